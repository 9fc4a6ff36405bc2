"""A game looked back on in the browser: its odds, luck and skill, its mistakes, and another end played from one."""

import json
import re
from collections.abc import Sequence
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from monopolista.bots import decide
from monopolista.games.classic.editions import Options
from monopolista.table import Table, seeded
from tests.browser.laid import NAMES, Laid, lay, played
from tests.browser.player import Player
from tests.browser.screens import box, covered, rest, too_long, too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import ACROSS, IN_EVERY_SIZE, SIZES, is_phone, named, resize
from tests.browser.stage import LONG_NAME
from tests.browser.visitor import PHONE, Device, Visit

NARROW: ViewportSize = {"width": 1100, "height": 700}
TO_THE_END = 3000
"""Answers."""
TO_ITS_END = 90_000
"""Milliseconds in which bots play a game to its end that nobody waits for, or it is gone through."""
ROWS = "row => new Set([...row.children].map((one) => one.getBoundingClientRect().top)).size"
HIDDEN = """(all) => all.map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const points = [[0.5, 0.1], [0.1, 0.5], [0.9, 0.5], [0.5, 0.9]];
  return points.filter(([x, y]) => !one.contains(document.elementFromPoint(left + x * width, top + y * height)));
})"""
"""The sides on which something lies over a die, or it is cut."""


@cache
def finished(server: Server, seats: int, names: Sequence[str]) -> Laid:
    """Lay a game that bots have played to its end, so that the server analyses it once."""
    return lay(server, played(seats, 5, TO_THE_END, names=names))


def look_back(visit: Visit, server: Server, device: Device, seats: int = 4, names: Sequence[str] = NAMES) -> Player:
    """Look at a game that bots have played to its end, and have it analysed."""
    laid = finished(server, seats, names)
    player = Player(visit(device))
    player.page.goto(f"{server.address}/replay/{laid.game}")
    player.page.get_by_role("button", name=player.text("analysis-title"), exact=True).click()
    expect(player.page.get_by_role("heading", name=player.text("analysis-decisions"))).to_be_visible()
    expect(player.page.locator("progress")).to_have_count(0, timeout=TO_ITS_END)
    return player


def panel(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.text("analysis-title"), exact=True)


def cells(page: Page) -> list[list[int]]:
    """The table of luck and skill, row by row."""
    rows = page.locator("table tbody tr")
    return [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]


def test_luck_and_skill_add_up_to_the_result_as_they_are_shown(server: Server, lease: Visit) -> None:
    player = look_back(lease, server, Device("en"))
    rows = cells(player.page)
    assert len(rows) == 4
    assert all(sum(row[:-1]) == row[-1] for row in rows)
    assert sorted(row[-1] for row in rows) == [0, 0, 0, 100]


def test_a_mistake_is_opened_on_the_board_and_played_on_from_there(server: Server, lease: Visit) -> None:
    player = look_back(lease, server, Device("en"))
    page = player.page
    mistake = panel(player).locator("ol button:has(.head)").first
    turn = re.search(r"Turn (\d+)", mistake.inner_text())
    assert turn is not None
    mistake.click()
    expect(mistake).to_have_attribute("aria-current", "step")
    expect(page.get_by_text(re.compile(f"^turn {turn[1]} of"))).to_be_visible()
    cash = page.locator("[data-purse='0'] .cash").inner_text()
    page.get_by_text(player.text("play-on"), exact=True).click()
    assert violations(page) == []
    page.get_by_role("group", name=player.text("play-on-as")).get_by_role("button").first.click()
    page.wait_for_url(re.compile("/r/"))
    expect(page.locator("#question-head")).to_be_visible()
    assert page.locator("[data-purse='0'] .cash").inner_text() == cash
    assert violations(page) == []
    player.open_panel("estate")
    player.leave()
    player.skip(TO_ITS_END)
    page.get_by_role("link", name=player.text("end-watch")).click()
    page.get_by_role("button", name=player.text("analysis-title"), exact=True).click()
    expect(page.get_by_role("heading", name=player.text("analysis-decisions"))).to_be_visible()
    assert sum(row[-1] for row in cells(page)) == 100


