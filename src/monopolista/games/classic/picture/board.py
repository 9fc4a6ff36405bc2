"""The board: forty squares with all that lies on them, the tokens, and in the centre the players."""

from typing import Final

from monopolista.games.classic.picture import geometry
from monopolista.games.classic.picture.players import draw_centre
from monopolista.games.classic.picture.squares import PLEDGED, depth_of, draw_square
from monopolista.games.classic.presentation.narrate import square_name
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.classic.terminal.prompts import ClassicTerminalView, head_of
from monopolista.games.interface.svg.drawing import Area, Drawing, spots

_AREA: Final = Area(-3, -3, geometry.BOARD + 6, geometry.BOARD + 6)
_LARGEST_TOKEN: Final = 30.0


def picture_of(seen: ClassicTerminalView) -> str:
    """Return the board as SVG, as one reader sees it."""
    drawing = Drawing(area=_AREA, label=head_of(seen))
    drawing.hatching(PLEDGED, "card")
    drawing.rect(Area(0, 0, geometry.BOARD, geometry.BOARD), "paper")
    for place in range(SQUARES):
        draw_square(drawing, seen, place)
    inner = geometry.BOARD - 2 * geometry.CORNER
    drawing.rect(Area(geometry.CORNER, geometry.CORNER, inner, inner), "none", edge="ink", wide=1.6)
    drawing.rect(Area(0, 0, geometry.BOARD, geometry.BOARD), "none", edge="ink", wide=2.6)
    draw_centre(drawing, seen)
    for place in range(SQUARES):
        for jailed in (False, True):
            _draw_tokens(drawing, seen, place, jailed=jailed)
    return drawing.done()


def _draw_tokens(drawing: Drawing, seen: ClassicTerminalView, place: int, *, jailed: bool) -> None:
    players = enumerate(seen.view.players)
    here = [seat for seat, one in players if one.playing and one.square == place and one.jailed == jailed]
    if not here:
        return
    square = geometry.square_area(place)
    inner = _tokens_area(seen, place, jailed=jailed)
    area = inner._replace(x=square.x + inner.x, y=square.y + inner.y)
    for seat, spot in zip(here, spots(area, len(here), _LARGEST_TOKEN), strict=True):
        drawing.seat(seat, spot, rim="ink")


def _tokens_area(seen: ClassicTerminalView, place: int, *, jailed: bool) -> Area:
    if place % 10 == 0:
        return geometry.corner_area(seen.box.file.squares[place].kind, jailed=jailed)
    side, depth = geometry.side_of(place), depth_of(seen, place)
    return geometry.token_area(side, geometry.name_of(square_name(seen.box, place, seen.language), side, depth), depth)
