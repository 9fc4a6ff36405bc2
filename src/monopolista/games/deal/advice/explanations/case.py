"""A decision of which it is asked why one answer is better than another, by what its seat may know."""

from dataclasses import dataclass

from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.effects.action_effects import DealEffect, EffectPredictor
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import SETS_EACH, Card, Game, Hand, Pack, Series
from monopolista.games.deal.rules.sets import is_complete, place_for, solidity
from monopolista.games.interface.views import OfferView, Reason


@dataclass(frozen=True)
class Case:
    """Two answers of a seat to compare."""

    box: DealBox
    state: Game
    seat: Seat
    better: Action
    given: Action

    @property
    def pack(self) -> Pack:
        """Return what the cards say."""
        return self.box.pack

    @property
    def hand(self) -> Hand:
        """Return the seat's hand."""
        return self.state.hands[self.seat]

    @property
    def verbs(self) -> tuple[int, int]:
        """Return the verbs of both answers, the better one's first."""
        return self.better.verb, self.given.verb

    def kind(self, action: Action) -> int:
        """Return what the card of an answer is."""
        return self.pack.kind[action.subject]

    def value(self, action: Action) -> int:
        """Return what the card of an answer is worth as money."""
        return self.pack.value[action.subject]

    def effect(self, action: Action) -> DealEffect:
        """Return what an answer would do without a Just Say No."""
        offer = OfferView(verbs.WORDS[action.verb], action.subject, action.amount, action.amount)
        return EffectPredictor(self.pack, self.state, self.seat).effect(offer) or DealEffect()

    def would_complete(self, seat: Seat, card: Card, colour: int) -> bool:
        """Say whether a seat's set of a colour would be complete with a property that joins it."""
        series = place_for(self.pack, self.state, seat, colour)
        if series < 0:
            return False
        player = self.state.players[seat]
        full = player.count[series] + 1 == self.pack.size[colour]
        return full and player.solid[series] + solidity(self.pack, card) > 0

    def is_complete(self, seat: Seat, series: Series) -> bool:
        """Say whether a set of a seat is complete."""
        return self.state.players[seat].count[series] > 0 and is_complete(self.pack, self.state, seat, series)


def of_colour(word: str, colour: int) -> Reason:
    """Return a reason that is about a colour."""
    return Reason(word, COLOUR_KEYS[colour])


def of_set(word: str, series: Series) -> Reason:
    """Return a reason that is about a set."""
    return of_colour(word, series // SETS_EACH)
