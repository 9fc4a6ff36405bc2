"""What a phone has little room for is still seen or reached, and moves nothing: rows of sets, questions, answers."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from monopolista.games.common.notation import Action
from monopolista.table import CHANCE, Table
from tests.browser.answers import out_of_reach
from tests.browser.deal_stage import POSITIONS as CARDS
from tests.browser.deal_stage import table_of
from tests.browser.kept import Kept
from tests.browser.positions import opened, walk
from tests.browser.screens import box, overlap, too_long
from tests.browser.sizes import SIZES, SMALL, UPRIGHT, named, resize, wait_for_frames
from tests.browser.test_answers import ask_for_seats
from tests.browser.test_layout_shift import boxes
from tests.browser.test_sizes import hidden
from tests.browser.test_whole_lines import remark
from tests.browser.visitor import PHONE, Device
from tests.games.deal.scenario import Scenario, position

SHORT: ViewportSize = {"width": 390, "height": 664}
"""What the browser of a phone shows below its address bar."""
EDGE = 1
"""By how many pixels a part may reach beyond what shows it."""
TOPS = 25
"""As much of a hand as shows what its cards are called, in pixels."""
COVERED_BORDERS = """(one) => {
  const { left, width, top, bottom } = one.getBoundingClientRect();
  const isSeen = (x, y) => one.contains(document.elementFromPoint(x, y));
  const sees = (y) => [0.2, 0.5, 0.8].every((share) => isSeen(left + share * width, y));
  return [['upper', top + 0.7], ['lower', bottom - 0.7]].filter(([, y]) => !sees(y)).map(([border]) => border);
}"""
PARTS = [".others li:last-child", ".strip", ".own", ".question", "section.hand"]
COLOURS = ("red", "yellow", "orange", "pink", "light-blue", "dark-blue")
MORE = ("green", "brown", "station")
NAMES = ("Anna", "Bruno", "Carla", "Dora", "Ed")


def begun(seat: int, number: int) -> list[str]:
    """Return as many begun sets, whose cards no other seat has."""
    return [f"{colour}: {colour}-{seat + 1}" for colour in COLOURS[:number]]


def many_sets(turn: int) -> Scenario:
    """Put as many sets before two of five players as a phone's width shows, and give both more of them."""
    hands = {seat: [f"{colour}-{seat + 1}" for colour in MORE] + ["money-1"] for seat in (0, 1)}
    return position(5, turn=turn, hands=hands, sets={0: begun(0, 5), 1: begun(1, 3)})


def is_in_sight(row: Locator, part: Locator) -> bool:
    """Say whether a row that scrolls shows the whole width of a part of it."""
    seen, one = box(row), box(part)
    return one["x"] >= seen["x"] - EDGE and one["x"] + one["width"] <= seen["x"] + seen["width"] + EDGE


@pytest.mark.campaign("layout shifts", sample=2)
@named(PHONE, SMALL)
@pytest.mark.parametrize("seat", [0, 1])
def test_sets_beyond_the_width_of_a_phone_move_nothing(kept: Kept, size: ViewportSize, seat: int) -> None:
    scenario = many_sets(turn=seat)
    scene = kept.open(table_of(scenario, names=NAMES), Device(phone=True), size=size)
    before = boxes(scene.page, PARTS)
    for colour in MORE:
        scene.play(seat, Action(*scenario.words.action(seat, f"lay {colour}-{seat + 1}")))
        assert boxes(scene.page, PARTS) == before


@named(PHONE, SMALL)
def test_a_set_beyond_the_end_of_its_row_is_scrolled_to_when_it_comes(kept: Kept, size: ViewportSize) -> None:
    scenario = many_sets(turn=1)
    scene = kept.open(table_of(scenario, names=NAMES), Device(phone=True), size=size)
    row = scene.page.locator("[data-sets='1']")
    for colour in MORE:
        scene.play(1, Action(*scenario.words.action(1, f"lay {colour}-2")))
        tile = row.locator(f"[data-set][data-colour='{colour}']")
        expect(tile).to_be_visible()
        assert is_in_sight(row, tile)


