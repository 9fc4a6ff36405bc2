"""The fair scheduler: a client with much work waits for it, and does not delay the others."""

from collections.abc import Callable

import anyio
import pytest
from anyio import to_thread

from monopolista.server.core import fair_scheduler
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.fair_scheduler import (
    BURST,
    MAX_ADDRESSES,
    MAX_PENDING,
    MAX_PER_ADDRESS,
    UNITS_PER_SECOND,
    Cooperative,
    FairScheduler,
)
from tests.server.house import HeldClock


class Work:
    """Work that writes down every piece it does."""

    def __init__(self, clock: HeldClock | None = None) -> None:
        self.turns = FairScheduler(clock or HeldClock(), slice_seconds=0)
        self.done: list[str] = []

    def of(self, name: str, pieces: int) -> Cooperative[str]:
        for _ in range(pieces):
            self.done.append(name)
            yield
        return name

    async def ask(self, name: str, pieces: int) -> None:
        """Have work done for the address that a name begins with."""
        assert await self.turns.run(name[0], pieces, self.of(name, pieces)) == name

    def places(self, name: str) -> list[int]:
        return [place for place, one in enumerate(self.done) if one == name]


async def until(reached: Callable[[], bool]) -> None:
    while not reached():
        await anyio.lowlevel.checkpoint()


@pytest.mark.anyio
async def test_who_asks_for_little_waits_for_one_slice_of_everybody_else_however_much_they_ask_for() -> None:
    work = Work()
    async with anyio.create_task_group() as group:
        for name in ("a1", "a2", "a3", "a4", "a5", "b1", "b2"):
            group.start_soon(work.ask, name, 200)
        await until(lambda: len(work.done) > 10)
        before = len(work.done)
        await work.ask("c", 3)
        first, second, third = work.places("c")
        assert first - before <= 3, "one that was begun, and one each of a and b"
        assert [second - first, third - second] == [3, 3]
        group.cancel_scope.cancel()


@pytest.mark.anyio
async def test_what_one_has_asked_for_is_done_in_its_order() -> None:
    work = Work()
    async with anyio.create_task_group() as group:
        for name in ("a1", "b1", "a2", "a3"):
            group.start_soon(work.ask, name, 20)
    assert max(work.places("a1")) < min(work.places("a2"))
    assert max(work.places("a2")) < min(work.places("a3"))
    assert max(work.places("b1")) < min(work.places("a3"))


@pytest.mark.anyio
async def test_clients_with_too_much_pending_work_are_refused_and_others_admitted() -> None:
    work = Work()
    refused: list[str] = []

    async def ask(name: str) -> None:
        try:
            await work.ask(name, 3)
        except DeniedError as denied:
            refused.append(name * (denied.code == "too-much"))

    async with anyio.create_task_group() as group:
        for name in [f"{who}{number}" for who in "abc" for number in range(MAX_PER_ADDRESS + 1)]:
            group.start_soon(ask, name)
        await until(lambda: len(refused) > 0)
        assert len(refused) == 3 * (MAX_PER_ADDRESS + 1) - MAX_PENDING
        for number in range(2 * MAX_ADDRESSES):
            group.start_soon(ask, chr(1000 + number))
    new = [name for name in refused if name[0] not in "abc"]
    assert len(new) == 2 * MAX_ADDRESSES - (MAX_ADDRESSES - 3)
    await work.ask("a", 1)


@pytest.mark.anyio
async def test_nobody_is_given_more_work_than_a_share() -> None:
    clock = HeldClock()
    work = Work(clock)

    async def ask(who: str, pieces: float) -> None:
        await work.turns.run(who, pieces, fair_scheduler.as_single_slice(lambda: None))

    await ask("a", 10 * BURST)
    with pytest.raises(DeniedError, match="in the last minute"):
        await ask("a", 1)
    await ask("b", 1)
    clock.time += 2
    await ask("a", 2 * UNITS_PER_SECOND)
    with pytest.raises(DeniedError, match="in the last minute"):
        await ask("a", 1)


@pytest.mark.anyio
async def test_work_that_fails_or_is_given_up_holds_nobody_up() -> None:
    work = Work()

    def failing() -> Cooperative[None]:
        yield
        raise ValueError("bad")

    with pytest.raises(ValueError, match="bad"):
        await work.turns.run("a", 1, failing())
    async with anyio.create_task_group() as group:
        for name in ("a1", "a2", "b1", "b2"):
            group.start_soon(work.ask, name, 10_000)
        await until(lambda: len(work.done) > 10)
        group.cancel_scope.cancel()
    given_up = len(work.done)
    await work.ask("a", 3)
    assert work.done[given_up:] == ["a"] * 3


@pytest.mark.anyio
async def test_other_tasks_continue_during_expensive_work() -> None:
    work = FairScheduler(HeldClock())
    there = anyio.Event()

    def waiting() -> Cooperative[None]:
        yield
        anyio.from_thread.run_sync(there.set)

    async with anyio.create_task_group() as group:
        group.start_soon(work.run, "a", 1, waiting())
        await there.wait()
    assert await to_thread.run_sync(lambda: True)
