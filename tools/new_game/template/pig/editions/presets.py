"""The presets of an edition of the game."""

from monopolista.games.common.presets import BOOKLET, PRACTICE, STANDARD, Preset
from tools.new_game.template.pig.editions.box import PigFile


def presets_of(_: PigFile) -> tuple[Preset, ...]:
    """Return the presets of an edition, in the order of display."""
    return (STANDARD, PRACTICE, BOOKLET)
