"""Charts of the reports as SVG, without scripts, so that every browser can show and print a page."""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

import polars as pl

from monopolista.games.common.intervals import wilson
from monopolista.games.interface import reports
from monopolista.simulate.report.chart_parts import (
    INK,
    MUTED,
    ROW,
    SEATS,
    SIGNAL,
    Drawn,
    Rows,
    Words,
    draw_interval,
    draw_labels,
    highest,
    named,
)
from monopolista.simulate.report.svg import SMALL, Scale, Svg, text_width, ticks

_PAPER = "var(--card)"
_NONE = "#cfc3a3"
"""Default colour."""
_SIZES = {"wide": 800, "narrow": 358}
"""Widths in pixels, for a desktop and for a phone."""
_LEAST = 1e-9


def render(draw: Drawn, title: str, language: str) -> tuple[str, str]:
    """Return a chart as SVG, for a desktop and for a phone.

    Parameters
    ----------
    draw : Drawn
        Draws the chart.
    title : str
        Accessible name.
    language : str
        Language of the numbers.

    Returns
    -------
    tuple of str
        Two ``svg`` elements.
    """
    done: list[str] = []
    for kind, width in _SIZES.items():
        svg = Svg(width, language)
        draw(svg)
        done.append(svg.done(kind, title))
    return done[0], done[1]


def chart(spec: reports.Chart, table: pl.DataFrame, names: Words) -> Drawn:
    """Return a function that draws a chart of a table.

    Parameters
    ----------
    spec : reports.Chart
        Kind of chart, and its columns.
    table : DataFrame
        Data.
    names : Words
        Names of values and columns.

    Returns
    -------
    Drawn
        Function that draws the chart.
    """
    rows = table.to_dicts()
    match spec:
        case reports.Bars():
            return lambda svg: _bars(svg, spec, rows, names)
        case reports.Marked():
            return lambda svg: _marked(svg, spec, rows, names)
        case reports.Rising():
            return lambda svg: _rising(svg, spec, rows, names)
        case reports.Shares():
            return lambda svg: _shares(svg, spec, rows, names)
        case reports.Lengths():
            return lambda svg: _lengths(svg, spec, rows, names)
        case reports.Lines():
            return lambda svg: _lines(svg, spec, rows, names)
        case reports.Expected():
            return lambda svg: _expected(svg, rows, names)
        case reports.Stacked():
            return lambda svg: _stacked(svg, spec, rows, names)
        case _:
            assert_never(spec)


def _bars(svg: Svg, spec: reports.Bars, rows: Rows, names: Words) -> None:
    most = highest(row.get(one) for row in rows for one in ("share", "high"))
    beside = text_width(svg.number(most, spec.digits), SMALL) + 8
    draw_labels(svg, [named(row[spec.label], names) for row in rows], ROW, beside)
    x, top = svg.across(0, most), svg.top
    for place, row in enumerate(rows):
        y, share = top + place * ROW, row["share"]
        colour = spec.palette.get(row[spec.colour], _NONE) if spec.colour else SEATS[1]
        svg.bar((x(0), y + 1, x(share) - x(0), ROW - 2), colour)
        end = share
        if row.get("high") is not None:
            svg.interval_across((x(row["low"]), x(row["high"])), y + ROW / 2)
            end = row["high"]
        svg.say(x(end) + 5, y + 12, svg.number(share, spec.digits), quiet=True)
    svg.axis_below(x, ticks(0, most), names["share"])


def _marked(svg: Svg, spec: reports.Marked, rows: Rows, names: Words) -> None:
    draw_labels(svg, [named(row["name"], names) for row in rows], ROW)
    most = highest(row[name + end] for row in rows for name in ("earned", "cost") for end in ("", "_high"))
    x, top = svg.across(0, most), svg.top
    for place, row in enumerate(rows):
        y = top + place * ROW
        svg.bar((x(0), y + 1, x(row["earned"]) - x(0), ROW - 2), spec.palette.get(row["colour"], _NONE))
        mark = [(x(row["cost"]), y + 1), (x(row["cost"]), y + ROW - 1)]
        svg.line(mark, _PAPER, 6)
        svg.line(mark, INK, 3)
        for name, at in (("earned", y + 0.67 * ROW), ("cost", y + 0.33 * ROW)):
            if row[f"{name}_high"] is not None:
                svg.interval_across((x(row[f"{name}_low"]), x(row[f"{name}_high"])), at)
    svg.axis_below(x, ticks(0, most), names["earned"])


