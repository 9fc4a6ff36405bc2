"""HTTP bodies of the catalog: the boxes, the bots that play them, the options of a table."""

from typing import Any

from msgspec import Struct, structs

from monopolista.games import game_of
from monopolista.games.common.options import Option
from monopolista.games.common.presets import Preset
from monopolista.games.common.printed import Names
from monopolista.games.interface.capabilities import HasOdds
from monopolista.games.interface.rules_adapter import Box
from monopolista.locales import Language


class RobotEntry(Struct, rename="camel"):
    """A bot, in words whose texts are in the language files."""

    name: str
    """What seats and simulations call it: a level."""
    strength: str
    """How well it plays; empty for one that only the curious choose."""
    rating: int
    """Its rating as measured, 0 where nobody knows."""
    style: str
    source: str
    """Where it was published; empty for the game's own."""


class EditionEntry(Struct, rename="camel"):
    """An edition that can be played here."""

    id: str
    name: Names
    language: Language
    """The language of its booklet, and of the names on its board where the reader's has none."""
    languages: list[Language]
    """The languages that its board speaks."""
    tokens: int
    """How many may play."""
    currency: str
    game: str
    """The name of its game."""
    robots: list[RobotEntry]
    """Who plays it, the game's own and those published elsewhere."""
    usual: str
    """The level of the bot that sits down, or steps in, where nobody chooses."""
    judged: bool
    """Whether everybody's odds of winning can be estimated."""
    first_for: list[str]
    """Languages, some of a region alone, whose readers' new tables begin with it: nl, en-US."""


class PresetView(Preset, frozen=True, rename="camel"):
    """A preset on a server."""

    answer_seconds: int = 0
    """Time to answer a question, 0 for no limit."""


class OptionsView(Struct, rename="camel"):
    """What a table may choose in an edition, and what of its present choice is not the booklet's."""

    options: list[Option]
    house_rules: list[str]
    presets: list[PresetView]
    """What a lobby offers at once, the way in which new rooms are set up first."""


def preset_view(preset: Preset, answer_seconds: int) -> PresetView:
    """Return a preset on a server with a usual time to answer, where the preset itself states none."""
    stated: dict[str, Any] = structs.asdict(preset)
    if preset.answer_seconds is None:
        stated["answer_seconds"] = answer_seconds
    return PresetView(**stated)


def entry_of(box: Box) -> EditionEntry:
    """Return the catalog's entry of an edition."""
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
