"""A game judged again by playing it on, many times from each of two positions, with the same lots from both.

What is dear goes first: what chance turned, then decisions that the estimate calls no good ones, then close ones.
Whatever is still in doubt is played on further, until there is no time left. Of turning points that somebody chose it
is the choice that is judged: who plays on from before one would choose the same.
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
from monopolista.engine.network import ODDS
from monopolista.engine.records import copy, to_bytes
from monopolista.engine.seats import CHANCE, Seat
from monopolista.games.interface.capabilities import minutes_of
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.pools import Job
from monopolista.simulate.rollouts import Rollouts, who_plays_on
from monopolista.simulate.runner.chunk_worker import job_of
from monopolista.simulate.runner.precompile import Work as Compiled
from monopolista.simulate.runner.worker_pool import WorkerPool

SECONDS: Final = 50
"""So long it takes, what is worth playing on looked for as well: what comes before has its place in a minute, too."""
CLOSE: Final = -3 * POINT
"""A decision that is less than three points ahead of another answer is looked at, too."""
DOUBT: Final = 4 * POINT
"""By so much the estimate of a loss is wrong, as a standard error: ``bench.studies.rollouts`` measures it."""
GAMES = 128
"""Games that are played on at a time from each position."""
MOST = 8192
"""Games from each position, beyond which nothing more is learnt."""
EXACT: Final = POINT // 2
"""A standard error below which nothing more is learnt."""
_LATER: Final = 4
"""What the estimate calls good has a turn when what it calls no good has had so many times its games."""
_WAITING: Final = 2
"""Chunks given out for each worker."""
_SURE: Final = 2
"""Standard errors."""


class RolloutsUnavailableError(MonopolistaError):
    """A game that bots cannot play on as it was played."""


@dataclass
class Pair:
    """Two positions that are played on from, and by how much seats do better from the first."""

    states: tuple[bytes, bytes]
    contest: Contest | None
    """The decision that they are about; None for a turning point."""
    turning: TurningPoint | None
    known_to: Seat | None = None
    """As whom they are known where hands are hidden: what that seat could not know is dealt anew for each game."""
    games: int = 0
    """Games from each that came to their end."""
    given_out: int = 0
    sums: NDArray[np.float64] | None = None
    squares: NDArray[np.float64] | None = None

    @property
    def behind(self) -> int:
        """Return how much is at stake by the estimate."""
        return self.contest.behind if self.contest else ODDS

    @property
    def turn(self) -> tuple[float, int]:
        """Return when its next games are due, the least first."""
        called = self.contest is None or _called(self.contest)
        return (self.given_out * (1 if called else _LATER), -self.behind)

    def take(self, won: NDArray[np.float32]) -> None:
        """Add what came of some games from both positions; those that were cut short tell nothing."""
        added = (won[0] - won[1]).astype(np.float64)
        added = added[~np.isnan(added[:, 0])]
        zero = np.zeros(added.shape[1])
        self.games += len(added)
        self.sums = (zero if self.sums is None else self.sums) + added.sum(axis=0)
        self.squares = (zero if self.squares is None else self.squares) + (added**2).sum(axis=0)

    def ahead(self, seat: Seat) -> tuple[float, float]:
        """Return by how much a seat does better from the first position, and the standard error, in millionths."""
        if self.games == 0 or self.sums is None or self.squares is None:
            return 0.0, float(ODDS)
        mean = self.sums[seat] / self.games
        # Where all games went alike one more is taken to have gone otherwise: to have seen no difference proves none.
        spread = max(self.squares[seat] / self.games - mean**2, 1 / (self.games + 1))
        return float(ODDS * mean), float(ODDS * sqrt(spread / self.games))

    @property
    def settled(self) -> bool:
        """Say whether more games would tell nothing more."""
        if self.given_out >= MOST:
            return True
        if self.games < GAMES:
            return False
        if self.contest is None:
            assert self.sums is not None
            return max(self.ahead(seat)[1] for seat in range(len(self.sums))) < EXACT
        loss, error = judged(self)
        low, high = (grade_of(round(max(0.0, loss + side * error))) for side in (-_SURE, _SURE))
        return low == high or error < EXACT


def judged(pair: Pair) -> tuple[float, float]:
    """Return what a decision lost by games and estimate together, each as far as it is to be trusted, and its error."""
    assert pair.contest is not None
    ahead, error = pair.ahead(pair.contest.graded.seat)
    trust = DOUBT**2 / (DOUBT**2 + error**2)
    return (1 - trust) * pair.behind - trust * ahead, sqrt(trust) * error


def pairs_of(played: Played[Any, Any], course: WinOddsTimeline) -> Work[list[Pair]]:
    """Return what is worth playing on from: decisions as whoever decided could know the position."""
    turnings = list(_turnings(played, turning_points(course)))
    yield
    contests = _once((yield from MoveGrader(played).contests(CLOSE)))
    hidden = played.scales.has_hidden_cards
    return turnings + [_decision(one, hidden) for one in contests if one.given != one.instead]


def _decision(contest: Contest, hidden: bool) -> Pair:
    return Pair((contest.given, contest.instead), contest, None, contest.graded.seat if hidden else None)


def _once(contests: Sequence[Contest]) -> list[Contest]:
    """Return decisions without the close bids of an auction but the dearest of each seat: they are much alike."""
    found: list[Contest] = []
    dearest: dict[Seat, Contest] = {}
    for one in contests:
        if one.graded.limit is None:
            found += [*dearest.values(), one]
            dearest.clear()
        elif _called(one):
            found.append(one)
        elif one.behind > (dearest[one.graded.seat].behind if one.graded.seat in dearest else -ODDS):
            dearest[one.graded.seat] = one
    return [*found, *dearest.values()]


def _called(contest: Contest) -> bool:
    """Say whether the estimate calls a decision no good one."""
    return grade_of(contest.graded.loss) != "good"


def _turnings(played: Played[Any, Any], turnings: Sequence[TurningPoint]) -> Iterator[Pair]:
    found = {one.moment.answered.step: one for one in turnings if one.moment.answered.seat == CHANCE}
    state = played.beginning()
    for answered in played.answered:
        before = copy(state) if answered.step in found else None
        played.scales.law.apply(state, answered.seat, answered.action)
        if before is not None:
            yield Pair((to_bytes(state), to_bytes(before)), None, found[answered.step])


def job_for(played: Played[Any, Any], seed: int = 1) -> Job:
    """Return the job of playing a game on; raise RolloutsUnavailableError where nobody could."""
    if minutes_of(played.scales.box) is not None:
        raise RolloutsUnavailableError("a game by the clock is not played on many times: bots have none")
    return job_of(played.scales.game, played.scales.box, players(played), seed)


def players(played: Played[Any, Any]) -> tuple[str, ...]:
    """Return who plays on."""
    return who_plays_on(played.scales.game, played.header)


def compiled_for(played: Played[Any, Any]) -> Compiled:
    """Return what is compiled before a game is played on."""
    return Compiled("pool", Rollouts((to_bytes(played.beginning()),)), "rollouts")


def chunk_count(pairs: Sequence[Pair]) -> int:
    """Return into how many chunks the games of pairs are cut, if none of them is settled before."""
    return len(pairs) * (MOST // GAMES)


def play_on(
    job: Job, pairs: Sequence[Pair], crew: WorkerPool, stopped: Callable[[], bool], took: Callable[[int], None]
) -> None:
    """Have a crew play on from pairs until all are settled, or it is time to stop; tell of games as they come."""
    given: deque[tuple[Pair, Future[NDArray[np.float32]]]] = deque()
    while True:
        while not stopped() and len(given) < _WAITING * crew.workers:
            pair = min((one for one in pairs if not one.settled), key=lambda one: one.turn, default=None)
            if pair is None:
                break
            given.append((pair, crew.executor.submit(Rollouts(pair.states, pair.known_to), job, pair.given_out, GAMES)))
            pair.given_out += GAMES
        if not given:
            return
        pair, future = given.popleft()
        pair.take(future.result())
        took(2 * GAMES)


def decided(pair: Pair) -> GradedMove:
    """Return a decision as it is graded now."""
    assert pair.contest is not None
    was, (loss, error) = pair.contest.graded, judged(pair)
    now = max(0, round(loss))
    rolled = Rolled(pair.games, round(error), was.loss)
    if grade_of(now) == "good":
        return GradedMove(was.answered, was.seat, now, rolled=rolled)
    return replace(was, loss=now, rolled=rolled)


def turned(pair: Pair) -> TurningPoint:
    """Return a turning point as far as games moved it."""
    assert pair.turning is not None
    found = [pair.ahead(seat) for seat in range(len(pair.turning.added))]
    added, errors = (tuple(round(one[part]) for one in found) for part in range(2))
    return replace(pair.turning, added=added, games=pair.games, errors=errors)


def again(analysis: Analysis, pairs: Sequence[Pair]) -> Analysis:
    """Return an analysis in which what was played on from stands as it does now."""
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
    """Return what was played on from as it is sent."""
    told = [one for one in pairs if one.games]
    return RollingView(
        sum(2 * one.games for one in told),
        list(players(played)),
        played.scales.has_hidden_cards,
        turnings_view([turned(one) for one in told if one.turning]),
        decisions_view(played, [decided(one) for one in told if one.contest]),
    )
