"""Kill server processes and their PostgreSQL database in turn while people play: ``make outages``.

Two processes serve one database, people and robots play at many tables, and whoever loses the line comes back as a
browser behind a proxy of ``deploy/`` does: to the process that has the table, to the other one while that is away.
At the end every command that was acknowledged is where it was said to be, none is there twice, and every table has
gone on since the last blow.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zlib import crc32

from tests.server.postgres import Postgres
from tests.server.test_kill import TAKEN, Player, Zygote, ask, check, check_once
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.crowd import Load
from bench.page import rows
from bench.served import lay
from monopolista.client.line import FIRST_WAIT, LONGEST_WAIT
from monopolista.server.databases import open_address
from monopolista.server.store import StepRow

_GROWS = 1.7
_SEED = 15
_PROCESSES = 2
_RESPITE = 10.0
"""Seconds that the next blow waits for those who are not back yet."""
_GOES_ON = 60.0
"""Seconds for every table to go on after the last blow, and for what was sent to be answered."""


@dataclass(frozen=True)
class Campaign:
    """How many are killed, and who plays meanwhile."""

    tables: int = 200
    kills: int = 100
    database: int = 10
    """How often the database is killed."""
    every: float = 2.0
    """Seconds between two blows, and until everybody is back."""
    pause: float = 8.0
    """Seconds that a person takes to answer."""


Wait = tuple[float, float]
"""When something began, and when it ended."""


@dataclass
class Person(Player):
    """Somebody who comes back."""

    ports: list[int] = field(default_factory=list[int])
    """Of the processes, 0 while one is away."""
    pause: float = 1.0
    left: float = 0.0
    """When the line was lost; 0 while there is one."""
    back: list[Wait] = field(default_factory=list[Wait])
    """From losing a line until the table was shown again."""
    waits: list[Wait] = field(default_factory=list[Wait])
    """From sending a command first until it was acknowledged."""
    resent: int = 0
    """How many commands were sent again over another line."""
    begun: dict[str, float] = field(default_factory=dict[str, float])

    async def stay(self, until: asyncio.Event) -> None:
        """Be at the table, over as many lines as it takes, until nothing is unanswered."""
        wait = FIRST_WAIT
        while not (until.is_set() and not self.sent):
            try:
                uri = f"ws://127.0.0.1:{self._port()}/ws/{self.room}"
                async with connect(uri, max_size=None, proxy=None, open_timeout=5, close_timeout=1) as line:
                    await self._attend(line, until)
            except (OSError, TimeoutError, WebSocketException):
                wait = FIRST_WAIT if not self.left else min(LONGEST_WAIT, wait * _GROWS)
                self.left = self.left or time.monotonic()
            await asyncio.sleep(wait * self.lot.uniform(0.75, 1.25))

    def _port(self) -> int:
        """Return to which process a proxy brings whoever plays at this table."""
        first = crc32(self.room.encode()) % len(self.ports)
        return next(port for port in self.ports[first:] + self.ports[:first] if port)

    async def _attend(self, line: ClientConnection, until: asyncio.Event) -> None:
        seen = {"game": self.game["game"], "steps": self.game["version"]} if self.game else {}
        await self.say(line, type="hello", keys=self.keys, **seen)
        for name, sent in [*self.sent.items()]:
            self.resent += 1
            await self.say_again(line, name, sent)
        due = time.monotonic() + self.lot.uniform(0, 2 * self.pause)
        while not (until.is_set() and not self.sent):
            try:
                told = await asyncio.wait_for(line.recv(), max(0.01, due - time.monotonic()))
            except TimeoutError:
                due = time.monotonic() + self.lot.uniform(0, 2 * self.pause)
                await self._play_on(line, until.is_set())
                continue
            for message in json.loads(told):
                await self.hear(line, message, until.is_set())
                if message["type"] == "game" and self.left:
                    self.back.append((self.left, time.monotonic()))
                    self.left = 0.0
            await self.go_on(line, until.is_set())

    async def hear(self, line: ClientConnection, message: dict[str, Any], stopping: bool) -> None:
        """Send again what the server could not say anything of, as it asks for."""
        if message["type"] == "failure" and message["code"] == "not-now" and message["id"] in self.sent:
            self.refused["not-now"] += 1
            await asyncio.sleep(FIRST_WAIT)
            await self.say_again(line, message["id"], self.sent[message["id"]])
        else:
            await super().hear(line, message, stopping)

    async def answer(self, line: ClientConnection, game: dict[str, Any]) -> None:
        """Think first."""

    async def _play_on(self, line: ClientConnection, stopping: bool) -> None:
        game = self.game
        if stopping or self.sent or not game or not game["own"] or game["table"]["winners"]:
            return
        await super().answer(line, game)
        self.begun |= dict.fromkeys(self.sent, time.monotonic())

    def acknowledged(self, name: str, version: int) -> None:
        """Note how long it took."""
        super().acknowledged(name, version)
        if begun := self.begun.pop(name, 0.0):
            self.waits.append((begun, time.monotonic()))


class Servers:
    """The processes that serve, and the ports to which a proxy would bring people: of those that answer."""

    def __init__(self, address: str, errors: Path) -> None:
        self._errors = errors.open("wb")
        self._zygote = Zygote(address, self._errors)
        self._started = [self._zygote.start() for _ in range(_PROCESSES)]
        self.ports = [port for _, port in self._started]

    def replace(self, number: int) -> None:
        """Kill one, and start another in its place."""
        process, _ = self._started[number]
        self.ports[number] = 0
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
        self._started[number] = self._zygote.start()
        _, port = self._started[number]
        ask(port, "api/editions")
        self.ports[number] = port

    def stop(self) -> None:
        """Kill all."""
        for process, _ in self._started:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._zygote.stop()
        self._errors.close()


def people(campaign: Campaign, links: Iterable[tuple[str, list[str]]], ports: list[int]) -> list[Person]:
    """Return who plays."""
    lot = random.Random(_SEED)
    return [
        Person(seat, [key], link, random.Random(lot.random()), ports=ports, pause=campaign.pause)
        for link, shown in links
        for seat, key in enumerate(shown)
    ]


def _kill(database: Postgres) -> Wait:
    """Kill the database and start it anew; return when it was gone, and until when."""
    begun = time.monotonic()
    database.kill()
    database.start()
    return begun, time.monotonic()


async def rage(
    campaign: Campaign, servers: Servers, database: Postgres, persons: list[Person]
) -> tuple[float, list[Wait]]:
    """Let people play, and strike again and again; return the seconds until the slowest table had gone on.

    The database takes its time to start; when it was gone, and until when, is returned as well.
    """
    gone: list[Wait] = []
    until = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for person in persons:
            group.create_task(person.stay(until))
        await _all_in(persons)
        await asyncio.sleep(2 * campaign.every)
        strikes = max(1, campaign.kills // max(1, campaign.database))
        for number in range(campaign.kills):
            struck = time.monotonic()
            await asyncio.to_thread(servers.replace, number % _PROCESSES)
            if campaign.database and number % strikes == strikes - 1:
                await asyncio.sleep(campaign.every)
                gone.append(await asyncio.to_thread(_kill, database))
            await asyncio.sleep(campaign.every)
            await _all_back(persons)
            waits = [end - begin for person in persons for begin, end in person.back if end > struck]
            print(f"{number + 1} struck, {len(waits)} back after {_shares(waits)} s", file=sys.stderr, flush=True)
        struck = time.monotonic()
        before = {person.room: 0 for person in persons}
        for person in persons:
            before[person.room] += len(person.kept)
        waiting = set(before)
        while waiting and time.monotonic() < struck + _GOES_ON:
            await asyncio.sleep(0.1)
            now = dict.fromkeys(before, 0)
            for person in persons:
                now[person.room] += len(person.kept)
            waiting = {room for room in waiting if now[room] <= before[room]}
        until.set()
    if waiting:
        raise AssertionError(f"{len(waiting)} tables have not gone on")
    return time.monotonic() - struck, gone


async def _all_in(persons: list[Person]) -> None:
    """Wait until everybody has come to a table; the whole crowd coming in at once is not what is measured."""
    while not all(person.game for person in persons):  # noqa: ASYNC110 (of many, nobody tells)
        await asyncio.sleep(0.1)


async def _all_back(persons: list[Person]) -> None:
    """Wait until everybody has a line again, for no longer than a while."""
    until = time.monotonic() + _RESPITE
    while any(person.left for person in persons) and time.monotonic() < until:  # noqa: ASYNC110 (of many, nobody tells)
        await asyncio.sleep(0.1)


def carry_out(campaign: Campaign) -> str:
    """Play, strike, look whether everything is there and there once, and tell."""
    database = Postgres("recovery_init_sync_method=syncfs", "max_connections=60")
    try:
        address = database.new_database()
        with closing(open_address(address)) as store, TemporaryDirectory() as folder:
            links = lay(store, Load(tables=campaign.tables, persons=2, robots=2))
            servers = Servers(address, Path(folder) / "errors")
            persons = people(campaign, links, servers.ports)
            begun = time.monotonic()
            try:
                gone_on, gone = asyncio.run(rage(campaign, servers, database, persons))
            finally:
                servers.stop()
                print((Path(folder) / "errors").read_text(errors="replace")[-6000:], file=sys.stderr)
            lasted = time.monotonic() - begun

            @cache
            def kept(game: str) -> list[StepRow]:
                found = store.find_game(game)
                return found[1] if found else []

            def commanded(game: str) -> list[str]:
                """Return what was sent, without what was laid, and without who passes as an auction's time is up."""
                return [line for step in kept(game)[1:] if step.mark is not None for line in step.answers]

            for person in persons:
                _tell_what_differs(person, commanded)
            check(lambda game: [*chain(*(step.answers for step in kept(game)))], persons)
            check_once(commanded, persons)
            number, complaints = store.check_all()
            assert not complaints, complaints
    finally:
        database.stop()
    return section(campaign, persons, lasted, gone_on, gone, number)


