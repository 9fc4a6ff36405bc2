"""The forecast of the next roll is what the roll brings."""

import pytest

from monopolista.bots import decide
from monopolista.games.classic.rules import events
from monopolista.table import CHANCE, Table

BOXES = ["italy", "belgium-nl", "us"]
DUE = (events.PAID, events.OWES)


def before_a_roll(edition: str) -> Table:
    """Return a table in the middle of a game, where a player is about to roll."""
    table = Table(edition, seats=4, seed=11)
    while table.view().turns < 70 or table.question.kind != "roll":
        partners = [trade.partner for trade in table.view().trades]
        seat = (partners or table.asked)[0]
        table.play(seat, decide("regular", table, seat, lambda limit: table.version % limit))
    return table


@pytest.mark.parametrize("edition", BOXES)
def test_the_next_roll_leads_where_the_forecast_said_and_costs_as_much(edition: str) -> None:
    table = before_a_roll(edition)
    ahead = table.view().ahead
    assert ahead is not None
    assert sum(goal.ways for goal in ahead.goals) == 36
    assert sum(goal.amount > 0 for goal in ahead.goals) >= 2
    for total, goal in enumerate(ahead.goals, start=2):
        trial = Table(edition, seats=4, chance=None)
        trial.set_up(table.state())
        trial.play(ahead.seat, "roll")
        first = max(1, total - 6)
        emitted = trial.play(CHANCE, f"roll {first} {total - first}")
        moved = next(event for event in emitted if event.kind == events.MOVED)
        assert (moved.seat, moved.subject) == (ahead.seat, goal.square)
        due = {(event.other, event.amount) for event in emitted if event.kind in DUE and event.seat == ahead.seat}
        assert due == ({(goal.payee, goal.amount)} if goal.amount else set())
