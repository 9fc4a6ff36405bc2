"""The command ``monopolista compare``: two tables that play games of the same seeds, and how they differ."""

import argparse
from typing import TYPE_CHECKING

from monopolista.cli.shared import arguments, paired, progress
from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    import polars as pl

    from monopolista.games.interface.simulator import Job

_PAGE = "comparison.html"
_TABLE = "differences"


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    paired.add(parser)
    others = parser.add_argument_group("the second table", "what it has instead; the rest is as at the first table")
    others.add_argument(
        "--other-edition", metavar="ID", help="edition of the second table, or the TOML file of your own"
    )
    others.add_argument(
        "--other-option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="option of the second table, besides or instead of those of the first; can be repeated",
    )
    others.add_argument(
        "--other-bots", metavar="BOT,…", help="bots of the second table, one for each seat, or one for all"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play both tables, and print how they differ."""
    arguments.list_bots_if_asked(args)
    with progress.command_errors():
        jobs = _jobs(args)
        language = arguments.check_language(args.language)
        folder = paired.results_folder(args, _TABLE, _PAGE)
        played, code = paired.play(args, jobs)
        table = played.comparison()
        paired.write_results(folder, _TABLE, table)
        if folder is not None:
            from monopolista.simulate.report.comparison_report import page

            folder.write_text(_PAGE, page(jobs, table, paired.confidence_of(args), language))
        _print_json(args, jobs, table) if args.json else _print(args, jobs, table)
        return code


def _jobs(args: argparse.Namespace) -> "tuple[Job, Job]":
    from monopolista.games import game_of
    from monopolista.simulate.runner.chunk_worker import custom_bots

    if not (args.other_edition or args.other_option or args.other_bots):
        raise CommandError("name a difference of the second table: --other-edition, --other-option or --other-bots")
    first = arguments.check_untimed(arguments.load_box(args.edition, args.option))
    options = arguments.override_options(args.option, args.other_option)
    second = arguments.check_untimed(arguments.load_box(args.other_edition or args.edition, options, "--other-option"))
    paired.check_game(second, first)
    game = game_of(first.id)
    bots = arguments.assign_seats(arguments.parse_bots(args.bots, game), args.players, first)
    others = arguments.parse_bots(args.other_bots, game, "--other-bots") if args.other_bots else bots
    others = arguments.assign_seats(others, str(len(bots)), second)
    own, seed = custom_bots(bots + others), arguments.parse_number("--seed", args.seed, 0, arguments.MAX_SEED)
    return paired.job_of(first, bots, own, seed), paired.job_of(second, others, own, seed)


def _print_json(args: argparse.Namespace, jobs: "tuple[Job, Job]", table: "pl.DataFrame") -> None:
    import msgspec

    record = {
        "seed": jobs[0].seed,
        "games": table["games"][0],
        "confidence": paired.confidence_of(args),
        "tables": [paired.stated(job) for job in jobs],
        "differences": table.drop("games").to_dicts(),
    }
    print(msgspec.json.encode(record).decode())


def _print(args: argparse.Namespace, jobs: "tuple[Job, Job]", table: "pl.DataFrame") -> None:
    for name, job in zip(("first", "second"), jobs, strict=True):
        print(f"{name:7} {paired.title_of(job)}")
    confidence = paired.confidence_of(args)
    print(f"\n{'':32} {'first':>10} {'second':>10} {'difference':>11} {f'{confidence} %':>21}")
    for row in table.iter_rows(named=True):
        means = f"{row['first']:10,.2f} {row['second']:10,.2f} {row['difference']:+11,.2f}"
        bounds = paired.interval(row["low"], row["high"], "+")
        label = paired.label_of(row["measure"], row["seat"])
        print(f"{label:32} {means} {bounds:>21} {paired.verdict(row)}".rstrip())
    print(f"\n{paired.conclusion(table, confidence)}")
