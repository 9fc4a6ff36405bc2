"""What the commands that play games of the same seeds at several tables have in common."""

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from monopolista.cli.shared import arguments, progress
from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    import polars as pl

    from monopolista.games.interface.rules_adapter import Box
    from monopolista.games.interface.simulator import Job, Part
    from monopolista.simulate.paired_tables import PairedTables
    from monopolista.simulate.results_folder import ResultsFolder
    from monopolista.simulate.runner.run import Task

METHOD = (
    "All tables play games with the same seeds. A difference is the mean over these pairs of games, with Student’s t "
    "interval. The intervals of all differences are simultaneous (Bonferroni): if the tables do not differ, at most "
    "5 % of runs show any difference at the default level. The interval of a single mean has that level on its own. "
    "With --out, the command writes tables as Parquet and CSV."
)
"""How differences are estimated, for the help of the commands."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for the first table, the games and the level."""
    parser.description = METHOD
    arguments.add_game(parser)
    parser.add_argument(
        "--players", metavar="N", help="number of seats at each table (default: 4, or one for each bot)"
    )
    parser.add_argument(
        "--bots", default="regular", metavar="BOT,…", help="a bot for each seat, or one for all; help lists all"
    )
    parser.add_argument("--games", default="10000", metavar="N", help="number of games of each table (default: 10000)")
    parser.add_argument("--confidence", default="95", metavar="PERCENT", help="level of the intervals (default: 95)")
    arguments.add_work(parser)


def job_of(box: "Box", bots: tuple[str, ...], own: tuple[str, ...], seed: int) -> "Job":
    """Return a table; ``own`` has the user's own bots of all tables."""
    from dataclasses import replace

    from monopolista.games import game_of
    from monopolista.simulate.runner import chunk_worker

    return replace(chunk_worker.job_of(game_of(box.id), box, bots, seed), own=own)


def play(args: argparse.Namespace, jobs: "Sequence[Job]") -> "tuple[PairedTables, int]":
    """Play the games of all tables; return their results and the exit status.

    Raises
    ------
    CommandError
        A number cannot be used, or the run was stopped before there were results.
    """
    from monopolista.simulate.paired_tables import LEAST_GAMES, PairedTables, tasks_of
    from monopolista.simulate.runner import run as running

    games = arguments.parse_number("--games", args.games, LEAST_GAMES, arguments.MAX_GAMES)
    paired = PairedTables(len(jobs), len(jobs[0].bots), confidence_of(args) / 100)
    stop = progress.StopRequest()
    pool = progress.make_worker_pool(
        args, jobs[0], lambda compiled: len(jobs) * running.chunk_count(games, compiled=compiled)
    )
    with pool as open_pool, stop, progress.progress(games * len(jobs)) as bar:

        def take(task: "Task", part: "Part") -> None:
            paired.take(task, part)
            bar.update(part.count)

        tasks = tasks_of(jobs, games, compiled=open_pool.compiled)
        running.play(tasks, open_pool, take, stop.is_requested)
    if paired.games < LEAST_GAMES:
        raise progress.Interrupted(stop.code)
    return paired, stop.code


def confidence_of(args: argparse.Namespace) -> int:
    """Return the level of the intervals in percent."""
    return arguments.parse_number("--confidence", args.confidence, 50, 99)


def results_folder(args: argparse.Namespace, table: str, page: str) -> "ResultsFolder | None":
    """Return the folder for a table as Parquet and CSV and for a page, where the user names one."""
    from pathlib import Path

    from monopolista.simulate.results_folder import ResultsFolder

    return ResultsFolder(Path(args.out), [f"{table}.parquet", f"{table}.csv", page]) if args.out else None


def write_results(folder: "ResultsFolder | None", name: str, table: "pl.DataFrame") -> None:
    """Write a table as Parquet and as CSV."""
    if folder is not None:
        folder.write_table(name, table)
        folder.write_csv(name, table)


def check_game(box: "Box", first: "Box") -> None:
    """Check that a box is of the same game as the first.

    Raises
    ------
    CommandError
        It is another game's, whose measures are others.
    """
    from monopolista.games import game_of

    games = [game_of(one.id).name for one in (first, box)]
    if games[0] != games[1]:
        raise CommandError(f"{box.id} is an edition of another game than {first.id}: compare two of the same game")


def label_of(measure: str, seat: int | None) -> str:
    """Return the name of a measure for the terminal, in which seats count from 1."""
    unit = {"won": "won, %", "ended": "played to the end, %", "worth": "net worth at the end"}.get(measure, measure)
    return unit if seat is None else f"seat {seat + 1}: {unit}"


def stated(job: "Job") -> dict[str, object]:
    """Return what a table plays, for programs."""
    from monopolista.games.common.options import chosen

    return {"edition": job.box.id, "options": chosen(job.box.options), "bots": job.bots}


def title_of(job: "Job") -> str:
    """Return what a table plays, in one line."""
    from monopolista.games.common.options import chosen

    options = [f"{name}={value}" for name, value in chosen(job.box.options).items()]
    return ", ".join([job.box.id, *options, "bots " + " ".join(job.bots)])


def conclusion(table: "pl.DataFrame", confidence: int) -> str:
    """Return how many of the differences were found, and how."""
    games, found = table["games"][0], table["differs"].sum()
    differs = f"{found} of {table['differs'].count()} measures differ" if found else "no difference was found"
    return f"{games:,} pairs of games of the same seeds; {differs}, all intervals together at {confidence} %"


def interval(low: float, high: float, sign: str = "") -> str:
    """Return the bounds of an interval as text, with a plus before positive ones where ``sign`` is one."""
    return f"{low:{sign},.2f} to {high:{sign},.2f}"


def verdict(row: "Mapping[str, float]") -> str:
    """Return how a difference was found, nothing where it was not."""
    return ("higher" if row["low"] > 0 else "lower") if row["differs"] else ""
