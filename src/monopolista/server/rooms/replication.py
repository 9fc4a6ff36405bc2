"""Replication of a room: it applies the changes of other processes, or loads its whole state again where that fails.

``replication_state`` describes the states; this module has the transitions that read from the store.
"""

import logging
from dataclasses import dataclass, replace

from anyio import to_thread

from monopolista.games.interface.capabilities import minutes_of
from monopolista.protocol.people import RoomEvent
from monopolista.server.cluster.cluster import ChangeKind, RemotePresence, RoomDigest
from monopolista.server.core.logging import brief
from monopolista.server.rooms.loader import LoadedRoom, find, restore_game
from monopolista.server.rooms.people import lobby_state
from monopolista.server.rooms.play import take_back_rules
from monopolista.server.rooms.play.live_game import LiveGame, UnplayableGameError
from monopolista.server.rooms.room_state import RoomState
from monopolista.server.storage.base import (
    ChatLineRow,
    ChatSettingsRow,
    CorruptDataError,
    ProxyBidRow,
    RoomRow,
    StepRow,
    Store,
    StoreError,
    TakeBackRequestRow,
)

log = logging.getLogger("monopolista")


@dataclass(frozen=True)
class RoomSnapshot:
    """The stored data of a room without the steps of its game."""

    room: RoomRow
    chat_settings: ChatSettingsRow
    chat_lines: tuple[ChatLineRow, ...]
    proxy_bids: tuple[ProxyBidRow, ...]
    take_back_request: TakeBackRequestRow | None


@dataclass(frozen=True)
class RemoteChanges:
    """The stored data of a room that may have changed."""

    steps: tuple[StepRow, ...]
    rest: RoomSnapshot | None


def read_changes(store: Store, room: str, game: str, since: int, parts: set[ChangeKind]) -> RemoteChanges:
    """Return the stored data of a room, for the parts that may have changed."""
    steps = tuple(store.steps_since(game, since)) if game and parts & {"steps", "room"} else ()
    if "room" not in parts:
        return RemoteChanges(steps, None)
    row = store.find_room(room)
    if row is None:
        raise StoreError(f"room {room} is not in the database: it has been deleted")
    bids, pending = (tuple(store.proxy_bids(game)), store.find_take_back_request(game)) if game else ((), None)
    return RemoteChanges(
        steps, RoomSnapshot(row, store.find_chat_settings(room), tuple(store.chat_lines(room)), bids, pending)
    )


def missed_parts(
    room: RoomState, digest: RoomDigest, others: RemotePresence, *, at_work: bool = False
) -> list[ChangeKind]:
    """Return the parts that differ from the store's digest; while a task changes the room, compare only presence."""
    found: list[ChangeKind] = ["here"] if others != room.presence.remote else []
    if at_work:
        return found
    unplayable = room.game is None and room.row.game == digest.game
    last = room.game.last_step if room.game is not None and room.game.row.id == digest.game else -1
    if not unplayable and last != digest.seq:
        found.append("steps")
    if (room.row.revision, room.chat.last, room.replication.checksum) != (digest.revision, digest.line, digest.kept):
        room.replication.checksum = digest.kept
        found.append("room")
    return found


def has_changes(room: RoomState, changes: RemoteChanges) -> bool:
    """Return whether the store has anything that the room lacks."""
    rest = changes.rest
    if changes.steps:
        return True
    if rest is None:
        return False
    known = room.row, room.chat.settings, room.chat.lines, room.take_back.request
    return known != (rest.room, rest.chat_settings, rest.chat_lines, rest.take_back_request) or any(
        _is_new(room, one) for one in rest.proxy_bids
    )


def _is_new(room: RoomState, limit: ProxyBidRow) -> bool:
    game = room.game
    return (
        game is not None
        and limit.auction == game.auction
        and game.proxy_bids.of(limit.seat, limit.auction) != limit.amount
    )


def apply_changes(room: RoomState, changes: RemoteChanges) -> bool:
    """Apply changes; return False where the whole state has to be loaded again."""
    rest = changes.rest
    if rest is not None:
        if _stands(rest.room) != _stands(room.row):
            return False
        before, room.row = room.row, rest.room
        notify_lost_seats(room, before)
        room.chat.load(rest.chat_settings, rest.chat_lines)
        if rest.take_back_request != room.take_back.request:
            room.take_back.set(rest.take_back_request, room.timers.now())
    if room.game is None:
        return not changes.steps
    return _go_on(room, room.game, changes)


