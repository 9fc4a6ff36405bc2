"""Progress, interruption, worker pools and errors of the simulator's commands."""

import argparse
import signal
import sys
import time
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, Protocol, Self

from monopolista.cli.shared import arguments
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.output import clear_status, is_quiet, print_note, print_status
from monopolista.cli.shared.signals import INTERRUPTED

if TYPE_CHECKING:
    from monopolista.games.interface.simulator import Job
    from monopolista.simulate.runner.precompile import Work
    from monopolista.simulate.runner.worker_pool import WorkerPool

FIRST_LINE = 10.0
"""Seconds after which the first line of progress is printed, where standard error is no terminal."""
MOST_BETWEEN_LINES = 60.0
"""Seconds between two such lines at most; at first there are as many as have passed."""


class Interrupted(SystemExit):
    """The run was interrupted before it had any results."""


class ProgressBar(Protocol):
    """A progress bar."""

    def update(self, n: int) -> Any:
        """Add finished units."""


class StopRequest:
    """Ctrl-C: the first one stops a run after the games in progress, the second at once."""

    def __init__(self) -> None:
        self.code = 0
        self._before: dict[int, Any] = {}

    def is_requested(self) -> bool:
        """Return whether the run has to stop."""
        return self.code != 0

    def request(self) -> None:
        """Request a stop after the games in progress."""
        self.code = self.code or INTERRUPTED

    def __enter__(self) -> Self:
        self._before = {one: signal.signal(one, self._handle) for one in (signal.SIGINT, signal.SIGTERM)}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for one, before in self._before.items():
            signal.signal(one, before)

    def _handle(self, number: int, _: FrameType | None) -> None:
        if self.code:
            raise KeyboardInterrupt
        self.code = 128 + number
        print_note("stopping once the games in hand are finished …")


class ProgressLines:
    """Progress as a line from time to time, where standard error is no terminal."""

    def __init__(self, count: int, of: str, clock: Callable[[], float] = time.monotonic) -> None:
        """Count up to ``count`` games or positions."""
        self._count, self._of, self._clock = count, of, clock
        self._done = 0
        self._start = 0.0
        self._next = FIRST_LINE

    def __enter__(self) -> Self:
        self._start = self._clock()
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def update(self, n: int) -> None:
        """Add finished units; the estimate takes the rest to be as slow as what is done."""
        self._done += n
        seconds = self._clock() - self._start
        if seconds >= self._next and self._done < self._count:
            self._next = seconds + min(seconds, MOST_BETWEEN_LINES)
            left = seconds * (self._count - self._done) / max(self._done, 1)
            print_note(f"{self._done:,} of {self._count:,} {self._of} after {seconds:.0f} s, about {left:.0f} s left")


def progress(count: int, of: str = "games") -> AbstractContextManager[ProgressBar]:
    """Return a progress bar with rate and remaining time on a terminal, else lines that say the same."""
    clear_status()
    if is_quiet() or not sys.stderr.isatty():
        return ProgressLines(count, of)
    from tqdm import tqdm

    # The mean rate of the whole run: chunks come in bursts, so a recent rate would make the estimate jump.
    bar: Any = tqdm(total=count, unit=f" {of}", unit_scale=True, smoothing=0, file=sys.stderr)
    return bar


def make_worker_pool(
    args: argparse.Namespace,
    job: "Job",
    chunks: "Callable[[bool], int]",
    compiling: Callable[[], None] = lambda: None,
    work: "Work | None" = None,
) -> "AbstractContextManager[WorkerPool]":
    """Return a pool of processes on this machine, or of a cluster's workers.

    ``chunks`` returns the number of chunks of the run, compiled or not; ``compiling`` is called before a compilation.
    """

    def note_compilation(text: str) -> None:
        print_status(text)
        compiling()

    from monopolista.simulate.runner import precompile, worker_pool

    work_kind = work or precompile.SIMULATIONS
    if args.cluster is None:
        compiled = worker_pool.is_compiled(job)
        count = arguments.worker_count(args.workers, chunks(compiled), print_note)
        if not compiled:
            print_note("A bot of your own is plain Python, and so are the games with it: some hundred times slower.")
        return worker_pool.processes(job, count, note_compilation, work_kind)
    if args.workers is not None:
        raise CommandError("--cluster has its own workers: leave out --workers")
    if job.own:
        raise CommandError("--cluster: bots of your own play on this machine only")
    from monopolista.simulate.runner.dask_cluster import cluster

    return cluster(job, args.cluster, print_note, work_kind)


@contextmanager
def command_errors() -> Generator[None]:
    """Convert exceptions of the simulator to CommandError."""
    from concurrent.futures import BrokenExecutor

    from monopolista.games.interface.errors import MonopolistaError

    try:
        yield
    except MonopolistaError as error:
        raise CommandError(str(error)) from error
    except ModuleNotFoundError as error:  # includes importlib's PackageNotFoundError
        raise CommandError(f"{error.name} is missing: {arguments.INSTALL_HINT}") from error
    except BrokenExecutor as error:
        raise CommandError(
            "a worker process ended, perhaps because the memory was full: try fewer --workers"
        ) from error
    except KeyboardInterrupt:
        raise Interrupted(INTERRUPTED) from None
