"""How the commands of the simulator go about their work: who plays, how far it is, and what goes wrong in one line."""

import argparse
import signal
import sys
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, Protocol, Self

from monopolista.cli.commands.play import CommandError
from monopolista.cli.shared import arguments as words

if TYPE_CHECKING:
    from monopolista.games.interface.pools import Job
    from monopolista.simulate.runner.precompile import Work
    from monopolista.simulate.runner.worker_pool import WorkerPool

INTERRUPTED = 128 + signal.SIGINT


class Interrupted(SystemExit):
    """Ctrl-C before there was anything to keep."""


class Bar(Protocol):
    """A progress bar."""

    def update(self, n: int) -> Any:
        """Go on by so many."""


class Stop:
    """Ctrl-C: the first one stops a run once what is begun is finished, the second at once."""

    def __init__(self) -> None:
        self.code = 0
        self._before: dict[int, Any] = {}

    def asked(self) -> bool:
        """Say whether it is time to stop."""
        return self.code != 0

    def ask(self) -> None:
        """Stop once what is begun is finished."""
        self.code = self.code or INTERRUPTED

    def __enter__(self) -> Self:
        self._before = {one: signal.signal(one, self._caught) for one in (signal.SIGINT, signal.SIGTERM)}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for one, before in self._before.items():
            signal.signal(one, before)

    def _caught(self, number: int, _: FrameType | None) -> None:
        if self.code:
            raise KeyboardInterrupt
        self.code = 128 + number
        note("stopping once the games in hand are finished …")


def note(text: str) -> None:
    """Tell the person at the terminal something that is no result."""
    print(text, file=sys.stderr, flush=True)


def progress(count: int, of: str = "games") -> AbstractContextManager[Bar]:
    """Return a progress bar with rate and time left, on a terminal."""
    from tqdm import tqdm

    bar: Any = tqdm(total=count, unit=f" {of}", unit_scale=True, disable=None, file=sys.stderr)
    return bar


def assembled(
    asked: argparse.Namespace,
    job: "Job",
    chunks: "Callable[[bool], int]",
    compiling: Callable[[], None] = lambda: None,
    work: "Work | None" = None,
) -> "AbstractContextManager[WorkerPool]":
    """Return who plays: processes of this machine, or a cluster's workers.

    ``chunks`` says of how many chunks the run is, compiled or not; ``compiling`` is called if they compile.
    """

    def told(text: str) -> None:
        note(text)
        compiling()

    from monopolista.simulate.runner import precompile, worker_pool

    wanted = work or precompile.COUNTING
    if asked.cluster is None:
        compiled = worker_pool.is_compiled(job)
        count = words.workers(asked.workers, chunks(compiled), note)
        if not compiled:
            note("A bot of your own is plain Python, and so are the games with it: some hundred times slower.")
        return worker_pool.processes(job, count, told, wanted)
    if asked.workers is not None:
        raise CommandError("--cluster has workers of its own: leave --workers out")
    if job.own:
        raise CommandError("--cluster: bots of your own play on this machine only")
    from monopolista.simulate.runner.dask_cluster import cluster

    return cluster(job, asked.cluster, note, wanted)


@contextmanager
def complaining() -> Generator[None]:
    """Tell in one line what went wrong."""
    from concurrent.futures import BrokenExecutor

    from monopolista.games.interface.errors import MonopolistaError

    try:
        yield
    except MonopolistaError as error:
        raise CommandError(str(error)) from error
    except ModuleNotFoundError as error:  # importlib's PackageNotFoundError too
        raise CommandError(f"{error.name} is missing: {words.TO_INSTALL}") from error
    except BrokenExecutor as error:
        raise CommandError("a worker died, out of memory perhaps: try fewer --workers") from error
    except KeyboardInterrupt:
        raise Interrupted(INTERRUPTED) from None
