"""The speed of one body, measured in a process of its own, told as JSON."""

import json
import time
from typing import Any

from monopolista.kernel.jit import COMPILED
from monopolista.simulate import Pool

LEVELS = ("random", "regular")
MOST_TURNS = 300


def measure(level: str, games: int) -> dict[str, Any]:
    """Play games of four bots and say how many decisions a second they took, chance's answers not counted.

    The seconds are those of this process on its core.
    """
    pool = Pool("italy", [level] * 4, seed=games)
    start = time.process_time()
    decisions = sum(outcome.decisions for outcome in pool.play(games, MOST_TURNS))
    seconds = time.process_time() - start
    return {"level": level, "games": games, "decisions": decisions, "seconds": seconds}


def warm_up() -> float:
    """Compile, or load what was compiled, and return the seconds that it took; nothing in plain Python."""
    start = time.perf_counter()
    Pool("italy", ["random", "regular"], seed=0).play(1, most_turns=1)
    return time.perf_counter() - start


def main() -> None:
    """Measure and print."""
    ready = warm_up()
    sizes = (20, 200, 2000) if COMPILED else (20,)
    print(json.dumps({"ready": ready, "runs": [measure(level, games) for level in LEVELS for games in sizes]}))


if __name__ == "__main__":
    main()
