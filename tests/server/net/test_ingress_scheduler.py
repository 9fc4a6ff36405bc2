"""Who is heard next: whoever says much waits, and nobody else."""

import asyncio
from asyncio import Transport

import pytest

from monopolista.server.net.ingress_scheduler import IngressScheduler

pytestmark = pytest.mark.anyio
SLOW = 0.05
"""Seconds that it takes here to make sense of anything."""


class Line:
    """A line that writes down what it hears, and how long it took."""

    def __init__(self, ear: "Ear", name: str) -> None:
        self.ear = ear
        self.name = name
        self.more = True
        self.has_priority = False
        self.client_network = ""

    def process(self, data: bytes) -> None:
        self.ear.heard.append(f"{self.name}{data.decode()}")
        self.ear.time += SLOW

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


class Ear:
    """A hearing, and the time that passes while it hears."""

    def __init__(self) -> None:
        self.time = 0.0
        self.heard: list[str] = []
        self.ingress = IngressScheduler(lambda: self.time)

    def line(self, name: str, address: str) -> tuple[Wire, Line]:
        return Wire(address), Line(self, name)

    def say(self, line: tuple[Wire, Line], data: str) -> None:
        self.ingress.submit(*line, data.encode())

    async def turn(self) -> list[str]:
        """Return what is heard at a turn of the loop."""
        before = len(self.heard)
        await asyncio.sleep(0)
        return self.heard[before:]


async def tired() -> Ear:
    """Return a hearing that has heard so much that it hears as little at a turn as can be."""
    ear = Ear()
    for _ in range(10):
        ear.say(ear.line("-", "10.0.0.9"), "")
        await ear.turn()
    ear.heard.clear()
    return ear


async def spent() -> Ear:
    """Return one that has heard by now all that it hears at this turn."""
    ear = await tired()
    ear.say(ear.line("-", "10.0.0.9"), "")
    return ear


async def test_who_keeps_up_hears_everything_at_once() -> None:
    ear = Ear()
    for name in "abcdef":
        ear.say(ear.line(name, "10.0.0.1"), "!")
    assert ear.heard == ["a!", "b!", "c!", "d!", "e!", "f!"]


async def test_who_has_said_least_of_late_is_heard_first() -> None:
    ear = await tired()
    for number in range(6):
        ear.say(ear.line("loud", "10.0.0.1"), f"{number}")
    ear.say(ear.line("calm", "10.0.0.2"), "!")
    assert ear.heard == ["loud0"]
    assert await ear.turn() == ["calm!"]
    for number in range(1, 6):
        assert await ear.turn() == [f"loud{number}"]


async def test_who_holds_a_seat_is_heard_at_once_whoever_waits() -> None:
    ear = await tired()
    for number in range(6):
        ear.say(ear.line("loud", "10.0.0.1"), f"{number}")
    player = ear.line("player", "10.0.0.1")
    player[1].has_priority = True
    for _ in range(2):
        ear.say(player, "!")
    assert ear.heard == ["loud0", "player!", "player!"]


async def test_other_lines_of_the_same_address_do_not_help() -> None:
    ear = await tired()
    loud, calm = (
        [ear.line(f"{number}", f"2001:db8::{number:x}") for number in range(8)],
        ear.line("calm", "2001:db9::1"),
    )
    for line in loud:
        ear.say(line, "!")
    ear.say(calm, "!")
    assert (await ear.turn())[0] == "calm!"


async def test_behind_a_proxy_each_line_counts_for_itself() -> None:
    ear = await tired()
    talker = ear.line("talker", "127.0.0.1")
    others = Wire("127.0.0.1", 6), Line(ear, "other")
    for _ in range(4):
        ear.say(talker, "!")
        await ear.turn()
    for line in (ear.line("-", "10.0.0.9"), talker, others):
        ear.say(line, "?")
    assert (await ear.turn())[0] == "other?"


async def test_what_a_proxy_says_who_asks_counts_together_over_whichever_lines() -> None:
    ear = await tired()
    loud, also, calm = (ear.line(name, "127.0.0.1") for name in ("loud", "also", "calm"))
    for _, line in (loud, also):
        line.client_network = "203.0.113.9"
    calm[1].client_network = "203.0.113.10"
    for _ in range(4):
        ear.say(loud, "!")
        await ear.turn()
    for line in (ear.line("-", "10.0.0.9"), also, calm):
        ear.say(line, "?")
    assert (await ear.turn())[0] == "calm?"


async def test_what_one_line_says_keeps_its_order_and_is_not_read_further_meanwhile() -> None:
    ear = await spent()
    wire, line = ear.line("a", "10.0.0.1")
    ear.say((wire, line), "1")
    assert not wire.reading
    ear.say((wire, line), "2")
    ear.say((wire, line), "3")
    assert await ear.turn() == ["a123"]
    assert wire.reading


async def test_who_has_still_to_do_what_it_heard_is_not_made_to_read() -> None:
    ear = await spent()
    wire, line = ear.line("a", "10.0.0.1")
    line.more = False
    ear.say((wire, line), "1")
    assert await ear.turn() == ["a1"]
    assert not wire.reading


async def test_a_line_that_has_ended_says_nothing_more() -> None:
    ear = await spent()
    wire, line = ear.line("a", "10.0.0.1")
    ear.say((wire, line), "1")
    ear.ingress.forget(wire)
    assert await ear.turn() == []
    assert await ear.turn() == []


async def test_of_those_who_come_and_go_nothing_is_kept() -> None:
    ear = await spent()
    for _ in range(5_000):
        line = ear.line("a", "10.0.0.1")
        ear.say(line, "1")
        ear.ingress.forget(line[0])
    assert len(ear.ingress._queue) < 500  # pyright: ignore[reportPrivateUsage]
