"""The speed of the classic game on one core, plain or compiled, as JSON.

Times are processor seconds of this process, so that other load of the machine is not counted.
"""

import json
import time
from collections.abc import Callable
from typing import Any

from bench.micro.baseline import rate
from monopolista.engine.chance import Stream
from monopolista.engine.game_counters import MOST_DECISIONS, GameCounters
from monopolista.engine.jit import COMPILED
from monopolista.engine.record_arrays import column
from monopolista.engine.records import dtype_of
from monopolista.games.classic.editions import load
from monopolista.games.classic.game import CLASSIC
from monopolista.games.classic.rules.records import Game
from monopolista.games.classic.simulation.count_records import Score
from monopolista.games.classic.simulation.parallel_games import Batch
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner import chunk_worker
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.seeding import words_of_games

BUYER = "bench.micro.buyer:choose"
SIZES = {"random": (256, 2), "regular": (4096, 40), BUYER: (2048, 20)}
"""Games of each bot, compiled and plain."""
BOTS = ("random", "regular")
"""The bots of the game itself."""
CHUNK = 256
ROUNDS = 3
"""How often the same games are played; the shortest time is the least disturbed."""
Played = tuple[int, int]
"""Decisions and turns."""


def job_of(bot: str) -> Job:
    """Return a job of four bots of a kind, with the full rules."""
    job = chunk_worker.job_of(CLASSIC, load("italy"), (bot,) * 4, seed=1)
    chunk_worker.load_custom_bots(job)
    return job


def with_counting(job: Job, first: int, count: int) -> Played:
    """Play as ``monopolista simulate`` does."""
    games = play_chunk(job, first, count).games
    return int(games["decisions"].sum()), int(games["turns"].sum())


def without_counting(job: Job, first: int, count: int) -> Played:
    """Play, and record the winners only."""
    batch = Batch(job.box, job.levels, [*words_of_games(job.seed, range(first, first + count))])
    decisions = batch.advance(job.most_turns, MOST_DECISIONS)
    assert not column(batch.tallies, "refused").any(), "a bot did what the rules refuse: its games were not played"
    return decisions, int(column(batch.tallies, "turns").sum())


def measure(bot: str, play: Callable[[Job, int, int], Played]) -> dict[str, Any]:
    """Play games of four bots, and return the rates per second."""
    games = SIZES[bot][0 if COMPILED else 1]
    job = job_of(bot)
    play(job, 0, 1)
    seconds = float("inf")
    decisions = turns = 0
    for _ in range(ROUNDS):
        start = time.process_time()
        parts = [play(job, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
        seconds = min(seconds, time.process_time() - start)
        decisions, turns = (sum(part[place] for part in parts) for place in range(2))
    return {
        "bot": "buyer" if bot == BUYER else bot,
        "counting": play is with_counting,
        "games": games / seconds,
        "turns": turns / seconds,
        "decisions": decisions / seconds,
    }


def main() -> None:
    """Measure, and print the results."""
    start = time.perf_counter()
    with_counting(job_of("regular"), 0, 1)
    ready = time.perf_counter() - start
    runs = [measure(bot, play) for bot in BOTS for play in (without_counting, with_counting)]
    memory = sum(dtype_of(kind).itemsize for kind in (Game, Stream, GameCounters, Score))
    print(json.dumps({"ready": ready, "runs": runs, "rolls": rate(), "memory": memory}))


if __name__ == "__main__":
    main()
