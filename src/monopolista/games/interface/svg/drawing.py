"""Drawing of tables as SVG: shapes, text and symbols in the colours of the browser interface, without any library.

Coordinates are in the units of the drawing, from the top left. Styles are attributes, so that a drawing within a page
changes nothing else on it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final, Literal, NamedTuple

from monopolista.games.interface.palette import COLOURS, PAPER
from monopolista.games.interface.svg.symbols import COLOUR_SIGNS, SEAT_OUTLINES, SYMBOL_SIZE

SANS: Final = "Monopolista Sans"
SERIF: Final = "Monopolista Serif"
"""Families of the fonts in ``monopolista/learn/fonts``."""
_FAMILIES: Final = {
    SANS: f"{SANS}, Josefin, Josefin Sans, sans-serif",
    SERIF: f"{SERIF}, Bodoni, Bodoni Moda, serif",
}
_COLOURS: Final = COLOURS[PAPER]
_NARROW: Final = frozenset("iljtfI.,:'’ |")
_WIDE: Final = frozenset("mwMWQOGCD")
_NARROW_WIDTH, _WIDE_WIDTH, _USUAL_WIDTH = 0.3, 0.76, 0.54
"""Widths of letters, as shares of the font size; a little more than those of the fonts."""
_VOWELS: Final = "aeiouyàâäáéèêëíîïóôöùûüú"
_SYLLABLE_END: Final = re.compile(
    f"(?!c(?=h))[^ ](?=(?:s?ch|[bcdfgkpt]r|[bcfgkp]l|[^{_VOWELS}])[{_VOWELS}])", re.IGNORECASE
)
"""The last letter of a syllable: before consonants that a syllable begins with, and a vowel."""
Anchor = Literal["start", "middle", "end"]


class Area(NamedTuple):
    """A rectangle: left, top, width and height."""

    x: float
    y: float
    w: float
    h: float


class Lettering(NamedTuple):
    """How text looks."""

    size: float
    ink: str = "ink"
    anchor: Anchor = "start"
    bold: bool = False
    family: str = SANS


@dataclass(kw_only=True)
class Drawing:
    """A drawing of a fixed size.

    Parameters
    ----------
    area : Area
        What of the coordinates is shown.
    label : str
        What it shows, for screen readers.
    """

    area: Area
    label: str
    _parts: list[str] = field(default_factory=list[str])

    def rect(self, area: Area, fill: str, *, edge: str = "", wide: float = 1.4, round: float = 0) -> None:  # noqa: A002 (the word of the field)
        """Draw a rectangle; ``round`` is the radius of its corners."""
        corners = f' rx="{round:g}"' if round else ""
        self._parts.append(f'<rect {_placed(area)}{corners} fill="{colour(fill)}"{_stroke(edge, wide)}/>')

    def circle(self, middle: tuple[float, float], radius: float, fill: str, edge: str = "") -> None:
        """Draw a circle."""
        x, y = middle
        self._parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour(fill)}"{_stroke(edge, 1.4)}/>')

    def path(self, data: str, fill: str = "none", *, edge: str = "", wide: float = 1.4, moved: str = "") -> None:
        """Draw a path; ``moved`` is its transformation."""
        transform = f' transform="{moved}"' if moved else ""
        ends = ' stroke-linecap="round" stroke-linejoin="round"' if edge else ""
        self._parts.append(f'<path d="{data}" fill="{colour(fill)}"{_stroke(edge, wide)}{ends}{transform}/>')

    def text(self, x: float, y: float, words: str, look: Lettering) -> None:
        """Write a line of text; ``y`` is its baseline."""
        weight = 700 if look.family == SERIF else 600 if look.bold else 400
        # The fonts have no narrow space.
        written = escape(words.replace("\u202f", "\u00a0"))
        self._parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-family="{_FAMILIES[look.family]}" font-size="{look.size:.1f}" '
            f'font-weight="{weight}" text-anchor="{look.anchor}" fill="{colour(look.ink)}">{written}</text>'
        )

    def lines(self, x: float, y: float, lines: Sequence[str], look: Lettering) -> None:
        """Write lines of text below each other; ``y`` is the baseline of the first."""
        for number, line in enumerate(lines):
            self.text(x, y + number * look.size * 1.05, line, look)

    def seat(self, seat: int, area: Area, rim: str = "") -> None:
        """Draw the shape of a seat in its colour."""
        scale = area.w / SYMBOL_SIZE
        number = seat % len(SEAT_OUTLINES)
        moved = f"translate({area.x:.1f} {area.y:.1f}) scale({scale:.3f})"
        self.path(SEAT_OUTLINES[number], f"seat-{number}", edge=rim, wide=2.4, moved=moved)

    def colour_sign(self, name: str, area: Area, ink: str) -> None:
        """Draw the sign of a colour."""
        sign = COLOUR_SIGNS[name]
        moved = f"translate({area.x:.1f} {area.y:.1f}) scale({area.w / SYMBOL_SIZE:.3f})"
        if sign.fill:
            transform = f'fill-rule="evenodd" transform="{moved}"'
            self._parts.append(f'<path d="{sign.fill}" fill="{colour(ink)}" {transform}/>')
        if sign.line:
            self.path(sign.line, edge=ink, wide=2.2, moved=moved)

    def hatching(self, name: str, ink: str) -> None:
        """Define a pattern of oblique strokes, with which ``url(#name)`` fills a shape."""
        self._parts.append(
            f'<defs><pattern id="{name}" width="7" height="7" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)"><rect width="3.4" height="7" fill="{colour(ink)}"/></pattern></defs>'
        )

    def group(self, attributes: str) -> None:
        """Begin a group, which ``end_group`` ends."""
        self._parts.append(f"<g {attributes}>")

    def end_group(self) -> None:
        """End the group that began last."""
        self._parts.append("</g>")

    def done(self) -> str:
        """Return the ``svg`` element."""
        x, y, width, height = self.area
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(self.label)}" '
            f'viewBox="{x:g} {y:g} {width:g} {height:g}">{"".join(self._parts)}</svg>'
        )


