"""What an action of the classic game costs or earns, its effect on the rent, and the wealth of all seats after a step.

The rules' own kernels compute all of it, so a screen shows what will happen.
"""

from collections.abc import Callable, Sequence
from typing import Final

from monopolista.engine.seats import BANK, Seat
from monopolista.games.classic.actions.scratch_state import to_build_on
from monopolista.games.classic.editions import Box
from monopolista.games.classic.presentation.view import rent_now, rent_unpledged
from monopolista.games.classic.rules import bank, ending, verbs
from monopolista.games.classic.rules.property import building, mortgage, shortage
from monopolista.games.classic.rules.property.deeds import put_deed, put_level
from monopolista.games.classic.rules.records import HOTEL_LEVEL, Game, Level, Money, Square
from monopolista.games.interface.views import Effect, OfferView, Standing


class ClassicEffect(Effect, tag="classic"):
    """The effect of an action with a deed or with the bank, for the seat that may take it."""

    costs: Money = 0
    brings: Money = 0
    rent: Money = 0
    """The rent of the square now; for a company, the factor."""
    rent_after: Money = 0
    asks_first: bool = False
    """Whether the other players are asked first, because the bank has too few buildings for all (BLD-6)."""


class ClassicStanding(Standing, tag="classic"):
    """The net worth of each seat, as the edition counts it (RICH-1)."""

    riches: list[int]


class Riches:
    """Counts how rich everybody is after each step; what lies before them anew only where it lies otherwise."""

    def __init__(self, box: Box) -> None:
        self._edition = box.edition
        self._lying: tuple[list[int], ...] = ()
        """What each seat has, what is mortgaged and what is built, as it was when it was counted last."""
        self._worth: list[Money] = []
        """What lies before each seat is worth: riches less cash, which come from these lists alone."""

    def standing(self, game: Game) -> ClassicStanding:
        """Return how rich everybody is."""
        players = game.players[: game.seats]
        deeds = [player.deeds for player in players]
        if (deeds, game.mortgaged, game.level) != self._lying:
            riches = [ending.riches(self._edition, game, seat) for seat in range(game.seats)]
            self._lying = deeds, game.mortgaged[:], game.level[:]
            self._worth = [rich - one.cash for rich, one in zip(riches, players, strict=True)]
        return ClassicStanding([worth + one.cash for worth, one in zip(self._worth, players, strict=True)])


class EffectPredictor:
    """Says what a seat's actions would do; the game is afterwards as it was."""

    def __init__(self, box: Box, game: Game, seat: Seat) -> None:
        self._box = box
        self._game = game
        self._seat = seat

    def fined(self, _: Square) -> ClassicEffect:
        """Return what leaving jail costs."""
        return ClassicEffect(costs=self._box.edition.fine)

    def bought(self, _: Square) -> ClassicEffect:
        """Return what the deed costs that the seat is offered, and the rent that it then has."""
        edition, game = self._box.edition, self._game
        square = game.agenda[game.depth - 1].about
        put_deed(edition, game, square, self._seat)
        try:
            return ClassicEffect(costs=edition.price[square], rent_after=rent_now(self._box, game, square))
        finally:
            put_deed(edition, game, square, BANK)

    def built(self, square: Square) -> ClassicEffect:
        """Return what a building costs, what it does to the rent, and whether the others are asked first."""
        edition, game = self._box.edition, self._game
        asks = building.asked_first(edition, game, self._seat, building.next_building(edition, game, square))
        return ClassicEffect(edition.house_price[square], 0, *self._raised(square), bool(asks))

    def placed(self, square: Square) -> ClassicEffect:
        """Return what a building to be placed still costs, and what it does to the rent."""
        costs = self._box.edition.house_price[square] if shortage.is_at_its_price(self._game) else 0
        return ClassicEffect(costs, 0, *self._raised(square))

    def _raised(self, square: Square) -> tuple[Money, Money]:
        level = building.level_above(self._box.edition, self._game, square)
        return rent_now(self._box, self._game, square), self._rent_at(square, level)

    def sold(self, square: Square) -> ClassicEffect:
        """Return what a building brings, and the rent without it."""
        edition, game = self._box.edition, self._game
        rent = rent_now(self._box, game, square)
        if game.level[square] != HOTEL_LEVEL:
            after = self._rent_at(square, game.level[square] - 1)
            return ClassicEffect(0, bank.house_resale(edition, square), rent, after)
        # A hotel may take others' houses with it, where the bank has none to put in its place (BLD-8).
        trial = to_build_on(game, self._seat)
        building.sell(edition, trial, self._seat, square)
        brings = trial.players[self._seat].cash - game.players[self._seat].cash
        return ClassicEffect(0, brings, rent, rent_now(self._box, trial, square))

    def mortgaged(self, square: Square) -> ClassicEffect:
        """Return what a mortgage brings, and the rent that is lost by it."""
        return ClassicEffect(brings=self._box.edition.mortgage[square], rent=rent_now(self._box, self._game, square))

    def redeemed(self, square: Square) -> ClassicEffect:
        """Return what a mortgage costs to redeem, and the rent that then is due again."""
        after = rent_unpledged(self._box, self._game, square)
        return ClassicEffect(costs=mortgage.redemption(self._box.edition, square), rent_after=after)

    def kept(self, square: Square) -> ClassicEffect:
        """Return what it costs to keep a deed mortgaged."""
        return ClassicEffect(costs=mortgage.interest(self._box.edition, square))

    def _rent_at(self, square: Square, level: Level) -> int:
        """Return the rent of a street with a number of buildings.

        They stand there for a moment: a copy, for every seat of every view, would cost more than the view.
        """
        edition, game = self._box.edition, self._game
        standing = game.level[square]
        put_level(edition, game, square, level)
        try:
            return rent_now(self._box, game, square)
        finally:
            put_level(edition, game, square, standing)


_PREDICTED: Final[dict[str, Callable[[EffectPredictor, Square], ClassicEffect]]] = {
    verbs.WORDS[verbs.FINE]: EffectPredictor.fined,
    verbs.WORDS[verbs.BUY]: EffectPredictor.bought,
    verbs.WORDS[verbs.BUILD]: EffectPredictor.built,
    verbs.WORDS[verbs.PLACE]: EffectPredictor.placed,
    verbs.WORDS[verbs.SELL]: EffectPredictor.sold,
    verbs.WORDS[verbs.MORTGAGE]: EffectPredictor.mortgaged,
    verbs.WORDS[verbs.REDEEM]: EffectPredictor.redeemed,
    verbs.WORDS[verbs.KEEP]: EffectPredictor.kept,
}
"""Of which offers something can be said beforehand."""


def effects(box: Box, game: Game, seat: Seat, offers: Sequence[OfferView]) -> list[ClassicEffect | None]:
    """Return what each of a seat's offers would do."""
    foreteller = EffectPredictor(box, game, seat)
    tells = [_PREDICTED.get(offer.verb) for offer in offers]
    return [tell and tell(foreteller, offer.subject) for tell, offer in zip(tells, offers, strict=True)]
