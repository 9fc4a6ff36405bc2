"""The charts of the report, drawn as SVG: nothing in the page has to run, so that it opens anywhere and prints."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, assert_never

import polars as pl

from monopolista.games.interface import reports
from monopolista.simulate.report.svg import SIZE, SMALL, Scale, Svg, shortened, ticks, wide

_INK = "var(--ink)"
_PAPER = "var(--card)"
_MUTED = "var(--muted)"
_NONE = "#cfc3a3"
"""The colour of what has none."""
_SIGNAL = "#c8372d"
_SIZES = {"wide": 800, "narrow": 358}
"""A page on a desk, and what it has room for on a phone."""
_ROW = 17
_SEATS = ("#b33a2b", "#2a6f78", "#86671a", "#5a3d86", "#3a7533", "#2758a8", "#ad3a7c", "#3f4650", "#b8561a", "#7a4a35")
_LABELS = 0.4
"""The part of a drawing that the names of its rows may take."""
_LEAST = 1e-9
Rows = list[dict[str, Any]]
Words = Mapping[str, str]
"""What the values of a table, and its columns, are called in the reader's language."""
Drawn = Callable[[Svg], None]


def drawn(draw: Drawn, title: str, language: str) -> tuple[str, str]:
    """Return a chart as two SVG drawings, for a desk and for a phone, its numbers written as the language does."""
    done: list[str] = []
    for kind, width in _SIZES.items():
        sheet = Svg(width, language)
        draw(sheet)
        done.append(sheet.done(kind, title))
    return done[0], done[1]


def chart(asked: reports.Chart, table: pl.DataFrame, names: Words) -> Drawn:
    """Return what draws the chart that is asked for of a table."""
    rows = table.to_dicts()
    match asked:
        case reports.Bars():
            return lambda sheet: _bars(sheet, asked, rows, names)
        case reports.Marked():
            return lambda sheet: _marked(sheet, asked, rows, names)
        case reports.Rising():
            return lambda sheet: _rising(sheet, asked, rows, names)
        case reports.Shares():
            return lambda sheet: _shares(sheet, asked, rows, names)
        case reports.Lengths():
            return lambda sheet: _lengths(sheet, asked, rows, names)
        case reports.Lines():
            return lambda sheet: _lines(sheet, asked, rows, names)
        case reports.Expected():
            return lambda sheet: _expected(sheet, rows, names)
        case reports.Stacked():
            return lambda sheet: _stacked(sheet, asked, rows, names)
        case _:
            assert_never(asked)


def _named(value: object, names: Words) -> str:
    return names.get(str(value), str(value))


def _highest(values: Iterable[float | None]) -> float:
    return max((value for value in values if value is not None), default=0) or 1


def _labelled(sheet: Svg, labels: Sequence[str], row: float, beside: float = 0) -> None:
    """Lay a row for each label, and write it."""
    room = min(max(map(wide, labels), default=0) + 8, sheet.width * _LABELS)
    sheet.lay(room, row * len(labels), beside)
    for place, label in enumerate(labels):
        y = sheet.top + (place + 0.5) * row + SIZE / 3
        sheet.say(sheet.left - 6, y, shortened(label, room - 6), anchor="end")


def _bars(sheet: Svg, asked: reports.Bars, rows: Rows, names: Words) -> None:
    most = _highest(row["share"] for row in rows)
    beside = wide(sheet.figure(most, asked.digits), SMALL) + 8
    _labelled(sheet, [_named(row[asked.label], names) for row in rows], _ROW, beside)
    x, top = sheet.across(0, most), sheet.top
    for place, row in enumerate(rows):
        y, share = top + place * _ROW, row["share"]
        colour = asked.palette.get(row[asked.colour], _NONE) if asked.colour else _SEATS[1]
        sheet.bar((x(0), y + 1, x(share) - x(0), _ROW - 2), colour)
        sheet.say(x(share) + 4, y + 12, sheet.figure(share, asked.digits), quiet=True)
    sheet.axis_below(x, ticks(0, most), names["share"])


def _marked(sheet: Svg, asked: reports.Marked, rows: Rows, names: Words) -> None:
    _labelled(sheet, [_named(row["name"], names) for row in rows], _ROW)
    most = _highest(value for row in rows for value in (row["earned"], row["cost"]))
    x, top = sheet.across(0, most), sheet.top
    for place, row in enumerate(rows):
        y = top + place * _ROW
        sheet.bar((x(0), y + 1, x(row["earned"]) - x(0), _ROW - 2), asked.palette.get(row["colour"], _NONE))
        mark = [(x(row["cost"]), y + 1), (x(row["cost"]), y + _ROW - 1)]
        sheet.line(mark, _PAPER, 6)
        sheet.line(mark, _INK, 3)
    sheet.axis_below(x, ticks(0, most), names["earned"])


