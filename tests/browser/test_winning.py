"""The odds of winning on the screen: chosen in the lobby, as a bar at every player and as lines over the game."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monopolista.engine.network.kernels import ODDS
from monopolista.server.rooms.play.win_odds import WinOdds
from monopolista.simulate.lookahead import TIMES, look_ahead
from monopolista.table import Table
from tests.browser.laid import Laid, lay, played
from tests.browser.player import Player
from tests.browser.screens import covered, cut_notes, rest, too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import ACROSS, IN_EVERY_SIZE, is_phone, resize
from tests.browser.stage import LONG_NAME
from tests.browser.visitor import Device, Visit

SEATS = 8
ANSWERS = 160
FEW_ANSWERS = 50
PATIENT = 400_000
"""Milliseconds in which a position is looked ahead of on a busy machine."""
_BARS = """() => [...document.querySelectorAll('[data-purse]')].flatMap((card) => {
  const bar = card.querySelector('.odds');
  if (!bar) return [];
  const [inner, outer] = [bar.getBoundingClientRect(), card.getBoundingClientRect()];
  const inside = inner.left > outer.left && inner.right < outer.right && inner.bottom <= outer.bottom;
  const parts = [...card.querySelectorAll('.name, .cash, [data-slip] rect')];
  const free = parts.every((one) => one.getBoundingClientRect().bottom <= inner.top + 0.5);
  return [inside && free && inner.height >= 3 ? 'well' : card.innerText];
})"""
"""Of every bar whether it lies within its card, below all that the card says."""


def shares(page: Page) -> list[str]:
    """Return what the lines say of now, the best first."""
    return page.locator("details .share").all_inner_texts()


def foreseen(table: Table) -> list[str]:
    """Return the same as it is once the position has been looked ahead of as often as it is."""
    judging = WinOdds()
    ahead = judging.next_position(table)
    while ahead is not None:
        ahead = judging.take_rollouts(ahead, look_ahead(ahead.job, ahead.state, first=ahead.rounds * TIMES))
    return [f"{round(100 * odds / ODDS)}%" for odds in sorted(judging.view(table).now, reverse=True)]


def sit(visit: Visit, laid: Laid, server: Server, device: Device) -> Player:
    """Come back to the first seat of a table."""
    device.kept, device.at = laid.kept, server.address
    player = Player(visit(device))
    player.page.goto(laid.address)
    expect(player.page.locator("[data-purse='0']")).to_be_visible()
    return player


def test_the_host_lets_everybody_see_the_odds_of_a_game_that_can_be_judged(server: Server, lease: Visit) -> None:
    player = Player(lease(Device("it")))
    player.open_table(server.address, "Anna")
    player.open_more()
    field = player.page.get_by_label(player.text("lobby-odds"))
    expect(field).to_have_value("off")
    field.select_option("everybody")
    player.page.get_by_text(player.text("game-deal"), exact=True).click()
    expect(field).to_have_value("everybody")
    player.page.get_by_text(player.text("game-classic"), exact=True).click()
    expect(field).to_have_value("everybody")
    assert violations(player.page) == []
    player.start()
    expect(player.page.locator("[data-purse] .odds")).to_have_count(4)
    expect(player.page.locator("[data-purse='0']")).to_have_accessible_name(
        re.compile(r"\d+% di probabilità di vincere")
    )
    expect(player.page.locator("details .share")).to_have_count(4)


@pytest.mark.campaign("screens in every size", sample=2)
@IN_EVERY_SIZE
def test_bars_and_lines_have_their_place_in_every_size(server: Server, lease: Visit, size: ViewportSize) -> None:
    laid = lay(server, played(SEATS, 5, ANSWERS, names=[LONG_NAME] * SEATS), odds="everybody")
    player = sit(lease, laid, server, Device("nl", phone=is_phone(size)))
    page = player.page
    resize(page, size)
    expect(page.locator("[data-purse] .odds")).to_have_count(SEATS)
    assert page.evaluate(_BARS) == ["well"] * SEATS
    assert cut_notes(page) == []
    assert [*violations(page), *covered(page), *too_wide(page)] == []
    player.open_panel("ledger")
    expect(page.locator("details .share")).to_have_count(SEATS)
    if size is ACROSS:  # where there is no room for more, it is folded
        page.locator("summary").filter(has_text=player.text("winning-title")).click()
    page.locator("details[open]").get_by_role("slider").press("Home")
    rest(page)
    assert [*violations(page), *too_wide(page)] == []


def test_who_comes_back_sees_the_same_lines_and_who_plays_may_not(server: Server, lease: Visit) -> None:
    table = played(4, 5, FEW_ANSWERS)
    laid = lay(server, table, odds="spectators")
    player = sit(lease, laid, server, Device("en"))
    assert player.page.locator(".odds").count() == 0
    assert player.page.get_by_text(player.text("winning-title")).count() == 0
    watcher = Player(lease(Device("en")))
    watcher.enter(laid.watch)
    page = watcher.page
    expect(page.locator("[data-purse] .odds")).to_have_count(4)
    expect(page.locator("details .share")).to_have_text(foreseen(table), timeout=PATIENT)
    lines = page.locator("details path.line").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    now = shares(page)
    page.reload()
    expect(page.locator("details path.line")).to_have_count(4)
    assert shares(page) == now
    assert page.locator("details path.line").evaluate_all("all => all.map((one) => one.getAttribute('d'))") == lines
