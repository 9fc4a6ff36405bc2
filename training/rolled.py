"""Hold the odds against rollouts: ``python -m training.rolled`` plays positions by lot on, many times each."""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
import json
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.bodies import blank
from monopolista.games.classic.bots.levels import LEVELS
from monopolista.games.classic.evaluation.judging import Desk, judge
from monopolista.games.classic.pool.batch import Batch
from monopolista.games.classic.pool.pool import POOL
from monopolista.games.classic.rules.tasks import is_chance
from monopolista.games.pools import Job
from monopolista.simulate.rollouts import Rollouts
from monopolista.simulate.seeding import words_of_games
from training.classic import seated

SEED: Final = 1_000_007
"""Of games that are not learnt from."""
MOST_TURNS: Final = 1_000
"""Turns of a seat after which a game is cut short."""
CUT: Final = 0.05
"""Where more of the games are cut short, nobody can say who would win: another position takes its place."""
DECISIONS: Final = 130
"""A position is taken after so many decisions of a seat at the most, as noted ones are: about as many as games have."""


def main() -> None:
    """Measure, and print the mean difference of odds and rollouts, with what chance makes of it."""
    asked = arguments()
    lots, level = Random(SEED), LEVELS.index(asked.bot)
    apart, chance = list[float](), list[float]()
    taken = number = 0
    while taken < asked.positions:
        said, won, cut = compared(lots, level, number, asked.games)
        number += 1
        if cut <= CUT:
            taken += 1
            apart += np.abs(said - won).tolist()
            chance += np.sqrt(2 / np.pi * won * (1 - won) / asked.games).tolist()
    told = {"seats": len(apart), "apart": float(np.mean(apart)), "by chance alone": float(np.mean(chance))}
    told |= {"positions without end": number - taken}
    print(json.dumps(told | {"worst tenth": float(np.quantile(apart, 0.9))}, indent=2))


def compared(lots: Random, level: int, number: int, games: int) -> tuple[NDArray[Any], NDArray[Any], float]:
    """Return the odds of a position of a table by lot, what was won from there, and the share that was cut short.

    Odds and wins are those of the seats still playing.
    """
    while True:
        box, bots = seated(lots, (level,), 1)
        batch = Batch(box, bots, [*words_of_games(SEED, [number])])
        batch.advance(MOST_TURNS, lots.randrange(1, DECISIONS * len(bots)))
        if seat_decides(batch):
            break
    alive = batch.games["players"]["playing"][0, : len(bots)] == 1
    job = Job(POOL, box, tuple(LEVELS[one] for one in bots), SEED, MOST_TURNS)
    games_won = Rollouts((batch.games.tobytes(),))(job, 0, games)[0]
    cut = float(np.isnan(games_won[:, 0]).mean())
    won = np.nanmean(games_won, axis=0) if cut < 1 else np.zeros(len(bots))
    return odds_at(batch)[alive], won[alive], cut


def seat_decides(batch: Batch) -> bool:
    """Say whether the first game of a batch goes on and waits for a seat: dice that roll are not judged."""
    depth = int(batch.games["depth"][0])
    return depth > 0 and not is_chance(int(batch.games["agenda"]["kind"][0, depth - 1]))


def odds_at(batch: Batch) -> NDArray[np.float64]:
    """Return the odds of the first game of a batch."""
    desk = blank(Desk, 1)
    judge(batch.editions[0], batch.seen[0], batch.last_turn, desk[0])
    seats = int(batch.games["seats"][0])
    return desk["sight"]["odds"][0, 0, :seats] / 1_000_000


def arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=200, help="positions, each of another table by lot")
    parser.add_argument("--games", type=int, default=10_000, help="games played on from each")
    parser.add_argument("--bot", default="regular", help="who plays at all seats")
    return parser.parse_args()


if __name__ == "__main__":
    main()