def _shares(sheet: Svg, asked: reports.Shares, rows: Rows, names: Words) -> None:
    labels = list(dict.fromkeys(_named(row[asked.label], names) for row in rows))
    kinds = list(dict.fromkeys(_named(row[asked.split], names) for row in rows)) if asked.split else [""]
    height = _ROW * (1.1 * len(kinds) if asked.split else 1.6)
    _labelled(sheet, labels, height, wide("00.00", SMALL))
    most = _highest([*(row["high"] for row in rows), asked.even])
    x, top, bottom = sheet.across(0, most), sheet.top, sheet.bottom
    for row in rows:
        kind = kinds.index(_named(row[asked.split], names)) if asked.split else 0
        y = top + labels.index(_named(row[asked.label], names)) * height + (kind + 0.5) * height / len(kinds)
        colour = _SEATS[1 - kind % 2] if asked.split else _SEATS[1]
        _interval(sheet, (x(row["low"]), x(row["share"]), x(row["high"])), y, colour, sheet.figure(row["share"], 2))
    sheet.axis_below(x, ticks(0, most), names["share"])
    if asked.even is not None:
        sheet.line([(x(asked.even), top), (x(asked.even), bottom)], _MUTED, 1, "4 4")
    if asked.split:
        sheet.legend({kind: _SEATS[1 - place % 2] for place, kind in enumerate(kinds)})


def _interval(sheet: Svg, across: tuple[float, float, float], y: float, colour: str, said: str) -> None:
    """Draw a point between the ends of its interval, and what it stands for."""
    low, x, high = across
    sheet.line([(low, y), (high, y)], colour, 3)
    sheet.dot(x, y, colour)
    sheet.say(x + 9, y - 3, said, quiet=True)


def _framed(sheet: Svg, height: float, most: float, across: tuple[float, float], titles: Sequence[str]) -> Scale:
    """Lay two axes, from 0 upward and from one value to another across, and return how high a value stands."""
    sheet.lay(max(wide(sheet.figure(tick)) for tick in ticks(0, most)) + 24, height)
    y = sheet.upward(0, most)
    sheet.axis_beside(y, ticks(0, most), titles[1])
    sheet.axis_below(sheet.across(*across), ticks(*across), titles[0])
    return y


def _curves(sheet: Svg, curves: Mapping[str, Rows], value: str, names: Words, height: float) -> tuple[Scale, Scale]:
    """Lay two axes for what goes by round."""
    rows = [row for curve in curves.values() for row in curve]
    rounds = [row["round"] for row in rows] or [0]
    across = (min(rounds), max(rounds))
    y = _framed(sheet, height, _highest(row[value] for row in rows), across, (names["round"], names[value]))
    return sheet.across(*across), y


def _by(rows: Rows, key: str) -> dict[Any, Rows]:
    """Return rows by what they have in a column, in the order in which that first comes."""
    found: dict[Any, Rows] = {}
    for row in rows:
        found.setdefault(row[key], []).append(row)
    return found


def _rising(sheet: Svg, asked: reports.Rising, rows: Rows, names: Words) -> None:
    found = _by(rows, "colour")
    curves = {colour: found[colour] for colour in asked.palette if colour in found}
    x, y = _curves(sheet, curves, "share", names, 320)
    for colour, curve in curves.items():
        points = [(x(row["round"]), y(row["share"])) for row in curve]
        sheet.line(points, _INK, 4)
        sheet.line(points, asked.palette[colour], 2.5)
    sheet.legend({names[colour]: asked.palette[colour] for colour in curves})


def _lines(sheet: Svg, asked: reports.Lines, rows: Rows, names: Words) -> None:
    curves = {_named(_said(key), names): curve for key, curve in _by(rows, asked.key).items()}
    x, y = _curves(sheet, curves, asked.value, names, 300)
    colours = {name: _SEATS[place % len(_SEATS)] for place, name in enumerate(curves)}
    for name, curve in curves.items():
        sheet.line([(x(row["round"]), y(row[asked.value])) for row in curve], colours[name], 2.5)
    sheet.legend(colours)


