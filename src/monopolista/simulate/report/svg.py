"""SVG drawing: axes, lines, bars and text, in the colours of the page.

Coordinates are in pixels from the top left.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from babel.numbers import format_decimal

SMALL = 11
SIZE = 12
_WIDTH_OF_A_LETTER = 0.54
"""Mean width of a letter, as a share of the font size; a little more than common letters need."""
_EDGE = 12
_FOOT = 40
"""Height of the labels and the title of the horizontal axis."""
_LEGEND_COLUMN = 175
_LEGEND_ROW = 18
_LINES = 6
"""Approximate number of grid lines."""
Scale = Callable[[float], float]


@dataclass
class Svg:
    """A drawing: a plot area, and text around it."""

    width: int
    language: str
    left: float = 0
    """Left edge of the plot area; the others follow."""
    right: float = 0
    top: float = _EDGE
    bottom: float = 0
    _parts: list[str] = field(default_factory=list[str])
    _under: list[str] = field(default_factory=list[str])
    """Grid lines, which are drawn first."""

    def lay(self, labels: float, height: float, beside: float = 0) -> None:
        """Set the plot area, leaving room for text on its left and on its right.

        Parameters
        ----------
        labels, beside : float
            Width on the left and on the right, in pixels.
        height : float
            Height of the plot area, in pixels.
        """
        self.left, self.right = _EDGE + labels, self.width - _EDGE - beside
        self.bottom = self.top + height

    def across(self, low: float, high: float) -> Scale:
        """Return the horizontal scale, from values to pixels."""
        left, wide = self.left, (self.right - self.left) / (high - low or 1)
        return lambda value: left + (value - low) * wide

    def upward(self, low: float, high: float) -> Scale:
        """Return the vertical scale, from values to pixels."""
        bottom, high_by = self.bottom, (self.bottom - self.top) / (high - low or 1)
        return lambda value: bottom - (value - low) * high_by

    def bar(self, box: tuple[float, float, float, float], colour: str, edge: str = "ink") -> None:
        """Draw a rectangle, given as left, top, width and height in pixels."""
        x, y, width, height = box
        self._parts.append(
            f'<rect class="edge-{edge}" x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" '
            f'fill="{colour}"/>'
        )

    def line(self, points: Sequence[tuple[float, float]], colour: str, wide: float, dashes: str = "") -> None:
        """Draw a polyline."""
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._parts.append(
            f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linejoin="round"{dashed}/>'
        )

    def interval_across(self, bounds: tuple[float, float], y: float) -> None:
        """Draw a horizontal interval with a stroke at each end, over a bar."""
        low, high = bounds
        self._interval([(low, y), (high, y)], [[(x, y - 3), (x, y + 3)] for x in bounds])

    def interval_upward(self, x: float, bounds: tuple[float, float]) -> None:
        """Draw a vertical interval with a stroke at each end, over a bar."""
        low, high = bounds
        self._interval([(x, low), (x, high)], [[(x - 3, y), (x + 3, y)] for y in bounds])

    def error_bar(self, x: float, bounds: tuple[float, float], colour: str) -> None:
        """Draw a vertical interval with a stroke at each end, in a colour."""
        self.line([(x, bounds[0]), (x, bounds[1])], colour, 1.5)
        for y in bounds:
            self.line([(x - 4, y), (x + 4, y)], colour, 1.5)

    def _interval(self, middle: list[tuple[float, float]], ends: list[list[tuple[float, float]]]) -> None:
        """Draw an interval in ink with a rim of paper, which is seen on any colour."""
        for colour, wide in (("var(--card)", 3.2), ("var(--ink)", 1.3)):
            for points in (middle, *ends):
                self.line(points, colour, wide)

    def band(self, low: Sequence[tuple[float, float]], high: Sequence[tuple[float, float]], colour: str) -> None:
        """Draw the area between two lines, pale."""
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in (*low, *reversed(high)))
        self._parts.append(f'<path class="band" d="M{path}Z" fill="{colour}" opacity="0.2"/>')

    def dot(self, x: float, y: float, colour: str) -> None:
        """Draw a point."""
        self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>')

    def say(
        self, x: float, y: float, words: str, *, anchor: str = "start", quiet: bool = False, turn: str = ""
    ) -> None:
        """Write text at a point, where it starts, ends or is centred, by ``anchor``."""
        kind = "quiet" if quiet else "words"
        placed = f' transform="{turn}"' if turn else ""
        self._parts.append(
            f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{placed}>{escape(words)}</text>'
        )

    def axis_below(self, scale: Scale, ticks: Sequence[float], title: str) -> None:
        """Draw the horizontal axis: labels, grid lines and title."""
        self.line([(self.left, self.bottom), (self.right, self.bottom)], "var(--muted)", 1)
        last = -math.inf
        for tick in ticks:
            x, text = scale(tick), self.number(tick)
            self._grid([(x, self.top), (x, self.bottom)])
            half = text_width(text) / 2 + 3
            if x - half > last:
                self.say(x, self.bottom + 16, text, anchor="middle")
                last = x + half
        self.say((self.left + self.right) / 2, self.bottom + 33, title, anchor="middle", quiet=True)
        self.bottom += _FOOT

    def axis_beside(self, scale: Scale, ticks: Sequence[float], title: str) -> None:
        """Draw the vertical axis: labels, grid lines and title."""
        for tick in ticks:
            self._grid([(self.left, scale(tick)), (self.right, scale(tick))])
            self.say(self.left - 6, scale(tick) + 4, self.number(tick), anchor="end")
        x, y = 14, (self.top + self.bottom) / 2
        self.say(x, y, title, anchor="middle", quiet=True, turn=f"rotate(-90 {x} {y:.0f})")

    def _grid(self, points: list[tuple[float, float]]) -> None:
        (x, y), (to, end) = points
        self._under.append(f'<path d="M{x:.1f} {y:.1f}L{to:.1f} {end:.1f}" stroke="var(--hair)" stroke-width="0.6"/>')

    def legend(self, entries: Mapping[str, str]) -> None:
        """Write the names of colours below the plot area."""
        columns = max(1, (self.width - 2 * _EDGE) // _LEGEND_COLUMN)
        for place, (words, colour) in enumerate(entries.items()):
            x = _EDGE + place % columns * ((self.width - 2 * _EDGE) / columns)
            y = self.bottom + _LEGEND_ROW * (1 + place // columns)
            self.bar((x, y - 9, 12, 10), colour)
            self.say(x + 18, y, truncate(words, (self.width - 2 * _EDGE) / columns - 24))
        self.bottom += _LEGEND_ROW * math.ceil(len(entries) / columns) + 6

    def number(self, value: float, digits: int | None = None) -> str:
        """Format a number in the drawing's language, with the given decimals, or with as many as it needs, up to 3."""
        form = "#,##0.###" if digits is None else f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(round(value, 6), format=form, locale=self.language)

    def done(self, kind: str, title: str) -> str:
        """Return the ``svg`` element, with a title for screen readers."""
        height = self.bottom + _EDGE
        return (
            f'<svg class="{kind}" role="img" aria-label="{escape(title)}" viewBox="0 0 {self.width} {height:.0f}" '
            f'width="{self.width}" height="{height:.0f}">{"".join([*self._under, *self._parts])}</svg>'
        )


def text_width(words: str, size: int = SIZE) -> float:
    """Return the approximate width of a text in pixels."""
    return len(words) * size * _WIDTH_OF_A_LETTER


def truncate(words: str, room: float) -> str:
    """Truncate a text that is wider than a number of pixels.

    >>> truncate("Mediterranean Avenue", 80)
    'Mediterrane…'
    """
    fitting = int(room / (SIZE * _WIDTH_OF_A_LETTER))
    return words if len(words) <= fitting else f"{words[: max(fitting - 1, 1)]}…"


def ticks(low: float, high: float) -> list[float]:
    """Return round numbers in an interval, about six of them.

    >>> ticks(0, 10)
    [0, 2, 4, 6, 8, 10]
    """
    return list(_steps(low, high, _step(high - low)))


def _step(span: float) -> float:
    """Return 1, 2 or 5, times a power of ten, such that an interval has about six steps."""
    rough = (span or 1) / _LINES
    power = 10 ** math.floor(math.log10(rough))
    return power * next(one for one in (1, 2, 5, 10) if rough <= one * power)


def _steps(low: float, high: float, step: float) -> Iterator[float]:
    for number in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1):
        yield number * step
