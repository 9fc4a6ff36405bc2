"""What a player looks at stays where it is while the others play: what the browser measures as layout shifts."""

from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import FloatRect, Page, Route, ViewportSize, expect

from monopolista.analyse.api_views import AccountView, TurningView
from monopolista.bots import decide
from monopolista.games.common.notation import Action
from monopolista.locales import say
from monopolista.protocol.people import RoomEvent
from monopolista.table import Table
from tests.browser.deal_stage import laid, table_of
from tests.browser.kept import Kept
from tests.browser.laid import lay, played
from tests.browser.positions import opened, walk
from tests.browser.screens import box, rest, too_wide
from tests.browser.server import Server
from tests.browser.sizes import ACROSS, LEVEL, LOW, UPRIGHT, drawn, is_phone, named
from tests.browser.stage import LONG_NAME, Stage
from tests.browser.test_trading import bargain
from tests.browser.visitor import DESK, PHONE, Device, Visit
from tests.games.deal.scenario import position

MOST = 0.02
"""How much of the window may shift in a game, as the sum of the shares of it that move times how far they move."""
ANSWERS = 40
STILL = 0.001
LONG_BEFORE = 150
"""Answers after which the beginning of the log is no longer on the page."""
_OBSERVE = """() => {
  window.shifts = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value, sources }) => ({
    value, moved: sources.map(({ node, previousRect, currentRect }) =>
      `${node?.parentElement?.className} ${node?.className}: ${place(previousRect)} to ${place(currentRect)}`),
  })))).observe({ type: 'layout-shift' });
}"""
WIDE_NAME = LONG_NAME.upper()
BROKEN = """(headings) => headings.filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode());
  return words.getClientRects().length > 1;
}).map((one) => one.textContent)"""
"""Headings whose first words, such as "Turn 45", stand in two lines."""
_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.shifts))))"


def next_to_answer(table: Table) -> int:
    """Return who answers next: who is offered a trade before who is asked."""
    return ([trade.partner for trade in getattr(table.view(), "trades", [])] or table.asked)[0]


def play(page: Page, scene: Stage, answers: int) -> list[dict[str, Any]]:
    """Let everybody answer as bots do, and return how the layout shifts, each with whose answer led to it."""
    shifts: list[dict[str, Any]] = []
    page.evaluate(_OBSERVE)
    draw = Random(0).randrange
    for _ in range(answers):
        table = scene.table
        seat = next_to_answer(table)
        action = decide("regular", table, seat, draw)
        seen = len(page.evaluate(_DRAWN))
        scene.play(seat, action)
        after = page.evaluate(_DRAWN)[seen:]
        shifts += [one | {"seat": seat, "action": action} for one in after]
    return shifts


@pytest.mark.campaign("layout shifts", sample=2)
@pytest.mark.parametrize("edition", ["us", "deal"])
@pytest.mark.parametrize("seed", [1, 2, 3])
@named(PHONE, ACROSS, DESK, LEVEL, UPRIGHT)
def test_what_is_looked_at_stays_where_it_is_while_others_play(
    kept: Kept, size: ViewportSize, seed: int, edition: str
) -> None:
    scene = kept.open(
        Table(edition, seats=4, seed=seed, names=("Anna", "Bruno", "Carla", "Dora")),
        Device(phone=is_phone(size)),
        size=size,
    )
    page = scene.page
    shifts = [one for one in play(page, scene, ANSWERS) if one["seat"] not in scene.mine]
    assert sum(one["value"] for one in shifts) <= MOST, shifts


@pytest.mark.campaign("layout shifts", sample=2)
@pytest.mark.parametrize("edition", ["belgium-nl", "deal"])
@pytest.mark.parametrize("seed", [1, 2])
@named(PHONE, ACROSS, DESK, LEVEL, UPRIGHT)
def test_one_question_of_a_family_at_one_screen_follows_another_in_its_place(
    kept: Kept, size: ViewportSize, seed: int, edition: str
) -> None:
    names = ("Papa", "Mama", LONG_NAME, "Jan", "Oma")
    scene = kept.open(
        Table(edition, seats=len(names), seed=seed, names=names),
        Device("nl", phone=is_phone(size)),
        size=size,
        mine=[*range(len(names))],
    )
    page = scene.page
    assert [one for one in play(page, scene, 3 * ANSWERS) if one["value"] > MOST] == []


@drawn(LEVEL, DESK)
def test_a_long_name_in_capitals_moves_nothing_while_others_play(kept: Kept, size: ViewportSize) -> None:
    names = (WIDE_NAME, LONG_NAME, "Carla", "Dora")
    scene = kept.open(Table("us", seats=4, seed=1, names=names), size=size, mine=[3])
    page = scene.page
    assert [one for one in play(page, scene, ANSWERS) if one["value"] > MOST] == []


