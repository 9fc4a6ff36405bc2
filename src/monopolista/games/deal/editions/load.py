"""Loading the card game's file, and refusing a broken one with file, key and reason."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from monopolista.games.common.printed import EditionError
from monopolista.games.common.toml_sources import parse, read_valid
from monopolista.games.deal.editions.box import DealBox, make_box
from monopolista.games.deal.editions.check import flaw
from monopolista.games.deal.editions.options import Options
from monopolista.games.deal.editions.schema import DealFile

DEAL: Final = "deal"
"""The id of the card game's one edition."""


def edition_ids() -> tuple[str, ...]:
    """Return the id of the one edition."""
    return (DEAL,)


def load(edition_id: str = DEAL, options: Options | None = None) -> DealBox:
    """Return the box of MONOPOLY Deal with its options."""
    if edition_id != DEAL:
        raise EditionError(f"unknown edition {edition_id[:40]!r}; there is: {DEAL}")
    return _load(options or Options())


def read(source: bytes, name: str) -> DealFile:
    """Return the card game that a TOML text states, or raise EditionError with the place and the reason."""
    return read_valid(name, lambda: msgspec.convert(parse(source), DealFile), flaw)


@lru_cache(maxsize=64)
def _load(options: Options) -> DealBox:
    return make_box(_read_shipped(), options)


@lru_cache(maxsize=1)
def _read_shipped() -> DealFile:
    name = f"{DEAL}.toml"
    return read((files(__name__.rpartition(".")[0]) / name).read_bytes(), name)
