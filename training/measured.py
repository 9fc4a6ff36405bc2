"""Measure the weights that there are on games that nobody learnt from: ``python -m training.measured``."""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
import json
from random import Random
from typing import Any, Final

import numpy as np

from monopolista.games.classic.bots.levels import REGULAR
from monopolista.games.classic.editions import edition_ids, load
from monopolista.games.classic.evaluation.features import FEATURES
from monopolista.games.classic.evaluation.weights import WEIGHTS
from training.judged import odds_of
from training.measuring import Quality, quality
from training.play import EVERY, GAMES
from training.positions import positions
from training.tables import bots_of

SEED: Final = 1_000_003
"""Of games that are not learnt from."""
SEATS: Final = (2, 4, 8)


def main() -> None:
    """Measure every edition by the number of seats, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games of each edition and number of seats")
    asked = parser.parse_args()
    told = {
        edition: {seats: as_told(measured(edition, seats, asked.games)) for seats in SEATS if has_room(edition, seats)}
        for edition in edition_ids()
    }
    print(json.dumps(told, indent=2))


def has_room(edition: str, seats: int) -> bool:
    """Say whether so many can play an edition."""
    return seats <= load(edition).most_seats


def measured(edition: str, seats: int, games: int) -> Quality:
    """Play games of an edition between bots of every strength and compare the odds with what happened."""
    lots, odds, won = Random(SEED), list[Any](), list[Any]()
    for first in range(0, games, GAMES):
        some = positions(
            load(edition), bots_of(lots, (REGULAR,), seats), SEED, range(first, first + GAMES), EVERY * seats
        )
        odds.append(odds_of(WEIGHTS, FEATURES, some))
        won.append(some.won)
    return quality(np.concatenate(odds), np.concatenate(won))


def as_told(found: Quality) -> dict[str, Any]:
    """Return what was found in words and numbers."""
    return {**found._asdict(), "tenths": [one._asdict() for one in found.tenths], "worst": found.worst}


if __name__ == "__main__":
    main()
