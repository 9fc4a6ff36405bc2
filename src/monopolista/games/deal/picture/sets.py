"""What lies before a player as it is drawn: name and hand, bank, and a tile for each set."""

from typing import Final

from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.picture.cards import draw_chip
from monopolista.games.deal.presentation.view import DealSetView
from monopolista.games.deal.terminal.prompts import DealTerminalView
from monopolista.games.interface.svg.drawing import SERIF, Area, Drawing, Lettering, cut, text_width

TILE: Final = Area(0, 0, 84, 96)
"""Size of a set before it is scaled."""
_LEFT: Final = 14.0
_HEAD: Final = 46.0
_ROWS: Final = 60.0
"""Height of the rows of cards of a tile."""
_CHIP_STEP: Final = 27.0
_HOUSE, _HOTEL = "M-8 7.5V-1.5L0 -8.5L8 -1.5V7.5Z", "M-11 7.5V-3L-7 -8.5H7L11 -3V7.5Z"
_FULL: Final = "#23221f"


def draw_player(drawing: Drawing, seen: DealTerminalView, seat: int, area: Area) -> None:
    """Draw what lies before a player."""
    player, view = seen.view.players[seat], seen.view
    on_turn = view.turn == seat and not view.winners
    drawing.group('opacity="1"' if player.playing else 'opacity="0.5"')
    drawing.rect(area, "card", edge="signal" if on_turn else "ink", wide=3.5 if on_turn else 1.4, round=10)
    _draw_head(drawing, seen, seat, area)
    scale = min((area.h - _HEAD - 10) / TILE.h, 2.0, (area.w - 2 * _LEFT) / (max(1, len(player.sets)) * (TILE.w + 8)))
    for number, one in enumerate(player.sets):
        x = area.x + _LEFT + number * (TILE.w + 8) * scale
        drawing.group(f'transform="translate({x:.1f} {area.y + _HEAD:.1f}) scale({scale:.3f})"')
        _draw_set(drawing, seen, one)
        drawing.end_group()
    if not player.sets:
        words = seen.say("deal-sets-empty" if player.playing else "deal-player-out")
        drawing.text(area.x + _LEFT, area.y + _HEAD + 26, words, Lettering(16, "muted"))
    drawing.end_group()


def _draw_head(drawing: Drawing, seen: DealTerminalView, seat: int, area: Area) -> None:
    """Draw sign, name, complete sets, number of cards in the hand, and the bank."""
    player, wins = seen.view.players[seat], seen.box.pack.sets_to_win
    drawing.seat(seat, Area(area.x + _LEFT, area.y + 11, 26, 26))
    name = cut(seen.name(seat), 11)
    drawing.text(area.x + _LEFT + 36, area.y + 32, name, Lettering(20, bold=True))
    x = area.x + _LEFT + 52 + 20 * text_width(name)
    for number in range(wins):
        done = number < len(player.complete)
        drawing.rect(Area(x + number * 20, area.y + 15, 14, 20), "good" if done else "card", edge="ink", round=3)
    x += wins * 20 + 14
    drawing.text(x, area.y + 31, seen.say("deal-hand-count", number=player.hand), Lettering(16, "muted"))
    worth = seen.money(player.bank_worth)
    end = area.x + area.w - _LEFT
    drawing.text(end, area.y + 33, worth, Lettering(24, anchor="end", family=SERIF))
    end -= 26 * text_width(worth) + 14
    banked = sorted((seen.box.cards[card].value for card in player.bank), reverse=True)
    room = end - x - 150
    step = min(_CHIP_STEP, room / max(1, len(banked)))
    for number, value in enumerate(banked):
        draw_chip(drawing, value, end - (len(banked) - number) * step, area.y + 9)


def _draw_set(drawing: Drawing, seen: DealTerminalView, one: DealSetView) -> None:
    """Draw a set: a row for each card that it needs, filled in the colours of those that lie there, and its rent."""
    key = COLOUR_KEYS[one.colour]
    size = seen.box.pack.size[one.colour]
    rows = max(size, len(one.cards))
    height = _ROWS / rows
    drawing.rect(TILE, "card", edge="ink", wide=3.5 if one.complete else 1.4, round=6)
    for row in range(rows):
        area = Area(4, 4 + row * height, TILE.w - 8, height)
        drawing.rect(area, key if row < len(one.cards) else "paper", edge="ink", wide=1)
        if row < len(one.cards):
            _draw_other_colours(drawing, seen, one.cards[row], (key, area))
    drawing.rect(Area(8, 8, 26, 26), "card", edge="ink", wide=1, round=4)
    drawing.colour_sign(key, Area(11, 11, 20, 20), "ink")
    _draw_foot(drawing, one, size)


def _draw_other_colours(drawing: Drawing, seen: DealTerminalView, card: int, laid: tuple[str, Area]) -> None:
    """Draw at the end of a row the other colours for which its card may stand."""
    key, area = laid
    printed = seen.box.cards[card]
    others = [one.key for one in seen.box.file.colours] if printed.kind == "wild-any" else list(printed.colours)
    others = [one for one in others if one != key]
    for place, other in enumerate(others):
        width = 22 / len(others)
        drawing.rect(Area(area.x + area.w - 22 + place * width, area.y, width, area.h), other)
    drawing.rect(area, "none", edge="ink", wide=1)


def _draw_foot(drawing: Drawing, one: DealSetView, size: int) -> None:
    """Draw how many cards of how many lie in a set, its buildings and its rent."""
    ink = "card" if one.complete else "ink"
    if one.complete:
        drawing.rect(Area(4, 4 + _ROWS, TILE.w - 8, TILE.h - _ROWS - 8), _FULL)
    drawing.text(10, TILE.h - 12, f"{len(one.cards)}/{size}", Lettering(16, ink, bold=True))
    drawing.text(TILE.w - 10, TILE.h - 11, str(one.rent), Lettering(19, ink, "end", family=SERIF))
    x = 44.0
    for there, data in ((one.house, _HOUSE), (one.hotel, _HOTEL)):
        if there >= 0:
            drawing.path(data, "good", edge="#ffffff", wide=1.6, moved=f"translate({x} {TILE.h - 17}) scale(0.75)")
            x += 15
