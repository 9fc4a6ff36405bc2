"""A screen that stays open from one test to the next is, at the beginning of each, as a new one is."""

import ast
from pathlib import Path

import pytest

from monopolista.protocol.people import ChatLine
from tests.browser.deal_stage import POSITIONS as OF_THE_CARD_GAME
from tests.browser.kept import Kept
from tests.browser.player import Player
from tests.browser.positions import POSITIONS
from tests.browser.sizes import ACROSS
from tests.browser.stage import Stage
from tests.browser.test_trading import bargain
from tests.browser.visitor import Device, Visit, Visitor

LASTING = {
    "add_init_script", "clock", "context", "expose_binding", "expose_function", "on", "route", "route_web_socket",
    "set_default_timeout", "set_extra_http_headers",
}  # fmt: skip
"""What of a page outlives its document, and cannot be taken back."""
STATE = """() => ({
  stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).replaceAll(/\\d{13}/g, 'now'),
  place: location.href, cookies: document.cookie, name,
  root: document.documentElement.cloneNode().outerHTML,
  scrolled: [...document.querySelectorAll('*')].map((one) => [one.scrollLeft, one.scrollTop]).filter(
    (one) => one.some(Boolean)),
  focus: document.activeElement?.outerHTML.slice(0, 80), hovered: document.querySelectorAll(':hover').length,
  opened: document.querySelectorAll('dialog[open], details[open], .sheet, .bench').length,
  languages: [...navigator.languages, Intl.NumberFormat().resolvedOptions().locale],
  window: [innerWidth, innerHeight, ...Object.entries(Object.getOwnPropertyDescriptors(window)).filter(
    ([, one]) => one.enumerable && 'value' in one).map(([name]) => name)],
  media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(pointer: coarse)'].map(
    (one) => matchMedia(one).matches),
  shown: document.body.innerText,
})"""
SPOIL = """async () => {
  localStorage.spoilt = sessionStorage.spoilt = document.cookie = name = 'spoilt';
  document.documentElement.dataset.spoilt = window.spoilt = 'spoilt';
  setInterval(() => { localStorage.spoilt = 'again'; }, 1);
  await new Promise((done, failed) => Object.assign(indexedDB.open('spoilt'), { onsuccess: done, onerror: failed }));
}"""


@pytest.mark.parametrize("device", [Device("it"), Device("nl", phone=True, dark=True)], ids=["desk", "phone"])
def test_a_screen_on_which_anything_was_done_is_as_new_afterwards(visit: Visit, kept: Kept, device: Device) -> None:
    page = visit(device).page
    Stage(page, POSITIONS["roll"](), [0]).open()
    scene = kept.open(bargain(), Device("fr", device.phone, not device.dark), size=ACROSS, mine=[0, 1])
    player = Player(scene.visitor)
    scene.change_room(hints=True)
    scene.talk(ChatLine(0, 1, "Bruno", "spoilt", 0))
    player.open_panel("settings")
    scene.page.get_by_role("radio").last.press("Space")
    scene.page.emulate_media(media="print", forced_colors="active")
    scene.page.evaluate(SPOIL)
    scene.page.mouse.move(700, 300)
    later = kept.open(POSITIONS["roll"](), device)
    assert later.page is scene.page
    assert later.page.evaluate(STATE) == page.evaluate(STATE)
    assert later.page.evaluate("async () => (await indexedDB.databases()).length") == 0
    assert (later.mine, later.more, later.messages) == ([0], {}, later.messages[:1])


def game_of(visitor: Visitor) -> str | None:
    """Return which game of the room is shown: the first one after the page was opened is number 0."""
    return visitor.page.locator("[data-game]").first.get_attribute("data-game")


def test_a_table_takes_the_place_of_another_only_where_that_was_looked_at(kept: Kept) -> None:
    kept.open(POSITIONS["roll"](), Device())
    assert game_of(kept.show(POSITIONS["jail"](), Device())) == "game-0"
    assert game_of(kept.show(POSITIONS["roll"](), Device())) == "game-1"
    assert game_of(kept.show(POSITIONS["roll"](), Device(dark=True))) == "game-0"
    shown = kept.show(POSITIONS["jail"](), Device(dark=True))
    assert game_of(shown) == "game-1"
    shown.page.keyboard.press("Shift")
    assert game_of(kept.show(POSITIONS["roll"](), Device(dark=True))) == "game-0"
    assert game_of(kept.show(OF_THE_CARD_GAME["to-play"](), Device(dark=True))) == "game-0"


@pytest.mark.parametrize("source", sorted(Path(__file__).parent.glob("test_*.py")), ids=lambda source: source.stem)
def test_what_outlives_a_document_is_changed_only_in_a_browser_of_its_own(source: Path) -> None:
    changed = [
        f"{test.name}: {part.attr}; ask for `visit`, not for `kept` or `lease`"
        for test in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(test, ast.FunctionDef) and {"kept", "lease"} & {one.arg for one in test.args.args}
        for part in ast.walk(test)
        if isinstance(part, ast.Attribute) and part.attr in LASTING
    ]
    assert changed == []
