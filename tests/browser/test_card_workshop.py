"""The workshop of card games: a deck is copied, changed on its cards, checked, printed, played and shared."""

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from monopolista.games.deal.editions.schema import DealFile
from tests.browser.pdf import Pdf
from tests.browser.phrases import foreign, on_screen
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import ACROSS, resize
from tests.browser.test_accessibility import DEVICES
from tests.browser.test_odds import APART
from tests.browser.test_print import EXACT, TURNED
from tests.browser.test_workshop import OFFERED, saved, schema_fields
from tests.browser.visitor import DESK, PHONE, Device, Visit, Visitor

LONG = "Kirschbaumallee am Hafen"
FIXED = {"id", "first_for", "cards.key", "cards.kind"}
"""Values that the editor does not offer: a box is named after its content, and a card is what its kind says."""


def card(page: Page, name: str) -> Locator:
    return page.locator("[data-entry]").and_(page.get_by_role("button", name=re.compile(name)))


def show(visitor: Visitor, section: str) -> None:
    page = visitor.page
    page.locator("label.button").get_by_text(visitor.text(f"workshop-section-{section}"), exact=True).click()


def field(visitor: Visitor, message: str, **values: str | int) -> Locator:
    return visitor.page.locator(".panel").get_by_label(visitor.text(message, **values), exact=True)


def chosen(server: Server, visitor: Visitor) -> Page:
    """Open the workshop and choose the card game."""
    page = visitor.page
    page.goto(f"{server.address}/workshop")
    page.locator("label.button").get_by_text(visitor.text("game-deal"), exact=True).click()
    return page


def copied(server: Server, visitor: Visitor) -> Page:
    """Begin with a copy of the usual deck."""
    page = chosen(server, visitor)
    page.get_by_role("button", name=visitor.text("workshop-start-copy")).click()
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    return page


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", ["en", "it", "nl", "fr"])
def test_the_start_of_the_card_game_tells_of_cards_alone(server: Server, lease: Visit, language: str) -> None:
    visitor = lease(Device(language))
    start = chosen(server, visitor).locator("section").filter(has=visitor.page.locator("#workshop-start"))
    expect(start).to_contain_text(visitor.text("deal-edition-note"))
    expect(start).to_contain_text(visitor.text("workshop-start-deal-note"))
    for word in ("lobby-edition-note", "workshop-start-note"):
        expect(start).not_to_contain_text(visitor.text(word))


def test_a_deck_is_changed_on_its_cards_checked_printed_played_and_shared(server: Server, lease: Visit) -> None:
    visitor = lease(Device())
    page = copied(server, visitor)
    card(page, "Boardwalk").click()
    expect(page.get_by_role("heading", name="Boardwalk")).to_be_focused()
    page.locator('[name$=".name.en"]').fill(LONG)
    expect(card(page, LONG)).to_have_count(1)
    assert too_wide(page) == []
    counted(page, visitor)
    resized(page, visitor)
    with page.expect_navigation():
        page.get_by_role("link", name=visitor.text("workshop-print")).click()
    expect(page.get_by_role("combobox").first).to_have_value("")
    page.go_back()
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    link = shared(page, visitor)
    page.get_by_role("button", name=visitor.text("workshop-play")).click()
    edition = page.get_by_label(re.compile(f"^{visitor.text('lobby-edition')}")).locator("option:checked")
    expect(edition).to_have_text(visitor.text("workshop-own-name"))
    other = lease(Device(phone=True)).page
    other.goto(link)
    expect(card(other, LONG)).to_have_count(1)


def counted(page: Page, visitor: Visitor) -> None:
    """Ask for more cards than a deck has: the field of the deck says so, and undoing mends it."""
    play = page.get_by_role("button", name=visitor.text("workshop-play"))
    field(visitor, "workshop-card-count").fill("3")
    expect(page.get_by_text(visitor.text("workshop-fault-deck-cards", high="106"))).to_have_count(2)
    expect(play).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Control+z")
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()
    field(visitor, "workshop-card-value").fill("0")
    expect(field(visitor, "workshop-card-value")).to_have_attribute("aria-invalid", "true")
    card(page, "Baltic").click()
    page.get_by_role("button", name=visitor.text("workshop-show-fault")).click()
    expect(field(visitor, "workshop-card-value")).to_have_attribute("aria-invalid", "true")
    field(visitor, "workshop-card-value").fill("5")
    expect(page.get_by_text(visitor.text("workshop-check-sound"))).to_be_visible()


