"""A run: many games in chunks, whose parts come back in the order of the games, whoever played them."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from math import ceil
from typing import Any, TypeVar

from monopolista.games.interface.pools import Job, Part
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.worker_pool import WorkerPool

LARGEST_COMPILED = 256
LARGEST_PLAIN = 16
LEAST_CHUNKS = 16
"""A short run too is cut into so many, that everybody has something to do."""
WAITING = 3
"""Chunks given out for each worker; more would only take longer to stop."""


R = TypeVar("R")
Task = tuple[Job, int, int]
"""A chunk: the job, its first game, and how many there are."""


def play(
    tasks: Iterator[Task], crew: WorkerPool, take: Callable[[Task, Part], None], stopped: Callable[[], bool]
) -> None:
    """Play chunks, count, and hand over every part in its turn."""
    spread(play_chunk, tasks, crew, take, stopped)


def spread(
    work: Callable[[Job, int, int], R],
    tasks: Iterator[Task],
    crew: WorkerPool,
    take: Callable[[Task, R], None],
    stopped: Callable[[], bool],
) -> None:
    """Hand over what comes of every chunk in its turn; once it is time to stop, only what is begun is finished."""
    given: deque[tuple[Task, Future[R]]] = deque()
    while True:
        while not stopped() and len(given) < WAITING * crew.workers and (task := next(tasks, None)):
            given.append((task, crew.executor.submit(work, *task)))
        if stopped():
            _call_off(given)
        if not given:
            return
        task, part = given.popleft()
        take(task, part.result())


def tasks_of(job: Job, games: int, *, compiled: bool) -> Iterator[Task]:
    """Yield the chunks of one job."""
    return ((job, *chunk) for chunk in cut(games, compiled=compiled))


def cut(games: int, *, compiled: bool) -> Iterator[tuple[int, int]]:
    """Yield the chunks of a run as first game and number of games; they do not depend on who plays them."""
    size = _chunk_size(games, compiled=compiled)
    for first in range(0, games, size):
        yield first, min(size, games - first)


def chunk_count(games: int, *, compiled: bool) -> int:
    """Return how many chunks a run has.

    >>> chunk_count(3, compiled=True), chunk_count(1000, compiled=True)
    (3, 17)
    """
    return ceil(games / _chunk_size(games, compiled=compiled))


def _chunk_size(games: int, *, compiled: bool) -> int:
    return min(LARGEST_COMPILED if compiled else LARGEST_PLAIN, max(1, games // LEAST_CHUNKS))


def _call_off(given: deque[tuple[Task, Future[Any]]]) -> None:
    """Take back the last chunks, those that nobody has begun."""
    while given and given[-1][1].cancel():
        given.pop()
