"""Charts that compare: bots with each other, and tables with each other."""

from collections.abc import Mapping, Sequence

import polars as pl

from monopolista.simulate.report.chart_parts import (
    MUTED,
    ROW,
    SEATS,
    SIGNAL,
    Drawn,
    Rows,
    Words,
    draw_interval,
    draw_labels,
    named,
)
from monopolista.simulate.report.svg import SIZE, SMALL, Svg, text_width, ticks


def ratings(table: pl.DataFrame, names: Words) -> Drawn:
    """Return a function that draws the ratings of bots with their intervals."""
    return lambda svg: _ratings(svg, table.to_dicts(), names)


def _ratings(svg: Svg, rows: Rows, names: Words) -> None:
    """Draw a row for each bot; one without wins is far below the others, at an uncertain distance: an arrow."""
    height = ROW * 1.6
    draw_labels(svg, [named(row["bot"], names) for row in rows], height, text_width("0.000", SMALL))
    lowest = min((row["rating_low"] for row in rows if row["won"]), default=min(row["rating"] for row in rows))
    highest = max(row["rating_high"] for row in rows)
    x = svg.across(lowest, highest)
    for place, row in enumerate(rows):
        y, said = svg.top + (place + 0.5) * height, svg.number(row["rating"], 0)
        if row["rating"] < lowest:
            svg.say(svg.left + 4, y + 4, f"← {said}", quiet=True)
        else:
            low = x(max(row["rating_low"], lowest))
            draw_interval(svg, (low, x(row["rating"]), x(row["rating_high"])), y, SEATS[1], said)
    svg.axis_below(x, ticks(lowest, highest), names["rating"])


def points(curves: Mapping[str, Rows], titles: tuple[str, str]) -> Drawn:
    """Return a function that draws curves of means with error bars, over a number; both axes have a title."""
    return lambda svg: _points(svg, curves, titles)


def _points(svg: Svg, curves: Mapping[str, Rows], titles: tuple[str, str]) -> None:
    rows = [row for curve in curves.values() for row in curve]
    low, high = min(row["mean_low"] for row in rows), max(row["mean_high"] for row in rows)
    low, high = _padded(low, high) if high > low else (low - 1, high + 1)
    marks, first, last = ticks(low, high), min(row["value"] for row in rows), max(row["value"] for row in rows)
    svg.lay(max(text_width(svg.number(tick)) for tick in marks) + 24, 260)
    x, y = svg.across(*_padded(first, last)), svg.upward(low, high)
    svg.axis_beside(y, marks, titles[1])
    svg.axis_below(x, ticks(first, last), titles[0])
    colours = {name: SEATS[place % len(SEATS)] for place, name in enumerate(curves)}
    for name, curve in curves.items():
        svg.line([(x(row["value"]), y(row["mean"])) for row in curve], colours[name], 2)
        for row in curve:
            svg.error_bar(x(row["value"]), (y(row["mean_low"]), y(row["mean_high"])), colours[name])
            svg.dot(x(row["value"]), y(row["mean"]), colours[name])
    svg.legend(colours)


def _padded(low: float, high: float) -> tuple[float, float]:
    """Return bounds a little further apart, so that what is drawn at them is whole."""
    return low - 0.04 * (high - low), high + 0.04 * (high - low)


def differences(rows: Rows, unit: str) -> Drawn:
    """Return a function that draws differences with their intervals around zero; ``unit`` is the axis title."""
    return lambda svg: _differences(svg, rows, unit)


def _differences(svg: Svg, rows: Rows, unit: str) -> None:
    height = ROW * 1.6
    draw_labels(svg, [row["measure"] for row in rows], height, text_width("-00.00", SMALL))
    low = min((row["low"] for row in rows), default=0)
    high = max((row["high"] for row in rows), default=0)
    low, high = min(low, 0), max(high, 0) or float(low == 0)
    x, top, bottom = svg.across(low, high), svg.top, svg.bottom
    for place, row in enumerate(rows):
        across = (x(row["low"]), x(row["difference"]), x(row["high"]))
        colour = SIGNAL if row["low"] > 0 or row["high"] < 0 else SEATS[1]
        draw_interval(svg, across, top + (place + 0.5) * height, colour, svg.number(row["difference"], 2))
    svg.axis_below(x, ticks(low, high), unit)
    svg.line([(x(0), top), (x(0), bottom)], MUTED, 1, "4 4")


def pairs(table: pl.DataFrame, names: Words, order: list[str]) -> Drawn:
    """Return a function that draws how often each bot was placed before each other bot, in percent."""
    shares = {(row["bot"], row["other"]): row["share"] for row in table.to_dicts()}
    return lambda svg: _pairs(svg, shares, names, order)


def _pairs(svg: Svg, shares: Mapping[tuple[str, str], float], names: Words, order: Sequence[str]) -> None:
    height = 2 * ROW
    labels = [named(bot, names) for bot in order]
    svg.top += max(map(text_width, labels), default=0) * 0.66 + SIZE
    draw_labels(svg, labels, height, text_width(labels[-1]) * 0.5 if labels else 0)
    x = svg.across(0, len(order))
    for column, label in enumerate(labels):
        place, foot = x(column + 0.5), svg.top - 6
        svg.say(place, foot, label, turn=f"rotate(-40 {place:.0f} {foot:.0f})")
    for (bot, other), share in shares.items():
        row, column = order.index(bot), order.index(other)
        y = svg.top + row * height
        svg.bar((x(column), y, x(1) - x(0), height), _warmth(share), "paper")
        svg.say(x(column + 0.5), y + height / 2 + 4, svg.number(share, 1), anchor="middle")


def _warmth(share: float) -> str:
    """Return the colour of a percentage: paper at 50, and more of a colour the further it is from that."""
    strong = SEATS[1] if share > 50 else SEATS[0]
    return f"color-mix(in srgb, {strong} {min(abs(share - 50), 50) * 1.2:.0f}%, var(--card))"
