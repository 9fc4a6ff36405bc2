"""The strength of the bots over a few thousand compiled games, with Wilson intervals of 95 %."""

import json

from monopolista.games.common.intervals import wilson
from monopolista.simulate.runner.batch import BatchSource

GAMES = 2000


def ended(seats: int) -> tuple[str, int]:
    """Return how many games of ``regular`` end."""
    outcomes = BatchSource("italy", ["regular"] * seats, seed=seats).play(GAMES)
    return f"{seats} regular: ended within 300 turns each", sum(outcome.ended for outcome in outcomes)


def beats_random() -> tuple[str, int]:
    """Return how many games ``regular`` wins against three ``random``, in each seat equally often."""
    wins = 0
    for seat in range(4):
        levels = ["random"] * 4
        levels[seat] = "regular"
        wins += sum(
            outcome.winners == 1 << seat for outcome in BatchSource("italy", levels, seed=seat).play(GAMES // 4)
        )
    return "regular against 3 random: won", wins


def main() -> None:
    """Measure, and print the results."""
    counted = [*(ended(seats) for seats in range(2, 9)), beats_random()]
    print(json.dumps([(what, hits, GAMES, *wilson(hits, GAMES)) for what, hits in counted]))


if __name__ == "__main__":
    main()
