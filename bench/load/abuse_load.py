"""Attack a server of this machine while simulated players use it: ``make abuse``; add its rows to ``bench/results.md``.

The server, the attackers and the players run in three processes: first the players alone, then during the attack.
``ABUSE="--messages 30000 --requests 10000"`` makes it shorter.
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

from bench.load.attack_clients import Plan, Sent, run_attack
from bench.load.load import percentile
from bench.load.server_process import ServerProcess, prepare_games, run_server
from bench.load.virtual_players import Latencies, Load, TablePlayers, VirtualPlayers
from bench.results_page import rows, run_facts
from monopolista.server.app.startup import open_store

LIMITS = {"messages": 1_000_000, "requests": 1_000_000, "tables": 200, "moves": 100}
"""The limits of the options."""
_INTERVAL = 5
"""The length of a measurement interval in seconds."""
_CALM_INTERVALS = 4
_ATTACKED = 5
"""How many of the tables the attackers know."""
_SECONDS_AFTER = 20
"""Seconds after the attack, in which all deadlines of its connections pass."""
_TIMEOUT = 60.0
_LONGEST = 1800.0
_BUSY_ELSEWHERE = 0.1
"""The share of a core that other processes may use in an interval that counts as undisturbed."""


@dataclass(frozen=True)
class AttackLoad:
    """The load of an attack."""

    messages: int = 300_000
    requests: int = 100_000
    tables: int = 25
    moves: int = 20
    """Players' answers per second, at all tables together."""


@dataclass
class Interval:
    """A measurement interval, with the latencies of the players."""

    latencies: Latencies
    others: float
    """The share of a core that other processes used: not server, attackers or players."""


@dataclass
class AttackResults:
    """The results of an attack."""

    load: AttackLoad
    before: list[Interval] = field(default_factory=list[Interval])
    during: list[Interval] = field(default_factory=list[Interval])
    sent: Sent = field(default_factory=Sent)
    seconds: float = 0.0
    spent: float = 0.0
    memory: dict[str, int] = field(default_factory=dict[str, int])
    log: str = ""
    lost: int = 0


