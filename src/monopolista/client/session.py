"""A seat that a program holds at somebody else's table."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from monopolista.client.address import Address
from monopolista.client.connection import A_WHILE, Answer, Connection, fresh_id
from monopolista.client.dice import Dice
from monopolista.client.mirror import TableMirror
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.games.interface.views import DenialView, OfferView, View
from monopolista.protocol.client_messages import Act, Hello, Pledge, Share, Take
from monopolista.protocol.people import LineView, Say, TalkView, Told
from monopolista.protocol.server_messages import (
    Done,
    Failure,
    GameView,
    RoomView,
    Seated,
    SeatOffers,
    ServerMessage,
    StepView,
)
from monopolista.protocol.take_back import Consent, TakeBack, WayBackView, WishView
from monopolista.table import Table

_LATER: Final = ("not-now", "disk-full", "too-much")
"""Why something is not done now, and may be in a while."""


class NoFreeSeatError(MonopolistaError):
    """There is no seat for this program at the table."""


class SeatLostError(MonopolistaError):
    """The seat is somebody else's now, or open."""


class StaleVersionError(Exception):
    """The question has changed: another turn follows."""


class CommandFailedError(Exception):
    """The server did not take an answer, for a reason that is no clause."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(f"{failure.code}: {failure.text}")
        self.code = failure.code


@dataclass(frozen=True)
class Turn:
    """A moment at which a seat has something to say: it is asked, or may accept a trade, or ask for a rent."""

    at: "Seat"
    game: GameView
    own: SeatOffers
    table: Table
    """All that the seat was told, as a table to ask; it goes on with the game, a turn does not."""

    @property
    def seat(self) -> int:
        """Return the number of the seat, from 0."""
        return self.own.seat

    @property
    def view(self) -> View:
        """Return what lies open on the table."""
        return self.game.table

    @property
    def offers(self) -> Sequence[OfferView]:
        """Return everything that the seat may do now, and what it would thereby do."""
        return self.own.offers

    @property
    def denials(self) -> Sequence[DenialView]:
        """Return what the seat would wish to do now and cannot, with the clauses."""
        return self.own.denials

    @property
    def hand(self) -> Sequence[int]:
        """Return the cards in the seat's hand."""
        return self.own.hand

    @property
    def forced(self) -> str:
        """Return the only answer where there is but one, else an empty text."""
        return self.own.forced

    @property
    def plain(self) -> str:
        """Return an answer that is always good enough, and asks for nothing."""
        return self.table.game.write(self.table.plain_answer(self.seat))

    @property
    def persons(self) -> list[int]:
        """Return the seats at which persons sit, with whom robots keep the manners of the game."""
        assert self.at.room is not None
        seats = self.at.room.seats
        return [n for n, one in enumerate(seats) if one.kind == "person" and not one.program and n != self.seat]

    async def answer(self, action: str) -> Done:
        """Give an answer.

        Raises IllegalActionError with the clause that forbids it, StaleVersionError where the question has changed.

        What the server cannot do now is said again until it can, or the game has gone on; CommandFailedError
        says why else.
        """
        return await self.at.answer(self, action)


