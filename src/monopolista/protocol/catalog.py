"""HTTP bodies of the catalog: editions, bots, and options of a table."""

from typing import Any

from msgspec import Struct, structs

from monopolista.games import game_of
from monopolista.games.common.faults import FaultKey
from monopolista.games.common.options import Option
from monopolista.games.common.presets import Preset
from monopolista.games.common.printed import Names
from monopolista.games.interface.capabilities import HasOdds
from monopolista.games.interface.rules_adapter import Box
from monopolista.locales import Language


class RobotEntry(Struct, rename="camel"):
    """A bot; its texts are in the language files."""

    name: str
    """Its name at seats and in simulations."""
    strength: str
    """How well it plays; empty for bots that are not levels of the lobby."""
    rating: int
    """Its measured rating, 0 if it has not been measured."""
    style: str
    source: str
    """Where it was published; empty for our own bots."""


class EditionEntry(Struct, rename="camel"):
    """An edition that can be played on this server."""

    id: str
    name: Names
    language: Language
    """The language of its booklet, and of the names on its board for readers of other languages."""
    languages: list[Language]
    """The languages in which its board has names."""
    tokens: int
    """The highest number of players."""
    currency: str
    game: str
    """The name of its game."""
    robots: list[RobotEntry]
    """The bots that play it."""
    usual: str
    """The level of the default bot, which also plays for players who are away."""
    judged: bool
    """Whether the odds of winning can be estimated."""
    first_for: list[str]
    """Languages, or languages of one region, whose readers get this edition as the default of new tables: nl, en-US."""


class BoxAdded(Struct, rename="camel"):
    """A box that the server has stored."""

    id: str
    """Its id, which follows from its content; tables accept it as their edition."""
    name: Names
    """Its name, by language."""
    addresses: list[str]
    """Where other devices find this server, for links to the box: its addresses in the network."""


class BoxFault(Struct, rename="camel"):
    """A fault in the values of a box."""

    field: str
    """The key of the value, such as squares[5].rent; empty where the fault is in no single value."""
    key: FaultKey
    """The key of its words in the language files."""
    reason: str
    """The reason in English."""
    low: int | None = None
    """The lowest number that the value may have, null if it is not out of range."""
    high: int | None = None
    """The highest number that the value may have, null if it is not out of range."""


class BoxCheck(Struct, rename="camel"):
    """What is wrong in values; nothing where they are those of a box."""

    faults: list[BoxFault]
    """The faults in the order of the checks, at most 100."""
    warnings: list[BoxFault]
    """What is sound in them, and yet probably a slip, at most 100."""
    id: str
    """The id of a box with these values, empty where they have faults."""


class PresetView(Preset, frozen=True, rename="camel"):
    """A preset, completed with the server's settings."""

    answer_seconds: int = 0
    """Seconds to answer a question, 0 for no limit."""


class OptionsView(Struct, rename="camel"):
    """The options of a table in an edition, and which of their present values are house rules."""

    options: list[Option]
    house_rules: list[str]
    presets: list[PresetView]
    """The presets of the lobby; the first one is the default of new rooms."""


def preset_view(preset: Preset, answer_seconds: int) -> PresetView:
    """Return a preset with the server's default time limit, if the preset itself has none."""
    stated: dict[str, Any] = structs.asdict(preset)
    if preset.answer_seconds is None:
        stated["answer_seconds"] = answer_seconds
    return PresetView(**stated)


def entry_of(box: Box) -> EditionEntry:
    """Return the catalog entry of an edition."""
    file, game = box.file, game_of(box.id)
    return EditionEntry(
        id=file.id,
        name=file.name,
        language=file.language,
        languages=list(file.languages),
        tokens=box.most_seats,
        currency=file.currency,
        game=game.name,
        robots=[RobotEntry(one.name, one.strength, one.rating, one.style, one.source) for one in game.robots],
        usual=game.usual,
        judged=isinstance(game, HasOdds),
        first_for=list(file.first_for),
    )
