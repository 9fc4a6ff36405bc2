"""Play tables by lot and keep positions of them: ``python -m training.play --tables 1000 --out FOLDER``.

A process of its own, for the rules are compiled in it with the weights that there are.
"""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from monopolista.games.bots import number_of
from monopolista.games.classic.bots.levels import BOTS
from training.positions import Positions, positions
from training.tables import seated

GAMES: Final = 64
"""Games at each table."""
EVERY: Final = 45
"""One in so many decisions is noted, times the seats: some four of each game."""


def main() -> None:
    """Play, and write a file for each number of seats."""
    asked = arguments()
    lots, strongest = Random(asked.seed), [number_of(name, BOTS) for name in asked.strongest.split(",")]
    found: dict[int, list[Positions]] = defaultdict(list)
    for number in range(asked.tables):
        table = seated(lots, strongest)
        games = range(number * GAMES, (number + 1) * GAMES)
        some = positions(table.box, table.bots, asked.seed, games, EVERY * len(table.bots))
        found[len(table.bots)].append(some)
    asked.out.mkdir(parents=True, exist_ok=True)
    for seats, parts in found.items():
        features, shares, won = (np.concatenate(column) for column in zip(*parts, strict=True))
        np.savez(asked.out / f"{asked.seed}-{seats}.npz", features=features, shares=shares, won=won)


def arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, required=True, help=f"tables by lot, {GAMES} games at each")
    parser.add_argument("--seed", type=int, required=True, help="seed of the tables and of their games")
    parser.add_argument("--strongest", default="regular", help="bots, of which one has all seats at most tables")
    parser.add_argument("--out", type=Path, required=True, help="folder for the positions")
    return parser.parse_args()


if __name__ == "__main__":
    main()
