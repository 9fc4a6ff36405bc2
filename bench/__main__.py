"""Measure the engine, plain and compiled, the bots, and a server with many tables: ``make bench``.

The figures go into ``bench/results.md``.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.load.load import SERIES, bear, section
from bench.results_page import page

BODIES = (False, True)
"""Plain, and compiled."""
RESULTS = Path(__file__).parent / "results.md"


def run(module: str, cache: str, *, compiled: bool) -> Any:
    """Run a measurement in a process of its own, with a place for what is compiled."""
    return at_once(module, cache, 1, compiled=compiled)[0]


def at_once(module: str, cache: str, copies: int, *, compiled: bool) -> list[Any]:
    """Run so many copies of a measurement side by side."""
    environment = os.environ | {"NUMBA_CACHE_DIR": cache, "MONOPOLISTA_COMPILED": "1" if compiled else "0"}
    command = [sys.executable, "-m", module]
    begun = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(copies)]
    told = [one.communicate()[0] for one in begun]
    if any(one.returncode for one in begun):
        raise SystemExit(f"{module} failed")
    return [json.loads(one) for one in told]


def main() -> None:
    """Measure everything, and write it down."""
    with TemporaryDirectory() as cache:
        cores = run("bench.micro.scaling", cache, compiled=False)
        run("bench.micro.deal", cache, compiled=True)  # what a process has compiled itself is slower than what it loads
        classic = [run("bench.micro.speed", cache, compiled=compiled) for compiled in BODIES]
        buyers = [run("bench.micro.buyer", cache, compiled=compiled) for compiled in BODIES]
        deal = [run("bench.micro.deal", cache, compiled=compiled) for compiled in BODIES]
        count = len(os.sched_getaffinity(0))
        full = [
            [at_once(module, cache, count, compiled=compiled) for compiled in BODIES]
            for module in ("bench.micro.speed", "bench.micro.deal")
        ]
        profile = run("bench.micro.profile", cache, compiled=True)
        learn = run("bench.micro.learn", cache, compiled=True)
        strength = run("bench.studies.strength", cache, compiled=True)
    told = page(classic, buyers, deal, full, cores, profile, learn, strength)
    told += "\n" + section(bear(load) for load in SERIES)
    RESULTS.write_text(told, encoding="utf-8")
    print(told)


if __name__ == "__main__":
    main()