class Machine:
    """The processors of the machine, and their use by other processes."""

    def __init__(self, *ours: int) -> None:
        self._ours = ours
        self._seen = self._read()

    def others(self) -> float:
        """Return the share of a core that other processes have used since the last call."""
        before, self._seen = self._seen, self._read()
        clock, busy = (now - then for now, then in zip(self._seen, before, strict=True))
        return max(0.0, busy / clock)

    def _read(self) -> tuple[float, float]:
        tick = os.sysconf("SC_CLK_TCK")
        fields = [int(one) for one in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        busy = sum(fields) - fields[3] - fields[4]
        ours = sum(_ticks(process) for process in self._ours)
        return time.perf_counter(), (busy - ours) / tick


def _ticks(process: int) -> int:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


async def measure_interval(crowd: VirtualPlayers, machine: Machine) -> Interval:
    """Play for one interval."""
    crowd.latencies = Latencies()
    await crowd.play()
    return Interval(crowd.latencies, machine.others())


async def measure(
    load: AttackLoad, server: ServerProcess, links: list[tuple[str, list[str]]], errors: Path
) -> AttackResults:
    """Connect, play, be attacked, and return the results."""
    results = AttackResults(load)
    crowd = VirtualPlayers(Load(tables=load.tables, moves=load.moves, seconds=_INTERVAL))
    crowd.tables = [TablePlayers(crowd, link, shown) for link, shown in links]
    await asyncio.wait_for(crowd.connect(server.port), _TIMEOUT)
    gc.disable()  # a pause of this process would count as latency of the server
    machine = Machine(server.process.pid, os.getpid())
    results.before = [await measure_interval(crowd, machine) for _ in range(_CALM_INTERVALS)]
    results.memory["before"], spent, begun = server.memory(), server.spent(), time.perf_counter()
    plan = Plan(server.port, tuple(link for link, _ in links[:_ATTACKED]), load.messages, load.requests)
    with attacking(plan) as (attackers, read_reports):
        machine = Machine(server.process.pid, os.getpid(), attackers.pid or 0)
        while attackers.is_alive() and time.perf_counter() - begun < _LONGEST:
            results.during.append(await measure_interval(crowd, machine))
            for results.sent in read_reports():
                pass
            print(progress(results, server, crowd), file=sys.stderr)
        for results.sent in read_reports():
            pass
    results.seconds, results.spent = time.perf_counter() - begun, server.spent() - spent
    results.memory["at the end"] = server.memory()
    await asyncio.sleep(_SECONDS_AFTER)
    results.memory["after"], results.memory["at most"] = server.memory(), server.most_memory()
    results.log, results.lost = read_log(errors), crowd.lost
    crowd.disconnect()
    return results


def read_log(errors: Path) -> str:
    """Return the server's log."""
    return errors.read_text(errors="replace")


@contextmanager
def attacking(plan: Plan) -> Generator[tuple[BaseProcess, Callable[[], Iterator[Sent]]]]:
    """Run the attackers in a subprocess until they are done, or until the end of the block."""
    spawn = multiprocessing.get_context("spawn")
    receiver, sender = spawn.Pipe(duplex=False)
    attackers = spawn.Process(target=run_attack, args=(plan, sender), daemon=True)
    attackers.start()
    sender.close()

    def received() -> Iterator[Sent]:
        try:
            while receiver.poll():
                yield receiver.recv()
        except EOFError:
            return

    try:
        yield attackers, received
    finally:
        attackers.terminate()
        attackers.join()


def progress(results: AttackResults, server: ServerProcess, crowd: VirtualPlayers) -> str:
    """Return a line of progress."""
    sent, last = results.sent, results.during[-1]
    waits = ", ".join(f"{1000 * percentile(last.latencies.answered, share):.0f}" for share in (0.5, 0.99, 1.0))
    return (
        f"{sent.messages:,} messages, {sent.requests:,} requests, {sent.connections:,} connections; "
        f"{len(last.latencies.answered)} answers in {waits} ms; {server.memory() / 2**20:.0f} MiB; "
        f"elsewhere {last.others:.2f}; lost {crowd.lost}"
    )


def section(results: AttackResults) -> str:
    """Return the results as a section of the page."""
    sent = results.sent
    undisturbed = [one for one in results.during if one.others <= _BUSY_ELSEWHERE]
    answers = [f"{status or 'nothing'} {many:,}" for status, many in sent.answers.most_common()]
    memory = ", ".join(f"{when} {size / 2**20:.0f} MiB" for when, size in results.memory.items())
    head = "answers of players | count | p50 ms | p99 ms | max ms | share of a core that other processes used"
    lines = [
        "## Abuse load",
        "",
        *run_facts("make abuse"),
        "",
        f"The clients at {results.load.tables} tables of four players give {results.load.moves} answers a second.",
        "During this, attack clients send",
        f"{sent.messages:,} hostile messages and {sent.requests:,} requests over {sent.connections:,} connections",
        f"in {results.seconds:.0f} s, as fast as the server accepts them.",
        f"The server used {results.spent:.0f} s of CPU time.",
        "",
        *rows(
            head,
            6,
            (
                ("before the attack", *waits(results.before), busy(results.before)),
                ("during the attack", *waits(results.during), busy(results.during)),
                (
                    f"during the attack, without disturbance by other processes, {len(undisturbed) * _INTERVAL} s",
                    *waits(undisturbed),
                    busy(undisturbed),
                ),
            ),
        ),
        "",
        f"- Log of the server: {results.log.count(chr(10))} lines, {results.log.count('Traceback')} tracebacks.",
        f"- Memory of the server: {memory}.",
        f"- Connections of players lost: {results.lost}. Answers of players refused: {sum(refused(results).values())}.",
        f"- Requests by status of the response: {', '.join(answers)}.",
    ]
    return "\n".join(lines) + "\n"


def waits(stretches: list[Interval]) -> tuple[str, ...]:
    """Return the number of answers, and their latencies p50, p99 and max."""
    answered = [wait for one in stretches for wait in one.latencies.answered]
    return f"{len(answered):,}", *(f"{1000 * percentile(answered, share):.0f}" for share in (0.5, 0.99, 1.0))


def busy(stretches: list[Interval]) -> str:
    """Return the mean share of a core that other processes used."""
    return f"{sum(one.others for one in stretches) / max(1, len(stretches)):.2f}"


def refused(results: AttackResults) -> dict[str, int]:
    """Return the reasons for which answers were refused, with counts."""
    found: dict[str, int] = {}
    for one in (*results.before, *results.during):
        for code, many in one.latencies.failures.items():
            found[code] = found.get(code, 0) + many
    return found


def parse_arguments() -> AttackLoad:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="make abuse", description=__doc__)
    for name, most in LIMITS.items():
        parser.add_argument(f"--{name}", type=int, default=getattr(AttackLoad, name), help=f"at most {most}")
    values = vars(parser.parse_args())
    for name, most in LIMITS.items():
        if not 1 <= values[name] <= most:
            parser.error(f"--{name} {values[name]}: 1 to {most}")
    return AttackLoad(**values)


def main() -> None:
    """Prepare tables, serve them in a subprocess, attack it, and print the results."""
    load = parse_arguments()
    with TemporaryDirectory() as folder:
        data, errors = Path(folder) / "data", Path(folder) / "errors.txt"
        store = open_store(data)
        links = prepare_games(store, Load(tables=load.tables))
        store.close()
        with run_server(data, errors) as server:
            results = asyncio.run(measure(load, server, links, errors))
        ended = read_log(errors).removeprefix(results.log)
    print(section(results), end="")
    if "Traceback" in results.log or ended:
        raise SystemExit(f"The server failed:\n{results.log}{ended}")


if __name__ == "__main__":
    main()
