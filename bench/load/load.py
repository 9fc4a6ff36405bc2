"""Load test of a server on this machine, with many tables: ``make load``; add its rows to ``bench/results.md``.

The server is a subprocess whose games are prepared before it starts; nothing else is contacted. The load is open
loop: players answer at a fixed rate, and latencies count from the time at which an answer was due.
``LOAD="--tables 100 --persons 1 --robots 3"`` measures one load instead of the series.
"""

import argparse
import asyncio
import gc
import resource
import sys
import time
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.postgres import Postgres

from bench.load.cgroup_limit import limit_processor
from bench.load.server_process import PLAYED, ServerProcess, prepare_games, run_server, spent
from bench.load.virtual_players import MAX_STEPS, Latencies, Load, TablePlayers, VirtualPlayers
from bench.results_page import rows, run_facts
from monopolista.server.app.startup import open_store
from monopolista.server.storage.factory import open_address

LIMITS = {
    "tables": 1_000,
    "persons": 8,
    "robots": 7,
    "moves": 2_000,
    "seconds": 600,
    "processes": 8,
    "postgres": 1,
    "share": 100,
}
"""The limits of the options."""
_TIMEOUT = 120.0
_SETTLE_SECONDS = 2.0
LIMITED = 40
"""The percentage of a processor per server that leaves enough of two for a database and the clients."""
SERIES = (
    Load(moves=50),
    Load(moves=300),
    Load(moves=800),
    Load(tables=100, persons=1, robots=3, moves=30),
    Load(tables=200, moves=100, postgres=1),
    Load(tables=200, moves=800, postgres=1),
    Load(tables=200, moves=400, share=LIMITED),
    Load(tables=200, moves=400, share=LIMITED, postgres=1),
    Load(tables=200, moves=400, share=LIMITED, postgres=1, processes=2),
)


@dataclass(frozen=True)
class LoadResults:
    """The results of a load."""

    load: Load
    latencies: Latencies
    connected_after: float
    """Seconds until all clients had connected to a new server."""
    spent: float
    """Seconds of processor time."""
    received: int
    memory: tuple[int, int, int, int]
    """Bytes before any client, with all clients, half-way, and at the end."""
    others: tuple[float, float]
    """Seconds of processor time of the database, and of the clients."""


async def measure(load: Load, servers: "Servers", links: list[tuple[str, list[str]]]) -> LoadResults:
    """Connect, play, and return the results."""
    crowd = VirtualPlayers(load)
    crowd.tables = [TablePlayers(crowd, link, shown) for link, shown in links]
    empty, begun = servers.memory(), time.perf_counter()
    await asyncio.wait_for(crowd.connect(*servers.ports), _TIMEOUT)
    entered = time.perf_counter() - begun
    await asyncio.sleep(_SETTLE_SECONDS)
    gc.collect()
    gc.disable()  # a pause of this process would count as latency of the server
    spent_before, received, full = servers.spent(), crowd.received, servers.memory()
    others = servers.database_spent(), time.process_time()
    crowd.latencies = Latencies()
    half, _ = await asyncio.gather(memory_in(load.seconds / 2, servers), crowd.play())
    if crowd.lost:
        crowd.latencies.failures["lost"] = crowd.lost
    results = LoadResults(
        load,
        crowd.latencies,
        entered,
        servers.spent() - spent_before,
        crowd.received - received,
        (empty, full, half, servers.memory()),
        (servers.database_spent() - others[0], time.process_time() - others[1]),
    )
    crowd.disconnect()
    await asyncio.sleep(_SETTLE_SECONDS)
    gc.enable()
    return results


async def memory_in(seconds: float, servers: "Servers") -> int:
    """Return the memory of the servers in bytes after this many seconds."""
    await asyncio.sleep(seconds)
    return servers.memory()


@dataclass(frozen=True)
class Servers:
    """The server processes, and their database, if there is one."""

    running: list[ServerProcess]
    database: Postgres | None

    @property
    def ports(self) -> list[int]:
        """Return their ports."""
        return [one.port for one in self.running]

    def memory(self) -> int:
        """Return their memory in bytes."""
        return sum(one.memory() for one in self.running)

    def spent(self) -> float:
        """Return their processor time in seconds."""
        return sum(one.spent() for one in self.running)

    def database_spent(self) -> float:
        """Return the processor time of the database in seconds."""
        if self.database is None:
            return 0.0
        parent = self.database.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return spent(parent) + sum(spent(int(one)) for one in children)


