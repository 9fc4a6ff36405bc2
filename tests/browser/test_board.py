"""The board and the players: legible, nothing covered, in both sizes; the line to the server mends itself."""

import re

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from monopolista import Table
from tests.browser.box_names import LONG_NAMES, overlaps, with_long_names
from tests.browser.kept import Kept
from tests.browser.screens import box, overlap
from tests.browser.sizes import ACROSS, LEVEL, SIZES, named, resize
from tests.browser.stage import LONG_NAME, Stage, laid
from tests.browser.visitor import DESK, PHONE, Device, Visit

HAIR = 1.5
"""How far things may lie over each other, in pixels."""
_DRAWN_AT_ONCE = """{
  window.mostDrawn = 0;
  const what = '[data-square], [data-slip]';
  const within = (node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []);
  new MutationObserver((changes) => {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(within)));
    window.mostDrawn = Math.max(window.mostDrawn, [...added].filter((one) => one.matches(what)).length);
  }).observe(document, { childList: true, subtree: true });
}"""
"""Counts how many squares and slips of deeds are added to the page at once, at most."""

_DRAWN_TOGETHER = """{
  window.together = [];
  const parts = ['[data-square]', '[data-purse]', '[data-piece]', '.dice', '.notices', '.question'];
  const has = (part) => (node) => node instanceof Element && (node.matches(part) || node.querySelector(part));
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    window.together.push(parts.filter((part) => added.some(has(part))));
  }).observe(document, { childList: true, subtree: true });
}"""
"""Notes which parts of a table come to the page at once."""

SQUARES = 40
SMALLEST_LETTERS = 10
SMALLEST_SIGN = 10


def crowded(square: int) -> Table:
    """All eight on one square, and every deed with an owner, some with buildings, some mortgaged."""

    mixed = (1, 3, 5, 11, 12, 13, 14, 15, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 39)
    owns = {seat: [place for place in mixed if place % 8 == seat] for seat in range(8)}
    owns[6] += (6, 8, 9)
    owns[0] += (16, 18, 19)
    return laid(
        8,
        at=dict.fromkeys(range(8), square),
        cash=dict.fromkeys(range(8), 12_450),
        owns=owns,
        mortgaged=[place for place in mixed if place % 2],
        built={6: 4, 8: 4, 9: 4, 16: 5, 18: 4, 19: 4},
    )


TOO_EARLY = """() => {
  window.early = 0;
  const look = () => {
    const walking = document.querySelector('.outline.landing') !== null;
    window.walked ||= walking;
    if (walking && document.querySelector('.outline.asked')) window.early += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Count the frames in which a square is asked about that no token has reached."""


def boxes(page: Page, selector: str) -> list[FloatRect]:
    """Where the elements of a selector are drawn."""
    found = [one.bounding_box() for one in page.locator(selector).all()]
    return [one for one in found if one is not None and one["width"] > 0]


@pytest.mark.campaign("screens in every size", sample=2)
@named(DESK, LEVEL)
@pytest.mark.parametrize("square", [0, 4, 6, 10, 12, 14, 19, 20, 24, 28, 38, 39])
def test_no_token_stands_on_a_word(kept: Kept, square: int, size: ViewportSize) -> None:
    scene = kept.open(crowded(square), Device("it"), size=size)
    words = boxes(scene.page, ".board svg tspan, .board svg text.price, .board svg text.word, .board svg text.start")
    pieces = boxes(scene.page, "[data-piece]")
    assert len(words) > SQUARES
    assert len(pieces) == 8
    assert [(piece, word) for piece in pieces for word in words if overlap(piece, word, hair=HAIR)] == []


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("first", range(len(LONG_NAMES)))
def test_long_names_fit_on_every_square_in_every_size(kept: Kept, first: int) -> None:
    table = Table(with_long_names(first), seats=8, chance=None)
    table.set_position(at=dict.fromkeys(range(8), 10), jailed=dict.fromkeys(range(0, 8, 2), 0))
    scene = kept.open(table, Device("it"))
    for size in SIZES:
        resize(scene.page, size)
        assert overlaps(scene.page, "rect.field") == [], size


