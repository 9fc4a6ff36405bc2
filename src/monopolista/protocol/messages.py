"""Base classes of the messages over the WebSocket, and the list of all messages.

Declaring the class is enough for a new message: the decoders of server and client, the TypeScript of the browser and
the JSON Schema get all messages from ``message_types``.
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
    """A message with an id. The server answers it under that id, so repeating it is harmless."""

    id: Word


class ServerMessage(Struct, rename="camel", tag_field="type"):
    """A message from the server."""


class Reply(ServerMessage):
    """The answer to a command, with the command's id."""

    id: str


M = TypeVar("M", bound=Struct)


def message_types(base: type[M]) -> tuple[type[M], ...]:
    """Return the messages that inherit from a base class, in the order of their declaration.

    The function imports all modules of the protocol, so no message is missing.
    """
    for module in iter_modules(protocol.__path__, f"{protocol.__name__}."):
        if not module.ispkg:
            import_module(module.name)
    return tuple(_leaves(base))


def _leaves(base: type[M]) -> Iterator[type[M]]:
    """Yield the declared classes that have no declared subclass; decoders create undeclared subclasses."""
    for kind in base.__subclasses__():
        if _is_declared(kind):
            below = [*_leaves(kind)]
            yield from below or [kind]


def _is_declared(kind: type[Struct]) -> bool:
    """Say whether a module of the protocol contains a class under its name."""
    named = kind.__module__.startswith(f"{protocol.__name__}.")
    return named and getattr(sys.modules[kind.__module__], kind.__name__, None) is kind
