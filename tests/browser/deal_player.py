"""A person who plays the card game by what the screen shows, and by clicks and keys alone."""

from playwright.sync_api import Locator, Position, expect
from playwright.sync_api import TimeoutError as Waited

from tests.browser.card import Card
from tests.browser.player import Player

_CORNER: Position = {"x": 12, "y": 16}
"""Where a card of the fan is not under the next one."""
_AT_ONCE = 2_000
_USABLE = "li:not(.idle) > [data-hand-card]"


class DealPlayer(Player):
    """A player with a seat at a table of the card game."""

    @property
    def hand(self) -> list[int]:
        """Return the cards in one's hand, in the order of the fan."""
        found = self.page.locator("[data-hand-card]").evaluate_all("all => all.map((one) => one.dataset.handCard)")
        return [int(number) for number in found]

    @property
    def usable(self) -> list[int]:
        """Return the cards of the hand that do not stand back."""
        found = self.page.locator(_USABLE).evaluate_all("all => all.map((one) => one.dataset.handCard)")
        return [int(number) for number in found]

    def in_hand(self, card: int) -> Locator:
        """Return a card of the hand."""
        return self.page.locator(f"[data-hand-card='{card}']")

    def take(self, card: int) -> None:
        """Pick a card up with the pointer."""
        self.in_hand(card).click(position=_CORNER)
        expect(self.in_hand(card)).to_have_attribute("aria-pressed", "true")

    @property
    def choices(self) -> list[str]:
        """Return what can be done with the card that is picked up, as it would be sent."""
        return self.page.locator("[data-choice]").evaluate_all("all => all.map((one) => one.dataset.choice)")

    def choice(self, action: str) -> Locator:
        """Return a choice by what it would send."""
        return self.page.locator(f"[data-choice='{action}']")

    def choose(self, action: str) -> None:
        """Make a choice; where it is to be confirmed, confirm it."""
        card = self.read()
        self.choice(action).click()
        if not self.page.locator(".first").count():
            assert self.wait(card), f"{action} came to nothing"
        if self.page.locator(".choosing [data-main]").count():
            self.confirm()
        self.until(lambda one: not one.busy)

    def confirm(self) -> None:
        """Press the answer that does what is meant."""
        self.reach(self.page.locator(".choosing [data-main]"), self.read())

    def until_asked(self, head: str) -> Card:
        """Wait until one is asked a question with a heading that begins so."""
        return self.until(lambda card: card.asked and not card.busy and card.head.startswith(head))

    def say(self, message: str) -> None:
        """Press an answer of the question."""
        self.press(self.text(message), self.read())

    def play_on(self) -> None:
        """Answer whatever is asked with some sense; nothing is banked, so that properties have to pay."""
        card = self.read()
        if card.head.startswith(self.text("deal-head-to-play")):
            self.play_a_card()
        elif self.page.locator(".purse button").count():
            self.pay(card)
        elif self.page.locator(".gives button").count():
            self.page.locator(".gives button").first.click()
            self.confirm()
        elif self.discarding(card):
            self.take_any(self.hand[0])
            self.confirm()
        elif no := card.find(self.text("deal-answer-no")):
            self.press(no, card)
        else:
            answers = [one.label for one in card.answers if one.open]
            assert answers, f"no answer: {card}"
            self.press(answers[0], card)

    def discarding(self, card: Card) -> bool:
        """Say whether cards have to go."""
        heads = [self.text("deal-head-to-discard", number=number) for number in (1, 2, 3, 4)]
        return card.head in heads

    def play_a_card(self) -> None:
        """Lay a property or play an action, else end the turn."""
        for number in self.usable:
            if not self.take_any(number):
                return
            wished = [one for one in self.choices if one.startswith(("lay", "play"))]
            if wished:
                self.choose(wished[-1])
                return
            if self.page.locator(".choosing [data-main]").count():
                self.confirm()
                return
            self.page.keyboard.press("Escape")
        self.press(self.text("deal-answer-end"), self.read())

    def take_any(self, number: int) -> bool:
        """Pick a card up unless it has gone meanwhile; say whether it is there."""
        try:
            self.in_hand(number).click(position=_CORNER, timeout=_AT_ONCE)
        except Waited:
            return False
        return True

    def pay(self, card: Card) -> None:
        """Take the suggestion if there is one, then pay."""
        if card.find(self.text("deal-answer-pick-suggested")) and not card.find(self.text("deal-answer-pay")):
            self.press(card.find(self.text("deal-answer-pick-suggested")), card)
            card = self.until(lambda one: bool(one.find(self.text("deal-answer-pay"))) or not one.asked)
        if answer := card.find(self.text("deal-answer-pay")):
            self.press(answer, card)
