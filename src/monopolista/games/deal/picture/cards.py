"""Cards as they are drawn: the cards of the hand, chips of banked ones, the backs of a pile."""

from typing import Final

from monopolista.games.deal.editions.schema import CardEntry
from monopolista.games.deal.presentation.colour_names import colour_name
from monopolista.games.deal.terminal.cards import text_of
from monopolista.games.deal.terminal.prompts import DealTerminalView, card
from monopolista.games.interface.svg.drawing import SERIF, Area, Drawing, Lettering, broken, cut, hyphenated, text_width

CARD: Final = Area(0, 0, 112, 158)
"""Size of a card of the hand."""
_CHIP: Final = Area(0, 0, 24, 30)
_BAND: Final = 40.0
_TINTS: Final = {0: "#eee8d8", 1: "#f4e3ca", 2: "#f3d3c4", 3: "#cfe3cf", 4: "#cfe2ea", 5: "#e0cfe6", 10: "#f0dc9a"}
"""By worth, the paper of what is no property."""
_TITLE_SIZES: Final = (15.0, 13.5, 12.0, 10.5)
_TITLE_WIDTH, _TITLE_HEIGHT = 62.0, 45.0
_BACK: Final = "#a92b22"


def tint_of(worth: int) -> str:
    """Return the paper of a card of a worth."""
    return _TINTS.get(worth, _TINTS[0])


def draw_card(drawing: Drawing, seen: DealTerminalView, number: int, area: Area) -> None:
    """Draw a card of the hand."""
    printed = seen.box.cards[number]
    drawing.group(f'transform="translate({area.x:.1f} {area.y:.1f}) scale({area.w / CARD.w:.3f})"')
    if printed.kind in ("property", "wild", "wild-any"):
        _draw_property(drawing, seen, number)
    elif printed.kind == "money":
        drawing.rect(CARD, tint_of(printed.value), edge="ink", wide=2, round=8)
        look = Lettering(40, anchor="middle", family=SERIF)
        drawing.text(CARD.w / 2, CARD.h / 2 + 16, seen.money(printed.value), look)
    else:
        _draw_action(drawing, seen, number)
    drawing.end_group()


def _draw_property(drawing: Drawing, seen: DealTerminalView, number: int) -> None:
    """Draw a property: its colours, its name, and the rent by the number of cards."""
    printed = seen.box.cards[number]
    drawing.rect(CARD, "card", edge="ink", wide=2, round=8)
    if printed.kind == "wild-any":
        _draw_stripes(drawing, seen)
    for place, colour in enumerate(printed.colours[:2]):
        band = Area(5, 5 + place * (CARD.h - _BAND - 10), CARD.w - 10, _BAND)
        drawing.rect(band, colour, edge="ink", round=4)
        drawing.colour_sign(colour, Area(band.x + 5, band.y + 10, 20, 20), f"on-{colour}")
        name = card(seen, number) if printed.name else colour_name(seen.box, colour, seen.language)
        lines = broken(hyphenated(name, 6), 6)[:2]
        drawing.lines(
            band.x + 30, band.y + (18 if len(lines) > 1 else 24), lines, Lettering(12, f"on-{colour}", bold=True)
        )
    _draw_rents(drawing, seen, printed)
    if printed.value:
        _draw_worth(drawing, printed.value, 18, CARD.h - 18 if len(printed.colours) == 1 else CARD.h / 2)


def _draw_stripes(drawing: Drawing, seen: DealTerminalView) -> None:
    """Draw the card that stands for any colour: a band of all of them, and its name."""
    colours = seen.box.file.colours
    width = (CARD.w - 10) / len(colours)
    for place, colour in enumerate(colours):
        drawing.rect(Area(5 + place * width, 5, width, _BAND), colour.key)
    drawing.rect(Area(5, 5, CARD.w - 10, _BAND), "none", edge="ink", round=4)
    name = next(number for number, one in enumerate(seen.box.cards) if one.kind == "wild-any")
    drawing.lines(CARD.w / 2, 76, broken(card(seen, name), 6.5), Lettering(15, anchor="middle", bold=True))


