"""The start page and the lobby: a game with one click, presets first, all else behind them, and the start in sight."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from monopolista.games import GAMES
from monopolista.locales import SPOKEN
from tests.browser.player import Player
from tests.browser.screens import too_long, too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import ACROSS, LEVEL, LOW, is_phone, named, resize
from tests.browser.visitor import DESK, PHONE, Device, Visit

LONG = "Wilhelmina Quattrociocch"
THREE = named(DESK, PHONE, ACROSS)
_IN_SIGHT = """(button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return inside && button.contains(found);
}"""
_CUT_ON_SQUARES = """() => [...document.querySelectorAll('.frame .print :is(.name, .icon)')].filter((part) => {
  const range = document.createRange();
  range.selectNodeContents(part);
  const drawn = (part.matches('.icon') ? part : range).getBoundingClientRect();
  const field = part.parentElement.getBoundingClientRect();
  return drawn.left < field.left || drawn.right > field.right || drawn.top < field.top || drawn.bottom > field.bottom;
}).map((part) => part.parentElement.textContent)"""
"""The squares of the start page on which a name, a price or a sign is cut."""
_SCREENS = """() => {
  const { scrollHeight } = document.documentElement;
  return Array.from({ length: Math.ceil(scrollHeight / innerHeight) }, (_, place) => place * innerHeight);
}"""


def come(visit: Visit, language: str, size: ViewportSize, *, name: str = "", at: str = "") -> Player:
    """Return who comes to the start page, called as last time if by a name."""
    device = Device(language, phone=is_phone(size), dark=size is PHONE, at=at)
    if name:
        device.kept = {"monopolista:self": f'{{"name": "{name}", "token": ""}}'}
    player = Player(visit(device))
    resize(player.page, size)
    return player


def hidden_starts(page: Page, start: Locator) -> list[int]:
    """Return how far a page is scrolled wherever the button that starts the game is not in sight."""
    hidden: list[int] = []
    for top in page.evaluate(_SCREENS):
        page.evaluate("(top) => scrollTo({ top, behavior: 'instant' })", top)
        if not start.evaluate(_IN_SIGHT):
            hidden.append(top)
    return hidden


def test_the_whole_board_of_the_start_page_is_in_sight_on_a_desk(server: Server, lease: Visit) -> None:
    page = come(lease, "fr", DESK).page
    page.goto(server.address)
    expect(page.locator(".frame")).to_be_visible()
    assert too_long(page) == []


def test_names_and_signs_on_the_start_page_lie_whole_in_their_squares(server: Server, lease: Visit) -> None:
    page = lease(Device(region="en-GB")).page
    page.goto(server.address)
    expect(page.locator(".frame")).to_contain_text("Northumberland")
    for size in (DESK, LOW, LEVEL):
        resize(page, size)
        assert page.evaluate(_CUT_ON_SQUARES) == [], size


@pytest.mark.campaign("a game with one click", sample=1)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", GAMES)
@THREE
def test_one_click_on_play_against_robots_leads_to_a_running_game_with_hints(
    server: Server, lease: Visit, size: ViewportSize, game: str, language: str
) -> None:
    player = come(lease, language, size, name=LONG, at=server.address)
    page = player.page
    page.goto(server.address)
    player.choose_game(game)
    assert [*violations(page), *too_wide(page)] == []
    player.visitor.button("start-robots").click()
    expect(page.locator("#question-head")).to_be_focused()
    expect(page.locator("[data-purse='3']")).to_be_visible()
    expect(page.locator("[data-purse='0']")).to_contain_text(LONG[:6])
    page.keyboard.press("h")
    hint = player.text("panel-hint")
    expect(page.get_by_role("heading", name=hint, exact=True).or_(page.locator(".weighed")).first).to_be_visible()


@pytest.mark.campaign("a game with one click", sample=1)
@pytest.mark.parametrize("language", SPOKEN)
@THREE
def test_who_has_no_name_is_asked_for_one_and_then_plays(
    server: Server, lease: Visit, size: ViewportSize, language: str
) -> None:
    player = come(lease, language, size)
    page = player.page
    page.goto(server.address)
    player.visitor.button("start-robots").press("Enter")
    field = page.get_by_role("textbox", name=player.text("start-name"))
    expect(field).to_be_focused()
    assert [*violations(page), *too_wide(page)] == []
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(player.visitor.button("start-robots")).to_be_focused()
    page.keyboard.press("Enter")
    field.fill("Anna")
    field.press("Enter")
    expect(page.locator("#question-head")).to_be_visible()
    expect(page.locator("[data-purse='0']")).to_contain_text("Anna")


def test_a_game_against_robots_begins_where_the_page_is_loaded_anew_meanwhile(server: Server, lease: Visit) -> None:
    player = come(lease, "en", DESK, name="Anna", at=server.address)
    player.page.goto(server.address)
    player.visitor.button("start-robots").click()
    player.page.wait_for_url("**/r/*")
    player.page.reload()
    expect(player.page.locator("[data-purse='0']")).to_contain_text("Anna")


def test_the_game_that_was_chosen_is_chosen_again(server: Server, lease: Visit) -> None:
    player = come(lease, "it", PHONE)
    player.page.goto(server.address)
    player.choose_game("deal")
    player.page.reload()
    expect(player.page.get_by_role("radio", name=player.text("game-deal"))).to_be_checked()
    player.visitor.button("start-friends").click()
    expect(player.page.get_by_role("radio", name=player.text("game-deal"))).to_be_checked()


@pytest.mark.campaign("the lobby in every size", sample=1)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("more", [False, True], ids=["presets", "more"])
@THREE
def test_the_start_is_in_sight_wherever_one_looks_in_the_lobby(
    server: Server, lease: Visit, size: ViewportSize, more: bool, language: str
) -> None:
    player = come(lease, language, size)
    page = player.page
    player.open_table(server.address, LONG)
    for _ in range(4):
        player.visitor.button("lobby-add").click()
    expect(page.get_by_role("listitem", name=player.text("lobby-seat", seat=8))).to_be_visible()
    guest = Player(lease(Device(language)))
    guest.page.goto(f"http://{page.get_by_role('textbox', name=player.text('invite-link')).input_value()}")
    guest.visitor.button("join-sit").click()
    expect(page.get_by_role("textbox", name=player.text("talk-write"))).to_be_visible()
    if more:
        player.open_all_options()
    assert hidden_starts(page, player.visitor.button("lobby-start")) == []
    assert [*violations(page), *too_wide(page)] == []


@pytest.mark.parametrize(("path", "board"), [("", "[aria-hidden] .square"), ("odds/us", "figure svg, svg[role=img]")])
def test_the_boards_of_the_start_page_and_of_odds_are_dark_in_the_dark_theme(
    server: Server, lease: Visit, path: str, board: str
) -> None:
    page = lease(Device(dark=True)).page
    page.goto(f"{server.address}/{path}")
    square = page.locator(board).first
    expect(square).to_be_attached()
    brightness = "(one) => Math.max(...getComputedStyle(one).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number))"
    assert square.evaluate(brightness) < 80


def test_the_board_round_the_start_page_has_names_on_a_desk_and_none_on_a_phone(server: Server, lease: Visit) -> None:
    page = lease().page
    page.goto(server.address)
    square = page.locator("[aria-hidden] .square")
    expect(square.filter(has=page.locator(".name"))).not_to_have_count(0)
    resize(page, PHONE)
    expect(square.filter(has=page.locator(".band[data-colour]"))).not_to_have_count(0)
    expect(square.filter(has=page.locator(".name"))).to_have_count(0)


def test_a_host_who_is_being_seated_is_not_asked_to_take_a_seat(server: Server, visit: Visit) -> None:
    player = come(visit, "en", DESK)
    player.page.add_init_script(
        """new MutationObserver(() => { window.asked ||= document.querySelector('.guest') !== null })
          .observe(document, { subtree: true, childList: true })"""
    )
    player.go_to_lobby(server.address)
    expect(player.visitor.button("lobby-leave-named", name=player.text("lobby-player", seat=1))).to_be_visible()
    assert not player.page.evaluate("window.asked")


def test_presets_set_the_table_up_and_what_none_has_is_counted(server: Server, lease: Visit) -> None:
    player = come(lease, "en", DESK)
    page, text = player.page, player.text
    player.open_table(server.address, "Anna")
    presets = page.get_by_role("radiogroup", name=text("preset-title"))
    expect(presets.get_by_role("radio", name=text("preset-standard"))).to_be_checked()
    presets.get_by_role("radio", name=text("preset-quick")).check()
    expect(presets).to_contain_text(text("preset-quick-note", minutes=30))
    player.open_more()
    expect(page.get_by_label(text("option-timed"))).to_have_value("30")
    expect(page.get_by_label(text("lobby-answer"))).to_have_value("60")
    player.choose_setting("lobby-hints", "lobby-hints-on")
    expect(presets.locator(":checked")).to_have_count(0)
    expect(page.get_by_text(text("lobby-more-changed", count=4))).to_be_visible()
    page.reload()
    expect(page.get_by_text(text("lobby-more-changed", count=4))).to_be_visible()
    presets.get_by_role("radio", name=text("preset-booklet")).check()
    player.choose_edition("uk")
    expect(presets.get_by_role("radio", name=text("preset-booklet"))).to_be_checked()


def test_a_new_table_is_set_up_as_last_time_and_says_so(server: Server, lease: Visit) -> None:
    player = come(lease, "en", DESK)
    page, text = player.page, player.text
    player.open_table(server.address, "Anna", "uk")
    player.open_all_options()
    player.choose_option("no-auctions")
    player.visitor.button("lobby-add").click()
    player.start()
    player.go_to_lobby(server.address)
    expect(page.get_by_label(text("lobby-edition"))).to_have_value("uk")
    expect(page.get_by_role("status").get_by_text(text("lobby-as-last"))).to_be_visible()
    expect(page.get_by_role("radio", name=text("preset-last"))).to_be_checked()
    expect(page.get_by_role("listitem", name=text("lobby-seat", seat=5))).to_be_visible()
    assert violations(page) == []
    player.visitor.button("lobby-reset").click()
    expect(page.get_by_role("radio", name=text("preset-standard"))).to_be_checked()
    expect(page.get_by_role("listitem", name=text("lobby-seat", seat=5))).to_have_count(0)
    expect(page.get_by_role("heading", name=text("lobby-title"))).to_be_focused()
    page.get_by_role("radio", name=text("preset-last")).check()
    expect(page.get_by_text(text("option-no-auctions")).first).to_be_visible()


def test_a_limit_is_asked_for_in_rounds_whatever_the_number_of_seats(server: Server, lease: Visit) -> None:
    player = come(lease, "en", DESK)
    page, text = player.page, player.text
    player.open_table(server.address, "Anna")
    player.open_more()
    field = page.get_by_label(text("option-turns"))
    field.fill("20")
    field.press("Enter")
    field.press("Tab")
    rules = page.get_by_role("link", name=text("start-rules"))
    expect(rules).to_have_attribute("href", re.compile("turns=80"))
    player.visitor.button("lobby-add").click()
    expect(rules).to_have_attribute("href", re.compile("turns=100"))
    expect(field).to_have_value("20")
    player.start()
    expect(page.get_by_role("note", name=re.compile("Round 1 of 20"))).to_be_visible()
    panel = player.open_panel("rules")
    expect(panel).to_contain_text(text("table-option", option=text("option-turns"), value="20"))
