"""Editions: what each box and its booklet say, as data."""

from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.editions.load import EDITIONS, edition_ids, load, texts_of
from monopolista.games.classic.editions.options import Options, options_of
from monopolista.games.classic.editions.presets import presets_of

__all__ = ["EDITIONS", "Box", "Options", "edition_ids", "load", "options_of", "presets_of", "texts_of"]