@drawn(DESK, LEVEL)
def test_an_event_of_ones_own_stays_where_it_is_while_it_is_told(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(Table("us", seats=4, seed=1, names=("Anna", "Bruno", "Carla", "Dora")), size=size)
    page = scene.page
    assert [one for one in play(page, scene, ANSWERS // 2) if one["value"] > STILL] == []


@drawn(DESK, LEVEL)
def test_whose_turn_it_is_takes_one_line_however_long_the_name_is(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(Table("us", seats=3, seed=1, names=("Anna", "Bruno", "Carla")), size=size, mine=[1])
    page = scene.page
    short = box(page.locator("#question-head"))
    scene.show(Table("us", seats=3, seed=1, names=(LONG_NAME, "Bruno", "Carla")))
    rest(page)
    long = box(page.locator("#question-head"))
    assert round(long["height"]) == round(short["height"])


@drawn(PHONE, ACROSS)
def test_the_first_property_before_a_player_moves_nothing_below(kept: Kept, size: ViewportSize) -> None:
    scenario = position(3, turn=1, hands={1: ["green-1", "money-1"], 0: ["red-1", "money-2"]})
    scene = kept.open(table_of(scenario), Device(phone=True), size=size)
    page = scene.page
    parts = [".others li:last-child", ".strip", ".own", ".question", "section.hand"]
    before = boxes(page, parts)
    for line in ("lay green-1", "bank money-1"):
        scene.play(1, Action(*scenario.words.action(1, line)))
        assert boxes(page, parts) == before


@drawn(DESK, UPRIGHT)
def test_the_second_row_of_properties_before_a_player_moves_nothing_below(kept: Kept, size: ViewportSize) -> None:
    laid = ["red: red-1", "yellow: yellow-1", "orange: orange-1"]
    scenario = position(4, turn=1, hands={1: ["green-1", "brown-1"], 0: ["red-2"]}, sets={1: laid})
    scene = kept.open(table_of(scenario), size=size)
    page = scene.page
    first = page.locator("[data-purse='1'] .sets > *").first
    rows = "one => new Set([...one.parentElement.children].map((set) => set.getBoundingClientRect().top)).size"
    parts = [".others li:last-child", ".own", "section.hand"]
    before, fewest = boxes(page, parts), first.evaluate(rows)
    for line in ("lay green-1", "lay brown-1"):
        scene.play(1, Action(*scenario.words.action(1, line)))
        assert boxes(page, parts) == before
    assert (fewest, first.evaluate(rows)) == (1, 2)


@drawn(DESK, LEVEL)
def test_nine_sets_before_a_player_lie_in_two_rows_and_move_nothing_below(kept: Kept, size: ViewportSize) -> None:
    laid = ["red: red-1", "yellow: yellow-1", "orange: orange-1", "pink: pink-1", "light-blue: light-blue-1"]
    hands = {1: ["green-1", "brown-1", "station-1"], 0: ["red-2"]}
    scenario = position(4, turn=1, hands=hands, sets={1: [*laid, "dark-blue: dark-blue-1"]})
    scene = kept.open(table_of(scenario), size=size)
    page = scene.page
    parts = [".others", ".middle", ".own", "section.hand"]
    before = boxes(page, parts)
    for line in ("lay green-1", "lay brown-1", "lay station-1"):
        scene.play(1, Action(*scenario.words.action(1, line)))
        assert boxes(page, parts) == before


@drawn(DESK, LEVEL)
def test_the_last_card_of_a_hand_leaves_all_else_where_it_is(kept: Kept, size: ViewportSize) -> None:
    scenario = position(4, turn=0, hands={0: ["money-1"], 1: ["green-1"]})
    scene = kept.open(table_of(scenario), size=size)
    page = scene.page
    parts = [".others", ".middle", ".own", "section.hand"]
    before = [one["y"] for one in boxes(page, parts)]
    scene.play(0, Action(*scenario.words.action(0, "bank money-1")))
    page.locator(".hand .none").wait_for()
    # The height of a card is not a whole number of pixels.
    assert [one["y"] for one in boxes(page, parts)] == pytest.approx(before, abs=0.1)


@drawn(DESK, LEVEL)
def test_the_hand_that_goes_at_the_end_moves_nothing(kept: Kept, size: ViewportSize) -> None:
    scenario = position(2, turn=0, hands={0: ["money-1"], 1: ["green-1"]}, sets={0: ["red: red-1"]})
    scene = kept.open(table_of(scenario), size=size)
    page = scene.page
    page.evaluate(_OBSERVE)
    scene.play(1, "leave")
    page.locator("#end-winner").wait_for()
    rest(page)
    shifts = page.evaluate(_DRAWN)
    assert sum(one["value"] for one in shifts) <= MOST, shifts


@named(LEVEL)
def test_the_hand_that_sinks_to_pay_moves_nothing(kept: Kept, size: ViewportSize) -> None:
    scenario = laid(2, turn=1)
    scene = kept.open(table_of(scenario), size=size)
    page = scene.page
    page.evaluate(_OBSERVE)
    scene.play(1, Action(*scenario.words.action(1, "play rent-any red")))
    scene.play(0, Action(*scenario.words.action(0, "allow")))
    page.locator("ul.purse").wait_for()
    rest(page)
    shifts = page.evaluate(_DRAWN)
    assert sum(one["value"] for one in shifts) <= MOST, shifts


@pytest.mark.parametrize("phone", [True, False])
def test_nothing_moves_while_a_table_is_opened(server: Server, visit: Visit, phone: bool) -> None:
    page = visit(Device(phone=phone)).page
    page.add_init_script(f"({_OBSERVE})()")
    page.goto(lay(server, played(4, 7, ANSWERS)).watch)
    page.locator("[data-purse='0']").wait_for()
    page.locator("[aria-busy='true']").wait_for(state="detached")
    rest(page)
    shifts = page.evaluate(_DRAWN)
    assert sum(one["value"] for one in shifts) <= MOST, shifts


def test_nothing_moves_in_the_lobby_of_a_new_room(server: Server, visit: Visit) -> None:
    visitor = visit(Device())
    page = visitor.page
    page.add_init_script(f"({_OBSERVE})()")
    page.goto(server.address)
    visitor.button("start-friends").click()
    page.locator(".seats .mine").wait_for()
    page.locator(".seats .bot select").last.wait_for()
    assert [one for one in page.evaluate(_DRAWN) if one["value"] > STILL] == []


@drawn(DESK, PHONE, UPRIGHT)
def test_a_guest_who_sits_down_moves_nothing_in_the_lobby(server: Server, lease: Visit, size: ViewportSize) -> None:
    host, guest = lease(Device(phone=is_phone(size))), lease(Device(phone=True))
    host.page.set_viewport_size(size)
    host.page.goto(server.address)
    host.button("start-friends").click()
    host.page.locator(".seats .mine").wait_for()
    host.page.locator(".seats .bot select").last.wait_for()
    rest(host.page)
    host.page.evaluate(_OBSERVE)
    link = host.page.get_by_role("textbox", name=host.text("invite-link")).input_value()
    guest.page.goto(f"http://{link}")
    guest.page.get_by_role("textbox", name=guest.text("join-name")).fill(LONG_NAME)
    guest.button("join-sit").tap()
    expect(host.page.locator(".seats .person .name")).to_have_text(LONG_NAME)
    shifts = host.page.evaluate(_DRAWN)
    assert sum(one["value"] for one in shifts) <= MOST, shifts
    assert too_wide(host.page) == []


@drawn(PHONE, DESK)
def test_what_points_at_a_place_in_a_first_game_shifts_no_layout(kept: Kept, size: ViewportSize) -> None:
    visitor = kept.open(opened(4), Device(phone=is_phone(size), first=True)).visitor
    page = visitor.page
    mark, ring = page.locator(".mark"), page.locator("[data-target-ring]")
    mark.wait_for()
    stood = (mark.bounding_box(), ring.bounding_box())
    page.evaluate(_OBSERVE)
    visitor.button("marks-next").click()
    expect(mark).to_contain_text(visitor.text("marks-count", number=2, count=3))
    rest(page)
    shifts = page.evaluate(_DRAWN)
    assert (mark.bounding_box(), ring.bounding_box()) != stood
    assert [
        one for one in shifts if any(what in moved for moved in one["moved"] for what in (" mark ", " ring "))
    ] == []


@pytest.mark.campaign(sample=3)
@pytest.mark.parametrize("own", [True, False])
@named(PHONE, DESK, ACROSS)
def test_the_end_and_all_that_comes_after_it_move_nothing(visit: Visit, size: ViewportSize, own: bool) -> None:
    page = visit(Device(phone=is_phone(size))).page
    page.set_viewport_size(size)
    table = opened(3, owns={0: (1, 3, 5, 6, 8, 9, 11, 12)})
    turning = table.version
    table.play(0, "bankrupt")
    scene = Stage(page, table, [0] if own else [])
    account = AccountView(0, start=333_333, luck=-123_000, own=34_000, others=-244_333, result=0)
    added = TurningView(turning, [-200_000, 100_000, 100_000])
    course = msgspec.structs.replace(scene.course, accounts=[account], turnings=[added])
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/api/analyses/**", hold)
    scene.open()
    rest(page)
    page.evaluate(_OBSERVE)
    while not table.over:
        scene.play(table.asked[0], "bankrupt")
    page.locator("#end-winner").wait_for()
    rest(page)
    assert [one for one in page.evaluate(_DRAWN) if one["value"] > MOST] == []
    page.evaluate("() => { window.shifts.length = 0; }")
    assert waiting
    for one in waiting:
        one.fulfill(json=msgspec.to_builtins(course))
    page.locator("section .course dd").first.wait_for()
    scene.announce(RoomEvent("rematch", -1, ""))
    page.get_by_text(say("notice-rematch-host", "en")).wait_for()
    shifts = page.evaluate(_DRAWN)
    assert sum(one["value"] for one in shifts) <= MOST, shifts


@named(ACROSS)
def test_a_bidder_who_passes_moves_nothing_on_a_phone_held_across(kept: Kept, size: ViewportSize) -> None:
    table = Table("belgium-nl", seats=4, chance=None, names=("Anna", WIDE_NAME, "Carla", "Dora"))
    table.set_position()
    walk(table, "2 3")
    for seat, action in ((0, "decline"), (3, "bid 10"), (2, "pass")):
        table.play(seat, action)
    scene = kept.open(table, Device("it", phone=True), size=size, mine=[1])
    page = scene.page
    rest(page)
    page.evaluate(_OBSERVE)
    scene.play(0, "pass")
    rest(page)
    assert [one for one in page.evaluate(_DRAWN) if one["value"] > STILL] == []


@drawn(PHONE, ACROSS)
def test_an_offer_that_comes_leaves_the_question_of_a_phone_where_it_is(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(walk(opened(4), "2 3"), Device("nl", phone=True), size=size)
    page = scene.page
    parts = ["section.question", "section.question h2", "aside.players", ".bar"]
    before = boxes(page, parts)
    page.evaluate(_OBSERVE)
    scene.play(1, "propose 0 give 13 get 11 money 50")
    page.locator(".board .business").wait_for()
    assert boxes(page, parts) == before
    assert sum(one["value"] for one in page.evaluate(_DRAWN)) <= MOST
    scene.play(1, "withdraw 1")
    page.locator(".business").wait_for(state="detached")
    assert boxes(page, parts) == before


@drawn(DESK, LEVEL, LOW)
def test_an_offer_that_comes_leaves_the_dice_where_they_are(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(walk(opened(4), "2 3"), size=size)
    page = scene.page
    # In a low window, an offer and the dice leave less height than a long question has.
    parts = [".dice", "section.question"] if size is DESK else [".dice"]
    before = boxes(page, parts)
    scene.play(1, "propose 0 give 13 get 11 money 50")
    page.locator(".business .balance li").first.wait_for()
    assert boxes(page, parts) == before
    scene.play(1, "withdraw 1")
    page.locator(".business").wait_for(state="detached")
    assert boxes(page, parts) == before


def test_what_a_trade_would_do_leaves_all_else_where_it_is(kept: Kept) -> None:
    page = kept.open(bargain(), Device("it", phone=True)).page
    page.keyboard.press("t")
    page.locator(".partners button").first.click()
    page.locator(".bench").wait_for()
    parts = [".side:first-child .money", ".side:last-child .money", ".bench .foot"]
    before = boxes(page, parts)
    for name, word in (("Piazza Università", "Completa la serie rosa per te"), ("Via Accademia", "1.160")):
        page.locator(".bench [data-piece]").filter(has_text=name).click()
        expect(page.locator(".outcome")).to_contain_text(word)
        assert boxes(page, parts) == before


def boxes(page: Page, parts: list[str]) -> list[FloatRect]:
    """Return where parts of the table are, once everything has its place."""
    rest(page)
    return [box(page.locator(part)) for part in parts]


def test_the_lines_of_a_long_log_that_come_are_no_shift_of_those_above(kept: Kept) -> None:
    table, draw = Table("us", seats=4, seed=1, names=(LONG_NAME, WIDE_NAME, "Carla", "Dora")), Random(0).randrange
    for _ in range(LONG_BEFORE):
        seat = next_to_answer(table)
        table.play(seat, decide("regular", table, seat, draw))
    scene = kept.open(table)
    page = scene.page
    page.evaluate(_OBSERVE)
    for _ in range(ANSWERS // 2):
        seat = next_to_answer(table)
        scene.play(seat, decide("regular", table, seat, draw))
        page.evaluate(_DRAWN)
    assert [one for one in page.evaluate(_DRAWN) if any("scroll scrolls" in moved for moved in one["moved"])] == []
    assert page.locator("[role=log] h3").evaluate_all(BROKEN) == []
    # The whole of a name that is cut hangs in the table, wherever its line is: it cannot be scrolled there.
    assert page.locator(".table").evaluate("table => { table.scrollTop = 900; return table.scrollTop }") == 0