@named(PHONE, SMALL)
def test_every_set_of_a_long_row_is_reached_by_keys_and_told_to_who_listens(kept: Kept, size: ViewportSize) -> None:
    scenario = position(5, hands={0: ["money-1"]}, sets={0: [*begun(0, 6), "green: green-1"], 1: begun(1, 6)})
    visitor = kept.open(table_of(scenario, names=NAMES), Device(phone=True), size=size).visitor
    page = visitor.page
    others, own = (page.locator(f"[data-sets='{seat}']") for seat in (1, 0))
    first, last = (others.locator("[data-set]").nth(place) for place in (0, -1))
    name = visitor.text("deal-sets-of", seat="Bruno")
    assert page.get_by_role("group", name=name).get_by_text(visitor.text("deal-set-light-blue")).count() == 1
    for row in (others, own):
        expect(row.locator("~ .thumb")).to_be_visible()
    assert (is_in_sight(others, first), is_in_sight(others, last)) == (True, False)
    page.locator("[data-purse='1'] > .head").focus()
    page.keyboard.press("Tab")
    expect(others).to_be_focused()
    for _ in COLOURS:
        page.keyboard.press("ArrowRight")
    assert (is_in_sight(others, first), is_in_sight(others, last)) == (False, True)
    for tile in own.locator("button").all():
        tile.focus()
        assert is_in_sight(own, tile)


def swipe_left(page: Page, row: Locator) -> None:
    """Draw a row to the left with a finger, as far as it is wide."""
    place = box(row)
    line: Any = page.context.new_cdp_session(page)
    right, y = place["x"] + place["width"] - 20, place["y"] + place["height"] / 2
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": right, "y": y}]})
    for share in range(1, 9):
        point = {"x": right - share * place["width"] / 9, "y": y}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


@named(PHONE, SMALL)
def test_a_finger_draws_a_row_of_sets_aside_and_presses_what_is_there(kept: Kept, size: ViewportSize) -> None:
    scenario = position(5, hands={0: ["money-1"]}, sets={1: begun(1, 6)})
    page = kept.open(table_of(scenario, names=NAMES), Device(phone=True), size=size).page
    row, sheet = page.locator("[data-sets='1']"), page.locator("section.sheet")
    tile = row.locator("[data-set]").last
    assert not is_in_sight(row, tile)
    swipe_left(page, row)
    page.wait_for_function("(row) => row.scrollLeft + row.clientWidth >= row.scrollWidth - 1", arg=row.element_handle())
    assert is_in_sight(row, tile)
    expect(sheet).to_have_count(0)
    tile.tap()
    expect(sheet).to_be_visible()


@named(SMALL, SHORT)
def test_a_turn_of_five_shows_all_players_and_its_answers_on_a_short_phone(kept: Kept, size: ViewportSize) -> None:
    page = kept.open(CARDS["to-play"](), Device("nl", phone=True), size=size).page
    resize(page, size)
    assert hidden(page, "[data-purse] .name", "[data-purse] [data-set]:first-child", "#question-head") == []
    assert out_of_reach(page, touched=True) == []


def test_the_tops_of_a_hand_are_in_sight_on_a_short_phone(kept: Kept) -> None:
    page = kept.open(CARDS["to-play"](), Device("nl", phone=True), size=SHORT).page
    resize(page, SHORT)
    bar = box(page.locator(".bar"))["y"]
    assert [bar - box(card)["y"] > TOPS for card in page.locator("[data-hand-card]").all()] == [True] * 7


def auction_led() -> Table:
    """The first seat has made the highest bid."""
    table = walk(opened(4), "2 3")
    for answer in ("decline", "bid 10"):
        table.play(0, answer)
    return table


