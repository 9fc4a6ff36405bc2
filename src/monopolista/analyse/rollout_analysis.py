"""Rollout analysis: decisions and turning points evaluated by rollouts, with common random numbers in both positions.

Large effects come first: chance events that turned the game, then decisions that the estimated odds do not call good,
then close ones. Pairs with an uncertain grade get further rollouts until the time is over. If a turning point is a
decision, the rollouts evaluate the decision, because bots that play on from before it would decide in the same way.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from monopolista.analyse.analysis import Analysis
from monopolista.analyse.api_views import RollingView, decisions_view, turnings_view
from monopolista.analyse.move_quality import POINT, Contest, GradedMove, MoveGrader, Rolled, grade_of
from monopolista.analyse.turning_points import TurningPoint, turning_points
from monopolista.analyse.win_odds_timeline import Played, WinOddsTimeline, Work
from monopolista.engine.network.kernels import ODDS
from monopolista.engine.records import copy, to_bytes
from monopolista.engine.seats import CHANCE, Seat
from monopolista.games.interface.capabilities import minutes_of
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.simulator import Job
from monopolista.simulate.rollouts import Rollouts, rollout_bot
from monopolista.simulate.runner.chunk_worker import job_of
from monopolista.simulate.runner.precompile import Work as Compiled
from monopolista.simulate.runner.processes import result_of
from monopolista.simulate.runner.worker_pool import WorkerPool

SECONDS: Final = 50
"""Time limit in seconds, including the search for pairs; with the start-up, the analysis takes less than a minute."""
CLOSE: Final = -3 * POINT
"""Smallest estimated loss of a decision with rollouts; a decision that is clearly the best gets none."""
DOUBT: Final = 4 * POINT
"""Standard error of an estimated loss in millionths, as measured by ``bench.studies.rollouts``."""
GAMES = 128
"""Rollouts per chunk from each position."""
MOST = 8192
"""Bound of the rollouts from each position."""
EXACT: Final = POINT // 2
"""Standard error in millionths at which a pair is settled."""
_GOOD_PRIORITY: Final = 4
"""Factor by which decisions that the estimate calls good get fewer rollouts."""
_CHUNKS_PER_WORKER: Final = 2
"""Chunks submitted ahead for each worker."""
_CONFIDENCE: Final = 2
"""Half width of a confidence interval in standard errors."""


class RolloutsUnavailableError(MonopolistaError):
    """A game that has no rollouts, because bots cannot play on under the same conditions."""


@dataclass
class Pair:
    """Two positions, and the advantage of seats in the first one by rollouts."""

    states: tuple[bytes, bytes]
    contest: Contest | None
    """The decision; None for a turning point."""
    turning: TurningPoint | None
    known_to: Seat | None = None
    """With hidden cards, the seat that keeps its knowledge: each rollout determinizes all other cards."""
    games: int = 0
    """Number of finished rollouts from each position."""
    submitted: int = 0
    sums: NDArray[np.float64] | None = None
    squares: NDArray[np.float64] | None = None

    @property
    def behind(self) -> int:
        """Return the estimated loss in millionths, ODDS for a turning point."""
        return self.contest.behind if self.contest else ODDS

    @property
    def turn(self) -> tuple[float, int]:
        """Return the priority of the next rollouts; the lowest number comes first."""
        called = self.contest is None or _called(self.contest)
        return (self.submitted * (1 if called else _GOOD_PRIORITY), -self.behind)

    def take(self, won: NDArray[np.float32]) -> None:
        """Add the results of a chunk; truncated games do not count.

        Parameters
        ----------
        won : ndarray, float32, shape (2, games, seats)
            Share of the win of each seat; NaN where the game was truncated.
        """
        added = (won[0] - won[1]).astype(np.float64)
        added = added[~np.isnan(added[:, 0])]
        zero = np.zeros(added.shape[1])
        self.games += len(added)
        self.sums = (zero if self.sums is None else self.sums) + added.sum(axis=0)
        self.squares = (zero if self.squares is None else self.squares) + (added**2).sum(axis=0)

    def ahead(self, seat: Seat) -> tuple[float, float]:
        """Return how much better a seat does from the first position.

        Parameters
        ----------
        seat : Seat
            Seat whose odds are compared.

        Returns
        -------
        difference : float
            In millionths.
        error : float
            Standard error in millionths; ODDS (1,000,000) before the first rollout.
        """
        if self.games == 0 or self.sums is None or self.squares is None:
            return 0.0, float(ODDS)
        mean = self.sums[seat] / self.games
        # Where all games had the same result, one more is assumed with another: no observed difference proves none.
        spread = max(self.squares[seat] / self.games - mean**2, 1 / (self.games + 1))
        return float(ODDS * mean), float(ODDS * sqrt(spread / self.games))

    @property
    def settled(self) -> bool:
        """Say whether further rollouts would not change the result."""
        if self.submitted >= MOST:
            return True
        if self.games < GAMES:
            return False
        if self.contest is None:
            assert self.sums is not None
            return max(self.ahead(seat)[1] for seat in range(len(self.sums))) < EXACT
        loss, error = judged(self)
        low, high = (grade_of(round(max(0.0, loss + side * error))) for side in (-_CONFIDENCE, _CONFIDENCE))
        return low == high or error < EXACT


def judged(pair: Pair) -> tuple[float, float]:
    """Return the loss of a decision by rollouts and estimate together.

    Parameters
    ----------
    pair : Pair
        A decision.

    Returns
    -------
    loss : float
        Mean of both, weighted by inverse variance, in millionths.
    error : float
        Standard error in millionths.

    Raises
    ------
    AssertionError
        If the pair is a turning point.
    """
    assert pair.contest is not None
    ahead, error = pair.ahead(pair.contest.graded.seat)
    trust = DOUBT**2 / (DOUBT**2 + error**2)
    return (1 - trust) * pair.behind - trust * ahead, sqrt(trust) * error


def pairs_of(played: Played[Any, Any], course: WinOddsTimeline) -> Work[list[Pair]]:
    """Return the pairs of positions for rollouts: turning points and decisions.

    Parameters
    ----------
    played : Played
        The game.
    course : WinOddsTimeline
        Its win-odds timeline.

    Returns
    -------
    Work[list[Pair]]
        Interruptible work, which returns the pairs.
    """
    turnings = list(_turnings(played, turning_points(course)))
    yield
    contests = _once((yield from MoveGrader(played).contests(CLOSE)))
    hidden = played.scales.has_hidden_cards
    return turnings + [_decision(one, hidden) for one in contests if one.given != one.instead]


def _decision(contest: Contest, hidden: bool) -> Pair:
    return Pair((contest.given, contest.instead), contest, None, contest.graded.seat if hidden else None)


def _once(contests: Sequence[Contest]) -> list[Contest]:
    """Return decisions, of the close bids in an auction only the largest loss of each seat: they are much alike."""
    found: list[Contest] = []
    largest: dict[Seat, Contest] = {}
    for one in contests:
        if one.graded.limit is None:
            found += [*largest.values(), one]
            largest.clear()
        elif _called(one):
            found.append(one)
        elif one.behind > (largest[one.graded.seat].behind if one.graded.seat in largest else -ODDS):
            largest[one.graded.seat] = one
    return [*found, *largest.values()]


def _called(contest: Contest) -> bool:
    """Say whether the estimated odds call a decision not good."""
    return grade_of(contest.graded.loss) != "good"


def _turnings(played: Played[Any, Any], turnings: Sequence[TurningPoint]) -> Iterator[Pair]:
    found = {one.moment.answered.step: one for one in turnings if one.moment.answered.seat == CHANCE}
    state = played.beginning()
    for answered in played.answered:
        before = copy(state) if answered.step in found else None
        played.scales.rules.apply(state, answered.seat, answered.action)
        if before is not None:
            yield Pair((to_bytes(state), to_bytes(before)), None, found[answered.step])


def job_for(played: Played[Any, Any], seed: int = 1) -> Job:
    """Return the job of the rollouts of a game.

    Parameters
    ----------
    played : Played
        The game.
    seed : int
        Seed of the run.

    Returns
    -------
    Job
        With the bots that play on.

    Raises
    ------
    RolloutsUnavailableError
        If the game ends by the clock.
    """
    if minutes_of(played.scales.box) is not None:
        raise RolloutsUnavailableError("a timed game has no rollouts, because bots have no clock")
    return job_of(played.scales.game, played.scales.box, players(played), seed)


def players(played: Played[Any, Any]) -> tuple[str, ...]:
    """Return the bot of each seat in rollouts."""
    return rollout_bot(played.scales.game, played.header)


def compiled_for(played: Played[Any, Any]) -> Compiled:
    """Return the work that needs compiled kernels before the rollouts of a game."""
    return Compiled("simulation", Rollouts((to_bytes(played.beginning()),)), "rollouts")


def chunk_count(pairs: Sequence[Pair]) -> int:
    """Return the number of chunks if no pair settles early."""
    return len(pairs) * (MOST // GAMES)


def play_on(
    job: Job, pairs: Sequence[Pair], pool: WorkerPool, stopped: Callable[[], bool], report: Callable[[int], None]
) -> None:
    """Play rollouts on a worker pool until all pairs are settled.

    Parameters
    ----------
    job : Job
        Job of the game.
    pairs : sequence of Pair
        Pairs, which collect the results.
    pool : WorkerPool
        Workers.
    stopped : callable
        When it returns true, the run finishes the chunks that have begun, and stops.
    report : callable
        Receives the number of games of each finished chunk.

    Raises
    ------
    IllegalBotActionError
        If a clause forbids an action of a bot.
    """
    pending: deque[tuple[Pair, Future[NDArray[np.float32]]]] = deque()
    while True:
        while not stopped() and len(pending) < _CHUNKS_PER_WORKER * pool.workers:
            pair = min((one for one in pairs if not one.settled), key=lambda one: one.turn, default=None)
            if pair is None:
                break
            pending.append(
                (pair, pool.executor.submit(Rollouts(pair.states, pair.known_to), job, pair.submitted, GAMES))
            )
            pair.submitted += GAMES
        if not pending:
            return
        pair, future = pending.popleft()
        pair.take(result_of(future))
        report(2 * GAMES)


def decided(pair: Pair) -> GradedMove:
    """Return the graded decision of a pair by its rollouts."""
    assert pair.contest is not None
    was, (loss, error) = pair.contest.graded, judged(pair)
    now = max(0, round(loss))
    rolled = Rolled(pair.games, round(error), was.loss)
    if grade_of(now) == "good":
        return GradedMove(was.answered, was.seat, now, rolled=rolled)
    return replace(was, loss=now, rolled=rolled)


def turned(pair: Pair) -> TurningPoint:
    """Return the turning point of a pair by its rollouts."""
    assert pair.turning is not None
    found = [pair.ahead(seat) for seat in range(len(pair.turning.added))]
    added, errors = (tuple(round(one[part]) for one in found) for part in range(2))
    return replace(pair.turning, added=added, games=pair.games, errors=errors)


def again(analysis: Analysis, pairs: Sequence[Pair]) -> Analysis:
    """Return an analysis with the results of rollouts.

    Parameters
    ----------
    analysis : Analysis
        Analysis by the estimated odds.
    pairs : sequence of Pair
        Pairs; those without rollouts change nothing.

    Returns
    -------
    Analysis
        With grades, losses and turning points by rollouts.
    """
    played = [one for one in pairs if one.games]
    decisions = {_place(one): one for one in (decided(one) for one in played if one.contest)}
    turnings = {one.moment: one for one in (turned(one) for one in played if one.turning)}
    return replace(
        analysis,
        graded=tuple(decisions.get(_place(one), one) for one in analysis.graded),
        turnings=tuple(turnings.get(one.moment, one) for one in analysis.turnings),
        games=sum(2 * one.games for one in played),
    )


def _place(graded: GradedMove) -> tuple[int, Seat]:
    return graded.answered.step, graded.seat


def view(played: Played[Any, Any], pairs: Sequence[Pair]) -> RollingView:
    """Return the view of the pairs that have rollouts."""
    played_on = [one for one in pairs if one.games]
    return RollingView(
        sum(2 * one.games for one in played_on),
        list(players(played)),
        played.scales.has_hidden_cards,
        turnings_view([turned(one) for one in played_on if one.turning]),
        decisions_view(played, [decided(one) for one in played_on if one.contest]),
    )
