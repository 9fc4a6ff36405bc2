"""Where a table is: its server, and the link that one was given."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from monopolista.games.interface.errors import MonopolistaError

HERE: Final = "http://127.0.0.1:8000"
"""The server that is meant where a link names none."""
_LINK = re.compile(r"[A-Za-z0-9_-]{1,64}")
_PATH = re.compile(rf"(.*)/(?:r|w|ws)/({_LINK.pattern})")
"""Of a table below the path of its site."""
_LOCAL = ("localhost", "127.0.0.1", "::1")


class LinkError(MonopolistaError):
    """A text that is no link to a table."""


@dataclass(frozen=True)
class Address:
    """A table's address.

    >>> Address.of("http://192.168.1.7:8000/r/aBcD-1").socket
    'ws://192.168.1.7:8000/ws/aBcD-1'
    >>> Address.of("aBcD-1").server
    'http://127.0.0.1:8000'
    >>> Address.of("https://example.org/games/r/aBcD-1").socket
    'wss://example.org/games/ws/aBcD-1'
    """

    server: str
    """Where the site is: its host, and the path below which it stands there."""

    link: str
    """That of a room, or of those who watch it."""

    @staticmethod
    def of(text: str) -> "Address":
        """Return the address that a link states, with or without its server; or raise LinkError."""
        if _LINK.fullmatch(text):
            return Address(HERE, text)
        parts = urlsplit(text if "://" in text else f"http://{text}")
        path = _PATH.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or not parts.netloc or path is None:
            raise LinkError(f"{text[:80]!r} is no link to a table: give one like {HERE}/r/…, as its lobby shows it")
        return Address(f"{parts.scheme}://{parts.netloc}{path[1]}", path[2])

    @property
    def socket(self) -> str:
        """Return where its WebSocket is."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.link}"

    @property
    def is_local(self) -> bool:
        """Say whether it is on this computer, to which no proxy leads."""
        return urlsplit(self.server).hostname in _LOCAL
