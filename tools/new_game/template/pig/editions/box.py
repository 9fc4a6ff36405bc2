"""An edition of the game: its file, its options, and their values for the rules."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec

from monopolista.engine.seats import SEATS
from monopolista.games.common import options
from monopolista.games.common.faults import first_flaw
from monopolista.games.common.options import Option, check_each
from monopolista.games.common.printed import (
    EditionError,
    Printed,
    Strict,
    faults_in_names,
    faults_in_speech,
    prepared,
    set_numbers,
)
from monopolista.games.common.toml_sources import parse, read_valid
from tools.new_game.template.pig.rules.records import Edition

PIG: Final = "pig"
"""Id of the only edition."""


@prepared
class Options(options.Options, frozen=True):
    """The options of a table: none yet; ``games/deal/editions/options.py`` shows how to declare options."""


class Numbers(Strict, frozen=True):
    """Values for the rules, each a field of ``Edition``."""

    most_seats: Annotated[int, msgspec.Meta(ge=2, le=SEATS)]
    goal: Annotated[int, msgspec.Meta(ge=1, le=1000)]


@prepared
class PigFile(Printed, frozen=True):
    """The contents of an edition's file."""

    numbers: Numbers


@dataclass(frozen=True)
class PigBox:
    """An edition with its options, ready for a game."""

    id: str
    options: Options
    file: PigFile
    edition: Edition

    @property
    def listed(self) -> tuple[Option, ...]:
        """Return every option, in the order of display."""
        return options.options_of(Options, self.file)

    @property
    def most_seats(self) -> int:
        """Return the highest number of players (PIG-1)."""
        return self.edition.most_seats

    @property
    def minutes(self) -> None:
        """Return None: no clock ends a game."""
        return None


def edition_ids() -> tuple[str, ...]:
    """Return the ids of the editions."""
    return (PIG,)


def load(edition_id: str = PIG, chosen: Options | None = None) -> PigBox:
    """Return an edition with its options, or raise EditionError."""
    if edition_id != PIG:
        raise EditionError(f"unknown edition {edition_id[:40]!r}; there is: {PIG}")
    file, stated = _read_shipped(), chosen or Options()
    check_each(options.options_of(Options, file), stated)
    edition = Edition()
    set_numbers(edition, file.numbers)
    return PigBox(file.id, stated, file, edition)


@cache
def _read_shipped() -> PigFile:
    name = f"{PIG}.toml"
    source = (files(__name__.rpartition(".")[0]) / name).read_bytes()
    return read_valid(name, lambda: msgspec.convert(parse(source), PigFile), _flaw)


def _flaw(file: PigFile) -> str | None:
    return first_flaw(faults_in_speech(file), faults_in_names(file.languages, [("name", file.name)]))
