"""Editions of the game: the contents of their files, and the options of a table."""

from tools.new_game.template.pig.editions.box import Options, PigBox, PigFile, edition_ids, load
from tools.new_game.template.pig.editions.presets import presets_of

__all__ = ["Options", "PigBox", "PigFile", "edition_ids", "load", "presets_of"]
