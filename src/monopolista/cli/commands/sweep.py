"""The command ``monopolista sweep``: tables that differ in one number, with games of the same seeds."""

import argparse
from typing import TYPE_CHECKING, Any

from monopolista.cli.shared import arguments, paired, progress
from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    import polars as pl

    from monopolista.games.interface.rules_adapter import Box
    from monopolista.games.interface.simulator import Job

_PAGE = "sweep.html"
_TABLE = "points"
_MOST_VALUES = 50


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    paired.add(parser)
    parser.add_argument(
        "--vary",
        metavar="NAME=VALUES",
        help="the number that differs between the tables, an option or a value of the edition such as numbers.salary; "
        "its values, such as 1000,1500,2000 or first:last:step",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a table for each value, and print how they differ from the first."""
    arguments.list_bots_if_asked(args)
    if args.vary is None:
        raise CommandError("--vary: name the number that differs and its values, as cash=1000,1500,2000")
    with progress.command_errors():
        name, values = parse_vary(args.vary)
        jobs = _jobs(args, name, values)
        language = arguments.check_language(args.language)
        folder = paired.results_folder(args, _TABLE, _PAGE)
        played, code = paired.play(args, jobs)
        table = played.points(values)
        paired.write_results(folder, _TABLE, table)
        if folder is not None:
            from monopolista.simulate.report.sweep_report import page

            folder.write_text(_PAGE, page(jobs, name, table, paired.confidence_of(args), language))
        _print_json(args, jobs, name, table) if args.json else _print(args, jobs, name, table)
        return code


def parse_vary(text: str) -> tuple[str, list[int]]:
    """Return the name of a number and its values.

    Raises
    ------
    CommandError
        There are no values, too few, too many, or the same one twice.

    Examples
    --------
    >>> parse_vary("cash=1000:2000:500")
    ('cash', [1000, 1500, 2000])
    """
    name, _, listed = text.partition("=")
    if not listed:
        raise CommandError(f"--vary {text[:40]}: give its values, as cash=1000,1500,2000 or cash=1000:2000:250")
    values = _span(name, listed) if ":" in listed else [_whole(name, one) for one in listed.split(",")]
    if not 2 <= len(set(values)) == len(values) <= _MOST_VALUES:
        raise CommandError(f"--vary {text[:40]}: give 2 to {_MOST_VALUES} values, each once")
    return name.replace("-", "_"), values


def _span(name: str, listed: str) -> list[int]:
    bounds = [_whole(name, one) for one in listed.split(":")]
    if len(bounds) != 3 or bounds[2] < 1:
        raise CommandError(f"--vary {name}={listed[:40]}: give first:last:step, with a step of 1 or more")
    first, last, step = bounds
    return list(range(first, last + 1, step))[: _MOST_VALUES + 1]


def _whole(name: str, text: str) -> int:
    return arguments.parse_number(f"--vary {name[:40]}", text, 0, arguments.MAX_GAMES, joint="=")


def _jobs(args: argparse.Namespace, name: str, values: list[int]) -> "list[Job]":
    from monopolista.games import game_of
    from monopolista.simulate.runner.chunk_worker import custom_bots

    base = arguments.check_untimed(arguments.load_box(args.edition, args.option))
    boxes = [_box(args, base, name, value) for value in values]
    names = arguments.parse_bots(args.bots, game_of(base.id))
    bots = arguments.assign_seats(names, args.players, boxes[0])
    seed = arguments.parse_number("--seed", args.seed, 0, arguments.MAX_SEED)
    return [paired.job_of(box, bots, custom_bots(bots), seed) for box in boxes]


def _box(args: argparse.Namespace, base: "Box", name: str, value: int) -> "Box":
    """Return the box in which a number has a value."""
    if "." in name:
        from monopolista.cli.shared.own_editions import register_figure

        return arguments.load_box(register_figure(base, name, value), args.option)
    known = {option.name: option for option in base.listed if option.kind == "number"}
    if name not in known:
        raise CommandError(f"--vary {name[:40]}: there is no such number; there are: {', '.join(known)}")
    return arguments.load_box(args.edition, arguments.override_options(args.option, [f"{name}={value}"]))


def _print_json(args: argparse.Namespace, jobs: "list[Job]", name: str, table: "pl.DataFrame") -> None:
    import msgspec

    record = {
        "seed": jobs[0].seed,
        "games": table["games"][0],
        "confidence": paired.confidence_of(args),
        "varied": name,
        "bots": jobs[0].bots,
        "points": table.drop("games").to_dicts(),
    }
    print(msgspec.json.encode(record).decode())


def _print(args: argparse.Namespace, jobs: "list[Job]", name: str, table: "pl.DataFrame") -> None:
    confidence = paired.confidence_of(args)
    print(paired.title_of(jobs[0]))
    for (measure, seat), rows in table.group_by("measure", "seat", maintain_order=True):
        print(f"\n{paired.label_of(str(measure), seat if isinstance(seat, int) else None)}")
        print(f"{name:>16} {'mean':>10} {f'{confidence} %':>23} {'difference':>11} {f'{confidence} %':>21}")
        for row in rows.iter_rows(named=True):
            print(_line(row))
    print(f"\n{paired.conclusion(table, confidence)}")


def _line(row: dict[str, Any]) -> str:
    mean = f"{row['mean']:10,.2f} {paired.interval(row['mean_low'], row['mean_high']):>23}"
    if row["difference"] is None:
        return f"{row['value']:16,} {mean}"
    apart = f"{row['difference']:+11,.2f} {paired.interval(row['low'], row['high'], '+'):>21}"
    return f"{row['value']:16,} {mean} {apart} {paired.verdict(row)}".rstrip()
