"""Editions: what each box and its booklet say, as data."""

from monopolista.games.classic.editions.box import Box
from monopolista.games.classic.editions.load import bring, edition_ids, load
from monopolista.games.classic.editions.options import Options, options_of

__all__ = ["Box", "Options", "bring", "edition_ids", "load", "options_of"]
