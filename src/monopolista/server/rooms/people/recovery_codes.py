"""The codes by which players come back to their seats, and how often one may be tried."""

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor

from monopolista.server.core.credentials import Randomness
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter, TokenBucket
from monopolista.server.rooms.context import ServerContext

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Signs that nobody takes for one another."""
LENGTH = 6
_EVEN = 256 - 256 % len(ALPHABET)
_GUESSES_EACH_SECOND, _GUESSES_AT_ONCE = 1 / 60, 10.0
"""Of a room; at this rate a code of 30 bits is not found within a lifetime."""
_OWN_EACH_SECOND, _OWN_AT_ONCE = 1 / 3600, 2.0
"""Of each address at a room, whatever others try there."""
_SAME_EACH_SECOND, _SAME_AT_ONCE = 1 / 60, 10.0
"""Of the same code at a room."""
_CODES_EACH_SECOND, _CODES_AT_ONCE = 1 / 10, 10.0
"""That a room makes anew."""


class HashingPool:
    """Hashes codes off the event loop, one after the other: each takes 16 MB, which a thread keeps.

    Parameters
    ----------
    most
        Codes that may be in hand, the one that is hashed included; a room waits for as many at most.
    """

    def __init__(self, most: int = 8) -> None:
        self._most = most
        self._in_hand = 0
        self._executor = ThreadPoolExecutor(1, "codes")

    async def digest(self, room: str, code: str) -> str:
        """Return the hash under which a room's code is kept, or raise DeniedError where too many wait."""
        if self._in_hand >= self._most:
            raise DeniedError("too-much", "too many codes at this moment: wait a second", reason="code-often")
        self._in_hand += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, digest, room, code)
        finally:
            self._in_hand -= 1


class GuessLimiter:
    """How often a client may try a code of a room, and have one made.

    An address, the room and a code are each charged by themselves. Once a room has had too many guesses, an address
    that has not made its own first ones may still do so: a client that guesses keeps no one else from a seat.
    """

    def __init__(self, context: ServerContext) -> None:
        self._made = TokenBucket(context.clock, _CODES_EACH_SECOND, _CODES_AT_ONCE)
        self._room = TokenBucket(context.clock, _GUESSES_EACH_SECOND, _GUESSES_AT_ONCE)
        self._own = RateLimiter(context.clock, _OWN_EACH_SECOND, _OWN_AT_ONCE)
        self._same = RateLimiter(context.clock, _SAME_EACH_SECOND, _SAME_AT_ONCE)
        self._context = context

    def take(self, address: str, code: str) -> None:
        """Charge an address for trying a code, or raise DeniedError."""
        allowed = self._context.guess_limiter.take(address)
        charged = (self._own.take(address), self._room.take()) if allowed else ()
        if not any(charged) or not self._same.take(code):
            raise DeniedError("too-much", "too many codes were tried here: wait a minute", reason="code-often")

    def make(self) -> None:
        """Let a code be made, or raise DeniedError."""
        if not self._made.take():
            raise DeniedError("too-much", "too many codes were made here: wait a minute", reason="code-often")


def new_code(randomness: Randomness) -> str:
    """Return a code that nobody can guess in as many attempts as there are."""
    found = ""
    while len(found) < LENGTH:
        found += "".join(ALPHABET[one % len(ALPHABET)] for one in randomness(LENGTH) if one < _EVEN)
    return found[:LENGTH]


def digest(room: str, code: str) -> str:
    """Return the hash under which a room's code is kept: slow, since a code is short."""
    return hashlib.scrypt(code.encode(), salt=room.encode(), n=2**14, r=8, p=1, dklen=32).hex()


def plain(code: str) -> str:
    """Return a code as it was made, however it is written; empty if it is none.

    >>> plain(" k7p-3wd ")
    'K7P3WD'
    """
    signs = "".join(one for one in code[:100].upper() if one.isalnum())
    return signs if len(signs) == LENGTH and all(one in ALPHABET for one in signs) else ""
