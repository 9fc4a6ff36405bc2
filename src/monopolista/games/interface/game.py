"""What a game is to everybody else: its name, its boxes, its rules, its words, its bots and its pools."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from msgspec import Struct
from typing_extensions import TypeVar

from monopolista.games.common.notation import Action
from monopolista.games.common.options import Options, Value
from monopolista.games.common.presets import Preset
from monopolista.games.interface.bot_entry import Robot
from monopolista.games.interface.learning import Learning
from monopolista.games.interface.positions import Position
from monopolista.games.interface.rules_adapter import Box, Draw, RulesAdapter, S, Step
from monopolista.games.interface.simulator import Simulator
from monopolista.games.interface.views import BoxView, View

RuleValues = Mapping[str, str | int]
"""What the rulebook may name of a box."""

B = TypeVar("B", bound=Box, default=Any)


@dataclass(frozen=True)
class Words:
    """The numbers that a game has for what happens, what is asked and what can be done, as words."""

    events: Mapping[int, str]
    tasks: Mapping[int, str]
    verbs: Mapping[int, str]
    clauses: Mapping[int, str]


class Game(Protocol[S, B]):
    """A game: everything about it that others ask; what is asked of one table of it is its ``RulesAdapter``.

    What only some games have is in ``capabilities``.
    """

    @property
    def name(self) -> str:
        """Return its name: that of its folder, its rulebook and its texts."""
        ...

    @property
    def levels(self) -> Sequence[str]:
        """Return how well bots play it, the weakest first."""
        ...

    @property
    def robots(self) -> Sequence[Robot]:
        """Return the descriptions of the bots of these levels, in the same order."""
        ...

    @property
    def usual(self) -> str:
        """Return the level of the bot that sits down, or steps in, where nobody chooses."""
        ...

    @property
    def options(self) -> type[Options]:
        """Return what a table of it may choose."""
        ...

    @property
    def positions(self) -> type[Position]:
        """Return what can be laid of it by hand."""
        ...

    @property
    def words(self) -> Words:
        """Return what its numbers mean."""
        ...

    @property
    def views(self) -> tuple[type[View], type[BoxView]]:
        """Return the shape of a table and of a box on the wire."""
        ...

    @property
    def effect_types(self) -> tuple[type[Struct], ...]:
        """Return the shapes of what it says of offers and proposals beforehand, and of steps beside their events."""
        ...

    @property
    def texts(self) -> tuple[type[Struct], ...]:
        """Return the shapes of its questions, whose ``kind`` is one of its tasks."""
        ...

    @property
    def simulator(self) -> Simulator[B]:
        """Return how it is simulated; what only simulators need is loaded when it is asked for."""
        ...

    @property
    def learning(self) -> Learning[B]:
        """Return how agents learn it; what only they need is loaded when it is asked for."""
        ...

    def editions(self) -> tuple[str, ...]:
        """Return the ids of its editions."""
        ...

    def box(self, edition_id: str, options: Options | Mapping[str, Value] | None) -> B:
        """Return the box of one of its editions with its options, or raise EditionError."""
        ...

    def presets(self, box: B) -> tuple[Preset, ...]:
        """Return the presets of the edition of a box, in the order in which they are shown."""
        ...

    def rules(self, box: B) -> RulesAdapter[S, Any, B, Any]:
        """Return the law by which a box is played."""
        ...

    def write(self, action: Action) -> str:
        """Return the notation of an action."""
        ...

    def parse(self, text: str) -> Action:
        """Return the action that a text states, or raise NotationError."""
        ...

    def meaning(self, box: B, action: Action) -> str:
        """Return in English what the numbers of an action stand for."""
        ...

    def describe(self, box: B) -> BoxView:
        """Return what is printed in a box, for a screen."""
        ...

    def contents(self, box: B) -> str:
        """Return in a few words, in English, what else is in a box beside its name and how many may play."""
        ...

    def narrate(self, box: B, names: Sequence[str], step: Step, language: str) -> list[str]:
        """Return what a step did as sentences."""
        ...

    def rule_values(self, box: B) -> dict[str, str | int]:
        """Return what the rulebook may name: the numbers of a box with its options, and the choices made there."""
        ...

    def formatted_values(self, box: B, named: RuleValues, language: str) -> dict[str, str]:
        """Return the values that are not written as plain numbers."""
        ...

    def decide(self, level: str, box: B, state: S, seat: int, draw: Draw) -> Action:
        """Return what a bot of a level does with a seat that has something to say."""
        ...
