"""A room: its state, the lock under which one command after another changes it, and its writes to the store.

A command is checked, carried out, committed, acknowledged and broadcast. Clients never see what the store does not
have: when a commit fails, the room is read back from the store.
"""

from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import replace
from typing import TypeVarTuple

import anyio
from anyio import to_thread

from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import minutes_of
from monopolista.games.interface.views import Reason
from monopolista.json_reader import read_json
from monopolista.protocol.messages import ServerMessage
from monopolista.server.cluster.cluster import ChangeKind, RemotePresence, RoomDigest
from monopolista.server.rooms import outbox, replication
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.ephemeral import ClusterMessage
from monopolista.server.rooms.loader import LoadedRoom
from monopolista.server.rooms.people import seat_requests
from monopolista.server.rooms.play import game_metrics, schedule, take_back_rules
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.rooms.replication_state import SyncState
from monopolista.server.rooms.room_state import RoomState
from monopolista.server.storage.base import (
    DatabaseUnavailableError,
    Mark,
    RoomRow,
    StepRow,
    StorageFullError,
    TakeBackRequestRow,
)
from monopolista.transcript import TakeBack as Back

Values = TypeVarTuple("Values")


class Room(RoomState):
    """A room in memory. Its methods that write need the lock, which ``exclusive`` acquires."""

    def __init__(self, row: RoomRow, context: ServerContext, found: LoadedRoom | None = None) -> None:
        super().__init__(row, context)
        self._found = found
        self.changed = anyio.Event()
        """Set when the next automatic action of the room may have changed."""

    @asynccontextmanager
    async def exclusive(self) -> AsyncGenerator[None]:
        """Acquire the room's lock, with the memory in sync with the store."""
        async with self.replication.lock:
            begun = self.timers.now()
            try:
                if self.replication.is_trusted:
                    await self._catch_up()
                else:
                    await self._read_back()
                yield
            except (DatabaseUnavailableError, StorageFullError):
                self.timers.hold(begun)
                self.changed.set()
                raise

    async def _read_back(self) -> None:
        found, self._found = self._found, None
        await replication.read_back(self, found)
        self.replication.trust()
        held = self.timers.resume()
        self.after_change()
        if held:
            self.timers.grant_extra_time()

    async def _catch_up(self) -> bool:
        stale = self.replication.state is SyncState.STALE
        changed = await replication.catch_up(self)
        if changed:
            self.after_change()
        elif stale:
            self.refresh_presence()
        return changed

    async def find_missed(self) -> bool:
        """Return whether the store has changes that the room lacks."""
        async with self.replication.lock:
            if not self.replication.is_trusted:
                return True
            self.mark_stale()
            return await self._catch_up()

    def _consistent(self) -> AbstractAsyncContextManager[None]:
        """Wait until no task changes the room, so that the memory equals the store."""
        return self.exclusive() if self.replication.is_busy else nullcontext()

    # Changes on other processes.

    def on_remote_change(self, *what: ChangeKind) -> None:
        """Record that another process may have changed something; the next task with the lock reads it."""
        self.replication.mark_changed(*what)

    def mark_stale(self) -> None:
        """Record that another process may have made a change without an announcement."""
        if self.context.cluster.shared:
            self.replication.mark_suspect()

    def missed_parts(self, digest: RoomDigest, others: RemotePresence) -> list[ChangeKind]:
        """Return the parts that differ from the store's digest; only presence, while a task changes the room."""
        return replication.missed_parts(self, digest, others, at_work=self.replication.is_busy)

    def on_ephemeral(self, encoded: bytes) -> None:
        """Forward an event of another process that is not stored."""
        event = read_json(encoded, ClusterMessage)
        self._note_response(event.responses)
        if event.agreement is not None or event.declined >= 0:
            seat_requests.on_remote_answer(self, event)
            self.refresh_presence()
        for connection in self.presence.connections:
            if event.event is not None and connection.authenticated:
                connection.answer(event.event)
            if event.reaction is not None:
                connection.reactions.append(event.reaction)
                connection.mark_dirty()

    # Presence.

    def enter(self, connection: Connection) -> None:
        """Add a connection."""
        self.presence.add(connection)
        self.refresh_presence()

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        if self.presence.remove(connection):
            self.refresh_presence()

    def refresh_presence(self, *, game: bool = False) -> None:
        """Compare the connections with the seats, and send the resulting changes to all clients that can see them."""
        presence = self.presence
        self.timers.stopwatch.run(not presence.is_empty)
        change = presence.refresh(self.row, self.timers.now())
        self.timers.welcome(change.returned)
        seat_requests.withdraw_void(self)
        if change.stand_ins_changed and self.replication.is_trusted:  # else it is set once the store has responded
            self.timers.countdown = schedule.countdown(self)
        visible = presence.has_visible_change(self.row)
        if game or change.resumed or visible:
            self.broadcast(room=True, game=game or bool(change.resumed))
            self.changed.set()
        else:
            self.announce_presence()

    def record_response(self, seats: Collection[int]) -> None:
        """Record that seats have responded, here and on other processes, so that they are waited for again."""
        self._note_response(seats)
        if self.presence.remote.silent.intersection(seats):
            self.publish(ClusterMessage(responses=tuple(seats)))

    def _note_response(self, seats: Collection[int]) -> None:
        was_idle = self.presence.has_idle(seats)
        self.presence.idle.note_response(seats)
        if was_idle:
            self.refresh_presence()

    def record_timeout(self, seat: int) -> None:
        """Announce that a bot has answered for a seat after its time limit; the caller holds the lock."""
        self.presence.idle.note_timeout(seat)
        self.announce("late", seat)
        self.refresh_presence()
        self.broadcast(room=True, game=True)

    # Sent messages.

    async def news(self, connection: Connection) -> list[ServerMessage]:
        """Return the pending messages of a connection: replies, then the room, then the game."""
        async with self._consistent():
            return outbox.pending(self, connection)

    async def post(self, connection: Connection) -> list[bytes]:
        """Return the pending messages of a connection, encoded."""
        async with self._consistent():
            return outbox.encoded(self, connection)

    # Writes to the store. The caller holds the lock.

    async def write(self, function: Callable[[*Values], None], *values: *Values, what: ChangeKind = "room") -> None:
        """Call a function of the store, and notify other processes; the memory is untrusted until it returns."""
        with self.replication.writing():
            await to_thread.run_sync(function, *values)
        self.context.cluster.notify(self.row.id, what)

    async def save(self, row: RoomRow, mark: Mark | None = None) -> None:
        """Store a new state of the room."""
        await self.write(self.context.store.save_room, row, mark)
        self.row = replace(row, revision=row.revision + 1)

    async def save_and_show(self, row: RoomRow) -> None:
        """Store a new state of the room, and send it to all clients."""
        await self.save(row)
        self.after_change()

    async def save_take_back(self, request: TakeBackRequestRow | None, mark: Mark) -> None:
        """Store an undo request; None removes it."""
        await self.write(self.context.store.save_take_back_request, self.row.id, self.row.game, request, mark)
        self.take_back.set(request, self.timers.now())

    async def save_time(self) -> None:
        """Store the elapsed time of a timed game."""
        now, limit = self.timers.now(), self.timers.time_limit
        if limit is not None and self.playing is not None and now > self.timers.time_saved:
            passed = limit.total - limit.left(now)
            await self.write(self.context.store.save_elapsed_time, limit.game, round(passed * 1000), what="here")
            self.timers.time_saved = now

    async def commit(self, game: LiveGame, step: StepRow) -> None:
        """Store a step of the game, and show it."""
        stands = game.table.over, game.position()
        await self.write(self.context.store.append, game.row.id, step, *stands, what="steps")
        game.on_committed(step)
        game_metrics.count_step(self, game, step)
        take_back_rules.notify_superseded(self, step)

    async def play(
        self, seat: int, action: Action | Back, mark: Mark | None = None, reason: Reason | None = None
    ) -> None:
        """Apply an automatic answer or undo of a seat, which came over no connection."""
        if self.game is not None:
            await self.commit(self.game, self.game.play(seat, action, mark, reason))
            self.after_step()

    # Consequences of a change.

    def after_step(self) -> None:
        """Send the game to all clients after a step."""
        self.timers.last_step = self.timers.now()
        self.timers.countdown = schedule.countdown(self)
        self.broadcast(game=True, room=self.is_over)
        self.changed.set()

    def begin(self, row: RoomRow, game: LiveGame) -> None:
        """Start a game that the store has."""
        self.row, self.game = row, game
        self.stop_reason = ""
        self.timers.set_time_limit(game.row.id, minutes_of(game.table.box), 0.0)
        self.presence.stand_ins.clear()
        self.presence.player_addresses.clear()
        self.take_back.clear()
        self.timers.last_step = self.timers.now()

    def after_change(self) -> None:
        """Set the clocks after a change of the room, and send the room to all clients."""
        self.timers.note_called(self.row.dice.called)
        self.timers.countdown = schedule.countdown(self)
        self.refresh_presence(game=True)
