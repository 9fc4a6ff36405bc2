"""The speed of runs with one worker and with one per core, in games per second of wall-clock time, as JSON."""

import json
import os
import sys
import time

from bench.micro.speed import job_of
from monopolista.games.interface.simulator import Part
from monopolista.simulate.runner.precompile import SIMULATIONS, compile_once
from monopolista.simulate.runner.run import Task, play, tasks_of
from monopolista.simulate.runner.worker_pool import processes

GAMES = 8192
"""Games for each worker."""


def rate(workers: int) -> float:
    """Return the games per second of the given number of workers."""
    job = job_of("regular")
    with processes(job, workers, print_note) as pool:
        start = time.perf_counter()
        play(tasks_of(job, GAMES * workers, compiled=True), pool, drop, lambda: False)
        return GAMES * workers / (time.perf_counter() - start)


def drop(_: Task, part: Part) -> None:
    """Check that a part has counts, and discard it."""
    assert part.counts


def print_note(text: str) -> None:
    """Print a note about what takes its time."""
    print(text, file=sys.stderr)


def main() -> None:
    """Compile without a cache, measure, and print the results."""
    os.environ["MONOPOLISTA_COMPILED"] = "1"
    start = time.perf_counter()
    compile_once(job_of("regular"), print_note, SIMULATIONS)
    compilation = time.perf_counter() - start
    cores = len(os.sched_getaffinity(0))
    print(json.dumps({"compilation": compilation, "rates": {n: rate(n) for n in sorted({1, cores})}}))


if __name__ == "__main__":
    main()
