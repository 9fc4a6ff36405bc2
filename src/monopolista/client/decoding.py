"""The server's messages as they arrive: where each game says something of its own, as one of what the games say."""

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
def whole(kind: Any) -> Any:
    """Return a type with what is each game's own filled in; a record that holds any becomes one that is made of it.

    >>> from monopolista.games.interface.views import OfferView
    >>> issubclass(whole(OfferView), OfferView)
    True
    """
    if kind in EACH_GAMES_OWN:
        return _one_of(whole(shape) for _, shape in each_games_own(kind))
    if inspect.is_struct_type(kind):
        return _record(kind)
    if get_origin(kind) is Literal:
        return kind
    inner: Any = get_args(kind)
    filled: Any = tuple(whole(one) for one in inner)
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
    types = {name: whole(hint) for name, hint in hints.items() if name in kind.__struct_fields__}
    if all(types[name] == hints[name] for name in types):
        return kind
    fields: list[Any] = [(one.name, types[one.name], *_default(one)) for one in structs.fields(kind)]
    tag = kind.__struct_config__
    made = msgspec.defstruct(kind.__name__, fields, bases=(kind,), tag_field=tag.tag_field, tag=tag.tag, rename="camel")
    made.__doc__ = kind.__doc__
    return made


def _default(one: structs.FieldInfo) -> tuple[Any, ...]:
    if one.required:
        return ()
    made = one.default is msgspec.NODEFAULT
    return (msgspec.field(default_factory=one.default_factory) if made else msgspec.field(default=one.default),)


_HEARD: Any = _one_of(whole(one) for one in message_types(ServerMessage) if one is not GameChange)


def told_types() -> Any:
    """Return the type of whatever the server may tell in a text, one message of it."""
    return _one_of((_HEARD, whole(GameChange)))


def heard(message: dict[str, Any]) -> ServerMessage:
    """Return a message of the server's, put together where it was told in part."""
    return msgspec.convert(message, _HEARD)
