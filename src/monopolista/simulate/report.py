"""The report of a run: one page with its charts drawn and its numbers beside them, which needs nothing else."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import polars as pl
from babel.numbers import format_decimal

from monopolista.games.classic.bots.levels import LEVELS
from monopolista.locales import say
from monopolista.simulate import charts
from monopolista.simulate import page as pages
from monopolista.simulate.by_game import COLOUR_NAMES
from monopolista.simulate.chunk import Job
from monopolista.simulate.figures import KINDS, Figures
from monopolista.simulate.summary import Summary

_STEP = 10
"""In numbers, what goes by round is told for every tenth."""
_COLUMNS = (
    "name", "colour", "round", "rounds", "total", "low", "high", "count", "landings", "earned", "cost", "rents", "back",
    "expected", "worth", "games", "won", "seat", "bot", "cause", "kind", "by", "ended", "share", "cut",
)  # fmt: skip
_KINDS = {one: f"report-trade-{one}" for one in KINDS}
_WAYS = {one: f"report-by-{one}" for one in ("bought", "traded")}
_OUTCOMES = {"true": "report-won", "false": "report-lost"}
_ENDS = {"true": "report-ended", "false": "report-cut"}
_CAUSES = {one: f"report-cause-{one}" for one in ("tax", "card", "jail", "interest", "none")}


@dataclass(frozen=True)
class Section:
    """A part of the report: its table, how that is drawn, and what its values and columns are called."""

    name: str
    table: pl.DataFrame
    draw: Callable[[pl.DataFrame, charts.Words], charts.Drawing]
    words: Mapping[str, str] = field(default_factory=dict[str, str])
    """Messages beside those that all sections share."""


def page(folder: Path, job: Job, summary: Summary, language: str) -> str:
    """Return the report of a run whose tables stand in a folder."""
    figures = Figures(folder, job, language)
    told = [_section(one, job, language) for one in _sections(figures, job) if len(one.table)]
    title = say("report-title", language, games=summary.games)
    return pages.whole(title, language, _head(figures, job, summary, language), told)


def _sections(figures: Figures, job: Job) -> Iterator[Section]:
    even = 100 / len(job.bots)
    several = len(set(job.bots)) > 1
    yield Section("squares", figures.squares(), charts.squares, {"share": "report-share-stops"})
    yield Section("deeds", figures.deeds(), charts.deeds)
    yield Section("earnings", figures.earnings(), charts.deeds)
    yield Section("colours", figures.colours(), charts.colours, {"share": "report-share-games"})
    by_way = partial(charts.shares, key="colour", even=even, split="by")
    yield Section("wholes", figures.wholes(), by_way, _WAYS | {"share": "report-share-won"})
    won = {"share": "report-share-won"}
    yield Section("seats", figures.seats(), partial(charts.shares, key="seat", even=even), won)
    if several:
        yield Section("bots", figures.bots(), partial(charts.shares, key="bot", even=even), won)
    yield Section(
        "lengths", figures.lengths(), charts.lengths, _ENDS | {"share": "report-share-games", "ended": "report-ended"}
    )
    yield Section("wealth", figures.wealth(), partial(charts.lines, key="won"), _OUTCOMES)
    if several:
        yield Section("wealth-bots", figures.wealth_of_bots(), partial(charts.lines, key="bot"))
    yield Section("causes", figures.causes(), charts.causes, _CAUSES | {"share": "report-share-bankruptcies"})
    yield Section("trades", figures.trades(), partial(charts.shares, key="kind", even=even), _KINDS | won)
    yield Section("dice", figures.dice(), charts.dice, {"share": "report-share-rolls"})


def _section(one: Section, job: Job, language: str) -> str:
    names = _names(job, language) | {name: say(message, language) for name, message in one.words.items()}
    if one.name in ("deeds", "earnings"):
        names["earned"] = say("report-money-game", language, currency=job.box.file.currency)
    title = say(f"report-{one.name}", language)
    rows = one.table
    if "round" in rows.columns:
        rows = rows.filter(pl.col("round") % _STEP == 0)
    note = say(f"report-{one.name}-note", language, **_told(one, language))
    drawings = charts.drawn(one.draw(one.table, names), language)
    return pages.section(
        one.name, title, note, drawings, pages.folded(rows, say("report-numbers", language), names, language)
    )


def _told(one: Section, language: str) -> dict[str, str]:
    """Return what a section's sentence tells of its table."""
    if one.name != "lengths":
        return {}
    so_far = (
        one.table.group_by("rounds").agg(pl.col("share").sum()).sort("rounds").with_columns(pl.col("share").cum_sum())
    )
    by = {
        name: so_far.filter(pl.col("share") >= least)["rounds"].first() for name, least in (("half", 50), ("most", 90))
    }
    return {name: format_decimal(int(str(rounds)), locale=language) for name, rounds in by.items()}


def _names(job: Job, language: str) -> dict[str, str]:
    """Return what columns and values are called."""
    names = {colour: say(f"colour-{colour}", language) for colour in COLOUR_NAMES}
    names |= {column: say(f"report-{column}", language) for column in _COLUMNS}
    names |= {
        "name": say("report-name", language),
        "worth": say("report-money", language, currency=job.box.file.currency),
    }
    names |= {level: say(f"lobby-level-{level}", language) for level in LEVELS}
    seats = enumerate(job.bots, 1)
    return names | {
        str(seat): say("report-seat-bot", language, seat=seat, bot=names.get(bot, bot)) for seat, bot in seats
    }


def box_name(job: Job, language: str) -> str:
    """Return what a language calls the box of a run, or what the box calls itself."""
    file = job.box.file
    return next((name for known, name in file.name.items() if known == language), file.name[file.language])


def _option(name: str, value: bool | int | str, language: str) -> str:
    """Return an option and its value as the lobby words them."""
    if isinstance(value, bool):
        told = say("option-on" if value else "option-off", language)
    elif isinstance(value, str):
        told = say(f"option-{name}-{value}", language)
    else:
        told = format_decimal(value, locale=language)
    return say("table-option", language, option=say(f"option-{name}", language), value=told)


def _head(figures: Figures, job: Job, summary: Summary, language: str) -> str:
    games = max(summary.games, 1)
    lines = [say("report-box", language, edition=box_name(job, language), players=len(job.bots), seed=str(job.seed))]
    if summary.options:
        named = (_option(name.replace("_", "-"), value, language) for name, value in summary.options.items())
        lines.append(say("report-options", language, options="; ".join(named)))
    numbers = {"finished": summary.finished, "cut": summary.games - summary.finished}
    means = {"turns": summary.turns / games, "decisions": summary.decisions / games}
    told = {name: format_decimal(number, locale=language) for name, number in numbers.items()}
    told |= {name: format_decimal(round(mean, 1), locale=language) for name, mean in means.items()}
    lines.append(say("report-finished", language, **told))
    if summary.games < summary.asked:
        lines.append(say("report-stopped", language, asked=format_decimal(summary.asked, locale=language)))
    return "\n".join(pages.paragraph(line) for line in lines)
