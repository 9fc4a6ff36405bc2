"""Action values: the win odds of all seats after each possible answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from monopolista.bots import levels_of
from monopolista.engine.records import copy
from monopolista.engine.seats import CHANCE, Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.interface.advice import Advisor
from monopolista.games.interface.capabilities import HasHiddenCards, HasOdds
from monopolista.games.interface.game import B, Game
from monopolista.games.interface.rules_adapter import RulesAdapter, S
from monopolista.table import Table

_MOST_OUTCOMES: Final = 40
"""Bound of the chance outcomes over which odds are averaged; beyond it the odds are those before the chance event."""
Odds = tuple[int, ...]
"""Win odds of each seat, in millionths; they sum to 1,000,000."""


class NotEvaluatedError(LookupError):
    """A game without an estimate of the odds."""


@dataclass(frozen=True)
class ActionValue:
    """An answer, and the odds of all seats after it."""

    action: Action
    odds: Odds
    settled: Odds | None = None
    """Odds if a proposal is accepted, or if no other seat bids; None for other answers."""

    def worth(self, seat: Seat) -> int:
        """Return a seat's odds in millionths: ``settled`` if present, otherwise ``odds``."""
        return (self.settled or self.odds)[seat]


@dataclass(frozen=True)
class Choice:
    """The possible answers of a seat, the best first."""

    seat: Seat
    before: Odds
    answers: tuple[ActionValue, ...]
    limit: int | None = None
    """Highest worthwhile bid, 0 for none; None if no bid is possible."""

    def of(self, action: Action) -> ActionValue:
        """Return the value of an answer.

        Raises
        ------
        StopIteration
            If it is not among the answers.
        """
        return next(one for one in self.answers if one.action == action)


