"""The page of exact odds: reached from the first page, for every box that has them and both ways of being in jail."""

import re

import pytest
from playwright.sync_api import expect

from monopolista.locales import LANGUAGES, SPOKEN
from tests.browser.phrases import foreign, on_screen
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.test_accessibility import DEVICES
from tests.browser.visitor import Device, Visit

NATIVE = {language: spoken.name for language, spoken in SPOKEN.items()}
_RUN_TOGETHER = """() => {
  const words = [...document.querySelectorAll('figure svg text')];
  const boxes = words.map((one) => ({ said: one.textContent.trim(), box: one.getBoundingClientRect() }));
  return boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) =>
    one.box.left < other.box.right && other.box.left < one.box.right
    && one.box.top < other.box.bottom && other.box.top < one.box.bottom,
  ).map((other) => `${one.said} runs into ${other.said}`));
}"""
APART = frozenset({*NATIVE.values(), "monopolista"})


def test_odds_are_there_before_anything_is_simulated(server: Server, lease: Visit) -> None:
    visitor = lease(Device())
    page = visitor.page
    page.goto(server.address)
    page.get_by_role("link", name=visitor.text("odds-title")).click()
    expect(page).to_have_url(re.compile("/odds/us$"))
    squares = page.get_by_role("region", name=visitor.text("odds-squares")).get_by_role("row")
    expect(squares).to_have_count(42)
    expect(squares.nth(1)).to_contain_text("3.95%")
    page.get_by_text(visitor.text("odds-jail-stay"), exact=True).click()
    expect(squares.nth(1)).to_contain_text("9.39%")
    colours = page.get_by_role("region", name=visitor.text("odds-colours"))
    fastest = colours.get_by_role("cell").filter(has_text=visitor.text("odds-best"))
    expect(fastest).to_have_count(1)
    page.get_by_text(visitor.text("odds-measure-cost"), exact=True).click()
    expect(colours.get_by_role("row", name=re.compile("^orange"))).to_contain_text("$560")
    boxes = page.get_by_label(visitor.text("lobby-edition"))
    assert "deal" not in boxes.locator("option").evaluate_all("all => all.map((one) => one.value)")
    boxes.select_option("uk")
    expect(page.get_by_role("rowheader", name="Trafalgar Square")).to_be_visible()

    page.goto(f"{server.address}/odds/deal")
    expect(page.get_by_text(visitor.text("odds-none"))).to_be_visible()
    page.get_by_role("link", name=visitor.text("odds-other-game", game=visitor.text("game-classic"))).click()
    expect(squares).to_have_count(42)


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("where", DEVICES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_every_size_theme_and_language(server: Server, lease: Visit, where: str, language: str) -> None:
    page = lease(DEVICES[where]).page
    page.goto(f"{server.address}/odds/italy")
    page.locator("label").filter(has_text=NATIVE[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("table")).to_have_count(2)
    assert [*violations(page), *too_wide(page)] == []
    assert page.evaluate(_RUN_TOGETHER) == []
    assert foreign(on_screen(page), language, apart=APART) == []