def test_on_a_phone_a_mistake_brings_the_board_back_into_sight(server: Server, lease: Visit) -> None:
    player = look_back(lease, server, Device("nl", phone=True, dark=True))
    mistake = panel(player).locator("ol button:has(.head)").first
    mistake.tap()
    expect(mistake).to_have_attribute("aria-current", "step")
    expect(player.page.locator("[data-square='20']")).to_be_in_viewport()
    assert violations(player.page) == []


def test_a_turning_point_and_the_lines_lead_to_their_moment(server: Server, lease: Visit) -> None:
    player = look_back(lease, server, Device("it"))
    page = player.page
    turning = panel(player).locator("ol").first.locator("button").first
    turning.click()
    said = page.locator(".said").inner_text()
    assert said in turning.inner_text()
    slider = panel(player).get_by_role("slider")
    slider.press("End")
    expect(page.get_by_text(re.compile("^turno"))).to_contain_text(re.compile(r"evento (\d+) di \1"))
    page.get_by_text(player.text("play-on"), exact=True).click()
    expect(page.get_by_text(player.text("play-on-end"))).to_be_visible()


@pytest.mark.campaign("screens in every size", sample=2)
@IN_EVERY_SIZE
def test_it_has_its_place_in_every_size_with_eight_long_names(server: Server, lease: Visit, size: ViewportSize) -> None:
    phone = is_phone(size)
    player = look_back(lease, server, Device("nl", phone=phone), 8, (LONG_NAME,) * 8)
    page = player.page
    resize(page, size)
    for end in (0, 10_000):
        panel(player).evaluate("(one, to) => one.scrollTo(0, to)", end)
        assert [*violations(page), *too_wide(page)] == []
    assert size["width"] < size["height"] or too_long(page) == []
    assert phone or covered(page) == []


def card_game() -> Table:
    """Return a card game that bots have played to its end."""
    table, draw = Table("deal", 3, seed=5, names=NAMES[:3]), seeded(5)
    while not table.over:
        seat = table.in_order[0]
        table.play(seat, decide("regular", table, seat, draw))
    return table


@pytest.mark.campaign("screens in every size", sample=2)
@named(PHONE, ACROSS)
def test_on_a_phone_the_way_to_the_analysis_ends_there(server: Server, lease: Visit, size: ViewportSize) -> None:
    laid = finished(server, 4, NAMES)
    player = Player(lease(Device(phone=True)))
    player.page.set_viewport_size(size)
    player.page.goto(f"{server.address}/replay/{laid.game}#analysis")
    way = player.page.get_by_role("button", name=player.text("analysis-title"), exact=True)
    expect(way).to_be_in_viewport()
    expect(panel(player)).to_be_in_viewport()
    assert box(way)["y"] < size["height"] / 3


def test_on_a_phone_the_analysis_of_a_card_game_takes_the_place_of_the_controls(server: Server, lease: Visit) -> None:
    laid = lay(server, card_game())
    player = Player(lease(Device("nl", phone=True)))
    page = player.page
    page.goto(f"{server.address}/replay/{laid.game}")
    page.get_by_role("button", name=f"{player.text('replay-story')} · {player.text('analysis-title')}").click()
    page.get_by_role("button", name=player.text("analysis-title"), exact=True).click()
    expect(page.locator("table tbody tr")).to_have_count(3)
    for size in filter(is_phone, SIZES):
        resize(page, size)
        assert [*violations(page), *too_wide(page)] == [], size
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=player.text("replay-play"))).to_be_visible()


