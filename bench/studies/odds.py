"""Compare the exact odds with simulated rolls, plain and compiled: ``python -m bench.studies.odds --rolls N``."""

import argparse
import os
import sys
import time

from monopolista.engine.jit import COMPILED
from monopolista.games.classic.editions import load
from monopolista.games.classic.odds.board import odds_of
from monopolista.games.classic.simulation.random_walk import Steps, walk

ROLLS = 100_000_000


def compare(edition: str, rolls: int, *, stay: bool, shuffled: bool, games: int, seats: int) -> None:
    """Print the largest difference between the odds and a number of simulated rolls, in percentage points."""
    box = load(edition)
    steps = Steps()
    steps.stays = int(stay)
    steps.shuffled = int(shuffled)
    start = time.process_time()
    steps = walk(box.edition, steps, rolls // games, seed=1, seats=seats, games=games)
    seconds = time.process_time() - start
    odds = odds_of(box, stay=stay)
    pairs = zip(steps.stops, odds.squares, strict=True)
    widest, name = max((abs(100 * stops / steps.rolls - one.share), one.name) for stops, one in pairs)
    visits = max(abs(count / steps.turns - one.visits) for count, one in zip(steps.landings, odds.squares, strict=True))
    decks = "shuffled before each draw" if shuffled else f"as they lie, {games} games of {seats}"
    print(
        f"{edition} {odds.jail:5} {steps.rolls:,} rolls, decks {decks}: "
        f"at most {widest:.4f} percentage points ({name}), "
        f"visits per turn {visits:.6f}, {steps.rolls / seconds:,.0f} rolls/s",
        flush=True,
    )


def main() -> None:
    """Compare both strategies in jail."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="us")
    parser.add_argument("--rolls", type=int, default=ROLLS)
    parser.add_argument("--booklet-decks", action="store_true", help="never shuffle a deck again, as the booklet says")
    parser.add_argument("--seats", type=int, default=4, help="tokens that share the decks of a game")
    parser.add_argument("--games", type=int, default=1000, help="games, each with decks of its own")
    args = parser.parse_args()
    walk(load(args.edition).edition, Steps(), 10, seed=0)  # compile
    for stay in (False, True):
        compare(
            args.edition,
            args.rolls,
            stay=stay,
            shuffled=not args.booklet_decks,
            games=args.games,
            seats=args.seats,
        )


if __name__ == "__main__":
    if not COMPILED:
        again = [sys.executable, "-m", "bench.studies.odds", *sys.argv[1:]]
        os.execve(sys.executable, again, os.environ | {"MONOPOLISTA_COMPILED": "1"})
    main()
