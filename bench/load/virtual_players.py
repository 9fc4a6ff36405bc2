"""Persons at many tables: each has a connection to the server, hears what it is told, and answers when it is time.

They read of a message no more than the next answer needs: a generator of load must not be what is measured.
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

PLAIN = ("pass", "decline", "waive", "refuse", "roll", "end", "fine", "keep", "place", "ride", "go", "take", "sell",
         "mortgage", "bankrupt")  # fmt: skip
"""What persons answer, the first that is offered: nobody ponders here."""
LONG = 500
"""After so many steps of a game whoever is asked gives up: of persons who answer plainly nobody ever wins."""
_IN_A_ROW = 25
"""Browsers that come at once."""


@dataclass(frozen=True)
class Load:
    """What is asked of the server."""

    tables: int = 500
    persons: int = 4
    robots: int = 0
    moves: int = 300
    """Answers of persons a second, at all tables together."""
    seconds: int = 30
    processes: int = 1
    """Server processes; more than one need a database that serves them."""
    postgres: int = 0
    """1 where a PostgreSQL server of this machine keeps the games."""
    share: int = 100
    """Of a processor, in hundredths, what each server process may have."""

    @property
    def seats(self) -> int:
        """Return how many sit at a table."""
        return self.persons + self.robots


# What is heard: of each message no more than the next answer needs, and what is not told is as it was.


class Question(Struct):
    """Who is asked."""

    seats: list[int]


class Board(Struct):
    """What is asked at a table."""

    questions: list[Question] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class Offer(Struct):
    """What a seat may do."""

    verb: str
    subject: int
    low: int
    high: int


class Own(Struct):
    """What a visitor's own seat may do."""

    seat: int
    offers: list[Offer] | UnsetType = UNSET
    forced: str | UnsetType = UNSET


class Heard(Struct):
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
    """An answer under way."""

    due: float
    version: int
    unseen: set[int]
    """Who has not seen it yet."""
    answered: bool = False


@dataclass
class Tale:
    """What came of the answers."""

    asked: int = 0
    """Answers that were due."""
    answered: list[float] = field(default_factory=list[float])
    """Seconds until whoever answered was told that it is done."""
    seen: list[float] = field(default_factory=list[float])
    """Seconds until everybody at the table had seen it."""
    trouble: Counter[str] = field(default_factory=Counter[str])


class Seat:
    """A person at a table: a line, and how the game stands by what was heard on it."""

    def __init__(self, party: "Party", number: int) -> None:
        self.party = party
        self.number = number
        self.received = 0
        """Bytes of messages."""
        self.lost = False
        """Whether its connection has ended before it left."""
        self._socket: ClientConnection | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.there = asyncio.Event()
        """Set once the table was shown."""
        self.game = ""
        self.version = -1
        self.asked: list[int] = []
        """Who is asked first."""
        self.offers: list[Offer] = []
        self.forced = ""
        self.over = False

    async def come(self, uri: str, own: str, key: str) -> None:
        """Connect from an address of its own, greet with a key, and return once the table was shown."""
        self._socket = await connect(
            uri, local_addr=(own, 0), compression=None, max_size=None, proxy=None, ping_interval=None
        )
        self._begin(self._listen(self._socket))
        self.say(Hello([key]))
        await self.there.wait()

    def say(self, message: Hello | Act | Rematch) -> None:
        """Send a message while others go on."""
        assert self._socket is not None
        self._begin(self._socket.send(msgspec.json.encode(message).decode()))

    def go(self) -> None:
        """Leave at once."""
        for task in self._tasks:
            task.cancel()
        if self._socket is not None:
            self._socket.transport.abort()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self, socket: ClientConnection) -> None:
        """Take in what is told, until the connection ends."""
        with suppress(ConnectionClosed):
            while True:
                text = await socket.recv(decode=False)
                self.received += len(text)
                for message in _decoder.decode(text):
                    self._hear(message)
        self.lost = True

    def _hear(self, message: Heard) -> None:
        if message.type in ("game", "change"):
            self._see(message)
            self.there.set()
        if message.type in ("game", "change", "done", "failure"):
            self.party.hear(self, message)

    def _see(self, told: Heard) -> None:
        self.game, self.version = told.game or self.game, told.version
        table = told.table or Board()
        if table.questions is not UNSET:
            self.asked = table.questions[0].seats if table.questions else []
        if table.winners is not UNSET:
            self.over = table.winners != []
        for own in told.own:
            self.offers = self.offers if own.offers is UNSET else own.offers
            self.forced = self.forced if own.forced is UNSET else own.forced


