"""The charts of the report, drawn as SVG: nothing in the page has to run, so that it opens anywhere and prints."""

from collections.abc import Mapping
from typing import Any

import altair as alt
import polars as pl
import vl_convert

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
COLOURS = {
    "brown": "#8a5a3b",
    "light-blue": "#8fc6d8",
    "pink": "#c9568f",
    "orange": "#e08a3c",
    "red": "#c8372d",
    "yellow": "#e8c13f",
    "green": "#3f8a5b",
    "dark-blue": "#2b4a86",
    "station": "#23221f",
    "company": "#8c8674",
    "none": "#cfc3a3",
}
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


def _by_colour(names: Words) -> alt.Color:
    scale = alt.Scale(domain=list(COLOURS), range=list(COLOURS.values()))
    return alt.Color("colour:N", scale=scale, legend=None)


def squares(table: pl.DataFrame, names: Words) -> Drawing:
    """Draw a bar for each square, in the order of the board."""
    base = alt.Chart(table, height=alt.Step(_ROW)).encode(
        y=alt.Y("name:N", sort=None, title=None), x=alt.X("share:Q", title=names["share"])
    )
    numbers = base.mark_text(align="left", dx=4, color=_MUTED, fontSize=11).encode(
        text=alt.Text("share:Q", format=".2f")
    )
    return base.mark_bar(stroke=_INK, strokeWidth=0.5).encode(color=_by_colour(names)) + numbers


def deeds(table: pl.DataFrame, names: Words) -> Drawing:
    """Draw a bar for what each deed earned, and a mark for what it cost."""
    base = alt.Chart(table, height=alt.Step(_ROW)).encode(y=alt.Y("name:N", sort=None, title=None))
    bars = base.mark_bar(stroke=_INK, strokeWidth=0.5).encode(
        x=alt.X("earned:Q", title=names["earned"]), color=_by_colour(names)
    )
    marks = [
        base.mark_tick(color=colour, thickness=thick, size=_ROW, opacity=1) for colour, thick in ((PAPER, 6), (_INK, 3))
    ]
    return bars + marks[0].encode(x="cost:Q") + marks[1].encode(x="cost:Q")


def colours(table: pl.DataFrame, names: Words) -> Drawing:
    """Draw a line for each colour that rises as it pays back."""
    told = table.with_columns(label=pl.col("colour").replace(names))
    kept = [colour for colour in COLOURS if colour in set(table["colour"])]
    scale = alt.Scale(domain=[names[colour] for colour in kept], range=[COLOURS[colour] for colour in kept])
    base = alt.Chart(told, height=320).encode(
        x=alt.X("round:Q", title=names["round"]), y=alt.Y("share:Q", title=names["share"]), detail="label:N"
    )
    return base.mark_line(color=_INK, strokeWidth=4) + base.mark_line(strokeWidth=2.5).encode(
        color=alt.Color("label:N", scale=scale)
    )


def shares(table: pl.DataFrame, names: Words, key: str, even: float | None, split: str | None = None) -> Drawing:
    """Draw a point with its interval for each share, beside the share that would be even."""
    labels = [key] if split is None else [key, split]
    told = table.with_columns(pl.col(one).cast(pl.String).replace(names) for one in labels)
    y = alt.Y(f"{key}:N", sort=None, title=None)
    base = alt.Chart(told, height=alt.Step(1.1 * _ROW if split else 1.6 * _ROW))
    placed = base.encode(y=y) if split is None else base.encode(y=y, yOffset=alt.YOffset(f"{split}:N"))
    colour = alt.value(_SEATS[1])
    if split is not None:
        colour = alt.Color(f"{split}:N", scale=alt.Scale(range=[_SEATS[1], _SEATS[0]]))
    bars = placed.mark_rule(strokeWidth=3).encode(x=alt.X("low:Q", title=names["share"]), x2="high:Q", color=colour)
    points = placed.mark_point(filled=True, size=70, opacity=1).encode(x="share:Q", color=colour)
    numbers = placed.mark_text(align="left", dx=9, dy=-7, fontSize=11, color=_MUTED).encode(
        x="share:Q", text=alt.Text("share:Q", format=".2f")
    )
    layers = bars + points + numbers
    if even is None:
        return layers
    return (
        alt.Chart(pl.DataFrame({"even": [even]})).mark_rule(strokeDash=[4, 4], color=_MUTED).encode(x="even:Q") + layers
    )


def lengths(table: pl.DataFrame, names: Words) -> Drawing:
    """Draw a histogram of the rounds that games lasted."""
    told = table.with_columns(
        pl.when("ended").then(pl.lit(names["ended"])).otherwise(pl.lit(names["cut"])).alias("how")
    )
    scale = alt.Scale(domain=[names["ended"], names["cut"]], range=[_SEATS[1], _SIGNAL])
    axis = alt.Axis(labelOverlap="greedy", labelSeparation=8)
    return (
        alt.Chart(told, height=240)
        .mark_bar(stroke=PAPER, strokeWidth=0.5)
        .encode(
            x=alt.X("rounds:Q", bin=alt.Bin(step=5), title=names["rounds"], axis=axis),
            y=alt.Y("sum(share):Q", title=names["share"]),
            color=alt.Color("how:N", scale=scale),
        )
    )


def lines(table: pl.DataFrame, names: Words, key: str) -> Drawing:
    """Draw the mean riches by round, a line for each value of a column."""
    told = table.with_columns(pl.col(key).cast(pl.String).replace(names))
    domain = told[key].unique(maintain_order=True).to_list()
    return (
        alt.Chart(told, height=300)
        .mark_line(strokeWidth=2.5)
        .encode(
            x=alt.X("round:Q", title=names["round"]),
            y=alt.Y("worth:Q", title=names["worth"]),
            color=alt.Color(f"{key}:N", scale=alt.Scale(domain=domain, range=list(_SEATS[: len(domain)]))),
        )
    )


def causes(table: pl.DataFrame, names: Words) -> Drawing:
    """Draw a bar for each cause of bankruptcies."""
    shown = pl.when(pl.col("cause").is_in(list(COLOURS))).then("cause").otherwise(pl.lit("none"))
    told = table.with_columns(colour=shown, cause=pl.col("cause").replace(names))
    base = alt.Chart(told, height=alt.Step(_ROW + 3)).encode(
        y=alt.Y("cause:N", sort=None, title=None), x=alt.X("share:Q", title=names["share"])
    )
    numbers = base.mark_text(align="left", dx=4, color=_MUTED, fontSize=11).encode(
        text=alt.Text("share:Q", format=".1f")
    )
    return base.mark_bar(stroke=_INK, strokeWidth=0.5).encode(color=_by_colour(names)) + numbers


def dice(table: pl.DataFrame, names: Words) -> Drawing:
    """Draw how often each total fell, and what is to be expected."""
    base = alt.Chart(table, height=200).encode(x=alt.X("total:O", title=names["total"], axis=alt.Axis(labelAngle=0)))
    bars = base.mark_bar(color=_SEATS[1]).encode(y=alt.Y("share:Q", title=names["share"]))
    return bars + base.mark_tick(color=_INK, thickness=2, width=20).encode(y="expected:Q")


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
