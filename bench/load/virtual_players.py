"""Virtual players at many tables: each has a connection, follows the game, and answers at its time.

They decode only what the next answer needs: the load generator must not be the bottleneck.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from monopolista.games.classic.rules import verbs
from monopolista.protocol.client_messages import Act, Hello
from monopolista.protocol.people import Rematch

PREFERENCES = ("pass", "decline", "waive", "refuse", "roll", "end", "fine", "keep", "place", "ride", "go", "take",
               "sell", "mortgage", "bankrupt")  # fmt: skip
"""Answers in order of preference: players give the first that is offered."""
MAX_STEPS = 500
"""After this many steps players give up: a game of such players would never end."""
_CONCURRENT_CONNECTS = 25
"""How many clients connect at once."""


@dataclass(frozen=True)
class Load:
    """The load of a server."""

    tables: int = 500
    persons: int = 4
    robots: int = 0
    moves: int = 300
    """Players' answers per second, at all tables together."""
    seconds: int = 30
    processes: int = 1
    """Server processes; several need a PostgreSQL database."""
    postgres: int = 0
    """1 for a PostgreSQL server on this machine, 0 for a file."""
    share: int = 100
    """The percentage of a processor that each server process may use."""

    @property
    def seats(self) -> int:
        """The number of seats at a table."""
        return self.persons + self.robots


# Decoded messages: only the fields that the next answer needs; a missing field is unchanged.


class Question(Struct):
    """The seats that have to answer."""

    seats: list[int]


class Board(Struct):
    """The question at a table."""

    questions: list[Question] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class Offer(Struct):
    """An answer that a seat can give."""

    verb: str
    subject: int
    low: int
    high: int


class Own(Struct):
    """The answers that a client's own seat can give."""

    seat: int
    offers: list[Offer] | UnsetType = UNSET
    forced: str | UnsetType = UNSET


class Message(Struct):
    """Any message."""

    type: str
    id: str = ""
    version: int = 0
    game: str = ""
    code: str = ""
    table: Board | None = None
    own: list[Own] = []


@dataclass
class Move:
    """An answer in progress."""

    due: float
    version: int
    unseen: set[int]
    """The seats that have not seen it yet."""
    answered: bool = False


@dataclass
class Latencies:
    """The latencies of the answers."""

    due: int = 0
    """How many answers were due."""
    answered: list[float] = field(default_factory=list[float])
    """Seconds until the acknowledgement."""
    seen: list[float] = field(default_factory=list[float])
    """Seconds until all clients of the table had seen the answer."""
    failures: Counter[str] = field(default_factory=Counter[str])


class VirtualPlayer:
    """A virtual player: a connection, and the state of the game that it has received."""

    def __init__(self, table: "TablePlayers", number: int) -> None:
        self.table = table
        self.number = number
        self.received = 0
        """Bytes of received messages."""
        self.lost = False
        """Whether the connection has ended before the player left."""
        self._socket: ClientConnection | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.joined = asyncio.Event()
        """Set once the table was shown."""
        self.game = ""
        self.version = -1
        self.seats_asked: list[int] = []
        """The seats that answer first."""
        self.offers: list[Offer] = []
        self.forced = ""
        self.over = False

    async def connect(self, uri: str, own_address: str, key: str) -> None:
        """Connect from an address, authenticate with a key, and return once the table was shown."""
        self._socket = await connect(
            uri, local_addr=(own_address, 0), compression=None, max_size=None, proxy=None, ping_interval=None
        )
        self._begin(self._listen(self._socket))
        self.send(Hello([key]))
        await self.joined.wait()

    def send(self, message: Hello | Act | Rematch) -> None:
        """Send a message in a background task."""
        assert self._socket is not None
        self._begin(self._socket.send(msgspec.json.encode(message).decode()))

    def disconnect(self) -> None:
        """Disconnect at once."""
        for task in self._tasks:
            task.cancel()
        if self._socket is not None:
            self._socket.transport.abort()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self, socket: ClientConnection) -> None:
        """Receive messages until the connection ends."""
        with suppress(ConnectionClosed):
            while True:
                text = await socket.recv(decode=False)
                self.received += len(text)
                for message in _decoder.decode(text):
                    self._receive(message)
        self.lost = True

    def _receive(self, message: Message) -> None:
        if message.type in ("game", "change"):
            self._update(message)
            self.joined.set()
        if message.type in ("game", "change", "done", "failure"):
            self.table.receive(self, message)

    def _update(self, message: Message) -> None:
        self.game, self.version = message.game or self.game, message.version
        table = message.table or Board()
        if table.questions is not UNSET:
            self.seats_asked = table.questions[0].seats if table.questions else []
        if table.winners is not UNSET:
            self.over = table.winners != []
        for own in message.own:
            self.offers = self.offers if own.offers is UNSET else own.offers
            self.forced = self.forced if own.forced is UNSET else own.forced


