"""How a room catches up with what other processes have done in it: what is new is read, and the game goes on by it."""

from dataclasses import dataclass, field
from typing import Protocol

from monopolista.protocol.people import Told
from monopolista.server.cluster.cluster import ChangeKind, RemotePresence, RoomDigest
from monopolista.server.core.clock import Stopwatch
from monopolista.server.rooms.people.chat import ChatLog
from monopolista.server.rooms.play import take_back
from monopolista.server.rooms.play.live_game import LiveGame, UnplayableGameError
from monopolista.server.storage.base import LimitRow, LineRow, RoomRow, StepRow, Store, StoreError, TalkRow, WishRow


@dataclass(frozen=True)
class RoomSnapshot:
    """All that is kept of a room beside its game's steps."""

    room: RoomRow
    talk: TalkRow
    lines: tuple[LineRow, ...]
    limits: tuple[LimitRow, ...]
    wish: WishRow | None


@dataclass(frozen=True)
class RemoteChanges:
    """What may be new of a room."""

    steps: tuple[StepRow, ...]
    rest: RoomSnapshot | None


@dataclass
class StaleSet:
    """What a room may not know yet of what other processes have done."""

    changed: set[ChangeKind] = field(default_factory=set[ChangeKind])
    """What they have changed, as they have told."""
    doubted: bool = False
    """Whether they may have changed something of which nobody has told."""
    sealed: str = ""
    """What changes with all that is kept beside the room's row, its lines and its game's steps, as it was seen last."""

    def close(self) -> set[ChangeKind]:
        """Return what has to be read, for whoever reads it now."""
        changed, self.changed = self.changed, set[ChangeKind]()
        return changed


class Behind(take_back.Wishing, Protocol):
    """A room that may be behind."""

    talk: ChatLog
    stopwatch: Stopwatch
    stepped: float
    wished: float
    remote: RemotePresence
    stale: StaleSet


def read(store: Store, room: str, game: str, since: int, behind: set[ChangeKind]) -> RemoteChanges:
    """Return what the store has of a room, as far as it may have changed."""
    steps = tuple(store.steps_since(game, since)) if game and behind & {"steps", "room"} else ()
    if "room" not in behind:
        return RemoteChanges(steps, None)
    row = store.find_room(room)
    if row is None:
        raise StoreError(f"room {room} is gone")
    limits, wish = (tuple(store.limits(game)), store.find_wish(game)) if game else ((), None)
    return RemoteChanges(steps, RoomSnapshot(row, store.find_talk(room), tuple(store.lines(room)), limits, wish))


def unknown(room: Behind, glance: RoomDigest, others: RemotePresence, *, at_work: bool = False) -> list[ChangeKind]:
    """Return what a room does not know of how the store has it; while somebody is at work in it, both may differ."""
    found: list[ChangeKind] = ["here"] if others != room.remote else []
    if at_work:
        return found
    unplayable = room.game is None and room.row.game == glance.game
    last = room.game.last if room.game is not None and room.game.row.id == glance.game else -1
    if not unplayable and last != glance.seq:
        found.append("steps")
    if (room.row.revision, room.talk.last, room.stale.sealed) != (glance.revision, glance.line, glance.kept):
        room.stale.sealed = glance.kept
        found.append("room")
    return found


def has_news(room: Behind, news: RemoteChanges) -> bool:
    """Say whether there is anything that the room does not know."""
    rest = news.rest
    if news.steps:
        return True
    if rest is None:
        return False
    known = room.row, room.talk.choice, room.talk.lines, room.wish
    return known != (rest.room, rest.talk, rest.lines, rest.wish) or any(_is_new(room, one) for one in rest.limits)


def _is_new(room: Behind, limit: LimitRow) -> bool:
    game = room.game
    return (
        game is not None and limit.auction == game.auction and game.limits.of(limit.seat, limit.auction) != limit.amount
    )


def apply_remote_changes(room: Behind, news: RemoteChanges) -> bool:
    """Go on by what is new; say whether that can be, or the room has to be read anew."""
    rest = news.rest
    if rest is not None:
        if _stands(rest.room) != _stands(room.row):
            return False
        before, room.row = room.row, rest.room
        tell_who_moved(room, before)
        room.talk.take_up(rest.talk, rest.lines)
        if rest.wish != room.wish:
            room.wish, room.wished = rest.wish, room.stopwatch.now()
    if room.game is None:
        return not news.steps
    return _go_on(room, room.game, news)


def _stands(row: RoomRow) -> tuple[str, str, str]:
    return row.game, row.status, row.odds


def _go_on(room: Behind, game: LiveGame, news: RemoteChanges) -> bool:
    try:
        for step in news.steps:
            game.follow(step)
            take_back.lapse(room, step)
            room.stepped = room.stopwatch.now()
    except UnplayableGameError:
        return False
    for limit in news.rest.limits if news.rest is not None else ():
        game.limits.keep(limit)
    return True


def tell_who_moved(room: take_back.Wishing, before: RoomRow) -> None:
    """Tell who has lost a seat since, by what was done on another process."""
    for visitor in room.visitors:
        held = visitor.seats_held(before)
        lost = [seat for seat in held if seat not in visitor.seats_held(room.row) and seat < len(room.row.seats)]
        for seat in lost:
            if room.row.seats[seat].kind == "person":
                visitor.answer(Told("lost", seat, ""))
