"""The colours of the browser interface by the names that games use, in a light and a dark theme."""

from collections.abc import Iterable
from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual.content import Content
from textual.strip import Strip
from textual.theme import Theme

from monopolista.games.interface.palette import COLOURS, NIGHT
from monopolista.games.interface.terminal_ui import Row, Run


def theme(name: str) -> Theme:
    """Return the textual theme for everything that no game draws."""
    one = COLOURS[name]
    return Theme(
        name=name, primary=one["signal"], secondary=one["good"], accent=one["signal"], foreground=one["ink"],
        background=one["table"], surface=one["card"], panel=one["paper"], success=one["good"], error=one["signal"],
        dark=name == NIGHT,
        variables={
            "muted": one["muted"], "hair": one["hair"], "block-cursor-background": one["ink"],
            "block-cursor-foreground": one["card"], "block-cursor-text-style": "bold",
            "block-cursor-blurred-background": one["hair"], "block-cursor-blurred-foreground": one["ink"],
        },
    )  # fmt: skip


@cache
def _style(name: str, ink: str, paper: str, bold: bool) -> Style:
    one = COLOURS[name]
    return Style(color=one[ink or "ink"], bgcolor=one[paper] if paper else None, bold=bold)


def strip(row: Row, name: str) -> Strip:
    """Return a row as a strip of styled segments."""
    return Strip([Segment(run.text, _style(name, run.ink, run.paper, run.bold)) for run in row if run.text])


def content(rows: Iterable[Row], name: str) -> Content:
    """Return rows as styled text that can wrap."""
    return Content("\n").join(Content.assemble(*(_part(run, name) for run in row)) for row in rows)


def _part(run: Run, name: str) -> tuple[str, str]:
    one = COLOURS[name]
    paper = f" on {one[run.paper]}" if run.paper else ""
    return run.text, f"{'bold ' if run.bold else ''}{one[run.ink or 'ink']}{paper}"
