"""The command ``monopolista tournament``: bots against each other, in every seat, with common random numbers."""

import argparse
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monopolista.cli.shared import arguments, progress
from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    import polars as pl

    from monopolista.games.interface.simulator import Job
    from monopolista.simulate.results_folder import ResultsFolder
    from monopolista.simulate.tournament import Standings

_PAGE = "tournament.html"
_ENDINGS = ("parquet", "csv")


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    arguments.add_game(parser)
    parser.add_argument("--players", default="4", metavar="N", help="number of seats at a table (default: 4)")
    parser.add_argument(
        "--bots",
        metavar="BOT,…",
        help="bots that take part (default: all); module:function is a bot of your own; help lists all",
    )
    parser.add_argument("--games", default="10000", metavar="N", help="lowest number of games in all (default: 10000)")
    arguments.add_work(parser)
    arguments.add_csv(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a tournament, and print the standings."""
    with progress.command_errors():
        return _play(args)


def _play(args: argparse.Namespace) -> int:
    from monopolista.simulate import tournament
    from monopolista.simulate.runner import run as running

    job, bots, players = _job(args)
    games = arguments.parse_number("--games", args.games, 1, arguments.MAX_GAMES)
    language = arguments.check_language(args.language)
    lineups = tournament.tables(bots, players)
    rounds = tournament.rounds_for(games, len(lineups))
    folder = _folder(args)
    pool = progress.make_worker_pool(
        args, job, lambda compiled: tournament.chunk_count(len(lineups), rounds, compiled=compiled)
    )
    standings = tournament.Standings(bots)
    stop = progress.StopRequest()
    with pool as open_pool, stop, progress.progress(rounds * len(lineups)) as bar:
        start = time.perf_counter()

        def take(task: running.Task, part: Any) -> None:
            standings.take(task, part)
            bar.update(part.count)

        tasks = tournament.tasks_of(job, lineups, rounds, compiled=open_pool.compiled)
        running.play(tasks, open_pool, take, stop.is_requested)
        seconds = time.perf_counter() - start
    if standings.games:
        with stop:
            _report(args, job, players, standings, seconds, folder, language)
    return stop.code


def _job(args: argparse.Namespace) -> "tuple[Job, tuple[str, ...], int]":
    from monopolista.games import game_of
    from monopolista.simulate.runner.chunk_worker import job_of

    found = arguments.check_untimed(arguments.load_box(args.edition, args.option))
    game = game_of(found.id)
    bots = arguments.parse_bots(args.bots, game) if args.bots else tuple(game.levels)
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise CommandError("--bots: name two or more bots, each once")
    players = arguments.parse_number("--players", args.players, 2, found.most_seats)
    seed = arguments.parse_number("--seed", args.seed, 0, arguments.MAX_SEED)
    return replace(job_of(game, found, bots, seed), bots=bots[:1] * players), bots, players


def _folder(args: argparse.Namespace) -> "ResultsFolder | None":
    arguments.check_csv(args)
    if args.out is None:
        return None
    from monopolista.simulate.report.tournament_schema import TOURNAMENT
    from monopolista.simulate.results_folder import ResultsFolder

    return ResultsFolder(Path(args.out), [*(f"{name}.{ending}" for name in TOURNAMENT for ending in _ENDINGS), _PAGE])


def _report(
    args: argparse.Namespace,
    job: "Job",
    players: int,
    standings: "Standings",
    seconds: float,
    folder: "ResultsFolder | None",
    language: str,
) -> None:
    from monopolista.games import game_of
    from monopolista.simulate import tournament

    matches = standings.seats()
    tables = {
        "bots": tournament.by_bot(matches, game_of(job.box.id).usual),
        "bot_seats": tournament.by_seat(matches),
        "pairs": tournament.pairs(matches),
        "matches": matches,
    }
    if folder is not None:
        from monopolista.simulate.report.tournament_report import page

        for name, table in tables.items():
            folder.write_table(name, table)
            if args.csv:
                folder.write_csv(name, table)
        folder.write_text(_PAGE, page(job, players, tables, language))
    if args.json:
        _print_json(job, players, standings, seconds, tables)
    else:
        _print(tables["bots"], tables["pairs"])


def _print_json(
    job: "Job", players: int, standings: "Standings", seconds: float, tables: "dict[str, pl.DataFrame]"
) -> None:
    import msgspec

    record = {
        "edition": job.box.id,
        "players": players,
        "seed": job.seed,
        "games": standings.games,
        "turns": standings.turns,
        "decisions": standings.decisions,
        "seconds": round(seconds, 3),
        "bots": tables["bots"].to_dicts(),
        "pairs": tables["pairs"].to_dicts(),
    }
    print(msgspec.json.encode(record).decode())


def _print(bots: "pl.DataFrame", pairs: "pl.DataFrame") -> None:
    print(f"{'bot':24} {'games':>9} {'won %':>7} {'95 %':>15} {'place':>6} {'rating':>7} {'95 %':>15}")
    for one in bots.iter_rows(named=True):
        won = f"{one['share']:7.2f} {_interval(one['low'], one['high'], 2):>15}"
        rated = f"{one['rating']:7.0f} {_interval(one['rating_low'], one['rating_high'], 0):>15}"
        print(f"{one['bot']:24} {one['games']:9,} {won} {one['place']:6.2f} {rated}")
    order = bots["bot"].to_list()
    share = {(one["bot"], one["other"]): one["share"] for one in pairs.iter_rows(named=True)}
    print(f"\n{'finished ahead, %':24}" + "".join(f" {name[:10]:>10}" for name in order))
    for bot in order:
        cells = (f"{share[bot, other]:10.1f}" if (bot, other) in share else f"{'–':>10}" for other in order)
        print(f"{bot:24} " + " ".join(cells))


def _interval(low: float, high: float, digits: int) -> str:
    return f"{low:.{digits}f} to {high:.{digits}f}"
