"""Report of a run: a self-contained HTML page with charts and the numbers behind them."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import polars as pl
from babel.numbers import format_decimal

from monopolista.games import game_of
from monopolista.games.common.options import Chosen
from monopolista.games.interface.reports import Section
from monopolista.games.interface.simulator import Job
from monopolista.locales import SPOKEN, has, say
from monopolista.simulate.report import charts
from monopolista.simulate.report import html_page as pages
from monopolista.simulate.report.summary import Mean, Summary, half_width
from monopolista.simulate.runner.progress import REPORT, in_language

_STEP = 10
_MOST_ROUNDS = 40
"""Bound of the rows by round; with more rounds, tables have every tenth."""
_COLUMNS = (
    "round", "rounds", "low", "high", "count", "worth", "games", "won", "seat", "bot", "ended", "share", "cut",
)  # fmt: skip
"""Columns that the tables of all games have in common."""


def pages_of(folder: Path, job: Job, summary: Summary, first: str) -> Iterator[tuple[str, str]]:
    """Yield the report of a run in every language.

    Parameters
    ----------
    folder : Path
        Folder of the tables.
    job : Job
        Games of the run.
    summary : Summary
        Summary of the run.
    first : str
        Language of the file that has no language in its name.

    Yields
    ------
    tuple of str
        File name and HTML.
    """
    names = {str(language): REPORT if language == first else in_language(language) for language in SPOKEN}
    for language, name in names.items():
        yield name, page(folder, job, summary, language, names)


def page(
    folder: Path, job: Job, summary: Summary, language: str, others: Mapping[str, str] = MappingProxyType({})
) -> str:
    """Return the report of a run in one language.

    Parameters
    ----------
    folder : Path
        Folder of the tables.
    job : Job
        Games of the run.
    summary : Summary
        Summary of the run.
    language : str
        Language of the report.
    others : Mapping of str to str
        File name of the report in each language, for links.

    Returns
    -------
    str
        HTML document.
    """
    sections = job.simulator.sections(folder, job, language)
    parts = [_section(one, job, language) for one in sections if len(one.table)]
    title = say("report-title", language, games=summary.games)
    return pages.render_page(title, language, _head(job, summary, language), parts, others)


def _section(one: Section, job: Job, language: str) -> str:
    names = names_of(job, language) | dict(one.words)
    title = say(f"report-{one.name}", language)
    rows = one.table
    if "round" in rows.columns and rows["round"].n_unique() > _MOST_ROUNDS:
        rows = rows.filter(pl.col("round") % _STEP == 0)
    note = say(f"report-{one.name}-note", language, **one.note)
    drawings = charts.render(charts.chart(one.chart, one.table, names), title, language)
    return pages.section(
        one.name, title, note, drawings, pages.render_table(rows, say("report-numbers", language), names, language)
    )


def names_of(job: Job, language: str) -> dict[str, str]:
    """Return the names of columns, bots and seats."""
    names = {column: say(f"report-{column}", language) for column in _COLUMNS}
    words = {robot.name: robot.title for robot in game_of(job.box.id).robots}
    names |= {level: say(word, language) for level, word in words.items() if has(word, language)}
    seats = enumerate(job.bots, 1)
    return names | {
        str(seat): say("report-seat-bot", language, seat=seat, bot=names.get(bot, bot)) for seat, bot in seats
    }


def box_name(job: Job, language: str) -> str:
    """Return the name of a run's edition in a language, or in the edition's own language."""
    file = job.box.file
    return next((name for known, name in file.name.items() if known == language), file.name[file.language])


def _option(job: Job, name: str, value: bool | int | str, language: str) -> str:
    """Return an option and its value in the words of the lobby."""
    title = f"option-{name.replace('_', '-')}"
    if isinstance(value, bool):
        text = say("option-on" if value else "option-off", language)
    elif isinstance(value, str):
        text = say(f"{title}-{value}", language)
    elif any(option.name == name and option.unit == "turns" for option in job.box.listed):
        text = _rounds(value, len(job.bots), language)
    else:
        text = format_decimal(value, locale=language)
    return say("table-option", language, option=say(title, language), value=text)


def options_line(job: Job, options: Chosen, language: str) -> list[str]:
    """Return the sentence with the options of a table, None without options."""
    named = [_option(job, name, value, language) for name, value in options.items()]
    return [say("report-options", language, options="; ".join(named))] if named else []


def _rounds(turns: int, seats: int, language: str) -> str:
    """Return a limit of turns as the number of rounds that it is, and the turns of a round that it leaves open."""
    rounds, rest = divmod(turns, seats)
    if rest:
        return say("option-open-round", language, rounds=rounds, turns=rest)
    return format_decimal(rounds, locale=language)


def _head(job: Job, summary: Summary, language: str) -> str:
    lines = [say("report-box", language, edition=box_name(job, language), players=len(job.bots), seed=str(job.seed))]
    lines += options_line(job, summary.options, language)
    means = {"turns": summary.means.turns, "decisions": summary.means.decisions}
    numbers = {"finished": summary.finished, "cut": summary.games - summary.finished, "most": job.most_turns}
    words = {name: _mean(mean, language) for name, mean in means.items()}
    lines.append(say("report-finished", language, **numbers, **words))
    lines.append(say("report-intervals", language))
    if summary.games < summary.asked:
        lines.append(say("report-stopped", language, asked=format_decimal(summary.asked, locale=language)))
    return "\n".join(pages.paragraph(line) for line in lines)


def _mean(mean: Mean, language: str) -> str:
    """Return a mean with half the width of its interval."""
    spread = half_width(mean)
    known = [mean.mean] if spread is None else [mean.mean, spread]
    return " ± ".join(format_decimal(round(value, 1), locale=language) for value in known)
