"""Checks of settings that a type alone does not describe."""

import re
from ipaddress import ip_network
from typing import Final

LOOPBACK: Final = "127.0.0.1"
_HIGHEST_PORT = 65535
_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
"""Characters that need no escaping, neither in a path nor in the names of a browser's stored items."""
_HOST_NAME: Final = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?")
"""Names as browsers send them: letters of other scripts are in their ASCII form there."""
_DOT_SEGMENTS: Final = {".", ".."}


def parse_base_path(text: str) -> str:
    """Parse a base path; return it without a trailing slash, empty for the root of the host.

    Raises
    ------
    ValueError
        The text is not a path of letters, digits and ``-._~``.

    Examples
    --------
    >>> parse_base_path("/games/"), parse_base_path("/")
    ('/games', '')
    """
    path = text.removesuffix("/")
    if not _PATH.fullmatch(path) or _DOT_SEGMENTS & set(path.split("/")):
        raise ValueError("give a path like /games, of letters, digits and -._~ between its slashes")
    return path


def parse_host_name(text: str) -> str:
    """Return a host name unchanged.

    Raises
    ------
    ValueError
        The text is more than a host name, such as an address with a scheme or a port.
    """
    if not _HOST_NAME.fullmatch(text):
        raise ValueError("give a name such as play.example.org, without https:// and without a port")
    return text


def parse_network(text: str) -> str:
    """Parse an address or network; return its canonical form.

    Raises
    ------
    ValueError
        The text is neither, or the network has bits set outside its prefix.
    """
    try:
        return str(ip_network(text))
    except ValueError as error:
        raise ValueError("give an address, or a network such as 10.0.0.0/8") from error


def parse_metrics_address(text: str) -> tuple[str, int] | None:
    """Parse a port, or a host and port; return None where the text is empty.

    Raises
    ------
    ValueError
        The text does not end in a port.

    Examples
    --------
    >>> parse_metrics_address("9100"), parse_metrics_address("0.0.0.0:9100"), parse_metrics_address("[::1]:9100")
    (('127.0.0.1', 9100), ('0.0.0.0', 9100), ('::1', 9100))
    """
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) <= _HIGHEST_PORT):
        raise ValueError("give a port, or HOST:PORT")
    return host.removeprefix("[").removesuffix("]") or LOOPBACK, int(port)
