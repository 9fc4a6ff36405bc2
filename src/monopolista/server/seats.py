"""Who sits where: names as people write them, tokens that no two seats share, bots for open seats."""

import unicodedata
from dataclasses import replace

from monopolista.server.message_limits import LONGEST_WORD
from monopolista.server.store import SeatRow

TOKENS = ("moka", "scooter", "gondola", "cat", "mandolin", "hat", "lemon", "lighthouse", "bicycle", "umbrella")
"""As many as the largest box has; how many may play, each box says (SET-1)."""
BOT_NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosco", "Gilda", "Italo", "Livia", "Oreste")
LONGEST_NAME = 24

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that are not seen or that turn the order of others around."""


def clean_name(name: str) -> str:
    """Return a name without what cannot be seen; empty if that leaves nothing, or too much.

    >>> clean_name("  <b>Anna</b>\\u202e ")
    '<b>Anna</b>'
    """
    if len(name) > LONGEST_WORD:
        return ""
    seen = "".join(one for one in name if unicodedata.category(one) not in UNSEEN)
    plain = " ".join(seen.split())
    return plain if len(plain) <= LONGEST_NAME else ""


def free_token(seats: tuple[SeatRow, ...], wish: str = "") -> str:
    """Return a token that nobody has: the one wished for if it is free."""
    taken = {seat.token for seat in seats}
    return next(one for one in (wish or TOKENS[0], *TOKENS) if one not in taken)


def bot_seat(seats: tuple[SeatRow, ...], level: str, name: str = "", token: str = "") -> SeatRow:
    """Return a bot that fits beside these seats."""
    names = {seat.name for seat in seats}
    free = next((one for one in BOT_NAMES if one not in names), BOT_NAMES[0])
    return SeatRow("bot", name or free, free_token(seats, token), level)


def seated(seats: tuple[SeatRow, ...], place: int, seat: SeatRow) -> tuple[SeatRow, ...]:
    """Return the seats with one of them replaced; a bot that had its token takes another."""
    placed = (*seats[:place], seat, *seats[place + 1 :])
    return tuple(
        replace(one, token=free_token(placed)) if number != place and one.token and one.token == seat.token else one
        for number, one in enumerate(placed)
    )
