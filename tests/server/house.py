"""A house to test in: a store in a folder, a clock that stands still, randomness that repeats itself, guests."""

import hashlib
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import anyio

from monopolista.games.classic.presentation.view import TableView
from monopolista.games.classic.rules import verbs
from monopolista.games.common.options import Chosen, Options, chosen
from monopolista.games.common.table_settings import OddsFor, TakeBacks
from monopolista.games.deal.presentation.view import DealView
from monopolista.protocol.client_messages import Act, Hello, SeatSetting, Setup, Start, TakeSeat
from monopolista.protocol.messages import ClientMessage, ServerMessage
from monopolista.protocol.people import RoomEvent
from monopolista.protocol.server_messages import Done, Failure, GameView, RoomView, Seated
from monopolista.server.core import credentials
from monopolista.server.core.credentials import Randomness
from monopolista.server.rooms import dispatcher
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext, Settings
from monopolista.server.rooms.people import lobby_state
from monopolista.server.rooms.play import autoplay
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import Store
from monopolista.server.storage.sqlite import SqliteStore
from monopolista.table import Table

NAME = "games.sqlite3"
Message = TypeVar("Message", bound=ServerMessage)
PLAIN = ("roll", "decline", "pass", "waive", "keep", "end", "fine", "place", "ride", "go", "take", "sell", "mortgage",
         "bankrupt")  # fmt: skip
"""Verbs with which any question can be answered, in the order in which a guest of few wishes takes them."""


class HeldClock:
    """A clock that advances only on request, and then wakes the waiters whose time has come."""

    def __init__(self) -> None:
        self._time = 1000.0
        self._waiting: dict[anyio.CancelScope, float] = {}

    @property
    def time(self) -> float:
        return self._time

    @time.setter
    def time(self, time: float) -> None:
        self._time = time
        for scope, until in self._waiting.items():
            if until <= time:
                scope.cancel()

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        await self.wait(anyio.Event(), seconds)

    async def wait(self, event: anyio.Event, seconds: float | None) -> None:
        with anyio.CancelScope() as scope:
            if seconds is not None and seconds <= 0:
                scope.cancel()
            elif seconds is not None:
                self._waiting[scope] = self.time + seconds
            try:
                await event.wait()
            finally:
                self._waiting.pop(scope, None)


def repeating(start: int = 0) -> Randomness:
    """Randomness that is the same in every run."""
    numbers = count(start)
    return lambda size: hashlib.shake_256(str(next(numbers)).encode()).digest(size)


@cache
def _new_files() -> dict[str, bytes]:
    """Return the files of a new database, made once: all that ever changed in it is done to each anew."""
    with TemporaryDirectory() as folder:
        SqliteStore(Path(folder) / NAME).close()
        return {file.name: file.read_bytes() for file in Path(folder).iterdir()}


def lay_down(folder: Path) -> None:
    """Put a new database into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in _new_files().items():
        (folder / name).write_bytes(content)


class House:
    """One server's worth of everything, without the network."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.path = folder / NAME
        if not self.path.exists():
            lay_down(folder)
        self.clock = HeldClock()
        self.settings = settings or Settings()
        self.store: Store = SqliteStore(self.path)
        self._names = count()
        self.context = self._new_context()

    def _new_context(self) -> ServerContext:
        randomness = repeating(next(self._names) * 1000)
        return ServerContext(self.store, self.clock, randomness, self.settings, wall_time=lambda: self.clock.time)

    def close(self) -> None:
        self.store.close()

    def restart(self) -> None:
        """Start anew from what the disk has."""
        self.store.close()
        self.store = SqliteStore(self.path)
        self.context = self._new_context()

    def put(self, store: Store) -> None:
        """Have rooms that are opened from now on use another store."""
        self.store = store
        self.context = self._new_context()

    def open_room(self) -> tuple[Room, str]:
        """Return a new room and its host's key."""
        host = credentials.new_key(self.context.randomness)
        link, watch = credentials.new_link(self.context.randomness), credentials.new_link(self.context.randomness)
        row = lobby_state.new_room("italy", link, watch, credentials.digest(host))
        self.store.save_room(row)
        return Room(row, self.context), host

    def find(self, link: str) -> Room:
        """Return a room as a server finds it that has just been started."""
        row = self.store.find_room(link)
        assert row is not None
        return Room(row, self.context)

    def command(self) -> str:
        """Return a name for a command that no other has."""
        return f"command-{next(self._names)}"


