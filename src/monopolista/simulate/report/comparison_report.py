"""Report of a comparison: two tables side by side, and their differences with confidence intervals."""

from collections.abc import Sequence

import polars as pl
from babel.numbers import format_decimal

from monopolista.games.common.options import chosen
from monopolista.games.interface.reports import Shares
from monopolista.games.interface.simulator import Job
from monopolista.locales import say
from monopolista.simulate.measures import PERCENT
from monopolista.simulate.report import charts, comparison_charts
from monopolista.simulate.report import html_page as pages
from monopolista.simulate.report.run_report import box_name, names_of, options_line

_COLUMNS = ("measure", "first", "second", "difference", "seat", "share", "low", "high", "differs")
_TABLES = ("first", "second")


def page(jobs: Sequence[Job], table: pl.DataFrame, confidence: int, language: str) -> str:
    """Return the report of a comparison.

    Parameters
    ----------
    jobs : sequence of Job
        The two tables.
    table : DataFrame
        Columns of ``comparison_schema.DIFFERENCES``.
    confidence : int
        Level of the intervals, in percent.
    language : str
        Language of the report.

    Returns
    -------
    str
        HTML document.
    """
    names = {column: say(f"report-{column}", language) for column in _COLUMNS}
    percent = pl.col("measure").is_in(PERCENT)
    shares, others = table.filter(percent), table.filter(~percent)
    means = {column: 100 * pl.col(column) / pl.col("first") for column in ("difference", "low", "high")}
    relative = others.filter(pl.col("first") != 0).with_columns(**means)
    points, ratio = (say(f"report-difference-{unit}", language) for unit in ("points", "relative"))
    sections = [
        _wins(jobs, table, names, confidence, language),
        _differences("compare-shares", shares, shares, points, language),
        _differences("compare-measures", relative, others, ratio, language),
    ]
    title = say("report-compare", language)
    return pages.render_page(title, language, _head(jobs, table, confidence, language), sections)


def _head(jobs: Sequence[Job], table: pl.DataFrame, confidence: int, language: str) -> str:
    lines = [
        say(
            "report-compare-method",
            language,
            games=format_decimal(int(table["games"][0]), locale=language),
            confidence=str(confidence),
        )
    ]
    for name, job in zip(_TABLES, jobs, strict=True):
        box = say(
            "report-box", language, edition=box_name(job, language), players=len(job.bots), seed=str(job.seed)
        )  # fmt: skip
        bots = names_of(job, language)
        seated = "; ".join(bots[str(seat)] for seat in range(1, len(job.bots) + 1))
        parts = [say(f"report-{name}", language), box, *options_line(job, chosen(job.box.options), language), seated]
        lines.append(" · ".join(parts))
    return "\n".join(pages.paragraph(line) for line in lines)


def _wins(jobs: Sequence[Job], table: pl.DataFrame, names: dict[str, str], confidence: int, language: str) -> str:
    """Return the section that shows how often each seat won, at one table below the other."""
    rows = [
        {"seat": row["seat"] + 1, "table": name, "share": row[name], "low": row[f"{name}_low"]}
        | {"high": row[f"{name}_high"]}
        for row in table.filter(pl.col("measure") == "won").iter_rows(named=True)
        for name in _TABLES
    ]
    words = names | {"share": say("report-share-won", language), "table": say("report-table", language)}
    words |= {str(seat): say("report-seat-number", language, seat=seat) for seat in range(1, len(jobs[0].bots) + 1)}
    shown = pl.DataFrame(rows)
    draw = charts.chart(Shares("seat", 100 / len(jobs[0].bots), "table"), shown, words)
    title, note = (say(f"report-compare-wins{end}", language, confidence=str(confidence)) for end in ("", "-note"))
    numbers = pages.render_table(shown, say("report-numbers", language), words, language)
    return pages.section("compare-wins", title, note, charts.render(draw, title, language), numbers)


def _differences(name: str, drawn: pl.DataFrame, listed: pl.DataFrame, unit: str, language: str) -> str:
    """Return a section with differences drawn as intervals around zero, and the numbers of all of them."""
    title, note = (say(f"report-{name}{end}", language) for end in ("", "-note"))
    words = {column: say(f"report-{column}", language) for column in _COLUMNS}
    words |= {"low": say("report-difference-low", language), "high": say("report-difference-high", language)}
    words |= {"true": say("option-on", language), "false": say("option-off", language)}
    shown = listed.select(
        label_column(listed, language), "first", "second", "difference", "low", "high", "differs"
    )  # fmt: skip
    rows = drawn.select(label_column(drawn, language), "difference", "low", "high").to_dicts()
    numbers = pages.render_table(shown, say("report-numbers", language), words, language)
    drawing = charts.render(comparison_charts.differences(rows, unit), title, language)
    return pages.section(name, title, note, drawing, numbers)


def label_column(table: pl.DataFrame, language: str) -> pl.Series:
    """Return the measures of a table in words, in which seats count from 1."""
    return pl.Series(
        "measure", [label(name, seat, language) for name, seat in table.select("measure", "seat").iter_rows()]
    )


def label(measure: str, seat: int | None, language: str) -> str:
    """Return a measure in words, in which seats count from 1."""
    words = say(f"report-measure-{measure}", language)
    return words if seat is None else say("report-measure-seat", language, seat=seat + 1, measure=words)
