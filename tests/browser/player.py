"""A person who plays by what the screen shows, and by clicks and keys alone."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Waited

from tests.browser.card import CHANGED, Card, read_card
from tests.browser.phrases import edition_name
from tests.browser.visitor import Visitor

KEYS = {
    "estate": "e",
    "trades": "t",
    "story": "s",
    "ledger": "l",
    "rules": "r",
    "help": "?",
    "settings": "o",
}
AT_SOME_TABLES = {"hint": "h"}
"""Panels that only some tables have: those that allow hints."""
_A_WHILE = 20_000
_AT_ONCE = 2_000
_LOOK = 50
"""Milliseconds between two looks for a change: a look in every frame would have the browser draw every frame."""


class Player:
    """A player with a seat at a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.text = visitor.text

    @property
    def page(self) -> Page:
        return self.visitor.page

    # Coming to the table.

    def open_table(self, address: str, name: str, edition: str = "italy") -> None:
        """Open a table from the start page, write one's name on the first seat, choose the edition."""
        self.go_to_lobby(address)
        self.write_name(name)
        if self.page.get_by_label(self.text("lobby-edition")).input_value() != edition:
            self.choose_edition(edition)

    def go_to_lobby(self, address: str, game: str = "") -> None:
        """Open a table for friends from the start page, of a game if one is named."""
        self.page.goto(address)
        if game:
            self.choose_game(game)
        self.visitor.button("start-friends").click()
        expect(self.page.get_by_role("heading", name=self.text("lobby-title"))).to_be_visible()

    def choose_game(self, game: str) -> None:
        """Choose a game on the start page or in the lobby."""
        radio = self.page.get_by_role("radio", name=self.text(f"game-{game}"))
        self.page.locator("label").filter(has=radio).click()
        expect(radio).to_be_checked()

    def enter(self, address: str) -> None:
        """Come to a table whose game has begun."""
        self.page.goto(address)
        expect(self.page.locator("[data-purse='0']")).to_be_visible()

    def write_name(self, name: str) -> None:
        """Write one's name in the lobby, where nothing is wrong with it."""
        self.try_name(name)
        expect(self._name).to_have_value(name)

    def try_name(self, name: str) -> None:
        """Write a name in the lobby that may be refused: then the field has the one before again."""
        self._name.fill(name)
        self._name.press("Enter")

    @property
    def _name(self) -> Locator:
        return self.page.get_by_role("textbox", name=re.compile(rf"^{self.text('lobby-name')}\b"))

    def choose_edition(self, edition: str) -> None:
        """Choose an edition in the lobby by its name."""
        name = edition_name(edition, self.visitor.device.language)
        field = self.page.get_by_label(self.text("lobby-edition"))
        field.select_option(label=name)
        expect(field).to_have_value(edition)

    def choose_option(self, option: str) -> None:
        """Turn an option of the lobby or of simulations on, and see that it is."""
        self.open_more()
        switch = self.page.get_by_role("switch", name=self.text(f"option-{option}"))
        switch.check()
        expect(switch).to_be_checked()

    def choose_setting(self, setting: str, choice: str) -> None:
        """Choose a value of a setting of the lobby, and see that it is."""
        self.open_more()
        field = self.page.get_by_label(self.text(setting))
        field.select_option(label=self.text(choice))
        expect(field.locator("option:checked")).to_have_text(self.text(choice))

    def open_more(self) -> None:
        """Unfold in the lobby all that is no preset, unless it is."""
        more = self.page.locator("details:not([open]) > summary").filter(has_text=self.text("lobby-more"))
        if more.count():
            more.click()

    def open_all_options(self) -> None:
        """Unfold in the lobby what is folded."""
        self.open_more()
        for folded in ("lobby-figures", "lobby-popular"):
            self.page.locator("summary").filter(has_text=self.text(folded)).click()
        expect(self.page.locator("details[open]")).to_have_count(3)

    def start(self) -> None:
        """Start the game."""
        self.visitor.button("lobby-start").click()
        expect(self.page.locator("#question-head")).to_be_visible()

    def hurry(self) -> None:
        """Let nothing move and the bots answer at once."""
        panel = self.open_panel("settings")
        chosen = {"settings-motion": self.text("settings-motion-none")}
        chosen["settings-pace"] = self.text("settings-pace-option", pace=0)
        for setting, text in chosen.items():
            group = panel.get_by_role("group", name=self.text(setting), exact=True)
            group.locator("label").filter(has_text=re.compile(f"^\\s*{re.escape(text)}\\s*$")).click()
        self.close()

    # Reading and answering.

    def read(self) -> Card:
        """Read the question."""
        return read_card(self.page)

    def wait(self, card: Card, patience: float = _A_WHILE) -> bool:
        """Wait until something has happened; say whether it has."""
        try:
            self.page.wait_for_function(CHANGED, arg=card.mark, polling=_LOOK, timeout=patience)
        except Waited:
            return False
        return True

    def until(self, reached: Callable[[Card], bool], patience: float = _A_WHILE) -> Card:
        """Wait until the card is as wished; things have to go on meanwhile."""
        card = self.read()
        while not reached(card):
            assert self.wait(card, patience), f"nothing happens: {card}"
            card = self.read()
        return card

    def asked(self) -> Card:
        """Wait until one is asked, offered a trade, or the game is over."""
        return self.until(lambda card: card.over or (not card.busy and (card.asked or bool(card.business))))

    def press(self, label: str, card: Card) -> None:
        """Press an answer of the card, and see that something comes of it."""
        question = self.page.locator("section").filter(has=self.page.locator("#question-head"))
        # What lies below the label, such as a sum, stands on a line of its own.
        self.reach(question.get_by_role("button", name=label.replace("\n", " "), exact=True), card)

    def reach(self, button: Locator, card: Card) -> bool:
        """Press a button, unless the others were faster and it is gone: say which; something has to come of it."""
        try:
            button.first.click(timeout=_AT_ONCE)
        except Waited:
            assert self.read().mark != card.mark, f"{button} cannot be pressed: {card}"
            return False
        assert self.wait(card), f"{button} came to nothing: {card}"
        self.until(lambda one: not one.busy)
        return True

    def press_main(self, card: Card) -> None:
        """Press Space, the key of the main answer."""
        self.page.keyboard.press("Space")
        assert self.wait(card), f"Space came to nothing: {card}"
        self.until(lambda one: not one.busy)

    def leave(self) -> None:
        """Go bankrupt: press twice, the second time when the button has woken up."""
        self.visitor.button("give-up-open").or_(self.visitor.button("answer-bankrupt")).first.click()
        names = "|".join(re.escape(self.text(one)) for one in ("answer-give-up", "answer-bankrupt"))
        sure = self.page.get_by_role("alertdialog").get_by_role("button", name=re.compile(f"^({names})$"))
        expect(sure).to_be_enabled()
        self.reach(sure, self.read())

    def skip(self, patience: float) -> None:
        """Once out, have the robots play to the end at once, unless they are there before that is asked of them."""
        hurry, end = self.visitor.button("out-to-the-end"), self.page.locator("#end-winner")
        expect(hurry.or_(end)).to_be_visible()
        hurry.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")
        expect(end).to_be_visible(timeout=patience)

    def give_up(self, patience: float) -> None:
        """Leave the game, and see its end."""
        self.open_panel("estate")
        self.leave()
        self.page.keyboard.press("Escape")
        self.skip(patience)

    # Panels.

    def open_panel(self, name: str) -> Locator:
        """Open a panel by its key, unless it stands open, and return it."""
        panel = self.page.locator("section.sheet")
        heading = panel.get_by_role("heading", name=self.text(f"panel-{name}"), exact=True)
        if heading.count() == 0:
            self.page.keyboard.press((KEYS | AT_SOME_TABLES)[name])
        expect(heading).to_be_visible()
        return panel

    def close(self) -> None:
        """Close the panel that stands open, if any."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("section.sheet")).to_have_count(0)
