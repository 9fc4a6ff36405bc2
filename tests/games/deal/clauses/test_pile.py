"""DEAL-9: when the draw pile is empty, the discards become a new one."""

import pytest

from monopolista.engine.seats import CHANCE
from monopolista.games.deal.editions import Options, load
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from tests.games.deal.scenario import position


@pytest.mark.clause("DEAL-9")
def test_the_discards_become_the_pile_when_a_card_is_wanted() -> None:
    game = position(pile=["money-1"], hands={1: ["money-2"]}, discards=["house"])
    game.does("0: end")
    discards = len(game.discards)
    game.draw("money-1")
    assert game.has_event("reshuffled", amount=discards, clause="DEAL-9")
    assert (game.discards, game.state.pile, game.asked) == ([], discards, [CHANCE])
    game.draw("house")
    assert game.hand(1) == ["money-2", "money-1", "house"]


@pytest.mark.clause("DEAL-9")
def test_an_empty_pile_stays_empty_until_a_card_is_wanted() -> None:
    game = position(pile=[], hands={0: ["money-1", "pass-go"]})
    game.does("0: bank money-1")
    assert game.state.pile == 0
    assert "pass-go" not in game.hand(1)
    game.does("0: play pass-go")
    assert game.has_event("reshuffled")
    assert game.state.pile > 0
    game.draw("pass-go", "pass-go")
    assert game.hand(0) == ["pass-go", "pass-go"]


@pytest.mark.clause("DEAL-9")
def test_only_discards_are_shuffled_back() -> None:
    game = position(
        pile=[], hands={0: ["money-1"], 1: ["money-2"]}, banks={0: ["money-5"]}, sets={1: ["red: red-1 wild-any"]}
    )
    game.does("0: end")
    for key in ("money-1#1", "money-2#1", "money-5#1", "red-1", "wild-any#1"):
        game.refuses(CHANCE, f"draw {key}", "DEAL-2")
    assert game.state.pile == 106 - 5
    game.draw("wild-any#2", "red-2")


def all_but(pile: str) -> tuple[list[str], list[str]]:
    """Return all other cards: those of a bank, and the properties as sets of their first colours."""
    box = load()
    numbers = {f"#{number}": card for number, card in enumerate(box.cards) if card.key != pile}
    alike: dict[str, list[str]] = {}
    for number, card in numbers.items():
        if card.kind in ("property", "wild", "wild-any"):
            alike.setdefault((card.colours or COLOUR_KEYS)[0], []).append(number)
    sets: list[str] = []
    for colour, cards in alike.items():
        size = box.pack.size[COLOUR_KEYS.index(colour)]
        rows = [cards[first : first + size] for first in range(0, len(cards), size)]
        sets += [f"{colour}.{which}: {' '.join(row)}" for which, row in enumerate(rows, 1)]
    laid = {number for cards in alike.values() for number in cards}
    return [number for number in numbers if number not in laid], sets


@pytest.mark.clause("DEAL-9")
def test_where_no_card_is_left_anywhere_nobody_draws_and_the_game_goes_on() -> None:
    banks, sets = all_but("money-10")
    game = position(3, pile=["money-10"], banks={2: banks}, sets={2: sets})
    game.does("0: end")
    game.draw("money-10")
    assert game.has_event("no-cards", seat=1, clause="DEAL-9")
    assert (game.hand(1), game.question, game.asked) == (["money-10"], "to-play", [1])
    game.does("1: bank money-10", "1: end")
    assert game.winners == [2]


@pytest.mark.option("excess")
@pytest.mark.clause("DEAL-9")
def test_cards_put_under_the_pile_are_no_discards() -> None:
    hand = [*["money-1"] * 6, "money-2", "house"]
    game = position(hands={0: hand}, pile=["money-5"], discards=["hotel"], options=Options(excess="under"))
    game.does("0: end", "0: discard house")
    assert game.state.pile == 2
    game.draw("money-5", "house")
    assert game.state.pile > 0
    assert "hotel" not in game.hand(1)
