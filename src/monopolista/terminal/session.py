"""The interface of a game in a terminal, local or on a server."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from monopolista.engine.events import Event
from monopolista.games.interface.capabilities import HasScreen
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import Box, Step
from monopolista.games.interface.terminal_ui import Screen, TerminalView
from monopolista.history import TOOK_BACK
from monopolista.narrate import step_sentences
from monopolista.rulebook import Rule, page_for, rules_for
from monopolista.table import CHANCE


class TerminalScreenError(MonopolistaError):
    """The game has no terminal interface."""


class Session(Protocol):
    """A game, the player's seat and the other players."""

    @property
    def game_id(self) -> str:
        """Return the id of the game; empty before the first one. A new game starts a new story."""
        ...

    @property
    def scene(self) -> "Scene":
        """Return the scene; valid only while there is a game."""
        ...

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        ...

    @property
    def can_take_back(self) -> bool:
        """Return whether there is an answer to undo."""
        ...

    @property
    def talk(self) -> Sequence[tuple[str, str]]:
        """Return the chat messages, each with its author."""
        ...

    @property
    def has_people(self) -> bool:
        """Return whether other players can read messages."""
        ...

    @property
    def is_consent_requested(self) -> bool:
        """Return whether an undo request waits for one's approval."""
        ...

    def seen(self, language: str) -> TerminalView:
        """Return the player's view of the table; valid only while there is a game."""
        ...

    def notices(self, language: str) -> list[str]:
        """Return what the game waits for besides answers: its start, or an undo request."""
        ...

    async def run(self) -> None:
        """Run the table's own actions until cancelled, or until there are none left."""
        ...

    async def news(self) -> None:
        """Wait for a change; raise MonopolistaError where the table is closed."""
        ...

    async def give(self, actions: Sequence[str], language: str) -> str:
        """Give several answers in order; return the text of an error, or an empty text."""
        ...

    async def take_back(self, language: str) -> str:
        """Undo one's last answer, or request it from the others; return the text of an error, or an empty text."""
        ...

    async def consent(self, *, agrees: bool) -> None:
        """Approve or refuse another player's undo request."""
        ...

    async def say(self, text: str) -> None:
        """Send a chat message."""
        ...

    def hurry(self) -> None:
        """Skip the pauses of bots until the player has to answer."""
        ...

    def text(self) -> str:
        """Return the transcript, without hidden information; empty where it is not available."""
        ...


class Rulebook:
    """The clauses of an edition, cached for each language."""

    def __init__(self, box: Box, seats: int) -> None:
        self._box = box
        self._seats = seats
        self._rules: dict[str, dict[str, Rule]] = {}

    def rules(self, language: str) -> dict[str, Rule]:
        """Return all clauses by their names."""
        if language not in self._rules:
            self._rules[language] = rules_for(self._box, language, self._seats)
        return self._rules[language]

    def page(self, language: str) -> str:
        """Return the rulebook of the table in Markdown."""
        return page_for(self._box, language, self._seats)

    def title(self, clause: str, language: str) -> str:
        """Return the title of a clause."""
        rule = self.rules(language).get(clause)
        return rule.title if rule else clause

    def titles(self, language: str) -> Callable[[str], str]:
        """Return a function that returns the title of a clause."""
        return lambda clause: self.title(clause, language)

    def read(self, clause: str, language: str) -> list[str]:
        """Return the text of a clause, or the names of all clauses where there is no such clause."""
        rules = self.rules(language)
        if clause not in rules:
            return [f"{name}: {rule.title}" for name, rule in rules.items() if rule.played]
        rule = rules[clause]
        return [f"{clause}: {rule.title}", rule.text, *rule.notes]


@dataclass(frozen=True)
class Scene:
    """The data from which a game is narrated."""

    game: Game[Any, Any]
    box: Box
    names: Sequence[str]
    robots: Collection[int]
    opening: Sequence[Event]
    steps: list[Step]
    rulebook: Rulebook

    @property
    def screen(self) -> Screen:
        """Return the game's terminal interface; raise TerminalScreenError where it has none."""
        if not isinstance(self.game, HasScreen):
            raise TerminalScreenError(f"{self.game.name} is not played in a terminal")
        return self.game.screen

    def sentences(self, first: int, language: str) -> Iterator[str]:
        """Yield the sentences from a step on; with -1, those about the initial position first."""
        if first < 0:
            yield from step_sentences(self, Step(CHANCE, "", tuple(self.opening)), language, self.names)
        for step in self.steps[max(0, first) :]:
            yield from step_sentences(self, self._filter_events(step), language, self.names)

    def _filter_events(self, step: Step) -> Step:
        events = tuple(one for one in step.events if one.kind == TOOK_BACK or self.screen.is_notable(one, self.robots))
        return Step(step.seat, step.action, events)