class TablePlayers:
    """The players of a table, one of whom answers at a time."""

    def __init__(self, players: "VirtualPlayers", link: str, shown: list[str]) -> None:
        self.players = players
        self.link = link
        self.keys = shown
        self.seats = [VirtualPlayer(self, number) for number in range(len(shown))]
        self.move: Move | None = None
        self.is_queued = False
        """Whether the table is in the queue of those that can answer."""
        self.ended = ""
        """The game after which a rematch was requested."""

    async def connect(self, port: int, number: int) -> None:
        """Open the connections, those of each table from an address of its own."""
        own_address = f"127.0.{number // 250 + 1}.{number % 250 + 1}"
        for seat, key in zip(self.seats, self.keys, strict=True):
            await seat.connect(f"ws://127.0.0.1:{port}/ws/{self.link}", own_address, key)

    def receive(self, seat: VirtualPlayer, message: Message) -> None:
        """Update the answer in progress by a received message."""
        move = self.move
        if move is not None and message.type in ("game", "change") and message.version > move.version:
            move.unseen.discard(seat.number)
        elif move is not None and message.type == "done":
            move.answered = True
            self.players.latencies.answered.append(time.perf_counter() - move.due)
        elif move is not None and message.type == "failure":
            self.players.latencies.failures[message.code] += 1
            self.move = None
        if move is not None and self.move is move and move.answered and not move.unseen:
            self.players.latencies.seen.append(time.perf_counter() - move.due)
            self.move = None
        if self.move is None and not self.is_queued and self.next_player() is not None:
            self.is_queued = True
            self.players.ready.append(self)
            self.players.dispatch()
        if self.move is None and all(one.over for one in self.seats):
            self._play_again(self.seats[0])

    def _play_again(self, caller: VirtualPlayer) -> None:
        """Request a rematch once the game is over."""
        if self.ended != caller.game:
            self.ended = caller.game
            caller.send(Rematch(f"{next(_names)}"))

    def next_player(self) -> VirtualPlayer | None:
        """Return the player that has to answer, by the latest view."""
        newest = max(seat.version for seat in self.seats)
        return next((seat for seat in self.seats if seat.version == newest and seat.number in seat.seats_asked), None)

    def answer(self, due: float) -> bool:
        """Let the player that has to answer do so; return whether there was one."""
        self.is_queued = False
        seat = self.next_player()
        if seat is None or self.move is not None:
            return False
        self.move = Move(due, seat.version, {one.number for one in self.seats})
        seat.send(Act(f"{next(_names)}", seat.game, seat.version, seat.number, choose_answer(seat)))
        return True


def choose_answer(seat: VirtualPlayer) -> str:
    """Return a simple answer that is always allowed."""
    if seat.forced and seat.version <= MAX_STEPS:
        return seat.forced
    offers = {offer.verb: offer for offer in reversed(seat.offers)}
    gives_up = ("bankrupt",) if seat.version > MAX_STEPS else ()
    chosen = offers[next(verb for verb in (*gives_up, *PREFERENCES) if verb in offers)]
    named = verbs.takes_subject(verbs.NUMBERS[chosen.verb])
    return f"{chosen.verb} {chosen.subject}" if named else chosen.verb


class VirtualPlayers:
    """All players at all tables."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.latencies = Latencies()
        self.tables: list[TablePlayers] = []
        self.ready: deque[TablePlayers] = deque()
        self._due: deque[float] = deque()

    async def connect(self, *ports: int) -> None:
        """Connect, a few at once; each table to one of the processes, as a proxy distributes them by link."""
        left = iter(enumerate(self.tables))

        async def connect_next() -> None:
            for number, table in left:
                await table.connect(ports[number % len(ports)], number)

        async with asyncio.TaskGroup() as group:
            for _ in range(_CONCURRENT_CONNECTS):
                group.create_task(connect_next())

    async def play(self) -> None:
        """Answer at the configured rate; answers that the server delays are queued."""
        begun = time.perf_counter()
        total = self.load.moves * self.load.seconds
        while self.latencies.due < total:
            late = begun + self.latencies.due / self.load.moves - time.perf_counter()
            if late > 0:
                await asyncio.sleep(late)
            self._due.append(begun + self.latencies.due / self.load.moves)
            self.latencies.due += 1
            self.dispatch()
        await asyncio.sleep(max(0.0, begun + self.load.seconds - time.perf_counter()))

    def disconnect(self) -> None:
        """Disconnect all."""
        for seat in (seat for table in self.tables for seat in table.seats):
            seat.disconnect()

    def dispatch(self) -> None:
        """Give the answers that are due, at tables that can answer."""
        while self._due and self.ready:
            table = self.ready.popleft()
            # With bots at the table, a delay may come from the game and not from the server.
            due = time.perf_counter() if self.load.robots else self._due[0]
            if table.answer(due):
                self._due.popleft()

    @property
    def received(self) -> int:
        """The number of received bytes."""
        return sum(seat.received for table in self.tables for seat in table.seats)

    @property
    def lost(self) -> int:
        """The number of lost connections."""
        return sum(seat.lost for table in self.tables for seat in table.seats)


_decoder = msgspec.json.Decoder(list[Message])
_names = count()
