"""Charts of the reports: every share and every mean has its interval in the drawing, as it has in the table."""

import re

import polars as pl
import pytest

from monopolista.games.interface import reports
from monopolista.simulate.report import charts

WORDS = ("share", "total", "round", "rounds", "ended", "cut", "red", "part", "rest", "worth", "earned")
NAMES = {name: name for name in WORDS}
Rows = list[dict[str, object]]
SHARE = {"share": 50.0, "low": 40.0, "high": 60.0}
EARNED = {"earned": 30.0, "earned_low": 20.0, "earned_high": 40.0, "cost": 10.0, "cost_low": 5.0, "cost_high": 15.0}
PARTS = {"part": 30.0, "part_low": 20.0, "part_high": 40.0, "rest": 70.0, "rest_low": 60.0, "rest_high": 80.0}
BANDS = ("rising", "lines")
CASES: dict[str, tuple[reports.Chart, Rows]] = {
    "bars": (reports.Bars("name"), [{"name": "a", **SHARE}]),
    "rising": (reports.Rising(), [{"colour": "red", "round": place, **SHARE} for place in (0, 1)]),
    "lengths": (reports.Lengths(2), [{"rounds": 4, "ended": True, "count": 20, **SHARE, "share": 100.0}]),
    "expected": (reports.Expected(), [{"total": 2, "expected": 50.0, **SHARE}]),
    "lines": (reports.Lines("won", "worth"), [{"won": True, "round": n, "worth": 50.0, **SHARE} for n in (0, 1)]),
    "marked": (reports.Marked(), [{"name": "a", "colour": "red", **EARNED}]),
    "stacked": (reports.Stacked("name", ("part", "rest")), [{"name": "a", **PARTS}]),
}


def drawn(chart: reports.Chart, rows: Rows) -> str:
    wide, _ = charts.render(charts.chart(chart, pl.DataFrame(rows), NAMES), "title", "en")
    return wide


def spans(svg: str) -> list[float]:
    """Return the lengths of the intervals in ink."""
    lines = re.findall(r'd="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"[^>]*stroke="var\(--ink\)" stroke-width="1.3"', svg)
    lengths = [abs(float(x) - float(to)) + abs(float(y) - float(end)) for x, y, to, end in lines]
    return [length for length in lengths if round(length) != 6]  # the strokes at its ends


@pytest.mark.parametrize("kind", [kind for kind in CASES if kind not in BANDS])
def test_a_share_has_its_interval(kind: str) -> None:
    assert len(spans(drawn(*CASES[kind]))) == (2 if kind == "marked" else 1)


def test_an_interval_is_as_long_as_its_bounds_are_far_from_each_other() -> None:
    chart, (row,) = CASES["bars"]
    (short,) = spans(drawn(chart, [row, {"name": "b", "share": 0.0, "low": 0.0, "high": 100.0}]))[:1]
    (long,) = spans(
        drawn(chart, [{**row, "low": 20.0, "high": 80.0}, {"name": "b", "share": 0.0, "low": 0.0, "high": 100.0}])
    )[:1]
    assert long == pytest.approx(3 * short, rel=0.02)


@pytest.mark.parametrize("kind", BANDS)
def test_what_changes_by_round_lies_in_a_band(kind: str) -> None:
    assert drawn(*CASES[kind]).count('class="band"') == 1


@pytest.mark.parametrize("kind", BANDS)
def test_a_band_that_is_not_known_is_not_drawn(kind: str) -> None:
    chart, rows = CASES[kind]
    assert 'class="band"' not in drawn(chart, [{**row, "low": None, "high": None} for row in rows])


@pytest.mark.parametrize(
    ("chart", "row"),
    [
        (reports.Bars("name"), {"share": 3.2}),
        (reports.Shares("name"), {"share": 3.2, "low": None, "high": None}),
        (reports.Stacked("name", ("part", "rest")), {name: None if "_" in name else PARTS[name] for name in PARTS}),
    ],
    ids=["bars", "shares", "stacked"],
)
def test_an_interval_that_is_not_known_is_not_drawn(chart: reports.Chart, row: dict[str, object]) -> None:
    assert spans(drawn(chart, [{"name": "a", **row}])) == []
