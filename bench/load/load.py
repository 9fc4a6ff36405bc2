"""Load a server of this machine with many tables at once: ``make load``; its rows belong in ``bench/results.md``.

The server is a process of its own with games of its own, laid into its store before it starts; nothing else is
reached. Persons answer at so many tables a second, whether the server keeps up or not: what waits for it has been
waiting since it was due. ``LOAD="--tables 100 --persons 1 --robots 3"`` measures one load in place of the series.
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

from bench.load.cgroup_limit import held
from bench.load.server_process import PLAYED, Served, lay, served, spent
from bench.load.virtual_players import LONG, Crowd, Load, Party, Tale
from bench.results_page import rows
from monopolista.server.app.startup import open_store
from monopolista.server.storage.factory import open_address

MOST = {
    "tables": 1_000,
    "persons": 8,
    "robots": 7,
    "moves": 2_000,
    "seconds": 600,
    "processes": 8,
    "postgres": 1,
    "share": 100,
}
"""Nothing beyond is asked of a machine."""
_PATIENCE = 120.0
_SETTLING = 2.0
HELD = 40
"""The share of a processor that leaves enough of two for a database and a crowd beside two servers, in hundredths."""
SERIES = (
    Load(moves=50),
    Load(moves=300),
    Load(moves=800),
    Load(tables=100, persons=1, robots=3, moves=30),
    Load(tables=200, moves=100, postgres=1),
    Load(tables=200, moves=800, postgres=1),
    Load(tables=200, moves=400, share=HELD),
    Load(tables=200, moves=400, share=HELD, postgres=1),
    Load(tables=200, moves=400, share=HELD, postgres=1, processes=2),
)


@dataclass(frozen=True)
class Measured:
    """How a server bore a load."""

    load: Load
    tale: Tale
    entered: float
    """Seconds until everybody was in, the server having just started."""
    spent: float
    """Seconds of processor."""
    received: int
    memory: tuple[int, int, int, int]
    """Before anybody came, with everybody in, half-way, and at the end."""
    others: tuple[float, float]
    """Seconds of processor that the database took, and those who came."""


async def measure(load: Load, servers: "Servers", links: list[tuple[str, list[str]]]) -> Measured:
    """Come in, play, and tell."""
    crowd = Crowd(load)
    crowd.parties = [Party(crowd, link, shown) for link, shown in links]
    empty, begun = servers.memory(), time.perf_counter()
    await asyncio.wait_for(crowd.come(*servers.ports), _PATIENCE)
    entered = time.perf_counter() - begun
    await asyncio.sleep(_SETTLING)
    gc.collect()
    gc.disable()  # a pause of this process would be told as the server's
    taken, received, full = servers.spent(), crowd.received, servers.memory()
    others = servers.database_spent(), time.process_time()
    crowd.tale = Tale()
    half, _ = await asyncio.gather(memory_in(load.seconds / 2, servers), crowd.play())
    if crowd.lost:
        crowd.tale.trouble["lost"] = crowd.lost
    told = Measured(
        load,
        crowd.tale,
        entered,
        servers.spent() - taken,
        crowd.received - received,
        (empty, full, half, servers.memory()),
        (servers.database_spent() - others[0], time.process_time() - others[1]),
    )
    crowd.go()
    await asyncio.sleep(_SETTLING)
    gc.enable()
    return told


async def memory_in(seconds: float, servers: "Servers") -> int:
    """Return how many bytes the servers hold in so many seconds."""
    await asyncio.sleep(seconds)
    return servers.memory()


@dataclass(frozen=True)
class Servers:
    """The processes that serve, and the database beside them, where there is one."""

    running: list[Served]
    database: Postgres | None

    @property
    def ports(self) -> list[int]:
        """Return where they serve."""
        return [one.port for one in self.running]

    def memory(self) -> int:
        """Return how many bytes they hold."""
        return sum(one.memory() for one in self.running)

    def spent(self) -> float:
        """Return how many seconds of processor they have taken."""
        return sum(one.spent() for one in self.running)

    def database_spent(self) -> float:
        """Return the same of the database."""
        if self.database is None:
            return 0.0
        parent = self.database.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return spent(parent) + sum(spent(int(one)) for one in children)


def bear(load: Load) -> Measured:
    """Lay games, serve them in a process, and measure how it bears the load."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server's too, which is this process's child
    with TemporaryDirectory() as folder, ExitStack() as stack:
        database = Postgres() if load.postgres else None
        address = ""
        if database is not None:
            stack.callback(database.stop)
            address = database.new_database()
        store = open_address(address) if address else open_store(Path(folder))
        links = lay(store, load)
        store.close()
        running = [stack.enter_context(served(Path(folder), database=address)) for _ in range(load.processes)]
        for one in running:
            stack.enter_context(held(one.process.pid, load.share))
        return asyncio.run(measure(load, Servers(running, database), links))


