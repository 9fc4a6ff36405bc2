"""Income of deeds per turn of an opponent, and the turns or rolls after which they have paid for themselves."""

from collections.abc import Iterator
from dataclasses import dataclass

from monopolista.games.classic.odds.chain import Walk
from monopolista.games.classic.rules.records import COMPANIES, HOTEL_LEVEL, MEMBERS, STATIONS, Edition

USUAL_ROLL = 7
"""The mean of dice thrown for a company's rent."""


@dataclass(frozen=True)
class Holding:
    """Deeds of one colour in one hand, with equal buildings on each."""

    squares: tuple[int, ...]
    """The squares whose rents count."""
    colour: int
    """Their colour, by its number."""
    owned: int
    """How many deeds of the colour the owner has."""
    buildings: int
    """Number of buildings bought for each street; a hotel counts as one more than its houses."""
    cost: int
    """The price of these deeds and buildings."""
    rent: float
    """Mean rent that one opponent pays per turn."""
    turns: float | None
    """Opponents' turns after which the deeds have paid for themselves; None for never."""
    rolls: float | None
    """The same in opponents' rolls."""


def deed_holdings(edition: Edition, walked: Walk) -> Iterator[Holding]:
    """Return the income of each deed: alone, with more of its colour, and with buildings."""
    for colour in range(len(edition.size)):
        for square in colour_squares(edition, colour):
            for owned, buildings in stages(edition, colour):
                yield _holding(edition, walked, (square,), owned, buildings)


def colour_holdings(edition: Edition, walked: Walk) -> Iterator[Holding]:
    """Return the income of each whole colour, evenly built."""
    for colour, size in enumerate(edition.size):
        for owned, buildings in stages(edition, colour):
            if owned == size:
                yield _holding(edition, walked, colour_squares(edition, colour), owned, buildings)


def colour_squares(edition: Edition, colour: int) -> tuple[int, ...]:
    """Return the squares of a colour."""
    return tuple(edition.members[colour * MEMBERS : colour * MEMBERS + edition.size[colour]])


def stages(edition: Edition, colour: int) -> Iterator[tuple[int, int]]:
    """Return, in order, how many deeds of a colour may be owned and how far each may be built on."""
    size = edition.size[colour]
    if colour >= STATIONS:
        for owned in range(1, size + 1):
            yield owned, 0
        return
    yield 1, 0
    for buildings in range(edition.hotel_after + 2):
        yield size, buildings


def _holding(edition: Edition, walked: Walk, squares: tuple[int, ...], owned: int, buildings: int) -> Holding:
    """Compute what some deeds bring to an owner of ``owned`` deeds of their colour."""
    by_roll = sum(rent_by_roll(edition, walked, square, owned, buildings) for square in squares)
    cost = sum(edition.price[square] + buildings * edition.house_price[square] for square in squares)
    rent = by_roll / walked.turns
    turns = cost / rent if rent > 0 else None
    rolls = cost / by_roll if by_roll > 0 else None
    return Holding(squares, edition.colour[squares[0]], owned, buildings, cost, rent, turns, rolls)


def rent_by_roll(edition: Edition, walked: Walk, square: int, owned: int, buildings: int) -> float:
    """Return the mean rent of a square per roll of an opponent, including landings by card."""
    colour = edition.colour[square]
    if colour == COMPANIES:
        return company_by_roll(edition, walked, square, owned)
    landings = float(walked.by_dice[square] + walked.by_card[square] + walked.raised[square])
    if colour == STATIONS:
        return landings * edition.station_rent[owned - 1]
    return landings * street_rent(edition, square, owned, buildings)


def street_rent(edition: Edition, square: int, owned: int, buildings: int) -> int:
    """Return a street's rent: double where the colour is whole and nothing stands on it (RENT-1, RENT-3)."""
    if buildings > edition.hotel_after:
        return edition.rent[square * 6 + HOTEL_LEVEL]
    whole = owned == edition.size[edition.colour[square]]
    return edition.rent[square * 6 + buildings] * (2 if whole and buildings == 0 else 1)


def company_by_roll(edition: Edition, walked: Walk, square: int, owned: int) -> float:
    """Return a company's rent: by the dice that brought the token, or by others thrown for it (RENT-6, CARD-3)."""
    factor = edition.company_factor[owned - 1]
    moved_by = walked.by_dice[square] * USUAL_ROLL if edition.company_anew == 1 else walked.pips[square]
    anew = walked.by_card[square] * factor + walked.raised[square]
    return float(moved_by * factor + anew * USUAL_ROLL)
