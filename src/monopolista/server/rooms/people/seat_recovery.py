"""How players come back to a seat of a running game: by its code, by agreement of the others, or by their old key."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Protocol

import msgspec

from monopolista.protocol.people import Admission, Coded, Event, NewCode, Reclaim, Return, Told
from monopolista.protocol.server_messages import Done, Seated
from monopolista.server.core import credentials
from monopolista.server.core.credentials import Randomness
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter, TokenBucket
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.ephemeral import EphemeralEvent
from monopolista.server.rooms.people import seat_requests
from monopolista.server.storage.base import ConflictError, HandoverRow, RoomRow, SeatRow, StoreError

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Signs that nobody takes for one another."""
LENGTH = 6
_EVEN = 256 - 256 % len(ALPHABET)
_GUESSES_EACH_SECOND, _GUESSES_AT_ONCE = 1 / 60, 10.0
"""Of a room; with so many a code of 30 bits is not found within a life."""
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
            raise DeniedError("too-much", "too many codes are tried at this moment: wait a second", reason="code-often")
        self._in_hand += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, digest, room, code)
        finally:
            self._in_hand -= 1


_pool = HashingPool()


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
    """Return a code as it was made, however somebody writes it; empty if it is none.

    >>> plain(" k7p-3wd ")
    'K7P3WD'
    """
    signs = "".join(one for one in code[:100].upper() if one.isalnum())
    return signs if len(signs) == LENGTH and all(one in ALPHABET for one in signs) else ""


class Entered(seat_requests.Requested, Protocol):
    """A room, as far as coming into it goes."""

    guesses: GuessLimiter

    @property
    def keep(self) -> Callable[[RoomRow], Awaitable[None]]:
        """Have the store keep the room as it becomes, and everybody see it."""
        ...


async def carry_out(room: Entered, visitor: Connection, message: Admission) -> None:
    """Carry out what somebody at the door asks for, or raise DeniedError."""
    if isinstance(message, NewCode):
        await _make_code(room, visitor, message)
    elif isinstance(message, Return):
        await _take_back(room, visitor, message)
    elif isinstance(message, Reclaim):
        await _reclaim(room, visitor, message)
    else:
        seat_requests.carry_out(room, visitor, message)


async def _make_code(room: Entered, visitor: Connection, wish: NewCode) -> None:
    visitor.require_seat(room.row, wish.seat)
    room.guesses.make()
    code = new_code(room.context.randomness)
    kept = await _pool.digest(room.row.id, code)
    await room.keep(_with_seat(room.row, wish.seat, code=kept))
    visitor.answer(Coded(wish.id, wish.seat, code))


async def _take_back(room: Entered, visitor: Connection, wish: Return) -> None:
    seat_requests.check_key(wish.key)
    shown = [credentials.digest(wish.key)]
    seat = next((place for place, one in enumerate(room.row.seats) if credentials.fits(shown, one.key)), None)
    if seat is None:
        code = plain(wish.code)
        if not code:
            raise DeniedError("malformed", f"a code has {LENGTH} signs", reason="code-form")
        room.guesses.take(visitor.address, code)
        kept = await _pool.digest(room.row.id, code)
        seat = next((place for place, one in enumerate(room.row.seats) if credentials.fits([kept], one.code)), None)
        if seat is None:
            raise DeniedError("not-yours", "no seat of this room has that code", reason="code-wrong")
        await _hand_over(room, seat, wish.key, visitor)
        tell(room, "taken-back", seat, apart=visitor)
    visitor.answer(Seated(wish.id, seat, wish.key))


async def _hand_over(
    room: Entered, seat: int, key: str, to: Connection, *, handovers: tuple[HandoverRow, ...] | None = None
) -> None:
    """Give a seat another key, whose browser is told what happened without it; the code is used up."""
    before = [one for one in _holders(room, seat) if one is not to]
    was = to.hashes, to.knock
    to.learn(key)
    to.knock = None
    known = room.row.seats[seat].handovers if handovers is None else handovers
    try:
        await room.keep(
            _with_seat(room.row, seat, key=credentials.digest(key), code="", program=False, handovers=known)
        )
    except (ConflictError, StoreError):  # the request stands, and is tried again
        to.hashes, to.knock = was
        raise
    _tell_lost(before, seat)


def _holders(room: Entered, seat: int) -> list[Connection]:
    return [one for one in room.visitors if seat in one.seats_held(room.row)]


def _tell_lost(before: list[Connection], seat: int) -> None:
    for one in before:
        one.answer(Told("lost", seat, ""))


async def admit(room: Entered) -> None:
    """Hand over the seat that is asked for, once the others have agreed and it has been empty for long enough."""
    for asks in room.visitors:
        knock = asks.knock
        if knock is None or (when := seat_requests.ready_at(room, knock)) is None or when > room.stopwatch.now():
            continue
        seat = room.row.seats[knock.seat]
        at = round(room.context.wall_time())
        handover = HandoverRow(seat.key, at, knock.name, seat.program)
        kept = (*seat_requests.recent(seat, at), handover)
        await _hand_over(room, knock.seat, knock.key, asks, handovers=kept)
        asks.answer(Seated("", knock.seat, knock.key))
        tell(room, "let-in", knock.seat, knock.name)
        return


async def _reclaim(room: Entered, visitor: Connection, wish: Reclaim) -> None:
    """Undo the handover of a seat for who shows the key that it had before; the key that it has by now is void."""
    seat = room.row.seats[wish.seat] if 0 <= wish.seat < len(room.row.seats) else SeatRow("open")
    if not credentials.fits(visitor.hashes, seat.key):
        undone = seat_requests.handover_from(seat, visitor)
        if undone is None:
            raise DeniedError("not-yours", "no key of this connection is one that the seat had")
        if not seat_requests.can_be_undone(undone, room.context.wall_time()):
            raise DeniedError("not-now", "a handover can be undone for a day", reason="reclaim-late")
        await _undo(room, visitor, wish.seat, undone)
    visitor.answer(Done(wish.id, 0))


async def _undo(room: Entered, visitor: Connection, seat: int, handover: HandoverRow) -> None:
    before, all_of_them = _holders(room, seat), room.row.seats[seat].handovers
    earlier = all_of_them[: all_of_them.index(handover)]
    visitor.back = True
    restored = _with_seat(room.row, seat, key=handover.key, code="", program=handover.program, handovers=earlier)
    await room.keep(restored)
    _tell_lost(before, seat)
    tell(room, "reclaimed", seat, apart=visitor)


def tell(room: Entered, news: Event, seat: int, name: str = "", apart: Connection | None = None) -> None:
    """Tell everybody what has happened to the table, but for one who knows."""
    told = Told(news, seat, name)
    for one in room.visitors:
        if one is not apart and one.authenticated:
            one.answer(told)
    room.context.cluster.publish(room.row.id, msgspec.json.encode(EphemeralEvent(told=told)))


def _with_seat(row: RoomRow, place: int, **changes: str | bool | tuple[HandoverRow, ...]) -> RoomRow:
    seat = replace(row.seats[place], **changes)
    return replace(row, seats=(*row.seats[:place], seat, *row.seats[place + 1 :]))
