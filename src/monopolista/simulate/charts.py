"""The charts of the report, drawn as SVG: nothing in the page has to run, so that it opens anywhere and prints."""

from collections.abc import Mapping
from typing import Any, assert_never

import altair as alt
import polars as pl
import vl_convert

from monopolista.games import reports
from monopolista.locales import spoken_in

PAPER = "#fbf7ec"
_INK = "#23221f"
_MUTED = "#5a554a"
_HAIR = "#cfc3a3"
_SIGNAL = "#c8372d"
_WIDE = 800
_NARROW = 358
"""What a page on a phone has room for."""
_ROW = 17
_OTHER = "other"
"""The colour of what has none."""
_SEATS = ("#b33a2b", "#2a6f78", "#86671a", "#5a3d86", "#3a7533", "#2758a8", "#ad3a7c", "#3f4650", "#b8561a", "#7a4a35")
Drawing = alt.Chart | alt.LayerChart | alt.FacetChart
Words = Mapping[str, str]
"""What the values of a table, and its columns, are called in the reader's language."""


def drawn(chart: Drawing, language: str) -> tuple[str, str]:
    """Return a chart as two SVG drawings, for a desk and for a phone, its numbers written as the language does."""
    return _svg(chart, language, _WIDE), _svg(chart, language, _NARROW)


