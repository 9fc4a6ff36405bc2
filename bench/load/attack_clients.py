"""Attackers of a server: many at once from many addresses, which reconnect whenever they are disconnected."""

import asyncio
import socket
import struct
from asyncio import TaskGroup
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random

import msgspec
from msgspec import Struct

from bench.load import malformed_inputs
from bench.load.malformed_inputs import Target

MESSAGE_SENDERS, REQUEST_SENDERS, IDLE_CLIENTS = 80, 60, 100
"""The numbers of concurrent attackers that send messages, that send requests, and that send incomplete data."""
SUBNETS, ADDRESSES = 2, 100
"""The ranges of their addresses."""
_TIMEOUT = 10.0
"""Seconds to wait for a response."""
_LONGEST_VISIT = 30.0
_OWN_ROOMS = 10
_RESET = struct.pack("ii", 1, 0)
_HEAD_END = b"\r\n\r\n"
_ANSWER = b"HTTP/1.1 "
_AT_MOST = 1 << 16
Visit = Callable[[socket.socket], Awaitable[None]]


@dataclass(frozen=True)
class Plan:
    """The amount of data to send, and its targets."""

    port: int
    links: tuple[str, ...]
    """The links of the attacked tables."""
    messages: int
    requests: int
    seed: int = 7


@dataclass
class Sent:
    """The data that was sent; a connection that does not accept data adds nothing."""

    messages: int = 0
    requests: int = 0
    connections: int = 0
    answers: Counter[str] = field(default_factory=Counter[str])
    """By status."""


class Room(Struct, rename="camel"):
    """The fields of a room that an attacker reads."""

    spectator_link: str = ""
    game: str = ""
    version: int = 0
    type: str = ""


class Made(Struct, rename="camel"):
    """The response to the creation of a room."""

    room: str
    spectator_link: str
    host_key: str


