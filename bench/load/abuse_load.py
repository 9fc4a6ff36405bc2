"""Besiege a server of this machine while persons play at it: ``make siege``; its rows belong in ``bench/results.md``.

The server is a process of its own, those who besiege it are another, and the persons are this one: first they play by
themselves, then beside the siege. ``SIEGE="--messages 30000 --requests 10000"`` makes it shorter.
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.load.attack_clients import Plan, Sent, besiege
from bench.load.load import at
from bench.load.server_process import Served, lay, served
from bench.load.virtual_players import Crowd, Load, Party, Tale
from bench.results_page import rows
from monopolista.server.app.startup import open_store

MOST = {"messages": 1_000_000, "requests": 1_000_000, "tables": 200, "moves": 100}
"""Nothing beyond is asked of a machine."""
_STRETCH = 5
"""Seconds after which one looks around."""
_CALM_STRETCHES = 4
_ATTACKED = 5
"""How many of the tables strangers know."""
_AFTERWARDS = 20
"""Seconds after which nothing of a siege is left: whoever owes something is gone."""
_PATIENCE = 60.0
_LONGEST = 1800.0
_BUSY_ELSEWHERE = 0.1
"""The share of a core that others may take of this machine where a stretch counts as undisturbed."""


@dataclass(frozen=True)
class Siege:
    """What is asked of the server."""

    messages: int = 300_000
    requests: int = 100_000
    tables: int = 25
    moves: int = 20
    """Answers of persons a second, at all tables together."""


@dataclass
class Stretch:
    """A few seconds, and what persons at the tables noticed."""

    tale: Tale
    elsewhere: float
    """The share of a core that was taken by others than server, besiegers and persons."""


@dataclass
class Told:
    """How a server bore a siege."""

    siege: Siege
    calm: list[Stretch] = field(default_factory=list[Stretch])
    beside: list[Stretch] = field(default_factory=list[Stretch])
    sent: Sent = field(default_factory=Sent)
    seconds: float = 0.0
    spent: float = 0.0
    memory: dict[str, int] = field(default_factory=dict[str, int])
    log: str = ""
    lost: int = 0


class Machine:
    """The machine's processors, and who takes them."""

    def __init__(self, *ours: int) -> None:
        self._ours = ours
        self._seen = self._look()

    def elsewhere(self) -> float:
        """Return which share of a core others than these have taken since it was last asked."""
        before, self._seen = self._seen, self._look()
        clock, busy = (now - then for now, then in zip(self._seen, before, strict=True))
        return max(0.0, busy / clock)

    def _look(self) -> tuple[float, float]:
        tick = os.sysconf("SC_CLK_TCK")
        told = [int(one) for one in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        busy = sum(told) - told[3] - told[4]
        ours = sum(_ticks(process) for process in self._ours)
        return time.perf_counter(), (busy - ours) / tick


def _ticks(process: int) -> int:
    try:
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(told[11]) + int(told[12])


async def stretch(crowd: Crowd, machine: Machine) -> Stretch:
    """Play for a few seconds."""
    crowd.tale = Tale()
    await crowd.play()
    return Stretch(crowd.tale, machine.elsewhere())


async def measure(siege: Siege, server: Served, links: list[tuple[str, list[str]]], errors: Path) -> Told:
    """Come in, play, be besieged, and tell."""
    told = Told(siege)
    crowd = Crowd(Load(tables=siege.tables, moves=siege.moves, seconds=_STRETCH))
    crowd.parties = [Party(crowd, link, shown) for link, shown in links]
    await asyncio.wait_for(crowd.come(server.port), _PATIENCE)
    gc.disable()  # a pause of this process would be told as the server's
    machine = Machine(server.process.pid, os.getpid())
    told.calm = [await stretch(crowd, machine) for _ in range(_CALM_STRETCHES)]
    told.memory["before"], spent, begun = server.memory(), server.spent(), time.perf_counter()
    plan = Plan(server.port, tuple(link for link, _ in links[:_ATTACKED]), siege.messages, siege.requests)
    with attacking(plan) as (attackers, heard):
        machine = Machine(server.process.pid, os.getpid(), attackers.pid or 0)
        while attackers.is_alive() and time.perf_counter() - begun < _LONGEST:
            told.beside.append(await stretch(crowd, machine))
            for told.sent in heard():
                pass
            print(progress(told, server, crowd), file=sys.stderr)
        for told.sent in heard():
            pass
    told.seconds, told.spent = time.perf_counter() - begun, server.spent() - spent
    told.memory["at the end"] = server.memory()
    await asyncio.sleep(_AFTERWARDS)
    told.memory["after"], told.memory["at most"] = server.memory(), server.most_memory()
    told.log, told.lost = written(errors), crowd.lost
    crowd.go()
    return told


def written(errors: Path) -> str:
    """Return what the server has written of its troubles."""
    return errors.read_text(errors="replace")


@contextmanager
def attacking(plan: Plan) -> Generator[tuple[BaseProcess, Callable[[], Iterator[Sent]]]]:
    """Have a process attack until it is done, or until the end of the block."""
    spawn = multiprocessing.get_context("spawn")
    hears, tells = spawn.Pipe(duplex=False)
    attackers = spawn.Process(target=besiege, args=(plan, tells), daemon=True)
    attackers.start()
    tells.close()

    def heard() -> Iterator[Sent]:
        try:
            while hears.poll():
                yield hears.recv()
        except EOFError:
            return

    try:
        yield attackers, heard
    finally:
        attackers.terminate()
        attackers.join()


def progress(told: Told, server: Served, crowd: Crowd) -> str:
    """Return a line on how it goes."""
    sent, last = told.sent, told.beside[-1]
    waits = ", ".join(f"{1000 * at(last.tale.answered, share):.0f}" for share in (0.5, 0.99, 1.0))
    return (
        f"{sent.messages:,} messages, {sent.requests:,} requests, {sent.connections:,} connections; "
        f"{len(last.tale.answered)} answers in {waits} ms; {server.memory() / 2**20:.0f} MiB; "
        f"elsewhere {last.elsewhere:.2f}; lost {crowd.lost}"
    )


def section(told: Told) -> str:
    """Return the figures as a part of the page of results."""
    calm, beside = waits(told.calm), waits(told.beside)
    undisturbed = [one for one in told.beside if one.elsewhere <= _BUSY_ELSEWHERE]
    answers = [f"{status or 'nothing'} {many:,}" for status, many in told.sent.answers.most_common()]
    head = "persons' answers | had | p50 ms | p99 ms | worst ms | a core's share taken by others"
    lines = [
        "## A siege",
        "",
        f"By `make siege`: {told.siege.tables} tables of four persons, {told.siege.moves} answers a second;",
        f"{told.sent.messages:,} hostile messages and {told.sent.requests:,} requests over {told.sent.connections:,}",
        f"connections in {told.seconds:.0f} s, as fast as the server took them ({told.spent:.0f} s of its processor).",
        "",
        *rows(
            head,
            6,
            (
                ("by themselves", *calm, busy(told.calm)),
                ("beside the siege", *beside, busy(told.beside)),
                (f"of that undisturbed, {len(undisturbed) * _STRETCH} s", *waits(undisturbed), busy(undisturbed)),
            ),
        ),
        "",
        f"The server's log: {told.log.count(chr(10))} lines, {told.log.count('Traceback')} tracebacks.",
        f"Its memory: {', '.join(f'{when} {size / 2**20:.0f} MiB' for when, size in told.memory.items())}.",
        f"Persons' lines lost: {told.lost}; answers refused: {sum(refused(told).values())}.",
        f"What requests were answered: {', '.join(answers)}.",
    ]
    return "\n".join(lines) + "\n"


def waits(stretches: list[Stretch]) -> tuple[str, ...]:
    """Return how many answers there were, and how long they took."""
    answered = [wait for one in stretches for wait in one.tale.answered]
    return f"{len(answered):,}", *(f"{1000 * at(answered, share):.0f}" for share in (0.5, 0.99, 1.0))


def busy(stretches: list[Stretch]) -> str:
    """Return how busy the machine was with other things."""
    return f"{sum(one.elsewhere for one in stretches) / max(1, len(stretches)):.2f}"


def refused(told: Told) -> dict[str, int]:
    """Return what answers of persons were refused for."""
    found: dict[str, int] = {}
    for one in (*told.calm, *told.beside):
        for code, many in one.tale.trouble.items():
            found[code] = found.get(code, 0) + many
    return found


def asked() -> Siege:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="make siege", description=__doc__)
    for name, most in MOST.items():
        parser.add_argument(f"--{name}", type=int, default=getattr(Siege, name), help=f"at most {most}")
    told = vars(parser.parse_args())
    for name, most in MOST.items():
        if not 1 <= told[name] <= most:
            parser.error(f"--{name} {told[name]}: 1 to {most}")
    return Siege(**told)


def main() -> None:
    """Lay tables, serve them in a process, besiege it, and print how it bore that."""
    siege = asked()
    with TemporaryDirectory() as folder:
        data, errors = Path(folder) / "data", Path(folder) / "errors.txt"
        store = open_store(data)
        links = lay(store, Load(tables=siege.tables))
        store.close()
        with served(data, errors) as server:
            told = asyncio.run(measure(siege, server, links, errors))
        ended = written(errors).removeprefix(told.log)
    print(section(told), end="")
    if "Traceback" in told.log or ended:
        raise SystemExit(f"The server failed:\n{told.log}{ended}")


if __name__ == "__main__":
    main()
