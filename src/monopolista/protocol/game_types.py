"""Types in which a field that each game defines is the union of all games' types."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, inspect, structs

from monopolista.games import each_games_own
from monopolista.games.interface.views import EACH_GAMES_OWN


@cache
def resolve_type(kind: Any) -> Any:
    """Return a type with unions for the fields that each game defines; a record with such a field becomes a subclass.

    >>> from monopolista.games.interface.views import OfferView
    >>> issubclass(resolve_type(OfferView), OfferView)
    True
    """
    if kind in EACH_GAMES_OWN:
        return one_of(resolve_type(shape) for _, shape in each_games_own(kind))
    if inspect.is_struct_type(kind):
        return _record(kind)
    if get_origin(kind) is Literal:
        return kind
    inner: Any = get_args(kind)
    filled: Any = tuple(resolve_type(one) for one in inner)
    if filled == inner:
        return kind
    return list[filled] if get_origin(kind) is list else one_of(filled)


def one_of(kinds: Iterable[Any]) -> Any:
    """Return the union of some types; None if there are none."""
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
