"""The speed of runs with one worker and with one for each core, told as JSON: games a second by the clock."""

import json
import os
import sys
import time

from bench.micro.speed import job_of
from monopolista.games.interface.pools import Part
from monopolista.simulate.runner.precompile import compile_once
from monopolista.simulate.runner.run import Task, play, tasks_of
from monopolista.simulate.runner.worker_pool import processes

GAMES = 8192
"""Games for each worker."""


def rate(workers: int) -> float:
    """Return how many games a second so many workers play."""
    job = job_of("regular")
    with processes(job, workers, say) as crew:
        start = time.perf_counter()
        play(tasks_of(job, GAMES * workers, compiled=True), crew, drop, lambda: False)
        return GAMES * workers / (time.perf_counter() - start)


def drop(_: Task, part: Part) -> None:
    """Do nothing with what was counted but see that it is there."""
    assert part.counts


def say(text: str) -> None:
    """Tell what takes its time."""
    print(text, file=sys.stderr)


def main() -> None:
    """Compile from nothing, measure and print."""
    os.environ["MONOPOLISTA_COMPILED"] = "1"
    start = time.perf_counter()
    compile_once(job_of("regular"), say)
    compilation = time.perf_counter() - start
    cores = len(os.sched_getaffinity(0))
    print(json.dumps({"compilation": compilation, "rates": {n: rate(n) for n in sorted({1, cores})}}))


if __name__ == "__main__":
    main()