def _draw_rents(drawing: Drawing, seen: DealTerminalView, printed: CardEntry) -> None:
    """Draw the rents, a column for each colour of the card."""
    for place, key in enumerate(printed.colours[:2]):
        colour = next(one for one in seen.box.file.colours if one.key == key)
        left = CARD.w / 2 - 22 if len(printed.colours) == 1 else 36 + place * 38
        for row, rent in enumerate(colour.rent):
            y = 66 + row * 17 - (4 if len(printed.colours) > 1 else 0)
            for number in range(row + 1):
                drawing.rect(Area(left + number * 4, y - 10, 7, 10), key, edge="ink", wide=0.8, round=1)
            drawing.text(left + 34, y, str(rent), Lettering(14, anchor="end", bold=True))


def _draw_action(drawing: Drawing, seen: DealTerminalView, number: int) -> None:
    """Draw an action: its name, its worth, and what it does."""
    printed = seen.box.cards[number]
    drawing.rect(CARD, tint_of(printed.value), edge="ink", wide=2, round=8)
    lines, size = title_of(card(seen, number))
    drawing.lines(CARD.w / 2 + 13, 22, lines, Lettering(size, anchor="middle", family=SERIF))
    _draw_worth(drawing, printed.value, 18, 18)
    top = 62.0
    for place, colour in enumerate(printed.colours[:2]):
        drawing.rect(Area(8 + place * (CARD.w - 16) / 2, top, (CARD.w - 16) / 2, 22), colour, edge="ink")
        x = 8 + (place + 0.5) * (CARD.w - 16) / 2
        drawing.colour_sign(colour, Area(x - 8, top + 3, 16, 16), f"on-{colour}")
    said = broken(text_of(seen, number), (CARD.w - 14) / 10.5)
    first = top + (38 if printed.colours else 14)
    room = int((CARD.h - 4 - first) / 11) + 1
    drawing.lines(CARD.w / 2, first, said[:room], Lettering(10.5, anchor="middle"))


def title_of(name: str) -> tuple[list[str], float]:
    """Return the lines of a name beside the worth of a card and their size: the largest in which they have room."""
    for size in _TITLE_SIZES:
        width = _TITLE_WIDTH / size
        lines = broken(name, width)
        if len(lines) * size <= _TITLE_HEIGHT and max(map(text_width, lines)) <= width:
            return lines, size
    smallest = _TITLE_SIZES[-1]
    return broken(hyphenated(name, _TITLE_WIDTH / smallest), _TITLE_WIDTH / smallest), smallest


def _draw_worth(drawing: Drawing, worth: int, x: float, y: float) -> None:
    drawing.circle((x, y), 12, "#ffffff", edge="ink")
    drawing.text(x, y + 5, str(worth), Lettering(14, anchor="middle", family=SERIF))


def draw_chip(drawing: Drawing, worth: int, x: float, y: float) -> None:
    """Draw a banked card: its worth on its paper."""
    drawing.rect(_CHIP._replace(x=x, y=y), tint_of(worth), edge="ink", wide=1.2, round=3)
    drawing.text(x + _CHIP.w / 2, y + 21, str(worth), Lettering(16, anchor="middle", family=SERIF))


def draw_pile(drawing: Drawing, area: Area, count: int, words: str) -> None:
    """Draw a pile of cards from behind with their number, and what it is below."""
    for under in (6, 3):
        drawing.rect(area._replace(x=area.x + under, y=area.y + under), "card", edge="ink", round=6)
    drawing.rect(area, "card", edge="ink", round=6)
    drawing.rect(Area(area.x + 5, area.y + 5, area.w - 10, area.h - 10), _BACK if count else "table", round=3)
    middle = (area.x + area.w / 2, area.y + area.h / 2)
    drawing.circle(middle, 17, "card", edge="ink")
    drawing.text(middle[0], middle[1] + 7, str(count), Lettering(19, anchor="middle", family=SERIF))
    drawing.text(middle[0], area.y + area.h + 24, cut(words, 12), Lettering(13, "muted", "middle"))
