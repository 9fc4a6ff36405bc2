"""Boxes of the game: what their files state, and what a table may choose."""

from tools.new_game.template.pig.editions.box import Options, PigBox, PigFile, edition_ids, load

__all__ = ["Options", "PigBox", "PigFile", "edition_ids", "load"]