def measure_load(load: Load) -> LoadResults:
    """Prepare games, serve them in subprocesses, and measure a load."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits the limit
    with TemporaryDirectory() as folder, ExitStack() as stack:
        database = Postgres() if load.postgres else None
        address = ""
        if database is not None:
            stack.callback(database.stop)
            address = database.new_database()
        store = open_address(address) if address else open_store(Path(folder))
        links = prepare_games(store, load)
        store.close()
        running = [stack.enter_context(run_server(Path(folder), database=address)) for _ in range(load.processes)]
        for one in running:
            stack.enter_context(limit_processor(one.process.pid, load.share))
        return asyncio.run(measure(load, Servers(running, database), links))


def section(results: Iterable[LoadResults]) -> str:
    """Return the results as a section of the page."""
    head = (
        "tables | sockets | all connected after, s | answers/s requested | answers/s done | p50 ms | p99 ms | max ms"
        " | seen by all, p99 ms | CPU ms per answer: servers, database, clients | bytes per answer | KiB per table"
        " | MiB before, half-way, after"
    )
    lines = [
        "## Server load",
        "",
        *run_facts("make load"),
        "",
        f"Each table has four players, and {PLAYED} answers are played before the measurement.",
        "All players are simulated persons, except in the row with robots.",
        "The load is open loop: the latency of an answer counts from the time at which the answer is due.",
        "It ends with the acknowledgement to its sender, or, in the column *seen by all*, when all clients at the",
        "table have received the answer.",
        f"After {MAX_STEPS} steps, the clients abandon a game and start another one.",
        "",
        *rows(head, 13, (cells(one) for one in results)),
    ]
    return "\n".join(lines) + "\n"


def cells(one: LoadResults) -> tuple[str, ...]:
    """Return the cells of a row."""
    load, tale = one.load, one.latencies
    done = max(1, len(tale.answered))
    empty, full, half, end = one.memory
    robots = f" with {load.robots} robots each" if load.robots else ""
    return (
        f"{load.tables}{robots}{_where(load)}",
        f"{load.tables * load.persons:,}",
        f"{one.connected_after:.1f}",
        f"{load.moves}",
        f"{len(tale.answered) / load.seconds:.0f}",
        *(f"{1000 * percentile(tale.answered, share):.0f}" for share in (0.5, 0.99, 1.0)),
        f"{1000 * percentile(tale.seen, 0.99):.0f}",
        ", ".join(f"{1000 * spent / done:.1f}" for spent in (one.spent, *one.others)),
        f"{one.received / done:,.0f}",
        f"{(full - empty) / load.tables / 1024:.0f}",
        ", ".join(f"{held / 2**20:.0f}" for held in (full, half, end)),
    )


def _where(load: Load) -> str:
    """Return a description of processes and storage where they are not one process and a file."""
    shared = f", each limited to {load.share} % of a processor" if load.share < 100 else ""
    return (f", {load.processes} on PostgreSQL" if load.postgres else "") + shared


def percentile(waits: list[float], share: float) -> float:
    """Return a percentile of waits, 0 where there are none."""
    return sorted(waits)[min(len(waits) - 1, int(share * len(waits)))] if waits else 0.0


def parse_arguments() -> tuple[Load, ...]:
    """Parse the command line: one load, or the series."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    for name, most in LIMITS.items():
        parser.add_argument(f"--{name}", type=int, default=getattr(Load, name), help=f"at most {most}")
    results = vars(parser.parse_args())
    for name, most in LIMITS.items():
        if not (0 if name in ("robots", "postgres") else 1) <= results[name] <= most:
            parser.error(f"--{name} {results[name]}: 1 to {most}")
    if results["processes"] > 1 and not results["postgres"]:
        parser.error("--processes: a file serves one; add --postgres 1")
    return (Load(**results),) if len(sys.argv) > 1 else SERIES


def main() -> None:
    """Measure, and print the results."""
    results: list[LoadResults] = []
    for load in parse_arguments():
        results.append(measure_load(load))
        if results[-1].latencies.failures:
            print(f"{load}: {dict(results[-1].latencies.failures)}", file=sys.stderr)
    print(section(results), end="")


if __name__ == "__main__":
    main()
