"""Who sits where: names as people write them, tokens that no two seats share, bots for open seats."""

from collections.abc import Collection
from dataclasses import replace

from monopolista.names import resembled
from monopolista.server.store import SeatRow

TOKENS = ("moka", "scooter", "gondola", "cat", "mandolin", "hat", "lemon", "lighthouse", "bicycle", "umbrella")
"""As many as the largest box has; how many may play, each box says (SET-1)."""
BOT_NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosco", "Gilda", "Italo", "Livia", "Oreste")


def free_name(taken: Collection[str], wish: str = "") -> str:
    """Return the first name of a bot that looks like none that is taken: the one wished for if it does not.

    >>> free_name(["Ada", "\\u0412runo"])
    'Carla'
    """
    names = (wish, *BOT_NAMES) if wish else BOT_NAMES
    return next((one for one in names if not resembled(one, taken)), names[0])


def free_token(seats: tuple[SeatRow, ...], wish: str = "") -> str:
    """Return a token that nobody has: the one wished for if it is free."""
    taken = {seat.token for seat in seats}
    return next(one for one in (wish or TOKENS[0], *TOKENS) if one not in taken)


def bot_seat(seats: tuple[SeatRow, ...], level: str, name: str = "", token: str = "") -> SeatRow:
    """Return a bot that fits beside these seats."""
    return SeatRow("bot", free_name([seat.name for seat in seats], name), free_token(seats, token), level)


def seated(seats: tuple[SeatRow, ...], place: int, seat: SeatRow) -> tuple[SeatRow, ...]:
    """Return the seats with one of them replaced; a bot that had its token takes another."""
    placed = (*seats[:place], seat, *seats[place + 1 :])
    return tuple(
        replace(one, token=free_token(placed)) if number != place and one.token and one.token == seat.token else one
        for number, one in enumerate(placed)
    )