class Guest:
    """A client in a browser."""

    def __init__(self, house: House, room: Room, *, spectator: bool = False) -> None:
        self.house = house
        self.room = room
        self.visitor = Connection(spectator)
        self.keys: list[str] = []
        self.seat = -1
        self.received: list[ServerMessage] = []
        room.enter(self.visitor)

    async def hello(self, *shown: str, steps: int = 0, game: str = "") -> None:
        self.keys += shown
        await self.say(Hello(self.keys, steps, game))

    async def say(self, message: ClientMessage) -> list[ServerMessage]:
        """Say something; return what comes back at once."""
        await dispatcher.receive(self.room, self.visitor, message)
        return await self.listen()

    async def listen(self) -> list[ServerMessage]:
        messages = await self.room.news(self.visitor)
        self.received += messages
        return messages

    def last(self, kind: type[Message]) -> Message:
        return [one for one in self.received if isinstance(one, kind)][-1]

    async def take(self, seat: int, name: str = "Anna", token: str = "") -> str:
        """Sit down; return the seat's key."""
        await self.say(TakeSeat(self.house.command(), seat, name, token))
        seated = self.last(Seated)
        self.seat = seat
        self.keys.append(seated.key)
        return seated.key

    async def act(
        self, action: str, *, version: int | None = None, seat: int | None = None, name: str = ""
    ) -> ServerMessage:
        """Answer for the seat, by default having seen everything; return Done or Failure."""
        seen = self.version if version is None else version
        act = Act(name or self.house.command(), self.room.row.game, seen, self.seat if seat is None else seat, action)
        return next(one for one in await self.say(act) if isinstance(one, Done | Failure))

    @property
    def version(self) -> int:
        """How many answers the table has had."""
        assert self.room.game is not None
        return self.room.game.table.version

    @property
    def table(self) -> Table:
        """The classic table at which the game is played."""
        assert self.room.game is not None
        assert self.room.game.table.game.name == "classic"
        return self.room.game.table

    @property
    def board(self) -> TableView:
        """The classic table as this guest was shown it."""
        assert isinstance(self.game.table, TableView)
        return self.game.table

    @property
    def deal(self) -> Table:
        """The table at which the card game is played."""
        assert self.room.game is not None
        assert self.room.game.table.game.name == "deal"
        return self.room.game.table

    @property
    def laid_out(self) -> DealView:
        """The card game as this guest was shown it."""
        assert isinstance(self.game.table, DealView)
        return self.game.table

    @property
    def game(self) -> GameView:
        return self.last(GameView)

    @property
    def room_view(self) -> RoomView:
        return self.last(RoomView)

    def go(self) -> None:
        """Close the browser."""
        self.room.leave(self.visitor)


async def seat_persons(
    house: House,
    persons: int,
    bots: int = 0,
    seconds: int = 0,
    answer: int = 0,
    *,
    edition: str = "italy",
    options: Options | Chosen | None = None,
    take_backs: TakeBacks = "consent",
    odds: OddsFor = "off",
    hints: bool = False,
    replace_bots: bool = True,
) -> list[Guest]:
    """Return guests at a table where the game has begun; the first one is the host."""
    room, host_key = house.open_room()
    host = Guest(house, room)
    await host.hello(host_key)
    wishes = [SeatSetting("open")] * persons + [SeatSetting("bot")] * bots
    wish = chosen(options) if isinstance(options, Options) else options
    picked = host.room_view.options if wish is None else wish
    times = seconds, answer
    await host.say(
        Setup(house.command(), edition, {**picked}, wishes, *times, take_backs, odds, hints, replace_bots=replace_bots)
    )
    guests = [host, *(Guest(house, room) for _ in range(persons - 1))]
    for seat, guest in enumerate(guests):
        if guest is not host:
            await guest.hello()
        await guest.take(seat, f"Person {seat}")
    await host.say(Start(house.command()))
    for guest in guests:
        await guest.listen()
    return guests


async def again(house: House, guests: list[Guest]) -> list[Guest]:
    """Return the guests as a server finds them that has just been started."""
    house.restart()
    room = house.find(guests[0].room.row.id)
    found = [Guest(house, room) for _ in guests]
    for guest, old in zip(found, guests, strict=True):
        guest.seat = old.seat
        await guest.hello(*old.keys)
    return found


def plain_answer(table: Table, seat: int) -> str:
    """Return an answer that asks for nothing."""
    offers = {offer.verb: offer for offer in reversed(table.offers(seat))}
    chosen = offers[next(verb for verb in PLAIN if verb in offers)]
    named = verbs.takes_subject(verbs.NUMBERS[chosen.verb])
    return f"{chosen.verb} {chosen.subject}" if named else chosen.verb


async def play_until(guests: list[Guest], reached: Callable[[Table], bool], most: int = 3000) -> None:
    """Let guests answer plainly, and bots as they like, until something is reached."""
    room = guests[0].room
    by_seat = {guest.seat: guest for guest in guests}
    for _ in range(most):
        table = guests[0].table
        if reached(table):
            break
        seat = table.next_asked
        if seat in by_seat:
            done = await by_seat[seat].act(plain_answer(table, seat))
            assert isinstance(done, Done)
        else:
            room.context.clock.time += room.row.bot_pause / 1000  # type: ignore[attr-defined]
            await autoplay.tick(room)
    else:
        raise AssertionError("not reached")
    for guest in guests:
        await guest.listen()


def asks(kind: str) -> Callable[[Table], bool]:
    """Say whether the first question is of a kind."""
    return lambda table: not table.over and table.question.kind == kind


def own_key(house: House) -> str:
    """Return a new key of a browser."""
    return credentials.new_key(house.context.randomness)


def news(guest: Guest) -> list[str]:
    """Return the news that a client was sent."""
    return [one.event for one in guest.received if isinstance(one, RoomEvent)]


def reason(answer: ServerMessage) -> tuple[str, str]:
    """Return the code and the reason of a refusal."""
    assert isinstance(answer, Failure), answer
    return answer.code, answer.reason
