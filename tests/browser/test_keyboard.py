"""The game by keyboard alone, the focus never lost; and the wish for less motion."""

import pytest
from playwright.sync_api import Page, expect

from monopolista.kernel.classic.records import Game
from tests.browser.player import KEYS, Player
from tests.browser.positions import to_roll
from tests.browser.server import Server
from tests.browser.stage import Stage, lay
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
    window.moved = Math.max(window.moved, document.getAnimations().length + flying);
    requestAnimationFrame(look);
  };
  look();
}"""


def focused(page: Page) -> str:
    """Return what has the focus; nothing if it is lost."""
    return page.evaluate(_FOCUSED)


def tab_to(page: Page, start: str) -> None:
    """Go to a button with the Tab key."""
    for _ in range(MOST_TABS):
        reached = focused(page)
        if reached.startswith(start) and reached.endswith("<BUTTON>"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{start!r} cannot be reached")


def take_the_dice(game: Game) -> None:
    """Give the first seat the first turn."""
    game.turn = game.die_1 = game.die_2 = 0


def test_a_round_by_tab_and_enter(server: Server, visit: Visit) -> None:
    player = Player(visit(Device()))
    page, text = player.page, player.text
    page.goto(server.address)
    tab_to(page, text("start-new"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=text("lobby-title"))).to_be_visible()
    tab_to(page, text("lobby-start"))
    page.keyboard.press("Enter")
    expect(page.locator("#question-head")).to_be_visible()
    hands_on = 0
    for _ in range(MOST_ANSWERS):
        card = player.asked()
        hands_on += card.head == text("head-end")
        if hands_on == 2:
            break
        answer = next((one for one in card.answers if one.main and one.open), card.answers[-1])
        tab_to(page, answer.label.split("\n")[0])
        page.keyboard.press("Enter")
        assert player.wait(card)
        player.until(lambda one: not one.busy)
        assert focused(page) != "", f"the focus is lost after {answer.label!r}"
    else:
        raise AssertionError("the dice never came round")


def test_every_panel_opens_and_closes_by_its_key_and_gives_the_focus_back(visit: Visit) -> None:
    player = Player(visit(Device()))
    Stage(player.page, to_roll(), [0]).open()
    page = player.page
    tab_to(page, player.text("answer-roll"))
    for door in KEYS:
        player.door(door)
        assert focused(page) != "", door
        player.close()
        page.wait_for_function(f"({_FOCUSED})() !== ''")
        assert focused(page).startswith(player.text("answer-roll")), door


def test_the_help_lists_the_keys_that_work(visit: Visit) -> None:
    player = Player(visit(Device()))
    Stage(player.page, to_roll(), [0]).open()
    listed = player.door("help").locator("kbd").all_inner_texts()
    assert {key.lower() for key in listed} >= {player.text("key-space").lower(), *KEYS.values()}


@pytest.mark.parametrize("still", [True, False], ids=["less-motion", "motion"])
def test_nothing_moves_for_who_wishes_less_motion(visit: Visit, still: bool) -> None:
    player = Player(visit(Device(still=still)))
    Stage(player.page, lay(2, take_the_dice), [0]).open()
    player.page.evaluate("document.fonts.ready")
    player.page.evaluate(WATCH)
    player.page.keyboard.press("Space")
    player.until(lambda card: card.asked and card.head != player.text("head-roll"))
    moved: int = player.page.evaluate("window.moved")
    assert (moved == 0) == still
