"""What has the focus says what it is, and neither its ring nor the reason beside it is cut."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monopolista.table import CHANCE, Table
from tests.browser.kept import Kept
from tests.browser.player import Player
from tests.browser.positions import POSITIONS, opened
from tests.browser.screens import rest
from tests.browser.sizes import ACROSS, LEVEL, named, resize
from tests.browser.visitor import DESK, PHONE, Device

_CUT_RING = """() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  if (style.outlineStyle === 'none') return [];
  const box = one.getBoundingClientRect();
  const cut = [];
  for (let around = one.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (overflowX !== 'visible' && (box.left - reach < left - 0.5 || box.right + reach > right + 0.5))
      cut.push(`${one.innerText || one.ariaLabel} beside ${around.className}`);
    if (overflowY === 'hidden' && (box.top - reach < top - 0.5 || box.bottom + reach > bottom + 0.5))
      cut.push(`${one.innerText || one.ariaLabel} in ${around.className}`);
    if (position === 'fixed') break;
  }
  return cut;
}"""
_SAYS_WHAT_IT_IS = """() => {
  const stop = document.activeElement;
  return stop === document.body || stop.matches('a, button, input, select, [role]') || stop.ariaLabel !== null;
}"""
_IN_SIGHT = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  one.style.pointerEvents = 'auto';
  const hits = [[left + 4, top + 4], [right - 4, bottom - 4], [left + 4, bottom - 4]].map(([x, y]) =>
    document.elementFromPoint(x, y));
  one.style.pointerEvents = '';
  return top >= 0 && bottom <= innerHeight && hits.every((hit) => hit && one.contains(hit));
}"""


def cut_rings(page: Page, most: int = 60) -> list[str]:
    """Go through everything that the Tab key reaches; return what has a ring that is cut."""
    found: list[str] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        found += page.evaluate(_CUT_RING)
    return found


@pytest.mark.campaign(sample=1)
@named(DESK, LEVEL, PHONE, ACROSS)
def test_no_ring_is_cut_at_the_trade_table(kept: Kept, size: ViewportSize) -> None:
    player = Player(kept.open(opened(4), Device("it", phone=size in (PHONE, ACROSS))).visitor)
    resize(player.page, size)
    player.page.locator("[data-purse='1']").click()
    name = player.page.locator("section.sheet h3").inner_text()
    player.page.get_by_role("button", name=player.text("estate-trade", partner=name), exact=True).click()
    expect(player.page.locator(".bench")).to_be_visible()
    assert cut_rings(player.page) == []


def test_the_keys_stop_only_at_what_says_what_it_is(kept: Kept) -> None:
    page = kept.open(opened(4), Device("it")).page
    stops: list[str] = []
    while stops.count("BODY") < 2:  # the first round begins in the middle of the page
        page.keyboard.press("Tab")
        assert page.evaluate(_SAYS_WHAT_IT_IS)
        stops.append(page.evaluate("document.activeElement.nodeName"))


@pytest.mark.campaign(sample=1)
@named(DESK, LEVEL, PHONE, ACROSS)
def test_why_an_answer_is_refused_is_read_in_whole(kept: Kept, size: ViewportSize) -> None:
    player = Player(kept.open(POSITIONS["jail"](), Device("nl", phone=size in (PHONE, ACROSS))).visitor)
    resize(player.page, size)
    refused = player.page.locator(".question [data-answer][aria-disabled='true']").first
    refused.focus()
    player.page.keyboard.press("Enter")
    why = player.page.get_by_role("tooltip").filter(visible=True)
    expect(why).to_have_count(1)
    assert why.evaluate(_IN_SIGHT)


def test_a_sign_says_what_it_is_to_the_keyboard(kept: Kept) -> None:
    player = Player(kept.open(POSITIONS["roll"](), Device("fr")).visitor)
    sign = player.page.get_by_role("button", name=player.text("panel-settings"), exact=True)
    said = "(one) => getComputedStyle(one, '::before').content"
    assert sign.evaluate(said) == "none"
    player.page.keyboard.press("Tab")
    sign.focus()
    assert sign.evaluate(said) == f'"{player.text("panel-settings")}"'


def test_a_lost_focus_goes_to_the_question_although_a_deed_is_looked_at_above_it(kept: Kept) -> None:
    player = Player(kept.open(POSITIONS["end"](), Device(phone=True)).visitor)
    player.page.locator("[data-square='6']").click()
    expect(player.page.locator("#looked-head")).to_be_visible()
    player.page.locator(".question [data-main]").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("#question-head")).to_be_focused()


def with_rent_to_ask() -> Table:
    """Return a table at which the second seat owes the first a rent that is not asked automatically."""
    table = Table("italy", seats=3, chance=None)
    table.set_position(turn=1, at={1: 10}, owns={0: (13,)})
    for seat, action in ((0, "asking 0"), (1, "roll"), (CHANCE, "roll 1 2")):
        table.play(seat, action)
    return table


def test_a_rent_that_was_asked_for_keeps_the_focus_until_it_goes_to_the_question(kept: Kept) -> None:
    scene = kept.open(with_rent_to_ask(), Device("it"))
    scene.is_slow = True
    claim = scene.page.locator("[data-mark='claims'] button[aria-disabled]")
    claim.press("Enter")
    expect(claim).to_have_attribute("aria-disabled", "true")
    expect(claim).to_be_focused()
    scene.play(0, "ask 13")
    expect(claim).to_have_count(0)
    expect(scene.page.locator("#question-head")).to_be_focused()


@pytest.mark.parametrize("place", [0, 1], ids=["rents", "offers"])
def test_a_setting_keeps_the_focus_while_it_is_changed(kept: Kept, place: int) -> None:
    scene = kept.open(with_rent_to_ask(), Device("it"))
    scene.is_slow = True
    panel = Player(scene.visitor).open_panel("settings")
    setting = panel.locator("[aria-disabled][type='checkbox']").nth(place)
    setting.press("Space")
    expect(setting).to_have_attribute("aria-disabled", "true")
    expect(setting).to_be_focused()


@pytest.mark.campaign(sample=1)
@named(DESK, PHONE)
def test_a_panel_opens_at_its_beginning_however_far_the_last_was_scrolled(kept: Kept, size: ViewportSize) -> None:
    player = Player(kept.open(POSITIONS["roll"](), Device("it", phone=size is PHONE)).visitor)
    panel = player.open_panel("estate")
    inside = panel.locator(".inside")
    scroll = "(one) => { one.scrollTop = one.scrollHeight; return one.scrollTop }"
    assert inside.evaluate(scroll) > 0
    panel.get_by_role("group", name=player.text("estate-whose")).get_by_role("button").nth(1).click()
    rest(player.page)
    assert inside.evaluate("(one) => one.scrollTop") == 0
    inside.evaluate(scroll)
    player.open_panel("settings")
    rest(player.page)
    assert inside.evaluate("(one) => one.scrollTop") == 0
    expect(panel.get_by_role("heading", name=re.compile(player.text("panel-settings")))).to_be_in_viewport()
