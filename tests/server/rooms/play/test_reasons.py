"""What robots say of their answers: sent with the step, stored with the game, and in its replay."""

import sqlite3

import pytest

from monopolista.bots import reason
from monopolista.games.interface.views import Reason
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.review.replays import build_replay
from tests.server.house import Guest, House, again, play_until, seat_persons

pytestmark = pytest.mark.anyio
ENOUGH = 4


def reasons_shown(guest: Guest) -> dict[int, Reason]:
    """Return the reasons that a new client receives, by the number of the step."""
    steps = guest.room.game.steps_for((), 0) if guest.room.game else []
    return {number: step.reason for number, step in enumerate(steps) if step.reason is not None}


async def playing(house: House) -> list[Guest]:
    """Return a client at a table of bots that have given some reasons."""
    guests = await seat_persons(house, 1, 3)
    await play_until(guests, lambda _: len(reasons_shown(guests[0])) >= ENOUGH)
    return guests


async def test_a_robots_answer_is_sent_with_its_reason_and_a_persons_is_not(house: House) -> None:
    [guest] = await playing(house)
    steps = guest.table.steps
    assert all(steps[number].seat in (1, 2, 3) for number in reasons_shown(guest))
    assert {steps[number].action.split(" ")[0] for number in reasons_shown(guest)} <= {
        "decline",
        "pass",
        "propose",
        "accept",
        "refuse",
    }


async def test_after_a_restart_and_in_the_replay_they_are_the_same(house: House) -> None:
    [guest] = guests = await playing(house)
    before = reasons_shown(guest)
    found = house.store.find_game(guest.room.row.game)
    assert found is not None
    steps = run_to_end(build_replay(*found)).steps
    assert {number: step.reason for number, step in enumerate(steps) if step.reason is not None} == before
    [guest] = await again(house, guests)
    assert reasons_shown(guest) == before


async def test_reasons_that_are_damaged_cost_no_game(house: House) -> None:
    [guest] = guests = await playing(house)
    version = guest.table.version
    base = sqlite3.connect(house.path)
    with base:
        base.execute("UPDATE reasons SET word = 'gains'")
    base.close()
    [guest] = await again(house, guests)
    assert guest.table.version == version
    assert reasons_shown(guest) == {}


async def test_a_robot_that_finds_no_reason_answers_all_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    assert reason
    monkeypatch.setattr("monopolista.server.rooms.play.autoplay.reason", broken)
    [guest] = await seat_persons(house, 1, 3)
    await play_until([guest], lambda table: table.view().turns >= ENOUGH)
    assert reasons_shown(guest) == {}
