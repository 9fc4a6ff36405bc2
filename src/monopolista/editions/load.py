"""Loading edition files, and refusing broken ones with file, key and reason."""

import stat
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec

from monopolista.editions.box import Box, make_box
from monopolista.editions.check import flaw
from monopolista.editions.deal.box import DealBox
from monopolista.editions.deal.load import DEAL, load_deal
from monopolista.editions.inherit import whole
from monopolista.editions.schema import EditionError, EditionFile, Options
from monopolista.editions.sources import LONGEST, Stated, parse, read_sound

AnyBox = Box | DealBox
GameName = Literal["classic", "deal"]
_OWN: dict[str, EditionFile] = {}
"""Editions that this process was given by file."""


def edition_ids(game: GameName | None = None) -> tuple[str, ...]:
    """Return the ids of the editions that can be loaded, of one game or of both; a player's own come last."""
    classic, own = ((), ()) if game == "deal" else (_shipped(), tuple(_OWN))
    return (*classic, *own) if game == "classic" else (*classic, DEAL, *own)


def game_of(edition_id: str) -> GameName:
    """Return the game of an edition; one that is not known would be of the classic game."""
    return "deal" if edition_id == DEAL else "classic"


def load(edition_id: str, options: Options | None = None) -> AnyBox:
    """Return the box of an edition of either game with its options."""
    if edition_id == DEAL:
        return load_deal(options)
    return load_classic(edition_id, options)


def load_classic(edition_id: str, options: Options | None = None) -> Box:
    """Return the box of an edition of the classic game with its options."""
    if edition_id in _OWN:
        return make_box(_OWN[edition_id], options or Options())
    return _load(edition_id, options or Options())


def load_file(path: str | Path, options: Options | None = None) -> Box:
    """Return the box of a player's own edition; from now on ``load`` knows it by its id."""
    file = read_file(path)
    if file.id in (*_shipped(), DEAL):
        raise EditionError(f"{path}: id: an edition called {file.id!r} comes with the program")
    _OWN[file.id] = file
    return load_classic(file.id, options)


def read_file(path: str | Path) -> EditionFile:
    """Return the edition that a file states, or raise EditionError with file, key and reason."""
    try:
        regular = stat.S_ISREG(Path(path).stat().st_mode)
        source = _beginning(Path(path)) if regular else b""
    except OSError as error:
        raise EditionError(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise EditionError(f"{str(path)!r}: {error}") from error
    if not regular:
        raise EditionError(f"{path}: not a file")
    return read(source, str(path))


def _beginning(path: Path) -> bytes:
    with path.open("rb") as source:
        return source.read(LONGEST + 1)


def read(source: bytes, name: str) -> EditionFile:
    """Return the edition that a TOML text states, or raise EditionError with the place and the reason."""
    return read_sound(name, lambda: msgspec.convert(whole(parse(source), _inherited), EditionFile), flaw)


@lru_cache(maxsize=64)
def _load(edition_id: str, options: Options) -> Box:
    if edition_id not in _shipped():
        raise EditionError(f"unknown edition {edition_id[:40]!r}; there are: {', '.join(edition_ids())}")
    return make_box(_read_shipped(edition_id), options)


@lru_cache(maxsize=1)
def _shipped() -> tuple[str, ...]:
    folder = files("monopolista.editions")
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


@lru_cache
def _read_shipped(edition_id: str) -> EditionFile:
    name = f"{edition_id}.toml"
    return read((files("monopolista.editions") / name).read_bytes(), name)


def _inherited(edition_id: str) -> Stated | None:
    """Return what an edition states, for another that inherits it."""
    if edition_id in _OWN:
        return msgspec.to_builtins(_OWN[edition_id])
    if edition_id not in _shipped():
        return None
    return parse((files("monopolista.editions") / f"{edition_id}.toml").read_bytes())
