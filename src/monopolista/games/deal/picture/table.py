"""The table of the card game: the question and the piles, what lies before each player, and a hand."""

from typing import Final

from monopolista.games.deal.picture.cards import CARD, draw_card, draw_pile
from monopolista.games.deal.picture.sets import draw_player
from monopolista.games.deal.terminal.prompts import DealTerminalView, head_of, lines_of
from monopolista.games.deal.terminal.screen import SCREEN
from monopolista.games.interface.svg.drawing import SERIF, Area, Drawing, Lettering, broken, cut, text_width

_SIZE: Final = 1000.0
_INSET: Final = 20.0
_WIDTH: Final = _SIZE - 2 * _INSET
_HEAD: Final = 124.0
"""Height of the question and the piles."""
_HAND: Final = 190.0
"""Height of the hand."""
_PILE: Final = Area(0, 0, 66, 82)
_TITLE_WIDTH: Final = _WIDTH - 230
_GAP: Final = 10.0
_HIGHEST: Final = 260.0
_LINE: Final = 23.0


def picture_of(seen: DealTerminalView) -> str:
    """Return the table as SVG, as one reader sees it."""
    drawing = Drawing(area=Area(0, 0, _SIZE, _SIZE), label=head_of(seen))
    drawing.rect(drawing.area, "table")
    _draw_head(drawing, seen)
    seats = len(seen.view.players)
    end = _SIZE - _HAND - 2 * _GAP
    height = min((end - _HEAD) / seats - _GAP, _HIGHEST)
    for seat in range(seats):
        draw_player(drawing, seen, seat, Area(_INSET, _HEAD + seat * (height + _GAP), _WIDTH, height))
    if seen.seat >= 0:
        _draw_hand(drawing, seen)
    return drawing.done()


def _draw_head(drawing: Drawing, seen: DealTerminalView) -> None:
    """Draw what is asked, what there is to know, and the piles."""
    title = head_of(seen)
    size = min(34, _TITLE_WIDTH / text_width(title) / 1.05)
    drawing.text(_INSET, 44, title, Lettering(size, family=SERIF))
    said = SCREEN.ending(seen) if seen.view.winners else lines_of(seen)
    lines = [line for words in said for line in broken(words, _TITLE_WIDTH / 17)]
    drawing.lines(_INSET, 72, lines[:3], Lettering(17))
    pile, discards = seen.view.pile, len(seen.view.discards)
    x = _SIZE - _INSET - 2 * _PILE.w - 56
    left = seen.say("deal-pile-left", number=pile)
    draw_pile(drawing, _PILE._replace(x=x, y=10), pile, left)
    draw_pile(drawing, _PILE._replace(x=x + _PILE.w + 44, y=10), discards, seen.say("deal-discards"))


def _draw_hand(drawing: Drawing, seen: DealTerminalView) -> None:
    """Draw the cards that only the seat that looks may see, one over the other where there are many."""
    top = _SIZE - _HAND
    words = cut(f"{seen.say('deal-hand')} · {seen.name(seen.seat)}" if seen.hand else seen.say("deal-hand-empty"), 40)
    drawing.text(_INSET, top + 12, words, Lettering(17, bold=True))
    step = min(CARD.w + 10, (_WIDTH - CARD.w) / max(1, len(seen.hand) - 1))
    for place, number in enumerate(seen.hand):
        draw_card(drawing, seen, number, CARD._replace(x=_INSET + place * step, y=top + 22))
