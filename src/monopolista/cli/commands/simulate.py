"""The command ``monopolista simulate``: games between bots, by the million."""

import argparse
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from monopolista.cli.commands import dataset
from monopolista.cli.commands.play import CommandError, open_browser
from monopolista.cli.shared import arguments as words
from monopolista.cli.shared import progress

if TYPE_CHECKING:
    from monopolista.cli.shared.progress import Bar
    from monopolista.games.interface.pools import Job, Part
    from monopolista.simulate.report.summary import Summary
    from monopolista.simulate.results import Results
    from monopolista.simulate.runner.accumulator import Accumulator
    from monopolista.simulate.runner.run import Task

USUAL_GAMES = "1000"


def add(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked of a simulation."""
    words.add_game(parser)
    parser.add_argument("--players", metavar="N", help="how many sit down (4, or as many as there are bots)")
    parser.add_argument(
        "--bots",
        default="regular",
        metavar="BOT,…",
        help="one for each player, or one for all; module:function is yours",
    )
    parser.add_argument("--games", metavar="N", help="how many games (1000)")
    words.add_work(parser)
    dataset.add(parser)
    parser.add_argument(
        "--json-lines", action="store_true", help="print how far it is in lines of JSON, the last with the summary"
    )
    parser.add_argument("--tied", action="store_true", help="stop when standard input closes, for programs")
    parser.add_argument("--open", action="store_true", help="show the report in the browser; goes with --out")
    parser.add_argument("--game", metavar="N", help="play only the game of this number, for --transcript")
    parser.add_argument("--transcript", metavar="FILE", help="write that game down, to replay it")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play games and tell how they went."""
    if asked.open and asked.out is None:
        raise CommandError("--open shows the report: name its folder with --out")
    dataset.check(asked)
    if asked.tied:
        from monopolista.simulate.runner.processes import end_with_input

        end_with_input()
    with progress.complaining():
        job = _job(asked)
        if asked.game is not None or asked.transcript is not None:
            return _tell_one(asked, job)
        if asked.positions is not None:
            return dataset.note(asked, job)
        return _play(asked, job)


def _job(asked: argparse.Namespace) -> "Job":
    from monopolista.games import game_of
    from monopolista.simulate.runner.chunk_worker import job_of

    found = words.untimed(words.box(asked.edition, asked.option))
    game = game_of(found.id)
    names = words.seated(words.bots(asked.bots, game.pool), asked.players, found)
    seed = words.number("--seed", asked.seed, 0, words.MOST_SEED)
    return job_of(game, found, names, seed)


def _tell_one(asked: argparse.Namespace, job: "Job") -> int:
    from monopolista.simulate.runner.single_game import tell_game

    if asked.game is None or asked.transcript is None:
        raise CommandError("--game N and --transcript FILE go together")
    if asked.out or asked.cluster:
        raise CommandError("--game plays one game here: it goes with neither --out nor --cluster")
    number = words.number("--game", asked.game, 0, words.MOST_GAMES)
    told = tell_game(job, number)
    try:
        Path(asked.transcript).write_text(told.transcript.text(), encoding="utf-8")
    except OSError as error:
        raise CommandError(f"--transcript {asked.transcript}: {error.strerror}") from error
    won = ", ".join(f"seat {seat} ({job.bots[seat]})" for seat in told.winners) or "nobody: it was cut short"
    print(f"game {number} of seed {job.seed}: {told.turns} turns, {told.decisions} decisions, won by {won}")
    return 0


def _play(asked: argparse.Namespace, job: "Job") -> int:
    from monopolista.cli.shared.json_progress import Lines
    from monopolista.simulate.report.summary import summarise
    from monopolista.simulate.runner import run as running
    from monopolista.simulate.runner.accumulator import Accumulator

    games = words.number("--games", asked.games or USUAL_GAMES, 1, words.MOST_GAMES)
    language = words.language(asked.language)
    stop = progress.Stop()
    # Who holds our input and our output closes both at once, which is to be heard once: the second time means at once.
    lines = Lines((lambda: None) if asked.tied else stop.ask) if asked.json_lines else None
    crew = progress.assembled(
        asked,
        job,
        lambda compiled: running.chunk_count(games, compiled=compiled),
        lines.compiling if lines else lambda: None,
    )
    results = _results(asked, job)
    totals = Accumulator()
    with _left_clean(results, totals):
        with crew as ready, stop, lines or progress.progress(games) as bar:
            start = time.perf_counter()
            tasks = running.tasks_of(job, games, compiled=ready.compiled)
            running.play(tasks, ready, _taking(totals, results, bar), stop.asked)
            seconds = time.perf_counter() - start
        summary = summarise(job, games, totals, seconds, ready.workers, compiled=ready.compiled)
        if results is not None:
            with stop:
                results.finish(totals, summary, language)
    lines.finish(summary) if lines else _tell(asked, summary)
    if asked.open and summary.games:
        _show(Path(asked.out))
    return stop.code


def _results(asked: argparse.Namespace, job: "Job") -> "Results | None":
    if asked.out is None:
        return None
    from monopolista.simulate.results import Results

    return Results(Path(asked.out), job)


@contextmanager
def _left_clean(results: "Results | None", totals: "Accumulator") -> Generator[None]:
    """Leave no empty folder behind where nothing could be played."""
    try:
        yield
    except BaseException:
        if results is not None and totals.games == 0:
            results.discard()
        raise


def _taking(totals: "Accumulator", results: "Results | None", bar: "Bar") -> "Callable[[Task, Part], None]":
    def take(_: "Task", part: "Part") -> None:
        totals.add(part)
        if results is not None:
            results.take(part, totals)
        bar.update(part.count)

    return take


def _tell(asked: argparse.Namespace, summary: "Summary") -> None:
    import msgspec

    from monopolista.simulate.report.summary import lines

    if summary.games < summary.asked:
        progress.note(f"stopped after {summary.games:,} of {summary.asked:,} games")
    if asked.json:
        print(msgspec.json.encode(summary).decode())
        return
    print("\n".join(lines(summary)))
    if asked.out and summary.games:
        from monopolista.simulate.runner.progress import REPORT

        print(f"tables and report: {Path(asked.out) / REPORT}")


def _show(folder: Path) -> None:
    from monopolista.simulate.runner.progress import REPORT

    open_browser((folder / REPORT).resolve().as_uri())
