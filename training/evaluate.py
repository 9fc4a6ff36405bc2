"""Measure the weights that there are on games that nobody learnt from: ``python -m training.evaluate deal``."""

import os

os.environ["MONOPOLISTA_COMPILED"] = "1"  # before anything of the rules is imported

import argparse
import json
from random import Random
from typing import Any, Final

import numpy as np

from monopolista.games.interface.bot_entry import number_of
from training.game_config import GAMES, Subject, bots_of, subject_of
from training.inference import odds_of
from training.metrics import Quality, quality
from training.self_play import EACH

SEED: Final = 1_000_003
"""Of games that are not learnt from."""


def main() -> None:
    """Measure every edition by the number of seats, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=20_000, help="games of each edition and number of seats")
    parser.add_argument("--seed", type=int, default=SEED, help="seed of the games and of who plays")
    asked = parser.parse_args()
    subject = subject_of(asked.game)
    told = {
        name: {
            seats: as_told(measured(subject, box, seats, asked.games, asked.seed))
            for seats in some
            if seats <= box.most_seats
        }
        for name, (box, some) in subject.measured.items()
    }
    print(json.dumps(told, indent=2))


def measured(subject: Subject, box: Any, seats: int, games: int, seed: int) -> Quality:
    """Play games of a box between bots of every strength and compare the odds with what happened."""
    lots, odds, won = Random(seed), list[Any](), list[Any]()
    strongest = (number_of("regular", subject.bots),)
    for first in range(0, games, EACH):
        bots = bots_of(lots, strongest, seats, subject.weights_of_bots)
        some = subject.positions(box, bots, seed, range(first, first + EACH), subject.every * seats)
        odds.append(odds_of(subject.weights, subject.features, some))
        won.append(some.won)
    return quality(np.concatenate(odds), np.concatenate(won))


def as_told(found: Quality) -> dict[str, Any]:
    """Return what was found in words and numbers."""
    return {**found._asdict(), "tenths": [one._asdict() for one in found.tenths], "worst": found.worst}


if __name__ == "__main__":
    main()
