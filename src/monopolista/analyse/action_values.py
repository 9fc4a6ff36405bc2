"""What each answer leads to: the odds of all seats after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from monopolista.engine.records import copy
from monopolista.engine.seats import CHANCE, Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.interface.advice import Advisor
from monopolista.games.interface.capabilities import HasHiddenCards, HasOdds
from monopolista.games.interface.game import B, Game
from monopolista.games.interface.rules_adapter import RulesAdapter, S
from monopolista.table import Table

_MOST_LOTS: Final = 40
"""Over so many outcomes of chance odds are averaged; beyond them the game's own estimate has to do."""
Odds = tuple[int, ...]
"""Each seat's odds of winning, in millionths."""


class NotEvaluatedError(LookupError):
    """A game whose odds nobody estimates."""


@dataclass(frozen=True)
class ActionValue:
    """An answer, and the odds of all seats after it."""

    action: Action
    odds: Odds
    settled: Odds | None = None
    """The odds once the others leave it at that: a proposal is accepted, nobody bids any more; None for others."""

    def worth(self, seat: Seat) -> int:
        """Return a seat's odds by what the answer aims at."""
        return (self.settled or self.odds)[seat]


@dataclass(frozen=True)
class Choice:
    """What a seat might answer, the best answer first."""

    seat: Seat
    before: Odds
    answers: tuple[ActionValue, ...]
    limit: int | None = None
    """Up to what sum it does well to bid, 0 for not at all; None where it is asked for no bid."""

    def of(self, action: Action) -> ActionValue:
        """Return what an answer leads to."""
        return next(one for one in self.answers if one.action == action)


class Scales(Generic[S, B]):
    """Where decisions are weighed of a game with its box, which raises NotEvaluatedError where it has no odds."""

    def __init__(self, game: Game[S, B], box: B) -> None:
        if not isinstance(game, HasOdds):
            raise NotEvaluatedError(f"nobody estimates who is winning in {game.name}")
        self.game: Game[S, B] = game
        self.box = box
        self.law: RulesAdapter[S, Any, B, Any] = game.rules(box)
        self.has_hidden_cards = isinstance(self.law, HasHiddenCards)
        self.counsel: Advisor[S] = game.advisor(box)
        self._judge = game.odds

    def odds(self, state: S, known: SeatSet) -> Odds:
        """Return the odds of a position by what lies open and the hands of the seats that are known."""
        return self._judge(self.box, state, known)

    def weigh(self, state: S, seat: Seat, known: SeatSet, given: Action | None = None) -> Choice:
        """Weigh what a seat might answer; or what it gave, among what it might have answered instead."""
        listed = list(self.counsel.answers(state, seat, given))
        if given is not None and given not in listed:
            listed.append(given)
        before = self.odds(state, known)
        found = [self.weighed(state, seat, known, action) for action in listed]
        limit = None if given is not None else self.counsel.limit(state, seat)
        return Choice(seat, before, _ranked(found, seat), limit)

    def proposals(self, state: S, seat: Seat, known: SeatSet) -> tuple[ActionValue, ...]:
        """Weigh what a seat might propose to others who might agree."""
        found = [self.weighed(state, seat, known, one) for one in self.counsel.proposals(state, seat)]
        return _ranked([one for one in found if one.settled is not None], seat)

    def weighed(self, state: S, seat: Seat, known: SeatSet, action: Action) -> ActionValue:
        """Weigh one answer of a seat."""
        if action.verb in self.counsel.goes_on:
            return ActionValue(action, self.odds(state, known))
        settled = self.counsel.settled(state, seat, action)
        odds = self.expected(self._after(state, seat, action), known)
        return ActionValue(action, odds, None if settled is None else self.odds(settled, known))

    def expected(self, state: S, known: SeatSet) -> Odds:
        """Return the odds of a position; where chance is to answer first, their mean over what it may answer.

        Where cards are hidden the mean would tell of hands, by what is not in the pile: there the odds do as they are.
        """
        if self.has_hidden_cards or self.law.next_asked(state) != CHANCE:
            return self.odds(state, known)
        lots = self.law.chances(state)
        if len(lots) > _MOST_LOTS:
            return self.odds(state, known)
        found = [(self.odds(self._after(state, CHANCE, lot), known), weight) for lot, weight in lots]
        weights = sum(weight for _, weight in found)
        return tuple(sum(odds[seat] * weight for odds, weight in found) // weights for seat in range(state.seats))

    def _after(self, state: S, seat: Seat, action: Action) -> S:
        after = copy(state)
        self.law.apply(after, seat, action)
        return after


def _ranked(found: Sequence[ActionValue], seat: Seat) -> tuple[ActionValue, ...]:
    return tuple(sorted(found, key=lambda one: -one.worth(seat)))


def weigh_answers(table: Table[S, Any, Any, Any], seat: Seat) -> Choice:
    """Weigh what a seat might answer now, by what it may know; raise NotEvaluatedError where the game has no odds.

    >>> table = Table("italy", 2, chance=None)
    >>> table.set_position(at={0: 36}, owns={0: (37,)}, cash={0: 500})
    >>> for who, action in ((0, "roll"), (CHANCE, "roll 1 2")):
    ...     facts = table.play(who, action)
    >>> [table.game.write(one.action) for one in weigh_answers(table, 0).answers]
    ['buy', 'decline']
    """
    return Scales(table.game, table.box).weigh(table.state(), seat, 1 << seat)


def weigh_proposals(table: Table[S, Any, Any, Any], seat: Seat) -> tuple[ActionValue, ...]:
    """Weigh what a seat might propose now to others who might agree, by what it may know.

    Raises NotEvaluatedError where the game has no odds.
    """
    return Scales(table.game, table.box).proposals(table.state(), seat, 1 << seat)
