"""A turn of the card game by keyboard alone, the focus never lost."""

from playwright.sync_api import Page, expect

from monopolista.games.common.notation import Action
from tests.browser.deal_player import DealPlayer
from tests.browser.deal_stage import laid, table_of
from tests.browser.kept import Kept
from tests.browser.sizes import LEVEL
from tests.browser.test_keyboard import focused

MOST_PRESSES = 40


def sit(kept: Kept) -> DealPlayer:
    """Sit down where there is money, a property, a rent and a debt to collect in the hand."""
    table = table_of(laid(2, hand=["yellow-1", "rent-brown-light-blue", "debt-collector", "money-5"]))
    return DealPlayer(kept.open(table).visitor)


def press(page: Page, *keys: str) -> None:
    """Press keys; the focus is never lost."""
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_function("document.activeElement !== document.body")


def go_to(page: Page, card: int) -> None:
    """Go through the hand with the arrow keys."""
    for _ in range(MOST_PRESSES):
        if page.locator(f"[data-hand-card='{card}']:focus").count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the card cannot be reached")


def test_a_turn_by_the_arrow_keys_enter_and_escape(kept: Kept) -> None:
    table = table_of(laid(3, hand=["yellow-2", "rent-brown-light-blue", "debt-collector", "money-3"]), take_back=True)
    player = DealPlayer(kept.open(table).visitor)
    page = player.page
    money, rent = (
        next(one for one in table.hand(0) if table.box.cards[one].key == key)
        for key in ("money-3", "rent-brown-light-blue")
    )
    begun = table.version

    go_to(page, rent)
    press(page, "Enter")
    expect(page.locator("[data-choice]:focus")).to_have_count(1)
    press(page, "ArrowDown", "ArrowUp", "Escape")
    expect(page.locator(f"[data-hand-card='{rent}']:focus")).to_have_count(1)
    assert table.version == begun

    go_to(page, money)
    press(page, "Enter", "Enter")
    player.until(lambda one: not one.busy)
    assert table.steps[-1].action == f"bank {money}"
    press(page, "u")
    player.until(lambda one: not one.busy)
    assert table.steps[-1].action == "undo"

    go_to(page, rent)
    press(page, "Enter", "Enter")
    expect(page.locator(".choosing [data-main]")).to_be_visible()
    assert focused(page) != ""
    page.keyboard.press("Space")
    player.until(lambda one: not one.asked)
    assert table.steps[-1].action == f"play {rent} 0"


def test_the_digits_pick_cards_up_and_the_help_tells_them(kept: Kept) -> None:
    player = sit(kept)
    page = player.page
    for place in range(1, len(player.hand) + 1):
        page.keyboard.press(str(place))
        expect(page.locator("[data-hand-card][aria-pressed='true']")).to_have_count(1)
        assert player.hand[place - 1] == int(
            page.locator("[aria-pressed='true'][data-hand-card]").get_attribute("data-hand-card") or -1
        )
        page.keyboard.press("Escape")
    listed = player.open_panel("help").locator("kbd").all_inner_texts()
    assert {key.lower() for key in listed} >= {"u", "n", "a", "f", "c", "d", "e", "1", "←", "→"}


def test_every_panel_gives_the_focus_back(kept: Kept) -> None:
    player = sit(kept)
    page = player.page
    go_to(page, player.hand[0])
    for key in ("e", "c", "d", "r", "o", "?"):
        page.keyboard.press(key)
        expect(page.locator("section.sheet")).to_be_visible()
        player.close()
        page.wait_for_function("document.activeElement !== document.body")


def test_a_focus_on_ones_own_sets_goes_to_the_question_when_the_hand_sinks(kept: Kept) -> None:
    scenario = laid(2, turn=1)
    scene = kept.open(table_of(scenario), size=LEVEL)
    page = scene.page
    page.locator(".own .sets button").first.focus()
    scene.play(1, Action(*scenario.words.action(1, "play rent-any red")))
    scene.play(0, Action(*scenario.words.action(0, "allow")))
    expect(page.locator("ul.purse")).to_be_visible()
    expect(page.locator("#question-head")).to_be_focused()
