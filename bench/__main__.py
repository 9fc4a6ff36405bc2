"""Benchmark the engine, plain and compiled, the bots, and a server with many tables: ``make bench``.

The results are written to ``bench/results.md``.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.load.load import SERIES, measure_load, section
from bench.results_page import page

MODES = (False, True)
"""Plain and compiled."""
RESULTS = Path(__file__).parent / "results.md"


def run(module: str, cache: str, *, compiled: bool) -> Any:
    """Run a benchmark in a subprocess, with a folder for compiled code."""
    return run_copies(module, cache, 1, compiled=compiled)[0]


def run_copies(module: str, cache: str, copies: int, *, compiled: bool) -> list[Any]:
    """Run several copies of a benchmark in parallel."""
    environment = os.environ | {"NUMBA_CACHE_DIR": cache, "MONOPOLISTA_COMPILED": "1" if compiled else "0"}
    command = [sys.executable, "-m", module]
    started = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(copies)]
    outputs = [one.communicate()[0] for one in started]
    if any(one.returncode for one in started):
        raise SystemExit(f"{module} failed")
    return [json.loads(one) for one in outputs]


def main() -> None:
    """Run all benchmarks, and write the page of results."""
    with TemporaryDirectory() as cache:
        cores = run("bench.micro.scaling", cache, compiled=False)
        run(
            "bench.micro.deal", cache, compiled=True
        )  # code that a process has compiled itself is slower than code from the cache
        classic = [run("bench.micro.speed", cache, compiled=compiled) for compiled in MODES]
        buyers = [run("bench.micro.buyer", cache, compiled=compiled) for compiled in MODES]
        deal = [run("bench.micro.deal", cache, compiled=compiled) for compiled in MODES]
        count = len(os.sched_getaffinity(0))
        full = [
            [run_copies(module, cache, count, compiled=compiled) for compiled in MODES]
            for module in ("bench.micro.speed", "bench.micro.deal")
        ]
        profile = run("bench.micro.profile", cache, compiled=True)
        learn = run("bench.micro.learn", cache, compiled=True)
        strength = run("bench.studies.strength", cache, compiled=True)
    outputs = page(classic, buyers, deal, full, cores, profile, learn, strength)
    outputs += "\n" + section(measure_load(load) for load in SERIES)
    RESULTS.write_text(outputs, encoding="utf-8")
    print(outputs)


if __name__ == "__main__":
    main()