class Party:
    """Those at a table; one of them answers when it is the table's turn to."""

    def __init__(self, crowd: "Crowd", link: str, shown: list[str]) -> None:
        self.crowd = crowd
        self.link = link
        self.keys = shown
        self.seats = [Seat(self, number) for number in range(len(shown))]
        self.move: Move | None = None
        self.waits = False
        """Whether it stands in the row of those that can answer."""
        self.ended = ""
        """The game after which another one was called for last."""

    async def come(self, port: int, number: int) -> None:
        """Open every line, each table's from an address of its own, as they would come from homes of their own."""
        own = f"127.0.{number // 250 + 1}.{number % 250 + 1}"
        for seat, key in zip(self.seats, self.keys, strict=True):
            await seat.come(f"ws://127.0.0.1:{port}/ws/{self.link}", own, key)

    def hear(self, seat: Seat, message: Heard) -> None:
        """Go on from what one of them heard."""
        move = self.move
        if move is not None and message.type in ("game", "change") and message.version > move.version:
            move.unseen.discard(seat.number)
        elif move is not None and message.type == "done":
            move.answered = True
            self.crowd.tale.answered.append(time.perf_counter() - move.due)
        elif move is not None and message.type == "failure":
            self.crowd.tale.trouble[message.code] += 1
            self.move = None
        if move is not None and self.move is move and move.answered and not move.unseen:
            self.crowd.tale.seen.append(time.perf_counter() - move.due)
            self.move = None
        if self.move is None and not self.waits and self.asked() is not None:
            self.waits = True
            self.crowd.ready.append(self)
            self.crowd.stir()
        if self.move is None and all(one.over for one in self.seats):
            self._play_again(self.seats[0])

    def _play_again(self, caller: Seat) -> None:
        """Call for another game once this one is over."""
        if self.ended != caller.game:
            self.ended = caller.game
            caller.say(Rematch(f"{next(_names)}"))

    def asked(self) -> Seat | None:
        """Return which of them is asked, as the latest view has it."""
        newest = max(seat.version for seat in self.seats)
        return next((seat for seat in self.seats if seat.version == newest and seat.number in seat.asked), None)

    def answer(self, due: float) -> bool:
        """Let whoever is asked answer; say whether anybody was."""
        self.waits = False
        seat = self.asked()
        if seat is None or self.move is not None:
            return False
        self.move = Move(due, seat.version, {one.number for one in self.seats})
        seat.say(Act(f"{next(_names)}", seat.game, seat.version, seat.number, plain(seat)))
        return True


def plain(seat: Seat) -> str:
    """Return an answer that is always good enough."""
    if seat.forced and seat.version <= LONG:
        return seat.forced
    offers = {offer.verb: offer for offer in reversed(seat.offers)}
    gives_up = ("bankrupt",) if seat.version > LONG else ()
    chosen = offers[next(verb for verb in (*gives_up, *PLAIN) if verb in offers)]
    named = verbs.takes_subject(verbs.NUMBERS[chosen.verb])
    return f"{chosen.verb} {chosen.subject}" if named else chosen.verb


class Crowd:
    """Everybody at every table."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.tale = Tale()
        self.parties: list[Party] = []
        self.ready: deque[Party] = deque()
        self._due: deque[float] = deque()

    async def come(self, *ports: int) -> None:
        """Come in, a few at once; each table to one of the processes, as a proxy shares them by their links."""
        left = iter(enumerate(self.parties))

        async def come_in_a_row() -> None:
            for number, party in left:
                await party.come(ports[number % len(ports)], number)

        async with asyncio.TaskGroup() as group:
            for _ in range(_IN_A_ROW):
                group.create_task(come_in_a_row())

    async def play(self) -> None:
        """Answer at the pace that is asked for, evenly; what the server does not manage waits."""
        begun = time.perf_counter()
        total = self.load.moves * self.load.seconds
        while self.tale.asked < total:
            late = begun + self.tale.asked / self.load.moves - time.perf_counter()
            if late > 0:
                await asyncio.sleep(late)
            self._due.append(begun + self.tale.asked / self.load.moves)
            self.tale.asked += 1
            self.stir()
        await asyncio.sleep(max(0.0, begun + self.load.seconds - time.perf_counter()))

    def go(self) -> None:
        """Leave, all at once."""
        for seat in (seat for party in self.parties for seat in party.seats):
            seat.go()

    def stir(self) -> None:
        """Have answered what is due, where somebody can."""
        while self._due and self.ready:
            party = self.ready.popleft()
            # Where robots play, a person who is not asked keeps an answer waiting, not the server.
            due = time.perf_counter() if self.load.robots else self._due[0]
            if party.answer(due):
                self._due.popleft()

    @property
    def received(self) -> int:
        """Return how many bytes came in all."""
        return sum(seat.received for party in self.parties for seat in party.seats)

    @property
    def lost(self) -> int:
        """Return how many connections were lost."""
        return sum(seat.lost for party in self.parties for seat in party.seats)


_decoder = msgspec.json.Decoder(list[Heard])
_names = count()
