"""Widgets of the table screen: the table, the question and the story."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from monopolista.games.interface.terminal_ui import Row
from monopolista.terminal.app.theme import content, strip
from monopolista.terminal.menu import Entry


class Table(Widget, can_focus=True):
    """The table, drawn by its game."""

    def __init__(self) -> None:
        super().__init__(id="table")
        self._rows: Sequence[Row] = ()
        self._theme = ""

    def show(self, rows: Sequence[Row], theme: str) -> None:
        """Set the rows and the theme; redraw only on a change."""
        if (rows, theme) != (self._rows, self._theme):
            self._rows, self._theme = rows, theme
            self.styles.height = len(rows)
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return the strip of a row."""
        if y >= len(self._rows):
            return Strip.blank(self.size.width, self.rich_style)
        drawn = strip(self._rows[y], self._theme)
        return drawn.adjust_cell_length(self.size.width, self.rich_style)


class Question(Vertical):
    """The question, its context and the answers."""

    def __init__(self) -> None:
        super().__init__(id="question")
        self._labels: list[tuple[str, str]] = []
        self._head = ""

    def compose(self) -> ComposeResult:
        """Compose the parts."""
        yield Static(id="head", markup=False)
        with VerticalScroll(id="about", can_focus=False):
            yield Static(id="lines", markup=False)
        yield OptionList(id="answers", markup=False)

    def show(self, head: str, lines: Sequence[str], listed: Sequence[Entry]) -> None:
        """Show a question; rebuild the list only where it has changed."""
        is_new, self._head = head != self._head, head
        self.query_one("#head", Static).update(head)
        self.query_one("#lines", Static).update("\n".join(lines))
        labels = [(one.label, one.only.note if one.only else "") for one in listed]
        if labels == self._labels:
            return
        answers = self.query_one(OptionList)
        place = answers.highlighted
        keeps_highlight = place is not None and place < len(self._labels) and not is_new
        before = self._labels[place][0] if keeps_highlight and place else ""
        answers.set_options([Option(_prompt(*one)) for one in labels])
        again = next((at for at, one in enumerate(labels) if one[0] == before), 0)
        answers.highlighted = again if labels else None
        self._labels = labels


def _prompt(label: str, note: str) -> Content:
    """Return an answer, with its effect below."""
    return Content.assemble(label, (f"\n  {note}", "dim")) if note else Content(label)


class Rows(Static):
    """Coloured lines of a game."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, markup=False)
        self._shown: tuple[str, Sequence[Row]] | None = None

    def show(self, rows: Sequence[Row], theme: str) -> None:
        """Set the rows and the theme."""
        if self._shown != (theme, rows):
            self._shown = theme, rows
            self.update(content(rows, theme))


class Story(VerticalScroll, can_focus=False):
    """The latest events, the newest at the end."""

    MAX_LINES = 60

    def __init__(self) -> None:
        super().__init__(id="story")
        self._lines: list[str] = []

    def compose(self) -> ComposeResult:
        """Compose the text."""
        yield Static(id="story-text", markup=False)

    def append(self, lines: Sequence[str]) -> None:
        """Append lines, and scroll to the end."""
        if lines:
            self._lines = [*self._lines, *lines][-self.MAX_LINES :]
            self.query_one("#story-text", Static).update("\n".join(self._lines))
            self.scroll_end(animate=False)

    def clear(self) -> None:
        """Remove all lines."""
        self._lines = []
        self.query_one("#story-text", Static).update("")