class ActionEvaluator(Generic[S, B]):
    """Evaluates decisions of a game with an edition.

    Parameters
    ----------
    game : Game
        Game with odds and an advisor.
    box : Box
        Edition with its options.

    Raises
    ------
    NotEvaluatedError
        If the game has no odds.
    """

    def __init__(self, game: Game[S, B], box: B) -> None:
        """Look up the game's odds and its advisor.

        Raises
        ------
        NotEvaluatedError
            If the game has no odds.
        """
        if not isinstance(game, HasOdds):
            raise NotEvaluatedError(f"{game.name} has no estimate of the odds")
        self.game: Game[S, B] = game
        self.box = box
        self.rules: RulesAdapter[S, Any, B, Any] = game.rules(box)
        self.has_hidden_cards = isinstance(self.rules, HasHiddenCards)
        self.advisor: Advisor[S] = game.advisor(box)
        self._judge = game.odds

    def odds(self, state: S, known: SeatSet) -> Odds:
        """Return the win odds of a position.

        Parameters
        ----------
        state : record
            Position.
        known : SeatSet
            Seats whose hidden information the odds may use, besides public information.

        Returns
        -------
        Odds
            In millionths.
        """
        return self._judge(self.box, state, known)

    def evaluate_answers(self, state: S, seat: Seat, known: SeatSet, given: Action | None = None) -> Choice:
        """Evaluate the possible answers of a seat.

        Parameters
        ----------
        state : record
            Position before the answer.
        seat : Seat
            Seat that answers.
        known : SeatSet
            Seats whose hidden information the odds may use.
        given : Action, optional
            Answer that the seat gave; the result then has the alternatives to it.

        Returns
        -------
        Choice
            The best answer first.
        """
        listed = list(self.advisor.answers(state, seat, given))
        if given is not None and given not in listed:
            listed.append(given)
        before = self.odds(state, known)
        found = [self.evaluate_action(state, seat, known, action) for action in listed]
        limit = None if given is not None else self.advisor.limit(state, seat)
        return Choice(seat, before, _ranked(found, seat), limit)

    def proposals(
        self, state: S, seat: Seat, known: SeatSet, levels: Sequence[str] = ()
    ) -> tuple[ActionValue, ...]:  # fmt: skip
        """Evaluate the proposals of a seat that others might accept.

        Parameters
        ----------
        state : record
            Position.
        seat : Seat
            Seat that proposes.
        known : SeatSet
            Seats whose hidden information the odds may use.
        levels : sequence of str, optional
            Level of the bot at each seat, empty for a person; such a bot accepts what is proposed to it.

        Returns
        -------
        tuple of ActionValue
            The best proposal first.
        """
        listed = self.advisor.proposals(state, seat, levels)
        found = [self.evaluate_action(state, seat, known, one) for one in listed]
        return _ranked([one for one in found if one.settled is not None], seat)

    def evaluate_action(self, state: S, seat: Seat, known: SeatSet, action: Action) -> ActionValue:
        """Return the value of one answer of a seat.

        Parameters
        ----------
        state : record
            Position before the answer.
        seat : Seat
            Seat that answers.
        known : SeatSet
            Seats whose hidden information the odds may use.
        action : Action
            A legal answer.

        Returns
        -------
        ActionValue
            Odds in millionths.
        """
        if action.verb in self.advisor.goes_on:
            return ActionValue(action, self.odds(state, known))
        settled = self.advisor.settled(state, seat, action)
        odds = self.expected(self._after(state, seat, action), known)
        return ActionValue(action, odds, None if settled is None else self.odds(settled, known))

    def expected(self, state: S, known: SeatSet) -> Odds:
        """Return the odds of a position; before a chance event, their expectation over its outcomes.

        With hidden cards, the result is the odds before the event, because the expectation would reveal the hands.

        Parameters
        ----------
        state : record
            Position.
        known : SeatSet
            Seats whose hidden information the odds may use.

        Returns
        -------
        Odds
            In millionths, rounded down.
        """
        if self.has_hidden_cards or self.rules.next_asked(state) != CHANCE:
            return self.odds(state, known)
        outcomes = self.rules.chances(state)
        if len(outcomes) > _MOST_OUTCOMES:
            return self.odds(state, known)
        found = [(self.odds(self._after(state, CHANCE, outcome), known), weight) for outcome, weight in outcomes]
        weights = sum(weight for _, weight in found)
        return tuple(sum(odds[seat] * weight for odds, weight in found) // weights for seat in range(state.seats))

    def _after(self, state: S, seat: Seat, action: Action) -> S:
        after = copy(state)
        self.rules.apply(after, seat, action)
        return after


def _ranked(found: Sequence[ActionValue], seat: Seat) -> tuple[ActionValue, ...]:
    return tuple(sorted(found, key=lambda one: -one.worth(seat)))


def evaluate_answers(table: Table[S, Any, Any, Any], seat: Seat) -> Choice:
    """Evaluate the possible answers of a seat, with the knowledge of that seat.

    Parameters
    ----------
    table : Table
        Table at which the seat may answer.
    seat : Seat
        Seat that answers.

    Returns
    -------
    Choice
        The best answer first.

    Raises
    ------
    NotEvaluatedError
        If the game has no odds.

    Examples
    --------
    >>> table = Table("italy", 2, chance=None)
    >>> table.set_position(at={0: 36}, owns={0: (37,)}, cash={0: 1500})
    >>> for seat, action in ((0, "roll"), (CHANCE, "roll 1 2")):
    ...     events = table.play(seat, action)
    >>> [table.game.write(one.action) for one in evaluate_answers(table, 0).answers]
    ['buy', 'decline']
    """
    return ActionEvaluator(table.game, table.box).evaluate_answers(table.state(), seat, 1 << seat)


def evaluate_proposals(table: Table[S, Any, Any, Any], seat: Seat) -> tuple[ActionValue, ...]:
    """Evaluate the proposals of a seat that others might accept, with the knowledge of that seat.

    Parameters
    ----------
    table : Table
        Table at which the seat may propose.
    seat : Seat
        Seat that proposes.

    Returns
    -------
    tuple of ActionValue
        The best proposal first.

    Raises
    ------
    NotEvaluatedError
        If the game has no odds.
    """
    return ActionEvaluator(table.game, table.box).proposals(table.state(), seat, 1 << seat, levels_of(table))
