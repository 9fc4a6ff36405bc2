"""The interface of a game: its name, editions, rules, texts, bots and simulator."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Struct
from typing_extensions import TypeVar

from monopolista.engine.seats import SeatSet
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
"""Values of an edition that the rulebook may name."""

B = TypeVar("B", bound=Box, default=Any)


@dataclass(frozen=True)
class Words:
    """Names of the numbers of a game: its events, questions and verbs."""

    events: Mapping[int, str]
    tasks: Mapping[int, str]
    verbs: Mapping[int, str]
    clauses: Mapping[int, str]
    card_effects: Mapping[str, str] = field(default_factory=dict[str, str])
    """The effect of a printed card by the key of its text, where editions of a user's own choose cards."""
    usual_names: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    """The names of squares, by their kind, for which texts of cards have a word of their own."""
    icons: Sequence[str] = ()
    """The names of the drawings that a square of a user's own edition may show."""
    picture_limits: Mapping[str, int] = field(default_factory=dict[str, int])
    """Limits of pictures that such an edition brings along."""
    deck_limits: Mapping[str, int] = field(default_factory=dict[str, int])
    """The highest numbers of cards in such an edition, by what is counted."""


class Game(Protocol[S, B]):
    """A game, as the rest of the program sees it. ``RulesAdapter`` is the interface of one table.

    Optional parts are in ``capabilities``.
    """

    @property
    def name(self) -> str:
        """Return its name, which its folder, its rulebook and its texts have too."""
        ...

    @property
    def levels(self) -> Sequence[str]:
        """Return the levels of its bots, the weakest first."""
        ...

    @property
    def robots(self) -> Sequence[Robot]:
        """Return the descriptions of the bots of these levels, in the same order."""
        ...

    @property
    def usual(self) -> str:
        """Return the level of the default bot, which plays for players who are away."""
        ...

    @property
    def options(self) -> type[Options]:
        """Return the options class of its tables."""
        ...

    @property
    def positions(self) -> type[Position]:
        """Return the class of positions that a user can set."""
        ...

    @property
    def words(self) -> Words:
        """Return the names of its numbers."""
        ...

    @property
    def views(self) -> tuple[type[View], type[BoxView]]:
        """Return the types of a table and of an edition in the protocol."""
        ...

    @property
    def effect_types(self) -> tuple[type[Struct], ...]:
        """Return the types of the effects of offers and proposals, and of the standing after a step."""
        ...

    @property
    def texts(self) -> tuple[type[Struct], ...]:
        """Return the types of its questions, whose ``kind`` is one of its tasks."""
        ...

    @property
    def simulator(self) -> Simulator[B]:
        """Return its simulator; the modules that only simulators need are loaded at the first call."""
        ...

    @property
    def learning(self) -> Learning[B]:
        """Return its learning interface; the modules that only agents need are loaded at the first call."""
        ...

    def editions(self) -> tuple[str, ...]:
        """Return the ids of its editions."""
        ...

    def box(self, edition_id: str, options: Options | Mapping[str, Value] | None) -> B:
        """Return one of its editions with its options, or raise EditionError."""
        ...

    def presets(self, box: B) -> tuple[Preset, ...]:
        """Return the presets of an edition, in display order."""
        ...

    def rules(self, box: B) -> RulesAdapter[S, Any, B, Any]:
        """Return the rules of an edition."""
        ...

    def write(self, action: Action) -> str:
        """Return the notation of an action."""
        ...

    def parse(self, text: str) -> Action:
        """Parse an action, or raise NotationError."""
        ...

    def meaning(self, box: B, action: Action) -> str:
        """Return the meaning of an action's numbers in English."""
        ...

    def describe(self, box: B) -> BoxView:
        """Return the printed values of an edition, for a screen."""
        ...

    def contents(self, box: B) -> str:
        """Return a short summary of an edition in English, without its name and its number of players."""
        ...

    def narrate(self, box: B, names: Sequence[str], step: Step, language: str) -> list[str]:
        """Return the sentences that describe a step."""
        ...

    def rule_values(self, box: B) -> dict[str, str | int]:
        """Return the values that the rulebook may name: numbers and choices of an edition with its options."""
        ...

    def formatted_values(self, box: B, named: RuleValues, language: str) -> dict[str, str]:
        """Return the values that are not written as plain numbers."""
        ...

    def decide(
        self,
        level: str,
        box: B,
        state: S,
        seat: int,
        draw: Draw,
        people: SeatSet = 0,
        levels: Sequence[str] = (),
    ) -> Action:
        """Return the action of a bot for a seat that can act.

        ``people`` are the seats of people; ``levels`` is the level of the bot at each seat, as far as known.
        """
        ...