def _shares(svg: Svg, spec: reports.Shares, rows: Rows, names: Words) -> None:
    labels = list(dict.fromkeys(named(row[spec.label], names) for row in rows))
    kinds = list(dict.fromkeys(named(row[spec.split], names) for row in rows)) if spec.split else [""]
    height = ROW * (1.1 * len(kinds) if spec.split else 1.6)
    draw_labels(svg, labels, height, text_width("00.00", SMALL))
    most = highest([*(row[one] for row in rows for one in ("share", "high")), spec.even])
    x, top, bottom = svg.across(0, most), svg.top, svg.bottom
    for row in rows:
        kind = kinds.index(named(row[spec.split], names)) if spec.split else 0
        y = top + labels.index(named(row[spec.label], names)) * height + (kind + 0.5) * height / len(kinds)
        colour = SEATS[1 - kind % 2] if spec.split else SEATS[1]
        low, high = (x(row["share"] if row[end] is None else row[end]) for end in ("low", "high"))
        draw_interval(svg, (low, x(row["share"]), high), y, colour, svg.number(row["share"], 2))
    svg.axis_below(x, ticks(0, most), names["share"])
    if spec.even is not None:
        svg.line([(x(spec.even), top), (x(spec.even), bottom)], MUTED, 1, "4 4")
    if spec.split:
        svg.legend({kind: SEATS[1 - place % 2] for place, kind in enumerate(kinds)})


def _framed(svg: Svg, height: float, most: float, across: tuple[float, float], titles: Sequence[str]) -> Scale:
    """Draw two axes, and return the vertical scale."""
    svg.lay(max(text_width(svg.number(tick)) for tick in ticks(0, most)) + 24, height)
    y = svg.upward(0, most)
    svg.axis_beside(y, ticks(0, most), titles[1])
    svg.axis_below(svg.across(*across), ticks(*across), titles[0])
    return y


def _curves(svg: Svg, curves: Mapping[str, Rows], value: str, names: Words, height: float) -> tuple[Scale, Scale]:
    """Draw two axes for curves by round, and return both scales."""
    rows = [row for curve in curves.values() for row in curve]
    rounds = [row["round"] for row in rows] or [0]
    across = (min(rounds), max(rounds))
    most = highest(row[one] for row in rows for one in (value, "high"))
    y = _framed(svg, height, most, across, (names["round"], names[value]))
    return svg.across(*across), y


def _by(rows: Rows, key: str) -> dict[Any, Rows]:
    """Group rows by a column, in the order of first appearance."""
    found: dict[Any, Rows] = {}
    for row in rows:
        found.setdefault(row[key], []).append(row)
    return found


def _rising(svg: Svg, spec: reports.Rising, rows: Rows, names: Words) -> None:
    found = _by(rows, "colour")
    curves = {colour: found[colour] for colour in spec.palette if colour in found}
    x, y = _curves(svg, curves, "share", names, 320)
    for colour, curve in curves.items():
        points = [(x(row["round"]), y(row["share"])) for row in curve]
        _band(svg, (x, y), curve, spec.palette[colour])
        svg.line(points, INK, 4)
        svg.line(points, spec.palette[colour], 2.5)
    svg.legend({names[colour]: spec.palette[colour] for colour in curves})


def _lines(svg: Svg, spec: reports.Lines, rows: Rows, names: Words) -> None:
    curves = {named(_said(key), names): curve for key, curve in _by(rows, spec.key).items()}
    x, y = _curves(svg, curves, spec.value, names, 300)
    colours = {name: SEATS[place % len(SEATS)] for place, name in enumerate(curves)}
    for name, curve in curves.items():
        _band(svg, (x, y), curve, colours[name])
        svg.line([(x(row["round"]), y(row[spec.value])) for row in curve], colours[name], 2.5)
    svg.legend(colours)