class Seat:
    """A seat at a table, and the table as it sees it."""

    def __init__(self, address: Address, key: str, *, agrees: bool, program: bool = True) -> None:
        self.place = -1
        """Its number, from 0; -1 as long as there is none."""
        self.room: RoomView | None = None
        self.game: GameView | None = None
        """The game as it was told last, None before the first."""
        self.talk: list[LineView] = []
        """What was said at the table, as far as one may read it."""
        self._agrees = agrees
        self._program = program
        self._key = key
        self._following: TableMirror | None = None
        self._played = ""
        """The game that was played to its end."""
        self._lost = False
        self._news = asyncio.Event()
        self.doubt = ""
        """What speaks against the dice of the game: they are not those that were fixed before it; mostly nothing."""
        self._dice = Dice()
        self._saying: set[str] = set()
        """What is being said of its share of the dice."""
        self._agreed_to: tuple[int, int, int] | None = None
        """The wish to take something back that was answered last."""
        self._agreeing: set[asyncio.Task[Any]] = set()
        self._line = Connection(address, self._hello, self._hear)
        self._running = asyncio.create_task(self._line.run())
        self._running.add_done_callback(lambda _: self._stir())

    async def close(self) -> None:
        """Hang up; the seat stays one's own."""
        tasks = [self._running, *self._agreeing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def sit(self, name: str, wished: int | None, token: str = "") -> None:
        """Return to the own seat, or take the first open one; raise NoFreeSeatError where there will be none."""
        while self.place < 0:
            room = self.room
            if room is None:
                await self.change()
            elif place := self._open(room, wished):
                await self._take(room, place[0], name, token)
            else:
                await self.change()

    async def turns(self) -> AsyncIterator[Turn]:
        """Wait for a game to begin, yield each moment at which the seat has something to say, and end with the game.

        What was left without an answer is asked again when the table has changed. Once a game is over, the next call
        is for the one after it. Raise SeatLostError when the seat is.
        """
        last = None
        while not self._ends():
            turn = self.turn
            if turn is not None and (turn.game.game, turn.game.version) != last:
                last = turn.game.game, turn.game.version
                yield turn
            else:
                await self.change()

    def _ends(self) -> bool:
        """Say whether a game has ended, once of each."""
        now = self._following
        if now is None or not now.table.over or now.game == self._played:
            return False
        self._played = now.game
        return True

    @property
    def table(self) -> Table | None:
        """Return all that the seat was told of the game, as a table to ask; None before the first one."""
        return self._following.table if self._following else None

    @property
    def turn(self) -> Turn | None:
        """Return what the seat is asked now, None where it has nothing to say."""
        game, room, following = self.game, self.room, self._following
        if game is None or room is None or following is None or room.status != "playing":
            return None
        if self.own is None or self.place not in following.table.in_order:
            return None
        return Turn(self, game, self.own, following.table)

    @property
    def own(self) -> SeatOffers | None:
        """Return what the seat was told of itself, asked or not; None where nothing was."""
        return next((one for one in self.game.own if one.seat == self.place), None) if self.game else None

    @property
    def steps(self) -> Sequence[StepView]:
        """Return all that was told of the game, as it was told."""
        return self._following.steps if self._following else ()

    async def do(self, action: str) -> Done:
        """Do something that may be done at any time, as the game was told last; else as ``Turn.answer``."""
        game, own, following = self.game, self.own, self._following
        if game is None or own is None or following is None:
            raise StaleVersionError
        return await self.answer(Turn(self, game, own, following.table), action)

    async def say(self, text: str) -> Answer:
        """Say something to the table."""
        return await self._line.send(Say(fresh_id(), self.place, text))

    async def consent(self, wish: WishView, *, agrees: bool) -> Answer:
        """Say whether one agrees that somebody takes something back."""
        return await self._line.send(Consent(fresh_id(), self.place, wish.version, agrees=agrees))

    async def answer(self, turn: Turn, action: str) -> Done:
        """Give the answer to a turn."""
        while True:
            game = turn.game
            answer = await self._line.send(Act(fresh_id(), game.game, game.version, self.place, action))
            if isinstance(answer, Done):
                await self._heard_of(game.game, answer.version)
                return answer
            assert isinstance(answer, Failure)
            if answer.code == "stale" or answer.version > game.version or not self._stands(game):
                raise StaleVersionError  # a bid that somebody was faster with is refused by a clause as well
            if answer.code == "clause":
                raise IllegalActionError(answer.clause, action)
            if answer.code not in _LATER:
                raise CommandFailedError(answer)
            await asyncio.sleep(A_WHILE)

    async def take_back(self, way: WayBackView) -> Answer:
        """Ask to take back one's last answer, as ``turn.own.way_back`` names it; the others may have to agree."""
        return await self._line.send(TakeBack(fresh_id(), self.place, way.step, way.asks))

    def _stands(self, game: GameView) -> bool:
        now = self.game
        return now is not None and (now.game, now.version) == (game.game, game.version)

    def _open(self, room: RoomView, wished: int | None) -> list[int]:
        """Return the seats that can be taken, one's own first; raise NoFreeSeatError where there will be none."""
        if room.mine:
            return room.mine
        if room.status == "playing":
            raise NoFreeSeatError("the game has begun, and no seat of it is this program's")
        if not room.room:
            raise NoFreeSeatError("this is the link of those who watch: a seat needs the other one")
        if wished is not None and not 0 <= wished < len(room.seats):
            raise NoFreeSeatError(f"there is no seat {wished + 1}: there are {len(room.seats)}")
        free = [place for place, seat in enumerate(room.seats) if seat.kind == "open"]
        return [place for place in free if wished in (None, place)] if room.status == "lobby" else []

    async def _take(self, room: RoomView, place: int, name: str, token: str) -> None:
        if place in room.mine:
            self.place = place
            return
        answer = await self._line.send(Take(fresh_id(), place, name, token, self._key, program=self._program))
        if isinstance(answer, Seated):
            self.place = place
        elif isinstance(answer, Failure) and (answer.code == "malformed" or answer.reason == "name-alike"):
            raise NoFreeSeatError(answer.text)
        elif self.room is room:
            await self.change()  # somebody was faster

    async def change(self) -> None:
        """Wait until something has been told; raise what has ended the line, or SeatLostError."""
        if not (self._lost or self._running.done()):
            await self._news.wait()
        if self._running.done():
            self._running.result()
        if self._lost:
            raise SeatLostError("the seat is no longer this program's")

    async def _heard_of(self, game: str, version: int) -> None:
        """Wait until what an answer led to has been told."""
        while self.game is None or (self.game.game == game and self.game.version < version):
            await self.change()

    def _hello(self) -> Hello:
        following = self._following
        return Hello([self._key], len(following.steps), following.game) if following else Hello([self._key])

    def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, RoomView):
            self.room = message
            self._lost |= self.place >= 0 and self.place not in message.mine
            self._add_to_dice(message)
        elif isinstance(message, GameView):
            self._follow(message)
        elif isinstance(message, TalkView):
            self.talk = [*([] if message.fresh else self.talk), *message.lines]
        elif isinstance(message, Told):
            self._lost |= message.news == "lost" and message.seat == self.place
        self._stir()

    def _add_to_dice(self, room: RoomView) -> None:
        """Pledge a share of the next game's dice, or show it, while other things go on."""
        for seat in room.mine:
            if pledge := self._dice.pledge(room, seat):
                self._say(pledge, Pledge(fresh_id(), seat, room.dice.promise, pledge))
            if share := self._dice.share(room, seat):
                self._say(share, Share(fresh_id(), seat, share))

    def _say(self, once: str, command: Pledge | Share) -> None:
        if once in self._saying:
            return
        self._saying.add(once)
        saying = asyncio.create_task(self._line.send(command))
        self._agreeing.add(saying)
        saying.add_done_callback(self._have_agreed)
        saying.add_done_callback(lambda _: self._saying.discard(once))

    def _stir(self) -> None:
        """Wake whoever waits for news."""
        self._news.set()
        self._news = asyncio.Event()

    def _follow(self, game: GameView) -> None:
        assert self.room is not None
        if self._following is None or self._following.game != game.game:
            self._following = TableMirror(self.room, [own.seat for own in game.own])
        known = len(self._following.steps)
        assert game.first <= known
        self._following.hear(game.steps[known - game.first :], game.table)
        self.game = game
        self.doubt = self.doubt or self._dice.doubt(game, self.place)
        if self._agrees and game.wish is not None and self.place in game.wish.waiting:
            self._agree(game.wish)

    def _agree(self, wish: WishView) -> None:
        """Agree that somebody takes something back, once to each wish, while other things go on."""
        wished = wish.version, wish.seat, wish.step
        if wished != self._agreed_to:
            self._agreed_to = wished
            consent = Consent(fresh_id(), self.place, wish.version, agrees=True)
            agreeing = asyncio.create_task(self._line.send(consent))
            self._agreeing.add(agreeing)
            agreeing.add_done_callback(self._have_agreed)

    def _have_agreed(self, agreeing: asyncio.Task[Any]) -> None:
        self._agreeing.discard(agreeing)
        if not agreeing.cancelled():
            agreeing.exception()  # what ends the line is told to who waits for news


@asynccontextmanager
async def join(
    link: str,
    *,
    name: str,
    seat: int | None = None,
    token: str = "",
    key: str = "",
    agrees: bool = True,
    program: bool = True,
) -> AsyncGenerator[Seat]:
    """Sit down at the table of a link, on an open seat or on a certain one (from 0), until the end of the block.

    Who knows the ``key`` of a seat, 43 characters of base64url, comes back to it; ``monopolista.client.keyring`` keeps
    keys. ``agrees`` says whether the seat agrees to whatever others wish to take back, as robots do; ``program``
    whether it is a program that sits there, and no person.
    """
    sits = Seat(Address.of(link), key or secrets.token_urlsafe(32), agrees=agrees, program=program)
    try:
        await sits.sit(name, seat, token)
        yield sits
    finally:
        await sits.close()
