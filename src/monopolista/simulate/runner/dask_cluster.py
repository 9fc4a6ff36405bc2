"""Worker pool on a Dask cluster."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.precompile import SIMULATIONS, Work, warm_up
from monopolista.simulate.runner.worker_pool import WorkerPool

_PATIENCE = 10
"""Seconds in which workers that were just started may join their scheduler."""


class ClusterUnavailableError(MonopolistaError):
    """A cluster that cannot be reached, or cannot play."""


@contextmanager
def cluster(job: Job, address: str, say: Callable[[str], None], work: Work = SIMULATIONS) -> Generator[WorkerPool]:
    """Connect to a scheduler, and compile the kernels on its workers.

    Parameters
    ----------
    job : Job
        Games that will be played.
    address : str
        Address of the scheduler.
    say : callable
        Receives messages for the user.
    work : Work
        What is done with the games.

    Yields
    ------
    WorkerPool
        Workers that are ready to play.

    Raises
    ------
    ClusterUnavailableError
        If Dask is not installed, no scheduler or worker can be reached, or a worker cannot play.
    """
    try:
        from dask import distributed  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ClusterUnavailableError("--cluster needs dask: pip install 'monopolista[cluster]'") from error
    client = _connected(distributed, address)
    try:
        say("Compiling the rules and the bots on every worker …")
        _prepare(client, job, work)
        workers = sum(client.nthreads().values())
        yield WorkerPool(client.get_executor(pure=False), workers, compiled=True)
    finally:
        client.close()


def _connected(distributed: Any, address: str) -> Any:
    """Return a client of a scheduler.

    Raises
    ------
    ClusterUnavailableError
        If it cannot be reached.
    """
    try:
        return distributed.Client(address, timeout=5, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterUnavailableError(f"--cluster {address}: {str(error).splitlines()[0]}") from error


def _prepare(client: Any, job: Job, work: Work) -> None:
    """Compile the kernels on every worker; one that has played in plain Python before must be restarted.

    Raises
    ------
    ClusterUnavailableError
        If there are no workers, or one cannot play compiled.
    """

    def begin() -> bool:
        import os  # noqa: PLC0415
        import sys  # noqa: PLC0415

        loaded = sys.modules.get("monopolista.engine.jit")
        os.environ["MONOPOLISTA_COMPILED"] = "1"
        return loaded is None or loaded.COMPILED

    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError as error:
        raise ClusterUnavailableError(f"--cluster: the scheduler has had no workers for {_PATIENCE} s") from error
    if not all(client.run(begin).values()):
        raise ClusterUnavailableError("--cluster: a worker has already run monopolista in plain Python: restart it")
    try:
        client.run(warm_up, job, work)
    except Exception as error:
        raise ClusterUnavailableError(f"--cluster: a worker cannot play: {str(error).splitlines()[0]}") from error
