"""What is drawn in the centre of the board: the question, the dice, the bank, and the players with cash and deeds."""

from collections.abc import Iterator
from typing import Final

from monopolista.games.classic.editions.schema import COLOURS
from monopolista.games.classic.picture.geometry import BOARD, CORNER
from monopolista.games.classic.picture.squares import JAIL_COLOUR, draw_hotel, draw_house
from monopolista.games.classic.terminal.prompts import ClassicTerminalView, head_of, lines_of
from monopolista.games.classic.terminal.screen import SCREEN
from monopolista.games.interface.svg.drawing import SERIF, Area, Drawing, Lettering, broken, cut, text_width

_INSET: Final = 28.0
_LEFT: Final = CORNER + _INSET
_WIDTH: Final = BOARD - 2 * _LEFT
_TOP: Final = CORNER + _INSET
_END: Final = BOARD - _TOP
_GAP: Final = 12.0
_LOW, _HIGH = 76.0, 96.0
"""Heights of what is drawn for a player: with the deeds beside the rest, and below it."""
_ONE_COLUMN: Final = 4
"""Players that stand below each other; more stand in two columns."""
_DIE: Final = 54.0
_LINE: Final = 25.0
_DEED: Final = Area(0, 0, 14, 17)
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_THIRD: Final = 2
"""Place of the Speedy die among the dice."""
_BUS: Final = 4
_BUS_BODY: Final = "M7 13h27a3 3 0 0 1 3 3v15h-4a4 4 0 0 0-8 0h-7a4 4 0 0 0-8 0H7Z"
_BUS_PANES: Final = "M10 16.5h6v6h-6ZM18.5 16.5h6v6h-6ZM27 16.5h7v6h-7Z"
_HAT: Final = "M11 22C11 13 15 9.5 20 9.5S29 13 29 22ZM6 22.5c8 2.5 20 2.5 28 0c1.5 4-3 5-14 5S4.5 26.5 6 22.5Z"
_GROUPS: Final = (*COLOURS, "station", "company")
_FIRST_ROW: Final = 5
"""Groups of deeds in the first of two rows."""


