"""Luck and skill in many games of bots: whether they add up, the means of skill, and the correlation with results.

python -m bench.studies.luck_skill --games 1000 --bots regular,regular,regular,regular
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import nan
from statistics import correlation, mean, stdev

from monopolista.analyse.luck_skill import LuckSkill, measure_luck_skill
from monopolista.analyse.win_odds_timeline import Played, at_once
from monopolista.bots import decide
from monopolista.engine.network.kernels import ODDS
from monopolista.table import Table, seeded

POINT = ODDS / 100
MOST = 3000
"""The limit of answers of a game: its result is then the last estimate."""


def game(levels: Sequence[str], edition: str, seed: int) -> tuple[LuckSkill, ...]:
    """Return the luck and skill of a game between bots."""
    table, draw = Table(edition, len(levels), seed=seed), seeded(seed + 1)
    while not table.over and table.version < MOST:
        seat = table.in_order[0]
        table.play(seat, decide(levels[seat], table, seat, draw))
    odds = table.odds()
    found = measure_luck_skill(at_once(Played(table).course()))
    if odds is None or any(one.result != odds[one.seat] for one in found):
        raise AssertionError(f"game {seed} does not add up")
    return found


def line(level: str, own: Sequence[LuckSkill]) -> str:
    """Return the means of a seat in percentage points, and the correlations of luck and skill with its results."""
    skill, results = [one.skill / POINT for one in own], [one.result for one in own]
    error = 1.96 * stdev(skill) / len(skill) ** 0.5
    means = f"luck {mean(one.luck / POINT for one in own):+.2f}, skill {mean(skill):+.2f} ± {error:.2f}"
    luck = _correlation([one.luck for one in own], results)
    decisions = f"own decisions {mean(one.own / POINT for one in own):+.2f}"
    return f"{level}: {means} ({decisions}), correlation with results {luck:.2f} and {_correlation(skill, results):.2f}"


def _correlation(values: Sequence[float], results: Sequence[float]) -> float:
    """Return Pearson's correlation, NaN where one side is constant: a few games may all be lost."""
    return nan if len({*values}) == 1 or len({*results}) == 1 else correlation(values, results)


def main() -> None:
    """Play, analyse, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="regular,regular,regular,regular")
    parser.add_argument("--edition", default="italy")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    levels = args.bots.split(",")
    with ProcessPoolExecutor(args.workers) as pool:
        games = list(pool.map(partial(game, levels, args.edition), range(args.games), chunksize=4))
    print(f"{args.games} games of {args.bots}: start, luck and skill are the result in every one, to the millionth")
    for seat, level in enumerate(levels):
        print(line(level, [one[seat] for one in games]))


if __name__ == "__main__":
    main()
