"""What the numbers of an action stand for is said of every answer, in both games."""

import pytest

from monopolista import Table
from monopolista.games.deal.actions.describe_action import TARGETS
from monopolista.games.deal.rules import verbs as deal_verbs
from monopolista.games.deal.rules.records import KINDS


@pytest.mark.parametrize(
    ("edition", "seats"), [("italy", 3), ("belgium-nl", 4), ("italy-2013", 5), ("deal", 2), ("deal", 5)]
)
def test_whatever_is_offered_names_what_there_is(edition: str, seats: int) -> None:
    options = {"speedy": True} if edition == "italy-2013" else None
    table = Table(edition, seats, seed=5, options=options)
    described: set[str] = set()
    while not table.over and table.version < 600:
        for seat in table.asked:
            for offer in table.offers(seat):
                said = table.describe(offer.action(offer.low))
                assert said.startswith(offer.verb)
                assert "not" not in said.split()
                described.add(offer.verb)
        seat = table.next_asked
        table.play(seat, table.plain_answer(seat))
    for step in table.steps:
        assert table.describe(step.action).startswith(step.action.split(" ")[0])
    assert len(described) > 5


def test_each_kind_of_card_that_is_played_with_a_target_says_what_it_is() -> None:
    hand = [
        "sly-deal",
        "forced-deal",
        "deal-breaker",
        "debt-collector",
        "rent-red-yellow",
        "rent-any",
        "house",
        "hotel",
    ]
    table = Table("deal", 2, seed=1)
    table.set_position(
        hands={0: [*hand, "pass-go", "birthday", "double-rent"]},
        sets={0: ["red: red-1", "brown: brown-1 brown-2", "green: green-1 green-2 green-3 house"],
              1: ["pink: pink-1", "dark-blue: dark-blue-1 dark-blue-2"]},
    )  # fmt: skip
    kinds = {False: set[str](), True: set[str]()}
    for offer in table.offers(0):
        if offer.verb == "play":
            kind: int = table.box.pack.kind[offer.subject]
            kinds[offer.low != deal_verbs.NO_TARGET].add(KINDS[kind])
    assert kinds[True] == {KINDS[kind] for kind in TARGETS}
    assert kinds[False] == {"pass-go", "birthday", "double"}


@pytest.mark.parametrize(
    ("edition", "action", "said"),
    [
        ("italy", "roll", "roll"),
        ("italy", "roll 3 4", "roll 3 and 4"),
        ("italy", "roll 3 4 5", "roll 3 and 4, 5 with the Speedy die"),
        ("italy", "bid 120", "bid 120"),
        ("italy", "mortgage 40", "mortgage square 40, which there is not"),
        ("italy", "accept 7", "accept proposal 7"),
        ("italy", "ride 3", "ride by both dice"),
        ("italy", "get_card 1", "get_card jail card 1 of the chest cards"),
        ("uk", "propose 1 get 39 money -50", "propose to seat 1: get Mayfair (square 39), be paid 50"),
        ("deal", "lay 31 8", "lay red-1 (card 31) into pink (set 8)"),
        ("deal", "no 74 2", "no just-say-no (card 74) in the duel over seat 2"),
        ("deal", "play 83 2", "play debt-collector (card 83) against seat 2"),
        ("deal", "play 86", "play birthday (card 86)"),
        ("deal", "play 86 3", "play birthday (card 86) with a target it has not"),
        ("deal", "play 999 3", "play card 999, which there is not"),
        ("deal", "end", "end"),
    ],
)
def test_an_answer_is_described_in_words(edition: str, action: str, said: str) -> None:
    assert Table(edition, 2, seed=1).describe(action) == said
