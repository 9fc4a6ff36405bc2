"""Loading of a room: everything that is read from the store when the room is loaded into memory."""

import logging
from contextlib import suppress
from dataclasses import dataclass

from anyio import Lock

from monopolista.games import game_of
from monopolista.games.common.own_boxes import is_box_id
from monopolista.games.common.printed import EditionError
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
    """A room as stored, with its game, which is not yet replayed."""

    room: RoomRow
    chat_settings: ChatSettingsRow
    chat_lines: tuple[ChatLineRow, ...]
    """The chat lines, the latest last."""
    game: tuple[GameRow, list[StepRow]] | None = None
    proxy_bids: tuple[ProxyBidRow, ...] = ()
    take_back_request: TakeBackRequestRow | None = None
    elapsed: float = 0.0
    """The elapsed time of a timed game, in seconds."""
    closure: ClosureRow | None = None
    """The closure of the room by the administrator, if there is one."""
    position: PositionRow | None = None
    """The latest snapshot of the game."""
    damage: CorruptDataError | None = None
    """The error, where the stored game is damaged."""


def find(store: Store, link: str) -> LoadedRoom | None:
    """Return the stored room with this link or watch link, read from one snapshot of the database.

    Where the database is damaged, each part is read separately, so that the intact parts are found.
    """
    try:
        return store.read_consistently(lambda: _find(store, link))
    except CorruptDataError:
        return _find(store, link)


def _find(store: Store, link: str) -> LoadedRoom | None:
    room = store.find_room(link)
    if room is None:
        return None
    if is_box_id(room.edition):
        with suppress(EditionError):  # whatever needs the box then says that it is missing
            game_of(room.edition)
    said, shut = _read_chat(store, room.id), store.find_closure(room.id)
    if not room.game:
        return LoadedRoom(room, *said, closure=shut)
    try:
        game, bids = store.find_game(room.game), tuple(store.proxy_bids(room.game))
        pending, passed = store.find_take_back_request(room.game), store.find_elapsed_time(room.game) / 1000
        return LoadedRoom(room, *said, game, bids, pending, passed, shut, store.find_position(room.game))
    except CorruptDataError as damage:
        return LoadedRoom(room, *said, closure=shut, damage=damage)


async def restore_game(found: LoadedRoom, reading: Lock) -> LiveGame | None:
    """Replay a room's game in time slices, one game at a time.

    Raises
    ------
    UnplayableGameError
        The rules of this program do not allow the game.
    CorruptDataError
        The stored game is damaged.
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
    """Return the chat lines without the damaged ones."""
    choice = ChatSettingsRow()
    try:
        choice = store.find_chat_settings(room)
        return choice, tuple(store.chat_lines(room))
    except CorruptDataError as error:
        log.warning("the chat of a room is damaged: %s", brief(error))
        return choice, ()
