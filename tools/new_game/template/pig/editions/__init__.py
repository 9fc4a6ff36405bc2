"""Boxes of the game: what their files state, and what a table may choose."""

from tools.new_game.template.pig.editions.box import Options, PigBox, PigFile, edition_ids, load
from tools.new_game.template.pig.editions.presets import presets_of

__all__ = ["Options", "PigBox", "PigFile", "edition_ids", "load", "presets_of"]
