"""Common arguments of the simulator's commands: edition, options, players and numbers."""

import argparse
import sys
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.own_editions import BOX_SUFFIX, EDITION_SUFFIX, TRANSCRIPT_SUFFIX, register_box

if TYPE_CHECKING:
    from monopolista.games.common.options import Option
    from monopolista.games.interface.game import Game
    from monopolista.games.interface.rules_adapter import Box
    from monopolista.games.interface.simulator import Simulator

MAX_GAMES = 1_000_000_000
MAX_SEED = (1 << 63) - 1
HELP = "help"
"""What is given instead of bots to have them listed."""
INSTALL_HINT = "run make simulate, or pip install 'monopolista[simulate]'"


def add_box(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for an edition and its options."""
    parser.add_argument(
        "--edition", default="italy", metavar="ID", help="an edition, or the TOML file of your own (default: italy)"
    )
    add_option(parser)


def add_option(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the options of the table, the same wherever a box is named."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the table, such as short or cash=2000; can be repeated",
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for the games to play."""
    add_box(parser)
    parser.add_argument(
        "--seed", default="0", metavar="N", help="seed of all games; the same seed gives the same games (default: 0)"
    )


def add_work(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for workers and results."""
    parser.add_argument("--workers", metavar="N", help="number of processes (default and maximum: one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the workers of this Dask scheduler")
    parser.add_argument("--out", metavar="DIR", help="write tables and report into this folder")
    parser.add_argument(
        "--language",
        default="en",
        metavar="LANGUAGE",
        help="language of the report and of names in tables: it, en, nl, fr (default: en)",
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")


def add_csv(parser: argparse.ArgumentParser) -> None:
    """Add the option that writes tables as CSV too."""
    parser.add_argument("--csv", action="store_true", help="write the tables as CSV too; needs --out")


def check_csv(args: argparse.Namespace) -> None:
    """Raise CommandError if tables are to be CSV files too, and no folder is named for them."""
    if args.csv and args.out is None:
        raise CommandError("--csv writes tables: name their folder with --out")


def parse_number(name: str, text: str, low: int, high: int, *, joint: str = " ") -> int:
    """Parse a whole number within limits; raise CommandError where it is invalid.

    ``joint`` is what stands between the name and the number on the command line.
    """
    stated = f"{name}{joint}{text[:40]}"
    try:
        value = int(text)
    except ValueError:
        raise CommandError(f"{stated}: give a whole number") from None
    if not low <= value <= high:
        limits = f"of {low:,} or more" if high == sys.maxsize else f"from {low:,} to {high:,}"
        raise CommandError(f"{stated}: give a number {limits}")
    return value


def parse_name(text: str) -> str:
    """Return a player's name as it is shown; raise CommandError where it is invalid."""
    from monopolista.names import LONGEST, readable

    name = readable(text)
    if not name:
        raise CommandError(f"--name: a name has 1 to {LONGEST} visible characters")
    return name


def worker_count(requested: str | None, chunks: int, note: Callable[[str], None]) -> int:
    """Return the number of worker processes: as requested or one for each core, up to the limit.

    A note says when the limit is lower than the request, or when memory is the limit.
    """
    from monopolista.simulate.runner import worker_limit

    wanted = worker_limit.cores_here() if requested is None else parse_number("--workers", requested, 1, sys.maxsize)
    limit = worker_limit.limit_of(chunks)
    if wanted <= limit.workers:
        return wanted
    if requested is not None:
        note(f"--workers {requested}: {limit.workers} instead, for {limit.reason}.")
    elif limit.is_memory:
        note(f"{limit.workers} of {wanted} cores are used, for {limit.reason}.")
    return limit.workers


def load_box(edition: str, options: Sequence[str], flag: str = "--option") -> "Box":
    """Return an edition with its options, of which one without a value is turned on; raise CommandError otherwise.

    ``flag`` is the option of the command line that error messages name.
    """
    from monopolista.games import load
    from monopolista.games.common.printed import EditionError

    named = {name.replace("-", "_"): value for name, _, value in (one.partition("=") for one in options)}
    if len(named) < len(options):
        raise CommandError(f"{flag}: you named the same option twice")
    found = _box(edition)
    known = {option.name: option for option in found.listed}
    for name in named:
        if name not in known:
            raise CommandError(f"{flag} {name[:40]}: there is no such option; there are: {', '.join(known)}")
    values = {name: _value(known[name], text, flag) for name, text in named.items()}
    try:
        return load(found.id, values)
    except EditionError as error:
        raise CommandError(f"{flag} {error}") from error


def override_options(options: Sequence[str], others: Sequence[str]) -> list[str]:
    """Return options in which others of the same name replace those named first."""
    named = {_option_name(one) for one in others}
    return [*(one for one in options if _option_name(one) not in named), *others]


def _option_name(option: str) -> str:
    return option.partition("=")[0].replace("-", "_")


def check_untimed(found: "Box") -> "Box":
    """Return the edition unchanged; raise CommandError where it has a clock, which a simulation has not."""
    from monopolista.games.interface.capabilities import minutes_of

    if minutes_of(found) is not None:
        raise CommandError("--option timed: a simulation has no clock; --option turns=N ends a game after N turns")
    return found


def _box(edition: str) -> "Box":
    from monopolista.games import load
    from monopolista.games.common.printed import EditionError

    is_file = edition.endswith((EDITION_SUFFIX, BOX_SUFFIX, TRANSCRIPT_SUFFIX)) or Path(edition).is_file()
    try:
        return load(register_box(edition) if is_file else edition)
    except EditionError as error:
        raise CommandError(str(error)) from error


def _value(option: "Option", text: str, flag: str) -> "bool | int | str":
    """Parse the value of an option; the edition itself checks whether it is available."""
    name = f"{flag} {option.name}={text[:40]}"
    if option.kind == "switch":
        if text not in ("", "true", "false"):
            raise CommandError(f"{name}: give true or false")
        return text != "false"
    if not text:
        raise CommandError(f"{flag} {option.name}: give a value, as {option.name}={_example(option)}")
    if option.kind == "choice":
        if text not in option.choices:
            raise CommandError(f"{name}: there are {', '.join(option.choices)}")
        return text
    return parse_number(f"{flag} {option.name}", text, option.low, option.high, joint="=")


def _example(option: "Option") -> str:
    return option.choices[0] if option.kind == "choice" else str(option.low)


def parse_seat(text: str) -> int:
    """Parse the number of a seat, which counts from 1 as on the screen."""
    if not (text.isascii() and text.isdigit() and int(text[:9]) > 0):
        raise argparse.ArgumentTypeError(f"{text}: give the number of a seat, from 1")
    return int(text)


def list_bots(games: "Collection[Game[Any, Any]]", language: str = "en") -> NoReturn:
    """Print the bots of each game, with what they do, and end the command."""
    from monopolista.games.interface.capabilities import HasCustomBots
    from monopolista.locales import say

    for game in games:
        if len(games) > 1:
            print(game.name)
        for robot in game.robots:
            title, *notes = (say(words, language) for words in robot.words)
            print(f"{robot.name:12} {title}: {'; '.join(notes)}")
    if any(isinstance(game.simulator, HasCustomBots) for game in games):
        print("module:function is a bot of your own: docs/how-to/write-a-bot.md")
    raise SystemExit(0)


def list_bots_if_asked(args: argparse.Namespace) -> None:
    """List the bots of the edition's game and end the command where ``--bots help`` asks for it."""
    from monopolista.games import game_of

    if args.bots == HELP:
        list_bots([game_of(load_box(args.edition, args.option).id)])


def parse_bots(named: str, game: "Game[Any, Any]", flag: str = "--bots") -> tuple[str, ...]:
    """Parse the names of bots; raise CommandError where a game does not have one, and list them for ``help``.

    ``flag`` is the option of the command line that error messages name.
    """
    from monopolista.games.interface.capabilities import HasCustomBots

    if named == HELP:
        list_bots([game])
    pool = game.simulator
    names = tuple(name.strip() for name in named.split(","))
    own_bots = [name for name in dict.fromkeys(names) if ":" in name]
    if own_bots:
        _check_own(own_bots, pool, flag)
    for name in names:
        if name not in pool.levels and name not in own_bots:
            others = ", and module:function" if isinstance(pool, HasCustomBots) else ""
            raise CommandError(f"{flag}: unknown bot {name[:40]!r}; there are: {', '.join(pool.levels)}{others}")
    return names


def _check_own(own_bots: Sequence[str], pool: "Simulator", flag: str) -> None:
    """Raise CommandError for a player's own bot that cannot play."""
    from monopolista.games.interface.capabilities import HasCustomBots
    from monopolista.games.interface.errors import MonopolistaError

    if not isinstance(pool, HasCustomBots):
        raise CommandError(f"{flag} {own_bots[0][:40]}: this game takes no bots of your own")
    if len(own_bots) > pool.own.most:
        raise CommandError(f"{flag}: at most {pool.own.most} bots of your own")
    if "" not in sys.path:
        sys.path.insert(0, "")
    for name in own_bots:
        try:
            pool.own.find(name)
        except MonopolistaError as error:
            raise CommandError(f"{flag} {error}") from error


def assign_seats(names: tuple[str, ...], players: str | None, found: "Box") -> tuple[str, ...]:
    """Return the bot of each seat; a single bot takes every seat."""
    most = found.most_seats
    few = len(names) if len(names) > 1 else min(4, most)
    count = few if players is None else parse_number("--players", players, 2, most)
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise CommandError(f"--bots names {len(names)} bots for {count} players: name one for each, or one for all")
    if count > most:
        raise CommandError(f"--bots names {count} bots: {found.id} is for 2 to {most} players ({_seats_clause(found)})")
    return names


def _seats_clause(found: "Box") -> str:
    from monopolista.games import game_of

    return game_of(found.id).rules(found).seats_clause


def check_language(name: str) -> str:
    """Return the language of a report; raise CommandError where it is not supported."""
    from monopolista.locales import LANGUAGES

    if name not in LANGUAGES:
        raise CommandError(f"--language {name}: there are {', '.join(LANGUAGES)}")
    return name