def test_a_card_game_is_looked_back_on_and_played_on_too(server: Server, lease: Visit) -> None:
    laid = lay(server, card_game())
    player = Player(lease(Device("fr")))
    page = player.page
    page.goto(f"{server.address}/replay/{laid.game}")
    page.get_by_role("button", name=player.text("analysis-title"), exact=True).click()
    expect(page.get_by_role("heading", name=player.text("analysis-decisions"))).to_be_visible()
    expect(page.locator("progress")).to_have_count(0, timeout=TO_ITS_END)
    rows = cells(page)
    assert all(sum(row[:-1]) == row[-1] for row in rows)
    assert sorted(row[-1] for row in rows) == [0, 0, 100]
    panel(player).locator("ol").first.locator("button").first.click()
    page.get_by_role("button", name=player.text("replay-first"), exact=True).click()
    # A hand of cards lies on the table, too, and leaves the arrow keys to the replay.
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scrub input")).not_to_have_value("0")
    page.get_by_role("button", name=player.text("replay-turn-on"), exact=True).click()
    page.get_by_text(player.text("play-on"), exact=True).click()
    assert [*violations(page), *too_wide(page)] == []
    page.get_by_role("group", name=player.text("play-on-as")).get_by_role("button").first.click()
    page.wait_for_url(re.compile("/r/"))
    expect(page.locator("#question-head")).to_be_visible()


def test_a_game_that_goes_on_is_not_looked_back_on(server: Server, lease: Visit) -> None:
    laid = lay(server, played(4, 5, 60))
    player = Player(lease(Device("en")))
    player.page.goto(f"{server.address}/replay/{laid.game}")
    expect(player.page.locator("[data-square='39']")).to_be_visible()
    assert player.page.get_by_role("button", name=player.text("analysis-title"), exact=True).count() == 0
    assert player.page.get_by_text(player.text("play-on"), exact=True).count() == 0


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.parametrize("device", [Device("it"), Device("nl", phone=True, dark=True)], ids=["desk", "phone"])
def test_a_game_is_played_out_many_times_and_says_how_sure_it_is(
    offering: Server, lease: Visit, device: Device
) -> None:
    laid = lay(offering, played(2, 6 if device.phone else 5, TO_THE_END, options=Options(turns=14)))
    player = Player(lease(device))
    page = player.page
    page.goto(f"{offering.address}/replay/{laid.game}")
    page.get_by_role("button", name=player.text("analysis-title"), exact=True).click()
    expect(page.locator("progress")).to_have_count(0, timeout=TO_ITS_END)
    before = panel(player).locator(".head strong").all_inner_texts()
    page.get_by_role("button", name=player.text("analysis-roll")).click()
    expect(page.get_by_role("button", name=player.text("analysis-roll-stop"))).to_be_visible()
    assert [*violations(page), *too_wide(page)] == []
    expect(page.get_by_text(player.text("analysis-rolled-note"))).to_be_visible(timeout=TO_ITS_END)
    after = panel(player).locator(".head strong").all_inner_texts()
    assert all("±" not in one for one in before)
    assert any("±" in one for one in after) or after == []
    assert [*violations(page), *too_wide(page)] == []


def test_who_comes_back_to_a_game_that_is_played_out_sees_it_go_on_to_its_end(offering: Server, lease: Visit) -> None:
    laid = lay(offering, played(2, 4, TO_THE_END, options=Options(turns=14)))
    player = Player(lease(Device("en")))
    page = player.page
    page.goto(f"{offering.address}/replay/{laid.game}")
    story, analysis = (
        page.get_by_role("button", name=player.text(name), exact=True) for name in ("replay-story", "analysis-title")
    )
    analysis.click()
    page.get_by_role("button", name=player.text("analysis-roll")).click()
    expect(page.get_by_role("button", name=player.text("analysis-roll-stop"))).to_be_visible()
    story.click()
    expect(panel(player)).to_have_count(0)
    analysis.click()
    expect(page.get_by_text(player.text("analysis-rolled-note"))).to_be_visible(timeout=TO_ITS_END)


def test_playing_out_is_stopped_and_what_was_played_counts(offering: Server, lease: Visit) -> None:
    laid = lay(offering, played(3, 6, TO_THE_END))
    player = Player(lease(Device("fr")))
    page = player.page
    page.goto(f"{offering.address}/replay/{laid.game}")
    page.get_by_role("button", name=player.text("analysis-title"), exact=True).click()
    page.get_by_role("button", name=player.text("analysis-roll")).click()
    page.get_by_role("button", name=player.text("analysis-roll-stop")).click()
    done = page.get_by_text(player.text("analysis-rolled-note"))
    expect(done.or_(page.get_by_text(player.text("analysis-roll-broken")))).to_be_visible(timeout=TO_ITS_END)


