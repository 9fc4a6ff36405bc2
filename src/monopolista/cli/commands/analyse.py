"""The command ``monopolista analyse``: luck and skill, turning points, and the cost of decisions."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from monopolista.cli.commands import play, rollouts
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.own_editions import add_own_editions

if TYPE_CHECKING:
    from monopolista.analyse.analysis import Analysis
    from monopolista.analyse.text_report import AnalysisText, Entry
    from monopolista.transcript import Transcript

T = TypeVar("T")


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", metavar="FILE", help="a transcript, which you can save at the end of a game")
    parser.add_argument("--language", default="en", help="language of the analysis (default: en)")
    parser.add_argument("--json", action="store_true", help="print the odds after every step and all decisions as JSON")
    parser.add_argument("--report", metavar="PAGE", help="write the analysis as an HTML page")
    add_own_editions(parser)
    rollouts.add(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the analysis of a finished game."""
    from monopolista.analyse.analysis import analysed
    from monopolista.analyse.win_odds_timeline import Played
    from monopolista.locales import LANGUAGES

    if args.language not in LANGUAGES:
        raise CommandError(f"--language {args.language}: there are {', '.join(LANGUAGES)}")
    if args.json_lines:
        return rollouts.run_with_json_lines(_read_game(args.file, Played.read), args)
    analysis = _read_game(args.file, analysed)
    if args.rollouts:
        analysis = rollouts.apply_rollouts(analysis, args)
    if args.report:
        _write_report(analysis, args)
    elif args.json:
        import msgspec

        print(msgspec.json.encode(analysis.view()).decode())
    else:
        from monopolista.analyse.text_report import in_words

        print("\n".join(_lines(in_words(analysis, args.language))))
    return 0


def _read_game(file: str, make: "Callable[[Transcript], T]") -> "T":
    from monopolista.analyse.action_values import NotEvaluatedError
    from monopolista.table import IllegalActionError, UndoError
    from monopolista.transcript import read

    try:
        return make(read(play.read_text(file)))
    except NotEvaluatedError as error:
        raise CommandError(f"{file}: {error}") from error
    except (IllegalActionError, UndoError, ValueError) as error:
        raise CommandError(f"{file}: {error}") from error


def _write_report(analysis: "Analysis", args: argparse.Namespace) -> None:
    from monopolista.analyse.html_report import page

    try:
        Path(args.report).write_text(page(analysis, args.language), encoding="utf-8")
    except OSError as error:
        raise CommandError(f"--report {args.report}: {error.strerror}") from error
    print(args.report)


def _lines(words: "AnalysisText") -> list[str]:
    from monopolista.analyse.text_report import HEADS
    from monopolista.locales import say

    language = words.language
    lines = [say("analysis-accounts", language), *_table(words, [say(f"analysis-{one}", language) for one in HEADS])]
    lines += ["", say("analysis-turnings", language)]
    lines += [f"  {one.when}: {one.what} {one.change}" for one in words.turnings]
    lines += ["", say("analysis-decisions", language)]
    for one in words.decided:
        lines += [f"{one.name}: {one.counts}", *(line for event in one.mistakes for line in _mistake(event))]
    return [*lines, "", say("winning-note", language), *words.notes]


def _table(words: "AnalysisText", heads: list[str]) -> list[str]:
    wide = max(len(name) for name in words.names)
    columns = [max(len(head), 4) for head in heads]
    rows = [("", heads), *zip(words.names, words.rows, strict=True)]
    return [
        f"  {name:{wide}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, columns, strict=True))
        for name, cells in rows
    ]


def _mistake(event: "Entry") -> list[str]:
    first = f"  {event.grade} {event.change}, {event.when}: {event.what}"
    return [first, *(f"    {line}" for line in (event.better, event.again) if line)]