def draw_centre(drawing: Drawing, seen: ClassicTerminalView) -> None:
    """Draw all that the ring of squares leaves room for."""
    seats = len(seen.view.players)
    columns = 1 if seats <= _ONE_COLUMN else 2
    height = _LOW if columns == 1 else _HIGH
    first = _END - -(-seats // columns) * (height + _GAP) + _GAP
    _draw_question(drawing, seen, first)
    width = (_WIDTH - (columns - 1) * _GAP) / columns
    for seat in range(seats):
        row, column = divmod(seat, columns)
        area = Area(_LEFT + column * (width + _GAP), first + row * (height + _GAP), width, height)
        _draw_player(drawing, seen, seat, area)


def _draw_question(drawing: Drawing, seen: ClassicTerminalView, end: float) -> None:
    """Draw what is asked and the dice, and as much of what there is to know as the players leave room for."""
    title = head_of(seen)
    size = min(38, _WIDTH / text_width(title) / 1.05)
    drawing.text(_LEFT, _TOP + 24, cut(title, _WIDTH / size / 1.05), Lettering(size, family=SERIF))
    y = _TOP + 46
    for number, face in enumerate(seen.view.dice):
        _draw_die(drawing, face, Area(_LEFT + number * (_DIE + 10), y, _DIE, _DIE), speedy=number == _THIRD)
    _draw_bank(drawing, seen, _LEFT + len(seen.view.dice) * (_DIE + 10) + 24, y + _DIE / 2)
    said = SCREEN.ending(seen) if seen.view.winners else lines_of(seen)
    lines = [line for words in said for line in broken(words, _WIDTH / 19)]
    room = int((end - y - _DIE - 30) / _LINE)
    for number, line in enumerate(lines[: max(room, 0)]):
        drawing.text(_LEFT, y + _DIE + 34 + number * _LINE, line, Lettering(19))


def _draw_die(drawing: Drawing, face: int, area: Area, *, speedy: bool) -> None:
    drawing.rect(area, "yellow" if speedy else "#ffffff", edge="ink", wide=2, round=9)
    if speedy and face >= _BUS:
        moved = f"translate({area.x:.1f} {area.y:.1f}) scale({area.w / 44:.3f})"
        drawing.path(_BUS_BODY if face == _BUS else _HAT, "ink", moved=moved)
        if face == _BUS:
            drawing.path(_BUS_PANES, "card", moved=moved)
        return
    x, y = area.x + area.w / 2, area.y + area.h / 2
    for across, down in _PIPS.get(face, ()):
        drawing.circle((x + across * 14, y + down * 14), 5, "ink")


def _draw_bank(drawing: Drawing, seen: ClassicTerminalView, x: float, y: float) -> None:
    """Draw how many houses and hotels the bank has."""
    draw_house(drawing, x, y, 1.3)
    drawing.text(x + 18, y + 7, str(seen.view.houses), Lettering(20))
    draw_hotel(drawing, x + 78, y, 1.1)
    drawing.text(x + 102, y + 7, str(seen.view.hotels), Lettering(20))


def _draw_player(drawing: Drawing, seen: ClassicTerminalView, seat: int, area: Area) -> None:
    """Draw a player: sign, name, state, cash, deeds; the deeds beside the rest where there is room."""
    player, view = seen.view.players[seat], seen.view
    on_turn = view.turn == seat and not view.winners
    drawing.group('opacity="1"' if player.playing else 'opacity="0.5"')
    drawing.rect(area, "card", edge="signal" if on_turn else "ink", wide=3.5 if on_turn else 1.4, round=8)
    if area.h == _LOW:
        standing, scale = Area(area.x, area.y + 14, 0.44 * area.w, 0), 1.25
        left, top = area.x + standing.w + 18, area.y + 13
    else:
        standing, scale, left, top = area, 1.0, area.x + 14, area.y + 47
    _draw_standing(drawing, seen, seat, standing)
    for place, x, y in _deeds(seen):
        deed = Area(left + scale * x, top + scale * y, scale * _DEED.w, scale * _DEED.h)
        _draw_deed(drawing, seen, (place, seat), deed)
    drawing.end_group()


def _draw_standing(drawing: Drawing, seen: ClassicTerminalView, seat: int, area: Area) -> None:
    """Draw the sign, the name and the cash of a player in a row, and whether it is jailed or bankrupt."""
    player = seen.view.players[seat]
    drawing.seat(seat, Area(area.x + 12, area.y + 10, 26, 26))
    cash = seen.money(player.cash) if player.playing else ""
    drawing.text(area.x + area.w - 14, area.y + 33, cash, Lettering(24, anchor="end", family=SERIF))
    state = "" if player.playing else seen.say("player-stamp")
    if player.playing and player.jailed:
        state = seen.say("player-jailed")
    taken = 72 + 26 * text_width(cash) + 15 * text_width(state) + 30 * len(player.cards)
    name = cut(seen.name(seat), (area.w - taken) / 19)
    drawing.text(area.x + 48, area.y + 31, name, Lettering(19, bold=True))
    drawing.text(area.x + 56 + 19 * text_width(name), area.y + 31, state, Lettering(15, "muted"))
    x = area.x + 64 + 19 * text_width(name) + 15 * text_width(state)
    for number in range(len(player.cards)):
        _draw_jail_card(drawing, Area(x + number * 30, area.y + 14, 26, 20))


def _draw_jail_card(drawing: Drawing, area: Area) -> None:
    """Draw a card that leads out of jail: bars on the colour of the jail."""
    drawing.rect(area, JAIL_COLOUR, edge="ink", round=3)
    for number in range(1, 4):
        x = area.x + number * area.w / 4
        drawing.path(f"M{x:.1f} {area.y + 4:.1f}v{area.h - 8:.1f}", edge="ink", wide=1.8)


def _deeds(seen: ClassicTerminalView) -> Iterator[tuple[int, float, float]]:
    """Yield each deed with where it lies among a player's, group by group in two rows."""
    squares = seen.box.file.squares
    for row, groups in enumerate((_GROUPS[:_FIRST_ROW], _GROUPS[_FIRST_ROW:])):
        x = 0.0
        for group in groups:
            for place, printed in enumerate(squares):
                if group in (printed.colour, printed.kind):
                    yield place, x, row * 22.0
                    x += _DEED.w + 3
            x += 10


def _draw_deed(drawing: Drawing, seen: ClassicTerminalView, held: tuple[int, int], area: Area) -> None:
    """Draw a deed: filled where the player owns it, crossed out where it is mortgaged."""
    place, seat = held
    printed = seen.box.file.squares[place]
    colour = printed.colour or printed.kind
    owned = seen.view.owner[place] == seat
    drawing.rect(area, colour if owned else "card", edge="ink" if owned else colour, wide=1.3, round=2)
    if owned and seen.view.mortgaged[place]:
        stroke = f"M{area.x - 2:.1f} {area.y + area.h:.1f}l{area.w + 4:.1f} {-area.h:.1f}"
        drawing.path(stroke, edge="card", wide=4)
        drawing.path(stroke, edge="ink", wide=1.6)
