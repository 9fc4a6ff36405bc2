"""A run: many games in chunks, whose results are returned in the order of the games."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from math import ceil
from typing import Any, TypeVar

from monopolista.games.interface.simulator import Job, Part
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.processes import result_of
from monopolista.simulate.runner.worker_pool import WorkerPool

LARGEST_COMPILED = 256
LARGEST_PLAIN = 16
LEAST_CHUNKS = 16
"""Minimum number of chunks of a run, so that a short run has work for all workers too."""
CHUNKS_PER_WORKER = 3
"""Chunks submitted ahead for each worker; with more, a run takes longer to stop."""


R = TypeVar("R")
Task = tuple[Job, int, int]
"""A chunk: job, number of the first game, number of games."""


def play(
    tasks: Iterator[Task], pool: WorkerPool, take: Callable[[Task, Part], None], stopped: Callable[[], bool]
) -> None:
    """Play and count chunks: ``spread`` with ``play_chunk``.

    Parameters
    ----------
    tasks : iterator of Task
        Chunks.
    pool : WorkerPool
        Workers.
    take : callable
        Receives each chunk and its results, in order.
    stopped : callable
        Once it returns true, only the chunks that have begun are finished.

    Raises
    ------
    IllegalBotActionError
        If a clause forbids an action of a bot.
    """
    spread(play_chunk, tasks, pool, take, stopped)


def spread(
    work: Callable[[Job, int, int], R],
    tasks: Iterator[Task],
    pool: WorkerPool,
    take: Callable[[Task, R], None],
    stopped: Callable[[], bool],
) -> None:
    """Run work on a worker pool, chunk by chunk, and pass on the results in order.

    Parameters
    ----------
    work : callable
        ``work(job, first, count)``, run in a worker.
    tasks : iterator of Task
        Chunks.
    pool : WorkerPool
        Workers.
    take : callable
        Receives each chunk and its result, in order.
    stopped : callable
        Once it returns true, only the chunks that have begun are finished.

    Raises
    ------
    Exception
        Whatever the work raises in a worker.
    """
    submitted: deque[tuple[Task, Future[R]]] = deque()
    while True:
        while not stopped() and len(submitted) < CHUNKS_PER_WORKER * pool.workers and (task := next(tasks, None)):
            submitted.append((task, pool.executor.submit(work, *task)))
        if stopped():
            _cancel_pending(submitted)
        if not submitted:
            return
        task, part = submitted.popleft()
        take(task, result_of(part))


def tasks_of(job: Job, games: int, *, compiled: bool) -> Iterator[Task]:
    """Yield the chunks of a job."""
    return ((job, *chunk) for chunk in chunks_of(games, compiled=compiled))


def chunks_of(games: int, *, compiled: bool) -> Iterator[tuple[int, int]]:
    """Yield the chunks of a run, which do not depend on the number of workers.

    Parameters
    ----------
    games : int
        Games of the run.
    compiled : bool
        Whether the workers run compiled kernels.

    Yields
    ------
    first, count : int
        Number of the first game, and how many there are.

    Examples
    --------
    >>> [*chunks_of(35, compiled=True)][-1]
    (34, 1)
    """
    size = _chunk_size(games, compiled=compiled)
    for first in range(0, games, size):
        yield first, min(size, games - first)


def chunk_count(games: int, *, compiled: bool) -> int:
    """Return the number of chunks of a run.

    >>> chunk_count(3, compiled=True), chunk_count(1000, compiled=True)
    (3, 17)
    """
    return ceil(games / _chunk_size(games, compiled=compiled))


def largest_chunk(*, compiled: bool) -> int:
    """Return the most games of a chunk: few in plain Python, because a stopped run finishes the chunks it has begun.

    >>> largest_chunk(compiled=True), largest_chunk(compiled=False)
    (256, 16)
    """
    return LARGEST_COMPILED if compiled else LARGEST_PLAIN


def _chunk_size(games: int, *, compiled: bool) -> int:
    return min(largest_chunk(compiled=compiled), max(1, games // LEAST_CHUNKS))


def _cancel_pending(submitted: deque[tuple[Task, Future[Any]]]) -> None:
    """Cancel the last chunks, as far as they have not begun."""
    while submitted and submitted[-1][1].cancel():
        submitted.pop()
