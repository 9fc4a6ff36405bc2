"""The codes by which players recover their seats, and the rate limits of guesses."""

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor

from monopolista.server.core.credentials import Randomness
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter, TokenBucket
from monopolista.server.rooms.context import ServerContext

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Characters that are not easily confused."""
LENGTH = 6
COST = 2**14
"""The cost of a hash in time and memory, of scrypt: 30 ms and 16 MB."""
_EVEN = 256 - 256 % len(ALPHABET)
_GUESSES_EACH_SECOND, _GUESSES_AT_ONCE = 1 / 60, 10.0
"""The rate limit of a room: at this rate, guessing a code of 30 bits takes longer than a lifetime."""
_OWN_EACH_SECOND, _OWN_AT_ONCE = 1 / 3600, 2.0
"""The rate limit of each address in a room, which is independent of other addresses."""
_SAME_EACH_SECOND, _SAME_AT_ONCE = 1 / 60, 10.0
"""The rate limit of each code in a room."""
_CODES_EACH_SECOND, _CODES_AT_ONCE = 1 / 10, 10.0
"""The rate limit of new codes in a room."""


class HashingPool:
    """Hashes codes in a worker thread, one at a time, because each hash takes 16 MB.

    Parameters
    ----------
    most
        The highest number of pending codes, with the one in progress.
    """

    def __init__(self, most: int = 8) -> None:
        self._most = most
        self._in_hand = 0
        self._executor = ThreadPoolExecutor(1, "codes")

    async def digest(self, room: str, code: str) -> str:
        """Return the hash under which a room stores a code; raise DeniedError where too many codes wait."""
        if self._in_hand >= self._most:
            raise DeniedError("too-much", "too many codes at this moment: wait a second", reason="code-often")
        self._in_hand += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, digest, room, code)
        finally:
            self._in_hand -= 1


class GuessLimiter:
    """Rate limits for guesses of a room's codes, and for new codes.

    An address, the room and a code have separate limits. After too many guesses in a room, an address still has its own
    first guesses, so that an attacker cannot keep other players from their seats.
    """

    def __init__(self, context: ServerContext) -> None:
        self._made = TokenBucket(context.clock, _CODES_EACH_SECOND, _CODES_AT_ONCE)
        self._room = TokenBucket(context.clock, _GUESSES_EACH_SECOND, _GUESSES_AT_ONCE)
        self._own = RateLimiter(context.clock, _OWN_EACH_SECOND, _OWN_AT_ONCE)
        self._same = RateLimiter(context.clock, _SAME_EACH_SECOND, _SAME_AT_ONCE)
        self._context = context

    def take(self, address: str, code: str) -> None:
        """Take a token for a guess of an address, or raise DeniedError."""
        allowed = self._context.guess_limiter.take(address)
        charged = (self._own.take(address), self._room.take()) if allowed else ()
        if not any(charged) or not self._same.take(code):
            raise DeniedError("too-much", "too many codes were tried here: wait a minute", reason="code-often")

    def make(self) -> None:
        """Take a token for a new code, or raise DeniedError."""
        if not self._made.take():
            raise DeniedError("too-much", "too many codes were made here: wait a minute", reason="code-often")


def new_code(randomness: Randomness) -> str:
    """Return a random code with uniform distribution."""
    found = ""
    while len(found) < LENGTH:
        found += "".join(ALPHABET[one % len(ALPHABET)] for one in randomness(LENGTH) if one < _EVEN)
    return found[:LENGTH]


def digest(room: str, code: str) -> str:
    """Return the hash under which a room stores a code; it is slow, because a code is short."""
    return hashlib.scrypt(code.encode(), salt=room.encode(), n=COST, r=8, p=1, dklen=32).hex()


def plain(code: str) -> str:
    """Return a code in its normal form; empty where the text is not a code.

    >>> plain(" k7p-3wd ")
    'K7P3WD'
    """
    signs = "".join(one for one in code[:100].upper() if one.isalnum())
    return signs if len(signs) == LENGTH and all(one in ALPHABET for one in signs) else ""
