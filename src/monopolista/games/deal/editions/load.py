"""Loads editions of the card game, and refuses invalid ones with file, key and reason."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from monopolista.games.common.edition_catalog import EditionCatalog, FileFormat
from monopolista.games.deal.editions.box import DealBox, make_box
from monopolista.games.deal.editions.check import all_names, faults_in
from monopolista.games.deal.editions.inherit import join
from monopolista.games.deal.editions.options import Options
from monopolista.games.deal.editions.schema import CardEntry, ColourEntry, DealFile

DEAL: Final = "deal"
"""The id of the card game's one edition of the program."""
EDITIONS: Final = EditionCatalog(
    FileFormat(
        game="deal",
        package=__name__.rpartition(".")[0],
        kind=DealFile,
        join=join,
        faults_in=faults_in,
        lists={"colours": ColourEntry, "cards": CardEntry},
    )
)
"""The edition of the program, and a user's own."""


def edition_ids() -> tuple[str, ...]:
    """Return the ids of the available editions; a user's own editions come last."""
    return EDITIONS.ids()


def load(edition_id: str = DEAL, options: Options | None = None) -> DealBox:
    """Return an edition with its options."""
    if edition_id in EDITIONS.own:
        return make_box(EDITIONS.own[edition_id], options or Options())
    return _load(edition_id, options or Options())


def texts_of(edition_id: str) -> Iterator[tuple[str, str]]:
    """Yield the texts in an edition that its author chose, each with its key."""
    file = EDITIONS.file(edition_id)
    for key, names in all_names(file):
        yield from ((f"{key}.{language}", name) for language, name in names.items())
    yield "currency", file.currency


@lru_cache(maxsize=128)
def _load(edition_id: str, options: Options) -> DealBox:
    return make_box(EDITIONS.file(edition_id), options)
