"""What the store has of a room, all that is read of it when it comes into memory."""

import logging
from dataclasses import dataclass

from anyio import Lock

from monopolista.server.core.fair_scheduler import between
from monopolista.server.core.logging import brief
from monopolista.server.rooms.play.live_game import LiveGame, UnplayableGameError
from monopolista.server.storage.base import (
    ChatLineRow,
    ChatSettingsRow,
    CorruptDataError,
    GameRow,
    PositionRow,
    ProxyBidRow,
    RoomRow,
    StepRow,
    Store,
    TakeBackRequestRow,
)
from monopolista.server.storage.moderation import ClosureRow
from monopolista.transcript import RulesVersionError

log = logging.getLogger("monopolista")


@dataclass(frozen=True)
class LoadedRoom:
    """A room as the store has it, and its game, which nobody has played again yet."""

    room: RoomRow
    chat_settings: ChatSettingsRow
    chat_lines: tuple[ChatLineRow, ...]
    """What was said, the latest last."""
    game: tuple[GameRow, list[StepRow]] | None = None
    proxy_bids: tuple[ProxyBidRow, ...] = ()
    take_back_request: TakeBackRequestRow | None = None
    elapsed: float = 0.0
    """Seconds of a timed game that have passed."""
    closure: ClosureRow | None = None
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
        return store.read_consistently(lambda: _find(store, link))
    except CorruptDataError:
        return _find(store, link)


def _find(store: Store, link: str) -> LoadedRoom | None:
    room = store.find_room(link)
    if room is None:
        return None
    said, shut = _read_chat(store, room.id), store.find_closure(room.id)
    if not room.game:
        return LoadedRoom(room, *said, closure=shut)
    try:
        game, limits = store.find_game(room.game), tuple(store.proxy_bids(room.game))
        wish, passed = store.find_take_back_request(room.game), store.find_elapsed_time(room.game) / 1000
        return LoadedRoom(room, *said, game, limits, wish, passed, shut, store.find_position(room.game))
    except CorruptDataError as damage:
        return LoadedRoom(room, *said, closure=shut, damage=damage)


async def restore_game(found: LoadedRoom, reading: Lock) -> LiveGame | None:
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
        return await between(LiveGame.read(*found.game, found.proxy_bids, found.position, judged=judged))


def _read_chat(store: Store, room: str) -> tuple[ChatSettingsRow, tuple[ChatLineRow, ...]]:
    """Return what was said; what is damaged of it is as if it had not been said."""
    choice = ChatSettingsRow()
    try:
        choice = store.find_chat_settings(room)
        return choice, tuple(store.chat_lines(room))
    except CorruptDataError as error:
        log.warning("what was said in a room is gone: %s", brief(error))
        return choice, ()