def _stands(row: RoomRow) -> tuple[str, str, str]:
    return row.game, row.status, row.odds


def _go_on(room: RoomState, game: LiveGame, changes: RemoteChanges) -> bool:
    try:
        for step in changes.steps:
            game.follow(step)
            take_back_rules.notify_superseded(room, step)
            room.timers.last_step = room.timers.now()
    except UnplayableGameError:
        return False
    for limit in changes.rest.proxy_bids if changes.rest is not None else ():
        game.proxy_bids.set(limit)
    return True


def notify_lost_seats(room: RoomState, before: RoomRow) -> None:
    """Notify the clients that have lost a seat by a change on another process."""
    for connection in room.presence.connections:
        held = connection.seats_held(before)
        lost = [seat for seat in held if seat not in connection.seats_held(room.row) and seat < len(room.row.seats)]
        for seat in lost:
            if room.row.seats[seat].kind == "person":
                connection.answer(RoomEvent("lost", seat, ""))


async def read_back(room: RoomState, found: LoadedRoom | None = None) -> None:
    """Load the state of a room from the store; the game is replayed in time slices, one game after another.

    Parameters
    ----------
    room
        A room whose lock the caller holds.
    found
        The stored room, if the caller has just read it.

    Raises
    ------
    StoreError
        The room does not exist any more, or the store cannot be reached.
    """
    found = found or await to_thread.run_sync(find, room.context.store, room.row.id)
    if found is None:
        raise StoreError(f"room {room.row.id} is not in the database: it has been deleted")
    room.replication.reset()
    room.presence.remote = await room.context.cluster.remote_presence(room.row.id)
    before, room.row, room.game, room.stop_reason = room.row, found.room, None, ""
    notify_lost_seats(room, before)
    room.chat.load(found.chat_settings, found.chat_lines)
    room.take_back.set(found.take_back_request, room.timers.now())
    await _load_game(room, found)
    if found.closure is not None:
        room.row, room.stop_reason, room.closing_notice = lobby_state.closed(room.row), "shut", found.closure.reason
    if room.game is not None:
        room.timers.set_time_limit(room.game.row.id, minutes_of(room.game.table.box), found.elapsed)
    else:
        room.timers.set_time_limit("", None, 0.0)


async def _load_game(room: RoomState, found: LoadedRoom) -> None:
    """Replay the room's game; where it cannot continue, return the room to its lobby with the reason."""
    try:
        room.game = await restore_game(found, room.context.read_slots)
    except (UnplayableGameError, CorruptDataError) as error:
        log.warning("a game cannot continue, so its room is back in the lobby: %s", brief(error))
        if found.room.status == "playing":
            room.stop_reason = "rules" if isinstance(error, UnplayableGameError) else "damaged"
        room.row = replace(found.room, status="lobby")
    if room.game is not None and room.game.row.closed:
        room.row = replace(found.room, status="lobby")
        room.stop_reason = "too-long" if room.game.is_full else "closed"


async def catch_up(room: RoomState) -> bool:
    """Apply the changes that other processes have announced; return whether anything besides presence has changed.

    The caller holds the room's lock, and the memory is trusted.
    """
    replication = room.replication
    if replication.suspect:
        replication.suspect = False  # reset before the read: a later notification requires another one
        seen = await room.context.cluster.look(room.row.id)
        if seen is None:
            replication.mark_all_changed()
        else:
            replication.mark_changed(*missed_parts(room, *seen))
    parts = replication.take_changed()
    if "here" in parts:
        room.presence.remote = await room.context.cluster.remote_presence(room.row.id)
    if not parts or room.stop_reason == "shut":  # a closed room does not change any more
        return False
    game, since = (room.game.row.id, room.game.table.version) if room.game is not None else ("", 0)
    with replication.writing():
        found = await to_thread.run_sync(read_changes, room.context.store, room.row.id, game, since, parts)
        changed = "all" in parts or has_changes(room, found)
        if "all" in parts or not apply_changes(room, found):
            await read_back(room)
    return changed
