"""What a table's screen is made of: the table itself, the question in it, the story beside it."""

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
    """The table as its game draws it."""

    def __init__(self) -> None:
        super().__init__(id="table")
        self._rows: Sequence[Row] = ()
        self._look = ""

    def show(self, rows: Sequence[Row], look: str) -> None:
        """Draw rows in a look; what has not changed stays."""
        if (rows, look) != (self._rows, self._look):
            self._rows, self._look = rows, look
            self.styles.height = len(rows)
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return a row."""
        if y >= len(self._rows):
            return Strip.blank(self.size.width, self.rich_style)
        drawn = strip(self._rows[y], self._look)
        return drawn.adjust_cell_length(self.size.width, self.rich_style)


class Question(Vertical):
    """What is asked, what there is to know for it, and the answers."""

    def __init__(self) -> None:
        super().__init__(id="question")
        self._labels: list[tuple[str, str]] = []
        self._head = ""

    def compose(self) -> ComposeResult:
        """Lay its parts."""
        yield Static(id="head", markup=False)
        with VerticalScroll(id="about", can_focus=False):
            yield Static(id="lines", markup=False)
        yield OptionList(id="answers", markup=False)

    def show(self, head: str, lines: Sequence[str], listed: Sequence[Entry]) -> None:
        """Say what is asked; the list is made anew only where it says something else."""
        fresh, self._head = head != self._head, head
        self.query_one("#head", Static).update(head)
        self.query_one("#lines", Static).update("\n".join(lines))
        labels = [(one.label, one.only.note if one.only else "") for one in listed]
        if labels == self._labels:
            return
        answers = self.query_one(OptionList)
        place = answers.highlighted
        stays = place is not None and place < len(self._labels) and not fresh
        before = self._labels[place][0] if stays and place else ""
        answers.set_options([Option(_prompt(*one)) for one in labels])
        again = next((at for at, one in enumerate(labels) if one[0] == before), 0)
        answers.highlighted = again if labels else None
        self._labels = labels


def _prompt(label: str, note: str) -> Content:
    """Return an answer, with what it would do beneath it."""
    return Content.assemble(label, (f"\n  {note}", "dim")) if note else Content(label)


class Rows(Static):
    """Lines that a game writes in colours."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, markup=False)
        self._shown: tuple[str, Sequence[Row]] | None = None

    def show(self, rows: Sequence[Row], look: str) -> None:
        """Write rows in a look."""
        if self._shown != (look, rows):
            self._shown = look, rows
            self.update(content(rows, look))


class Story(VerticalScroll, can_focus=False):
    """The latest of what has happened, the newest at the end."""

    KEPT = 60

    def __init__(self) -> None:
        super().__init__(id="story")
        self._lines: list[str] = []

    def compose(self) -> ComposeResult:
        """Lay its text."""
        yield Static(id="told", markup=False)

    def tell(self, lines: Sequence[str]) -> None:
        """Add lines, and go to the end."""
        if lines:
            self._lines = [*self._lines, *lines][-self.KEPT :]
            self.query_one("#told", Static).update("\n".join(self._lines))
            self.scroll_end(animate=False)

    def clear(self) -> None:
        """Forget what was told."""
        self._lines = []
        self.query_one("#told", Static).update("")
