"""How ``monopolista analyse --rollouts`` plays a game on: until all is settled, time is over, or it is stopped."""

import argparse
import importlib.util
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from monopolista.cli.shared import arguments as words
from monopolista.cli.shared import progress

if TYPE_CHECKING:
    from monopolista.analyse.analysis import Analysis
    from monopolista.analyse.api_views import RollingView
    from monopolista.analyse.rollout_analysis import Pair
    from monopolista.analyse.win_odds_timeline import Played, WinOddsTimeline

MOST_SECONDS = 86_400
_BEAT = 0.25
"""Seconds between two lines at the least."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked of games that are played on."""
    parser.add_argument("--rollouts", action="store_true", help="play on, many times, from what was dear or close")
    parser.add_argument("--seconds", metavar="N", help="for how long (50)")
    parser.add_argument("--workers", metavar="N", help="processes that play on (one for each core, which is the most)")
    parser.add_argument("--json-lines", action="store_true", help="print only what came of it, and how far it is")
    parser.add_argument("--tied", action="store_true", help="stop when standard input closes, for programs")


def judged_again(analysis: "Analysis", asked: argparse.Namespace) -> "Analysis":
    """Return an analysis judged again by games; as it is, and a word why, where nothing can be compiled."""
    if importlib.util.find_spec("numba") is None:
        progress.note(f"--rollouts: numba is missing: {words.TO_INSTALL}. What follows is by the estimate alone.")
        return analysis
    from monopolista.analyse.rollout_analysis import again

    with progress.complaining():
        return again(analysis, _played_on(analysis.played, analysis.course, asked, _Told()))


def told_in_lines(played: "Played[Any, Any]", asked: argparse.Namespace) -> int:
    """Tell another program how far it is and what came of it, in lines of JSON."""
    from monopolista.analyse.rollout_analysis import view
    from monopolista.analyse.win_odds_timeline import at_once

    if asked.tied:
        from monopolista.simulate.runner.processes import end_with_input

        end_with_input()
    lines = _Lines()
    with progress.complaining():
        pairs = _played_on(played, at_once(played.course()), asked, lines)
        lines.done(view(played, pairs))
    return 0


def _played_on(
    played: "Played[Any, Any]", course: "WinOddsTimeline", asked: argparse.Namespace, told: "_Told | _Lines"
) -> "Sequence[Pair]":
    from monopolista.analyse import rollout_analysis
    from monopolista.analyse.win_odds_timeline import at_once
    from monopolista.simulate.runner.worker_pool import processes

    seconds = words.number("--seconds", asked.seconds or str(rollout_analysis.SECONDS), 1, MOST_SECONDS)
    job, stop, clock = rollout_analysis.job_for(played), progress.Stop(), _Clock(seconds)
    pairs = at_once(rollout_analysis.pairs_of(played, course))
    workers = words.workers(asked.workers, rollout_analysis.chunk_count(pairs), progress.note)
    crew = processes(job, workers, clock.halted(told.compiling), rollout_analysis.compiled_for(played))
    with crew as ready, stop, told:
        clock.go_on()

        def took(games: int) -> None:
            settled = sum(one.settled for one in pairs) / len(pairs)
            told.took(games, max(settled, clock.share))

        rollout_analysis.play_on(job, pairs, ready, lambda: stop.asked() or clock.share >= 1.0, took)
    return pairs


class _Clock:
    """Time that is left; while something is compiled, once and for all, it stands."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._start = time.monotonic()
        self._halted: float | None = None

    @property
    def share(self) -> float:
        """Return how much of the time is over, of 1."""
        return min(1.0, (time.monotonic() - self._start) / self._seconds)

    def halted(self, say: Callable[[str], None]) -> Callable[[str], None]:
        """Return what says something and halts the clock."""

        def told(text: str) -> None:
            self._halted = self._halted or time.monotonic()
            say(text)

        return told

    def go_on(self) -> None:
        """Let it go on where it was halted."""
        if self._halted is not None:
            self._start += time.monotonic() - self._halted


class _Told:
    """How far it is, for a person: a bar on a terminal."""

    def __init__(self) -> None:
        self._bar: Any = None

    def __enter__(self) -> None:
        from tqdm import tqdm

        self._bar = tqdm(total=1000, disable=None, file=sys.stderr, bar_format="{l_bar}{bar}| {postfix}")
        self._games = 0

    def __exit__(self, *_: object) -> None:
        self._bar.close()

    def compiling(self, text: str) -> None:
        """Say that something is compiled."""
        progress.note(text)

    def took(self, games: int, share: float) -> None:
        """Go on by so many games, to such a part of the whole."""
        self._games += games
        self._bar.set_postfix_str(f"{self._games:,} games", refresh=False)
        self._bar.update(int(1000 * share) - self._bar.n)


class _Lines:
    """How far it is, for a program: lines of JSON."""

    def __init__(self) -> None:
        self._games = 0
        self._told = 0.0

    def __enter__(self) -> None:
        self._tell("playing")

    def __exit__(self, *_: object) -> None:
        pass

    def compiling(self, text: str) -> None:
        """Tell that something is compiled."""
        progress.note(text)
        self._tell("compiling")

    def took(self, games: int, share: float) -> None:
        """Go on by so many games, to such a part of the whole; it is told a few times a second."""
        self._games += games
        if time.monotonic() - self._told > _BEAT:
            self._tell("playing", share)

    def done(self, found: "RollingView") -> None:
        """Tell what came of it."""
        self._tell("done", 1.0, found)

    def _tell(
        self, doing: Literal["compiling", "playing", "done"], share: float = 0.0, found: "RollingView | None" = None
    ) -> None:
        import msgspec

        from monopolista.analyse.api_views import RollingLine

        self._told = time.monotonic()
        print(msgspec.json.encode(RollingLine(doing, share, self._games, found)).decode(), flush=True)
