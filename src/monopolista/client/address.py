"""Address of a table: its server and its link."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from monopolista.games.interface.errors import MonopolistaError

HERE: Final = "http://127.0.0.1:8000"
"""Server of a link that names none."""
_LINK = re.compile(r"[A-Za-z0-9_-]{1,64}")
_PATH = re.compile(rf"(.*)/(?:r|w|ws)/({_LINK.pattern})")
"""Path of a table below that of its site."""
_LOCAL = ("localhost", "127.0.0.1", "::1")


class LinkError(MonopolistaError):
    """A text that is not a link to a table."""


@dataclass(frozen=True)
class Address:
    """Address of a table.

    >>> Address.of("http://192.168.1.7:8000/r/aBcD-1").socket
    'ws://192.168.1.7:8000/ws/aBcD-1'
    >>> Address.of("aBcD-1").server
    'http://127.0.0.1:8000'
    >>> Address.of("https://example.org/games/r/aBcD-1").socket
    'wss://example.org/games/ws/aBcD-1'
    """

    server: str
    """URL of the site: scheme, host and base path."""

    link: str
    """Link of a room, for players or for spectators."""

    @staticmethod
    def of(text: str) -> "Address":
        """Parse a link, with or without its server.

        Parameters
        ----------
        text : str
            URL or bare link.

        Returns
        -------
        Address
            Address of the table.

        Raises
        ------
        LinkError
            If the text is not a link to a table.
        """
        if _LINK.fullmatch(text):
            return Address(HERE, text)
        refused = f"{text[:80]!r} is not a link to a table: give one like {HERE}/r/…, as its lobby shows it"
        try:
            parts = urlsplit(text if "://" in text else f"http://{text}")
            named = parts.hostname is not None and parts.port != 0
        except ValueError as error:  # a port or a host in brackets that there cannot be
            raise LinkError(f"{refused} ({error})") from error
        path = _PATH.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or not named or path is None:
            raise LinkError(refused)
        return Address(f"{parts.scheme}://{parts.netloc}{path[1]}", path[2])

    @property
    def socket(self) -> str:
        """Return the URL of the WebSocket."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.link}"

    @property
    def is_local(self) -> bool:
        """Say whether the server is on this computer; connections to it use no proxy."""
        return urlsplit(self.server).hostname in _LOCAL
