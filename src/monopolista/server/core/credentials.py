"""Keys of hosts and seats: 256 bits, kept as hashes, compared in constant time, never logged."""

import base64
import hashlib
import hmac
import re
from collections.abc import Callable, Iterable

Randomness = Callable[[int], bytes]
"""That many bytes nobody can guess."""

_WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{43}")


def new_key(randomness: Randomness) -> str:
    """Return a key of 256 bits."""
    return _text(randomness(32))


def new_link(randomness: Randomness) -> str:
    """Return the name of a room or game: 96 bits, for only those who were given the link to find it."""
    return _text(randomness(12))


def _text(material: bytes) -> str:
    return base64.urlsafe_b64encode(material).rstrip(b"=").decode()


def is_key(key: str) -> bool:
    """Say whether a text has the form of a key."""
    return _WELL_FORMED.fullmatch(key) is not None


def digest(key: str) -> str:
    """Return the hash under which a key is kept."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def number(link: str) -> str:
    """Return by what a room is called where its link must not be: the same for the same room, and no way back.

    >>> number("room")
    'OEGC-55QF'
    """
    signs = base64.b32encode(hashlib.sha256(f"table {link}".encode()).digest()[:5]).decode()
    return f"{signs[:4]}-{signs[4:]}"


def fits(hashes: Iterable[str], kept: str) -> bool:
    """Say whether one of these hashes is the one kept; an empty one fits nothing."""
    found = False
    for one in hashes:
        found |= hmac.compare_digest(one, kept)
    return found and kept != ""
