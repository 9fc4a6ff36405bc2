"""A game as a person at a terminal sees and plays it, wherever its table is."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from monopolista.engine.events import Event
from monopolista.games.interface.capabilities import HasScreen
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import Box, Step
from monopolista.games.interface.terminal_ui import Screen, Seen
from monopolista.history import TOOK_BACK
from monopolista.narrate import told
from monopolista.rulebook import Rule, rules_for
from monopolista.table import CHANCE


class TerminalScreenError(MonopolistaError):
    """A game that is not shown in a terminal."""


class Session(Protocol):
    """A game, the seat of who plays it here, and the people around."""

    @property
    def game_id(self) -> str:
        """Return which game it is: another one begins a story of its own; empty before the first."""
        ...

    @property
    def scene(self) -> "Scene":
        """Return where it happens; asked only while there is a game."""
        ...

    @property
    def over(self) -> bool:
        """Say whether it has ended."""
        ...

    @property
    def may_take_back(self) -> bool:
        """Say whether there is an answer of one's own that one could take back."""
        ...

    @property
    def talk(self) -> Sequence[tuple[str, str]]:
        """Return what people have said: who, and what."""
        ...

    @property
    def has_people(self) -> bool:
        """Say whether there is anybody to talk to."""
        ...

    @property
    def is_wished(self) -> bool:
        """Say whether one is asked to agree that something is taken back."""
        ...

    def seen(self, language: str) -> Seen:
        """Return the table as one sees it; asked only while there is a game."""
        ...

    def waits(self, language: str) -> list[str]:
        """Return what is waited for besides answers: the start of a game, a wish to take back."""
        ...

    async def run(self) -> None:
        """Do what the table does by itself until this is cancelled, or nothing is left to do."""
        ...

    async def news(self) -> None:
        """Wait until something has changed; raise MonopolistaError where the table is gone."""
        ...

    async def give(self, actions: Sequence[str], language: str) -> str:
        """Give answers in a row; return what went wrong, in words, or an empty text."""
        ...

    async def take_back(self, language: str) -> str:
        """Take back one's last answer, or ask the others; return what went wrong, or an empty text."""
        ...

    async def consent(self, *, agrees: bool) -> None:
        """Say whether one agrees to what somebody wishes to take back."""
        ...

    async def say(self, text: str) -> None:
        """Say something to the people."""
        ...

    def hurry(self) -> None:
        """Let robots answer at once until one is asked oneself."""
        ...

    def text(self) -> str:
        """Return the game as a transcript, as far as one may know it; empty where one does not have it."""
        ...


class Rulebook:
    """What the clauses of a box say: looked up once for each language."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._known: dict[str, dict[str, Rule]] = {}

    def rules(self, language: str) -> dict[str, Rule]:
        """Return all clauses by their names."""
        if language not in self._known:
            self._known[language] = rules_for(self._box, language)
        return self._known[language]

    def title(self, clause: str, language: str) -> str:
        """Return what a clause is called."""
        rule = self.rules(language).get(clause)
        return rule.title if rule else clause

    def titles(self, language: str) -> Callable[[str], str]:
        """Return what tells the title of a clause in a language."""
        return lambda clause: self.title(clause, language)

    def read(self, clause: str, language: str) -> list[str]:
        """Return a clause as it is read aloud, or all their names where there is no such clause."""
        rules = self.rules(language)
        if clause not in rules:
            return [f"{name}: {rule.title}" for name, rule in rules.items() if rule.played]
        rule = rules[clause]
        return [f"{clause}: {rule.title}", rule.text, *rule.notes]


@dataclass(frozen=True)
class Scene:
    """Where a game happens: what a story of it is made from."""

    game: Game[Any, Any]
    box: Box
    names: Sequence[str]
    robots: Collection[int]
    opening: Sequence[Event]
    steps: list[Step]
    rulebook: Rulebook

    @property
    def screen(self) -> Screen:
        """Return how the game is shown in a terminal, or raise TerminalScreenError."""
        if not isinstance(self.game, HasScreen):
            raise TerminalScreenError(f"{self.game.name} is not played in a terminal")
        return self.game.screen

    def sentences(self, first: int, language: str) -> Iterator[str]:
        """Yield what happened from a step on; with -1, how the table was laid before that."""
        if first < 0:
            yield from told(self, Step(CHANCE, "", tuple(self.opening)), language, self.names)
        for step in self.steps[max(0, first) :]:
            yield from told(self, self._worth_telling(step), language, self.names)

    def _worth_telling(self, step: Step) -> Step:
        kept = tuple(one for one in step.facts if one.kind == TOOK_BACK or self.screen.tells(one, self.robots))
        return Step(step.seat, step.action, kept)
