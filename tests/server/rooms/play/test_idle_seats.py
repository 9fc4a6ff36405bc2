"""Who is there and does not answer holds nobody up for ever; and nobody loses time that they could not use."""

import random
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import anyio
import pytest

from monopolista.bots import decide
from monopolista.cli import main
from monopolista.games import GAMES
from monopolista.protocol.client_messages import Act, MakeRoom, PreviewTrade, StillHere
from monopolista.protocol.messages import ClientMessage
from monopolista.protocol.people import React, RoomEvent
from monopolista.protocol.server_messages import Done, Failure, RoomView
from monopolista.server.app import startup
from monopolista.server.core.clock import MIN_SECONDS
from monopolista.server.retention.policy import RetentionPolicy
from monopolista.server.rooms import dispatcher
from monopolista.server.rooms.context import Settings
from monopolista.server.rooms.play import autoplay
from monopolista.server.rooms.play.idle_seats import MOST
from monopolista.server.rooms.registry import RoomRegistry
from monopolista.server.storage.base import DatabaseUnavailableError, StorageFullError
from tests.server.cluster.test_cluster import Two, other
from tests.server.house import Guest, House, again, asks, play_until, seat_persons

pytestmark = pytest.mark.anyio
EDITIONS = [game.editions()[0] for game in GAMES.values()]
"""An edition of every game."""
LIMIT = 30


@pytest.fixture(params=EDITIONS)
def edition(request: pytest.FixtureRequest) -> str:
    return request.param


async def sit(house: House, edition: str, persons: int = 3, bots: int = 0) -> list[Guest]:
    return await seat_persons(house, persons, bots, answer=LIMIT, edition=edition)


def asked_of(guests: list[Guest]) -> Guest:
    """Return who has to answer now."""
    room = guests[0].room
    assert room.game is not None
    return guests[room.game.table.next_asked]


async def answer(guest: Guest) -> None:
    """Answer as a robot would, by hand."""
    assert guest.room.game is not None
    table = guest.room.game.table
    chosen = decide(table.game.usual, table, guest.seat, random.Random(1).randrange)
    assert isinstance(await guest.act(table.game.write(chosen)), Done)


async def wait(guest: Guest, seconds: float) -> None:
    """Let time pass, and the room do what is due by then."""
    guest.house.clock.time += seconds
    while await autoplay.tick(guest.room) == 0:
        pass


async def fall_silent(guests: list[Guest]) -> Guest:
    """Return a player who is no longer waited for, after too many timeouts; all others answer."""
    silent = asked_of(guests)
    for _ in range(1000):
        if silent.seat in silent.room.presence.stand_ins:
            return silent
        now = asked_of(guests)
        if now is silent:
            await wait(now, LIMIT)
        else:
            await answer(now)
    raise AssertionError("never silent")


def left(guest: Guest) -> float | None:
    """Return the seconds left of the countdown that runs."""
    countdown = guest.room.timers.countdown
    return None if countdown is None else countdown.ends - guest.room.timers.stopwatch.now()


async def test_a_new_table_begins_with_the_limit_that_the_server_was_given(house: House) -> None:
    house.settings = Settings(answer_seconds=180)
    house.put(house.store)
    async with anyio.create_task_group() as group:
        rooms = RoomRegistry(house.context, group)
        made = await rooms.create(MakeRoom())
        guest = Guest(house, house.find(made.room))
        await guest.hello(made.host_key)
        assert guest.room_view.answer_seconds == 180
        group.cancel_scope.cancel()


async def test_when_the_time_is_up_a_robot_answers_the_seat_is_kept_and_all_are_notified(
    house: House, edition: str
) -> None:
    guests = await sit(house, edition)
    late = asked_of(guests)
    assert late.game.countdown is not None
    assert (late.game.countdown.kind, late.game.countdown.seats) == ("answer", [late.seat])
    version = late.version
    await wait(late, LIMIT - 1)
    assert late.version == version
    await wait(late, 1)
    assert late.version > version
    for guest in guests:
        await guest.listen()
        assert [one for one in guest.received if isinstance(one, RoomEvent)] == [RoomEvent("late", late.seat, "")]
        assert not guest.room_view.seats[late.seat].stand_in, "once may happen"
    assert late.room_view.own_seats == [late.seat]


