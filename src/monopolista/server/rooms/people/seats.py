"""Seats: names, tokens that no two seats share, and bots for open seats."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from monopolista.names import BOT_NAMES, similar_name
from monopolista.server.storage.base import SeatRow

TOKENS = ("moka", "scooter", "gondola", "cat", "mandolin", "hat", "lemon", "lighthouse", "bicycle", "umbrella")
"""As many as the largest edition has; each edition states how many can play (SET-1)."""


def free_name(taken: Collection[str], preferred: str = "") -> str:
    """Return the requested name of a bot, or the first default one, that resembles none of the taken names.

    >>> free_name(["Ada", "\\u0412runo"])
    'Carla'
    """
    names = (preferred, *BOT_NAMES) if preferred else BOT_NAMES
    return next((one for one in names if not similar_name(one, taken)), names[0])


def free_token(seats: Sequence[SeatRow], preferred: str = "") -> str:
    """Return the requested token if it is free, else the first free one."""
    taken = {seat.token for seat in seats}
    return next(one for one in (preferred or TOKENS[0], *TOKENS) if one not in taken)


def bot_seat(seats: tuple[SeatRow, ...], level: str, name: str = "", token: str = "") -> SeatRow:
    """Return a bot with a free name and token."""
    return SeatRow("bot", free_name([seat.name for seat in seats], name), free_token(seats, token), level)


def seated(seats: tuple[SeatRow, ...], place: int, seat: SeatRow) -> tuple[SeatRow, ...]:
    """Return the seats with one replaced; a bot with the same token or a similar name gets another one."""
    placed = [*seats[:place], seat, *seats[place + 1 :]]
    for number in range(len(placed)):
        if number != place:
            placed[number] = _beside(placed, number, seat)
    return tuple(placed)


def _beside(placed: Sequence[SeatRow], number: int, seat: SeatRow) -> SeatRow:
    """Return a seat adjusted to a new neighbour: a bot gets another token or name where they collide."""
    one = placed[number]
    if one.token and one.token == seat.token:
        one = replace(one, token=free_token(placed))
    if one.kind == "bot" and similar_name(one.name, [seat.name]):
        one = replace(one, name=free_name([other.name for other in placed]))
    return one
