"""Play the matches by which ``champion`` is evaluated: ``python -m training.champion_matches italy --games 4096``."""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
import json
from collections.abc import Sequence
from typing import Any, Final

from monopolista.games import game_of
from monopolista.games.common.intervals import wilson
from monopolista.simulate.runner.batch import BatchSource
from training.game_config import config_of

SEED: Final = 3_000_017
"""The seed of games that are not used for training."""
CHAMPION: Final = "champion"


def main() -> None:
    """Play, and print how often it won; games that were cut short count as not won."""
    args = parse_arguments()
    game = game_of(args.edition)
    others = [level for level in game.levels if level != CHAMPION]
    tables = {
        "usual": (("regular",) * 3, *config_of(game.name).mixed_opponents),
        "three": tuple((level,) * 3 for level in others),
        "duels": tuple((level,) for level in others),
    }
    for opponents in tables[args.tables]:
        print(json.dumps(play_matches(args.edition, opponents, args.games, args.seed)), flush=True)


def play_matches(edition: str, opponents: Sequence[str], games: int, seed: int = SEED) -> dict[str, Any]:
    """Play games, in every seat equally often."""
    seats = 1 + len(opponents)
    won = short = 0
    for seat in range(seats):
        bots = [*opponents[:seat], CHAMPION, *opponents[seat:]]
        outcomes = BatchSource(edition, bots, seed=seed + seat).play(games // seats)
        won += sum(outcome.winners == 1 << seat for outcome in outcomes)
        short += sum(not outcome.ended for outcome in outcomes)
    count = seats * (games // seats)
    low, high = wilson(won, count)
    return {
        "edition": edition, "opponents": opponents, "games": count, "won": won / count,
        "from": low, "to": high, "cut short": short / count,
    }  # fmt: skip


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edition", help="the box")
    parser.add_argument("--games", type=int, default=4096, help="games at each table")
    parser.add_argument("--seed", type=int, default=SEED, help="seed of the games")
    parser.add_argument(
        "--tables", choices=("usual", "three", "duels"), default="usual",
        help="whom it meets: those that it is judged by, three of each bot, or one of each",
    )  # fmt: skip
    return parser.parse_args()


if __name__ == "__main__":
    main()
