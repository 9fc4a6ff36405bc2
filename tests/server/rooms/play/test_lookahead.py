"""Odds that look ahead at a table: sent when they are ready, held a while, and computed in a process of their own."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import pytest
from anyio import to_process

from monopolista.protocol.server_messages import Done, SeatOdds
from monopolista.server.core.clock import SystemClock
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.play import lookahead
from monopolista.server.rooms.play.win_odds import MAX_AGE, MAX_LOOKAHEADS, LookaheadOdds, WinOdds
from monopolista.simulate.lookahead import look_ahead
from tests.server.house import Guest, House, plain_answer, play_until, seat_persons
from tests.server.http.test_odds import MILLION, turns
from tests.server.running import server

pytestmark = pytest.mark.anyio

FORESEEN = [400_000, 600_000]
AFTER_A_FAILURE = 60.0
SECONDS = 300
"""In which a busy machine gets round to what is done at a low priority."""


def judging_of(guest: Guest) -> WinOdds:
    """What has been estimated of the game."""
    assert guest.room.game is not None
    assert guest.room.game.win_odds is not None
    return guest.room.game.win_odds


def ahead_of(guest: Guest) -> LookaheadOdds:
    """The position as it stands, to be looked ahead of."""
    found = WinOdds().next_position(guest.table)
    assert found is not None
    return found


async def current_odds(guest: Guest) -> SeatOdds:
    """The odds as a client receives them by now."""
    guest.room.broadcast(game=True)
    await guest.listen()
    assert guest.game.odds is not None
    return guest.game.odds


async def until(happened: Callable[[], bool]) -> None:
    """Let others go on until something has happened."""
    with anyio.fail_after(SECONDS):
        while not happened():
            await anyio.lowlevel.checkpoint()


async def answer(guests: list[Guest]) -> None:
    """Have one question answered."""
    seat = guests[0].table.next_asked
    assert isinstance(await guests[seat].act(plain_answer(guests[0].table, seat)), Done)


async def test_the_look_ahead_is_sent_and_stands_for_the_turn(house: House) -> None:
    guests = await seat_persons(house, 2, odds="everybody")
    await play_until(guests, turns(2))
    judging = judging_of(guests[0])
    assert judging.next_position(guests[0].table) is None, "it has been asked for, and is not asked for twice"
    judging.take_rollouts(ahead_of(guests[0]), FORESEEN)
    odds = await current_odds(guests[0])
    assert odds.now == odds.turns[-1].odds == FORESEEN
    assert odds.turns[0].odds != FORESEEN


async def test_it_is_held_for_some_answers_until_a_newer_look_ahead_and_then_dropped(house: House) -> None:
    guests = await seat_persons(house, 2, odds="everybody")
    first = guests[0].version
    judging_of(guests[0]).take_rollouts(ahead_of(guests[0]), FORESEEN)
    while guests[0].version <= first + 2 * MAX_AGE:
        await answer(guests)
        odds = await current_odds(guests[0])
        assert (odds.now == FORESEEN) == (guests[0].version - first <= MAX_AGE)
        assert odds.now in (FORESEEN, list(guests[0].table.odds() or ()))


async def test_at_the_end_the_result_is_sent_at_once(house: House) -> None:
    guests = await seat_persons(house, 2, odds="everybody")
    judging_of(guests[0]).take_rollouts(ahead_of(guests[0]), FORESEEN)
    await guests[0].act("bankrupt")
    assert (await current_odds(guests[0])).now == [0, MILLION]


async def test_nobody_looks_ahead_where_nobody_sees_the_odds_nor_by_the_clock(house: House) -> None:
    guests = await seat_persons(house, 2, odds="spectators")
    ahead = judging_of(guests[0]).next_position(guests[0].table)
    assert ahead is not None
    assert ahead.version == guests[0].version
    timed = await seat_persons(house, 2, odds="everybody", options={"timed": 60})
    assert judging_of(timed[0]).next_position(timed[0].table) is None


@pytest.mark.process
async def test_a_process_of_its_own_works_them_out_and_all_who_see_them_are_notified(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await seat_persons(house, 2, odds="everybody")
    for guest in guests:
        await current_odds(guest)
    table, last, notified = guests[0].table, guests[1].visitor, anyio.Event()

    def tell(*, room: bool, game: bool) -> None:
        Connection.mark_dirty(last, room=room, game=game)
        notified.set()

    monkeypatch.setattr(last, "mark_dirty", tell)
    async with anyio.create_task_group() as group:
        group.start_soon(house.context.lookahead.run, SystemClock())
        with anyio.fail_after(SECONDS):
            await notified.wait()
        group.cancel_scope.cancel()
    job = ahead_of(guests[0]).job
    for guest in guests:
        await guest.listen()
        assert guest.game.odds is not None
        assert guest.game.odds.now == look_ahead(job, table.save())
        assert guest.game.odds.now != list(table.odds() or ())


async def test_of_a_game_the_latest_position_alone_is_looked_ahead_of(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = list[int]()

    async def work(_: object, ahead: LookaheadOdds, *, cancellable: bool) -> list[int]:
        assert cancellable, "who closes the server does not wait"
        looked.append(ahead.version)
        return FORESEEN

    monkeypatch.setattr(to_process, "run_sync", work)
    guests = await seat_persons(house, 2, odds="everybody")
    for _ in range(3):
        await answer(guests)
        await current_odds(guests[0])
    async with anyio.create_task_group() as group:
        group.start_soon(house.context.lookahead.run, house.clock)
        await anyio.wait_all_tasks_blocked()
        group.cancel_scope.cancel()
    assert looked == MAX_LOOKAHEADS * [guests[0].version]


async def test_while_a_position_stands_it_is_looked_ahead_of_again_and_the_mean_is_sent(house: House) -> None:
    guests = await seat_persons(house, 2, odds="everybody")
    judging, ahead = judging_of(guests[0]), WinOdds().next_position(guests[0].table)
    for look in range(MAX_LOOKAHEADS):
        assert ahead is not None
        assert ahead.rounds == look
        ahead = judging.take_rollouts(ahead, [100_000 * look, MILLION - 100_000 * look])
        assert (await current_odds(guests[0])).now == [50_000 * look, MILLION - 50_000 * look]
    assert ahead is None, "chance has little left to add"


async def test_of_a_position_that_stands_no_longer_nothing_more_is_wanted(house: House) -> None:
    guests = await seat_persons(house, 2, odds="everybody")
    before = ahead_of(guests[0])
    await answer(guests)
    await current_odds(guests[0])
    assert judging_of(guests[0]).take_rollouts(before, FORESEEN) is None


async def test_where_it_fails_the_direct_odds_are_sent_and_later_it_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = list[int]()

    async def work(_: object, ahead: LookaheadOdds, *, cancellable: bool) -> list[int]:  # noqa: ARG001 (as it is called)
        tries.append(ahead.version)
        raise OSError("no more processes")

    monkeypatch.setattr(to_process, "run_sync", work)
    monkeypatch.setattr(lookahead, "_AFTER_A_FAILURE", AFTER_A_FAILURE)
    guests = await seat_persons(house, 2, odds="everybody")
    async with anyio.create_task_group() as group:
        group.start_soon(house.context.lookahead.run, house.clock)
        for _ in range(2):
            await answer(guests)
            assert (await current_odds(guests[0])).now == list(guests[0].table.odds() or ())
            await until(lambda: bool(tries))
            assert len(tries) == 1, "it has just been in vain"
        house.clock.time += AFTER_A_FAILURE
        await until(lambda: len(tries) == 2)
        group.cancel_scope.cancel()
    assert "the process for the odds failed" in caplog.text


@pytest.mark.process
async def test_the_program_as_it_is_started_looks_ahead(tmp_path: Path) -> None:
    with server(tmp_path, python=sys.executable) as running:
        room = running.make_room()
        with running.line(room["room"]) as line:
            line.send(type="hello", keys=[room["hostKey"]])
            seats = [{"kind": "open"}, {"kind": "open"}]
            table: dict[str, Any] = {"edition": "italy", "options": {}, "auctionSeconds": 0, "answerSeconds": 0}
            line.send(type="setup", id="setup", seats=seats, odds="everybody", **table)
            for seat in range(len(seats)):
                line.send(type="take-seat", id=f"take {seat}", seat=seat, name=f"Person {seat}", token="")
            line.send(type="start", id="start")
            run_to_end = line.hear("game")
            ahead = line.hear("game", SECONDS, version=run_to_end["version"])
        assert "Traceback" not in running.errors.read_text()
    assert sum(ahead["odds"]["now"]) == MILLION
    assert ahead["odds"]["now"] != run_to_end["odds"]["now"]
