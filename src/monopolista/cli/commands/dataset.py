"""``monopolista simulate --positions``: a data set of what bots decided, to learn from."""

import argparse
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from monopolista.cli.commands.play import CommandError
from monopolista.cli.shared import arguments as words
from monopolista.cli.shared import progress

if TYPE_CHECKING:
    from monopolista.games.interface.pools import Job
    from monopolista.simulate.dataset import Dataset, Summary
    from monopolista.simulate.runner.position_sampling import Positions
    from monopolista.simulate.runner.run import Task

MOST_POSITIONS = 1_000_000_000
MOST_APART = 1_000_000
USUALLY_APART = "16"


def add(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked of a data set."""
    parser.add_argument("--positions", metavar="N", help="note so many positions to learn from, and count nothing")
    parser.add_argument("--every", metavar="N", help=f"note one in so many decisions, by lot ({USUALLY_APART})")
    parser.add_argument("--npz", action="store_true", help="keep positions as .npz, not as Parquet")


def check(asked: argparse.Namespace) -> None:
    """Complain of what does not go together."""
    if asked.positions is None:
        if asked.every is not None or asked.npz:
            raise CommandError("--every and --npz say how positions are noted: say how many with --positions")
        return
    if asked.out is None:
        raise CommandError("--positions writes files: name their folder with --out")
    others = {"--games": asked.games, "--game": asked.game, "--transcript": asked.transcript, "--open": asked.open,
              "--json-lines": asked.json_lines}  # fmt: skip
    for name, value in others.items():
        if value:
            raise CommandError(f"--positions plays as many games as it takes and makes no report: leave {name} out")


def note(asked: argparse.Namespace, job: "Job") -> int:
    """Play games, note positions of them and tell how many there are."""
    from monopolista.games import game_of
    from monopolista.simulate.dataset import Dataset
    from monopolista.simulate.report.data_dictionary import page_of
    from monopolista.simulate.runner import run as running
    from monopolista.simulate.runner.position_sampling import PositionSampling
    from monopolista.simulate.runner.precompile import Work

    most = words.number("--positions", asked.positions, 1, MOST_POSITIONS)
    every = words.number("--every", asked.every or USUALLY_APART, 1, MOST_APART)
    game, ending = game_of(job.box.id), "npz" if asked.npz else "parquet"
    noting, stop = PositionSampling(game.learning, every), progress.Stop()
    # A chunk is played for one position at the least.
    crew = progress.assembled(asked, job, lambda _: most, work=Work("learn", noting, "noting"))
    page = page_of(game, job, every, ending)
    dataset = Dataset(Path(asked.out), job, every, most=most, ending=ending, page=page)
    with _left_clean(dataset), crew as ready, stop, progress.progress(most, "positions") as bar:
        start = time.perf_counter()

        def take(_: "Task", part: "Positions") -> None:
            bar.update(dataset.take(part))

        tasks = noting.tasks_of(job, words.MOST_GAMES, compiled=ready.compiled)
        running.spread(noting, tasks, ready, take, lambda: dataset.full or stop.asked())
        summary = dataset.finish(start, ready.workers, compiled=ready.compiled)
    _tell(asked, summary)
    return stop.code


@contextmanager
def _left_clean(dataset: "Dataset") -> Generator[None]:
    """Leave no empty folder behind where nothing could be played."""
    try:
        yield
    except BaseException:
        dataset.discard()
        raise


def _tell(asked: argparse.Namespace, summary: "Summary") -> None:
    import msgspec

    from monopolista.simulate.dataset import PAGE

    if summary.positions < summary.asked:
        progress.note(f"stopped after {summary.positions:,} of {summary.asked:,} positions")
    if asked.json:
        print(msgspec.json.encode(summary).decode())
        return
    pace = summary.positions / summary.seconds if summary.seconds else 0
    noted = f"{summary.positions:,} positions of {summary.games:,} games"
    print(f"{noted} in {summary.seconds:,.1f} s: {pace:,.0f} positions/s")
    print(f"what they hold: {Path(asked.out) / PAGE}")