def _svg(chart: Drawing, language: str, width: int) -> str:
    axis = {"labelColor": _INK, "titleColor": _MUTED, "domainColor": _MUTED, "tickColor": _HAIR, "gridColor": _HAIR}
    axis |= {
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": min(260, width * 2 // 5),
        "gridOpacity": 0.5,
    }
    legend = {"labelColor": _INK, "labelFontSize": 12, "titleColor": _MUTED, "symbolStrokeWidth": 3, "labelLimit": 300}
    legend |= {"orient": "bottom", "title": None, "columns": width // 175}
    stated: dict[str, Any] = chart.to_dict()
    stated["config"] = {"font": "sans-serif", "axis": axis, "legend": legend, "view": {"stroke": None}}
    stated |= {"width": width, "background": PAPER, "padding": 12, "autosize": {"type": "fit-x", "contains": "padding"}}
    region: Any = spoken_in(language).region
    return vl_convert.vegalite_to_svg(stated, format_locale=region)


def chart(asked: reports.Chart, table: pl.DataFrame, names: Words) -> Drawing:
    """Return the chart that is asked for of a table."""
    match asked:
        case reports.Bars():
            return _bars(asked, table, names)
        case reports.Marked():
            return _marked(asked, table, names)
        case reports.Rising():
            return _rising(asked, table, names)
        case reports.Shares():
            return _shares(asked, table, names)
        case reports.Lengths():
            return _lengths(asked, table, names)
        case reports.Lines():
            return _lines(asked, table, names)
        case reports.Expected():
            return _expected(table, names)
        case reports.Stacked():
            return _stacked(asked, table, names)
        case _:
            assert_never(asked)


def _by_colour(palette: reports.Palette) -> alt.Color:
    known = {**palette, _OTHER: _HAIR}
    return alt.Color("drawn:N", scale=alt.Scale(domain=list(known), range=list(known.values())), legend=None)


def _coloured(table: pl.DataFrame, colour: str, palette: reports.Palette) -> pl.DataFrame:
    """Return a table in which each row has a colour that is in the palette, or none."""
    known = pl.col(colour).is_in(list(palette)) if colour else pl.lit(value=False)
    return table.with_columns(drawn=pl.when(known).then(colour or pl.lit(None)).otherwise(pl.lit(_OTHER)))


def _bars(asked: reports.Bars, table: pl.DataFrame, names: Words) -> Drawing:
    told = _coloured(table, asked.colour, asked.palette).with_columns(pl.col(asked.label).replace(names))
    base = alt.Chart(told, height=alt.Step(_ROW)).encode(
        y=alt.Y(f"{asked.label}:N", sort=None, title=None), x=alt.X("share:Q", title=names["share"])
    )
    numbers = base.mark_text(align="left", dx=4, color=_MUTED, fontSize=11).encode(
        text=alt.Text("share:Q", format=f".{asked.digits}f")
    )
    colour = _by_colour(asked.palette) if asked.colour else alt.value(_SEATS[1])
    return base.mark_bar(stroke=_INK, strokeWidth=0.5).encode(color=colour) + numbers


def _marked(asked: reports.Marked, table: pl.DataFrame, names: Words) -> Drawing:
    told = _coloured(table, "colour", asked.palette)
    base = alt.Chart(told, height=alt.Step(_ROW)).encode(y=alt.Y("name:N", sort=None, title=None))
    bars = base.mark_bar(stroke=_INK, strokeWidth=0.5).encode(
        x=alt.X("earned:Q", title=names["earned"]), color=_by_colour(asked.palette)
    )
    marks = [
        base.mark_tick(color=colour, thickness=thick, size=_ROW, opacity=1) for colour, thick in ((PAPER, 6), (_INK, 3))
    ]
    return bars + marks[0].encode(x="cost:Q") + marks[1].encode(x="cost:Q")


def _rising(asked: reports.Rising, table: pl.DataFrame, names: Words) -> Drawing:
    told = table.with_columns(label=pl.col("colour").replace(names))
    kept = [colour for colour in asked.palette if colour in set(table["colour"])]
    scale = alt.Scale(domain=[names[colour] for colour in kept], range=[asked.palette[colour] for colour in kept])
    base = alt.Chart(told, height=320).encode(
        x=alt.X("round:Q", title=names["round"]), y=alt.Y("share:Q", title=names["share"]), detail="label:N"
    )
    return base.mark_line(color=_INK, strokeWidth=4) + base.mark_line(strokeWidth=2.5).encode(
        color=alt.Color("label:N", scale=scale)
    )


def _shares(asked: reports.Shares, table: pl.DataFrame, names: Words) -> Drawing:
    split = asked.split
    labels = [asked.label, split] if split else [asked.label]
    told = table.with_columns(pl.col(one).cast(pl.String).replace(names) for one in labels)
    y = alt.Y(f"{asked.label}:N", sort=None, title=None)
    base = alt.Chart(told, height=alt.Step(1.1 * _ROW if split else 1.6 * _ROW))
    placed = base.encode(y=y, yOffset=alt.YOffset(f"{split}:N")) if split else base.encode(y=y)
    colour = alt.value(_SEATS[1])
    if split:
        colour = alt.Color(f"{split}:N", scale=alt.Scale(range=[_SEATS[1], _SEATS[0]]))
    bars = placed.mark_rule(strokeWidth=3).encode(x=alt.X("low:Q", title=names["share"]), x2="high:Q", color=colour)
    points = placed.mark_point(filled=True, size=70, opacity=1).encode(x="share:Q", color=colour)
    numbers = placed.mark_text(align="left", dx=9, dy=-7, fontSize=11, color=_MUTED).encode(
        x="share:Q", text=alt.Text("share:Q", format=".2f")
    )
    layers = bars + points + numbers
    if asked.even is None:
        return layers
    even = alt.Chart(pl.DataFrame({"even": [asked.even]})).mark_rule(strokeDash=[4, 4], color=_MUTED)
    return even.encode(x="even:Q") + layers


def _lengths(asked: reports.Lengths, table: pl.DataFrame, names: Words) -> Drawing:
    told = table.with_columns(
        pl.when("ended").then(pl.lit(names["ended"])).otherwise(pl.lit(names["cut"])).alias("how")
    )
    scale = alt.Scale(domain=[names["ended"], names["cut"]], range=[_SEATS[1], _SIGNAL])
    axis = alt.Axis(labelOverlap="greedy", labelSeparation=8)
    return (
        alt.Chart(told, height=240)
        .mark_bar(stroke=PAPER, strokeWidth=0.5)
        .encode(
            x=alt.X("rounds:Q", bin=alt.Bin(step=asked.step), title=names["rounds"], axis=axis),
            y=alt.Y("sum(share):Q", title=names["share"]),
            color=alt.Color("how:N", scale=scale),
        )
    )


def _lines(asked: reports.Lines, table: pl.DataFrame, names: Words) -> Drawing:
    key = asked.key
    told = table.with_columns(pl.col(key).cast(pl.String).replace(names))
    domain = told[key].unique(maintain_order=True).to_list()
    return (
        alt.Chart(told, height=300)
        .mark_line(strokeWidth=2.5)
        .encode(
            x=alt.X("round:Q", title=names["round"]),
            y=alt.Y(f"{asked.value}:Q", title=names[asked.value]),
            color=alt.Color(f"{key}:N", scale=alt.Scale(domain=domain, range=list(_SEATS[: len(domain)]))),
        )
    )


def _expected(table: pl.DataFrame, names: Words) -> Drawing:
    base = alt.Chart(table, height=200).encode(x=alt.X("total:O", title=names["total"], axis=alt.Axis(labelAngle=0)))
    bars = base.mark_bar(color=_SEATS[1]).encode(y=alt.Y("share:Q", title=names["share"]))
    return bars + base.mark_tick(color=_INK, thickness=2, width=20).encode(y="expected:Q")


def _stacked(asked: reports.Stacked, table: pl.DataFrame, names: Words) -> Drawing:
    parts = [names[part] for part in asked.parts]
    told = (
        table.select(pl.col(asked.label).replace(names), *(pl.col(part).alias(names[part]) for part in asked.parts))
        .unpivot(parts, index=asked.label, variable_name="part", value_name="share")
        .with_columns(order=pl.col("part").replace_strict(parts, range(len(parts)), return_dtype=pl.Int16))
    )
    scale = alt.Scale(domain=parts, range=list(_SEATS[: len(parts)]))
    return (
        alt.Chart(told, height=alt.Step(_ROW + 3))
        .mark_bar(stroke=PAPER, strokeWidth=0.5)
        .encode(
            y=alt.Y(f"{asked.label}:N", sort=None, title=None),
            x=alt.X("share:Q", title=names["share"], scale=alt.Scale(domain=[0, 100], clamp=True)),
            color=alt.Color("part:N", scale=scale),
            order="order:Q",
        )
    )


def pairs(table: pl.DataFrame, names: Words, order: list[str]) -> Drawing:
    """Draw who was placed before whom, in percent: rows before columns."""
    base = alt.Chart(table, height=alt.Step(2 * _ROW)).encode(
        x=alt.X("other:N", sort=order, title=None, axis=alt.Axis(orient="top", labelAngle=-40)),
        y=alt.Y("bot:N", sort=order, title=None),
    )
    scale = alt.Scale(domain=[0, 50, 100], range=[_SEATS[0], PAPER, _SEATS[1]])
    cells = base.mark_rect(stroke=PAPER).encode(
        color=alt.Color("share:Q", scale=scale, title=names["share"], legend=None)
    )
    return cells + base.mark_text(color=_INK, fontSize=12).encode(text=alt.Text("share:Q", format=".1f"))
