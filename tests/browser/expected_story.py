"""The story as a player should read it: lines that Python computes from the events, some of which state several.

What is special in a game is in ``browser_story`` of its tests.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from monopolista.engine.events import Event
from monopolista.table import Step, Table
from tests.browser.story_lines import Line
from tests.games.per_game import module_of


class Story:
    """Takes events in, one after the other."""

    def __init__(self, table: Table, persons: Sequence[int], language: str) -> None:
        self._table = table
        self._persons = persons
        self._language = language
        self._rules = module_of(table.game.name, "browser_story")
        self._turn = table.rules.late_commands.begins_turn
        """Events that headings show, not lines."""
        self._open = False
        """Whether an event can still join the last line."""
        self.lines: list[Line] = []

    def take(self, step: Step) -> Iterator[str]:
        """Take in the events of a step as the reader knows them, and yield the sentence of each."""
        texts = iter(self._sentences(step))
        for event in step.events:
            text = next(texts) if self._sentences(replace(step, events=(event,))) else ""
            if event.kind in self._turn:
                self._open = False
            elif text and not self._rules.is_robot_talk(event, self._persons):
                self._add(event, text)
                self._open = True
            yield text

    def _sentences(self, step: Step) -> list[str]:
        names = self._table.transcript.header.names
        return self._table.game.narrate(self._table.box, names, step, self._language)

    def _add(self, event: Event, text: str) -> None:
        if not self._open or not self._rules.joins(self.lines[-1], event, text, self._table, self._language):
            self.lines.append(Line([event], text))


@dataclass(frozen=True)
class StoryState:
    """The story after an event."""

    lines: list[str]
    sentence: str
    """The sentence of the event alone, empty where it has none."""


def story_after(table: Table, persons: Sequence[int], language: str) -> Iterator[StoryState]:
    """Yield the story that players read, before the first event and after each one."""
    story = Story(table, persons, language)
    yield StoryState([], "")
    for step in table.steps:
        for sentence in story.take(table.shown(step, persons)):
            yield StoryState([line.shown for line in story.lines], sentence)
