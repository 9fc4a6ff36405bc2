"""A table is there for those who sit at it: nobody else fills it, and nobody stays who does not say who he is."""

import asyncio
import json
from types import SimpleNamespace

import anyio
import pytest
from anyio.abc import TaskGroup
from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from monopolista.protocol.client_messages import Act
from monopolista.protocol.people import SendChat
from monopolista.protocol.server_messages import Failure, RoomView
from monopolista.server.core import credentials
from monopolista.server.rooms import context, dispatcher, websocket
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import STEPS_AT_ONCE
from monopolista.server.rooms.people import admission
from monopolista.server.rooms.registry import RoomRegistry
from tests.server.house import Guest, House, play_until, seat_persons

pytestmark = pytest.mark.anyio


def most(house: House) -> int:
    return house.settings.max_connections


async def greet(house: House, first: Guest, *shown: str, spectator: bool = False) -> Guest:
    """Have a client connect and say hello."""
    guest = Guest(house, first.room, spectator=spectator)
    await guest.hello(*shown)
    return guest


def is_in(guest: Guest) -> bool:
    """Say whether a client was shown the room, or else that there is no place."""
    if guest.visitor.dismissed:
        assert [one.code for one in guest.received if isinstance(one, Failure)] == ["too-much"]
        assert not any(isinstance(one, RoomView) for one in guest.received)
    return not guest.visitor.dismissed


async def test_strangers_and_spectators_fill_their_own_places_and_nobody_elses(house: House) -> None:
    first, second = await seat_persons(house, 2)
    second.go()
    for spectator in (False, True):
        came = [await greet(house, first, spectator=spectator) for _ in range(most(house) + 1)]
        assert [is_in(guest) for guest in came] == [True] * most(house) + [False]
    assert is_in(await greet(house, first, *second.keys))
    assert is_in(await greet(house, first, *first.keys))
    assert first.room.presence.held_seats(first.room.row) == {0, 1}


async def test_a_foreign_key_makes_nobody_a_player(house: House) -> None:
    first, _ = await seat_persons(house, 2)
    for _ in range(most(house)):
        await greet(house, first)
    assert not is_in(await greet(house, first, credentials.new_key(house.context.randomness)))


async def test_the_silent_make_way_for_who_comes_after_them(house: House) -> None:
    first, second = await seat_persons(house, 2)
    silent = [Connection(spectator=False) for _ in range(most(house) + 3)]
    for visitor in silent:
        admission.admit(first.room, visitor)
    assert [visitor.dismissed for visitor in silent] == [True] * 3 + [False] * most(house)
    assert is_in(await greet(house, first, *second.keys))


async def test_of_the_lines_of_one_seat_the_oldest_goes(house: House) -> None:
    first, second = await seat_persons(house, 2)
    came = [await greet(house, first, *second.keys) for _ in range(admission.MOST_OF_ONE)]
    assert all(is_in(guest) for guest in came)
    assert second.visitor.dismissed
    assert not first.visitor.dismissed
    assert first.room.presence.held_seats(first.room.row) == {0, 1}


async def test_who_has_no_seat_is_shown_whole_games_only_so_often(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert STEPS_AT_ONCE == 500_000, "here, a tenth"
    monkeypatch.setattr(context, "STEPS_AT_ONCE", 50_000)
    house.put(house.store)
    guests = await seat_persons(house, 2)
    await play_until(guests, lambda table: table.version >= 200)
    shown = 0
    while is_in(watcher := await greet(house, guests[0], spectator=True)):
        shown += len(watcher.game.steps)
        watcher.go()
    assert 49_000 < shown <= 50_000
    assert is_in(await greet(house, guests[0], *guests[1].keys))
    house.clock.time += 60
    assert is_in(await greet(house, guests[0], spectator=True))


async def test_nobody_waits_for_what_is_a_strangers_business(house: House) -> None:
    first, second = await seat_persons(house, 2)
    stranger = await greet(house, first, credentials.new_key(house.context.randomness))
    act = Act("a", first.room.row.game, first.version, 0, "roll")
    async with first.room.exclusive():
        await dispatcher.receive(first.room, stranger.visitor, act)
        await dispatcher.receive(first.room, stranger.visitor, SendChat("b", 0, "Buh!"))
    assert [one.code for one in await stranger.listen() if isinstance(one, Failure)] == ["not-yours"] * 2
    assert isinstance(await second.act("mortgage 39"), Failure)


async def test_strangers_who_come_and_go_are_no_news(house: House) -> None:
    first, second = await seat_persons(house, 2)
    await first.listen()
    (await greet(house, first)).go()
    assert not first.visitor.room_dirty
    watcher = await greet(house, first, spectator=True)
    assert first.visitor.room_dirty
    await first.listen()
    assert first.room_view.spectators == 1
    watcher.go()
    second.go()
    await first.listen()
    assert (first.room_view.spectators, first.room_view.seats[1].present) == (0, False)


class _Line:
    """A WebSocket without a network."""

    def __init__(self, rooms: RoomRegistry, link: str) -> None:
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        state = SimpleNamespace(rooms=rooms)
        scope: Scope = {"type": "websocket", "path_params": {"link": link}, "app": SimpleNamespace(state=state)}
        scope["headers"] = list[tuple[bytes, bytes]]()
        self.socket = WebSocket(scope, self._said.get, self._sent.put)

    def say(self, kind: str, text: str = "") -> None:
        self._said.put_nowait({"type": f"websocket.{kind}", "text": text})

    async def next_sent(self) -> Message:
        return await self._sent.get()


async def open_line(house: House, group: TaskGroup) -> _Line:
    room, _ = house.open_room()
    line = _Line(RoomRegistry(house.context, group), room.row.id)
    group.start_soon(websocket.serve, line.socket)
    line.say("connect")
    assert (await line.next_sent())["type"] == "websocket.accept"
    return line


async def pass_time(house: House) -> None:
    while True:
        house.clock.time += 0.1
        await anyio.lowlevel.checkpoint()


async def test_who_does_not_say_hello_in_time_goes(house: House) -> None:
    with anyio.fail_after(20):
        async with anyio.create_task_group() as group:
            line = await open_line(house, group)
            group.start_soon(pass_time, house)
            assert [one["code"] for one in json.loads((await line.next_sent())["text"])] == ["too-much"]
            assert (await line.next_sent())["type"] == "websocket.close"
            group.cancel_scope.cancel()


async def test_who_said_hello_stays(house: House) -> None:
    with anyio.fail_after(20):
        async with anyio.create_task_group() as group:
            line = await open_line(house, group)
            line.say("receive", '{"type":"hello"}')
            assert json.loads((await line.next_sent())["text"])[0]["type"] == "room"
            until = house.clock.time + house.settings.hello_seconds * 2
            group.start_soon(pass_time, house)
            await house.clock.sleep(until - house.clock.time)
            line.say("receive", '{"type":"hello"}')
            while (message := await line.next_sent())["type"] == "websocket.send":
                if "room" in [one["type"] for one in json.loads(message["text"])]:
                    break
            assert message["type"] == "websocket.send"
            group.cancel_scope.cancel()
