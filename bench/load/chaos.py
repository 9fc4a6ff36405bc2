"""Kill server processes and their PostgreSQL database in turn while clients play: ``make outages``.

Two processes serve one database; simulated players and bots play at many tables. A client that loses its connection
reconnects like a browser behind a proxy of ``deploy/``: to the process of its table, or to the other one while that
is down. At the end every acknowledged command is stored exactly once, and every table has continued since the last
kill.
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

from bench.load.server_process import prepare_games
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
_RECONNECT_SECONDS = 10.0
"""Seconds for which the next kill waits for clients that have not reconnected."""
_CONTINUE_SECONDS = 60.0
"""Seconds for every table to continue after the last kill, and for all pending commands to be acknowledged."""


@dataclass(frozen=True)
class Campaign:
    """The number of kills, and the load meanwhile."""

    tables: int = 200
    kills: int = 100
    database: int = 10
    """How often the database is killed."""
    every: float = 2.0
    """Seconds between two kills, and until all clients have reconnected."""
    pause: float = 8.0
    """The mean seconds that a player takes to answer."""


Wait = tuple[float, float]
"""Start and end of a wait."""


@dataclass(frozen=True)
class Proxied(Address):
    """The address of a table behind a proxy: the process of the table, or the other one while that is down."""

    ports: list[int]
    """The ports of the processes, 0 while one is down."""

    @property
    def socket(self) -> str:
        """Return the URL to which a proxy directs the clients of this table."""
        first = crc32(self.link.encode()) % len(self.ports)
        port = next(port for port in self.ports[first:] + self.ports[:first] if port)
        return f"ws://127.0.0.1:{port}/ws/{self.link}"


class Person(Player):
    """A simulated player that reconnects, and takes its time to answer."""

    def __init__(self, address: Address, seat: int, keys: list[str], draw: random.Random, pause: float) -> None:
        super().__init__(address, seat, keys, draw, Messages(), self._leave)
        self.pause = pause
        self.left = 0.0
        """When the connection was lost; 0 while there is one."""
        self.waited: list[Wait] = []
        """From the loss of a connection until the table was shown again."""
        self.waits: list[Wait] = []
        """From sending an answer first until its acknowledgement."""
        self.resent = 0
        """How many answers were repeated over another connection."""
        self._due = 0.0
        self._schedule_answer()
        self._pending = False

    def _schedule_answer(self) -> None:
        self._due = time.monotonic() + self.rng.uniform(0, 2 * self.pause)

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
        """Answer, once the time for it has come."""
        if time.monotonic() < self._due:
            return ""
        self._schedule_answer()
        return super()._answer(game)

    async def send(self, command: Command) -> Reply:
        """Send a command; repeat it while the server asks for that."""
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
    """The server processes, and the ports to which a proxy directs clients: those that respond."""

    def __init__(self, address: str, errors: Path) -> None:
        self._errors = errors.open("wb")
        self._arguments = ("serve", "--port", "0", "--reconnect-grace", "9999", "--database", address)
        self._started = [Forked(self._arguments, self._errors.fileno()) for _ in range(_PROCESSES)]
        self.ports = [port_of(one) for one in self._started]

    def replace(self, number: int) -> None:
        """Kill a process, and start another in its place."""
        self.ports[number] = 0
        self._stop_process(self._started[number])
        self._started[number] = Forked(self._arguments, self._errors.fileno())
        port = port_of(self._started[number])
        ask(port, "api/editions")
        self.ports[number] = port

    def stop(self) -> None:
        """Kill all processes."""
        for process in self._started:
            self._stop_process(process)
        self._errors.close()

    def _stop_process(self, process: Forked) -> None:
        process.kill()
        process.wait()
        process.stdout.close()


def port_of(process: Forked) -> int:
    """Return the port of a server that has just started."""
    return int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])


def create_players(campaign: Campaign, links: Iterable[tuple[str, list[str]]], ports: list[int]) -> list[Person]:
    """Return the simulated players."""
    draw = random.Random(_SEED)
    return [
        Person(Proxied("http://127.0.0.1", link, ports), seat, [key], random.Random(draw.random()), campaign.pause)
        for link, shown in links
        for seat, key in enumerate(shown)
    ]


def _kill(database: Postgres) -> Wait:
    """Kill the database and restart it; return the time of its downtime."""
    begun = time.monotonic()
    database.kill()
    database.start()
    return begun, time.monotonic()


async def run_campaign(
    campaign: Campaign, servers: Servers, database: Postgres, persons: list[Person]
) -> tuple[float, list[Wait]]:
    """Let clients play, and kill processes in turn.

    Returns the seconds until the slowest table had continued after the last kill, and the downtimes of the database.
    """
    downtimes: list[Wait] = []
    async with asyncio.TaskGroup() as group:
        lines = [group.create_task(person.line.run()) for person in persons]
        playing = [group.create_task(person.play()) for person in persons]
        await _wait_for_joins(persons)
        await asyncio.sleep(2 * campaign.every)
        kills_per_outage = max(1, campaign.kills // max(1, campaign.database))
        for number in range(campaign.kills):
            kill_time = time.monotonic()
            await asyncio.to_thread(servers.replace, number % _PROCESSES)
            if campaign.database and number % kills_per_outage == kills_per_outage - 1:
                await asyncio.sleep(campaign.every)
                downtimes.append(await asyncio.to_thread(_kill, database))
            await asyncio.sleep(campaign.every)
            await _wait_for_reconnects(persons)
            waits = [end - begin for person in persons for begin, end in person.waited if end > kill_time]
            print(f"{number + 1} struck, {len(waits)} back after {_percentiles(waits)} s", file=sys.stderr, flush=True)
        kill_time = time.monotonic()
        before = _answers(persons)
        waiting = set(before)
        while waiting and time.monotonic() < kill_time + _CONTINUE_SECONDS:
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
    return time.monotonic() - kill_time, downtimes


def _answers(persons: list[Person]) -> Counter[str]:
    """Return how many answers were acknowledged at each table."""
    found = Counter[str]()
    for person in persons:
        found[person.link] += len(person.kept)
    return found


async def _wait_for_joins(persons: list[Person]) -> None:
    """Wait until all clients have joined; their simultaneous arrival is not measured."""
    while not all(person.game for person in persons):  # noqa: ASYNC110 (there is no common event)
        await asyncio.sleep(0.1)


async def _wait_for_reconnects(persons: list[Person]) -> None:
    """Wait until all clients have reconnected, for a limited time."""
    until = time.monotonic() + _RECONNECT_SECONDS
    while any(person.left for person in persons) and time.monotonic() < until:  # noqa: ASYNC110 (there is no common event)
        await asyncio.sleep(0.1)


def run(campaign: Campaign) -> str:
    """Play, kill, check that every acknowledged command is stored once, and return the results."""
    database = Postgres("recovery_init_sync_method=syncfs", "max_connections=60")
    try:
        address = database.new_database()
        with closing(open_address(address)) as store, TemporaryDirectory() as folder:
            links = prepare_games(store, Load(tables=campaign.tables, persons=2, robots=2))
            servers = Servers(address, Path(folder) / "errors")
            persons = create_players(campaign, links, servers.ports)
            begun = time.monotonic()
            try:
                continued_after, downtimes = asyncio.run(run_campaign(campaign, servers, database, persons))
            finally:
                servers.stop()
                print((Path(folder) / "errors").read_text(errors="replace")[-6000:], file=sys.stderr)
            lasted = time.monotonic() - begun

            @cache
            def stored_steps(game: str) -> list[StepRow]:
                found = store.find_game(game)
                return found[1] if found else []

            def commanded(game: str) -> list[str]:
                """Return the players' answers, without the initial ones and the passes at the end of an auction."""
                return [line for step in stored_steps(game)[1:] if step.mark is not None for line in step.answers]

            for person in persons:
                _print_differences(person, commanded)
            check(lambda game: [*chain(*(step.answers for step in stored_steps(game)))], persons)
            check_once(commanded, persons)
            number, damaged, unplayable = store.check_all()
            assert not damaged, damaged
            assert not unplayable, unplayable
    finally:
        database.stop()
    return section(campaign, persons, lasted, continued_after, downtimes, number)


