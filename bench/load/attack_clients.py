"""Those who besiege a server: many at once from many addresses, who come back as often as they are thrown out."""

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

SPEAKERS, ASKERS, IDLERS = 80, 60, 100
"""How many send messages at a time, requests, and nothing that is whole."""
STREETS, HOUSES = 2, 100
"""Of which the addresses are made from which they come."""
_PATIENCE = 10.0
"""Seconds that one waits for an answer."""
_LONGEST_VISIT = 30.0
_OWN_ROOMS = 10
_RESET = struct.pack("ii", 1, 0)
_HEAD_END = b"\r\n\r\n"
_ANSWER = b"HTTP/1.1 "
_AT_MOST = 1 << 16
Visit = Callable[[socket.socket], Awaitable[None]]


@dataclass(frozen=True)
class Plan:
    """What is to be sent, and to whom."""

    port: int
    links: tuple[str, ...]
    """Of the tables that are attacked."""
    messages: int
    requests: int
    seed: int = 7


@dataclass
class Sent:
    """What went over the wire; a line that does not take what is sent adds nothing."""

    messages: int = 0
    requests: int = 0
    connections: int = 0
    answers: Counter[str] = field(default_factory=Counter[str])
    """By their status."""


class Room(Struct, rename="camel"):
    """A room, as far as a spy is concerned."""

    spectator_link: str = ""
    game: str = ""
    version: int = 0
    type: str = ""


class Made(Struct, rename="camel"):
    """A room of one's own."""

    room: str
    spectator_link: str
    host_key: str


class Besiegers:
    """All of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.sent = Sent()
        self._lot = Random(plan.seed)
        self._host = f"127.0.0.1:{plan.port}"
        self._targets: list[Target] = []

    async def attack(self) -> None:
        """Attack until so much is sent as was planned."""
        for link in self.plan.links:
            await self._reach(lambda line, link=link: self._spy(line, link))
        for _ in range(_OWN_ROOMS):
            await self._reach(self._settle)
        async with TaskGroup() as idle:
            idlers = [idle.create_task(self._go_on(self._stay_idle, lambda: True)) for _ in range(IDLERS)]
            async with TaskGroup() as group:
                for _ in range(SPEAKERS):
                    group.create_task(self._go_on(self._speak, lambda: self.sent.messages < self.plan.messages))
                for _ in range(ASKERS):
                    group.create_task(self._go_on(self._ask, lambda: self.sent.requests < self.plan.requests))
            for one in idlers:
                one.cancel()

    async def _go_on(self, visit: Visit, wanted: Callable[[], bool]) -> None:
        while wanted():
            await self._reach(visit)

    async def _reach(self, visit: Visit) -> None:
        """Come to the server from one of many addresses, and back again; whatever ends the line, it is over."""
        lot = self._lot
        with suppress(OSError, TimeoutError), socket.socket() as line:
            line.setblocking(False)
            line.bind((f"127.9.{lot.randrange(STREETS)}.{lot.randrange(HOUSES) + 1}", 0))
            async with asyncio.timeout(_PATIENCE):
                await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.plan.port))
            self.sent.connections += 1
            if lot.random() < 0.3:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            async with asyncio.timeout(_LONGEST_VISIT):
                await visit(line)

    async def _open(self, line: socket.socket, link: str) -> bytes:
        """Make a WebSocket of a line; return what was said beyond it."""
        await _say(line, malformed_inputs.upgrade(link, self._host))
        heard = b""
        async with asyncio.timeout(_PATIENCE):
            while _HEAD_END not in heard:
                heard += await _hear(line)
        return heard.partition(_HEAD_END)[2]

    async def _spy(self, line: socket.socket, link: str) -> None:
        """See what a stranger is told of a table."""
        told: dict[str, Room] = {}
        heard = await self._open(line, link)
        await _say(line, malformed_inputs.hello(Target(link)))
        while not {"room", "game"} <= told.keys():
            heard += await _hear(line)
            while (found := malformed_inputs.whole(heard)) is not None:
                text, heard = found
                told |= {message.type: message for message in msgspec.json.decode(text, type=list[Room])}
        self._targets.append(Target(link, told["room"].spectator_link, told["game"].game, told["game"].version))

    async def _settle(self, line: socket.socket) -> None:
        """Open a room of one's own."""
        heard = b""
        asked = f"POST /api/rooms HTTP/1.1\r\nHost: {self._host}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{{}}"
        await _say(line, asked.encode())
        with suppress(ConnectionError):
            while True:
                heard += await _hear(line)
        made = msgspec.json.decode(heard.partition(_HEAD_END)[2], type=Made)
        self._targets.append(Target(made.room, made.spectator_link, keys=(made.host_key,)))

    async def _speak(self, line: socket.socket) -> None:
        """Come in by a link and say what one should not."""
        lot = self._lot
        at = lot.choice(self._targets)
        await self._open(line, lot.choice((at.link, at.link, at.link, at.watch, "nowhere")))
        if lot.random() < 0.7:
            await _say(line, malformed_inputs.hello(at))
            self.sent.messages += 1
        for _ in range(lot.randrange(1, 12)):
            said = malformed_inputs.messages(lot, at, lot.randrange(1, 20))
            await _say(line, b"".join(said))
            self.sent.messages += len(said)
            if lot.random() < 0.8:
                await asyncio.sleep(0)
                _clear(line)

    async def _ask(self, line: socket.socket) -> None:
        """Ask for what one should not; one thing after the other, or several in a row."""
        lot = self._lot
        many = lot.choice((1, 1, 1, 2, 10))
        for _ in range(lot.choice((1, 1, 5))):
            await _say(line, b"".join(malformed_inputs.request(lot, self._host) for _ in range(many)))
            self.sent.requests += many
            if lot.random() < 0.2:
                break
            async with asyncio.timeout(_PATIENCE):
                answer = await asyncio.get_running_loop().sock_recv(line, _AT_MOST)
            if answer.startswith(_ANSWER):
                self.sent.answers[answer[len(_ANSWER) :][:3].decode()] += 1
            if not answer:
                break

    async def _stay_idle(self, line: socket.socket) -> None:
        """Ask for half of something, and wait to be thrown out."""
        await _say(line, malformed_inputs.half(self._lot))
        self.sent.requests += 1
        while True:
            await _hear(line)


async def _say(line: socket.socket, said: bytes) -> None:
    await asyncio.get_running_loop().sock_sendall(line, said)


async def _hear(line: socket.socket) -> bytes:
    heard = await asyncio.get_running_loop().sock_recv(line, _AT_MOST)
    if not heard:
        raise ConnectionError
    return heard


def _clear(line: socket.socket) -> None:
    """Take what has come; raise ConnectionError where nothing will any more."""
    with suppress(BlockingIOError):
        if not line.recv(1 << 20):
            raise ConnectionError


def besiege(plan: Plan, tells: Connection) -> None:
    """Attack, in a process of one's own, and tell each second how much was sent."""
    besiegers = Besiegers(plan)

    async def report() -> None:
        while True:
            tells.send(besiegers.sent)
            await asyncio.sleep(1)

    async def attack() -> None:
        reporting = asyncio.create_task(report())
        await besiegers.attack()
        reporting.cancel()

    asyncio.run(attack())
    tells.send(besiegers.sent)
