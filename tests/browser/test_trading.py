"""The trade table: in the centre of the board on a desk, on the whole screen of a phone; its draft outlives much."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from monopolista.table import Table
from tests.browser.kept import Kept
from tests.browser.positions import POSITIONS, opened
from tests.browser.screens import covered, rest, too_wide, violations
from tests.browser.sizes import LEVEL, SIZES, is_phone
from tests.browser.stage import Stage
from tests.browser.visitor import DESK, Device

MINE, THEIRS, PLEDGED, OF_A_THIRD, OF_OTHERS, BUILT, FREE, CORNER = 11, 14, 39, 26, 29, 6, 37, 20
"""Squares of the table below: the second seat's deed completes the first seat's pink; its other one is mortgaged."""


def bargain() -> Table:
    owns = {0: (11, 13), 1: (14, 39), 2: (26,)}
    return opened(owns=owns, mortgaged=(39,), keeps={1: ("chance",)}, cash={0: 1_450, 1: 600})


def bench(page: Page) -> Locator:
    """Return the trade table."""
    return page.locator(".bench")


def piece(page: Page, name: str) -> Locator:
    return bench(page).locator("[data-piece]").filter(has_text=name)


def square(page: Page, place: int) -> Locator:
    return page.locator(f"[data-square='{place}']")


def said(scene: Stage) -> list[str]:
    """Return what was answered."""
    return [one["action"] for one in scene.messages if one["type"] == "act"]


def begin(page: Page, partner: int = 1) -> None:
    """Open the trades, and choose whom to trade with by pressing that player's card."""
    page.keyboard.press("t")
    page.locator(f"[data-purse='{partner}'] .name").first.click()
    expect(bench(page)).to_be_visible()


def test_squares_slips_and_rows_are_laid_into_a_trade(kept: Kept) -> None:
    scene = kept.open(bargain(), Device("it"))
    page = scene.page
    begin(page)
    square(page, THEIRS).click()
    expect(square(page, THEIRS)).to_have_attribute("aria-pressed", "true")
    expect(bench(page).locator(".shifts")).to_contain_text("Completa la serie rosa per te")
    page.locator(f"[data-purse='1'] [data-slip='{PLEDGED}']").click()
    expect(bench(page).locator(".shifts")).to_contain_text("220")
    piece(page, "Esci di prigione").click()
    bench(page).get_by_role("button", name="M\u00a0100 in più").first.click()
    cash = bench(page).get_by_role("row", name=re.compile("^Contanti"))
    expect(cash).to_contain_text(re.compile(r"1\.450.*1\.330.*600.*700"))
    assert [*violations(page), *covered(page), *too_wide(page)] == []

    square(page, BUILT).click()
    expect(bench(page).get_by_role("status")).to_contain_text("TRADE-2")
    for place, word in ((OF_A_THIRD, "è di"), (FREE, "ancora in vendita"), (CORNER, "non ha contratto")):
        square(page, place).click()
        expect(bench(page).get_by_role("status")).to_contain_text(word)
    square(page, PLEDGED).click()
    expect(piece(page, "Parco della Vittoria")).to_have_attribute("aria-pressed", "false")
    bench(page).get_by_role("button", name="Proponi", exact=True).click()
    expect(bench(page)).to_have_count(0)
    assert said(scene) == ["propose 1 get 14 get_card 0 money 100"]


