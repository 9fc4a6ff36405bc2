"""Validate the odds with rollouts of random positions: ``python -m training.rollout_validation classic``."""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
import json
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.network.kernels import ODDS
from monopolista.games import game_of
from monopolista.games.interface.bot_entry import number_of
from monopolista.games.interface.simulator import Job
from monopolista.simulate.lookahead import FAR, TIMES, look_ahead
from monopolista.simulate.rollouts import Rollouts
from monopolista.simulate.runner.seeding import words_of_games
from training.game_config import GAMES, GameConfig, config_of

SEED: Final = 1_000_007
"""The seed of games that are not used for training."""
MOST_TURNS: Final = 1_000
"""Turns of a seat after which a game is cut short."""
CUT: Final = 0.05
"""The largest share of cut games for which the result counts; otherwise another position is drawn."""


class Compared(NamedTuple):
    """The odds of a position and its results: arrays with a value from 0 to 1 for each seat that still plays."""

    direct: NDArray[Any]
    """The odds without a search."""
    with_lookahead: NDArray[Any]
    """The odds with a lookahead."""
    won: NDArray[Any]
    """The share of won rollouts."""


def main() -> None:
    """Print the mean difference of odds and rollouts, and the share of it that is sampling error."""
    args = parse_arguments()
    config, rng = config_of(args.game), Random(args.seed)
    found = list[Compared]()
    number = 0
    while len(found) < args.positions:
        one = compare(config, rng, number, args)
        number += 1
        if one is not None:
            found.append(one)
    direct, with_lookahead, won = (np.concatenate(column) for column in zip(*found, strict=True))
    chance = float(np.sqrt(2 / np.pi * won * (1 - won) / args.games).mean())
    results = {"seats": len(won), "positions without end": number - args.positions, "by chance alone": chance}
    print(
        json.dumps(
            results | {"at once": differences(direct, won), "looking ahead": differences(with_lookahead, won)}, indent=2
        )
    )


def differences(odds: NDArray[Any], won: NDArray[Any]) -> dict[str, float]:
    """Return the mean absolute difference of odds and results, and its ninetieth percentile."""
    differ = np.abs(odds - won)
    return {"mean": float(differ.mean()), "worst tenth": float(np.quantile(differ, 0.9))}


def compare(config: GameConfig, rng: Random, number: int, args: argparse.Namespace) -> Compared | None:
    """Return the comparison for a position of a random table; None where many of its games do not end."""
    box, bots = config.draw_table(rng, (number_of(args.bot, config.bots),), 1)
    while True:
        batch = config.start_games(box, bots, [*words_of_games(args.seed, [number])])
        batch.advance(MOST_TURNS, rng.randrange(1, config.validated_decisions * len(bots)))
        direct = batch.odds(box)[0] / ODDS
        if batch.games["depth"][0] > 0:
            break
    state = batch.games.tobytes()
    names = tuple(config.bots[one].name for one in bots)
    job = Job(game_of(box.id).simulator, box, names, args.seed, MOST_TURNS)
    with_lookahead = np.array(look_ahead(job, state, times=args.times, far=args.far)) / ODDS
    games = Rollouts((state,), config.viewer)(job, 0, args.games)[0]
    if np.isnan(games[:, 0]).mean() > CUT:
        return None
    alive = batch.games["players"]["playing"][0, : len(bots)] == 1
    return Compared(direct[alive], with_lookahead[alive], np.nanmean(games, axis=0)[alive])


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--positions", type=int, default=200, help="positions, each from another random table")
    parser.add_argument("--games", type=int, default=10_000, help="games played on from each")
    parser.add_argument("--bot", default="regular", help="who plays at all seats")
    parser.add_argument("--times", type=int, default=TIMES, help="how often odds that look ahead play a position on")
    parser.add_argument("--far", type=int, default=FAR, help="for how many decisions")
    parser.add_argument("--seed", type=int, default=SEED, help="of the tables and their games")
    return parser.parse_args()


if __name__ == "__main__":
    main()
