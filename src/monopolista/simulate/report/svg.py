"""A drawing in SVG as it comes about: axes, lines, bars and words, in the colours of the page that it stands in."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from babel.numbers import format_decimal

SMALL = 11
SIZE = 12
_WIDTH_OF_A_LETTER = 0.54
"""Of its size; a little more than what the letters that are used most need."""
_EDGE = 12
_FOOT = 40
"""Below a drawing: figures and title of its axis."""
_LEGEND_COLUMN = 175
_LEGEND_ROW = 18
_LINES = 6
"""About how many lines a grid has."""
Scale = Callable[[float], float]


@dataclass
class Svg:
    """What is drawn on, from the top left; a box within it holds the marks, and the words stand round it."""

    width: int
    language: str
    left: float = 0
    """Where the box of the marks begins, and where it ends."""
    right: float = 0
    top: float = _EDGE
    bottom: float = 0
    _parts: list[str] = field(default_factory=list[str])
    _under: list[str] = field(default_factory=list[str])
    """The lines of the grid, which lie below everything."""

    def lay(self, labels: float, height: float, beside: float = 0) -> None:
        """Lay the box: so much room for words on its left and on its right, and so high."""
        self.left, self.right = _EDGE + labels, self.width - _EDGE - beside
        self.bottom = self.top + height

    def across(self, low: float, high: float) -> Scale:
        """Return where values from low to high stand between the left and the right."""
        left, wide = self.left, (self.right - self.left) / (high - low or 1)
        return lambda value: left + (value - low) * wide

    def upward(self, low: float, high: float) -> Scale:
        """Return where values from low to high stand between the bottom and the top."""
        bottom, high_by = self.bottom, (self.bottom - self.top) / (high - low or 1)
        return lambda value: bottom - (value - low) * high_by

    def bar(self, box: tuple[float, float, float, float], colour: str, edge: str = "ink") -> None:
        """Fill a rectangle from left and top, so wide and so high."""
        x, y, width, height = box
        self._parts.append(
            f'<rect class="edge-{edge}" x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" '
            f'fill="{colour}"/>'
        )

    def line(self, points: Sequence[tuple[float, float]], colour: str, wide: float, dashes: str = "") -> None:
        """Draw a line through points."""
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._parts.append(
            f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linejoin="round"{dashed}/>'
        )

    def dot(self, x: float, y: float, colour: str) -> None:
        """Draw a point."""
        self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>')

    def say(
        self, x: float, y: float, words: str, *, anchor: str = "start", quiet: bool = False, turn: str = ""
    ) -> None:
        """Write words beside a point: from it, to it, or around it."""
        kind = "quiet" if quiet else "words"
        placed = f' transform="{turn}"' if turn else ""
        self._parts.append(
            f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{placed}>{escape(words)}</text>'
        )

    def axis_below(self, scale: Scale, ticks: Sequence[float], title: str) -> None:
        """Draw figures and their lines along the bottom, and what they are."""
        self.line([(self.left, self.bottom), (self.right, self.bottom)], "var(--muted)", 1)
        last = -math.inf
        for tick in ticks:
            x, said = scale(tick), self.figure(tick)
            self._grid([(x, self.top), (x, self.bottom)])
            half = wide(said) / 2 + 3
            if x - half > last:
                self.say(x, self.bottom + 16, said, anchor="middle")
                last = x + half
        self.say((self.left + self.right) / 2, self.bottom + 33, title, anchor="middle", quiet=True)
        self.bottom += _FOOT

    def axis_beside(self, scale: Scale, ticks: Sequence[float], title: str) -> None:
        """Draw figures and their lines along the left, and what they are."""
        for tick in ticks:
            self._grid([(self.left, scale(tick)), (self.right, scale(tick))])
            self.say(self.left - 6, scale(tick) + 4, self.figure(tick), anchor="end")
        x, y = 14, (self.top + self.bottom) / 2
        self.say(x, y, title, anchor="middle", quiet=True, turn=f"rotate(-90 {x} {y:.0f})")

    def _grid(self, points: list[tuple[float, float]]) -> None:
        (x, y), (to, end) = points
        self._under.append(f'<path d="M{x:.1f} {y:.1f}L{to:.1f} {end:.1f}" stroke="var(--hair)" stroke-width="0.6"/>')

    def legend(self, entries: Mapping[str, str]) -> None:
        """Say below everything which colour is what."""
        columns = max(1, (self.width - 2 * _EDGE) // _LEGEND_COLUMN)
        for place, (words, colour) in enumerate(entries.items()):
            x = _EDGE + place % columns * ((self.width - 2 * _EDGE) / columns)
            y = self.bottom + _LEGEND_ROW * (1 + place // columns)
            self.bar((x, y - 9, 12, 10), colour)
            self.say(x + 18, y, shortened(words, (self.width - 2 * _EDGE) / columns - 24))
        self.bottom += _LEGEND_ROW * math.ceil(len(entries) / columns) + 6

    def figure(self, value: float, digits: int | None = None) -> str:
        """Write a number as the language does; with so many decimals, or with those that it needs."""
        form = "#,##0.###" if digits is None else f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(round(value, 6), format=form, locale=self.language)

    def done(self, kind: str, title: str) -> str:
        """Return the drawing; who cannot see it hears its title."""
        height = self.bottom + _EDGE
        return (
            f'<svg class="{kind}" role="img" aria-label="{escape(title)}" viewBox="0 0 {self.width} {height:.0f}" '
            f'width="{self.width}" height="{height:.0f}">{"".join([*self._under, *self._parts])}</svg>'
        )


def wide(words: str, size: int = SIZE) -> float:
    """Return about how wide words are."""
    return len(words) * size * _WIDTH_OF_A_LETTER


def shortened(words: str, room: float) -> str:
    """Return words, cut where they do not fit."""
    fitting = int(room / (SIZE * _WIDTH_OF_A_LETTER))
    return words if len(words) <= fitting else f"{words[: max(fitting - 1, 1)]}…"


def ticks(low: float, high: float) -> list[float]:
    """Return round numbers from low to high, about six of them."""
    return list(_steps(low, high, _step(high - low)))


def _step(span: float) -> float:
    """Return 1, 2 or 5, times a power of ten, so that a span has about six of it."""
    rough = (span or 1) / _LINES
    power = 10 ** math.floor(math.log10(rough))
    return power * next(one for one in (1, 2, 5, 10) if rough <= one * power)


def _steps(low: float, high: float, step: float) -> Iterator[float]:
    for number in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1):
        yield number * step
