"""What an action of the classic game would cost or bring, what it does to the rent, and how rich all are after a step.

Everything here is asked of the rules' own kernels, so that what a screen promises is what happens.
"""

from collections.abc import Sequence

from monopolista.engine.records import copy
from monopolista.engine.seats import BANK, Seat
from monopolista.games.classic.editions import Box
from monopolista.games.classic.rules import bank, building, ending, facts, mortgage, purchase, verbs
from monopolista.games.classic.rules.deeds import put_level
from monopolista.games.classic.rules.records import HOTEL_LEVEL, Game, Level, Money, Square
from monopolista.games.classic.view import rent_now, rent_unpledged
from monopolista.games.views import Effect, OfferView, Standing


class ClassicEffect(Effect, tag="classic"):
    """What dealing with a deed, or with the bank, would do for the seat to which it is offered."""

    costs: Money = 0
    brings: Money = 0
    rent: Money = 0
    """What its square earns now, as the table's rents say it: of a company the factor."""
    rent_after: Money = 0
    asks_first: bool = False
    """Whether the others are asked first, because the bank has too few buildings for all (BLD-6)."""


class ClassicStanding(Standing, tag="classic"):
    """How rich everybody is, by the box's count (RICH-1)."""

    riches: list[int]


def standing(box: Box, game: Game) -> ClassicStanding:
    """Return how rich everybody is."""
    return ClassicStanding([ending.riches(box.edition, game, seat) for seat in range(game.seats)])


class Foreteller:
    """Says what a seat's actions would do; the game is afterwards as it was."""

    def __init__(self, box: Box, game: Game, seat: Seat) -> None:
        self._box = box
        self._game = game
        self._seat = seat

    def effect(self, offer: OfferView) -> ClassicEffect | None:
        """Return what an action that is offered would do, None where there is nothing to say."""
        edition, square = self._box.edition, offer.subject
        match verbs.NUMBERS[offer.verb]:
            case verbs.FINE:
                return ClassicEffect(costs=edition.fine)
            case verbs.BUY:
                return self._bought()
            case verbs.BUILD | verbs.PLACE:
                return self._built(square, verbs.NUMBERS[offer.verb] == verbs.BUILD)
            case verbs.SELL:
                return self._sold(square)
            case verbs.MORTGAGE:
                return ClassicEffect(brings=edition.mortgage[square], rent=rent_now(self._box, self._game, square))
            case verbs.REDEEM:
                after = rent_unpledged(self._box, self._game, square)
                return ClassicEffect(costs=mortgage.redemption(edition, square), rent_after=after)
            case verbs.KEEP:
                return ClassicEffect(costs=mortgage.interest(edition, square))
            case _:
                return None

    def _bought(self) -> ClassicEffect:
        square = self._game.agenda[self._game.depth - 1].about
        trial = copy(self._game)
        purchase.buy(self._box.edition, trial, self._seat)
        return ClassicEffect(costs=self._box.edition.price[square], rent_after=rent_now(self._box, trial, square))

    def _built(self, square: Square, pays: bool) -> ClassicEffect:
        edition, game = self._box.edition, self._game
        costs = edition.house_price[square] if pays else 0
        after = self._rent_at(square, building.level_above(edition, game, square))
        wanted = pays and building.asked_first(edition, game, self._seat, building.next_building(edition, game, square))
        return ClassicEffect(costs, 0, rent_now(self._box, game, square), after, bool(wanted))

    def _sold(self, square: Square) -> ClassicEffect:
        edition, game = self._box.edition, self._game
        rent = rent_now(self._box, game, square)
        if game.level[square] != HOTEL_LEVEL:
            after = self._rent_at(square, game.level[square] - 1)
            return ClassicEffect(0, bank.house_resale(edition, square), rent, after)
        # A hotel may take others' houses with it, where the bank has none to put in its place (BLD-8).
        trial = copy(game)
        trial.fact_count = 0
        building.sell(edition, trial, self._seat, square)
        told = trial.facts[: trial.fact_count]
        brings = sum(fact.amount for fact in told if fact.kind == facts.PAID and fact.seat == BANK)
        return ClassicEffect(0, brings, rent, rent_now(self._box, trial, square))

    def _rent_at(self, square: Square, level: Level) -> int:
        """Return the rent of a street with so many buildings.

        They stand there for a moment: a copy, for every seat of every view, would cost more than the view.
        """
        edition, game = self._box.edition, self._game
        standing = game.level[square]
        put_level(edition, game, square, level)
        try:
            return rent_now(self._box, game, square)
        finally:
            put_level(edition, game, square, standing)


def effects(box: Box, game: Game, seat: Seat, offers: Sequence[OfferView]) -> list[ClassicEffect | None]:
    """Return what each of a seat's offers would do."""
    foreteller = Foreteller(box, game, seat)
    return [foreteller.effect(offer) for offer in offers]
