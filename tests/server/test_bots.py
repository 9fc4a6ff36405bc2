"""Bots at the server's table: their faults stop no game."""

import pytest

from monopolista.games.classic.editions import Options
from monopolista.server import driver
from monopolista.table import Table
from tests.server.house import House, play_until, seat_persons

pytestmark = pytest.mark.anyio


def fail(*_: object) -> None:
    """Be a bot that cannot decide."""
    raise RuntimeError("no idea")


@pytest.mark.parametrize(("edition", "verbs"), [("italy", {"ride", "go"}), ("belgium-nl", {"take"})])
async def test_a_bot_that_cannot_decide_answers_every_kind_of_question(
    house: House, monkeypatch: pytest.MonkeyPatch, edition: str, verbs: set[str]
) -> None:
    def all_answered(table: Table) -> bool:
        return verbs <= {step.action.split(" ")[0] for step in table.steps if step.seat in (1, 2)}

    monkeypatch.setattr(driver, "decide", fail)
    guests = await seat_persons(house, 1, bots=2, edition=edition, options=Options(speedy=True, cash=50_000))
    await play_until(guests, all_answered)
    assert not guests[0].table.over
