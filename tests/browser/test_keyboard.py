"""The game by keyboard alone, the focus never lost; and the wish for less motion."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kept import Kept
from tests.browser.player import KEYS, Player
from tests.browser.positions import anywhere, by_bus, to_roll
from tests.browser.server import Server
from tests.browser.stage import laid
from tests.browser.visitor import Device, Visit

MOST_TABS = 150
MOST_ANSWERS = 40
_FOCUSED = """() => {
  const one = document.activeElement;
  return one === document.body ? '' : `${one.ariaLabel ?? one.innerText} <${one.tagName}>`;
}"""
WATCH = """() => {
  window.moved = 0;
  const look = () => {
    const flying = document.querySelectorAll('.flights > *').length;
    const moving = document.getAnimations().filter((one) => one.timeline === document.timeline);
    window.moved = Math.max(window.moved, moving.length + flying);
    requestAnimationFrame(look);
  };
  look();
}"""


def focused(page: Page) -> str:
    """Return what has the focus; nothing if it is lost."""
    return page.evaluate(_FOCUSED)


def tab_to(page: Page, start: str, most: int = MOST_TABS) -> None:
    """Go to a button with the Tab key, pressed so often at most."""
    for _ in range(most + 1):
        reached = focused(page)
        if reached.startswith(start) and reached.endswith("<BUTTON>"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{start!r} cannot be reached")


def test_a_round_by_tab_and_enter(server: Server, lease: Visit) -> None:
    player = Player(lease(Device()))
    page, text = player.page, player.text
    page.goto(server.address)
    tab_to(page, text("start-friends"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=text("lobby-title"))).to_be_focused()
    tab_to(page, text("lobby-start"), most=9)
    page.keyboard.press("Enter")
    expect(page.locator("#question-head")).to_be_focused()
    handed_on = False
    for _ in range(MOST_ANSWERS):
        card = player.until(lambda one: one.asked and not one.busy)
        if handed_on and card.head == text("head-roll"):
            break
        handed_on = handed_on or card.head == text("head-end")
        answer = next((one for one in card.answers if one.main and one.open), card.answers[-1])
        tab_to(page, answer.label.split("\n")[0])
        page.keyboard.press("Enter")
        assert player.wait(card)
        player.until(lambda one: not one.busy)
        assert focused(page) != "", f"the focus is lost after {answer.label!r}"
    else:
        raise AssertionError("the dice never came round")


def test_every_panel_opens_and_closes_by_its_key_and_gives_the_focus_back(kept: Kept) -> None:
    player = Player(kept.open(to_roll()).visitor)
    page = player.page
    tab_to(page, player.text("answer-roll"))
    for name in KEYS:
        player.open_panel(name)
        assert focused(page) != "", name
        player.close()
        page.wait_for_function(f"({_FOCUSED})() !== ''")
        assert focused(page).startswith(player.text("answer-roll")), name


def test_the_bus_is_taken_by_tab_and_enter_and_its_goal_is_shown(kept: Kept) -> None:
    scene = kept.open(by_bus())
    player = Player(scene.visitor)
    assert player.page.locator("rect.outline.asked").count() == 3
    card = player.read()
    tab_to(player.page, "Società Acqua Potabile")
    expect(player.page.locator("rect.outline.pointed")).to_have_count(1)
    player.page.keyboard.press("Enter")
    assert player.wait(card)
    assert scene.messages[-1]["action"] == "ride 2"


def test_where_to_go_is_searched_in_the_list_by_keys(kept: Kept) -> None:
    scene = kept.open(anywhere())
    player = Player(scene.visitor)
    page = player.page
    assert page.locator("rect.outline.open").count() == 40
    page.get_by_role("searchbox", name=player.text("anywhere-search")).focus()
    page.keyboard.type("vittoria")
    expect(page.locator("rect.outline.open")).to_have_count(1)
    tab_to(page, "Parco della Vittoria")
    page.keyboard.press("Space")
    tab_to(page, player.text("answer-go", square="Parco della Vittoria"))
    card = player.read()
    page.keyboard.press("Enter")
    assert player.wait(card)
    assert scene.messages[-1]["action"] == "go 39"


def test_where_to_go_is_chosen_on_the_board_by_keys(kept: Kept) -> None:
    scene = kept.open(anywhere())
    player = Player(scene.visitor)
    page = player.page
    page.locator("[data-square='0']").focus()
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.keyboard.press("q")
    card = player.read()
    page.keyboard.press("Space")
    assert player.wait(card)
    assert scene.messages[-1]["action"] == "go 5"


def test_space_gives_the_main_answer_after_another_button_was_clicked(kept: Kept) -> None:
    scene = kept.open(to_roll())
    player = Player(scene.visitor)
    panel, card = player.open_panel("estate"), player.read()
    name = re.compile(rf"^{player.text('answer-sell')} ")
    player.reach(panel.get_by_role("button", name=name, disabled=False), card)
    assert scene.messages[-1]["action"].startswith("sell")
    player.press_main(player.read())
    assert scene.messages[-1]["action"] == "roll"


def test_the_help_lists_the_keys_that_work(kept: Kept) -> None:
    player = Player(kept.open(to_roll()).visitor)
    listed = player.open_panel("help").locator("kbd").all_inner_texts()
    assert {key.lower() for key in listed} >= {player.text("key-space").lower(), *KEYS.values(), "m", "q", ".", "esc"}


@pytest.mark.parametrize("still", [True, False], ids=["less-motion", "motion"])
def test_nothing_moves_for_who_wishes_less_motion(kept: Kept, still: bool) -> None:
    player = Player(kept.open(laid(2), Device(still=still)).visitor)
    player.page.evaluate("document.fonts.ready")
    player.page.evaluate(WATCH)
    player.page.keyboard.press("Space")
    player.until(lambda card: card.asked and card.head != player.text("head-roll"))
    moved: int = player.page.evaluate("window.moved")
    assert (moved == 0) == still
