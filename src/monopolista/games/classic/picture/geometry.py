"""Where everything lies on a board of 1000 by 1000: squares, and in each the band, the name, the price, the tokens."""

from typing import Final, Literal, NamedTuple

from monopolista.games.interface.svg.drawing import Area, broken, hyphenated, text_width

Side = Literal["bottom", "left", "top", "right"]
SIDES: Final[tuple[Side, ...]] = ("bottom", "left", "top", "right")
BOARD: Final = 1000.0
CORNER: Final = 132.0
BAND: Final = 26.0
SIGN: Final = 36.0
"""What a square without a band keeps free for its sign."""
SHORT: Final = (BOARD - 2 * CORNER) / 9
CELL: Final = Area(42, 0, 90, 90)
"""The cell of the jail, at the top right of its corner."""
MARK: Final = 16.0
_INSET: Final = 4.0
_PRICED: Final = 22.0
"""Height of the price and of the owner's mark at the outer edge."""
_PRICE_WIDTH: Final = 69.0
_LETTERS: Final = 14.2
_LEAST_LETTERS: Final = 10.5
_SIGN_PLACE: Final = 17.0
"""What the sign of a colour keeps of a band that buildings stand on."""


class Name(NamedTuple):
    """The name of a square: its lines, their middle, the baseline of the first one, the font size."""

    lines: list[str]
    x: float
    y: float
    size: float


def side_of(place: int) -> Side:
    """Return the edge of the board on which a square lies; corners count to the edge that they begin."""
    return SIDES[place // 10]


def square_area(place: int) -> Area:
    """Return the area of a square; the first is at the bottom right, and the way goes clockwise."""
    along, far = place % 10, BOARD - CORNER
    back, forth = far - along * SHORT, CORNER + (along - 1) * SHORT
    match side_of(place):
        case "bottom":
            return Area(back, far, SHORT if along else CORNER, CORNER)
        case "left":
            return Area(0, back, CORNER, SHORT) if along else Area(0, far, CORNER, CORNER)
        case "top":
            return Area(forth, 0, SHORT, CORNER) if along else Area(0, 0, CORNER, CORNER)
        case "right":
            return Area(far, forth, CORNER, SHORT) if along else Area(far, 0, CORNER, CORNER)


def band_area(side: Side, depth: float = BAND) -> Area:
    """Return the band at the inner edge, in the square's own coordinates."""
    match side:
        case "bottom":
            return Area(0, 0, SHORT, depth)
        case "left":
            return Area(CORNER - depth, 0, depth, SHORT)
        case "top":
            return Area(0, CORNER - depth, SHORT, depth)
        case "right":
            return Area(0, 0, depth, SHORT)


def sign_area(side: Side, *, built: bool) -> Area:
    """Return where the sign of a colour stands on its band: in the middle, or at the beginning beside buildings."""
    x, y, _, _ = band_area(side)
    size = _SIGN_PLACE - 2 if built else BAND - 6
    along, across = 2 if built else (SHORT - size) / 2, (BAND - size) / 2
    return Area(x + along, y + across, size, size) if is_upright(side) else Area(x + across, y + along, size, size)


def buildings_area(side: Side) -> Area:
    """Return what the sign of its colour leaves of a band."""
    x, y, w, h = band_area(side)
    if is_upright(side):
        return Area(x + _SIGN_PLACE, y, w - _SIGN_PLACE, h)
    return Area(x, y + _SIGN_PLACE, w, h - _SIGN_PLACE)


def is_upright(side: Side) -> bool:
    """Say whether the squares of a side are higher than wide."""
    return side in ("bottom", "top")


def field_area(side: Side, depth: float) -> Area:
    """Return what is left of a square beside its band, or its sign."""
    match side:
        case "bottom":
            return Area(0, depth, SHORT, CORNER - depth)
        case "left":
            return Area(0, 0, CORNER - depth, SHORT)
        case "top":
            return Area(0, 0, SHORT, CORNER - depth)
        case "right":
            return Area(depth, 0, CORNER - depth, SHORT)


def mark_area(side: Side) -> Area:
    """Return where the owner's mark is: at the outer corner."""
    far, end, gap = CORNER - MARK - 4, SHORT - MARK - 4, 4.0
    match side:
        case "bottom":
            return Area(end, far, MARK, MARK)
        case "left":
            return Area(gap, end, MARK, MARK)
        case "top":
            return Area(end, gap, MARK, MARK)
        case "right":
            return Area(far, end, MARK, MARK)


def price_point(side: Side) -> tuple[float, float, Literal["start", "end"]]:
    """Return where the price is written: its baseline, and how it is anchored."""
    match side:
        case "bottom":
            return 6, CORNER - 7, "start"
        case "left":
            return 25, SHORT - 7, "start"
        case "top":
            return 6, 16, "start"
        case "right":
            return CORNER - 25, SHORT - 7, "end"


def name_of(words: str, side: Side, depth: float) -> Name:
    """Return how the name of a square is written: as large as its longest word allows."""
    area = field_area(side, depth)
    width = area.w - 2 * _INSET
    words = hyphenated(words, width / _LEAST_LETTERS)
    longest = max(text_width(word) for word in words.split(" "))
    size = min(_LETTERS, width / longest)
    lines = broken(words, width / size)
    first = 0.95 * size + 4 if is_upright(side) else 0.9 * size + (5 if len(lines) > 1 else 9)
    y = area.h - 7 - (len(lines) - 1) * size * 1.05 if side == "top" else area.y + first
    return Name(lines, area.x + area.w / 2, y, size)


def token_area(side: Side, name: Name, depth: float) -> Area:
    """Return where tokens stand on a square that is no corner: beside its words."""
    area = field_area(side, depth)
    end = name.y + (len(name.lines) - 1) * name.size * 1.05 + 0.3 * name.size
    match side:
        case "bottom":
            return Area(_INSET, end, area.w - 2 * _INSET, CORNER - _PRICED - end)
        case "top":
            return Area(_INSET, _PRICED, area.w - 2 * _INSET, name.y - name.size - _PRICED)
        case "left":
            return Area(_PRICE_WIDTH, end, area.w - _PRICE_WIDTH - 2, area.h - end - 3)
        case "right":
            return Area(area.x + 2, end, area.w - _PRICE_WIDTH - 2, area.h - end - 3)


def corner_area(kind: str, *, jailed: bool) -> Area:
    """Return where tokens stand on a corner, those in jail within its cell."""
    match kind:
        case "jail":
            return Area(CELL.x + 6, 24, CELL.w - 12, CELL.h - 30) if jailed else Area(3, 6, 36, CORNER - 12)
        case "go":
            return Area(_INSET, 69, CORNER - 2 * _INSET, 38)
        case _:
            return Area(_INSET, 84, CORNER - 2 * _INSET, 44)
