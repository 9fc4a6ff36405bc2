"""What is drawn of a square: band, sign, name, price, owner, buildings, mortgage."""

from typing import Final

from monopolista.games.classic.picture import geometry
from monopolista.games.classic.picture.geometry import CELL, CORNER, Side
from monopolista.games.classic.presentation.narrate import square_name
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.classic.terminal.prompts import ClassicTerminalView
from monopolista.games.interface.svg.drawing import SERIF, Area, Drawing, Lettering, broken, text_width

_HOUSE: Final = "M-8 7.5V-1.5L0 -8.5L8 -1.5V7.5Z"
_HOTEL: Final = "M-15 8V-3L-9 -8.5H9L15 -3V8Z"
HOTEL_LEVEL: Final = 5
HOUSE_COLOUR, HOTEL_COLOUR, JAIL_COLOUR, WATER_COLOUR, STAR_COLOUR = (
    "#1f5c3a", "#7a1712", "#e8b354", "#5f9fb8", "#2a6f78",
)  # fmt: skip
PLEDGED: Final = "pledged"
"""Id of the pattern over the band of a mortgaged street."""
_SMALL: Final = Lettering(13, anchor="middle")


def draw_square(drawing: Drawing, seen: ClassicTerminalView, place: int) -> None:
    """Draw a square with all that lies on it but tokens."""
    area = geometry.square_area(place)
    drawing.group(f'transform="translate({area.x:.1f} {area.y:.1f})"')
    drawing.rect(Area(0, 0, area.w, area.h), "card", edge="ink")
    if place % 10 == 0:
        _draw_corner(drawing, seen, place)
    else:
        _draw_edge(drawing, seen, place)
    drawing.end_group()


def depth_of(seen: ClassicTerminalView, place: int) -> float:
    """Return the depth of what lies at the inner edge of a square."""
    return geometry.BAND if seen.box.file.squares[place].kind == "street" else geometry.SIGN


def _draw_edge(drawing: Drawing, seen: ClassicTerminalView, place: int) -> None:
    side, printed, view = geometry.side_of(place), seen.box.file.squares[place], seen.view
    if printed.colour:
        _draw_band(drawing, seen, place, side)
    else:
        _draw_sign(drawing, seen, place, side)
    name = geometry.name_of(square_name(seen.box, place, seen.language), side, depth_of(seen, place))
    drawing.lines(name.x, name.y, name.lines, Lettering(name.size, anchor="middle"))
    x, y, anchor = geometry.price_point(side)
    amount = printed.price or printed.tax
    if view.mortgaged[place]:
        drawing.text(x, y, seen.say("square-mortgaged-short"), Lettering(11.5, "signal", anchor, bold=True))
    elif amount:
        drawing.text(x, y, seen.money(amount), Lettering(12.2, anchor=anchor))
    if view.owner[place] >= 0:
        drawing.seat(view.owner[place], geometry.mark_area(side))


def _draw_band(drawing: Drawing, seen: ClassicTerminalView, place: int, side: Side) -> None:
    colour, level = seen.box.file.squares[place].colour or "", seen.view.level[place]
    drawing.rect(geometry.band_area(side), colour, edge="ink")
    mortgaged = seen.view.mortgaged[place]
    if mortgaged:
        drawing.rect(geometry.band_area(side), f"url(#{PLEDGED})")
    drawing.colour_sign(colour, geometry.sign_area(side, built=level > 0), "ink" if mortgaged else f"on-{colour}")
    area, across = geometry.buildings_area(side), geometry.is_upright(side)
    count = 1 if level == HOTEL_LEVEL else level
    for number in range(count):
        along = (number - (count - 1) / 2) * (max(area.w, area.h) / 4 - 0.4)
        x, y = area.x + area.w / 2 + along * across, area.y + area.h / 2 + along * (not across)
        if level == HOTEL_LEVEL:
            draw_hotel(drawing, x, y, 1 if across else 0.76)
        else:
            draw_house(drawing, x, y, 0.82)


def draw_house(drawing: Drawing, x: float, y: float, scale: float) -> None:
    """Draw a house about a point."""
    drawing.path(_HOUSE, HOUSE_COLOUR, edge="#ffffff", wide=1.6, moved=f"translate({x:.1f} {y:.1f}) scale({scale})")


def draw_hotel(drawing: Drawing, x: float, y: float, scale: float) -> None:
    """Draw a hotel about a point."""
    moved = f"translate({x:.1f} {y:.1f}) scale({scale})"
    drawing.path(_HOTEL, HOTEL_COLOUR, edge="#ffffff", wide=1.6, moved=moved)
    drawing.path("M-10 -1.5h4v4h-4ZM-2 -1.5h4v9.5h-4ZM6 -1.5h4v4h-4Z", "#ffffff", moved=moved)