def test_a_draft_outlives_closing_reading_anew_and_what_others_do(kept: Kept) -> None:
    scene = kept.open(bargain(), Device("it"))
    page = scene.page
    begin(page)
    square(page, MINE).click()
    square(page, THEIRS).click()
    page.keyboard.press("Escape")
    expect(bench(page)).to_have_count(0)
    page.locator("[data-purse='2'] .name").first.click()
    expect(bench(page).locator("[aria-pressed='true']")).to_have_count(0)
    page.locator("[data-purse='1'] .name").first.click()
    expect(bench(page).locator("[aria-pressed='true']")).to_have_count(2)
    page.reload()
    expect(bench(page).locator("[aria-pressed='true']")).to_have_count(2)
    scene.play(1, f"propose 3 give {THEIRS} money -10")
    expect(bench(page).locator("[aria-pressed='true']")).to_have_count(2)
    scene.play(3, "accept 1")
    expect(bench(page).get_by_role("status")).to_contain_text("non è più nella bozza")
    expect(bench(page).locator("[aria-pressed='true']")).to_have_count(1)
    expect(bench(page).get_by_role("button", name="Proponi", exact=True)).to_be_disabled()
    scene.play(1, "bankrupt")
    expect(bench(page).get_by_role("status")).to_contain_text("è fuori dalla partita")


def test_a_counter_offer_starts_from_the_offer_with_its_sides_turned(kept: Kept) -> None:
    table = bargain()
    table.play(1, f"propose 0 give {THEIRS} get {MINE} money -300")
    scene = kept.open(table, Device("it"))
    page = scene.page
    proposal = page.locator(".business")
    proposal.get_by_role("button", name="Controproponi").click()
    mine, theirs = bench(page).get_by_role("textbox", name="Denaro").all()
    expect(mine).to_have_value("300")
    expect(theirs).to_have_value("")
    bench(page).get_by_role("button", name="M\u00a050 in più").last.click()
    expect(mine).to_have_value("250")
    bench(page).get_by_role("button", name="Invia la controproposta").click()
    expect(bench(page)).to_have_count(0)
    assert said(scene) == [f"propose 1 give {MINE} get {THEIRS} money 250 counter 1"]


def test_an_offer_that_cannot_be_sent_says_what_is_missing(kept: Kept) -> None:
    table = opened(owns={0: (MINE,), 1: (THEIRS,)}, cash={0: 264, 1: 600})
    table.play(1, f"propose 0 give {THEIRS} get {MINE} money -300")
    scene = kept.open(table, Device("it"))
    page = scene.page
    page.locator(".business").get_by_role("button", name="Controproponi").click()
    send = bench(page).get_by_role("button", name="Invia la controproposta")
    expect(send).to_have_attribute("aria-disabled", "true")
    expect(send).to_have_accessible_description(re.compile("mancano M.36"))
    expect(send).not_to_have_class(re.compile(r"\bbusy\b"))
    send.click(force=True)  # by hand one may press it, and hears why it does nothing
    expect(bench(page).get_by_role("tooltip")).to_be_visible()
    assert said(scene) == []


def test_what_was_answered_may_be_gone_and_then_it_is_an_offer_of_ones_own(kept: Kept) -> None:
    table = bargain()
    table.play(1, f"propose 0 give {THEIRS} money -300")
    scene = kept.open(table, Device("it"))
    page = scene.page
    page.locator(".business").get_by_role("button", name="Controproponi").click()
    scene.play(1, "withdraw 1")
    expect(bench(page).get_by_role("status")).to_contain_text("non c’è più")
    bench(page).get_by_role("button", name="Proponi", exact=True).click()
    expect(bench(page)).to_have_count(0)
    assert said(scene) == [f"propose 1 get {THEIRS} money 300"]


def test_an_answer_to_an_offer_that_has_gone_meanwhile_is_told_so_and_no_rule(kept: Kept) -> None:
    table = bargain()
    table.play(1, f"propose 0 give {THEIRS} money -300")
    scene = kept.open(table, Device("it"))
    page = scene.page
    before = table.version
    table.play(1, "withdraw 1")
    page.locator(".business").get_by_role("button", name="Rifiuta", exact=True).click()
    scene.send_steps(before)
    expect(page.get_by_role("alert").filter(has_text="Il tavolo")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="Per uno scambio")).to_have_count(0)


