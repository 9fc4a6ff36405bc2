"""A game whose answers come from modules of its folder: what is the same for all of them."""

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
    """The package of a game's boxes."""

    def edition_ids(self) -> tuple[str, ...]:
        """Return the ids of its editions."""
        ...

    def load(self, edition_id: str, options: Any, /) -> Any:
        """Return the box of an edition with its options, or raise EditionError."""
        ...

    def presets_of(self, file: Any, /) -> tuple[Preset, ...]:
        """Return the presets of an edition by its file."""
        ...


class Notation(Protocol):
    """The module that writes a game's actions and reads them."""

    def write(self, action: Action, /) -> str:
        """Return the notation of an action."""
        ...

    def parse(self, text: str, /) -> Action:
        """Return the action that a text states, or raise NotationError."""
        ...


class ActionDescriber(Protocol):
    """The module that describes a game's actions in English."""

    def meaning(self, box: Any, action: Action, /) -> str:
        """Return what the numbers of an action stand for."""
        ...


class Narrator(Protocol):
    """The module that puts a game's steps into sentences."""

    def narrate(self, box: Any, names: Sequence[str], step: Step, language: str, /) -> list[str]:
        """Return what a step did."""
        ...


class RulebookValues(Protocol):
    """The module that knows what the rulebook may name of a game's boxes."""

    def values_of(self, box: Any, /) -> dict[str, str | int]:
        """Return the values of a box with its options, and the choices made there."""
        ...

    def formatted_values(self, box: Any, values: Mapping[str, str | int], language: str, /) -> dict[str, str]:
        """Return the values that are not written as a plain number."""
        ...


class BoxPrinter(Protocol):
    """The module that describes a game's boxes for a screen."""

    def describe(self, box: Any, /) -> BoxView:
        """Return what is printed in a box."""
        ...


def _write_offer(notation: Notation, verb: int, subject: int, amount: int) -> str:
    return notation.write(Action(verb, subject, amount))


class BaseGame(ABC, Generic[B]):
    """What a game answers by its modules."""

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
        """Return the box of an edition with its options."""
        return self.boxes.load(edition_id, stated(self.options, options))

    def presets(self, box: B) -> tuple[Preset, ...]:
        """Return the presets of the edition of a box."""
        return self.boxes.presets_of(box.file)

    def write(self, action: Action) -> str:
        """Return the notation of an action."""
        return self.notation.write(action)

    def parse(self, text: str) -> Action:
        """Return the action that a text states."""
        return self.notation.parse(text)

    def meaning(self, box: B, action: Action) -> str:
        """Return in English what the numbers of an action stand for."""
        return self.describer.meaning(box, action)

    def describe(self, box: B) -> BoxView:
        """Return what is printed in a box."""
        return self.printer.describe(box)

    def narrate(self, box: B, names: Sequence[str], step: Step, language: str) -> list[str]:
        """Return what a step did as sentences."""
        return self.narrator.narrate(box, names, step, language)

    def rule_values(self, box: B) -> dict[str, str | int]:
        """Return what the rulebook may name."""
        return self.rulebook_values.values_of(box)

    def formatted_values(self, box: B, named: Mapping[str, str | int], language: str) -> dict[str, str]:
        """Return the values that are not written as a plain number."""
        return self.rulebook_values.formatted_values(box, named, language)
