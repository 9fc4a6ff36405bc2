"""Decoding of the server's messages."""

from typing import Any

import msgspec

from monopolista.protocol.game_types import one_of, resolve_type
from monopolista.protocol.messages import ServerMessage, message_types
from monopolista.protocol.server_messages import GameChange

_MESSAGE: Any = one_of(resolve_type(one) for one in message_types(ServerMessage) if one is not GameChange)


def server_message_type() -> Any:
    """Return the type of one message in a text of the server, deltas included."""
    return one_of((_MESSAGE, resolve_type(GameChange)))


def decode_message(message: dict[str, Any]) -> ServerMessage:
    """Return a message of the server, after deltas have been applied.

    Parameters
    ----------
    message : dict
        Decoded JSON.

    Returns
    -------
    ServerMessage
        Typed message.

    Raises
    ------
    msgspec.ValidationError
        If it is not a message of the protocol.
    """
    return msgspec.convert(message, _MESSAGE)
