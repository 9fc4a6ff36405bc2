"""The picture of the board: what lies on it is drawn where it lies."""

import re
from html import unescape
from typing import Any

import numpy as np
import pytest

from monopolista import NOBODY, Table
from monopolista.games.classic.picture import geometry
from monopolista.games.classic.picture.geometry import square_area
from monopolista.games.interface.svg.drawing import Area
from monopolista.games.interface.svg.picture import picture_of, seen_by
from monopolista.learn import rendering

PIXELS = 500
"""Half as many as usual, a quarter of the work."""
MARGIN, SCALE = 3, PIXELS / 1006
CENTRE = Area(geometry.CORNER, geometry.CORNER, 736, 736)


def pixels(edition: str = "italy", **position: Any) -> Any:
    table = Table(edition, seats=3, chance=None)
    table.set_position(**position)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rendering, "PIXELS", PIXELS)
        return rendering.rasterize(table.picture())


def part(picture: Any, area: Area) -> Any:
    left, top = ((one + MARGIN) * SCALE for one in (area.x, area.y))
    return picture[int(top) + 3 : int(top + area.h * SCALE) - 3, int(left) + 3 : int(left + area.w * SCALE) - 3]


def changed(before: Any, after: Any) -> set[int]:
    """Return the squares whose pixels differ."""
    areas = map(square_area, range(40))
    return {place for place, area in enumerate(areas) if not np.array_equal(part(before, area), part(after, area))}


BOUGHT = {"owns": {1: [37, 39]}}


@pytest.mark.parametrize(
    ("before", "after", "squares"),
    [
        ({}, {"owns": {0: [39]}}, {39}),
        ({"owns": {0: [39]}}, {"owns": {1: [39]}}, {39}),
        (BOUGHT, {**BOUGHT, "mortgaged": [37]}, {37}),
        (BOUGHT, {**BOUGHT, "built": {37: 1, 39: 1}}, {37, 39}),
        ({**BOUGHT, "built": {37: 4, 39: 4}}, {**BOUGHT, "built": {37: 4, 39: 5}}, {39}),
        ({"at": {2: 12}}, {"at": {2: 24}}, {12, 24}),
        ({"at": {1: 10}}, {"jailed": {1: 0}}, {10}),
    ],
    ids=["bought", "sold", "mortgaged", "built", "hotel", "moved", "jailed"],
)
def test_a_change_is_drawn_on_its_square(before: Any, after: Any, squares: set[int]) -> None:
    assert changed(pixels(**before), pixels(**after)) == squares


def test_cash_is_drawn_in_the_centre() -> None:
    poor, rich = pixels(cash={1: 7}), pixels(cash={1: 2345})
    assert changed(poor, rich) == set()
    assert not np.array_equal(part(poor, CENTRE), part(rich, CENTRE))


@pytest.mark.parametrize("edition", ["italy", "italy-2013", "italy-euro", "uk", "us", "belgium-nl", "belgium-fr"])
def test_every_square_has_its_name(edition: str) -> None:
    table = Table(edition, seats=2, chance=None)
    words = without_breaks(table.picture(language="nl"))
    for square in table.box.file.squares:
        name = square.name.get("nl", square.name[table.box.file.language])
        assert without_breaks(name.split(" / ")[0]) in words


def without_breaks(text: str) -> str:
    """Return the letters of a text, or of those in a drawing."""
    return "".join(letter for letter in unescape(re.sub(r"<[^>]*>", "", text)) if letter.isalpha())


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_player_is_drawn_within_the_centre(seats: int) -> None:
    names = tuple(f"Player-{seat}" for seat in range(seats))
    svg = Table("uk", seats=seats, chance=None, names=names).picture()
    spots = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>Player-\d</text>', svg)
    assert len(spots) == seats
    assert all(CENTRE.x < float(one) < CENTRE.x + CENTRE.w for spot in spots for one in spot)


def test_every_face_of_the_speedy_die_is_drawn_differently() -> None:
    table = Table("italy", seats=2, chance=None, options={"speedy": True})
    drawn = {picture_with(table, face) for face in range(7)}
    assert len(drawn) == 6  # 5 and 6 are both Mr. Monopoly


def picture_with(table: Table[Any, Any, Any, Any], face: int) -> str:
    state = table.state()
    state.die_1, state.die_2, state.die_3 = 1, 2, face
    return picture_of(table.game, seen_by(table.rules, state, NOBODY, names=(), language="en"))
