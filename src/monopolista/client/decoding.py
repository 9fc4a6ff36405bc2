"""Decoding of the server's messages: fields that each game defines become unions of all games' types."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, inspect, structs

from monopolista.games import each_games_own
from monopolista.games.interface.views import EACH_GAMES_OWN
from monopolista.protocol.messages import ServerMessage, message_types
from monopolista.protocol.server_messages import GameChange


@cache
def resolve_type(kind: Any) -> Any:
    """Return a type in which fields that each game defines are unions; records with such fields become subclasses.

    >>> from monopolista.games.interface.views import OfferView
    >>> issubclass(resolve_type(OfferView), OfferView)
    True
    """
    if kind in EACH_GAMES_OWN:
        return _one_of(resolve_type(shape) for _, shape in each_games_own(kind))
    if inspect.is_struct_type(kind):
        return _record(kind)
    if get_origin(kind) is Literal:
        return kind
    inner: Any = get_args(kind)
    filled: Any = tuple(resolve_type(one) for one in inner)
    if filled == inner:
        return kind
    return list[filled] if get_origin(kind) is list else _one_of(filled)


def _one_of(kinds: Iterable[Any]) -> Any:
    union: Any = None
    for kind in kinds:
        union = kind if union is None else union | kind
    return union


def _record(kind: type[Struct]) -> type[Struct]:
    hints = get_type_hints(kind)
    types = {name: resolve_type(hint) for name, hint in hints.items() if name in kind.__struct_fields__}
    if all(types[name] == hints[name] for name in types):
        return kind
    fields: list[Any] = [(one.name, types[one.name], *_default(one)) for one in structs.fields(kind)]
    tag = kind.__struct_config__
    derived = msgspec.defstruct(
        kind.__name__, fields, bases=(kind,), tag_field=tag.tag_field, tag=tag.tag, rename="camel"
    )
    derived.__doc__ = kind.__doc__
    return derived


def _default(one: structs.FieldInfo) -> tuple[Any, ...]:
    if one.required:
        return ()
    derived = one.default is msgspec.NODEFAULT
    return (msgspec.field(default_factory=one.default_factory) if derived else msgspec.field(default=one.default),)


_MESSAGE: Any = _one_of(resolve_type(one) for one in message_types(ServerMessage) if one is not GameChange)


def server_message_type() -> Any:
    """Return the type of one message in a text of the server, deltas included."""
    return _one_of((_MESSAGE, resolve_type(GameChange)))


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
