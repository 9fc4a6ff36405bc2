"""A room: who is there, what they ask for, and the order in which it happens.

One command after another, each: judge, play, commit, acknowledge, broadcast. What the store does not have is
never shown: when a commit fails, the room is read back from the store.
"""

import logging
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import replace
from typing import TypeVarTuple

import anyio
import msgspec
from anyio import to_thread

from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import minutes_of
from monopolista.games.interface.views import Reason
from monopolista.json_reader import read_json
from monopolista.protocol.client_messages import ClientMessage, Hello
from monopolista.protocol.server_messages import Aside, ServerMessage
from monopolista.server.cluster.cluster import ALL, NOBODY_ELSE, RemotePresence, RoomDigest, What
from monopolista.server.core.clock import Countdown, Stopwatch, TimeLimit
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.logging import brief
from monopolista.server.rooms import dispatcher, resync
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.delta_updates import DeltaUpdates, written
from monopolista.server.rooms.ephemeral import EphemeralEvent
from monopolista.server.rooms.loader import LoadedRoom, find, revive
from monopolista.server.rooms.people import admission, chat, lobby_state, seat_recovery, seat_requests
from monopolista.server.rooms.people.player_addresses import PlayerAddresses
from monopolista.server.rooms.play import game_metrics, game_start, hints, take_back, timers
from monopolista.server.rooms.play.idle_seats import IdleSeats
from monopolista.server.rooms.play.live_game import LiveGame, UnplayableGameError
from monopolista.server.rooms.views import room_for
from monopolista.server.storage.base import (
    ConflictError,
    CorruptDataError,
    DatabaseUnavailableError,
    Mark,
    RoomRow,
    StepRow,
    StorageFullError,
    StoreError,
    WishRow,
)
from monopolista.transcript import TakeBack as Back

log = logging.getLogger("monopolista")
Values = TypeVarTuple("Values")
_TRIES = 4
"""How often a message is judged that other processes are faster than."""
_FINAL = ("too-much", "malformed", "words")
"""Refusals that do not hang on how the room stands."""


