"""Play tables by lot and keep positions of them: ``python -m training.self_play deal --tables 1000 --out FOLDER``.

A process of its own, for the rules are compiled in it with the weights that there are.
"""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Final

from monopolista.games.interface.bot_entry import number_of
from training.game_config import ALIKE, GAMES, subject_of
from training.position_store import Kept, joined, packed, write

EACH: Final = 16
"""Games at each table."""
PART: Final = 2_000
"""Tables whose positions are held at a time."""


def main() -> None:
    """Play, and write files for each number of seats."""
    asked = arguments()
    subject, lots = subject_of(asked.game), Random(asked.seed)
    strongest = [number_of(name, subject.bots) for name in asked.strongest.split(",")]
    noted = subject.positions if asked.won else subject.learnt
    asked.out.mkdir(parents=True, exist_ok=True)
    for first in range(0, asked.tables, PART):
        found: dict[int, list[Kept]] = defaultdict(list)
        for number in range(first, min(first + PART, asked.tables)):
            table = subject.seated(lots, strongest, asked.alike)
            games = range(number * EACH, (number + 1) * EACH)
            some = noted(table.box, table.bots, asked.seed, games, subject.every * len(table.bots))
            found[len(table.bots)].append(packed(some))
        for seats, parts in found.items():
            write(asked.out / f"{asked.seed}-{first}-{seats}.npz", joined(parts))


def arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--tables", type=int, required=True, help=f"tables by lot, {EACH} games at each")
    parser.add_argument("--seed", type=int, required=True, help="seed of the tables and of their games")
    parser.add_argument("--strongest", default="regular", help="bots, of which one may have all seats")
    parser.add_argument("--alike", type=float, default=ALIKE, help="share of the tables that one of those has")
    parser.add_argument("--won", action="store_true", help="note who won and nothing else, and let nobody stray")
    parser.add_argument("--out", type=Path, required=True, help="folder for the positions")
    return parser.parse_args()


if __name__ == "__main__":
    main()
