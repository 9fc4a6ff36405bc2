"""Editions: what each box and its booklet say, as data."""

from monopolista.editions.box import Box
from monopolista.editions.load import edition_ids, load, load_file
from monopolista.editions.options import Option, OptionError, house_rules, options_of
from monopolista.editions.schema import EditionError

__all__ = [
    "Box",
    "EditionError",
    "Option",
    "OptionError",
    "edition_ids",
    "house_rules",
    "load",
    "load_file",
    "options_of",
]
