"""How somebody comes back to a seat of a running table: by its short code, or because the host lets them in."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Protocol

import msgspec

from monopolista.server import keys, refusing
from monopolista.server.aloud import Aloud
from monopolista.server.around import Around
from monopolista.server.elsewhere import Others
from monopolista.server.gathering import Admission, Admit, Coded, Event, Knock, KnockView, NewCode, Return, Told
from monopolista.server.guard import Bucket, Buckets
from monopolista.server.keys import Randomness
from monopolista.server.lobby import Denied
from monopolista.server.seats import clean_name
from monopolista.server.store import RoomRow
from monopolista.server.told import Done, Seated
from monopolista.server.visitor import Knocking, Visitor

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Signs that nobody takes for one another."""
LENGTH = 6
_NUMBERS = 2**31
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
        """Return the hash under which a room's code is kept, or raise Denied where too many wait."""
        if self._in_hand >= self._most:
            raise Denied("too-much", "too many codes are tried at this moment: wait a second", reason="code-often")
        self._in_hand += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, digest, room, code)
        finally:
            self._in_hand -= 1


_pool = HashingPool()


class Guesses:
    """How often somebody may try a code of a room, and have one made.

    An address, the room and a code are each charged by themselves. Once a room has had too many guesses, an address
    that has not made its own first ones may still do so: whoever guesses keeps no one else from a seat.
    """

    def __init__(self, around: Around) -> None:
        self._made = Bucket(around.clock, _CODES_EACH_SECOND, _CODES_AT_ONCE)
        self._room = Bucket(around.clock, _GUESSES_EACH_SECOND, _GUESSES_AT_ONCE)
        self._own = Buckets(around.clock, _OWN_EACH_SECOND, _OWN_AT_ONCE)
        self._same = Buckets(around.clock, _SAME_EACH_SECOND, _SAME_AT_ONCE)
        self._around = around

    def take(self, address: str, code: str) -> None:
        """Charge an address for trying a code, or raise Denied."""
        allowed = self._around.guesses.take(address)
        charged = (self._own.take(address), self._room.take()) if allowed else ()
        if not any(charged) or not self._same.take(code):
            raise Denied("too-much", "too many codes were tried here: wait a minute", reason="code-often")

    def make(self) -> None:
        """Let a code be made, or raise Denied."""
        if not self._made.take():
            raise Denied("too-much", "too many codes were made here: wait a minute", reason="code-often")


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


class Entered(Protocol):
    """A room, as far as coming into it goes."""

    row: RoomRow
    around: Around
    visitors: list[Visitor]
    guesses: Guesses
    away: dict[int, float]
    others: Others

    @property
    def keep(self) -> Callable[[RoomRow], Awaitable[None]]:
        """Have the store keep the room as it becomes, and everybody see it."""
        ...

    def may_host(self, visitor: Visitor) -> bool:
        """Say whether a connection acts as the host."""
        ...

    def broadcast(self, *, room: bool = False, game: bool = False) -> None:
        """Have everybody told."""
        ...


async def carry_out(room: Entered, visitor: Visitor, message: Admission) -> None:
    """Carry out what somebody at the door asks for, or raise Denied."""
    if isinstance(message, NewCode):
        await _make_code(room, visitor, message)
    elif isinstance(message, Return):
        await _take_back(room, visitor, message)
    elif isinstance(message, Knock):
        _knock(room, visitor, message)
    else:
        await _admit(room, visitor, message)


async def _make_code(room: Entered, visitor: Visitor, wish: NewCode) -> None:
    visitor.check_holds(room.row, wish.seat)
    room.guesses.make()
    code = new_code(room.around.randomness)
    kept = await _pool.digest(room.row.id, code)
    await room.keep(_with_seat(room.row, wish.seat, code=kept))
    visitor.answer(Coded(wish.id, wish.seat, code))


async def _take_back(room: Entered, visitor: Visitor, wish: Return) -> None:
    _check_key(wish.key)
    shown = [keys.digest(wish.key)]
    seat = next((place for place, one in enumerate(room.row.seats) if keys.fits(shown, one.key)), None)
    if seat is None:
        code = plain(wish.code)
        if not code:
            raise Denied("malformed", f"a code has {LENGTH} signs", reason="code-form")
        room.guesses.take(visitor.address, code)
        kept = await _pool.digest(room.row.id, code)
        seat = next((place for place, one in enumerate(room.row.seats) if keys.fits([kept], one.code)), None)
        if seat is None:
            raise Denied("not-yours", "no seat of this room has that code", reason="code-wrong")
        await _hand_over(room, seat, wish.key, visitor)
        tell(room, "taken-back", seat, apart=visitor)
    visitor.answer(Seated(wish.id, seat, wish.key))


