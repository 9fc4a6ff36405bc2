"""The guided games, from the first step to the last: with the keyboard, by touch, and by the accessibility tree."""

import pytest
from playwright.sync_api import ViewportSize, expect

from monopolista.locales import LANGUAGES
from tests.browser.learner import Learner, Way
from tests.browser.player import Player
from tests.browser.screens import rest, too_wide, violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

ACROSS: ViewportSize = {"width": 844, "height": 390}
SCREENS: dict[str, tuple[Way, ViewportSize | None]] = {
    "keyboard": ("keyboard", None),
    "touch": ("touch", None),
    "touch-across": ("touch", ACROSS),
    "tree": ("tree", None),
}
_RING_IN_WINDOW = """() => {
  const ring = document.querySelector('[data-target-ring]').getBoundingClientRect();
  return ring.left >= 0 && ring.top >= 0 && ring.right <= innerWidth && ring.bottom <= innerHeight;
}"""
_CUT_SUMS = """() => {
  const answers = document.querySelector('.question .answers').getBoundingClientRect().top;
  const sums = [...document.querySelectorAll('.question :is(dd, .price)')];
  return sums.filter((one) => one.getBoundingClientRect().bottom > answers + 1).map((one) => one.innerText);
}"""
"""The sums of a question that its answers lie over."""


def learner_at(visit: Visit, game: str, screen: str, language: str) -> Learner:
    """Return a learner who has never played, at a desk or a phone."""
    way, size = SCREENS[screen]
    visitor = visit(Device(language, phone=way == "touch", first=True))
    if size is not None:
        visitor.page.set_viewport_size(size)
    return Learner(visitor, game, way)


@pytest.mark.campaign("guided games", sample=1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["classic", "deal"])
def test_a_guided_game_is_played_to_its_end(
    server: Server, lease: Visit, game: str, screen: str, language: str
) -> None:
    learner = learner_at(lease, game, screen, language)
    learner.begin(server.address)
    for step in learner.steps():
        assert [*violations(learner.page), *too_wide(learner.page)] == [], step.name
        assert learner.page.evaluate(_RING_IN_WINDOW), step.name
        learner.do(step)
    expect(learner.page.locator("[data-target-ring]")).to_have_count(0)
    learner.page.goto(f"{server.address}/learn")
    expect(learner.page.locator("main")).to_contain_text(learner.visitor.text("lesson-finished"))


def test_below_the_coach_of_a_phone_price_and_debt_are_read_above_the_answers(server: Server, lease: Visit) -> None:
    learner = learner_at(lease, "classic", "touch", "it")
    learner.begin(server.address)
    for step in learner.steps():
        rest(learner.page)
        assert learner.page.evaluate(_RING_IN_WINDOW), step.name
        if step.name in ("buy", "mortgage"):
            assert learner.page.evaluate(_CUT_SUMS) == [], step.name
        if step.name == "mortgage":
            break
        learner.do(step)


def test_who_asks_for_rent_by_the_keyboard_keeps_the_focus(server: Server, lease: Visit) -> None:
    learner = Learner(lease(Device("en", first=True, still=False)), "classic", "keyboard")
    learner.begin(server.address)
    for step in learner.steps():
        if step.name == "roll-again":
            break
        learner.do(step)
    expect(learner.page.locator("#question-head")).to_be_focused()


def test_another_answer_is_led_back_kindly_and_changes_nothing(server: Server, lease: Visit) -> None:
    learner = learner_at(lease, "classic", "keyboard", "en")
    learner.begin(server.address)
    steps = learner.steps()
    learner.do(next(steps))
    assert next(steps).name == "buy"
    learner.press(learner.page.locator("[data-mark='answer-decline']"))
    expect(learner.coach.get_by_role("status")).to_contain_text(learner.visitor.text("failure-lesson"))
    expect(learner.coach).to_contain_text(learner.said("buy"))
    learner.press(learner.page.locator("[data-mark='answer-buy']"))
    assert next(steps).name == "end"
    expect(learner.coach).not_to_contain_text(learner.visitor.text("failure-lesson"))


def test_a_guided_game_is_skipped_and_resumed_where_it_was_left(server: Server, lease: Visit) -> None:
    learner = learner_at(lease, "classic", "keyboard", "it")
    page, text = learner.page, learner.visitor.text
    page.goto(server.address)
    page.get_by_role("link", name=text("learn-link"), exact=True).click()
    learner.begin(server.address)
    steps = learner.steps()
    learner.do(next(steps))
    next(steps)
    page.reload()
    expect(learner.coach).to_contain_text(learner.said("buy"))
    learner.coach.get_by_role("link", name=text("lesson-skip"), exact=True).click()
    page.get_by_role("link", name=text("learn-resume"), exact=True).click()
    expect(page.locator("main")).to_contain_text(text("lesson-count", number=2, count=len(learner.lesson.steps)))
    learner.resume(server.address)
    expect(learner.coach).to_contain_text(learner.said("buy"))


def test_a_guided_game_stands_in_no_list_and_says_that_its_dice_follow_a_script(server: Server, lease: Visit) -> None:
    learner = learner_at(lease, "deal", "keyboard", "fr")
    learner.begin(server.address)
    learner.do(next(learner.steps()))
    panel = Player(learner.visitor).open_panel("settings")
    expect(panel).to_contain_text(learner.visitor.text("lesson-script"))
    learner.page.goto(server.address)
    expect(learner.page.get_by_role("link", name=learner.visitor.text("learn-resume"), exact=True)).to_be_visible()
    assert learner.page.evaluate("Object.keys(localStorage).filter((key) => key.endsWith(':rooms'))") == []


def test_a_guided_game_that_the_server_has_forgotten_begins_anew(server: Server, lease: Visit) -> None:
    learner = learner_at(lease, "classic", "keyboard", "nl")
    learner.visitor.may_miss = True
    learner.begin(server.address)
    steps = learner.steps()
    learner.do(next(steps))
    next(steps)
    gone = '(key) => localStorage[key] = localStorage[key].replace(/"room":"[^"]+"/, \'"room":"gone"\')'
    learner.page.evaluate(f"Object.keys(localStorage).filter((key) => key.endsWith(':lessons')).forEach({gone})")
    learner.resume(server.address)
    expect(learner.coach).to_contain_text(learner.said("roll"))