def _print_differences(person: Person, commanded: Callable[[str], list[str]]) -> None:
    """Print the differences between the acknowledgements of a player and the stored answers."""
    games = {sent.game for sent, _ in person.kept.values()}
    lines = [(game, line[2:]) for game in games for line in commanded(game) if line[0] == f"{person.seat}"]
    found = Counter(one for one in lines if not one[1].startswith(TAKEN))
    acknowledged = Counter((sent.game, sent.action) for sent, _ in person.kept.values())
    if found != acknowledged:
        differences = dict(found - acknowledged), dict(acknowledged - found), dict(person.refused)
        print(
            f"seat {person.seat} of {person.link}: stored only, acknowledged only, refused: {differences}",
            file=sys.stderr,
        )


def section(
    campaign: Campaign, persons: list[Person], lasted: float, continued_after: float, downtimes: list[Wait], number: int
) -> str:
    """Return the results as a section of the page."""
    head = (
        "tables | process kills | database kills | duration, s | answers acknowledged and stored once"
        " | answers sent again | connections lost | reconnected after, s | the same while the database was down"
        " | acknowledged after, s | the same while the database was down | database down for, s"
        " | all tables continued after, s | rooms and games with verified checksums"
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
        *(_percentiles(one) for waited in (back, waits) for one in _split_by_downtime(waited, downtimes)),
        _percentiles([end - begin for begin, end in downtimes]),
        f"{continued_after:.1f}",
        f"{number:,}",
    )
    lines = [
        "## Outages",
        "",
        "Each group of three latencies is p50, p99 and max.",
        "",
        *rows(head, len(cells), [cells]),
    ]
    return "\n".join(lines) + "\n"


def _split_by_downtime(waits: list[Wait], downtimes: list[Wait]) -> tuple[list[float], list[float]]:
    """Split waits into those without and with a downtime of the database; return their lengths."""
    found: tuple[list[float], list[float]] = [], []
    for begin, end in waits:
        found[any(begin < back and end > left for left, back in downtimes)].append(end - begin)
    return found


def _percentiles(waits: list[float]) -> str:
    ordered = sorted(waits) or [0.0]
    return ", ".join(f"{ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.2f}" for share in (0.5, 0.99, 1.0))


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(prog="make outages", description=__doc__)
    for name in ("tables", "kills", "database"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Campaign, name))
    for name in ("every", "pause"):
        parser.add_argument(f"--{name}", type=float, default=getattr(Campaign, name), help="seconds")
    print(run(Campaign(**vars(parser.parse_args()))), end="")


if __name__ == "__main__":
    main()
