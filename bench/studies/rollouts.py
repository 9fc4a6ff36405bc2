"""Compare the evaluation with rollouts of games between bots: ``python -m bench.studies.rollouts``."""

import argparse
import json
import time
from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from monopolista.analyse.analysis import analysed
from monopolista.analyse.move_quality import POINT
from monopolista.analyse.rollout_analysis import Pair, again, compiled_for, job_for, pairs_of, play_on
from monopolista.analyse.win_odds_timeline import at_once
from monopolista.bots import decide
from monopolista.simulate.runner.worker_pool import processes
from monopolista.table import Table, seeded
from monopolista.transcript import Transcript

PLAYERS: Final = ("newcomer", "thrifty", "edmund", "strategic", "regular", "champion")


def main() -> None:
    """Analyse games, print the results of each, and the differences between evaluation and rollouts."""
    args = parse_arguments()
    found = list[Pair]()
    for number in range(args.games):
        row, pairs = analyse(play_random_game(args.edition, args.seats, number), args)
        found += [one for one in pairs if one.contest and one.games]
        print(json.dumps(row), flush=True)
    print(json.dumps(estimation_errors(found), indent=2))


def play_random_game(edition: str, seats: int, number: int) -> Transcript:
    """Return a game between random bots, played to its end."""
    levels, draw = Random(number).choices(PLAYERS, k=seats), seeded(number)
    table = Table(edition, seats, seed=number)
    while not table.over:
        seat = table.in_order[0]
        table.play(seat, decide(levels[seat], table, seat, draw))
    return Transcript(replace(table.transcript.header, bots=tuple(levels)), table.transcript.answers)


def analyse(transcript: Transcript, args: argparse.Namespace) -> tuple[dict[str, object], list[Pair]]:
    """Return the results for a game within a time limit, and the total time."""
    start = time.monotonic()
    analysis = analysed(transcript)
    pairs = at_once(pairs_of(analysis.played, analysis.course))
    with processes(job_for(analysis.played), args.workers, print, compiled_for(analysis.played)) as pool:
        ready = time.monotonic()
        play_on(job_for(analysis.played), pairs, pool, lambda: time.monotonic() - ready > args.seconds, lambda _: None)
    after = again(analysis, pairs)
    return {
        "answers": len(analysis.played.answered),
        "decisions": len(analysis.graded),
        "seconds": round(time.monotonic() - start, 1),
        "games": after.games,
        "called bad by the estimate": sum(one.grade != "good" for one in analysis.graded),
        "by both": sum(one.grade != "good" for one in after.graded),
    }, pairs


def estimation_errors(pairs: list[Pair]) -> dict[str, object]:
    """Return the error of the estimated losses, without sampling error, by the size of the loss."""
    found = np.zeros((len(pairs), 3))
    for place, pair in enumerate(pairs):
        assert pair.contest is not None
        ahead, error = pair.ahead(pair.contest.graded.seat)
        found[place] = pair.behind / POINT, -ahead / POINT, error / POINT
    return dict(_by_loss(found))


def _by_loss(found: NDArray[np.float64]) -> Iterator[tuple[str, object]]:
    for low, high in ((-3, 0), (0, 2), (2, 4), (4, 100), (-3, 100)):
        estimated, observed, error = found[(found[:, 0] >= low) & (found[:, 0] < high)].T
        error_apart = max(0.0, float(((observed - estimated) ** 2 - error**2).mean())) ** 0.5
        row = (
            len(estimated),
            round(float(estimated.mean()), 2),
            round(float(observed.mean()), 2),
            round(error_apart, 2),
        )
        yield f"{low} to {high} points", dict(zip(("decisions", "estimated", "by games", "apart"), row, strict=True))


def parse_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="games that are looked back on")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--edition", default="italy")
    parser.add_argument("--seconds", type=float, default=45, help="for which each is played on")
    parser.add_argument("--workers", type=int, default=1, help="processes that play on")
    return parser.parse_args()


if __name__ == "__main__":
    main()
