"""The workshop: a board is copied, changed on the board itself, checked, judged, played at a table and passed on."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.phrases import foreign, on_screen
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.test_accessibility import DEVICES
from tests.browser.test_odds import APART
from tests.browser.visitor import Device, Visit, Visitor

MINE = "Harbour Lane"
BOARDWALK = 39
OFFERED = {"en": "us", "it": "italy"}
"""The edition that a reader of a language is offered."""


def square(page: Page, place: int) -> None:
    page.locator(f'[data-square="{place}"]').click()


def show(visitor: Visitor, section: str) -> None:
    page = visitor.page
    page.locator("label.button").get_by_text(visitor.text(f"workshop-section-{section}"), exact=True).click()


def copied(server: Server, visitor: Visitor) -> Page:
    """Begin with a copy of the edition that the reader is offered."""
    page = visitor.page
    page.goto(f"{server.address}/workshop")
    page.get_by_role("button", name=visitor.text("workshop-start-copy")).click()
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    return page


def test_a_board_is_changed_checked_judged_played_and_passed_on(server: Server, visit: Visit) -> None:
    visitor = visit(Device())
    page = copied(server, visitor)
    page.locator('[data-square="0"]').focus()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.textContent").startswith("38 ·")
    square(page, BOARDWALK)
    name = page.get_by_label(visitor.text("workshop-name"), exact=True)
    name.fill(MINE)
    expect(page.get_by_role("button", name=re.compile(MINE))).to_have_count(1)
    price = page.get_by_label(visitor.text("workshop-price"), exact=True)
    expect(page.get_by_label(visitor.text("workshop-curve"))).to_be_checked()
    price.fill("301")
    expect(price).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text(visitor.text("workshop-fault-price"))).to_have_count(2)
    expect(page.get_by_role("button", name=visitor.text("workshop-play"))).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Control+z")
    expect(price).to_have_value("400")
    page.keyboard.press("Control+Shift+z")
    price.fill("300")
    show(visitor, "balance")
    expect(page.get_by_text(visitor.text("simulate-not-offered"))).to_be_visible()
    advice = page.get_by_role("listitem").filter(has_text=visitor.text("colour-dark-blue"))
    expect(advice).to_have_count(1)
    advice.get_by_role("button").first.click()
    expect(advice).to_have_count(0)

    page.reload()
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    page.get_by_role("button", name=visitor.text("workshop-share")).click()
    link = page.get_by_role("textbox", name=visitor.text("workshop-link")).input_value()
    page.get_by_role("button", name=visitor.text("workshop-play")).click()
    chosen = page.get_by_label(re.compile(f"^{visitor.text('lobby-edition')}")).locator("option:checked")
    expect(chosen).to_have_text(visitor.text("workshop-own-name"))
    expect(page.get_by_role("link", name=visitor.text("workshop-open-copy"))).to_have_attribute(
        "href", re.compile("/workshop/own-[0-9a-f]{20}$")
    )

    other = visit(Device(phone=True)).page
    other.goto(f"http://{link}")
    expect(other.get_by_role("button", name=re.compile(MINE))).to_have_count(1)


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("where", DEVICES)
def test_every_part_of_the_workshop_in_every_size_and_theme(server: Server, visit: Visit, where: str) -> None:
    device = DEVICES[where]
    visitor = visit(device)
    page = copied(server, visitor)
    for place in (0, 1, 4, 7, 10, 12, 15):
        square(page, place)
        assert [*violations(page), *too_wide(page)] == []
    for section in ("box", "cards", "rules", "balance"):
        show(visitor, section)
        if section == "balance":
            expect(page.get_by_role("table").first).to_be_visible()
        assert [*violations(page), *too_wide(page)] == []
        assert foreign(on_screen(page), device.language, OFFERED[device.language], APART) == []