def _said(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value


def _lengths(sheet: Svg, asked: reports.Lengths, rows: Rows, names: Words) -> None:
    piles: dict[int, dict[bool, float]] = {}
    for row in rows:
        pile = piles.setdefault(row["rounds"] // asked.step * asked.step, {True: 0.0, False: 0.0})
        pile[row["ended"]] += row["share"]
    across = (min(piles, default=0), max(piles, default=0) + asked.step)
    titles = (names["rounds"], names["share"])
    y = _framed(sheet, 240, _highest(sum(pile.values()) for pile in piles.values()), across, titles)
    x = sheet.across(*across)
    colours = {True: _SEATS[1], False: _SIGNAL}
    for start, pile in piles.items():
        foot = 0.0
        for ended, share in pile.items():
            if share > _LEAST:
                box = (x(start), y(foot + share), x(start + asked.step) - x(start), y(foot) - y(foot + share))
                sheet.bar(box, colours[ended], "paper")
            foot += share
    sheet.legend({names["ended"]: colours[True], names["cut"]: colours[False]})


def _expected(sheet: Svg, rows: Rows, names: Words) -> None:
    most = _highest(value for row in rows for value in (row["share"], row["expected"]))
    totals = [row["total"] for row in rows] or [0]
    across = (min(totals) - 0.5, max(totals) + 0.5)
    sheet.lay(max(wide(sheet.figure(tick)) for tick in ticks(0, most)) + 24, 200)
    x, y, foot = sheet.across(*across), sheet.upward(0, most), sheet.bottom
    sheet.axis_beside(y, ticks(0, most), names["share"])
    half = (x(1) - x(0)) * 0.4
    for row in rows:
        middle, high = x(row["total"]), y(row["share"])
        sheet.bar((middle - half, high, 2 * half, foot - high), _SEATS[1])
        sheet.line([(middle - half, y(row["expected"])), (middle + half, y(row["expected"]))], _INK, 2)
    sheet.axis_below(x, totals, names["total"])


def _stacked(sheet: Svg, asked: reports.Stacked, rows: Rows, names: Words) -> None:
    row_height = _ROW + 3
    _labelled(sheet, [_named(row[asked.label], names) for row in rows], row_height)
    x, top = sheet.across(0, 100), sheet.top
    colours = {part: _SEATS[place % len(_SEATS)] for place, part in enumerate(asked.parts)}
    for place, row in enumerate(rows):
        foot = 0.0
        for part, colour in colours.items():
            share = min(row[part] or 0.0, 100 - foot)
            sheet.bar((x(foot), top + place * row_height + 1, x(share) - x(0), row_height - 2), colour, "paper")
            foot += share
    sheet.axis_below(x, ticks(0, 100), names["share"])
    sheet.legend({names[part]: colour for part, colour in colours.items()})


def ratings(table: pl.DataFrame, names: Words) -> Drawn:
    """Return what draws how strong bots are, each with its interval."""
    return lambda sheet: _ratings(sheet, table.to_dicts(), names)


def _ratings(sheet: Svg, rows: Rows, names: Words) -> None:
    """Draw a row for each bot; who never won stands far below the others, nobody knows how far: an arrow will do."""
    height = _ROW * 1.6
    _labelled(sheet, [_named(row["bot"], names) for row in rows], height, wide("0.000", SMALL))
    lowest = min((row["rating_low"] for row in rows if row["won"]), default=min(row["rating"] for row in rows))
    highest = max(row["rating_high"] for row in rows)
    x = sheet.across(lowest, highest)
    for place, row in enumerate(rows):
        y, said = sheet.top + (place + 0.5) * height, sheet.figure(row["rating"], 0)
        if row["rating"] < lowest:
            sheet.say(sheet.left + 4, y + 4, f"← {said}", quiet=True)
        else:
            low = x(max(row["rating_low"], lowest))
            _interval(sheet, (low, x(row["rating"]), x(row["rating_high"])), y, _SEATS[1], said)
    sheet.axis_below(x, ticks(lowest, highest), names["rating"])


def pairs(table: pl.DataFrame, names: Words, order: list[str]) -> Drawn:
    """Return what draws who was placed before whom, in percent: rows before columns."""
    shares = {(row["bot"], row["other"]): row["share"] for row in table.to_dicts()}
    return lambda sheet: _pairs(sheet, shares, names, order)


def _pairs(sheet: Svg, shares: Mapping[tuple[str, str], float], names: Words, order: Sequence[str]) -> None:
    height = 2 * _ROW
    labels = [_named(bot, names) for bot in order]
    sheet.top += max(map(wide, labels), default=0) * 0.66 + SIZE
    _labelled(sheet, labels, height, wide(labels[-1]) * 0.5 if labels else 0)
    x = sheet.across(0, len(order))
    for column, label in enumerate(labels):
        place, foot = x(column + 0.5), sheet.top - 6
        sheet.say(place, foot, label, turn=f"rotate(-40 {place:.0f} {foot:.0f})")
    for (bot, other), share in shares.items():
        row, column = order.index(bot), order.index(other)
        y = sheet.top + row * height
        sheet.bar((x(column), y, x(1) - x(0), height), _warmth(share), "paper")
        sheet.say(x(column + 0.5), y + height / 2 + 4, sheet.figure(share, 1), anchor="middle")


def _warmth(share: float) -> str:
    """Return the colour of a share in percent: paper for even ones, and more of a colour the further they are away."""
    strong = _SEATS[1] if share > 50 else _SEATS[0]
    return f"color-mix(in srgb, {strong} {min(abs(share - 50), 50) * 1.2:.0f}%, var(--card))"
