"""Editions: what each box and its booklet say, as data."""

from monopolista.editions.box import Box
from monopolista.editions.load import EditionError, edition_ids, load

__all__ = ["Box", "EditionError", "edition_ids", "load"]