async def _hand_over(room: Entered, seat: int, key: str, to: Visitor) -> None:
    """Give a seat another key, whose browser is told what happened without it; the code is used up."""
    before = [one for one in room.visitors if one is not to and seat in one.holds(room.row)]
    to.learn(key)
    to.knock = None
    await room.keep(_with_seat(room.row, seat, key=keys.digest(key), code="", program=False))
    for one in before:
        one.answer(Told("lost", seat, ""))


def _knock(room: Entered, visitor: Visitor, wish: Knock) -> None:
    _check_key(wish.key)
    if not room.around.guesses.take(visitor.address):
        raise Denied("too-much", "asked too often: wait a minute", reason="code-often")
    refusing.check(room.around.orders.words, wish)
    name = clean_name(wish.name)
    if not name:
        raise Denied("malformed", "a name has 1 to 24 characters that can be seen")
    if wish.seat not in room.away:
        raise Denied("not-now", "nobody is away from that seat", reason="knock-there")
    number = max((one.number for one in knocks(room)), default=0) + 1
    if room.around.elsewhere.shared:  # where somebody may be given the same at the same moment
        number = room.around.below(_NUMBERS)
    visitor.knock = Knocking(number, wish.seat, name, wish.key)
    visitor.answer(Done(wish.id, 0))
    room.broadcast(room=True)


async def _admit(room: Entered, visitor: Visitor, wish: Admit) -> None:
    if not room.may_host(visitor):
        raise Denied("not-host", "only the host can do this")
    asks = next((one for one in room.visitors if one.knock and one.knock.number == wish.knock), None)
    elsewhere = next((one for one in room.others.knocks if one.number == wish.knock), None)
    knock = asks.knock if asks is not None else elsewhere
    if knock is None:
        raise Denied("not-now", "nobody asks any more", reason="knock-gone")
    if wish.yes and knock.seat not in room.away:
        raise Denied("not-now", "nobody is away from that seat", reason="knock-there")
    visitor.answer(Done(wish.id, 0))
    if not wish.yes:
        turn_away(room, wish.knock)
        room.around.elsewhere.say(room.row.id, msgspec.json.encode(Aloud(turned_away=wish.knock)))
        room.broadcast(room=True)
        return
    if asks is not None and isinstance(knock, Knocking):
        await _hand_over(room, knock.seat, knock.key, asks)
        asks.answer(Seated("", knock.seat, knock.key))
    elif elsewhere is not None:
        await room.keep(_with_seat(room.row, elsewhere.seat, key=elsewhere.digest, code="", program=False))
    tell(room, "let-in", knock.seat, knock.name)


def turn_away(room: Entered, number: int) -> None:
    """Tell who asks for a seat that the host has not agreed."""
    for one in room.visitors:
        if one.knock is not None and one.knock.number == number:
            seat, one.knock = one.knock.seat, None
            one.answer(Told("turned-away", seat, ""))


class Asked(Protocol):
    """A room in which somebody may ask for a seat."""

    visitors: list[Visitor]
    others: Others


def knocks(room: Asked) -> list[KnockView]:
    """Return who asks for a seat, here or on another process, as the host is told."""
    asked = [*(one.knock for one in room.visitors if one.knock), *room.others.knocks]
    return [KnockView(one.number, one.seat, one.name) for one in asked]


def tell(room: Entered, news: Event, seat: int, name: str = "", apart: Visitor | None = None) -> None:
    """Tell everybody what has happened to the table, but for one who knows."""
    told = Told(news, seat, name)
    for one in room.visitors:
        if one is not apart and one.greeted:
            one.answer(told)
    room.around.elsewhere.say(room.row.id, msgspec.json.encode(Aloud(told=told)))


def _check_key(key: str) -> None:
    if not keys.is_key(key):
        raise Denied("malformed", "a key has 43 characters of base64url")


def _with_seat(row: RoomRow, place: int, **changes: str | bool) -> RoomRow:
    seat = replace(row.seats[place], **changes)
    return replace(row, seats=(*row.seats[:place], seat, *row.seats[place + 1 :]))