class Room:
    """A room in memory."""

    shut = ""
    """What the administrator says of a table that was closed."""

    def __init__(self, row: RoomRow, context: ServerContext, found: LoadedRoom | None = None) -> None:
        self.row: RoomRow = row
        self._found = found
        self.context = context
        self.game: LiveGame | None = None
        self.visitors: list[Connection] = []
        self.gone = 0
        """How many connections have ended."""
        self.stopwatch = Stopwatch(context.clock)
        self.away: dict[int, float] = {}
        """Persons' seats that nobody holds, and since when."""
        self.stand_ins: set[int] = set()
        self.silence = IdleSeats()
        self.aside: Aside = ""
        """Why the game that was played here has been set aside."""
        self.stepped = 0.0
        """When the last step was."""
        self.called: float | None = None
        """Since when a game that was called for waits for shares of its dice."""
        self.wish: WishRow | None = None
        self.wished = 0.0
        """The wish to take something back that was made last, and when it was last heard of."""
        self.countdown: Countdown | None = None
        self.limit: TimeLimit | None = None
        """When the time of a timed game is up."""
        self.time_kept = 0.0
        """When that time was last kept in the store."""
        self.changed = anyio.Event()
        self.talk = chat.ChatLog(context)
        self.hints = hints.Hints(context)
        self.guesses = seat_recovery.GuessLimiter(context)
        self.begun = game_start.Begun(context)
        self.player_addresses = PlayerAddresses()
        self._telling = DeltaUpdates()
        self._there: admission.Seen | None = None
        """Who was there when all were told of it last, as far as they see it."""
        self.remote = NOBODY_ELSE
        """Who is here on other processes."""
        self.stale = resync.StaleSet()
        self._lock = anyio.Lock()
        self._in_sync = False

    @asynccontextmanager
    async def exclusive(self) -> AsyncGenerator[None]:
        """Have the room to oneself, as the store has it."""
        async with self._lock:
            begun = self.stopwatch.now()
            try:
                if not self._in_sync:
                    await self._read_back()
                    self._in_sync = True
                    self._go_on()
                else:
                    await self._resync()
                yield
            except (DatabaseUnavailableError, StorageFullError):  # nobody can answer by now: nobody's time passes
                self.stopwatch.hold(begun)
                self.changed.set()
                raise

    def _go_on(self) -> None:
        """Go on by what was read from the store."""
        held = self.stopwatch.let_go()
        self.after_change()
        if held and self.countdown is not None:
            self.countdown = self.countdown.ease(self.stopwatch.now())

    def _is_idle(self) -> AbstractAsyncContextManager[None]:
        """Wait until nobody is at work here: what is in memory then is what the store has."""
        return nullcontext() if self._in_sync and not self._lock.locked() else self.exclusive()

    async def _read_back(self) -> None:
        """Have in memory what the store has; its game is played again between all else, one game after another."""
        found = self._found or await to_thread.run_sync(find, self.context.store, self.row.id)
        self._found = None
        if found is None:
            raise StoreError(f"room {self.row.id} is gone")
        self.stale = resync.StaleSet(sealed=self.stale.sealed)
        self.remote = await self.context.cluster.remote_presence(self.row.id)
        before, self.row, self.game, self.aside = self.row, found.room, None, ""
        resync.tell_who_moved(self, before)
        self.talk.take_up(found.talk, found.lines)
        self.wish, self.wished = found.wish, self.stopwatch.now()
        try:
            self.game = await revive(found, self.context.read_slots)
        except (UnplayableGameError, CorruptDataError) as error:
            log.warning("a game cannot go on, its room is back in the lobby: %s", brief(error))
            if found.room.status == "playing":
                self.aside = "rules" if isinstance(error, UnplayableGameError) else "damaged"
            self.row = replace(found.room, status="lobby")
        if self.game is not None and self.game.row.closed:
            self.row, self.aside = replace(found.room, status="lobby"), "too-long" if self.game.full else "closed"
        if found.shut is not None:
            self.row, self.aside, self.shut = lobby_state.closed(self.row), "shut", found.shut.reason
        self._set_limit(found.passed)

    def _set_limit(self, passed: float) -> None:
        """Let the time of a timed game run, unless it runs already."""
        minutes = minutes_of(self.game.table.box) if self.game is not None else None
        if self.game is None or minutes is None:
            self.limit = None
        elif self.limit is None or self.limit.game != self.game.row.id:
            self.time_kept = self.stopwatch.now()
            self.limit = TimeLimit.since(self.game.row.id, minutes, self.time_kept - passed)

    async def keep_time(self) -> None:
        """Have the store know how much time of a timed game has passed; the caller holds the room."""
        now = self.stopwatch.now()
        if self.limit is not None and self.playing is not None and now > self.time_kept:
            passed = self.limit.total - self.limit.left(now)
            await self.write(self.context.store.keep_time, self.limit.game, round(passed * 1000), what="here")
            self.time_kept = now

    @property
    def over(self) -> bool:
        """Say whether the game has ended and its end is shown."""
        return self.row.status == "playing" and self.game is not None and self.game.table.over

    @property
    def playing(self) -> LiveGame | None:
        """Return the game if it runs."""
        return self.game if self.row.status == "playing" and not self.over else None

    # What other processes do.

    def on_remote_change(self, *what: What) -> None:
        """Hear that another process may have changed something; whoever has the room next sees what."""
        self.stale.changed.update(what)

    def mark_stale(self) -> None:
        """Take it that they may have changed something of which nobody has told; whoever has the room next looks."""
        self.stale.doubted = self.context.cluster.shared

    def is_stale(self, glance: RoomDigest, others: RemotePresence) -> list[What]:
        """Return what the room does not know of how the store has it; while somebody is at work here, who is there."""
        at_work = not self._in_sync or self._lock.locked()
        return resync.unknown(self, glance, others, at_work=at_work)

    def on_ephemeral(self, said: bytes) -> None:
        """Have everybody told what was said on another process and is kept nowhere."""
        heard = read_json(said, EphemeralEvent)
        self._hear_of(heard.heard)
        if heard.agreement is not None or heard.turned_away >= 0:
            seat_requests.overhear(self, heard)
        for visitor in self.visitors:
            if heard.told is not None and visitor.authenticated:
                visitor.answer(heard.told)
            if heard.reaction is not None:
                visitor.reactions.append(heard.reaction)
                visitor.mark_dirty()

    async def _resync(self) -> bool:
        """Take over what other processes have done; say whether there was anything."""
        if self.stale.doubted:
            self.stale.doubted = False  # before the look: whoever doubts during it asks for another one
            seen = await self.context.cluster.look(self.row.id)
            self.on_remote_change(*(ALL if seen is None else resync.unknown(self, *seen)))
        behind = self.stale.close()
        if not behind:
            return False
        if "here" in behind:
            self.remote = await self.context.cluster.remote_presence(self.row.id)
        if self.aside == "shut":  # of which nothing changes any more
            self.refresh_presence()
            return False
        game = self.game.row.id if self.game is not None else ""
        since = self.game.table.version if self.game is not None else 0
        self._in_sync = False
        news = await to_thread.run_sync(resync.read, self.context.store, self.row.id, game, since, behind)
        changed = "all" in behind or resync.has_news(self, news)
        if "all" in behind or not resync.apply_remote_changes(self, news):
            await self._read_back()
        self._in_sync = True
        if changed:
            self.after_change()
        else:
            self.refresh_presence()
        return changed

    # Who is there.

    def enter(self, visitor: Connection) -> None:
        """Let a connection in."""
        self.visitors.append(visitor)
        self.refresh_presence()

    def leave(self, visitor: Connection) -> None:
        """Forget a connection."""
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.gone += 1
            self.refresh_presence()

    def present(self) -> set[int]:
        """Return the seats that some connection holds, here or on another process."""
        return {seat for visitor in self.visitors for seat in visitor.seats_held(self.row)} | self.remote.seats

    def refresh_presence(self, *, game: bool = False) -> None:
        """See who is there now: who comes back has the seat back at once, and that alone concerns the game."""
        self.stopwatch.run(bool(self.visitors) or self.remote.anybody)
        here = self.present()
        self.player_addresses.note(self.row, self.visitors)
        persons = {place for place, seat in enumerate(self.row.seats) if seat.kind == "person"}
        if self.countdown is not None and self.away.keys() & here & {*self.countdown.seats}:
            self.countdown = self.countdown.welcome(self.stopwatch.now())
        self.away = {seat: self.away.get(seat, self.stopwatch.now()) for seat in persons - here}
        self.silence.hear(self.away)
        seat_requests.lapse(self)
        silent, stood_in = (self.silence.seats | self.remote.silent) & persons, {*self.stand_ins}
        self.stand_ins |= silent | (self.remote.stand_ins & self.away.keys())
        back = self.stand_ins - self.away.keys() - silent
        self.stand_ins -= back
        if self.stand_ins != stood_in and self._in_sync:  # else it is looked at once the store has answered
            self.countdown = timers.countdown(self)
        before, self._there = self._there, admission.seen(self, here)
        if game or back or self._there != before:
            self.broadcast(room=True, game=game or bool(back))
            self.changed.set()
        self.context.cluster.announce(self.row.id, admission.presence(self))

    def may_host(self, visitor: Connection) -> bool:
        """Say whether a connection acts as the host: without the host, whoever has the first seat that is held."""
        if visitor.is_host(self.row):
            return True
        if self.remote.hosts or any(other.is_host(self.row) for other in self.visitors):
            return False
        return min(self.present(), default=-1) in visitor.seats_held(self.row)

    def is_player(self, visitor: Connection) -> bool:
        """Say whether a connection is that of a player, whichever link it came by and without a key too."""
        return self.player_addresses.include(self.row, visitor, self.remote.addresses)

    def record_response(self, seats: Collection[int]) -> None:
        """Wait for seats again that have not answered, here and on other processes."""
        self._hear_of(seats)
        if self.remote.silent.intersection(seats):
            self.context.cluster.publish(self.row.id, msgspec.json.encode(EphemeralEvent(heard=tuple(seats))))

    def _hear_of(self, seats: Collection[int]) -> None:
        waited = self.silence.seats.isdisjoint(seats)
        self.silence.hear(seats)
        if not waited:
            self.refresh_presence()

    def record_timeout(self, seat: int) -> None:
        """Tell that a robot has answered for a seat since its time was up; the caller holds the room."""
        self.silence.miss(seat)
        seat_recovery.tell(self, "late", seat)
        self.refresh_presence()
        self.broadcast(room=True, game=True)

    # What is told.

    def broadcast(self, *, room: bool = False, game: bool = False, seat: int | None = None) -> None:
        """Have everybody told, or who holds a seat."""
        if game:
            self._telling.invalidate()
        if room:
            self.context.cluster.announce(self.row.id, admission.presence(self))
        for visitor in self.visitors:
            if seat is None or seat in visitor.seats_held(self.row):
                visitor.mark_dirty(room=room, game=game)

    async def news(self, visitor: Connection) -> list[ServerMessage]:
        """Return what a connection has to be told by now: answers, then the room, then the game."""
        async with self._is_idle():
            return self._news(visitor)

    async def post(self, visitor: Connection) -> list[bytes]:
        """Return the same as it is sent."""
        async with self._is_idle():
            return [written(visitor, message, self._telling) for message in self._news(visitor)]

    def _news(self, visitor: Connection) -> list[ServerMessage]:
        told: list[ServerMessage] = list(visitor.waiting)
        visitor.waiting.clear()
        if visitor.room_news and (view := room_for(self, visitor)) != visitor.room:
            visitor.room = view
            told.append(view)
        if said := self.talk.news(visitor, self.row):
            told.append(said)
        if visitor.game_news and self.row.status == "playing" and self.game is not None:
            seen = self._telling.view(self, self.game, visitor)
            visitor.game, visitor.steps = seen.game, seen.version
            told.append(seen)
        visitor.room_news = visitor.game_news = False
        return told

    # What is asked for.

    async def receive(self, visitor: Connection, message: ClientMessage) -> None:
        """Carry out a message; whatever comes of it, its sender is answered and the room stands."""
        name = "" if isinstance(message, Hello) else message.id
        try:
            admission.check(self.row, visitor, message)
            await self._judge(visitor, message)
        except DeniedError as denied:
            self._fail(visitor, name, denied)
        except (ConflictError, DatabaseUnavailableError, StorageFullError) as error:
            self._fail(visitor, name, dispatcher.put_off(error))
        except Exception:
            self._in_sync = False
            log.exception("a command failed")
            self._fail(visitor, name, DeniedError("not-now", "the server could not carry this out; send it again"))

    async def _judge(self, visitor: Connection, message: ClientMessage) -> None:
        """Carry out a message; where other processes were faster, it is judged again by what the store has by then."""
        shared = self.context.cluster.shared
        if isinstance(message, Hello):
            self.mark_stale()
        for tried in range(_TRIES):
            try:
                async with self.exclusive():
                    await dispatcher.carry_out(self, visitor, message)
                    return
            except ConflictError:
                if not shared or tried == _TRIES - 1:
                    raise
            except DeniedError as denied:
                if not shared or denied.code in _FINAL or not await self._was_behind():
                    raise

    async def _was_behind(self) -> bool:
        """Say whether there was something that the room did not know when it refused."""
        async with self._lock:
            if not self._in_sync:
                return True
            self.mark_stale()
            return await self._resync()

    def _fail(self, visitor: Connection, name: str, denied: DeniedError) -> None:
        version = self.game.table.version if self.game is not None else 0
        visitor.answer(denied.as_failure(name, version))
        self.context.metrics.count("refusals", "table", denied.code, denied.bound)
        if denied.code in ("stale", "clause"):
            visitor.mark_dirty(game=True)

    def played_by(self, visitor: Connection, seat: int, game: str | None = None) -> LiveGame:
        """Return the game that is played, to who holds a seat of it, and has named it if need be."""
        visitor.require_seat(self.row, seat)
        if self.game is None or self.row.status != "playing":
            raise DeniedError("not-now", "no game is being played")
        if game not in (None, self.row.game):
            raise DeniedError("stale", "another game has begun since")
        return self.game

    async def play(
        self, seat: int, action: Action | Back, mark: Mark | None = None, reason: Reason | None = None
    ) -> None:
        """Let a seat answer that nobody at a browser answers for, or go back; the caller holds the room."""
        if self.game is not None:
            await self.commit(self.game, self.game.play(seat, action, mark, reason))
            self.after_step()

    async def keep_wish(self, wish: WishRow | None, mark: Mark) -> None:
        """Have the store keep what somebody wishes to take back."""
        await self.write(self.context.store.keep_wish, self.row.id, self.row.game, wish, mark)
        self.wish, self.wished = wish, self.stopwatch.now()

    async def commit(self, game: LiveGame, step: StepRow) -> None:
        """Have the store keep a step of the game, and show it; the caller holds the room."""
        stands = game.table.over, game.position()
        await self.write(self.context.store.append, game.row.id, step, *stands, what="steps")
        game.on_committed(step)
        game_metrics.count_step(self, game, step)
        take_back.lapse(self, step)

    async def keep(self, row: RoomRow) -> None:
        """Have the store keep the room as it becomes, and everybody see it; the caller holds the room."""
        await self.save(row)
        self.after_change()

    async def save(self, row: RoomRow, mark: Mark | None = None) -> None:
        """Have the store keep the room as it becomes; the caller holds the room."""
        await self.write(self.context.store.save_room, row, mark)
        self.row = replace(row, revision=row.revision + 1)

    async def write(self, function: Callable[[*Values], None], *values: *Values, what: What = "room") -> None:
        """Have the store do something, and others hear of it; until it has, nothing that is in memory is trusted."""
        self._in_sync = False
        await to_thread.run_sync(function, *values)
        self._in_sync = True
        self.context.cluster.notify(self.row.id, what)

    def after_step(self) -> None:
        """Have everybody see that the game has gone on; the caller holds the room."""
        self.stepped = self.stopwatch.now()
        self.countdown = timers.countdown(self)
        self.broadcast(game=True, room=self.over)
        self.changed.set()

    def begin(self, row: RoomRow, game: LiveGame) -> None:
        """Have a game on the table that the store has."""
        self.row, self.game = row, game
        self.aside = ""
        self._set_limit(0.0)
        self.stand_ins.clear()
        self.player_addresses.clear()
        self.wish, self.stepped = None, self.stopwatch.now()

    def after_change(self) -> None:
        """See that all is done that follows from another room."""
        self.called = (self.called or self.stopwatch.now()) if self.row.dice.called else None
        self.countdown = timers.countdown(self)
        self.refresh_presence(game=True)
