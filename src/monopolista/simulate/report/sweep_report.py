"""Report of a sweep: each measure by the value of a number, with error bars."""

from collections.abc import Sequence

import polars as pl
from babel.numbers import format_decimal

from monopolista.games.interface.simulator import Job
from monopolista.locales import has, say
from monopolista.simulate.report import charts, comparison_charts
from monopolista.simulate.report import html_page as pages
from monopolista.simulate.report.run_report import box_name, names_of

_COLUMNS = ("seat", "mean", "mean-low", "mean-high", "difference", "difference-low", "difference-high", "differs")
_INTERVAL = {"low": "difference-low", "high": "difference-high", "mean_low": "mean-low", "mean_high": "mean-high"}


def page(jobs: Sequence[Job], varied: str, table: pl.DataFrame, confidence: int, language: str) -> str:
    """Return the report of a sweep.

    Parameters
    ----------
    jobs : sequence of Job
        Table of each value.
    varied : str
        Name of the number: an option, or ``table.key`` of the edition.
    table : DataFrame
        Columns of ``comparison_schema.POINTS``.
    confidence : int
        Level of the intervals, in percent.
    language : str
        Language of the report.

    Returns
    -------
    str
        HTML document.
    """
    option = f"option-{varied.replace('_', '-')}"
    title = say(option, language) if has(option, language) else varied
    names = {column: say(f"report-{column}", language) for column in _COLUMNS} | {"value": title}
    names |= {column: names[word] for column, word in _INTERVAL.items()}
    names |= {"true": say("option-on", language), "false": say("option-off", language)}
    measures = table["measure"].unique(maintain_order=True).to_list()
    sections = [_section(name, table.filter(pl.col("measure") == name), names, language) for name in measures]
    heading = say("report-sweep", language, name=title)
    return pages.render_page(heading, language, _head(jobs[0], table, confidence, language), sections)


def _head(job: Job, table: pl.DataFrame, confidence: int, language: str) -> str:
    games = format_decimal(int(table["games"][0]), locale=language)
    bots = names_of(job, language)
    lines = [
        say("report-sweep-method", language, games=games, confidence=str(confidence)),
        say("report-box", language, edition=box_name(job, language), players=len(job.bots), seed=str(job.seed)),
        "; ".join(bots[str(seat)] for seat in range(1, len(job.bots) + 1)),
    ]
    return "\n".join(pages.paragraph(line) for line in lines)


def _section(measure: str, rows: pl.DataFrame, names: dict[str, str], language: str) -> str:
    """Return the section of a measure, with a line for each seat where it has one."""
    words = say(f"report-measure-{measure}", language)
    title = words[0].upper() + words[1:]
    curves = {
        words if seat is None else say("report-seat-number", language, seat=int(str(seat)) + 1): curve.to_dicts()
        for (seat,), curve in rows.group_by("seat", maintain_order=True)
    }
    columns = ["value", "mean", "mean_low", "mean_high", "difference", "low", "high", "differs"]
    seats = [] if rows["seat"].null_count() else [pl.col("seat") + 1]
    numbers = pages.render_table(rows.select(*seats, *columns), say("report-numbers", language), names, language)
    drawing = charts.render(comparison_charts.points(curves, (names["value"], words)), title, language)
    return pages.section(f"sweep-{measure}", title, say("report-sweep-note", language), drawing, numbers)