def _tell_what_differs(person: Person, commanded: Callable[[str], list[str]]) -> None:
    """Tell of what somebody has been told otherwise than it is kept."""
    games = {sent.game for sent, _ in person.kept.values()}
    lines = [(game, line[2:]) for game in games for line in commanded(game) if line[0] == f"{person.seat}"]
    found = Counter(one for one in lines if not one[1].startswith(TAKEN))
    asked = Counter((sent.game, sent.action) for sent, _ in person.kept.values())
    if found != asked:
        told = dict(found - asked), dict(asked - found), dict(person.refused)
        print(
            f"seat {person.seat} of {person.room}: kept and not told, told and not kept, refused: {told}",
            file=sys.stderr,
        )


def section(
    campaign: Campaign, persons: list[Person], lasted: float, gone_on: float, gone: list[Wait], number: int
) -> str:
    """Return the figures as a part of the page of results."""
    head = (
        "tables | processes killed | database killed | s | acknowledged, all there once | sent again | lines lost"
        " | back after, s | while the database was gone | acknowledged after, s | while the database was gone"
        " | database gone for, s | all tables on again, s | sealed rooms and games"
    )
    back = [one for person in persons for one in person.back]
    waits = [one for person in persons for one in person.waits]
    cells = (
        f"{campaign.tables}",
        f"{campaign.kills}",
        f"{campaign.database}",
        f"{lasted:.0f}",
        f"{sum(len(person.kept) for person in persons):,}",
        f"{sum(person.resent for person in persons)}",
        f"{len(back):,}",
        *(_shares(one) for waited in (back, waits) for one in _apart(waited, gone)),
        _shares([end - begin for begin, end in gone]),
        f"{gone_on:.1f}",
        f"{number:,}",
    )
    told = ["## Outages", "", "Waits as half of them, 99 of 100, and the worst.", "", *rows(head, len(cells), [cells])]
    return "\n".join(told) + "\n"


def _apart(waits: list[Wait], gone: list[Wait]) -> tuple[list[float], list[float]]:
    """Return how long waits were that the database was there for, and those that it was not."""
    found: tuple[list[float], list[float]] = [], []
    for begin, end in waits:
        found[any(begin < back and end > left for left, back in gone)].append(end - begin)
    return found


def _shares(waits: list[float]) -> str:
    ordered = sorted(waits) or [0.0]
    return ", ".join(f"{ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.2f}" for share in (0.5, 0.99, 1.0))


def main() -> None:
    """Carry out the campaign that the command line asks for."""
    parser = argparse.ArgumentParser(prog="make outages", description=__doc__)
    for name in ("tables", "kills", "database"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Campaign, name))
    for name in ("every", "pause"):
        parser.add_argument(f"--{name}", type=float, default=getattr(Campaign, name), help="seconds")
    print(carry_out(Campaign(**vars(parser.parse_args()))), end="")


if __name__ == "__main__":
    main()
