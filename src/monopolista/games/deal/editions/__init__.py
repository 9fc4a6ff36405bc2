"""MONOPOLY Deal: its cards and what its booklet says about them, as data."""

from monopolista.games.deal.editions.box import DealBox
from monopolista.games.deal.editions.load import EDITIONS, edition_ids, load, texts_of
from monopolista.games.deal.editions.options import Options, options_of
from monopolista.games.deal.editions.presets import presets_of

__all__ = ["EDITIONS", "DealBox", "Options", "edition_ids", "load", "options_of", "presets_of", "texts_of"]
