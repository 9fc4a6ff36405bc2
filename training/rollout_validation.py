"""Compare the odds with rollouts of random positions: ``python -m training.rollout_validation classic``."""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
import json
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.network import ODDS
from monopolista.games import game_of
from monopolista.games.interface.bot_entry import number_of
from monopolista.games.interface.pools import Job
from monopolista.simulate.lookahead import FAR, TIMES, foresee
from monopolista.simulate.rollouts import Rollouts
from monopolista.simulate.runner.seeding import words_of_games
from training.game_config import GAMES, Subject, subject_of

SEED: Final = 1_000_007
"""Of games that are not learnt from."""
MOST_TURNS: Final = 1_000
"""Turns of a seat after which a game is cut short."""
CUT: Final = 0.05
"""Where more of the games are cut short, nobody can say who would win: another position takes its place."""
DECISIONS: Final = {"classic": 130, "deal": 40}
"""A position is taken after so many decisions of a seat at the most, as noted ones are: about as many as games have."""


class Compared(NamedTuple):
    """What was said of a position, and what came of it: arrays of a value for each seat still playing, of 1."""

    said: NDArray[Any]
    """The odds at once."""
    foreseen: NDArray[Any]
    """Those that look ahead."""
    won: NDArray[Any]
    """The share of the games."""


def main() -> None:
    """Measure, and print the mean difference of odds and rollouts, with what chance makes of it."""
    asked = arguments()
    subject, lots = subject_of(asked.game), Random(asked.seed)
    found = list[Compared]()
    number = 0
    while len(found) < asked.positions:
        one = compared(subject, lots, number, asked)
        number += 1
        if one is not None:
            found.append(one)
    said, foreseen, won = (np.concatenate(column) for column in zip(*found, strict=True))
    chance = float(np.sqrt(2 / np.pi * won * (1 - won) / asked.games).mean())
    told = {"seats": len(won), "positions without end": number - asked.positions, "by chance alone": chance}
    print(json.dumps(told | {"at once": apart(said, won), "looking ahead": apart(foreseen, won)}, indent=2))


def apart(odds: NDArray[Any], won: NDArray[Any]) -> dict[str, float]:
    """Return by how much odds differ from what was won: in the mean, and beyond which the worst tenth does."""
    differ = np.abs(odds - won)
    return {"mean": float(differ.mean()), "worst tenth": float(np.quantile(differ, 0.9))}


def compared(subject: Subject, lots: Random, number: int, asked: argparse.Namespace) -> Compared | None:
    """Return what is said of a position of a table by lot and what comes of it; None where many games do not end."""
    box, bots = subject.seated(lots, (number_of(asked.bot, subject.bots),), 1)
    while True:
        batch = subject.begun(box, bots, [*words_of_games(asked.seed, [number])])
        batch.advance(MOST_TURNS, lots.randrange(1, DECISIONS[asked.game] * len(bots)))
        said = batch.odds(box)[0] / ODDS
        if batch.games["depth"][0] > 0:
            break
    state = batch.games.tobytes()
    names = tuple(subject.bots[one].name for one in bots)
    job = Job(game_of(box.id).pool, box, names, asked.seed, MOST_TURNS)
    foreseen = np.array(foresee(job, state, times=asked.times, far=asked.far)) / ODDS
    games = Rollouts((state,), subject.seen_by)(job, 0, asked.games)[0]
    if np.isnan(games[:, 0]).mean() > CUT:
        return None
    alive = batch.games["players"]["playing"][0, : len(bots)] == 1
    return Compared(said[alive], foreseen[alive], np.nanmean(games, axis=0)[alive])


def arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--positions", type=int, default=200, help="positions, each of another table by lot")
    parser.add_argument("--games", type=int, default=10_000, help="games played on from each")
    parser.add_argument("--bot", default="regular", help="who plays at all seats")
    parser.add_argument("--times", type=int, default=TIMES, help="how often odds that look ahead play a position on")
    parser.add_argument("--far", type=int, default=FAR, help="for how many decisions")
    parser.add_argument("--seed", type=int, default=SEED, help="of the tables and their games")
    return parser.parse_args()


if __name__ == "__main__":
    main()
