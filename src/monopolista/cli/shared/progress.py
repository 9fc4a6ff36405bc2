"""Progress, interruption, worker pools and errors of the simulator's commands."""

import argparse
import signal
import sys
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, Protocol, Self

from monopolista.cli.shared import arguments
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.output import is_quiet, print_note
from monopolista.cli.shared.signals import INTERRUPTED

if TYPE_CHECKING:
    from monopolista.games.interface.simulator import Job
    from monopolista.simulate.runner.precompile import Work
    from monopolista.simulate.runner.worker_pool import WorkerPool


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


def progress(count: int, of: str = "games") -> AbstractContextManager[ProgressBar]:
    """Return a progress bar with rate and remaining time, on a terminal."""
    from tqdm import tqdm

    bar: Any = tqdm(total=count, unit=f" {of}", unit_scale=True, disable=is_quiet() or None, file=sys.stderr)
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
        print_note(text)
        compiling()

    from monopolista.simulate.runner import precompile, worker_pool

    work_kind = work or precompile.COUNTING
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
        raise CommandError("a worker died, out of memory perhaps: try fewer --workers") from error
    except KeyboardInterrupt:
        raise Interrupted(INTERRUPTED) from None
