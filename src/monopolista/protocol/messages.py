"""Base classes of the messages that client and server exchange over the socket, and the list of their kinds.

A message is declared by its class alone: the server's decoder, the client's decoder, the TypeScript of the browser and
the JSON Schema ask ``message_types`` for all of them.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

from msgspec import Struct

from monopolista import protocol
from monopolista.protocol.message_limits import Word


class ClientMessage(Struct, forbid_unknown_fields=True, rename="camel", tag_field="type"):
    """A message from a client."""


class Command(ClientMessage):
    """A message that is answered under its id: sending it again is harmless."""

    id: Word


class ServerMessage(Struct, rename="camel", tag_field="type"):
    """A message from the server."""


class Reply(ServerMessage):
    """The answer to a command, under the command's id."""

    id: str


M = TypeVar("M", bound=Struct)


def message_types(base: type[M]) -> tuple[type[M], ...]:
    """Return the kinds of messages below a base class, in the order in which the protocol declares them.

    All modules of the protocol are imported for it, so that none can be forgotten.
    """
    for module in iter_modules(protocol.__path__, f"{protocol.__name__}."):
        if not module.ispkg:
            import_module(module.name)
    return tuple(_leaves(base))


def _leaves(base: type[M]) -> Iterator[type[M]]:
    """Go through the declared classes that have no declared subclass; decoders make subclasses of their own."""
    for kind in base.__subclasses__():
        if _is_declared(kind):
            below = [*_leaves(kind)]
            yield from below or [kind]


def _is_declared(kind: type[Struct]) -> bool:
    """Return whether a module of the protocol has a class under its name."""
    named = kind.__module__.startswith(f"{protocol.__name__}.")
    return named and getattr(sys.modules[kind.__module__], kind.__name__, None) is kind