async def test_who_never_answers_is_waited_for_so_many_times_and_then_as_if_they_were_away(
    house: House, edition: str
) -> None:
    guests = await sit(house, edition)
    silent = await fall_silent(guests)
    for guest in guests:
        await guest.listen()
    events = [one for one in silent.received if isinstance(one, RoomEvent) and one.event == "late"]
    assert len(events) == MOST
    assert silent.room_view.own_seats == [silent.seat]
    assert silent.room_view.seats[silent.seat].present
    assert silent.room_view.seats[silent.seat].stand_in
    while asked_of(guests) is not silent:
        await answer(asked_of(guests))
    version = silent.version
    await wait(silent, silent.room.row.bot_pause / 1000)
    assert silent.version > version, "nobody waits for the limit any more"


@pytest.mark.parametrize("says", ["here", "react", "weigh", "act"])
async def test_a_player_who_sends_anything_is_waited_for_again(house: House, edition: str, says: str) -> None:
    guests = await sit(house, edition)
    silent = await fall_silent(guests)
    seat, game = silent.seat, silent.room.row.game
    messages: dict[str, ClientMessage] = {
        "here": StillHere("back"),
        "react": React("back", seat, "laugh"),
        "weigh": PreviewTrade("back", seat, "end"),
        "act": Act("back", game, silent.version, seat, "nothing of this name"),
    }
    await silent.say(messages[says])
    assert not silent.room_view.seats[seat].stand_in
    while asked_of(guests) is not silent:
        await answer(asked_of(guests))
    assert left(silent) == LIMIT
    version = silent.version
    await wait(silent, LIMIT - 1)
    assert silent.version == version


async def test_who_answers_in_between_begins_to_be_counted_anew(house: House, edition: str) -> None:
    guests = await sit(house, edition)
    slow, missed = asked_of(guests), 0
    for _ in range(300):
        now = asked_of(guests)
        if now is slow and missed % MOST < MOST - 1:
            await wait(now, LIMIT)
            missed += 1
        else:
            missed += now is slow
            await answer(now)
        if missed > 3 * MOST:
            break
    assert missed > 3 * MOST
    assert not slow.room.presence.stand_ins


async def test_others_hear_nothing_of_who_only_watches(house: House) -> None:
    guests = await sit(house, "italy")
    silent = await fall_silent(guests)
    stranger = Guest(house, silent.room)
    await stranger.hello()
    refused = await stranger.say(StillHere("back"))
    assert isinstance(refused[-1], Done)
    assert silent.seat in silent.room.presence.stand_ins


async def test_who_plays_with_robots_alone_has_all_the_time_there_is(house: House, edition: str) -> None:
    guests = await sit(house, edition, 1, 2)
    assert left(guests[0]) is None
    guests = await sit(house, edition, 2)
    await fall_silent(guests)
    assert left(guests[0]) is None, "nobody is held up who plays"


async def test_a_restart_takes_no_time_from_anybody(house: House, edition: str) -> None:
    guests = await sit(house, edition)
    asked = asked_of(guests)
    await wait(asked, LIMIT - 2)
    house.clock.time += 5000
    back = await again(house, guests)
    assert asked_of(back).version == asked.version
    now = left(back[0])
    assert now is not None
    assert now >= MIN_SECONDS


async def test_a_returning_player_has_some_seconds_and_only_once(house: House, edition: str) -> None:
    guests = await sit(house, edition)
    asked = asked_of(guests)
    await wait(asked, LIMIT - 2)
    version = asked.version
    for seconds in (MIN_SECONDS, MIN_SECONDS - 4):
        asked.go()
        await wait(guests[0] if guests[0] is not asked else guests[1], 1 if seconds == MIN_SECONDS else 4)
        asked.room.enter(asked.visitor)
        assert left(asked) == pytest.approx(seconds)
    assert asked.version == version


@contextmanager
def gone(house: House, error: Exception, seconds: float) -> Generator[None]:
    """Let the store take no step, and each attempt last so long; a database that is gone tells nothing either."""

    def fail(*_: object) -> None:
        house.clock.time += seconds
        raise error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.store, "append", fail)
        if isinstance(error, DatabaseUnavailableError):
            patch.setattr(house.store, "find_room", fail)
        yield


async def refused(guest: Guest, action: str, name: str, version: int) -> None:
    """Answer what cannot be kept: nobody hears more of it than that."""
    act = Act(name, guest.room.row.game, version, guest.seat, action)
    await dispatcher.receive(guest.room, guest.visitor, act)
    events = guest.visitor.outbox.pop()
    assert isinstance(events, Failure)
    assert events.code in ("not-now", "disk-full")


