"""An answer is given automatically only where no other is possible and nothing is given away by it."""

from tests.games.classic.scenario import BROWN, Scenario, position
from tests.text.play import random_positions


def forced(game: Scenario, seat: int = 0) -> str:
    """Return the automatic answer of a seat."""
    return game.table.forced(seat)


def test_the_dice_are_rolled_and_handed_on_where_nothing_else_is_to_be_said() -> None:
    assert forced(position()) == "roll"
    assert forced(position(stage="end", owns={0: [5, 39]})) == "end"
    assert forced(position(), seat=1) == ""


def test_a_seat_that_could_build_or_redeem_is_asked() -> None:
    assert forced(position(stage="end", owns={0: BROWN})) == ""
    assert forced(position(owns={0: [5]}, mortgaged=[5])) == ""


def test_a_rent_that_may_still_be_asked_is_not_rolled_away() -> None:
    game = position(seats=2, owns={1: [3]}, asks_itself=[1])
    game.roll(1, 2)
    assert "rent-due" in {kind for kind, _ in map(game.table.words, game.events)}
    assert forced(game) == ""


def test_who_cannot_buy_may_still_raise_the_money() -> None:
    game = position(at={0: 0}, cash={0: 10})
    game.roll(1, 2)
    assert (game.question.kind, forced(game)) == ("buy", "decline")
    game = position(at={0: 0}, cash={0: 10}, owns={0: [39]})
    game.roll(1, 2)
    assert (game.question.kind, forced(game)) == ("buy", "")


def test_an_offer_that_waits_is_a_choice() -> None:
    game = position(owns={1: [5]})
    game.does("1: propose 0 give 5 money -50")
    assert forced(game) == ""


def test_what_is_forced_is_offered_and_leaves_nobody_broke() -> None:
    seen = set[str]()
    for first in random_positions(12, every=3):
        for seat in range(first.seats):
            action = first.forced(seat)
            if action:
                assert first.refusal(seat, action) == ""
                seen.add(action.partition(" ")[0])
    assert {"roll", "end"} <= seen
    assert "bankrupt" not in seen