_OVERLAPPED = """() => [...document.querySelectorAll('.sides .who')].filter((line) => {
  const gives = document.createRange();
  gives.selectNodeContents(line.lastChild);
  const [name, word] = [line.querySelector('.name'), gives].map((one) => one.getBoundingClientRect());
  return Math.min(name.right, word.right) - Math.max(name.left, word.left) > 1
    && Math.min(name.bottom, word.bottom) - Math.max(name.top, word.top) > 3;
}).map((line) => line.innerText)"""


def test_a_long_name_and_what_its_player_does_stand_apart_in_an_offer(kept: Kept) -> None:
    page = kept.open(POSITIONS["proposals"](), Device("it")).page
    page.keyboard.press("t")
    expect(page.locator(".sides .who").first).to_be_visible()
    assert page.evaluate(_OVERLAPPED) == []


def test_an_offer_says_what_it_would_do_to_who_gets_it(kept: Kept) -> None:
    table = bargain()
    table.play(3, f"propose 4 give {OF_OTHERS} money -10")
    table.play(1, f"propose 0 give {THEIRS} money -500")
    scene = kept.open(table, Device("it"))
    page = scene.page
    expect(page.locator(".business")).to_contain_text("Completa la serie rosa per te")
    page.keyboard.press("t")
    expect(page.get_by_role("article")).to_have_count(2)
    offer, of_others = page.get_by_role("article").all()
    expect(offer).to_contain_text("Completa la serie rosa per te")
    expect(offer.get_by_role("row", name=re.compile("^Contanti"))).to_contain_text(
        re.compile(r"1\.450.*950.*600.*1\.100")
    )
    expect(of_others).to_contain_text("pagherà subito M\u00a014")
    expect(of_others.get_by_role("table")).to_have_count(0)


def test_the_whole_trade_by_keyboard(kept: Kept) -> None:
    scene = kept.open(bargain(), Device("it"))
    page = scene.page
    page.keyboard.press("t")
    partner = page.locator(".partners button").first
    partner.focus()
    page.keyboard.press("Enter")
    expect(bench(page).get_by_role("heading").first).to_be_focused()
    mine, theirs = bench(page).locator(".side").all()
    mine.locator("[data-piece]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(theirs.locator("[data-piece]").first).to_be_focused()
    page.keyboard.press("End")
    expect(theirs.locator("[data-piece]").last).to_be_focused()
    page.keyboard.press("Space")
    expect(theirs.locator("[data-piece]").last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    expect(mine.locator("[data-piece]").last).to_be_focused()
    page.keyboard.press("Tab")
    while not page.evaluate("document.activeElement.matches('input')"):
        page.keyboard.press("Tab")
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowDown")
    expect(mine.get_by_role("textbox")).to_have_value("90")
    expect(bench(page).locator("[aria-live='polite']")).to_contain_text(re.compile(r"1\.450.*1\.360"))
    page.keyboard.press("Escape")
    expect(bench(page)).to_have_count(0)
    expect(partner).to_be_focused()
    page.keyboard.press("Enter")
    expect(bench(page).get_by_role("textbox").first).to_have_value("90")


ROOMS = [(language, size) for language in ("it", "nl") for size in SIZES if size is not DESK]


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize(("language", "size"), ROOMS)
def test_there_is_room_for_it_on_every_screen(kept: Kept, language: str, size: ViewportSize) -> None:
    visitor = kept.open(bargain(), Device(language, phone=is_phone(size), dark=language == "nl"), size=size).visitor
    page = visitor.page
    page.keyboard.press("t")
    page.locator(".partners button").first.click()
    piece(page, "Parco della Vittoria").click()
    expect(bench(page).get_by_role("table")).to_be_visible()
    expect(bench(page)).to_contain_text("MORT-3")
    rest(page)
    send = visitor.button("answer-propose")
    expect(send).to_be_in_viewport(ratio=1)
    assert [*violations(page), *too_wide(page)] == []
    if size is LEVEL:
        assert covered(page) == []
    visitor.button("trade-close").click()
    expect(bench(page)).to_have_count(0)
