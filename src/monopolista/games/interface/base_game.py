"""Base class of a game that delegates to the modules of its folder."""

from abc import ABC
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Generic, Protocol

from monopolista.games.common.notation import Action
from monopolista.games.common.options import Options, Value, stated
from monopolista.games.common.presets import Preset
from monopolista.games.interface.game import B, Words
from monopolista.games.interface.rules_adapter import Step
from monopolista.games.interface.views import BoxView, register_notation


class Editions(Protocol):
    """The package of a game's editions."""

    def edition_ids(self) -> tuple[str, ...]:
        """Return the ids of its editions."""
        ...

    def load(self, edition_id: str, options: Any, /) -> Any:
        """Return an edition with its options, or raise EditionError."""
        ...

    def presets_of(self, file: Any, /) -> tuple[Preset, ...]:
        """Return the presets of an edition, from its file."""
        ...


class Notation(Protocol):
    """The module that writes and parses a game's actions."""

    def write(self, action: Action, /) -> str:
        """Return the notation of an action."""
        ...

    def parse(self, text: str, /) -> Action:
        """Parse an action, or raise NotationError."""
        ...


class ActionDescriber(Protocol):
    """The module that describes a game's actions in English."""

    def meaning(self, box: Any, action: Action, /) -> str:
        """Return the meaning of an action's numbers."""
        ...


class Narrator(Protocol):
    """The module that describes a game's steps in sentences."""

    def narrate(self, box: Any, names: Sequence[str], step: Step, language: str, /) -> list[str]:
        """Return the sentences that describe a step."""
        ...


class RulebookValues(Protocol):
    """The module that gives the rulebook the values of a game's editions."""

    def values_of(self, box: Any, /) -> dict[str, str | int]:
        """Return the values of an edition with its options, and its choices."""
        ...

    def formatted_values(self, box: Any, values: Mapping[str, str | int], language: str, /) -> dict[str, str]:
        """Return the values that are not written as plain numbers."""
        ...


class BoxPrinter(Protocol):
    """The module that describes a game's editions for a screen."""

    def describe(self, box: Any, /) -> BoxView:
        """Return the printed values of an edition."""
        ...


def _write_offer(notation: Notation, verb: int, subject: int, amount: int) -> str:
    return notation.write(Action(verb, subject, amount))


class BaseGame(ABC, Generic[B]):
    """The methods of a game that follow from its modules."""

    usual = "regular"
    options: type[Options]
    boxes: Editions
    notation: Notation
    describer: ActionDescriber
    narrator: Narrator
    rulebook_values: RulebookValues
    printer: BoxPrinter
    words: Words

    def __init_subclass__(cls) -> None:
        """Let the game's offers write their answers."""
        for number, verb in cls.words.verbs.items():
            register_notation(verb, partial(_write_offer, cls.notation, number))

    def editions(self) -> tuple[str, ...]:
        """Return the ids of its editions."""
        return self.boxes.edition_ids()

    def box(self, edition_id: str, options: Options | Mapping[str, Value] | None = None) -> B:
        """Return an edition with its options."""
        return self.boxes.load(edition_id, stated(self.options, options))

    def presets(self, box: B) -> tuple[Preset, ...]:
        """Return the presets of an edition."""
        return self.boxes.presets_of(box.file)

    def write(self, action: Action) -> str:
        """Return the notation of an action."""
        return self.notation.write(action)

    def parse(self, text: str) -> Action:
        """Parse an action."""
        return self.notation.parse(text)

    def meaning(self, box: B, action: Action) -> str:
        """Return the meaning of an action's numbers in English."""
        return self.describer.meaning(box, action)

    def describe(self, box: B) -> BoxView:
        """Return the printed values of an edition."""
        return self.printer.describe(box)

    def narrate(self, box: B, names: Sequence[str], step: Step, language: str) -> list[str]:
        """Return the sentences that describe a step."""
        return self.narrator.narrate(box, names, step, language)

    def rule_values(self, box: B) -> dict[str, str | int]:
        """Return the values that the rulebook may name."""
        return self.rulebook_values.values_of(box)

    def formatted_values(self, box: B, named: Mapping[str, str | int], language: str) -> dict[str, str]:
        """Return the values that are not written as plain numbers."""
        return self.rulebook_values.formatted_values(box, named, language)
