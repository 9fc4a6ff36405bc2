"""Measure the engine plain and compiled, and the bots: ``make bench``."""

import json
import os
import subprocess
import sys
from tempfile import TemporaryDirectory
from typing import Any

WANTED = 20_000


def run(module: str, cache: str | None) -> Any:
    """Run a measurement in a process of its own, compiled where it is given a place for what it compiles."""
    environment = {key: value for key, value in os.environ.items() if key != "MONOPOLISTA_COMPILED"}
    if cache is not None:
        environment |= {"MONOPOLISTA_COMPILED": "1", "NUMBA_CACHE_DIR": cache}
    done = subprocess.run(
        [sys.executable, "-m", module], env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    return json.loads(done.stdout)


def rate(one: dict[str, Any]) -> float:
    """Return decisions a second."""
    return one["decisions"] / one["seconds"]


def tell_speed(plain: Any, compiled: Any, again: Any) -> None:
    """Print the speeds side by side."""
    slow = {one["level"]: rate(one) for one in plain["runs"]}
    for level, speed in slow.items():
        print(
            f"plain     {level:8} {speed:12,.0f} decisions/s" + (f"   wanted: {WANTED:,}" if level == "random" else "")
        )
    for one in compiled["runs"]:
        ratio = rate(one) / slow[one["level"]]
        print(
            f"compiled  {one['level']:8} {rate(one):12,.0f} decisions/s   {one['games']:5} games   {ratio:5.0f} x plain"
        )
    print(f"first compilation {compiled['ready']:.1f} s, from the cache {again['ready']:.1f} s")


def main() -> None:
    """Measure everything, slowest last."""
    plain = run("bench.speed", None)
    with TemporaryDirectory() as cache:
        compiled = run("bench.speed", cache)
        again = run("bench.speed", cache)
        tell_speed(plain, compiled, again)
        for what, hits, games, low, high in run("bench.strength", cache):
            print(f"{what:42} {hits:5} of {games}   {100 * low:.1f} to {100 * high:.1f} %")


if __name__ == "__main__":
    main()