def resized(page: Page, visitor: Visitor) -> None:
    """Make a set smaller, name it, and go on along the cards with the arrow keys."""
    page.get_by_role("button", name=re.compile(visitor.text("deal-set-green"))).click()
    field(visitor, "workshop-set-size").select_option("2")
    expect(field(visitor, "workshop-set-rent", count=3)).to_have_count(0)
    field(visitor, "workshop-set-own-name").check()
    page.locator('[name$=".name.en"]').fill("Lawns")
    expect(page.get_by_role("button", name=re.compile("^Lawns"))).to_have_count(1)
    card(page, "Mediterranean").focus()
    page.keyboard.press("ArrowRight")
    expect(card(page, "Baltic")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Baltic Avenue")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card(page, "Baltic")).to_be_focused()


def shared(page: Page, visitor: Visitor) -> str:
    page.get_by_role("button", name=visitor.text("workshop-share")).click()
    link = page.get_by_role("textbox", name=visitor.text("workshop-link"))
    expect(link).to_have_value(re.compile("/workshop/own-"))
    return f"http://{link.input_value()}"


COUNTS = """() => [...document.querySelectorAll('[data-entry]')].flatMap((entry) => {
  const face = entry.querySelector('.card-face').getBoundingClientRect();
  return [...entry.querySelectorAll('b')]
    .filter((one) => !one.closest('.card-face'))
    .map((one) => one.getBoundingClientRect().top - face.bottom);
})"""
"""How far below its card the number of each kind of card stands."""


@pytest.mark.parametrize("size", [DESK, PHONE, ACROSS], ids=["desk", "phone", "across"])
def test_the_number_of_a_card_covers_no_card(server: Server, lease: Visit, size: ViewportSize) -> None:
    page = copied(server, lease(Device()))
    resize(page, size)
    below = page.evaluate(COUNTS)
    assert len(below) > 10
    assert min(below) >= 0


def offered(page: Page) -> set[str]:
    """Return the keys of the values that the open section offers, without places and languages."""
    names: list[str] = page.locator(".panel [name]:not([type=radio])").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('name'))"
    )
    return {re.sub(r"\[\d+\]|\.(en|it|nl|fr)$", "", name) for name in names}


def test_every_value_of_a_card_game_is_offered_or_fixed(server: Server, lease: Visit) -> None:
    visitor = lease(Device())
    page = copied(server, visitor)
    found: set[str] = set()
    for name in ("Boardwalk", "Rent"):
        card(page, name).first.click()
        found |= offered(page)
    page.get_by_role("button", name=re.compile(visitor.text("deal-set-brown"))).click()
    field(visitor, "workshop-set-own-name").check()
    found |= offered(page)
    for section in ("box", "rules"):
        show(visitor, section)
        found |= offered(page)
    assert found | FIXED == set(schema_fields(msgspec.inspect.type_info(DealFile)))


def test_a_phone_opens_a_sample_and_reads_and_writes_toml(server: Server, lease: Visit, tmp_path: Path) -> None:
    visitor = lease(Device(phone=True))
    page = chosen(server, visitor)
    page.get_by_role("button", name="The Orchard").click()
    expect(card(page, "Sour cherries")).to_have_count(1)
    for size in (ACROSS, PHONE):
        resize(page, size)
        card(page, "Sour cherries").click()
        expect(page.get_by_role("heading", name="Sour cherries")).to_be_in_viewport()
        assert [*violations(page), *too_wide(page)] == []
    page.get_by_role("button", name=visitor.text("workshop-more")).click()
    file = tmp_path / "orchard.toml"
    toml = saved(visitor, "workshop-save-toml", file)
    file.write_text(toml.replace("sets_to_win = 3", "sets_to_win = 2"), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    show(visitor, "rules")
    expect(field(visitor, "workshop-rule-sets-to-win")).to_have_value("2")


def test_a_deck_is_printed_true_to_size_in_vectors(server: Server, lease: Visit) -> None:
    visitor = lease(Device(language="it"))
    page = visitor.page
    page.goto(f"{server.address}/workshop/print?game=deal")
    pages = 2 * (14 + 1)
    visitor.button("print-now", count=pages).wait_for()
    assert [*violations(page), *too_wide(page)] == []
    pdf = Pdf(page.pdf(prefer_css_page_size=True, print_background=True))
    assert len(pdf.pages) == pages
    assert b"/Subtype /Image" not in pdf.data
    page.emulate_media(media="print")
    placed = page.evaluate(TURNED)
    assert placed == [pytest.approx([0, 0, 88, 63], abs=EXACT)] * (106 + 5)


def test_robots_are_offered_where_they_are_installed(server: Server, lease: Visit) -> None:
    visitor = lease(Device())
    page = copied(server, visitor)
    show(visitor, "balance")
    expect(page.get_by_role("table").first).to_be_visible()
    expect(page.get_by_text(visitor.text("simulate-not-offered"))).to_be_visible()


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("where", DEVICES)
def test_every_part_of_the_card_workshop_in_every_size_and_theme(server: Server, lease: Visit, where: str) -> None:
    device = DEVICES[where]
    visitor = lease(device)
    page = copied(server, visitor)
    for section in ("card", "set", "box", "rules", "balance"):
        show(visitor, section)
        assert [*violations(page), *too_wide(page)] == []
        assert foreign(on_screen(page), device.language, OFFERED[device.language], APART) == []
