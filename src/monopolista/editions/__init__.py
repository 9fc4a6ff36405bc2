"""Editions: what each box and its booklet say, as data."""

from monopolista.editions.box import Box
from monopolista.editions.deal.box import DealBox
from monopolista.editions.deal.load import load_deal
from monopolista.editions.load import AnyBox, GameName, edition_ids, game_of, load, load_classic, load_file
from monopolista.editions.options import AnyFile, Option, OptionError, house_rules, options_of
from monopolista.editions.schema import EditionError

__all__ = [
    "AnyBox",
    "AnyFile",
    "Box",
    "DealBox",
    "EditionError",
    "GameName",
    "Option",
    "OptionError",
    "edition_ids",
    "game_of",
    "house_rules",
    "load",
    "load_classic",
    "load_deal",
    "load_file",
    "options_of",
]
