"""The card game's screens in both sizes and themes: axe finds nothing, nothing is covered or too small for a thumb."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.deal_player import DealPlayer
from tests.browser.deal_stage import POSITIONS
from tests.browser.kept import Kept
from tests.browser.screens import panel_faults, rest, too_wide, violations
from tests.browser.visitor import Device

DEVICES = {
    "desk": Device("nl"),
    "desk-dark": Device("it", dark=True),
    "phone": Device("it", phone=True),
    "phone-dark": Device("fr", phone=True, dark=True),
}
PICKED_UP = ("sly-deal", "rent-pink-orange", "wild-any", "just-say-no")
THUMB = 44
_HIDDEN = """() => [...document.querySelectorAll(
  '[data-purse] > .head .name, .cash, [data-set], [data-pile], [data-discards]')].filter((one) => {
  // A row of sets scrolls sideways; nothing else is moved.
  const row = one.closest('[data-sets]');
  if (row) row.scrollLeft += one.getBoundingClientRect().left - row.getBoundingClientRect().left;
  const box = one.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return over === null || !(one.contains(over) || over.contains(one));
}).map((one) => one.outerHTML.slice(0, 160))"""
_CROWDED = """() => [...document.querySelectorAll('[data-purse]')].flatMap((card) => {
  const parts = [...card.querySelectorAll(':scope > .head .name, .cash, .notes > *, .held, [data-set]')].map((one) => {
    const box = one.getBoundingClientRect();
    return { what: one.className, box };
  });
  const hair = 4.5;
  return parts.flatMap((one, place) => parts.slice(place + 1).filter((other) =>
    !(one.what.includes('note') && other.what.includes('note'))
    && Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > hair
    && Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > hair,
  ).map((other) => `${one.what} runs into ${other.what}`));
})"""
_SMALL = """(thumb) => [...document.querySelectorAll('button, a[href], input, select')].filter((one) => {
  const box = one.getBoundingClientRect();
  const item = one.dataset.handCard === undefined ? null : one.closest('li');
  const next = item?.nextElementSibling?.getBoundingClientRect();
  const seen = next ? next.x - item.getBoundingClientRect().x : box.width;
  const chip = getComputedStyle(one, '::after');
  const grown = parseFloat(chip.inset) < 0 || one.classList.contains('chip');
  return box.width > 1 && !grown && (Math.round(seen) < thumb || Math.round(box.height) < thumb);
}).map((one) => `${one.outerHTML.slice(0, 100)} ${one.getBoundingClientRect().width}`)"""
SCREENS = [(kind, where) for kind in POSITIONS for where in DEVICES]
"""Every question in both sizes and both themes."""


def table_faults(page: Page) -> list[str]:
    """Return what of the table is hidden or crowded."""
    rest(page)
    return [*page.evaluate(_HIDDEN), *page.evaluate(_CROWDED)]


def faults(page: Page) -> list[str]:
    """Return everything that is wrong with a screen of the card game."""
    return [*violations(page), *table_faults(page), *too_wide(page)]


def small(page: Page) -> list[str]:
    """Return what a thumb would miss."""
    return page.evaluate(_SMALL, THUMB)


def come(kept: Kept, device: Device, kind: str, mine: list[int] | None = None) -> DealPlayer:
    """Sit down at a table, or only watch it."""
    player = DealPlayer(kept.open(POSITIONS[kind](), device, mine=[0] if mine is None else mine).visitor)
    expect(player.page.locator("#question-head")).to_be_visible()
    return player


@pytest.mark.campaign("accessibility", sample=2)
@pytest.mark.parametrize(("kind", "where"), SCREENS)
def test_every_question(kept: Kept, kind: str, where: str) -> None:
    device = DEVICES[where]
    page = kept.show(POSITIONS[kind](), device).page
    expect(page.locator("#end-winner" if kind == "over" else "#question-head")).to_be_visible()
    assert faults(page) == []
    assert not device.phone or small(page) == []


@pytest.mark.campaign("accessibility", sample=2)
@pytest.mark.parametrize("where", DEVICES)
@pytest.mark.parametrize("key", PICKED_UP)
def test_every_card_picked_up(kept: Kept, where: str, key: str) -> None:
    device = DEVICES[where]
    player = come(kept, device, "to-play")
    table = POSITIONS["to-play"]()
    number = next(one for one in table.hand(0) if table.box.cards[one].key == key)
    player.take(number)
    assert faults(player.page) == []
    assert not device.phone or small(player.page) == []
    asking = [one for one in player.choices if one.startswith("play")]
    for action in asking[:1]:
        player.choice(action).click()
        expect(player.page.locator(".choosing [data-main]")).to_be_visible()
        assert faults(player.page) == []


@pytest.mark.campaign("accessibility", sample=2)
@pytest.mark.parametrize("where", DEVICES)
@pytest.mark.parametrize("key", ["e", "c", "d", "s", "l", "r", "o", "?"])
def test_every_panel(kept: Kept, where: str, key: str) -> None:
    device = DEVICES[where]
    player = DealPlayer(kept.open(POSITIONS["to-play"](), device).visitor)
    player.page.keyboard.press(key)
    expect(player.page.locator("section.sheet")).to_be_visible()
    # On a phone a panel may lie over the table, for as long as it is open.
    wrong = [*violations(player.page), *too_wide(player.page)]
    assert [*wrong, *(panel_faults(player.page) if device.phone else table_faults(player.page))] == []


@pytest.mark.campaign("accessibility", sample=2)
@pytest.mark.parametrize("where", DEVICES)
def test_who_only_watches(kept: Kept, where: str) -> None:
    device = DEVICES[where]
    player = come(kept, device, "to-play", [])
    expect(player.page.locator("[data-hand-card]")).to_have_count(0)
    assert faults(player.page) == []