@pytest.mark.parametrize(("lay", "highest"), [(auction_led, 1000), (CARDS["to-play"], 820)], ids=["auction", "cards"])
def test_the_question_about_sound_is_asked_only_where_both_its_borders_are_in_sight(
    kept: Kept, lay: Callable[[], Table], highest: int
) -> None:
    unasked = Device("nl", phone=True, kept={"monopolista:sound": "unasked"}, at="http://stage.test")
    scene = kept.open(lay(), unasked, size={"width": PHONE["width"], "height": highest})
    asks = scene.page.get_by_role("region", name=scene.visitor.text("sound-ask"))
    expect(asks).to_be_visible()
    height = highest
    while asks.count():
        assert asks.evaluate(COVERED_BORDERS) == [], height
        height -= 4
        resize(scene.page, {"width": PHONE["width"], "height": height})
    # It does not come back while the same is asked.
    resize(scene.page, {"width": PHONE["width"], "height": highest})
    expect(asks).to_have_count(0)


def auction(seats: int) -> Table:
    """The first seat is asked for a higher bid than that of the second one."""
    table = walk(opened(seats), "2 3")
    table.play(0, "decline")
    table.play(1, "bid 10")
    return table


@pytest.mark.campaign("answers in sight", sample=3)
@pytest.mark.parametrize("seats", [2, 8])
@named(SMALL, SHORT)
def test_the_bid_and_all_answers_of_an_auction_are_in_sight_on_a_short_phone(
    kept: Kept, size: ViewportSize, seats: int
) -> None:
    page = kept.open(auction(seats), Device("nl", phone=True), size=size).page
    resize(page, size)
    assert hidden(page, "#question-head", ".bid .price") == []
    assert out_of_reach(page, touched=True) == []


@named(SMALL, SHORT)
def test_who_leads_an_auction_sees_the_bid_and_all_answers_on_a_short_phone(kept: Kept, size: ViewportSize) -> None:
    page = kept.open(auction_led(), Device("nl", phone=True), size=size).page
    resize(page, size)
    assert hidden(page, "#question-head", ".bid .price") == []
    assert out_of_reach(page, touched=True) == []


@named(SMALL, SHORT)
def test_a_notice_during_an_auction_pushes_no_answer_off_a_short_phone(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(auction(8), Device("nl", phone=True), size=size)
    ask_for_seats(scene, 1)
    expect(scene.page.locator(".notices button").first).to_be_visible()
    resize(scene.page, size)
    assert out_of_reach(scene.page, touched=True, which="[data-answer]") == []


@named(SMALL, SHORT)
def test_the_page_of_a_short_phone_is_given_back_after_an_auction(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(auction(3), Device("nl", phone=True), size=size)
    page = scene.page
    resize(page, size)
    assert page.evaluate("scrollY") > 0
    for seat, action in ((0, "pass"), (2, "pass"), (0, "end")):
        scene.play(seat, action)
        resize(page, size)
    expect(page.locator(".question.asked")).to_have_count(0)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("lay", [lambda: opened(5), CARDS["to-play"]], ids=["board", "cards"])
def test_a_table_that_fits_its_window_cannot_be_scrolled(kept: Kept, lay: Callable[[], Table]) -> None:
    page = kept.open(lay(), Device("nl", phone=True)).page
    for size in SIZES:
        resize(page, size)
        assert too_long(page) == [], size


@named(PHONE, UPRIGHT)
def test_a_remark_stays_at_its_card_when_a_window_becomes_as_narrow_as_a_phone(kept: Kept, size: ViewportSize) -> None:
    table = opened(4, turn=3)
    table.play(3, "roll")
    table.play(CHANCE, "roll 2 3")
    scene = kept.open(table, Device("it"))
    remark(scene, 3)
    scene.page.set_viewport_size(size)
    expect(scene.page.locator(".phone aside.players [data-purse='3']")).to_be_visible()
    wait_for_frames(scene.page)
    said = box(scene.page.locator("[data-said]"))
    players, head = box(scene.page.locator("aside.players")), box(scene.page.locator("#question-head"))
    assert said["x"] >= 0
    assert said["x"] + said["width"] <= size["width"]
    assert overlap(said, players)
    assert not overlap(said, head)
