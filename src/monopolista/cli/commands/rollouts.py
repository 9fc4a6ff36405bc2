"""Rollouts for ``monopolista analyse``: until all pairs are settled, the time is over, or the run is stopped."""

import argparse
import importlib.util
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from monopolista.cli.shared import arguments, progress
from monopolista.cli.shared.output import clear_status, is_quiet, print_note, print_status

if TYPE_CHECKING:
    from monopolista.analyse.analysis import Analysis
    from monopolista.analyse.api_views import RollingView
    from monopolista.analyse.rollout_analysis import Pair
    from monopolista.analyse.win_odds_timeline import Played, WinOddsTimeline

MAX_SECONDS = 86_400
_MIN_INTERVAL = 0.25
"""The minimum time in seconds between two lines."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--rollouts", action="store_true", help="check expensive and close decisions by rollouts")
    parser.add_argument("--seconds", metavar="N", help="time for the rollouts (default: 50)")
    parser.add_argument("--workers", metavar="N", help="number of processes (default and maximum: one for each core)")
    parser.add_argument("--json-lines", action="store_true", help="print progress and result as lines of JSON")
    parser.add_argument(
        "--tied", action="store_true", help="stop when standard input closes; for programs that start this one"
    )


def apply_rollouts(analysis: "Analysis", args: argparse.Namespace) -> "Analysis":
    """Return an analysis refined by rollouts; without numba, print a note and return it unchanged."""
    if importlib.util.find_spec("numba") is None:
        print_note(f"--rollouts: numba is missing: {arguments.INSTALL_HINT}. What follows is by the estimate alone.")
        return analysis
    from monopolista.analyse.rollout_analysis import again

    with progress.command_errors():
        return again(analysis, _run_rollouts(analysis.played, analysis.course, args, _TerminalProgress()))


def run_with_json_lines(played: "Played[Any, Any]", args: argparse.Namespace) -> int:
    """Run rollouts, and print progress and result as lines of JSON."""
    from monopolista.analyse.rollout_analysis import view
    from monopolista.analyse.win_odds_timeline import at_once

    if args.tied:
        from monopolista.simulate.runner.processes import end_with_input

        end_with_input()
    lines = _JsonProgress()
    with progress.command_errors():
        pairs = _run_rollouts(played, at_once(played.course()), args, lines)
        lines.done(view(played, pairs))
    return 0


def _run_rollouts(
    played: "Played[Any, Any]",
    course: "WinOddsTimeline",
    args: argparse.Namespace,
    output: "_TerminalProgress | _JsonProgress",
) -> "Sequence[Pair]":
    from monopolista.analyse import rollout_analysis
    from monopolista.analyse.win_odds_timeline import at_once
    from monopolista.simulate.runner.worker_pool import processes

    seconds = arguments.parse_number("--seconds", args.seconds or str(rollout_analysis.SECONDS), 1, MAX_SECONDS)
    job, stop, clock = rollout_analysis.job_for(played), progress.StopRequest(), _Clock(seconds)
    pairs = at_once(rollout_analysis.pairs_of(played, course))
    workers = arguments.worker_count(args.workers, rollout_analysis.chunk_count(pairs), print_note)
    pool = processes(job, workers, clock.paused(output.compiling), rollout_analysis.compiled_for(played))
    with pool as open_pool, stop, output:
        clock.resume()

        def took(games: int) -> None:
            settled = sum(one.settled for one in pairs) / len(pairs)
            output.took(games, max(settled, clock.share))

        rollout_analysis.play_on(job, pairs, open_pool, lambda: stop.is_requested() or clock.share >= 1.0, took)
    return pairs


class _Clock:
    """A time limit that excludes compilation, which happens once."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._start = time.monotonic()
        self._paused: float | None = None

    @property
    def share(self) -> float:
        """The elapsed share of the time, from 0 to 1."""
        return min(1.0, (time.monotonic() - self._start) / self._seconds)

    def paused(self, say: Callable[[str], None]) -> Callable[[str], None]:
        """Return a function that prints a note and pauses the clock."""

        def output(text: str) -> None:
            self._paused = self._paused or time.monotonic()
            say(text)

        return output

    def resume(self) -> None:
        """Resume the clock after a pause."""
        if self._paused is not None:
            self._start += time.monotonic() - self._paused


class _TerminalProgress:
    """Progress as a bar on a terminal."""

    def __init__(self) -> None:
        self._bar: Any = None

    def __enter__(self) -> None:
        from tqdm import tqdm

        self._bar = tqdm(total=1000, disable=is_quiet() or None, file=sys.stderr, bar_format="{l_bar}{bar}| {postfix}")
        self._games = 0

    def __exit__(self, *_: object) -> None:
        self._bar.close()

    def compiling(self, text: str) -> None:
        """Report that code is being compiled."""
        print_status(text)

    def took(self, games: int, share: float) -> None:
        """Add games, and set the share of the work that is done."""
        clear_status()
        self._games += games
        self._bar.set_postfix_str(f"{self._games:,} games", refresh=False)
        self._bar.update(int(1000 * share) - self._bar.n)


class _JsonProgress:
    """Progress as lines of JSON."""

    def __init__(self) -> None:
        self._games = 0
        self._last_printed = 0.0

    def __enter__(self) -> None:
        self._print("playing")

    def __exit__(self, *_: object) -> None:
        pass

    def compiling(self, text: str) -> None:
        """Report that code is being compiled."""
        print_status(text)
        self._print("compiling")

    def took(self, games: int, share: float) -> None:
        """Add games, and set the share of the work that is done; a line is printed a few times a second."""
        self._games += games
        if time.monotonic() - self._last_printed > _MIN_INTERVAL:
            self._print("playing", share)

    def done(self, found: "RollingView") -> None:
        """Print the result."""
        self._print("done", 1.0, found)

    def _print(
        self, doing: Literal["compiling", "playing", "done"], share: float = 0.0, found: "RollingView | None" = None
    ) -> None:
        import msgspec

        from monopolista.analyse.api_views import RollingLine

        self._last_printed = time.monotonic()
        print(msgspec.json.encode(RollingLine(doing, share, self._games, found)).decode(), flush=True)
