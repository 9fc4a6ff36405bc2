"""Move quality: the loss of each decision against the best alternative."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, Generic, Literal, TypeVar

from monopolista.analyse.action_values import ActionEvaluator, ActionValue
from monopolista.analyse.win_odds_timeline import Answered, Played, Work
from monopolista.engine.network.kernels import ODDS
from monopolista.engine.records import copy, to_bytes
from monopolista.engine.seats import Seat, SeatSet, members
from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import HasAuctions, HasDebts
from monopolista.games.interface.game import B
from monopolista.games.interface.rules_adapter import S, Step
from monopolista.games.interface.views import Reason

T = TypeVar("T")
Grade = Literal["good", "doubtful", "mistake", "blunder"]
POINT: Final = 10_000
"""A percentage point, in millionths."""
GRADES: Final[tuple[tuple[int, Grade], ...]] = (
    (10 * POINT, "blunder"),
    (4 * POINT, "mistake"),
    (2 * POINT, "doubtful"),
)
"""Smallest loss of each grade, in millionths; a loss below the last one is within the error of the estimated odds."""
_YIELD_EVERY: Final = 4
"""Answers after which work can be interrupted."""


def grade_of(loss: int) -> Grade:
    """Return the grade of a loss in millionths.

    >>> grade_of(50_000), grade_of(0)
    ('mistake', 'good')
    """
    for least, grade in GRADES:
        if loss >= least:
            return grade
    return "good"


@dataclass(frozen=True)
class Rolled:
    """Rollouts of a decision."""

    games: int
    """Rollouts from each of the two answers."""
    error: int
    """Standard error of the loss, in millionths."""
    estimated: int
    """Loss by the estimated odds, without rollouts, in millionths."""


@dataclass(frozen=True)
class GradedMove:
    """A decision and its loss."""

    answered: Answered
    seat: Seat
    """Seat that decided; an accepted trade is also a decision of the seat that proposed it."""
    loss: int
    """Difference of the odds to the best alternative, in millionths; 0 for the best answer."""
    better: Step | None = None
    """The best alternative with the events that it would have caused; empty for passing, None for none."""
    limit: int | None = None
    """For a mistake in an auction, the highest worthwhile bid."""
    why: Reason | None = None
    """Why the alternative is better, if there is a clear reason."""
    rolled: Rolled | None = None
    """Result of rollouts, if there are any."""

    @property
    def grade(self) -> Grade:
        """Return the grade of the loss."""
        return grade_of(self.loss)


@dataclass(frozen=True)
class Contest:
    """A decision, with the positions after its answer and after the best alternative."""

    graded: GradedMove
    """Grade by the estimated odds, with the alternative of a good decision too."""
    behind: int
    """Estimated loss against the alternative, in millionths; negative if the answer is better."""
    given: bytes
    instead: bytes


@dataclass(frozen=True)
class _Verdict:
    """Comparison of an answer with the best alternative."""

    behind: int
    """Loss in millionths; negative if the answer is better."""
    better: Action | None
    """None for passing."""


_ALONE: Final = _Verdict(-ODDS, None)
"""Comparison of an answer without alternatives."""


class MoveGrader(Generic[S, B]):
    """Grades the decisions of a game in order.

    Parameters
    ----------
    played : Played
        The game.
    """

    def __init__(self, played: Played[S, B]) -> None:
        self._played = played
        self._scales: ActionEvaluator[S, B] = played.scales
        policy, words = self._scales.rules.late_commands, self._scales.game.words.verbs
        self._business = {verb for verb, word in words.items() if word in policy.business}
        self._bids = next((verb for verb, word in words.items() if word == policy.bids), -1)
        self._leaves = next((verb for verb, word in words.items() if word == policy.leaves_auction), -1)
        self._begins = policy.begins_turn
        self._last_ends: dict[Seat, S] = {}
        """Position in which each seat ended its last turn."""

    def graded(self, first: int = 0, last: int | None = None) -> Work[list[GradedMove]]:
        """Grade the decisions among some answers.

        Parameters
        ----------
        first : int
            Number of the first answer.
        last : int, optional
            Number after the last answer; by default the end of the game.

        Returns
        -------
        Work[list[GradedMove]]
            Interruptible work, which returns the decisions.
        """
        return self._through(self._grades, first, last)

    def contests(self, least: int) -> Work[list[Contest]]:
        """Return the decisions with at least a given estimated loss, for rollouts.

        Parameters
        ----------
        least : int
            In millionths; may be negative, for decisions that are narrowly the best.

        Returns
        -------
        Work[list[Contest]]
            Interruptible work, which returns the decisions.
        """

        def take(state: S, answered: Answered, row: Sequence[Action]) -> Iterator[Contest]:
            for seat, verdict in self._verdicts(state, answered, row):
                if verdict.behind >= least:
                    yield self._contest(state, answered, row, seat, verdict)

        return self._through(take, 0, None)

    def _through(
        self, take: Callable[[S, Answered, Sequence[Action]], Iterator[T]], first: int, last: int | None
    ) -> Work[list[T]]:
        """Replay the game, and collect results for each answer and those of the same seat that follow it."""
        answered, state = self._played.answered, self._played.beginning()
        found: list[T] = []
        for number, one in enumerate(answered[:last]):
            if number >= first and one.seat >= 0:
                found += take(state, one, self._row(answered, number))
            if one.action.verb in self._scales.advisor.goes_on and self._hands_on(state, one.seat, one.action):
                self._last_ends[one.seat] = copy(state)
            self._scales.rules.apply(state, one.seat, one.action)
            if number % _YIELD_EVERY == 0:
                yield
        return found

    @staticmethod
    def _row(answered: Sequence[Answered], number: int) -> list[Action]:
        """Return the answers of the same seat that directly follow an answer."""
        seat = answered[number].seat
        return [one.action for one in takewhile(lambda one: one.seat == seat, answered[number + 1 :])]

    def _grades(self, state: S, answered: Answered, row: Sequence[Action]) -> Iterator[GradedMove]:
        for seat, verdict in self._verdicts(state, answered, row):
            loss = max(0, verdict.behind)
            if grade_of(loss) == "good":
                yield GradedMove(answered, seat, loss)
            else:
                yield self._graded(state, answered, seat, verdict)

    def _verdicts(self, state: S, answered: Answered, row: Sequence[Action]) -> Iterator[tuple[Seat, _Verdict]]:
        """Yield the seats whose decision an answer is, and how it compares with the best alternative."""
        seat, action = answered.seat, answered.action
        listed = self._scales.advisor.answers(state, seat, action)
        if not self._is_choice(state, seat, action, listed):
            return
        yield seat, self._judged(state, seat, action, listed, row)
        for other in members(self._scales.advisor.deciders(state, seat, action) & ~(1 << seat)):
            yield other, self._judged_as_proposed(state, other, answered, listed)

    def _judged_as_proposed(self, state: S, other: Seat, answered: Answered, listed: Sequence[Action]) -> _Verdict:
        """Compare an accepted trade with its refusal, for the seat that proposed it.

        The odds while a proposal is open are no measure: they already hope for its acceptance.
        """
        seat, action, known = answered.seat, answered.action, 1 << other
        refused = self._odds(state, other, known, self._refusal(listed, action), of=seat)
        return _Verdict(refused - self._odds(state, other, known, action, of=seat), None)

    def _is_choice(self, state: S, seat: Seat, action: Action, listed: Sequence[Action]) -> bool:
        """Say whether there was an alternative; before the end of a turn building can wait."""
        others = [one for one in listed if one != action]
        if action.verb not in self._scales.advisor.goes_on or self._hands_on(state, seat, action):
            return bool(others)
        return any(one.verb not in self._business for one in others)

    def _judged(
        self, state: S, seat: Seat, action: Action, listed: Sequence[Action], row: Sequence[Action]
    ) -> _Verdict:
        if action.verb in (self._bids, self._leaves) and self._is_auctioning(state):
            return self._judged_in_auction(state, seat, action, listed)
        if action.verb in self._business and not self._owes(state, seat):
            return self._judged_as_started(state, seat, [action, *row])
        known = 1 << seat
        if action.verb in self._scales.advisor.goes_on and self._hands_on(state, seat, action):
            return self._judged_as_left(state, seat, listed)
        instead = [one for one in listed if one != action and one not in row]
        if action.verb not in self._business:
            instead = [one for one in instead if one.verb not in self._business]
        found = [(self._odds(state, seat, known, one), one) for one in instead]
        if not found:
            return _ALONE
        best, better = max(found, key=lambda one: one[0])
        return _Verdict(best - self._odds(state, seat, known, action), better)

    def _hands_on(self, state: S, seat: Seat, action: Action) -> bool:
        """Say whether an answer ends the turn: only then is what may be done at any time left undone."""
        after = copy(state)
        self._scales.rules.apply(after, seat, action)
        return any(event.kind in self._begins for event in after.events[: after.event_count])

    def _judged_as_left(self, state: S, seat: Seat, listed: Sequence[Action]) -> _Verdict:
        """Compare the end of a turn with what might still have been done in it.

        What was left undone at the end of the last turn as well counts only as far as it costs more by now.
        """
        then = self._last_ends.get(seat)
        before = {} if then is None else self._gains(then, seat, self._scales.advisor.answers(then, seat))
        gains = self._gains(state, seat, listed)
        found = [(gain - max(0, before.get(one, 0)), one) for one, gain in gains.items()]
        return _Verdict(*max(found, key=lambda one: one[0])) if found else _ALONE

    def _gains(self, state: S, seat: Seat, listed: Sequence[Action]) -> dict[Action, int]:
        """Return what each optional action would add to a seat's odds, in millionths."""
        known = 1 << seat
        before = self._scales.odds(state, known)[seat]
        return {one: self._odds(state, seat, known, one) - before for one in listed if one.verb in self._business}

    def _judged_as_started(self, state: S, seat: Seat, row: Sequence[Action]) -> _Verdict:
        """Compare an optional action with passing, by the best position before the game continued.

        A player who mortgages a deed to build on another has lost nothing once the houses are built.
        """
        before, best, after = self._scales.odds(state, 1 << seat)[seat], 0, copy(state)
        for action in row:
            if action.verb in self._scales.advisor.goes_on:
                break
            self._scales.rules.apply(after, seat, action)
            best = max(best, self._scales.odds(after, 1 << seat)[seat])
            if action.verb not in self._business:
                break
        return _Verdict(before - best, None)

    def _judged_in_auction(self, state: S, seat: Seat, action: Action, listed: Sequence[Action]) -> _Verdict:
        """Compare a bid with leaving, and leaving with the lowest bid: the loss is the smaller by two estimates.

        One takes the auction to continue, and estimates what others will bid; the other takes it to end there. After a
        bid that no other seat does well to raise, only the second counts.
        """
        verb = self._leaves if action.verb == self._bids else self._bids
        instead = min((one for one in listed if one.verb == verb), key=lambda one: one.amount, default=None)
        if instead is None:
            return _ALONE
        given, other = (self._weighed(state, seat, 1 << seat, one) for one in (action, instead))
        continues = other.odds[seat] - given.odds[seat]
        if given.settled is None or other.settled is None:
            return _Verdict(continues, instead)
        ends = other.settled[seat] - given.settled[seat]
        return _Verdict(ends if self._is_last_bid(state, seat, action) else min(continues, ends), instead)

    def _is_last_bid(self, state: S, seat: Seat, action: Action) -> bool:
        """Say whether an answer is a bid that no other seat does well to raise."""
        if action.verb != self._bids:
            return False
        after = copy(state)
        self._scales.rules.apply(after, seat, action)
        others = [one for one in range(state.seats) if one != seat]
        return not any(self._scales.advisor.is_worth_a_bid(after, other) for other in others)

    def _odds(self, state: S, seat: Seat, known: SeatSet, action: Action, of: Seat | None = None) -> int:
        """Return a seat's odds in millionths after an answer of its own, or of another seat."""
        return self._weighed(state, seat if of is None else of, known, action).worth(seat)

    def _is_auctioning(self, state: S) -> bool:
        rules = self._scales.rules
        return isinstance(rules, HasAuctions) and rules.bidders(state) is not None

    def _owes(self, state: S, seat: Seat) -> bool:
        rules = self._scales.rules
        return isinstance(rules, HasDebts) and rules.owes(state, seat)

    def _weighed(self, state: S, seat: Seat, known: SeatSet, action: Action) -> ActionValue:
        return self._scales.evaluate_action(state, seat, known, action)

    def _graded(self, state: S, answered: Answered, seat: Seat, verdict: _Verdict) -> GradedMove:
        better = self._step(state, seat, verdict.better)
        verbs = (self._bids, self._leaves)
        bidding = answered.action.verb in verbs and self._is_auctioning(state)
        limit = self._scales.advisor.limit(state, seat) if bidding else None
        why = self._scales.advisor.why(state, seat, verdict.better, answered.action)
        return GradedMove(answered, seat, max(0, verdict.behind), better, limit, why)

    def _contest(self, state: S, answered: Answered, row: Sequence[Action], seat: Seat, verdict: _Verdict) -> Contest:
        """Return a decision for rollouts; an optional action is played on from the position to which it led."""
        graded, given, instead = self._graded(state, answered, seat, verdict), copy(state), copy(state)
        for action in self._started(state, answered, row):
            self._scales.rules.apply(given, answered.seat, action)
        other = verdict.better
        if seat != answered.seat:
            listed = self._scales.advisor.answers(state, answered.seat, answered.action)
            other = self._refusal(listed, answered.action)
        if other is not None:
            self._scales.rules.apply(instead, answered.seat, other)
        return Contest(graded, verdict.behind, to_bytes(given), to_bytes(instead))

    def _started(self, state: S, answered: Answered, row: Sequence[Action]) -> Iterator[Action]:
        """Yield an answer, and after an optional action those that followed it before the game continued."""
        yield answered.action
        if answered.action.verb not in self._business or self._owes(state, answered.seat):
            return
        for action in row:
            if action.verb in self._scales.advisor.goes_on:
                return
            yield action
            if action.verb not in self._business:
                return

    @staticmethod
    def _refusal(listed: Sequence[Action], given: Action) -> Action:
        """Return the other answer of the seat that was asked, which leaves the game as if nothing were proposed."""
        return next(one for one in listed if one != given)

    def _step(self, state: S, seat: Seat, action: Action | None) -> Step:
        """Return an answer with the events that it would cause."""
        if action is None:
            return Step(seat, "", ())
        after = copy(state)
        self._scales.rules.apply(after, seat, action)
        return Step(seat, self._scales.game.write(action), tuple(after.events[: after.event_count]))
