"""Pictures that a box brings along: small images are shown, and whatever is not exactly that is refused by rule."""

import io
import tracemalloc
from typing import Any

import pytest
from hypothesis import given
from PIL import Image

from monopolista import register_box
from monopolista.games import box_content, box_texts, edition_toml, faults_in_box, make_box, register_content
from monopolista.games.classic.editions import load
from monopolista.games.classic.presentation.printed import describe
from monopolista.games.common.own_boxes import LONGEST_BOX_TEXT, LONGEST_PICTURES, canonical
from monopolista.games.common.png import LARGEST_PNG, LONGEST_URL, flaw_in_picture
from monopolista.games.common.printed import EditionError
from monopolista.games.common.toml_sources import parse
from tests.games.classic.editions import pngs
from tests.games.classic.editions.pngs import COW
from tests.games.classic.editions.test_boxes import WHOLE, changed, square, thorough
from tests.plugins.campaigns import Campaign

MOST_MEMORY = 1024 * 1024
"""Bytes that the check of any picture may take."""


def pictured(**pictures: Any) -> dict[str, Any]:
    """Return a box whose square 3 shows the picture ``cow``."""
    return square(3, picture="cow") | {"pictures": pictures}


def reasons(values: dict[str, Any]) -> list[str]:
    return [*map(str, faults_in_box(values))]


@pytest.mark.parametrize(("colour", "depth"), pngs.KINDS)
def test_a_picture_in_every_kind_of_colour_is_taken(colour: int, depth: int) -> None:
    chunks = pngs.chunks_of(31, 17, depth, colour)
    assert flaw_in_picture(pngs.url(pngs.joined(chunks))) is None
    clear = {0: b"\0\0", 2: b"\0" * 6, 3: b"\0"}.get(colour)
    if clear is not None:
        chunks.insert(-2, (b"tRNS", clear))
        assert flaw_in_picture(pngs.url(pngs.joined(chunks))) is None


def test_a_square_shows_a_picture_of_the_box_by_its_name() -> None:
    values = pictured(cow=COW)
    name = register_box(values)
    board = describe(load(name)).squares
    assert [place for place, shown in enumerate(board) if shown.picture == COW] == [3]
    assert {("squares[3].picture", "cow"), ("pictures.cow", "cow")} < set(box_texts(name))
    assert b'"pictures"' not in make_box(changed(tokens=7)), "other boxes keep their ids"
    written = edition_toml(values)
    assert written.index("[pictures]") > written.rindex("[[cards]]")
    assert max(map(len, written.splitlines())) < 200
    assert make_box(parse(written.encode())) == make_box(values) == box_content(name)


def test_a_file_has_a_picture_in_one_line_and_inherits_those_of_another() -> None:
    toml = f'inherits = "italy"\n[name]\nit = "Mia"\n[changes.squares]\n3.picture = "cow"\n[pictures]\ncow = "{COW}"\n'
    [shown] = [one.picture for one in describe(load(register_box(parse(toml.encode())))).squares if one.picture]
    assert shown == COW
    with pytest.raises(EditionError, match="line 8: longer than 400 characters"):
        parse((toml + f'dog = "{"x" * 500}"').encode())


@pytest.mark.parametrize(("url", "reason"), pngs.FLAWS)
def test_what_is_no_picture_is_refused_with_its_field_and_the_reason(url: str, reason: str) -> None:
    [fault] = reasons(pictured(cow=url))
    assert fault.startswith("pictures.cow: ")
    assert any(one in fault for one in reason.split("|")), fault
    assert len(fault) < 200
    with pytest.raises(EditionError, match=r"box: pictures\.cow: "):
        make_box(pictured(cow=url))


def test_names_numbers_and_sizes_of_pictures_are_bounded() -> None:
    assert reasons(square(3, picture="cow"))[0].startswith("squares[3].picture: must be one emoji, one of train, ")
    assert reasons(pictured(cow=COW, car=COW)) == ["pictures.car: the name of one of the program's drawings"]
    for name in ("Cow", "", "a b", "x" * 33, "cow\u200b", "../x"):
        [fault] = reasons(pictured(cow=COW, **{name: COW}))
        assert fault.startswith("pictures: must be 1 to 32 small letters"), fault
    for value in (7, None, [COW], {"png": COW}):
        assert reasons(pictured(cow=value))[0].startswith("pictures: "), value
    crowd = {f"p-{number}": COW for number in range(41)}
    assert reasons(pictured(**crowd | {"cow": COW}))[-1].startswith("pictures: more than 40 pictures")
    largest = "data:image/png;base64," + "A" * (LONGEST_URL - 22)
    many = {f"p-{number}": largest for number in range(LONGEST_PICTURES // LONGEST_URL)}
    assert len(many) == 28, "every deed has its own"
    assert {one.partition(": ")[2] for one in reasons(square(3, picture="p-1") | {"pictures": many})} == {
        "not a PNG file"
    }
    assert reasons(pictured(**many | {"cow": largest})) == [
        f"pictures: more than 40 pictures, or {192 * 1024:,} characters in all"
    ]


def test_pictures_leave_the_texts_the_room_that_they_had() -> None:
    room = {f"p-{number}": COW for number in range(40)}
    assert len(make_box(changed(pictures=room))) > len(make_box(WHOLE)) + 40 * len(COW)
    texts = [card | {"text": {"it": "x" * 200}} for card in WHOLE["cards"]] * 9
    assert any("without its pictures" in one for one in reasons(changed(cards=texts) | {"pictures": {"cow": COW}}))
    content = canonical(changed(name={"it": "x" * LONGEST_BOX_TEXT}))
    with pytest.raises(EditionError, match="larger than 65,536 bytes without its pictures"):
        register_content(content, "box")


@pytest.mark.campaign
def test_a_hostile_picture_is_refused_within_bounded_memory_or_is_an_image(campaign: Campaign) -> None:
    """Whatever is taken, another program reads as an image of that size with no text in it."""

    @thorough(campaign, sample=200, full=10_000)
    @given(pngs.changed())
    def check(png: bytes) -> None:
        url = pngs.url(png)
        tracemalloc.start()
        try:
            reason = flaw_in_picture(url)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert peak < MOST_MEMORY
        if reason is None:
            assert len(png) <= LARGEST_PNG
            with Image.open(io.BytesIO(png), formats=["PNG"]) as image:
                image.load()
                assert max(image.size) <= 9
                assert not {*image.info} - {"transparency"}
        else:
            assert len(reason) < 200

    check()
