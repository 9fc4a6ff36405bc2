"""The line to a server: whatever it loses, each command is answered once, and nothing is said too often."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from monopolista.client.address import Address
from monopolista.client.connection import Connection, ServerUnavailableError, TableNotFoundError, fresh_id
from monopolista.protocol.client_messages import Hello, SetPace
from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.server_messages import Done

pytestmark = pytest.mark.anyio

Serving = Callable[[ServerConnection, int], Awaitable[None]]
TALK: dict[str, Any] = {
    "type": "chat", "enabled": True, "spectators": False, "readable": True, "complete": True, "lines": [],
    "reactions": [],
}  # fmt: skip


async def hear(socket: ServerConnection) -> dict[str, Any]:
    return json.loads(await socket.recv())


async def tell(socket: ServerConnection, *messages: dict[str, Any]) -> None:
    await socket.send(json.dumps(messages))


def failure(code: str) -> dict[str, Any]:
    return {"type": "failure", "id": "", "code": code, "clause": "", "text": code, "version": 0}


def done(name: str) -> dict[str, Any]:
    return {"type": "done", "id": name, "version": 3}


async def at(
    serving: Serving, command: SetPace, lost: Callable[[], None] = lambda: None
) -> tuple[object, list[ServerMessage]]:
    """Send a command to a server that handles each connection, numbered from 0, as instructed."""
    received: list[ServerMessage] = []
    connections = 0

    async def handle(socket: ServerConnection) -> None:
        nonlocal connections
        connections += 1
        await serving(socket, connections - 1)

    async with asyncio.timeout(20), serve(handle, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        line = Connection(Address(f"http://127.0.0.1:{port}", "room"), lambda: Hello(["key"]), received.append, lost)
        running = asyncio.create_task(line.run())
        answered = asyncio.create_task(line.send(command))
        await asyncio.wait([running, answered], return_when=asyncio.FIRST_COMPLETED)
        result = running.exception() if running.done() else answered.result()
        running.cancel()
        await asyncio.gather(running, answered, return_exceptions=True)
        return result, received


async def test_a_command_whose_answer_was_lost_is_repeated_under_its_name() -> None:
    command = SetPace(fresh_id(), 0)
    said: list[dict[str, Any]] = []

    async def serving(socket: ServerConnection, number: int) -> None:
        assert (await hear(socket))["type"] == "hello"
        await tell(socket, TALK)
        said.append(await hear(socket))
        if number == 1:
            await tell(socket, done(command.id))
            await socket.wait_closed()

    answer, _ = await at(serving, command)
    assert answer == Done(command.id, 3)
    assert said == [said[0]] * 2


async def test_a_callback_is_notified_when_a_connection_has_ended() -> None:
    command, events = SetPace(fresh_id(), 0), list[str]()

    async def serving(socket: ServerConnection, number: int) -> None:
        assert (await hear(socket))["type"] == "hello"
        events.append(f"connected {number}")
        await tell(socket, TALK)
        if number == 1:
            await tell(socket, done(command.id))
            await socket.wait_closed()

    await at(serving, command, lambda: events.append("lost"))
    assert events == ["connected 0", "lost", "connected 1", "lost"]


async def test_what_was_said_too_fast_is_said_again_after_a_hello() -> None:
    command = SetPace(fresh_id(), 0)
    said: list[str] = []

    async def serving(socket: ServerConnection, _: int) -> None:
        said.extend([(await hear(socket))["type"], (await hear(socket))["type"]])
        await tell(socket, TALK, failure("too-much"), failure("too-much"))
        said.extend([(await hear(socket))["type"], (await hear(socket))["type"]])
        await tell(socket, done(command.id))
        await socket.wait_closed()

    answer, _ = await at(serving, command)
    assert answer == Done(command.id, 3)
    assert said == ["hello", "set-pace", "hello", "set-pace"]


async def test_an_answer_that_comes_twice_is_one() -> None:
    command = SetPace(fresh_id(), 0)

    async def serving(socket: ServerConnection, _: int) -> None:
        await tell(socket, TALK, done(command.id), done(command.id), TALK)
        await socket.wait_closed()

    answer, received = await at(serving, command)
    assert answer == Done(command.id, 3)
    assert len(received) == 4


async def test_of_a_table_that_there_is_not_the_line_says_so() -> None:
    async def serving(socket: ServerConnection, _: int) -> None:
        await tell(socket, failure("unknown-room"))

    error, _ = await at(serving, SetPace(fresh_id(), 0))
    assert isinstance(error, TableNotFoundError)


async def test_who_waits_for_an_answer_hears_what_has_ended_the_line_and_so_does_who_asks_later() -> None:
    async def handle(socket: ServerConnection) -> None:
        await tell(socket, failure("unknown-room"))
        await socket.wait_closed()

    async with asyncio.timeout(20), serve(handle, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        line = Connection(Address(f"http://127.0.0.1:{port}", "room"), lambda: Hello([]), print)
        running = asyncio.create_task(line.run())
        for _ in range(2):
            with pytest.raises(TableNotFoundError):
                await line.send(SetPace(fresh_id(), 0))
        assert isinstance(running.exception(), TableNotFoundError)


async def test_where_nobody_ever_answered_there_is_no_server() -> None:
    line = Connection(Address("http://127.0.0.1:9", "room"), lambda: Hello([]), print)
    with pytest.raises(
        ServerUnavailableError, match=r"no server answers at http://127\.0\.0\.1:9 \(Connection refused\)"
    ):
        await line.run()


@pytest.mark.parametrize("text", ["[" * 20_000, "no json", "{}"])
async def test_what_is_no_message_of_a_table_ends_the_line_in_one_line(text: str) -> None:
    async def serving(socket: ServerConnection, _: int) -> None:
        await hear(socket)
        await socket.send(text)

    result, _ = await at(serving, SetPace(fresh_id(), 0))
    assert isinstance(result, ServerUnavailableError)
    assert "sent a message that this version does not understand" in str(result)
    assert "\n" not in str(result)
