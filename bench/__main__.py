"""Measure the engine, plain and compiled, and the bots: ``make bench``. The figures go into ``bench/results.md``."""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.page import page

RESULTS = Path(__file__).parent / "results.md"


def run(module: str, cache: str, *, compiled: bool) -> Any:
    """Run a measurement in a process of its own, with a place for what is compiled."""
    environment = os.environ | {"NUMBA_CACHE_DIR": cache, "MONOPOLISTA_COMPILED": "1" if compiled else "0"}
    done = subprocess.run(
        [sys.executable, "-m", module], env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    return json.loads(done.stdout)


def main() -> None:
    """Measure everything, and write it down."""
    with TemporaryDirectory() as cache:
        cores = run("bench.cores", cache, compiled=False)
        plain = run("bench.speed", cache, compiled=False)
        fast = run("bench.speed", cache, compiled=True)
        profile = run("bench.profile", cache, compiled=True)
        deal = [run("bench.deal", cache, compiled=compiled) for compiled in (False, True)]
        strength = run("bench.strength", cache, compiled=True)
    told = page(plain, fast, cores, profile, deal, strength)
    RESULTS.write_text(told, encoding="utf-8")
    print(told)


if __name__ == "__main__":
    main()
