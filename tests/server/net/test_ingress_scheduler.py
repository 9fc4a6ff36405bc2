"""Fair processing of incoming data: a client that sends much waits, and does not delay the others."""

import asyncio
from asyncio import Transport

import pytest

from monopolista.server.net.ingress_scheduler import IngressScheduler

pytestmark = pytest.mark.anyio
SLOW = 0.05
"""Seconds that it takes here to make sense of anything."""


class Line:
    """A line that writes down what it hears, and how long it took."""

    def __init__(self, scheduler: "SimulatedScheduler", name: str) -> None:
        self.scheduler = scheduler
        self.name = name
        self.more = True
        self.has_priority = False
        self.client_network = ""

    def process(self, data: bytes) -> None:
        self.scheduler.processed.append(f"{self.name}{data.decode()}")
        self.scheduler.time += SLOW

    def is_reading(self) -> bool:
        return self.more


class Wire(Transport):
    """The end of a connection, without a network."""

    def __init__(self, address: str, port: int = 5) -> None:
        super().__init__({"peername": (address, port)})
        self.reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class SimulatedScheduler:
    """A hearing, and the time that passes while it hears."""

    def __init__(self) -> None:
        self.time = 0.0
        self.processed: list[str] = []
        self.ingress = IngressScheduler(lambda: self.time)

    def line(self, name: str, address: str) -> tuple[Wire, Line]:
        return Wire(address), Line(self, name)

    def say(self, line: tuple[Wire, Line], data: str) -> None:
        self.ingress.submit(*line, data.encode())

    async def turn(self) -> list[str]:
        """Return what is processed in a turn of the loop."""
        before = len(self.processed)
        await asyncio.sleep(0)
        return self.processed[before:]


async def tired() -> SimulatedScheduler:
    """Return a scheduler that is so loaded that it processes as little as possible in a turn."""
    scheduler = SimulatedScheduler()
    for _ in range(10):
        scheduler.say(scheduler.line("-", "10.0.0.9"), "")
        await scheduler.turn()
    scheduler.processed.clear()
    return scheduler


async def spent() -> SimulatedScheduler:
    """Return a scheduler that has used up its limit for this turn."""
    scheduler = await tired()
    scheduler.say(scheduler.line("-", "10.0.0.9"), "")
    return scheduler


async def test_who_keeps_up_hears_everything_at_once() -> None:
    scheduler = SimulatedScheduler()
    for name in "abcdef":
        scheduler.say(scheduler.line(name, "10.0.0.1"), "!")
    assert scheduler.processed == ["a!", "b!", "c!", "d!", "e!", "f!"]


async def test_the_client_with_the_least_recent_volume_comes_first() -> None:
    scheduler = await tired()
    for number in range(6):
        scheduler.say(scheduler.line("loud", "10.0.0.1"), f"{number}")
    scheduler.say(scheduler.line("calm", "10.0.0.2"), "!")
    assert scheduler.processed == ["loud0"]
    assert await scheduler.turn() == ["calm!"]
    for number in range(1, 6):
        assert await scheduler.turn() == [f"loud{number}"]


async def test_players_are_processed_at_once_while_others_wait() -> None:
    scheduler = await tired()
    for number in range(6):
        scheduler.say(scheduler.line("loud", "10.0.0.1"), f"{number}")
    player = scheduler.line("player", "10.0.0.1")
    player[1].has_priority = True
    for _ in range(2):
        scheduler.say(player, "!")
    assert scheduler.processed == ["loud0", "player!", "player!"]


async def test_other_lines_of_the_same_address_do_not_help() -> None:
    scheduler = await tired()
    loud, calm = (
        [scheduler.line(f"{number}", f"2001:db8::{number:x}") for number in range(8)],
        scheduler.line("calm", "2001:db9::1"),
    )
    for line in loud:
        scheduler.say(line, "!")
    scheduler.say(calm, "!")
    assert (await scheduler.turn())[0] == "calm!"


async def test_behind_a_proxy_each_line_counts_for_itself() -> None:
    scheduler = await tired()
    talker = scheduler.line("talker", "127.0.0.1")
    others = Wire("127.0.0.1", 6), Line(scheduler, "other")
    for _ in range(4):
        scheduler.say(talker, "!")
        await scheduler.turn()
    for line in (scheduler.line("-", "10.0.0.9"), talker, others):
        scheduler.say(line, "?")
    assert (await scheduler.turn())[0] == "other?"


async def test_what_a_proxy_says_who_asks_counts_together_over_whichever_lines() -> None:
    scheduler = await tired()
    loud, also, calm = (scheduler.line(name, "127.0.0.1") for name in ("loud", "also", "calm"))
    for _, line in (loud, also):
        line.client_network = "203.0.113.9"
    calm[1].client_network = "203.0.113.10"
    for _ in range(4):
        scheduler.say(loud, "!")
        await scheduler.turn()
    for line in (scheduler.line("-", "10.0.0.9"), also, calm):
        scheduler.say(line, "?")
    assert (await scheduler.turn())[0] == "calm?"


async def test_what_one_line_says_keeps_its_order_and_is_not_read_further_meanwhile() -> None:
    scheduler = await spent()
    wire, line = scheduler.line("a", "10.0.0.1")
    scheduler.say((wire, line), "1")
    assert not wire.reading
    scheduler.say((wire, line), "2")
    scheduler.say((wire, line), "3")
    assert await scheduler.turn() == ["a123"]
    assert wire.reading


async def test_a_connection_with_unprocessed_data_does_not_resume_reading() -> None:
    scheduler = await spent()
    wire, line = scheduler.line("a", "10.0.0.1")
    line.more = False
    scheduler.say((wire, line), "1")
    assert await scheduler.turn() == ["a1"]
    assert not wire.reading


async def test_a_line_that_has_ended_says_nothing_more() -> None:
    scheduler = await spent()
    wire, line = scheduler.line("a", "10.0.0.1")
    scheduler.say((wire, line), "1")
    scheduler.ingress.forget(wire)
    assert await scheduler.turn() == []
    assert await scheduler.turn() == []


async def test_of_those_who_come_and_go_nothing_is_kept() -> None:
    scheduler = await spent()
    for _ in range(5_000):
        line = scheduler.line("a", "10.0.0.1")
        scheduler.say(line, "1")
        scheduler.ingress.forget(line[0])
    assert len(scheduler.ingress._queue) < 500  # pyright: ignore[reportPrivateUsage]
