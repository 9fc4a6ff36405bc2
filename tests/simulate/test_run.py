"""A run is the same whichever worker plays its chunks, and stops on request."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from monopolista.games.interface.simulator import Part
from monopolista.simulate.runner import run
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.run import Task
from monopolista.simulate.runner.worker_pool import WorkerPool, processes
from tests.simulate.chunks import digest, job_of

JOB = job_of(("italy", {}, ["regular", "random"], 7, 5))


class Backwards(Executor):
    """Plays what it is given the last first, and only when a result is asked for."""

    def __init__(self) -> None:
        self.given: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Lazy(self)
        self.given.append((future, lambda: fn(*args, **kwargs)))
        return future

    def work(self) -> None:
        while self.given:
            future, play = self.given.pop()
            future.set_result(play())


class Lazy(Future[Any]):
    """A result for which everything is played that was given out."""

    def __init__(self, executor: Backwards) -> None:
        super().__init__()
        self._executor = executor

    def result(self, timeout: float | None = None) -> Any:
        self._executor.work()
        return super().result(timeout)


def played(executor: Executor, workers: int, games: int) -> list[tuple[int, str]]:
    """Play, and return the parts as they come: the first game and a digest of each."""
    came: list[tuple[int, str]] = []

    def take(task: Task, part: Part) -> None:
        came.append((task[1], digest(part)))

    run.play(
        run.tasks_of(JOB, games, compiled=False), WorkerPool(executor, workers, compiled=False), take, lambda: False
    )
    return came


@pytest.mark.parametrize("games", [1, 15, 16, 100, 5000])
@pytest.mark.parametrize("compiled", [True, False])
def test_every_game_is_in_one_chunk(games: int, compiled: bool) -> None:
    chunks = list(run.chunks_of(games, compiled=compiled))
    assert [game for first, count in chunks for game in range(first, first + count)] == list(range(games))


def test_parts_come_in_the_order_of_the_games_whichever_worker_is_first() -> None:
    expected = [(first, digest(play_chunk(JOB, first, count))) for first, count in run.chunks_of(40, compiled=False)]
    assert played(Backwards(), 3, 40) == expected
    with ThreadPoolExecutor(1) as executor:
        assert played(executor, 1, 40) == expected


@pytest.mark.process
def test_two_processes_play_what_one_plays() -> None:
    bots = ("tests.simulate.bots:hasty", "regular")
    job = replace(JOB, bots=bots, own=bots[:1])
    came: list[list[str]] = [[], []]
    for workers in (1, 2):
        with processes(job, workers, print) as crew:
            assert not crew.compiled
            tasks = run.tasks_of(job, 32, compiled=crew.compiled)
            run.play(
                tasks, crew, lambda _, part, workers=workers: came[workers - 1].append(digest(part)), lambda: False
            )
    assert came[0] == came[1]
    assert len(came[0]) == 16


def test_a_run_that_is_stopped_finishes_what_is_begun_and_begins_nothing() -> None:
    came: list[int] = []

    def tasks() -> Iterator[Task]:
        for first in range(0, 1000, 10):
            assert not came, "something was begun after the stop"
            yield JOB, first, 1

    with ThreadPoolExecutor(1) as executor:
        crew = WorkerPool(executor, 1, compiled=False)
        run.play(tasks(), crew, lambda task, _: came.append(task[1]), lambda: bool(came))
    assert came == list(range(0, 10 * len(came), 10))
    assert 1 <= len(came) <= run.CHUNKS_PER_WORKER


def test_an_error_in_a_chunk_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Part:
        raise ZeroDivisionError

    monkeypatch.setattr(run, "play_chunk", fail)
    with ThreadPoolExecutor(1) as executor, pytest.raises(ZeroDivisionError):
        played(executor, 1, 4)