def _draw_sign(drawing: Drawing, seen: ClassicTerminalView, place: int, side: Side) -> None:
    """Draw what a square without a colour shows, where others have their band."""
    area = geometry.band_area(side, geometry.SIGN + 2)
    middle = (area.x + area.w / 2, area.y + area.h / 2)
    corner = Area(middle[0] - 13, middle[1] - 13, 26, 26)
    ink = "muted" if seen.view.mortgaged[place] else "ink"
    match seen.box.file.squares[place].kind:
        case "station":
            drawing.colour_sign("station", corner, ink)
        case "company":
            _draw_company(drawing, corner, place)
        case "chance":
            drawing.text(middle[0], middle[1] + 12, "?", Lettering(36, "signal", "middle", family=SERIF))
        case "chest":
            star = "M16 1C17.5 11 21 14.5 31 16C21 17.5 17.5 21 16 31C14.5 21 11 17.5 1 16C11 14.5 14.5 11 16 1Z"
            drawing.path(star, STAR_COLOUR, moved=f"translate({corner.x:.1f} {corner.y:.1f}) scale(0.85)")
        case _:
            _draw_tax(drawing, corner)


def _draw_company(drawing: Drawing, corner: Area, place: int) -> None:
    """Draw light for the first company round the board, water for the second."""
    moved = f"translate({corner.x:.1f} {corner.y:.1f}) scale(0.85)"
    if place < SQUARES / 2:
        drawing.path("M18.5 1L6 18h8l-3 13L26 12.5h-9Z", "yellow", edge="ink", wide=1.6, moved=moved)
    else:
        drop = "M16 1.5C22 10 26 14.8 26 20a10 10 0 0 1-20 0C6 14.8 10 10 16 1.5Z"
        drawing.path(drop, WATER_COLOUR, edge="ink", wide=1.6, moved=moved)


def _draw_tax(drawing: Drawing, corner: Area) -> None:
    x, y = corner.x + corner.w / 2, corner.y + corner.h / 2
    drawing.circle((x, y), 12, "card", edge="ink")
    drawing.path(f"M{x - 5:.1f} {y + 5:.1f}l10 -10", edge="ink", wide=1.8)
    for dx, dy in ((-4.5, -4), (4.5, 4)):
        drawing.circle((x + dx, y + dy), 2, "card", edge="ink")


def _draw_corner(drawing: Drawing, seen: ClassicTerminalView, place: int) -> None:
    name, middle = square_name(seen.box, place, seen.language), CORNER / 2
    match seen.box.file.squares[place].kind:
        case "go":
            size = min(44, 92 / text_width(name))
            drawing.text(middle, 46, name, Lettering(size, "signal", "middle", family=SERIF))
            amount = seen.money(seen.box.edition.salary)
            drawing.text(middle, 63, seen.say("square-collect", amount=amount), _SMALL)
            drawing.path("M118 119H18M30 110L16 119L30 128", edge="signal", wide=4.5)
        case "jail":
            _draw_jail(drawing, name)
        case "parking":
            _draw_parking(drawing, seen, name)
        case _:
            lines = broken(name, 6)
            drawing.lines(middle, 26, lines, Lettering(19, anchor="middle", family=SERIF))
            down = 22 if len(lines) > 1 else 10
            drawing.path("M92 36L46 82M46 56V83H73", edge="ink", wide=4.5, moved=f"translate(0 {down})")


def _draw_jail(drawing: Drawing, name: str) -> None:
    """Draw the cell, and where visitors stand."""
    jail, _, visit = name.partition(" / ")
    x = CELL.x + CELL.w / 2
    drawing.rect(CELL, JAIL_COLOUR, edge="ink")
    drawing.path("M57 24V82M72 24V82M87 24V82M102 24V82M117 24V82", edge="ink", wide=3)
    drawing.text(x, 17, jail, Lettering(min(13, 84 / text_width(jail)), anchor="middle", bold=True))
    if visit:
        drawing.text(x, 118, visit, Lettering(min(13, 86 / text_width(visit)), anchor="middle"))


def _draw_parking(drawing: Drawing, seen: ClassicTerminalView, name: str) -> None:
    drawing.lines(CORNER / 2, 20, broken(name, 9), _SMALL)
    car = "M-34 10V1C-34 -3 -30 -5 -24 -5.5L-14 -16H11L20 -5.5C29 -5 34 -2 34 4V10Z"
    moved = "translate(66 61)"
    drawing.path(car, WATER_COLOUR, edge="ink", wide=2.2, moved=moved)
    drawing.path("M-10 -12.5H-1V-5H-17ZM3 -12.5H9L15 -5H3Z", "card", edge="ink", wide=1.2, moved=moved)
    for x in (47, 85):
        drawing.circle((x, 72), 7, "ink")
        drawing.circle((x, 72), 2.5, "card")
    if seen.view.pot:
        drawing.text(CORNER / 2, 106, seen.money(seen.view.pot), Lettering(15, anchor="middle", bold=True))
