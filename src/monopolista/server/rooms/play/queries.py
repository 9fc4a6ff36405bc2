"""Handlers of requests that are not answers: the effect of a proposal, a bid limit, bots without pauses."""

from monopolista.games.common.notation import NotationError
from monopolista.protocol.client_messages import PreviewTrade, SetProxyBid, SkipPauses
from monopolista.protocol.server_messages import Done, TradePreview
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.lesson.progress import OffScriptError
from monopolista.server.rooms.message_handlers import Sender, handles
from monopolista.server.rooms.play.answers import off_script
from monopolista.server.rooms.play.live_game import StaleVersionError
from monopolista.server.rooms.room import Room
from monopolista.table import IllegalActionError


@handles(PreviewTrade, sender=Sender.SEAT)
async def weigh(room: Room, connection: Connection, message: PreviewTrade) -> None:
    """Send the effect of a proposal; nothing changes."""
    game = room.played_by(connection, message.seat)
    try:
        weight = game.table.weigh(message.seat, message.action)
    except NotationError as error:
        raise DeniedError("malformed", str(error)) from error
    except IllegalActionError as refused:
        raise DeniedError("clause", str(refused), refused.clause) from refused
    if weight is None:
        raise DeniedError("malformed", "only a complete proposal has effects to show")
    connection.answer(TradePreview(message.id, game.table.version, weight))


@handles(SetProxyBid, sender=Sender.SEAT)
async def set_proxy_bid(room: Room, connection: Connection, message: SetProxyBid) -> None:
    """Store the limit up to which the server bids for a seat; only that seat is informed."""
    game = room.played_by(connection, message.seat, message.game)
    try:
        asked = game.checked_proxy_bid(message.seat, message.amount, message.version)
    except StaleVersionError as stale:
        raise DeniedError("stale", "that auction is over") from stale
    except OffScriptError as error:
        raise off_script() from error
    except IllegalActionError as refused:
        raise DeniedError("clause", str(refused), refused.clause) from refused
    await room.write(room.context.store.save_proxy_bid, game.row.id, asked)
    game.proxy_bids.set(asked)
    connection.answer(Done(message.id, game.table.version))
    room.broadcast(game=True, seat=message.seat)
    room.changed.set()


@handles(SkipPauses, sender=Sender.MEMBER)
async def skip_pauses(room: Room, connection: Connection, message: SkipPauses) -> None:
    """Record whether a client asks that bots answer without pauses, and inform all clients."""
    connection.skips_pauses = message.enabled
    connection.answer(Done(message.id, room.version))
    room.refresh_presence()
