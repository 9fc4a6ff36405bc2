"""Evaluate the current weights on games that were not used for training: ``python -m training.evaluate deal``."""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
import json
from random import Random
from typing import Any, Final

import numpy as np

from monopolista.games.interface.bot_entry import number_of
from training.game_config import GAMES, GameConfig, bots_of, config_of
from training.inference import odds_of
from training.metrics import Margins, Quality, margins, quality
from training.self_play import GAMES_PER_TABLE

SEED: Final = 1_000_003
"""The seed of games that are not used for training."""


def main() -> None:
    """Evaluate every edition by the number of seats, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=20_000, help="games of each edition and number of seats")
    parser.add_argument("--seed", type=int, default=SEED, help="seed of the games and of the choice of players")
    parser.add_argument("--only", nargs="+", help="names of the editions to evaluate, all by default")
    parser.add_argument("--seats", nargs="+", type=int, help="numbers of seats to evaluate, all by default")
    args = parser.parse_args()
    config = config_of(args.game)
    results = {
        name: {
            seats: as_data(*evaluate(config, box, seats, args.games, args.seed))
            for seats in some
            if seats <= box.most_seats and (args.seats is None or seats in args.seats)
        }
        for name, (box, some) in config.evaluated.items()
        if args.only is None or name in args.only
    }
    print(json.dumps(results, indent=2))


def evaluate(config: GameConfig, box: Any, seats: int, games: int, seed: int) -> tuple[Quality, Margins]:
    """Play games of an edition between bots of every strength, and compare the odds with the winners."""
    rng, odds, won, tables = Random(seed), list[Any](), list[Any](), list[Any]()
    strongest = (number_of("regular", config.bots),)
    for first in range(0, games, GAMES_PER_TABLE):
        bots = bots_of(rng, strongest, seats, config.weights_of_bots)
        some = config.positions(box, bots, seed, range(first, first + GAMES_PER_TABLE), config.every * seats)
        odds.append(odds_of(config.weights, config.features, some))
        won.append(some.won)
        tables.append(np.full(len(some.won), first))
    every = np.concatenate(odds), np.concatenate(won)
    return quality(*every), margins(*every, np.concatenate(tables))


def as_data(found: Quality, uncertain: Margins) -> dict[str, Any]:
    """Return the results as data; margins are half the widths of 95 % confidence intervals."""
    tenths = [{**one._asdict(), "margin": margin} for one, margin in zip(found.tenths, uncertain.tenths, strict=True)]
    return {
        **found._asdict(), "tenths": tenths, "worst": found.worst,
        "calibration_error": found.calibration_error, "margin": uncertain.calibration_error,
    }  # fmt: skip


if __name__ == "__main__":
    main()