def _band(svg: Svg, scales: tuple[Scale, Scale], curve: Rows, colour: str) -> None:
    """Draw the interval of each round as an area, as far as it is known."""
    x, y = scales
    known = [row for row in curve if row["high"] is not None]
    if known:
        low, high = ([(x(row["round"]), y(max(row[one], 0))) for row in known] for one in ("low", "high"))
        svg.band(low, high, colour)


def _said(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value


def _lengths(svg: Svg, spec: reports.Lengths, rows: Rows, names: Words) -> None:
    piles: dict[int, dict[bool, float]] = {}
    counts: dict[int, int] = {}
    for row in rows:
        start = row["rounds"] // spec.step * spec.step
        piles.setdefault(start, {True: 0.0, False: 0.0})[row["ended"]] += row["share"]
        counts[start] = counts.get(start, 0) + row["count"]
    bounds = {start: _bounds(count, sum(counts.values())) for start, count in counts.items()}
    across = (min(piles, default=0), max(piles, default=0) + spec.step)
    titles = (names["rounds"], names["share"])
    y = _framed(svg, 240, highest(high for _, high in bounds.values()), across, titles)
    x = svg.across(*across)
    colours = {True: SEATS[1], False: SIGNAL}
    for start, pile in piles.items():
        foot = 0.0
        for ended, share in pile.items():
            if share > _LEAST:
                box = (x(start), y(foot + share), x(start + spec.step) - x(start), y(foot) - y(foot + share))
                svg.bar(box, colours[ended], "paper")
            foot += share
        svg.interval_upward(x(start + spec.step / 2), (y(bounds[start][0]), y(bounds[start][1])))
    svg.legend({names["ended"]: colours[True], names["cut"]: colours[False]})


def _bounds(hits: float, count: int) -> tuple[float, float]:
    """Return the interval of a share in percent."""
    low, high = wilson(hits, count)
    return 100 * low, 100 * high


def _expected(svg: Svg, rows: Rows, names: Words) -> None:
    most = highest(value for row in rows for value in (row["high"], row["expected"]))
    totals = [row["total"] for row in rows] or [0]
    across = (min(totals) - 0.5, max(totals) + 0.5)
    svg.lay(max(text_width(svg.number(tick)) for tick in ticks(0, most)) + 24, 200)
    x, y, foot = svg.across(*across), svg.upward(0, most), svg.bottom
    svg.axis_beside(y, ticks(0, most), names["share"])
    half = (x(1) - x(0)) * 0.4
    for row in rows:
        middle, high = x(row["total"]), y(row["share"])
        svg.bar((middle - half, high, 2 * half, foot - high), SEATS[1])
        svg.line([(middle - half, y(row["expected"])), (middle + half, y(row["expected"]))], INK, 2)
        svg.interval_upward(middle, (y(row["low"]), y(row["high"])))
    svg.axis_below(x, totals, names["total"])


def _stacked(svg: Svg, spec: reports.Stacked, rows: Rows, names: Words) -> None:
    row_height = ROW + 3
    draw_labels(svg, [named(row[spec.label], names) for row in rows], row_height)
    x, top = svg.across(0, 100), svg.top
    colours = {part: SEATS[place % len(SEATS)] for place, part in enumerate(spec.parts)}
    for place, row in enumerate(rows):
        y, foot = top + place * row_height, 0.0
        for part, colour in colours.items():
            share = min(row[part] or 0.0, 100 - foot)
            svg.bar((x(foot), y + 1, x(share) - x(0), row_height - 2), colour, "paper")
            foot += share
        _draw_ends(svg, spec.parts, row, y + row_height / 2)
    svg.axis_below(x, ticks(0, 100), names["share"])
    svg.legend({names[part]: colour for part, colour in colours.items()})


def _draw_ends(svg: Svg, parts: Sequence[str], row: Mapping[str, Any], y: float) -> None:
    """Draw the interval of each share of a bar at its end, but not of the last one, which ends at 100 percent."""
    x, foot = svg.across(0, 100), 0.0
    for part in parts[:-1]:
        if row[f"{part}_high"] is not None:
            low, high = (min(foot + row[f"{part}_{end}"], 100) for end in ("low", "high"))
            svg.interval_across((x(low), x(high)), y)
        foot += row[part] or 0.0