def test_a_server_elsewhere_offers_no_such_thing(server: Server, lease: Visit) -> None:
    player = look_back(lease, server, Device("en"))
    assert player.page.get_by_role("button", name=player.text("analysis-roll")).count() == 0


def own_games(server: Server, tables: Sequence[Table]) -> dict[str, str]:
    """What the browser has kept of a player who had the first seat in some games, the latest first."""
    laid = [lay(server, table) for table in tables]
    known = [
        {"game": one.game, "room": str(place), "names": ["Marco"], "winners": ["Marco"], "won": False,
         "seen": 1_700_000_000_000 - place * 90_000_000, "mine": [0]}
        for place, one in enumerate(laid)
    ]  # fmt: skip
    return {"monopolista:games": json.dumps(known)}


@pytest.mark.campaign("screens in every size", sample=2)
@IN_EVERY_SIZE
def test_luck_and_skill_of_own_games_are_shown_with_their_standard_error(
    server: Server, lease: Visit, size: ViewportSize
) -> None:
    shorts = [played(3, seed, TO_THE_END, options=Options(turns=20)) for seed in range(6)]
    kept = own_games(server, [*shorts, card_game()])
    phone = is_phone(size)
    language = "it" if phone else "nl"
    player = Player(lease(Device(language, phone=phone, dark=phone, kept=kept, at=server.address)))
    page = player.page
    page.goto(f"{server.address}/games")
    page.get_by_role("button", name=player.text("luck-look")).click()
    expect(page.get_by_role("button", name=player.text("luck-look"))).to_have_count(0)
    expect(page.locator("article")).to_have_count(2)
    first = page.locator("article").filter(has=page.locator("tbody tr:nth-child(6)"))
    expect(first.locator("tbody tr")).to_have_count(6)
    expect(first.locator(".verdict")).to_contain_text("±")
    other = page.locator("article").filter(has_not=page.locator("tbody tr:nth-child(6)"))
    expect(other.locator(".verdict")).to_have_text(player.text("luck-few", games=1, few=5))
    resize(page, size)
    assert [*violations(page), *too_wide(page)] == []
    page.reload()
    expect(page.locator("article")).to_have_count(2)
    first.locator("tbody a").first.click()
    expect(page.get_by_role("region", name=player.text("analysis-title"), exact=True)).to_be_visible()


def test_a_browser_without_a_finished_game_shows_what_will_be_here(server: Server, lease: Visit) -> None:
    player = Player(lease(Device("fr")))
    player.page.goto(f"{server.address}/games")
    expect(player.page.get_by_text(player.text("luck-none"))).to_be_visible()
    assert violations(player.page) == []


def test_a_game_that_is_gone_is_left_out_and_said_to_be(server: Server, lease: Visit) -> None:
    kept = own_games(server, [played(2, 5, TO_THE_END, options=Options(turns=8))])
    kept = {name: value.replace('"game": "', '"game": "x', 1) for name, value in kept.items()}
    player = Player(lease(Device("en", kept=kept, at=server.address)))
    player.visitor.may_miss = True
    player.page.goto(f"{server.address}/games")
    player.page.get_by_role("button", name=player.text("luck-look")).click()
    expect(player.page.get_by_text(player.text("luck-untold", count=1))).to_be_visible()


def test_the_dice_of_a_replay_are_whole_where_what_one_can_jump_to_takes_two_rows(server: Server, lease: Visit) -> None:
    player = Player(lease(Device("fr")))
    page = player.page
    page.set_viewport_size(NARROW)
    page.goto(f"{server.address}/replay/{finished(server, 4, NAMES).game}")
    player.visitor.button("replay-last").click()
    rest(page)
    assert page.locator(".jumps").evaluate(ROWS) > 1
    assert page.locator(".dice > svg").evaluate_all(HIDDEN) == [[], []]
