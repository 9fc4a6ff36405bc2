"""Keys of hosts and seats: 256 bits, stored as hashes, compared in constant time, never logged."""

import base64
import hashlib
import hmac
import re
from collections.abc import Callable, Iterable

Randomness = Callable[[int], bytes]
"""Returns that many cryptographically random bytes."""

_WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{43}")


def new_key(randomness: Randomness) -> str:
    """Return a new key of 256 bits."""
    return _text(randomness(32))


def new_link(randomness: Randomness) -> str:
    """Return a new name of a room or game: 96 bits, so that it cannot be guessed."""
    return _text(randomness(12))


def _text(material: bytes) -> str:
    return base64.urlsafe_b64encode(material).rstrip(b"=").decode()


def is_key(key: str) -> bool:
    """Return whether a text has the form of a key."""
    return _WELL_FORMED.fullmatch(key) is not None


def digest(key: str) -> str:
    """Return the hash under which a key is stored."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def number(link: str) -> str:
    """Return the number of a room, a short hash of its link for the logs, from which the link cannot be derived.

    >>> number("room")
    'OEGC-55QF'
    """
    digits = base64.b32encode(hashlib.sha256(f"table {link}".encode()).digest()[:5]).decode()
    return f"{digits[:4]}-{digits[4:]}"


def fits(hashes: Iterable[str], stored: str) -> bool:
    """Return whether one of these hashes equals the stored one, in constant time; an empty stored hash equals none."""
    found = False
    for one in hashes:
        found |= hmac.compare_digest(one, stored)
    return found and stored != ""
