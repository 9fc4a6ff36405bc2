"""Kill server processes and their PostgreSQL database in turn while people play: ``make outages``.

Two processes serve one database, people and robots play at many tables, and whoever loses the line comes back as a
browser behind a proxy of ``deploy/`` does: to the process that has the table, to the other one while that is away.
At the end every command that was acknowledged is where it was said to be, none is there twice, and every table has
gone on since the last blow.
"""

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

from tests.server.forked import Forked
from tests.server.players import TAKEN, Messages, Player, ask, check, check_once
from tests.server.postgres import Postgres

from bench.load.server_process import lay
from bench.load.virtual_players import Load
from bench.results_page import rows
from monopolista.client.address import Address
from monopolista.client.connection import FIRST_WAIT
from monopolista.protocol.client_messages import Act, Hello
from monopolista.protocol.messages import Command, Reply, ServerMessage
from monopolista.protocol.server_messages import Done, Failure, GameView
from monopolista.server.storage.base import StepRow
from monopolista.server.storage.factory import open_address

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


@dataclass(frozen=True)
class Proxied(Address):
    """The address of a table behind a proxy: at the process that has it, at the other one while that is away."""

    ports: list[int]
    """Of the processes, 0 while one is away."""

    @property
    def socket(self) -> str:
        """Return to which process a proxy brings whoever plays at this table."""
        first = crc32(self.link.encode()) % len(self.ports)
        port = next(port for port in self.ports[first:] + self.ports[:first] if port)
        return f"ws://127.0.0.1:{port}/ws/{self.link}"


class Person(Player):
    """Somebody who comes back, and thinks before each answer."""

    def __init__(self, address: Address, seat: int, keys: list[str], lot: random.Random, pause: float) -> None:
        super().__init__(address, seat, keys, lot, Messages(), self._leave)
        self.pause = pause
        self.left = 0.0
        """When the connection was lost; 0 while there is one."""
        self.waited: list[Wait] = []
        """From losing a connection until the table was shown again."""
        self.waits: list[Wait] = []
        """From sending an answer first until it was acknowledged."""
        self.resent = 0
        """How many answers were sent again over another connection."""
        self._due = 0.0
        self._thinks()
        self._pending = False

    def _thinks(self) -> None:
        self._due = time.monotonic() + self.lot.uniform(0, 2 * self.pause)

    def _leave(self) -> None:
        self.left = self.left or time.monotonic()

    def _hello(self) -> Hello:
        self.resent += self._pending
        game = self.game
        return Hello(self.keys, game.version, game.game) if game else Hello(self.keys)

    def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, GameView) and self.left:
            self.waited.append((self.left, time.monotonic()))
            self.left = 0.0
        super()._hear(message)

    async def until(self, news: asyncio.Event) -> None:
        """Wait for news, or until it is time to answer."""
        with suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), max(0.01, self._due - time.monotonic()))

    def _answer(self, game: GameView) -> str:
        """Think first."""
        if time.monotonic() < self._due:
            return ""
        self._thinks()
        return super()._answer(game)

    async def send(self, command: Command) -> Reply:
        """Send a command, again where the server could not say anything of it, as it asks for."""
        begun, self._pending = time.monotonic(), isinstance(command, Act)
        answer = await super().send(command)
        while isinstance(answer, Failure) and answer.code == "not-now":
            await asyncio.sleep(FIRST_WAIT)
            answer = await super().send(command)
        if self._pending and isinstance(answer, Done):
            self.waits.append((begun, time.monotonic()))
        self._pending = False
        return answer


class Servers:
    """The processes that serve, and the ports to which a proxy would bring people: of those that answer."""

    def __init__(self, address: str, errors: Path) -> None:
        self._errors = errors.open("wb")
        self._asked = ("serve", "--port", "0", "--reconnect-grace", "9999", "--database", address)
        self._started = [Forked(self._asked, self._errors.fileno()) for _ in range(_PROCESSES)]
        self.ports = [port_of(one) for one in self._started]

    def replace(self, number: int) -> None:
        """Kill one, and start another in its place."""
        self.ports[number] = 0
        self._end(self._started[number])
        self._started[number] = Forked(self._asked, self._errors.fileno())
        port = port_of(self._started[number])
        ask(port, "api/editions")
        self.ports[number] = port

    def stop(self) -> None:
        """Kill all."""
        for process in self._started:
            self._end(process)
        self._errors.close()

    def _end(self, process: Forked) -> None:
        process.kill()
        process.wait()
        process.stdout.close()


def port_of(process: Forked) -> int:
    """Return the port on which a server listens that has just been started."""
    return int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])


def people(campaign: Campaign, links: Iterable[tuple[str, list[str]]], ports: list[int]) -> list[Person]:
    """Return who plays."""
    lot = random.Random(_SEED)
    return [
        Person(Proxied("http://127.0.0.1", link, ports), seat, [key], random.Random(lot.random()), campaign.pause)
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
    async with asyncio.TaskGroup() as group:
        lines = [group.create_task(person.line.run()) for person in persons]
        playing = [group.create_task(person.play()) for person in persons]
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
            waits = [end - begin for person in persons for begin, end in person.waited if end > struck]
            print(f"{number + 1} struck, {len(waits)} back after {_shares(waits)} s", file=sys.stderr, flush=True)
        struck = time.monotonic()
        before = _answers(persons)
        waiting = set(before)
        while waiting and time.monotonic() < struck + _GOES_ON:
            await asyncio.sleep(0.1)
            now = _answers(persons)
            waiting = {room for room in waiting if now[room] <= before[room]}
        for person in persons:
            person.stop()
        await asyncio.gather(*playing)
        for one in lines:
            one.cancel()
    if waiting:
        raise AssertionError(f"{len(waiting)} tables have not gone on")
    return time.monotonic() - struck, gone


def _answers(persons: list[Person]) -> Counter[str]:
    """Return how many answers were acknowledged at each table."""
    found = Counter[str]()
    for person in persons:
        found[person.link] += len(person.kept)
    return found


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
            number, damaged, unplayable = store.check_all()
            assert not damaged, damaged
            assert not unplayable, unplayable
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
            f"seat {person.seat} of {person.link}: kept and not told, told and not kept, refused: {told}",
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
    back = [one for person in persons for one in person.waited]
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
