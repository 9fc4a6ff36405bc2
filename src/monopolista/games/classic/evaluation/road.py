"""What the board costs and brings: the rent of every square, and what seats pay and are paid in the long run."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, record
from monopolista.engine.seats import BANK, SEATS, Seat
from monopolista.games.classic.rules.records import COMPANY, DEEDS, SQUARES, Edition, Money, Seen, Square
from monopolista.games.classic.rules.rent import company_factor, rent_due

ODDS: Final = (
    358, 241, 245, 246, 266, 346, 256, 264, 265, 260,
    257, 314, 309, 267, 290, 328, 321, 329, 340, 347,
    337, 322, 326, 314, 369, 353, 309, 304, 326, 296,
    303, 303, 302, 311, 286, 278, 266, 248, 250, 303,
)  # fmt: skip
"""Landings on each square in 10,000 turns, doubles and cards included, half of the stays in jail sat out."""
USUAL_ROLL: Final = 7


@record
class Road:
    """What it costs to land on each square, and what each seat's deeds bring."""

    rent: list[int] = cells(SQUARES, "rent of a visit, 0 where there is none; the mean of the dice for a company")
    income: list[int] = cells(SEATS, "rents times landings in 10,000 turns of one other seat")


@kernel
def rent_of_landing(edition: Edition, seen: Seen, square: Square) -> Money:
    """Return the rent of a deed that is owned and not mortgaged, the usual roll taken for a company's dice."""
    if edition.kind[square] == COMPANY:
        return USUAL_ROLL * company_factor(edition, seen, square)
    return rent_due(edition, seen, square)


@kernel
def survey(edition: Edition, seen: Seen, road: Road) -> None:
    """Look at every deed that may cost rent."""
    for seat in range(SEATS):
        road.income[seat] = 0
    for deed in range(DEEDS):
        square = edition.square[deed]
        owner = seen.owner[square]
        road.rent[square] = 0
        if owner == BANK or seen.mortgaged[square] == 1:
            continue
        road.rent[square] = rent_of_landing(edition, seen, square)
        road.income[owner] += road.rent[square] * ODDS[square]


@kernel
def cost(edition: Edition, seen: Seen, road: Road, seat: Seat, square: Square) -> Money:
    """Return what a seat pays for landing on a square."""
    return edition.tax[square] if seen.owner[square] == seat else edition.tax[square] + road.rent[square]
