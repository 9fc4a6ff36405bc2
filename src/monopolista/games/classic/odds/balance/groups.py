"""The deeds of one colour with everything that their owner pays and takes for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from monopolista.games.classic.editions.schema import COLOURS
from monopolista.games.classic.odds.chain import Walk
from monopolista.games.classic.odds.rents import USUAL_ROLL, colour_squares, rent_by_roll
from monopolista.games.classic.rules.records import COMPANIES, HOTEL_LEVEL, STATIONS, Edition

GROUP_NAMES = (*COLOURS, "station", "company")
"""What the language files call the groups, by their numbers."""
HOUSES = 3
"""With how many houses on each street a colour is compared."""

Ladder = tuple[float, ...]
"""The rents of a deed by its buildings, or by the number of deeds owned."""


@dataclass(frozen=True)
class Group:
    """All deeds of a colour in one hand, with the buildings with which colours are compared."""

    colour: int
    places: tuple[int, ...]
    prices: tuple[float, ...]
    houses: tuple[float, ...]
    """What a house costs on each; 0 where none is built."""
    ladders: tuple[Ladder, ...]
    level: int
    """The step of the ladders that is compared."""
    buildings: int
    """The buildings on each street."""
    weights: tuple[float, ...]
    """By what a deed's rent is multiplied to be its income per turn of an opponent."""
    extra: float
    """Income per turn that goes by none of these rents."""

    @property
    def compared(self) -> tuple[float, ...]:
        """Return the rents that are compared."""
        return tuple(ladder[self.level] for ladder in self.ladders)

    @property
    def turns(self) -> float:
        """Return the turns of an opponent until they have paid for themselves."""
        income = self.income
        return self.cost / income if income > 0 else inf

    @property
    def income(self) -> float:
        """Return the income per turn of an opponent."""
        return self.extra + sum(weight * rent for weight, rent in zip(self.weights, self.compared, strict=True))

    @property
    def cost(self) -> float:
        """Return the price of the deeds and their buildings."""
        return sum(self.prices) + self.buildings * sum(self.houses)


def groups_of(edition: Edition, walked: Walk) -> Iterator[Group]:
    """Yield the groups of a board."""
    for colour in range(len(edition.size)):
        yield _group(edition, walked, colour, colour_squares(edition, colour))


def _group(edition: Edition, walked: Walk, colour: int, places: tuple[int, ...]) -> Group:
    buildings = 0 if colour >= STATIONS else min(HOUSES, edition.hotel_after + 1)
    ladders = tuple(_ladder(edition, colour, place) for place in places)
    level = len(places) - 1 if colour >= STATIONS else HOTEL_LEVEL if buildings > edition.hotel_after else buildings
    by_turn = [
        rent_by_roll(edition, walked, place, len(places), buildings) / walked.turns - _extra(colour, walked, place)
        for place in places
    ]
    return Group(
        colour=colour,
        places=places,
        prices=tuple(edition.price[place] for place in places),
        houses=tuple(edition.house_price[place] for place in places),
        ladders=ladders,
        level=level,
        buildings=buildings,
        weights=tuple(income / ladder[level] for income, ladder in zip(by_turn, ladders, strict=True)),
        extra=sum(_extra(colour, walked, place) for place in places),
    )


def _ladder(edition: Edition, colour: int, place: int) -> Ladder:
    if colour == STATIONS:
        return tuple(edition.station_rent)
    if colour == COMPANIES:
        return tuple(edition.company_factor)
    return tuple(edition.rent[place * 6 : place * 6 + 6])


def _extra(colour: int, walked: Walk, place: int) -> float:
    """Return the income per turn from cards that set the factor of a company themselves (CARD-3)."""
    return float(walked.raised[place]) * USUAL_ROLL / walked.turns if colour == COMPANIES else 0
