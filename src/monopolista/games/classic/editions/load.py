"""Loads editions of the classic game, and refuses invalid ones with file, key and reason."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from monopolista.games.classic.editions.box import Box, make_box
from monopolista.games.classic.editions.card_sums import warnings_in
from monopolista.games.classic.editions.check import all_names, card_texts, faults_in
from monopolista.games.classic.editions.inherit import join
from monopolista.games.classic.editions.options import Options
from monopolista.games.classic.editions.pictures import pictures_of
from monopolista.games.classic.editions.schema import CardEntry, EditionFile, Square
from monopolista.games.common.edition_catalog import EditionCatalog, FileFormat

EDITIONS: Final = EditionCatalog(
    FileFormat(
        game="classic",
        package=__name__.rpartition(".")[0],
        kind=EditionFile,
        join=join,
        faults_in=faults_in,
        lists={"squares": Square, "cards": CardEntry},
        warnings_in=warnings_in,
    )
)
"""The editions of the program, and a user's own."""


def edition_ids() -> tuple[str, ...]:
    """Return the ids of the available editions; a user's own editions come last."""
    return EDITIONS.ids()


def load(edition_id: str = "italy", options: Options | None = None) -> Box:
    """Return an edition with its options."""
    if edition_id in EDITIONS.own:
        return make_box(EDITIONS.own[edition_id], options or Options())
    return _load(edition_id, options or Options())


def texts_of(edition_id: str) -> Iterator[tuple[str, str]]:
    """Yield the texts in an edition that its author chose, each with its key."""
    file = EDITIONS.file(edition_id)
    for key, names in (*all_names(file), *card_texts(file)):
        yield from ((f"{key}.{language}", name) for language, name in names.items())
    for place, square in enumerate(file.squares):
        if square.picture is not msgspec.UNSET:
            yield f"squares[{place}].picture", square.picture
    yield from ((f"pictures.{name}", name) for name in pictures_of(file))
    yield "currency", file.currency
    yield from ((f"decks.variants[{place}]", name) for place, name in enumerate(file.decks.variants))


@lru_cache(maxsize=128)
def _load(edition_id: str, options: Options) -> Box:
    return make_box(EDITIONS.file(edition_id), options)
