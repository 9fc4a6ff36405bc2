"""What the charts of reports share: their colours, labelled rows, and points with intervals."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from monopolista.simulate.report.svg import SIZE, Svg, text_width, truncate

INK = "var(--ink)"
MUTED = "var(--muted)"
SIGNAL = "#c8372d"
ROW = 17
SEATS = ("#b33a2b", "#2a6f78", "#86671a", "#5a3d86", "#3a7533", "#2758a8", "#ad3a7c", "#3f4650", "#b8561a", "#7a4a35")
_LABELS = 0.4
"""Largest share of the width for the labels of rows."""
Rows = list[dict[str, Any]]
Words = Mapping[str, str]
"""Names of values and columns in the reader's language."""
Drawn = Callable[[Svg], None]


def named(value: object, names: Words) -> str:
    """Return the name of a value, or the value where it has none."""
    return names.get(str(value), str(value))


def highest(values: Iterable[float | None]) -> float:
    """Return the highest of the known values, 1 where it is zero."""
    return max((value for value in values if value is not None), default=0) or 1


def draw_labels(svg: Svg, labels: Sequence[str], row: float, beside: float = 0) -> None:
    """Lay out a row for each label, and write it."""
    room = min(max(map(text_width, labels), default=0) + 8, svg.width * _LABELS)
    svg.lay(room, row * len(labels), beside)
    for place, label in enumerate(labels):
        y = svg.top + (place + 0.5) * row + SIZE / 3
        svg.say(svg.left - 6, y, truncate(label, room - 6), anchor="end")


def draw_interval(svg: Svg, across: tuple[float, float, float], y: float, colour: str, said: str) -> None:
    """Draw a point, its interval and its value."""
    low, x, high = across
    svg.line([(low, y), (high, y)], colour, 3)
    svg.dot(x, y, colour)
    svg.say(x + 9, y - 3, said, quiet=True)
