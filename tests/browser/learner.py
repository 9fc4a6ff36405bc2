"""A person who plays a guided game by what its coach says: by keyboard, by touch, or by the accessibility tree."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, Protocol

from playwright.sync_api import Locator, Page, expect

from monopolista.games import GAMES
from monopolista.games.interface.capabilities import HasLesson
from monopolista.games.interface.lessons import Lesson, LessonStep
from tests.browser.accessibility_tree import AccessibilityTree
from tests.browser.visitor import Visitor

_MOST_TABS = 120
_CARD = re.compile(r"card-\d+$")
_FOCUSED = "(one) => one === document.activeElement"
_DECIDED = """(mark) => {
  const chosen = document.querySelector(`[data-mark="${mark}"]`);
  return !chosen || chosen.querySelector('[data-main]') !== null;
}"""
"""Say whether an answer was given, or waits to be confirmed."""
Way = Literal["keyboard", "touch", "tree"]


class Press(Protocol):
    """Press a button in one of the ways."""

    def __call__(self, page: Page, button: Locator) -> None: ...


def by_keyboard(page: Page, button: Locator) -> None:
    """Go to a button with Tab, and press it with Enter; the main answer has a key of its own."""
    expect(button).to_be_visible()
    if button.get_attribute("data-main") is not None:
        page.keyboard.press("q")  # where a button has the focus, Space is that button's
        page.keyboard.press("Space")
        return
    card = button.get_attribute("data-hand-card")
    for _ in range(_MOST_TABS):
        if button.evaluate(_FOCUSED):
            page.keyboard.press("Enter")
            return
        in_hand = card is not None and page.evaluate("document.activeElement.matches('[data-hand-card]')")
        page.keyboard.press("ArrowRight" if in_hand else "Tab")
    raise AssertionError(f"no key leads to {button}")


def by_touch(page: Page, button: Locator) -> None:
    """Tap a button; it must lie open to the finger."""
    del page
    button.tap()


def by_tree(page: Page, button: Locator) -> None:
    """Press what the accessibility tree has as a button of this name, as assistive technology does."""
    expect(button).to_be_visible()
    tree = AccessibilityTree(page)
    tree.press(tree.name_of(button))
    tree.close()


WAYS: dict[Way, Press] = {"keyboard": by_keyboard, "touch": by_touch, "tree": by_tree}


@dataclass
class Learner:
    """A person at a guided game."""

    visitor: Visitor
    game: str
    way: Way

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def lesson(self) -> Lesson:
        """Return the script of the guided game."""
        game = GAMES[self.game]
        assert isinstance(game, HasLesson)
        return game.lesson

    @property
    def coach(self) -> Locator:
        """Return the coach's bar."""
        return self.page.get_by_role("complementary", name=self.visitor.text("lesson-title"), exact=True)

    def begin(self, address: str) -> None:
        """Begin the guided game from its page."""
        self.page.goto(f"{address}/learn")
        self.press(self._of_game("lesson-begin"))
        expect(self.coach).to_be_visible()

    def resume(self, address: str) -> None:
        """Go on with the guided game from its page."""
        self.page.goto(f"{address}/learn")
        self.press(self._of_game("lesson-resume"))
        expect(self.coach).to_be_visible()

    def _of_game(self, message: str) -> Locator:
        name = f"{self.visitor.text(message)} {self.visitor.text(f'{self.game}-lesson')}"
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, button: Locator) -> None:
        """Press a button in the learner's way."""
        expect(button).not_to_have_attribute("aria-disabled", "true")
        WAYS[self.way](self.page, button)

    def said(self, step: str) -> str:
        """Return what the coach says at a step."""
        kind = "touch" if self.visitor.device.phone else "pointer"
        return self.visitor.text(f"{self.game}-lesson-{step}", input=kind, robot="Ada")

    def steps(self) -> Iterator[LessonStep]:
        """Yield each step once the coach speaks of it and points at something, until the end."""
        for step in self.lesson.steps:
            expect(self.coach).to_contain_text(self.said(step.name))
            expect(self.page.locator("[data-target-ring]")).to_have_count(1)
            yield step
        expect(self.coach).to_contain_text(self.said("done"))

    def do(self, step: LessonStep) -> None:
        """Do what the coach asks for."""
        special: dict[str, Callable[[], None]] = {"build": self._build, "mortgage": self._raise, "pay": self._pay}
        if step.name in special:
            special[step.name]()
        elif _CARD.fullmatch(step.marks[-1]):
            self._play(step.marks[-1])
        else:
            self.press(self._marked(step.marks[0]))

    def _marked(self, mark: str) -> Locator:
        found = self.page.locator(f"[data-mark='{mark}']").filter(visible=True).first
        return found if mark != "claims" else found.get_by_role("button").first

    def _build(self) -> None:
        self.press(self._marked("estate"))
        self.press(self._marked("evenly-build").get_by_role("button").first)
        expect(self._marked("evenly-sell")).to_be_visible()
        self.press(self.page.locator("section.sheet .close"))

    def _main(self) -> Locator:
        return self.page.locator("section.question [data-main]")

    def _raise(self) -> None:
        self.press(self._main())

    def _pay(self) -> None:
        self.press(self.page.get_by_role("button", name=self.visitor.text("deal-answer-pick-suggested"), exact=True))
        expect(self.page.locator("section.question .short")).to_have_count(0)
        self.press(self._main())

    def _play(self, card: str) -> None:
        self.press(self._marked(card))
        chosen = self._marked(f"{card}-chosen")
        expect(chosen).to_be_visible()
        sure = chosen.locator("[data-main]")
        if sure.count() == 0:
            self.press(chosen.locator("[data-choice]").first)
            self.page.wait_for_function(_DECIDED, arg=f"{card}-chosen")
        if sure.count() > 0:
            self.press(sure)
