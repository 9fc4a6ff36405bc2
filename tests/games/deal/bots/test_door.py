"""The door by which a card table asks its bots: they are handed what lies open and their own hand, no more."""

from typing import Any

import pytest

from monopolista.bots import decide, suggestion
from monopolista.engine.chance import Stream, seed_stream
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.registry import LEVELS
from monopolista.games.deal.bots.regular import policy
from monopolista.games.deal.rules.records import Hand, Pack, Seen
from monopolista.table import Table, seeded
from tests.games.deal.battery.worlds import Memory, other_world
from tests.games.deal.scenario import position
from tests.plugins.campaigns import Campaign

DRAW = seeded(1)


def in_debt(owed: str, **banks: list[str]) -> Table:
    """A table at which seat 1 has to pay for a card of seat 0."""
    game = position(2, hands={0: [owed]}, banks={1: banks["bank"]}, sets={1: banks.get("sets", [])})
    table = Table("deal", 2, chance=None)
    table.set_up(game.state)
    offer = next(one for one in table.offers(0) if one.verb == "play")
    table.play(0, f"play {offer.subject} {offer.low}" if offer.low >= 0 else f"play {offer.subject}")
    table.play(1, "allow 1")
    return table


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="random, risk-aware, regular"):
        decide("perfect", Table("deal", seed=1), 0, DRAW)
    with pytest.raises(ValueError, match="random, regular"):
        decide("risk-aware", Table("italy", seed=1), 0, DRAW)


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_every_decision_is_offered(level: str, seats: int, campaign: Campaign) -> None:
    table = Table("deal", seats, seed=seats)
    draw = seeded(seats)
    for _ in range(campaign.size(sample=60, full=300)):
        if not table.over:
            table.play(table.next_asked, decide(level, table, table.next_asked, draw))


def test_a_bot_is_handed_what_lies_open_and_its_own_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[tuple[type[Any], list[int]]] = []
    choose = policy.choose

    def look(pack: Pack, seen: Seen, hand: Hand, seat: int, answer: Answer) -> None:
        handed.append((type(seen), hand.cards[: hand.count]))
        choose(pack, seen, hand, seat, answer)

    monkeypatch.setattr(policy, "choose", look)
    table = Table("deal", 3, seed=2)
    decide("regular", table, table.next_asked, DRAW)
    assert handed == [(Seen, table.hand(table.next_asked))]


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_the_same_wherever_hidden_cards_lie(level: str, campaign: Campaign) -> None:
    table = Table("deal", 3, seed=6)
    stream = Stream()
    seed_stream(stream, 1, 2)
    for number in range(campaign.size(sample=60, full=200)):
        seat = table.next_asked
        if table.over:
            break
        other = Table("deal", 3, chance=None)
        other.set_up(other_world(table.state(), seat, Memory(), stream))
        decided = decide(level, table, seat, seeded(number))
        assert decide(level, other, seat, seeded(number)) == decided
        assert suggestion(other, seat) == suggestion(table, seat)
        table.play(seat, decided)


def test_a_suggestion_pays_what_is_owed_and_leaves_sets_alone() -> None:
    table = in_debt("debt-collector", bank=["money-3", "money-2"], sets=["green: green-1 green-2 green-3"])
    steps = [step.action for step in suggestion(table, 1)]
    assert set(steps) == {f"pick {card}" for card in table.view().players[1].bank} | {"pay"}
    assert suggestion(table, 0) == []
    for step in steps:
        table.play(1, step)
    assert table.question.kind == "to-play"


def test_a_suggestion_goes_on_from_what_is_picked() -> None:
    table = in_debt("debt-collector", bank=["money-3", "money-2", "money-4"])
    three = next(card for card in table.view().players[1].bank if table.box.cards[card].value == 3)
    table.play(1, f"pick {three}")
    steps = [step.action for step in suggestion(table, 1)]
    assert f"pick {three}" not in steps
    assert steps[-1] == "pay"