def section(told: Iterable[Measured]) -> str:
    """Return the figures as a part of the page of results."""
    head = (
        "tables | sockets | all in, s | answers/s asked | had | p50 ms | p99 ms | worst ms | seen by all, p99 ms"
        " | processor ms an answer: servers, database, crowd | bytes an answer | KiB a table"
        " | MiB before, half-way, after"
    )
    lines = [
        "## Many tables",
        "",
        f"By `make load`: four at a table, {PLAYED} answers played; persons only, but for rows with robots. An answer",
        "waits from when it is due until whoever gave it hears that it is done, and until all at the table see it.",
        f"A game of {LONG} steps is given up, and another begins.",
        "",
        *rows(head, 13, (cells(one) for one in told)),
    ]
    return "\n".join(lines) + "\n"


def cells(one: Measured) -> tuple[str, ...]:
    """Return a row of figures."""
    load, tale = one.load, one.tale
    done = max(1, len(tale.answered))
    empty, full, half, end = one.memory
    robots = f" with {load.robots} robots each" if load.robots else ""
    return (
        f"{load.tables}{robots}{_where(load)}",
        f"{load.tables * load.persons:,}",
        f"{one.entered:.1f}",
        f"{load.moves}",
        f"{len(tale.answered) / load.seconds:.0f}",
        *(f"{1000 * at(tale.answered, share):.0f}" for share in (0.5, 0.99, 1.0)),
        f"{1000 * at(tale.seen, 0.99):.0f}",
        ", ".join(f"{1000 * spent / done:.1f}" for spent in (one.spent, *one.others)),
        f"{one.received / done:,.0f}",
        f"{(full - empty) / load.tables / 1024:.0f}",
        ", ".join(f"{held / 2**20:.0f}" for held in (full, half, end)),
    )


def _where(load: Load) -> str:
    """Return by how many processes a load was borne, and where games were kept, where that is not one and a file."""
    shared = f", each held to {load.share} % of a processor" if load.share < 100 else ""
    return (f", {load.processes} on PostgreSQL" if load.postgres else "") + shared


def at(waits: list[float], share: float) -> float:
    """Return how long so large a share waited at most."""
    return sorted(waits)[min(len(waits) - 1, int(share * len(waits)))] if waits else 0.0


def asked() -> tuple[Load, ...]:
    """Return what the command line asks for: one load, or the series."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    for name, most in MOST.items():
        parser.add_argument(f"--{name}", type=int, default=getattr(Load, name), help=f"at most {most}")
    told = vars(parser.parse_args())
    for name, most in MOST.items():
        if not (0 if name in ("robots", "postgres") else 1) <= told[name] <= most:
            parser.error(f"--{name} {told[name]}: 1 to {most}")
    if told["processes"] > 1 and not told["postgres"]:
        parser.error("--processes: a file serves one; add --postgres 1")
    return (Load(**told),) if len(sys.argv) > 1 else SERIES


def main() -> None:
    """Measure what is asked for, and print it."""
    told: list[Measured] = []
    for load in asked():
        told.append(bear(load))
        if told[-1].tale.trouble:
            print(f"{load}: {dict(told[-1].tale.trouble)}", file=sys.stderr)
    print(section(told), end="")


if __name__ == "__main__":
    main()
