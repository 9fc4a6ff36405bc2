"""The start screen of a game against bots: saved games, or the choices for a new one."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList, Select

from monopolista.games import edition_ids, game_of, load
from monopolista.games.interface.bot_entry import Robot
from monopolista.locales import LANGUAGES, SPOKEN, Language, say
from monopolista.names import LARGEST
from monopolista.terminal.local_session import SavedGameError, read_saved, saved_games

USUAL_ROBOTS = 3


@dataclass(frozen=True)
class GameChoice:
    """The player's choice."""

    language: str
    name: str = ""
    edition: str = ""
    level: str = ""
    robots: int = USUAL_ROBOTS
    file: Path | None = None
    """The saved game to continue."""


class StartScreen(Screen[GameChoice | None]):
    """Screen with saved games, and the choices for a new one."""

    def __init__(self, choice: GameChoice) -> None:
        super().__init__()
        self._choice = choice
        self._language = choice.language
        self._saved = [file for file in saved_games() if _names(file)]
        self._edition = Select(self._editions(), value=choice.edition, allow_blank=False, compact=True, id="edition")
        self._robots = Select(
            self._counts(choice.edition), value=choice.robots, allow_blank=False, compact=True, id="robots"
        )
        self._level = Select(
            self._levels(choice.edition), value=choice.level, allow_blank=False, compact=True, id="level"
        )

    def _say(self, message: str, **values: str | int) -> str:
        return say(message, self._language, **values)

    def compose(self) -> ComposeResult:
        """Compose the saved games above the choices for a new one."""
        choice = self._choice
        with Vertical(classes="dialog wide", id="start"):
            yield Label(self._say("term-title"), classes="title", markup=False)
            if self._saved:
                listed = [self._say("term-on", names=_names(file)) for file in self._saved]
                yield OptionList(*listed, id="saved", markup=False)
            yield Input(choice.name, placeholder=self._say("term-name"), id="name", max_length=LARGEST, compact=True)
            yield from (self._edition, self._robots, self._level)
            languages = [(one.name, code) for code, one in SPOKEN.items()]
            yield Select(languages, value=self._language, allow_blank=False, compact=True, id="language")
            with Horizontal(classes="buttons"):
                yield Button(self._say("term-play"), variant="primary", id="play")

    def on_mount(self) -> None:
        """Focus the button that plays or continues at once."""
        self.query_one("#saved" if self._saved else "#play").focus()

    def _editions(self) -> list[tuple[str, str]]:
        boxes = [load(one) for one in edition_ids()]
        return [(f"{self._translated(box.file.name, box.file.language)} · {box.id}", box.id) for box in boxes]

    def _translated(self, names: Mapping[Language, str], own: Language) -> str:
        return next((name for code, name in names.items() if code == self._language), names[own])

    def _counts(self, edition: str) -> list[tuple[str, int]]:
        return [(self._say("term-robots", count=count), count) for count in range(1, load(edition).most_seats)]

    def _levels(self, edition: str) -> list[tuple[str, str]]:
        robots = [one for one in game_of(edition).robots if one.strength]
        return [(self._robot(one), one.name) for one in sorted(robots, key=lambda one: one.rating)]

    def _robot(self, one: Robot) -> str:
        said = self._say(one.title)
        return self._say("robot-rated", robot=said, rating=str(one.rating)) if one.rating else said

    def on_select_changed(self, event: Select.Changed) -> None:
        """Update the choices for another edition; restart the screen in another language."""
        if event.select.id == "edition" and event.value != self._choice.edition:
            self._choose_edition(str(event.value))
        elif event.select.id == "language" and event.value != self._language and event.value in LANGUAGES:
            self.dismiss(self._current_choice(language=str(event.value), play=False))

    def _choose_edition(self, edition: str) -> None:
        self._choice = GameChoice(self._language, "", edition, game_of(edition).usual)
        counts = self._counts(edition)
        self._robots.set_options(counts)
        self._robots.value = min(USUAL_ROBOTS, len(counts))
        self._level.set_options(self._levels(edition))
        self._level.value = game_of(edition).usual

    def on_button_pressed(self) -> None:
        """Return the choices for a new game."""
        self.dismiss(self._current_choice(language=self._language, play=True))

    def _current_choice(self, *, language: str, play: bool) -> GameChoice:
        name = self.query_one("#name", Input).value
        level = str(self._level.value) if play else ""
        return GameChoice(language, name, str(self._edition.value), level, int(str(self._robots.value)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Return a saved game to continue."""
        self.dismiss(GameChoice(self._language, file=self._saved[event.option_index]))


def _names(file: Path) -> str:
    """Return the edition and the players of a saved game; empty where it cannot be read."""
    try:
        header = read_saved(file).header
    except SavedGameError:
        return ""
    return f"{header.edition} · {', '.join(header.names)}"
