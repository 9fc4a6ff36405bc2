"""What the store has of a room, all that is read of it when it comes into memory."""

import logging
from dataclasses import dataclass

from anyio import Lock

from monopolista.server.core.fair_scheduler import between
from monopolista.server.core.logging import brief
from monopolista.server.rooms.play.live_game import LiveGame, UnplayableGameError
from monopolista.server.storage.base import (
    CorruptDataError,
    GameRow,
    LimitRow,
    LineRow,
    PositionRow,
    RoomRow,
    StepRow,
    Store,
    TalkRow,
    WishRow,
)
from monopolista.server.storage.moderation import ShutRow
from monopolista.transcript import RulesVersionError

log = logging.getLogger("monopolista")


@dataclass(frozen=True)
class LoadedRoom:
    """A room as the store has it, and its game, which nobody has played again yet."""

    room: RoomRow
    talk: TalkRow
    lines: tuple[LineRow, ...]
    """What was said, the latest last."""
    game: tuple[GameRow, list[StepRow]] | None = None
    limits: tuple[LimitRow, ...] = ()
    wish: WishRow | None = None
    passed: float = 0.0
    """Seconds of a timed game that have passed."""
    shut: ShutRow | None = None
    """How the administrator has closed it."""
    position: PositionRow | None = None
    """How the game stood a while ago."""
    damage: CorruptDataError | None = None
    """What is said of a game that is not what was written."""


def find(store: Store, link: str) -> LoadedRoom | None:
    """Return what the store has of the room with this link or watch link, as it is at one moment.

    Where the database itself is damaged, what can be read is read piece by piece.
    """
    try:
        return store.together(lambda: _find(store, link))
    except CorruptDataError:
        return _find(store, link)


def _find(store: Store, link: str) -> LoadedRoom | None:
    room = store.find_room(link)
    if room is None:
        return None
    said, shut = _talk(store, room.id), store.find_shut(room.id)
    if not room.game:
        return LoadedRoom(room, *said, shut=shut)
    try:
        game, limits = store.find_game(room.game), tuple(store.limits(room.game))
        wish, passed = store.find_wish(room.game), store.time_kept(room.game) / 1000
        return LoadedRoom(room, *said, game, limits, wish, passed, shut, store.find_position(room.game))
    except CorruptDataError as damage:
        return LoadedRoom(room, *said, shut=shut, damage=damage)


async def revive(found: LoadedRoom, reading: Lock) -> LiveGame | None:
    """Return a room's game, played again between all else, one game after another.

    Raises UnplayableGameError or CorruptDataError.
    """
    if found.damage is not None and isinstance(found.damage.__cause__, RulesVersionError):
        raise UnplayableGameError(str(found.damage)) from found.damage
    if found.damage is not None:
        raise found.damage
    if found.game is None:
        return None
    async with reading:
        judged = found.room.odds != "off"
        return await between(LiveGame.read(*found.game, found.limits, found.position, judged=judged))


def _talk(store: Store, room: str) -> tuple[TalkRow, tuple[LineRow, ...]]:
    """Return what was said; what is damaged of it is as if it had not been said."""
    choice = TalkRow()
    try:
        choice = store.find_talk(room)
        return choice, tuple(store.lines(room))
    except CorruptDataError as error:
        log.warning("what was said in a room is gone: %s", brief(error))
        return choice, ()