class AttackClients:
    """All attackers."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.sent = Sent()
        self._random = Random(plan.seed)
        self._host = f"127.0.0.1:{plan.port}"
        self._targets: list[Target] = []

    async def attack(self) -> None:
        """Attack until the planned amount is sent."""
        for link in self.plan.links:
            await self._connect(lambda connection, link=link: self._spy(connection, link))
        for _ in range(_OWN_ROOMS):
            await self._connect(self._create_room)
        async with TaskGroup() as idle:
            idlers = [idle.create_task(self._repeat(self._stay_idle, lambda: True)) for _ in range(IDLE_CLIENTS)]
            async with TaskGroup() as group:
                for _ in range(MESSAGE_SENDERS):
                    group.create_task(
                        self._repeat(self._send_messages, lambda: self.sent.messages < self.plan.messages)
                    )
                for _ in range(REQUEST_SENDERS):
                    group.create_task(
                        self._repeat(self._send_requests, lambda: self.sent.requests < self.plan.requests)
                    )
            for one in idlers:
                one.cancel()

    async def _repeat(self, visit: Visit, is_wanted: Callable[[], bool]) -> None:
        while is_wanted():
            await self._connect(visit)

    async def _connect(self, visit: Visit) -> None:
        """Connect from one of many addresses, and run a visit until it or the connection ends."""
        draw = self._random
        with suppress(OSError, TimeoutError), socket.socket() as connection:
            connection.setblocking(False)
            connection.bind((f"127.9.{draw.randrange(SUBNETS)}.{draw.randrange(ADDRESSES) + 1}", 0))
            async with asyncio.timeout(_TIMEOUT):
                await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", self.plan.port))
            self.sent.connections += 1
            if draw.random() < 0.3:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            async with asyncio.timeout(_LONGEST_VISIT):
                await visit(connection)

    async def _open(self, connection: socket.socket, link: str) -> bytes:
        """Upgrade a connection to a WebSocket; return the data received after the response."""
        await _send(connection, malformed_inputs.upgrade(link, self._host))
        received = b""
        async with asyncio.timeout(_TIMEOUT):
            while _HEAD_END not in received:
                received += await _receive(connection)
        return received.partition(_HEAD_END)[2]

    async def _spy(self, connection: socket.socket, link: str) -> None:
        """Record what a spectator is sent about a table."""
        messages_by_type: dict[str, Room] = {}
        received = await self._open(connection, link)
        await _send(connection, malformed_inputs.hello(Target(link)))
        while not {"room", "game"} <= messages_by_type.keys():
            received += await _receive(connection)
            while (found := malformed_inputs.parse_frame(received)) is not None:
                text, received = found
                messages_by_type |= {message.type: message for message in msgspec.json.decode(text, type=list[Room])}
        self._targets.append(
            Target(
                link,
                messages_by_type["room"].spectator_link,
                messages_by_type["game"].game,
                messages_by_type["game"].version,
            )
        )

    async def _create_room(self, connection: socket.socket) -> None:
        """Create a room."""
        received = b""
        asked = f"POST /api/rooms HTTP/1.1\r\nHost: {self._host}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{{}}"
        await _send(connection, asked.encode())
        with suppress(ConnectionError):
            while True:
                received += await _receive(connection)
        made = msgspec.json.decode(received.partition(_HEAD_END)[2], type=Made)
        self._targets.append(Target(made.room, made.spectator_link, keys=(made.host_key,)))

    async def _send_messages(self, connection: socket.socket) -> None:
        """Open a WebSocket, and send hostile messages."""
        draw = self._random
        at = draw.choice(self._targets)
        await self._open(connection, draw.choice((at.link, at.link, at.link, at.watch, "nowhere")))
        if draw.random() < 0.7:
            await _send(connection, malformed_inputs.hello(at))
            self.sent.messages += 1
        for _ in range(draw.randrange(1, 12)):
            payload = malformed_inputs.messages(draw, at, draw.randrange(1, 20))
            await _send(connection, b"".join(payload))
            self.sent.messages += len(payload)
            if draw.random() < 0.8:
                await asyncio.sleep(0)
                _discard_received(connection)

    async def _send_requests(self, connection: socket.socket) -> None:
        """Send hostile requests, one at a time or pipelined."""
        draw = self._random
        many = draw.choice((1, 1, 1, 2, 10))
        for _ in range(draw.choice((1, 1, 5))):
            await _send(connection, b"".join(malformed_inputs.request(draw, self._host) for _ in range(many)))
            self.sent.requests += many
            if draw.random() < 0.2:
                break
            async with asyncio.timeout(_TIMEOUT):
                answer = await asyncio.get_running_loop().sock_recv(connection, _AT_MOST)
            if answer.startswith(_ANSWER):
                self.sent.answers[answer[len(_ANSWER) :][:3].decode()] += 1
            if not answer:
                break

    async def _stay_idle(self, connection: socket.socket) -> None:
        """Send an incomplete request, and wait for the disconnection."""
        await _send(connection, malformed_inputs.incomplete_request(self._random))
        self.sent.requests += 1
        while True:
            await _receive(connection)


async def _send(connection: socket.socket, payload: bytes) -> None:
    await asyncio.get_running_loop().sock_sendall(connection, payload)


async def _receive(connection: socket.socket) -> bytes:
    received = await asyncio.get_running_loop().sock_recv(connection, _AT_MOST)
    if not received:
        raise ConnectionError
    return received


def _discard_received(connection: socket.socket) -> None:
    """Discard received data; raise ConnectionError where the connection has ended."""
    with suppress(BlockingIOError):
        if not connection.recv(1 << 20):
            raise ConnectionError


def run_attack(plan: Plan, sender: Connection) -> None:
    """Attack, in a process of its own, and report each second how much was sent."""
    attackers = AttackClients(plan)

    async def report() -> None:
        while True:
            sender.send(attackers.sent)
            await asyncio.sleep(1)

    async def attack() -> None:
        reporting = asyncio.create_task(report())
        await attackers.attack()
        reporting.cancel()

    asyncio.run(attack())
    sender.send(attackers.sent)
