"""Play random tables, and store positions of them: ``python -m training.self_play deal --tables 1000 --out FOLDER``.

This is a process of its own, because the rules are compiled with the current weights.
"""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Final

from monopolista.games.interface.bot_entry import number_of
from training.game_config import ALIKE, GAMES, config_of
from training.position_store import StoredPositions, concatenate, pack_positions, write

GAMES_PER_TABLE: Final = 16
"""Games at each table."""
TABLES_PER_FILE: Final = 2_000
"""Tables whose positions are held in memory."""


def main() -> None:
    """Play, and write files for each number of seats."""
    args = parse_arguments()
    config, rng = config_of(args.game), Random(args.seed)
    strongest = [number_of(name, config.bots) for name in args.strongest.split(",")]
    sample = config.positions if args.won else config.training_positions
    args.out.mkdir(parents=True, exist_ok=True)
    count = 0
    for first in range(0, args.tables, TABLES_PER_FILE):
        found: dict[int, list[StoredPositions]] = defaultdict(list)
        for number in range(first, min(first + TABLES_PER_FILE, args.tables)):
            table = config.draw_table(rng, strongest, args.alike)
            games = range(number * GAMES_PER_TABLE, (number + 1) * GAMES_PER_TABLE)
            some = sample(table.box, table.bots, args.seed, games, config.every * len(table.bots))
            found[len(table.bots)].append(pack_positions(some))
        for seats, parts in found.items():
            stored = concatenate(parts)
            write(args.out / f"{args.seed}-{first}-{seats}.npz", stored)
            count += len(stored.won)
    print(f"{count:,} positions are in {args.out}")


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--tables", type=int, required=True, help=f"random tables, {GAMES_PER_TABLE} games at each")
    parser.add_argument("--seed", type=int, required=True, help="seed of the tables and of their games")
    parser.add_argument("--strongest", default="regular", help="bots, of which one may have all seats")
    parser.add_argument("--alike", type=float, default=ALIKE, help="share of the tables that one of those has")
    parser.add_argument("--won", action="store_true", help="sample winners only, without rollouts and random decisions")
    parser.add_argument("--out", type=Path, required=True, help="folder for the positions")
    return parser.parse_args()


if __name__ == "__main__":
    main()