@pytest.mark.parametrize("error", [DatabaseUnavailableError("gone"), StorageFullError("full")])
async def test_while_nothing_can_be_kept_nobodys_time_passes(house: House, edition: str, error: Exception) -> None:
    guests = await sit(house, edition)
    asked = asked_of(guests)
    await wait(asked, LIMIT - 20)
    version, table = asked.version, asked.room.game
    assert table is not None
    action = table.table.game.write(decide(table.table.game.usual, table.table, asked.seat, random.Random(1).randrange))
    with gone(house, error, 10):
        for number in range(4):
            await refused(asked, action, f"try-{number}", version)
            house.clock.time += 60
    await autoplay.tick(asked.room)
    now = left(asked)
    assert now is not None
    assert now >= (20 if isinstance(error, DatabaseUnavailableError) else MIN_SECONDS)
    assert asked.version == version
    assert isinstance(await asked.act(action, version=version), Done)


async def test_what_a_robot_could_not_answer_while_nothing_could_be_kept_costs_nobody_a_seat(house: House) -> None:
    guests = await sit(house, "italy")
    asked = asked_of(guests)
    with gone(house, DatabaseUnavailableError("gone"), 10):
        house.clock.time += LIMIT
        with pytest.raises(DatabaseUnavailableError):
            await autoplay.tick(asked.room)
        house.clock.time += 1000
    now = await autoplay.tick(asked.room)
    assert now is not None
    assert now >= MIN_SECONDS
    await answer(asked)
    assert not asked.room.presence.idle.seats


async def test_the_clock_of_an_auction_stands_still_as_well_and_starts_anew_with_each_bid(house: House) -> None:
    guests = await seat_persons(house, 3, seconds=10)
    await play_until(guests, asks("auction"))
    house.clock.time += 8
    with gone(house, DatabaseUnavailableError("gone"), 10):
        await refused(guests[0], "bid 10", "bid", guests[0].version)
        house.clock.time += 100
    await autoplay.tick(guests[0].room)
    assert asks("auction")(guests[0].table)
    assert left(guests[0]) == pytest.approx(10), "a player who was not received has some seconds"
    assert isinstance(await guests[0].act("bid 10"), Done)
    assert left(guests[0]) == 10


async def test_the_same_is_so_of_a_table_at_two_processes(house: House, edition: str) -> None:
    table = Two(house, await sit(house, edition, 2))
    guests = await table.open()
    silent = asked_of(guests)
    for _ in range(1000):
        if silent.seat in silent.room.presence.stand_ins:
            break
        now = asked_of(guests)
        if now is silent:
            house.clock.time += LIMIT
            while await autoplay.tick(guests[0].room) == 0:
                pass
        else:
            await answer(now)
        await table.settle()
    for guest in guests:
        assert guest.last(RoomView).seats[silent.seat].stand_in
        assert guest.room.timers.countdown is None
    await silent.say(StillHere("back"))
    await table.settle()
    for guest in guests:
        assert not guest.last(RoomView).seats[silent.seat].stand_in


async def test_who_comes_over_from_a_process_that_was_killed_has_some_seconds(house: House, edition: str) -> None:
    table = Two(house, await sit(house, edition, 2))
    guests = await table.open()
    asked = asked_of(guests)
    stays = other(guests, asked)
    house.clock.time += LIMIT - 1
    table.bus.present[table.link].pop(guests.index(asked))
    stays.room.on_remote_change("here")
    async with stays.room.exclusive():
        pass
    assert asked.seat in stays.room.presence.away
    over = Guest(house, stays.room)
    await over.hello(*asked.keys)
    assert left(over) == pytest.approx(MIN_SECONDS)


@pytest.mark.parametrize(("command", "seconds"), [("serve", 180), ("play", 0)])
def test_a_server_for_strangers_limits_answers_and_a_household_does_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, seconds: int
) -> None:
    served: list[tuple[int, RetentionPolicy | None]] = []

    def serve(
        store: object, place: object, settings: Settings, *, keep: RetentionPolicy | None, **rest: object
    ) -> None:
        del store, place, rest
        served.append((settings.answer_seconds, keep))

    monkeypatch.setattr(startup, "serve", serve)
    assert main([command, "--port", "0", "--data", str(tmp_path)]) == 0
    assert served == [(seconds, RetentionPolicy(lobbies=7) if command == "serve" else None)]


def test_invalid_seconds_are_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ("-1", "3601"):
        assert main(["serve", f"--turn-timeout={wrong}"]) == 2
        expected = "give a whole number of seconds from 0 to 3600"
        assert capsys.readouterr().err == f"monopolista: --turn-timeout {wrong}: {expected}\n"
