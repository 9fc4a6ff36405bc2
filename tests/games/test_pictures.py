"""Pictures of tables: well-formed SVG, with the symbols of the browser, that a notebook shows."""

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from monopolista import Table
from monopolista.games import GAMES
from monopolista.games.interface.capabilities import HasPicture
from monopolista.games.interface.svg.picture import PictureError, picture_of
from monopolista.games.interface.svg.symbols import COLOUR_SIGNS, SEAT_OUTLINES
from tests.compiled import ROOT

SYMBOLS = ROOT / "web/src/ui/symbols"
DRAWN = [game for game in GAMES if isinstance(GAMES[game], HasPicture)]


@pytest.mark.parametrize("game", DRAWN)
def test_a_notebook_shows_the_picture(game: str) -> None:
    table: Any = Table(GAMES[game].editions()[0], seats=2, seed=1)
    svg = table._repr_svg_()
    assert svg == table.picture()
    assert ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"


def test_names_are_escaped() -> None:
    svg = Table("italy", seats=2, seed=1, names=("<b>&", '"')).picture()
    assert "&lt;b&gt;&amp;" in svg
    ET.fromstring(svg)


def test_a_game_without_a_picture_says_so() -> None:
    class Plain:
        name = "plain"

    game: Any = Plain()
    seen: Any = None
    with pytest.raises(PictureError, match="plain has no picture"):
        picture_of(game, seen)


def test_the_symbols_are_those_of_the_browser() -> None:
    shapes = (SYMBOLS / "shapes.ts").read_text(encoding="utf-8")
    assert re.findall(r"^  '(M[^']*)',$", shapes, re.MULTILINE) == [*SEAT_OUTLINES]
    signs = (SYMBOLS / "colourSigns.ts").read_text(encoding="utf-8")
    paths = re.findall(r"(?:fill|line): '([^']*)'", signs)
    assert sorted(paths) == sorted(path for sign in COLOUR_SIGNS.values() for path in sign if path)
