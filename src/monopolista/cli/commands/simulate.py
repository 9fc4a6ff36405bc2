"""The command ``monopolista simulate``: games between bots, by the million."""

import argparse
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from monopolista.cli.commands import dataset
from monopolista.cli.shared import arguments, progress
from monopolista.cli.shared.browser import open_browser
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.output import print_note

if TYPE_CHECKING:
    from monopolista.cli.shared.progress import ProgressBar
    from monopolista.games.interface.simulator import Job, Part
    from monopolista.simulate.report.summary import Summary
    from monopolista.simulate.results import Results
    from monopolista.simulate.runner.accumulator import Accumulator
    from monopolista.simulate.runner.run import Task

DEFAULT_GAMES = "1000"


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    arguments.add_game(parser)
    parser.add_argument("--players", metavar="N", help="number of seats (default: 4, or one for each bot)")
    parser.add_argument(
        "--bots",
        default="regular",
        metavar="BOT,…",
        help="a bot for each seat, or one for all; module:function is a bot of your own; help lists all",
    )
    parser.add_argument("--games", metavar="N", help="number of games (default: 1000)")
    arguments.add_work(parser)
    dataset.add(parser)
    parser.add_argument(
        "--json-lines", action="store_true", help="print the progress as lines of JSON; the last one has the summary"
    )
    parser.add_argument(
        "--tied", action="store_true", help="stop when standard input closes; for programs that start this one"
    )
    arguments.add_csv(parser)
    parser.add_argument("--open", action="store_true", help="open the report in the browser; needs --out")
    parser.add_argument("--game", metavar="N", help="play only the game with this number; needs --transcript")
    parser.add_argument("--transcript", metavar="FILE", help="write the transcript of that game into a file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play games, and print a summary."""
    if args.open and args.out is None:
        raise CommandError("--open shows the report: name its folder with --out")
    arguments.check_csv(args)
    dataset.check_arguments(args)
    if args.tied:
        from monopolista.simulate.runner.processes import end_with_input

        end_with_input()
    with progress.command_errors():
        job = _job(args)
        if args.game is not None or args.transcript is not None:
            return _write_transcript(args, job)
        if args.positions is not None:
            return dataset.sample_positions(args, job)
        return _play(args, job)


def _job(args: argparse.Namespace) -> "Job":
    from monopolista.games import game_of
    from monopolista.simulate.runner.chunk_worker import job_of

    found = arguments.check_untimed(arguments.load_box(args.edition, args.option))
    game = game_of(found.id)
    names = arguments.assign_seats(arguments.parse_bots(args.bots, game), args.players, found)
    seed = arguments.parse_number("--seed", args.seed, 0, arguments.MAX_SEED)
    return job_of(game, found, names, seed)


def _write_transcript(args: argparse.Namespace, job: "Job") -> int:
    from monopolista.simulate.runner.single_game import record_game

    if args.game is None or args.transcript is None:
        raise CommandError("--game N and --transcript FILE go together")
    if args.out or args.cluster:
        raise CommandError("--game plays one game on this machine: leave out --out and --cluster")
    number = arguments.parse_number("--game", args.game, 0, arguments.MAX_GAMES)
    record = record_game(job, number)
    try:
        Path(args.transcript).write_text(record.transcript.text(), encoding="utf-8")
    except OSError as error:
        raise CommandError(f"--transcript {args.transcript}: {error.strerror}") from error
    won = ", ".join(f"seat {seat + 1} ({job.bots[seat]})" for seat in record.winners) or "nobody: it was cut short"
    print(f"game {number} of seed {job.seed}: {record.turns} turns, {record.decisions} decisions, won by {won}")
    return 0


def _play(args: argparse.Namespace, job: "Job") -> int:
    from monopolista.cli.shared.json_progress import JsonProgress
    from monopolista.simulate.report.summary import summarise
    from monopolista.simulate.runner import run as running
    from monopolista.simulate.runner.accumulator import Accumulator

    games = arguments.parse_number("--games", args.games or DEFAULT_GAMES, 1, arguments.MAX_GAMES)
    language = arguments.check_language(args.language)
    stop = progress.StopRequest()
    # A client that closes both pipes at once must count as one request to stop: a second one aborts the run.
    lines = JsonProgress((lambda: None) if args.tied else stop.request) if args.json_lines else None
    pool = progress.make_worker_pool(
        args,
        job,
        lambda compiled: running.chunk_count(games, compiled=compiled),
        lines.compiling if lines else lambda: None,
    )
    results = _results(args, job, language)
    totals = Accumulator()
    with _remove_if_empty(results, totals):
        with pool as open_pool, stop, lines or progress.progress(games) as bar:
            start = time.perf_counter()
            tasks = running.tasks_of(job, games, compiled=open_pool.compiled)
            running.play(tasks, open_pool, _collector(totals, results, bar), stop.is_requested)
            seconds = time.perf_counter() - start
        summary = summarise(job, games, totals, seconds, open_pool.workers, compiled=open_pool.compiled)
        if results is not None:
            with stop:
                results.finish(totals, summary)
    lines.finish(summary) if lines else _print_summary(args, summary)
    if args.open and summary.games:
        _show(Path(args.out))
    return stop.code


def _results(args: argparse.Namespace, job: "Job", language: str) -> "Results | None":
    if args.out is None:
        return None
    from monopolista.simulate.results import Results

    return Results(Path(args.out), job, csv=args.csv, language=language)


@contextmanager
def _remove_if_empty(results: "Results | None", totals: "Accumulator") -> Generator[None]:
    """Remove an empty folder where nothing could be played."""
    try:
        yield
    except BaseException:
        if results is not None and totals.games == 0:
            results.discard()
        raise


def _collector(totals: "Accumulator", results: "Results | None", bar: "ProgressBar") -> "Callable[[Task, Part], None]":
    def take(_: "Task", part: "Part") -> None:
        totals.add(part)
        if results is not None:
            results.take(part, totals)
        bar.update(part.count)

    return take


def _print_summary(args: argparse.Namespace, summary: "Summary") -> None:
    import msgspec

    from monopolista.simulate.report.summary import lines

    if summary.games < summary.asked:
        print_note(f"stopped after {summary.games:,} of {summary.asked:,} games")
    if args.json:
        print(msgspec.json.encode(summary).decode())
        return
    print("\n".join(lines(summary)))
    if args.out and summary.games:
        from monopolista.simulate.runner.progress import REPORT

        print(f"tables and report: {Path(args.out) / REPORT}")


def _show(folder: Path) -> None:
    from monopolista.simulate.runner.progress import REPORT

    open_browser((folder / REPORT).resolve().as_uri())
