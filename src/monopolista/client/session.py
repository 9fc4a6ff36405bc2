"""A program's seat at a table of a server."""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from monopolista.client.address import Address
from monopolista.client.connection import RETRY_DELAY, Connection, Reply, fresh_id
from monopolista.client.dice import Dice
from monopolista.client.errors import (
    CommandFailedError,
    NoFreeSeatError,
    SeatLostError,
    StaleVersionError,
)
from monopolista.client.mirror import TableMirror
from monopolista.client.seating import seats_to_take
from monopolista.client.turn import Turn
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.protocol.client_messages import Act, CommitShare, Hello, RevealShare, TakeSeat
from monopolista.protocol.people import ChatLine, ChatView, RoomEvent, SendChat
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
from monopolista.protocol.take_back import AnswerTakeBack, TakeBack, TakeBackRequest, UndoableAnswer
from monopolista.table import Table

log = logging.getLogger("monopolista.client")
_RETRIED: Final = ("not-now", "disk-full", "too-much")
"""Failures after which a command is sent again."""


class Seat:
    """A seat at a table, and the table as it sees it.

    Parameters
    ----------
    address : Address
        Address of the table.
    key : str
        Key of the seat.
    agrees : bool
        Whether it agrees to all undo requests.
    program : bool
        Whether a program plays, not a person.
    """

    def __init__(self, address: Address, key: str, *, agrees: bool, program: bool = True) -> None:
        self.place = -1
        """Number of the seat, from 0; -1 before there is one."""
        self.room: RoomView | None = None
        self.game: GameView | None = None
        """Last state of the game, None before the first."""
        self.talk: list[ChatLine] = []
        """Chat that the seat may read."""
        self._agrees = agrees
        self._program = program
        self._key = key
        self._mirror: TableMirror | None = None
        self._played = ""
        """Id of the last game that has ended."""
        self._lost = False
        self._changed = asyncio.Event()
        self.doubt = ""
        """The fault in the dice of the game, normally empty: they differ from those that were committed before it."""
        self._dice = Dice()
        self._in_flight: set[str] = set()
        """Commitments and shares that are being sent."""
        self._agreed_to: tuple[int, int, int] | None = None
        """Take-back request that was answered last."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._connection = Connection(address, self._hello, self._on_message)
        self._running = asyncio.create_task(self._connection.run())
        self._running.add_done_callback(lambda _: self._notify())

    async def close(self) -> None:
        """Close the connection; the seat remains this program's."""
        tasks = [self._running, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def sit(self, name: str, identity: int | None, token: str = "") -> None:
        """Take a seat, as ``seats_to_take`` orders them; with parameters as ``join`` has them.

        Raises
        ------
        NoFreeSeatError
            If no seat is free, and none can become free.
        ServerUnavailableError, TableNotFoundError
            If the connection has ended.
        """
        waits = False
        while self.place < 0:
            room = self.room
            if room is None:
                await self.change()
            elif places := seats_to_take(room, identity):
                await self._take(room, places[0], name, token)
            else:
                if not waits:
                    log.warning("no seat is open: waiting until the host opens one")
                waits = True
                await self.change()

    async def turns(self) -> AsyncIterator[Turn]:
        """Wait for a game to begin, and yield each moment at which the seat can act, until the game ends.

        A question without an answer is yielded again when the table has changed. The next call is for the next game.

        Yields
        ------
        Turn
            A moment at which the seat can act.

        Raises
        ------
        SeatLostError
            If the seat is no longer this program's.
        ServerUnavailableError, TableNotFoundError
            If the connection has ended.
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
        """SendChat whether a game has ended, once for each game."""
        now = self._mirror
        if now is None or not now.table.over or now.game == self._played:
            return False
        self._played = now.game
        return True

    @property
    def table(self) -> Table | None:
        """Return the table with everything that the seat knows, None before the first game."""
        return self._mirror.table if self._mirror else None

    @property
    def turn(self) -> Turn | None:
        """Return the current turn, None if the seat cannot act."""
        game, room, mirror = self.game, self.room, self._mirror
        if game is None or room is None or mirror is None or room.status != "playing":
            return None
        if self.own is None or self.place not in mirror.table.in_order:
            return None
        return Turn(self, game, self.own, mirror.table)

    @property
    def own(self) -> SeatOffers | None:
        """Return the seat's private information, None if there is none."""
        return next((one for one in self.game.own if one.seat == self.place), None) if self.game else None

    @property
    def steps(self) -> Sequence[StepView]:
        """Return all steps of the game, as the seat sees them."""
        return self._mirror.steps if self._mirror else ()

    async def do(self, action: str) -> Done:
        """Send an action that needs no question, for the last state of the game; as ``Turn.answer``.

        Raises
        ------
        StaleVersionError
            If there is no game yet, or it has changed.
        """
        game, own, mirror = self.game, self.own, self._mirror
        if game is None or own is None or mirror is None:
            raise StaleVersionError
        return await self.answer(Turn(self, game, own, mirror.table), action)

    async def say(self, text: str) -> Reply:
        """Send a chat message."""
        return await self._connection.send(SendChat(fresh_id(), self.place, text))

    async def consent(self, request: TakeBackRequest, *, agrees: bool) -> Reply:
        """Agree or disagree with an undo request."""
        return await self._connection.send(AnswerTakeBack(fresh_id(), self.place, request.version, agrees=agrees))

    async def answer(self, turn: Turn, action: str) -> Done:
        """Send the answer of a turn; as ``Turn.answer``.

        Raises
        ------
        IllegalActionError
            If a clause forbids it.
        StaleVersionError
            If the question has changed.
        CommandFailedError
            If the server rejects it for another reason.
        """
        while True:
            game = turn.game
            answer = await self._connection.send(Act(fresh_id(), game.game, game.version, self.place, action))
            if isinstance(answer, Done):
                await self._wait_for_version(game.game, answer.version)
                return answer
            assert isinstance(answer, Failure)
            if answer.code == "stale" or answer.version > game.version or not self._stands(game):
                raise StaleVersionError  # a bid after a higher one is forbidden by a clause as well
            if answer.code == "clause":
                raise IllegalActionError(answer.clause, action)
            if answer.code not in _RETRIED:
                raise CommandFailedError(answer)
            await asyncio.sleep(RETRY_DELAY)

    async def take_back(self, way: UndoableAnswer) -> Reply:
        """Request to take back the last answer, as ``turn.own.undoable`` names it; other players may have to agree."""
        return await self._connection.send(TakeBack(fresh_id(), self.place, way.step, way.needs_consent))

    def _stands(self, game: GameView) -> bool:
        now = self.game
        return now is not None and (now.game, now.version) == (game.game, game.version)

    async def _take(self, room: RoomView, place: int, name: str, token: str) -> None:
        """Take a seat.

        Raises
        ------
        NoFreeSeatError
            If the server rejects the name.
        """
        if place in room.own_seats:
            self.place = place
            return
        answer = await self._connection.send(TakeSeat(fresh_id(), place, name, token, self._key, program=self._program))
        if isinstance(answer, Seated):
            self.place = place
        elif isinstance(answer, Failure) and (answer.code == "malformed" or answer.reason == "name-alike"):
            raise NoFreeSeatError(answer.text)
        elif self.room is room:
            await self.change()  # another player was faster

    async def change(self) -> None:
        """Wait for the next message.

        Raises
        ------
        SeatLostError
            If the seat is no longer this program's.
        ServerUnavailableError, TableNotFoundError
            If the connection has ended.
        """
        if not (self._lost or self._running.done()):
            await self._changed.wait()
        if self._running.done():
            self._running.result()
        if self._lost:
            raise SeatLostError("another client has the seat now, or the seat is free again: join again")

    async def _wait_for_version(self, game: str, version: int) -> None:
        """Wait for the state after an answer."""
        while self.game is None or (self.game.game == game and self.game.version < version):
            await self.change()

    def _hello(self) -> Hello:
        mirror = self._mirror
        return Hello([self._key], len(mirror.steps), mirror.game) if mirror else Hello([self._key])

    def _on_message(self, message: ServerMessage) -> None:
        if isinstance(message, RoomView):
            self.room = message
            self._lost |= self.place >= 0 and self.place not in message.own_seats
            self._contribute_to_dice(message)
        elif isinstance(message, GameView):
            self._on_game(message)
        elif isinstance(message, ChatView):
            self.talk = [*([] if message.complete else self.talk), *message.lines]
        elif isinstance(message, RoomEvent):
            self._lost |= message.event == "lost" and message.seat == self.place
        self._notify()

    def _contribute_to_dice(self, room: RoomView) -> None:
        """Commit a share of the next game's dice, or reveal it, in the background."""
        for seat in room.own_seats:
            if pledge := self._dice.pledge(room, seat):
                self._send_once(pledge, CommitShare(fresh_id(), seat, room.dice.seed_hash, pledge))
            if share := self._dice.share(room, seat):
                self._send_once(share, RevealShare(fresh_id(), seat, share))

    def _send_once(self, key: str, command: CommitShare | RevealShare) -> None:
        if key in self._in_flight:
            return
        self._in_flight.add(key)
        task = asyncio.create_task(self._connection.send(command))
        self._tasks.add(task)
        task.add_done_callback(self._on_sent)
        task.add_done_callback(lambda _: self._in_flight.discard(key))

    def _notify(self) -> None:
        """Wake all tasks that wait for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    def _on_game(self, game: GameView) -> None:
        assert self.room is not None
        if self._mirror is None or self._mirror.game != game.game:
            self._mirror = TableMirror(self.room, [own.seat for own in game.own])
        known = len(self._mirror.steps)
        assert game.first <= known
        self._mirror.apply_steps(game.steps[known - game.first :], game.table)
        self.game = game
        self.doubt = self.doubt or self._dice.doubt(game, self.place)
        if self._agrees and game.take_back is not None and self.place in game.take_back.pending:
            self._agree(game.take_back)

    def _agree(self, request: TakeBackRequest) -> None:
        """Agree to each undo request once, in the background."""
        identity = request.version, request.seat, request.step
        if identity != self._agreed_to:
            self._agreed_to = identity
            consent = AnswerTakeBack(fresh_id(), self.place, request.version, agrees=True)
            task = asyncio.create_task(self._connection.send(consent))
            self._tasks.add(task)
            task.add_done_callback(self._on_sent)

    def _on_sent(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved here; tasks that wait for a change raise what has ended the connection


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
    """Take a seat at the table of a link, until the end of the block.

    Parameters
    ----------
    link : str
        Link of the table.
    name : str
        Name of the player.
    seat : int, optional
        Number of the seat, clockwise from 0; by default the first open one, else that of a bot, unless the host keeps
        the bots. On the screen, and in ``monopolista join``, seats are numbered from 1.
    token : str
        Playing piece, empty for any.
    key : str
        Key of a seat, 43 characters of base64url, to return to the seat; see ``monopolista.client.keyring``.
    agrees : bool
        Whether the seat agrees to all undo requests, as bots do.
    program : bool
        Whether a program plays, not a person.

    Yields
    ------
    Seat
        The seat.

    Raises
    ------
    LinkError
        If the link is not a link to a table.
    NoFreeSeatError
        If no seat is free, and none can become free.
    ServerUnavailableError, TableNotFoundError
        If the table cannot be reached.
    """
    held = Seat(Address.of(link), key or secrets.token_urlsafe(32), agrees=agrees, program=program)
    try:
        await held.sit(name, seat, token)
        yield held
    finally:
        await held.close()