def test_prisoners_and_visitors_stand_apart(kept: Kept) -> None:
    table = laid(8, at=dict.fromkeys(range(0, 8, 2), 10), jailed=dict.fromkeys(range(1, 8, 2), 0))
    scene = kept.open(table, Device("it"))
    cell = boxes(scene.page, ".cell")[0]
    inside = [overlap(piece, cell, hair=HAIR) for piece in boxes(scene.page, "[data-piece]")]
    assert inside == [seat % 2 == 1 for seat in range(8)]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("size", "names"), [(DESK, 36), (LEVEL, 28)], ids=["desk", "level"])
def test_names_on_the_board_are_large_enough_to_read(kept: Kept, size: ViewportSize, names: int) -> None:
    scene = kept.open(crowded(0), Device("it"), size=size)
    scale = boxes(scene.page, ".board svg")[0]["width"] / 1006
    sizes = [float(text.get_attribute("font-size") or 0) for text in scene.page.locator("text.name").all()]
    assert len(sizes) == names
    assert min(sizes) * scale > SMALLEST_LETTERS


@pytest.mark.campaign("screens in every size", sample=2)
@named(PHONE, ACROSS)
def test_signs_on_the_bands_can_be_told_on_a_phone(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(crowded(0), Device("it"), size=size)
    signs = boxes(scene.page, ".board .sign svg")
    assert len(signs) == 22
    scale = boxes(scene.page, ".board svg")[0]["width"] / 1006
    widths = [float(sign.get_attribute("width") or 0) for sign in scene.page.locator(".board .sign svg").all()]
    assert min(widths) * scale >= SMALLEST_SIGN
    buildings = boxes(scene.page, ".board .house, .board .hotel")
    assert buildings
    assert [(sign, one) for sign in signs for one in buildings if overlap(sign, one, hair=HAIR)] == []


@pytest.mark.campaign("screens in every size", sample=2)
@named(DESK, PHONE)
def test_nothing_covers_squares_or_balances(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(crowded(24), Device("it"), size=size)
    scene.page.locator("[data-square='16']").click()
    seen = scene.page.evaluate(
        """() => [...document.querySelectorAll('[data-square], .cash, [data-slip]')].map((one) => {
          const box = one.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return top !== null && (one.contains(top) || top.contains(one));
        })"""
    )
    assert len(seen) == SQUARES + 8 + 8 * 28
    assert all(seen)


@pytest.mark.campaign("screens in every size", sample=2)
@named(DESK, PHONE)
def test_a_square_opens_its_deed_in_the_centre(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(crowded(24), Device("it"), size=size)
    scene.page.locator("[data-square='16']").click()
    deed = scene.page.locator(".shown .deed")
    expect(deed).to_contain_text("Via Verdi")
    card = box(deed)
    assert not [square for square in boxes(scene.page, "[data-square]") if overlap(card, square, hair=HAIR)]


@pytest.mark.campaign(sample=1)
@named(DESK, PHONE)
def test_the_rent_that_is_due_now_is_marked_on_the_deed(kept: Kept, size: ViewportSize) -> None:
    table = Table("italy", 2, chance=None)
    table.set_position(owns={1: [16, 18, 19]})
    scene = kept.open(table, Device("it"), size=size)
    scene.page.locator("[data-square='16']").click()
    due = scene.page.locator(".due:visible")
    expect(due).to_have_count(1)
    expect(due).to_contain_text("28")


@pytest.mark.campaign(sample=1)
@named(PHONE, ACROSS)
def test_the_rent_that_is_due_now_is_marked_beside_a_question(kept: Kept, size: ViewportSize) -> None:
    table = Table("italy-euro", 3, chance=None)
    table.set_position(turn=1, owns={1: [16, 18, 19], 2: [21, 23, 24], 0: [1, 3]}, houses_left=2)
    table.play(1, "build 16")
    scene = kept.open(table, Device("it"), size=size)
    due = scene.page.locator(".rents .due:visible")
    expect(due).to_have_count(1)
    expect(due).to_contain_text("28")


def test_no_task_draws_all_squares_or_the_deeds_of_all_players(visit: Visit) -> None:
    page = visit(Device(phone=True)).page
    page.add_init_script(_DRAWN_AT_ONCE)
    Stage(page, crowded(24), [0]).open()
    expect(page.locator("[data-square]")).to_have_count(40)
    assert page.evaluate("window.mostDrawn") <= 28


def test_no_task_draws_two_parts_of_a_phones_table(visit: Visit) -> None:
    page = visit(Device(phone=True)).page
    page.add_init_script(_DRAWN_TOGETHER)
    Stage(page, crowded(24), [0]).open()
    drawn = [parts for parts in page.evaluate("window.together") if parts]
    assert [parts for parts in drawn if len(parts) > 1] == []
    assert {part for parts in drawn for part in parts} >= {"[data-square]", "[data-purse]", "[data-piece]", ".question"}


def test_a_square_shows_its_deed_while_a_mouse_points_at_it(kept: Kept) -> None:
    scene = kept.open(crowded(24), Device("it"))
    deed = scene.page.locator(".shown .deed")
    scene.page.locator("[data-square='16']").hover()
    expect(deed).to_contain_text("Via Verdi")
    scene.page.locator("[data-square='1']").hover()
    expect(deed).to_contain_text("Vicolo Corto")
    scene.page.locator("[data-purse='0'] .name").hover()
    expect(deed).to_have_count(0)


def test_the_arrow_keys_lead_round_the_board(kept: Kept) -> None:
    scene = kept.open(crowded(24), Device("it"))
    scene.page.locator("[data-square='0']").focus()
    for key, place in (("ArrowLeft", 1), ("ArrowRight", 0), ("ArrowUp", 39), ("ArrowDown", 0)):
        scene.page.keyboard.press(key)
        expect(scene.page.locator(f"[data-square='{place}']")).to_be_focused()
    scene.page.keyboard.press("ArrowLeft")
    scene.page.keyboard.press("Enter")
    expect(scene.page.locator(".shown .deed")).to_contain_text("Vicolo Corto")


def first_to_roll() -> Table:
    """The first seat has the dice, which nobody has thrown yet."""
    return laid(2)


def test_what_was_not_acknowledged_is_said_again_under_the_same_name(kept: Kept) -> None:
    scene = kept.open(first_to_roll(), Device("it"))
    before = scene.table.version
    scene.deaf = True
    scene.page.locator("[data-main]").click()
    expect(scene.page.locator(".dice")).to_be_visible()
    said = [message for message in scene.messages if message["type"] == "act"]
    assert [message["action"] for message in said] == ["roll", "roll"]
    assert said[0]["id"] == said[1]["id"]
    assert [message["type"] for message in scene.messages].count("hello") == 2
    assert scene.table.steps[before].action == "roll"


@pytest.mark.campaign("screens in every size", sample=2)
@named(DESK, PHONE)
def test_a_long_name_is_shortened_beside_the_deed_and_not_cut_off(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(crowded(24), Device("it"), size=size)
    scene.page.locator("[data-square='21']").click()
    (deed,), (owner,) = boxes(scene.page, ".shown"), boxes(scene.page, "dd.owner .short")
    assert owner["x"] + owner["width"] <= deed["x"] + deed["width"]


def test_in_motion_the_board_comes_to_rest_at_the_servers_table(kept: Kept) -> None:
    scene = kept.open(first_to_roll(), Device("it", still=False))
    scene.page.locator("[data-main]").click()
    square = scene.page.locator(f"[data-square='{scene.table.view().players[0].square}']")
    expect(square).to_have_attribute("aria-label", re.compile(LONG_NAME))


def test_a_square_is_asked_about_once_the_token_is_there(kept: Kept) -> None:
    table = laid(2, at={0: 1})  # the dice of this table lead from there to a free station
    scene = kept.open(table, Device("it", still=False))
    scene.page.evaluate(TOO_EARLY)
    scene.page.keyboard.press("Space")
    expect(scene.page.locator(".outline.asked")).to_have_count(1)
    assert scene.page.evaluate("[window.walked, window.early]") == [True, 0]
