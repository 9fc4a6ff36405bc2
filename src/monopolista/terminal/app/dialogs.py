"""Modal screens over the table: help, sums, forms, chat, rules and the story."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, OptionList, Static

from monopolista.games.interface.terminal_ui import Form, Item
from monopolista.locales import say

_CLOSE = Binding("escape", "close", show=False)


class PageScreen(ModalScreen[None]):
    """A page to read: keys, story or rules."""

    BINDINGS: ClassVar[list[BindingType]] = [_CLOSE, Binding("q,s,r,question_mark", "close", show=False)]

    def __init__(self, title: str, text: str, *, marked: bool = False, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._marked = marked
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """Compose the page."""
        with Vertical(classes="dialog wide"):
            yield Label(self._title, classes="title", markup=False)
            with VerticalScroll():
                yield Static(_headed(self._text) if self._marked else self._text, markup=False)

    def on_mount(self) -> None:
        """Scroll to the end where the latest text is there."""
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_close(self) -> None:
        """Close the screen."""
        self.dismiss(None)


def _headed(page: str) -> Content:
    """Return a page of the rulebook with styled headings and notes."""
    looks = {"#": "bold reverse", "##": "bold", ">": "italic"}
    parts = [line.partition(" ") if line.partition(" ")[0] in looks else ("", "", line) for line in page.splitlines()]
    return Content("\n").join(Content.assemble((text, looks.get(sign, ""))) for sign, _, text in parts)


class SumScreen(ModalScreen[int | None]):
    """Input of a sum."""

    BINDINGS: ClassVar[list[BindingType]] = [_CLOSE]

    def __init__(self, label: str, span: tuple[int, int], language: str) -> None:
        super().__init__()
        self._label = label
        self._span = span
        self._language = language

    def compose(self) -> ComposeResult:
        """Compose label and input."""
        with Vertical(classes="dialog"):
            yield Label(self._label, classes="title", markup=False)
            yield Input(type="integer", max_length=7)
            yield Label("", id="wrong", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Return the sum if it is within its limits; an empty input cancels."""
        low, high = self._span
        if not event.value:
            self.dismiss(None)
        elif event.value.isascii() and event.value.isdigit() and low <= int(event.value) <= high:
            self.dismiss(int(event.value))
        else:
            self.query_one("#wrong", Label).update(say("term-sum", self._language, low=low, high=high))

    def action_close(self) -> None:
        """Cancel."""
        self.dismiss(None)


class ChoiceScreen(ModalScreen[int | None]):
    """Choice among some options, such as a confirmation or a language."""

    BINDINGS: ClassVar[list[BindingType]] = [_CLOSE]

    def __init__(self, title: str, options: Sequence[str]) -> None:
        super().__init__()
        self._title = title
        self._options = options

    def compose(self) -> ComposeResult:
        """Compose the list."""
        with Vertical(classes="dialog"):
            yield Label(self._title, classes="title", markup=False)
            yield OptionList(*self._options, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Return the index of the chosen option."""
        self.dismiss(event.option_index)

    def action_close(self) -> None:
        """Cancel."""
        self.dismiss(None)


class ItemList(OptionList):
    """List of the items that one side can give, each selected or not."""

    def __init__(self, items: Sequence[Item], given: Collection[str]) -> None:
        self._items = items
        self.picked = {one.key for one in items if one.key in given}
        super().__init__(*(self._label(one) for one in items), markup=False)

    def _label(self, item: Item) -> str:
        return f"{'☑' if item.key in self.picked else '☐'} {item.label}"

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Toggle an item."""
        event.stop()
        item = self._items[event.option_index]
        self.picked ^= {item.key}
        self.replace_option_prompt_at_index(event.option_index, self._label(item))


class ProposalScreen(ModalScreen[str | None]):
    """Form for a proposal: the items of each side, and sums."""

    BINDINGS: ClassVar[list[BindingType]] = [_CLOSE]

    def __init__(self, form: Form, language: str) -> None:
        super().__init__()
        self._form = form
        self._language = language
        self._sides = [ItemList(items, form.given) for _, items in form.sides]

    def compose(self) -> ComposeResult:
        """Compose both sides side by side, with sums and buttons below."""
        with Vertical(classes="dialog wide"):
            yield Label(self._form.title, classes="title", markup=False)
            with Horizontal(id="sides"):
                for (heading, _), side in zip(self._form.sides, self._sides, strict=True):
                    with Vertical():
                        yield Label(heading, markup=False)
                        yield side
            for field in self._form.fields:
                with Horizontal(classes="field"):
                    yield Label(field.label, markup=False)
                    amount = self._form.sums.get(field.key, 0)
                    yield Input(str(amount or ""), type="integer", max_length=7, id=field.key, compact=True)
            with Horizontal(classes="buttons"):
                yield Button(self._form.send, variant="primary", id="send")
                yield Button(say("term-back", self._language), id="back")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Send the proposal, or cancel."""
        self.dismiss(self._written() if event.button.id == "send" else None)

    def _written(self) -> str:
        picked = [key for side in self._sides for key in side.picked]
        sums = {field.key: self._sum(field.key, field.high) for field in self._form.fields}
        return self._form.write(picked, sums)

    def _sum(self, key: str, high: int) -> int:
        text = self.query_one(f"#{key}", Input).value
        return min(high, int(text)) if text.isascii() and text.isdigit() else 0

    def action_close(self) -> None:
        """Cancel."""
        self.dismiss(None)


class ChatScreen(ModalScreen[None]):
    """Chat messages, with an input for a new one."""

    BINDINGS: ClassVar[list[BindingType]] = [_CLOSE]

    def __init__(self, lines: Callable[[], str], send: Callable[[str], Awaitable[None]], language: str) -> None:
        super().__init__()
        self._lines = lines
        self._send = send
        self._language = language

    def compose(self) -> ComposeResult:
        """Compose the messages above the input."""
        with Vertical(classes="dialog wide"):
            yield Label(say("panel-talk", self._language), classes="title", markup=False)
            with VerticalScroll():
                yield Static(self._lines(), id="said", markup=False)
            yield Input(placeholder=say("talk-write", self._language), max_length=280)

    def on_mount(self) -> None:
        """Update the messages periodically; focus the input."""
        self.query_one(Input).focus()
        self.set_interval(0.3, self._refresh_messages)

    def _refresh_messages(self) -> None:
        self.query_one("#said", Static).update(self._lines())

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Send the message."""
        message = event.value.strip()
        event.input.clear()
        if message:
            await self._send(message)

    def action_close(self) -> None:
        """Close the screen."""
        self.dismiss(None)
