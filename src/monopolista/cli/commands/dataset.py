"""``monopolista simulate --positions``: a data set of bots' decisions for training."""

import argparse
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from monopolista.cli.shared import arguments, progress
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.output import print_note

if TYPE_CHECKING:
    from monopolista.games.interface.simulator import Job
    from monopolista.simulate.dataset import Dataset, Summary
    from monopolista.simulate.runner.position_sampling import Positions
    from monopolista.simulate.runner.run import Task

MAX_POSITIONS = 1_000_000_000
MAX_INTERVAL = 1_000_000
DEFAULT_INTERVAL = "16"


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "--positions", metavar="N", help="record N positions for learning, instead of tables and a report"
    )
    parser.add_argument(
        "--every", metavar="N", help=f"record one in N decisions, drawn at random (default: {DEFAULT_INTERVAL})"
    )
    parser.add_argument("--npz", action="store_true", help="write positions as .npz instead of Parquet")


def check_arguments(args: argparse.Namespace) -> None:
    """Raise CommandError for arguments that do not go together."""
    if args.positions is None:
        if args.every is not None or args.npz:
            raise CommandError("--every and --npz need --positions N")
        return
    if args.out is None:
        raise CommandError("--positions writes files: name their folder with --out")
    others = {"--games": args.games, "--game": args.game, "--transcript": args.transcript, "--open": args.open,
              "--json-lines": args.json_lines, "--csv": args.csv}  # fmt: skip
    for name, value in others.items():
        if value:
            raise CommandError(f"--positions plays as many games as it needs and writes no report: leave out {name}")


def sample_positions(args: argparse.Namespace, job: "Job") -> int:
    """Play games, sample positions from them, and print how many there are."""
    from monopolista.games import game_of
    from monopolista.simulate.dataset import Dataset
    from monopolista.simulate.report.data_dictionary import page_of
    from monopolista.simulate.runner import run as running
    from monopolista.simulate.runner.position_sampling import PositionSampling
    from monopolista.simulate.runner.precompile import Work

    most = arguments.parse_number("--positions", args.positions, 1, MAX_POSITIONS)
    every = arguments.parse_number("--every", args.every or DEFAULT_INTERVAL, 1, MAX_INTERVAL)
    game, ending = game_of(job.box.id), "npz" if args.npz else "parquet"
    sampling, stop = PositionSampling(game.learning, every), progress.StopRequest()
    # Each chunk yields at least one position.
    pool = progress.make_worker_pool(args, job, lambda _: most, work=Work("learn", sampling, "positions"))
    page = page_of(game, job, every, ending)
    dataset = Dataset(Path(args.out), job, every, most=most, ending=ending, page=page)
    with _remove_if_empty(dataset), pool as open_pool, stop, progress.progress(most, "positions") as bar:
        start = time.perf_counter()

        def take(_: "Task", part: "Positions") -> None:
            bar.update(dataset.take(part))

        tasks = sampling.tasks_of(job, arguments.MAX_GAMES, compiled=open_pool.compiled)
        running.spread(sampling, tasks, open_pool, take, lambda: dataset.full or stop.is_requested())
        summary = dataset.finish(start, open_pool.workers, compiled=open_pool.compiled)
    _print_summary(args, summary)
    return stop.code


@contextmanager
def _remove_if_empty(dataset: "Dataset") -> Generator[None]:
    """Remove an empty folder where nothing could be played."""
    try:
        yield
    except BaseException:
        dataset.discard()
        raise


def _print_summary(args: argparse.Namespace, summary: "Summary") -> None:
    import msgspec

    from monopolista.simulate.dataset import PAGE

    if summary.positions < summary.asked:
        print_note(f"stopped after {summary.positions:,} of {summary.asked:,} positions")
    if args.json:
        print(msgspec.json.encode(summary).decode())
        return
    pace = summary.positions / summary.seconds if summary.seconds else 0
    noted = f"{summary.positions:,} positions of {summary.games:,} games"
    print(f"{noted} in {summary.seconds:,.1f} s: {pace:,.0f} positions/s")
    print(f"what they hold: {Path(args.out) / PAGE}")