def colour(name: str) -> str:
    """Return a colour of the palette as ``#rrggbb``; what is none of its names is a colour already."""
    return _COLOURS.get(name, name)


def _placed(area: Area) -> str:
    return f'x="{area.x:.1f}" y="{area.y:.1f}" width="{area.w:.1f}" height="{area.h:.1f}"'


def _stroke(edge: str, wide: float) -> str:
    return f' stroke="{colour(edge)}" stroke-width="{wide:g}"' if edge else ""


def text_width(words: str) -> float:
    """Return the approximate width of a text, in units of the font size.

    >>> text_width("ill") < text_width("MOM")
    True
    """
    return sum(_letter_width(letter) for letter in words)


def _letter_width(letter: str) -> float:
    if letter in _NARROW:
        return _NARROW_WIDTH
    return _WIDE_WIDTH if letter in _WIDE else _USUAL_WIDTH


def broken(words: str, width: float) -> list[str]:
    """Break a text into lines of a width, in units of the font size; longer words stay whole.

    >>> broken("Viale dei Giardini", 6)
    ['Viale dei', 'Giardini']
    """
    lines: list[str] = []
    for word in words.split(" "):
        if lines and text_width(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def hyphenated(words: str, width: float) -> str:
    """Divide the words that are wider than a width before a consonant near their middle, so that they can be broken.

    >>> hyphenated("Elettricità Inkomstenbelasting", 7)
    'Elettricità Inkomsten- belasting'
    """
    return " ".join(word if text_width(word) <= width else _divided(word) for word in words.split(" "))


def _divided(word: str) -> str:
    middle = len(word) / 2
    ends = [found.start() + 1 for found in _SYLLABLE_END.finditer(word) if 2 < found.start() + 1 < len(word) - 2]
    if not ends:
        return word
    end = min(ends, key=lambda one: abs(one - middle))
    return f"{word[:end]}- {word[end:]}"


def cut(words: str, width: float) -> str:
    """Cut a text that is wider than a width, in units of the font size.

    >>> cut("Costantino", 4)
    'Costan…'
    """
    if text_width(words) <= width:
        return words
    while words and text_width(f"{words}…") > width:
        words = words[:-1]
    return f"{words.rstrip()}…"


def spots(area: Area, count: int, largest: float) -> list[Area]:
    """Return where a number of equal squares stand in an area, as large as they fit, up to a size."""
    columns, size = 1, 0.0
    for tried in range(1, count + 1):
        fits = min(area.w / tried, area.h / -(-count // tried))
        columns, size = (tried, fits) if fits > size else (columns, size)
    cell = min(size, largest)
    rows = -(-count // columns)
    return [_spot(area, cell, place, (count, columns, rows)) for place in range(count)]


def _spot(area: Area, cell: float, place: int, grid: tuple[int, int, int]) -> Area:
    count, columns, rows = grid
    row, column = divmod(place, columns)
    beside = min(columns, count - row * columns)
    x = area.x + area.w / 2 + (column - (beside - 1) / 2) * cell
    y = area.y + area.h / 2 + (row - (rows - 1) / 2) * cell
    size = cell * 0.9
    return Area(x - size / 2, y - size / 2, size, size)
