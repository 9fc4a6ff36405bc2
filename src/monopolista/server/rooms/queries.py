"""What a seat asks of a room without answering: to weigh a proposal, to bid up to a limit."""

from collections.abc import Callable
from typing import Protocol, TypeVarTuple

import anyio

from monopolista.games.common.notation import NotationError
from monopolista.protocol.client_messages import Limit, Weigh
from monopolista.protocol.server_messages import Done, Weighed
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.play.live_game import LiveGame, StaleVersionError
from monopolista.server.storage.base import RoomRow
from monopolista.table import IllegalActionError

Values = TypeVarTuple("Values")


class Asked(Protocol):
    """A room in which a game is played."""

    row: RoomRow
    context: ServerContext
    changed: anyio.Event

    def played_by(self, visitor: Connection, seat: int, game: str | None = None) -> LiveGame:
        """Return the game that is played, to who holds a seat of it, and has named it if need be."""
        ...

    def broadcast(self, *, room: bool = False, game: bool = False, seat: int | None = None) -> None:
        """Have everybody told, or who holds a seat."""
        ...

    async def write(self, function: Callable[[*Values], None], *values: *Values) -> None:
        """Have the store do something."""
        ...


def weigh(room: Asked, visitor: Connection, wish: Weigh) -> None:
    """Tell who holds a seat what a proposal of it would do; nothing changes."""
    game = room.played_by(visitor, wish.seat)
    try:
        weight = game.table.weigh(wish.seat, wish.action)
    except NotationError as error:
        raise DeniedError("malformed", str(error)) from error
    except IllegalActionError as refused:
        raise DeniedError("clause", str(refused), refused.clause) from refused
    if weight is None:
        raise DeniedError("malformed", "only a proposal stated whole is weighed")
    visitor.answer(Weighed(wish.id, game.table.version, weight))


async def limit(room: Asked, visitor: Connection, wish: Limit) -> None:
    """Keep a seat's limit; whoever else is there hears nothing, not even that there is news."""
    game = room.played_by(visitor, wish.seat, wish.game)
    try:
        asked = game.limit_asked(wish.seat, wish.amount, wish.version)
    except StaleVersionError as stale:
        raise DeniedError("stale", "that auction is over") from stale
    except IllegalActionError as refused:
        raise DeniedError("clause", str(refused), refused.clause) from refused
    await room.write(room.context.store.keep_limit, game.row.id, asked)
    game.limits.keep(asked)
    visitor.answer(Done(wish.id, game.table.version))
    room.broadcast(game=True, seat=wish.seat)
    room.changed.set()
