"""Loads edition files, and refuses invalid ones with file, key and reason."""

import stat
from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import chain, islice
from pathlib import Path

import msgspec

from monopolista.games.classic.editions.box import Box, make_box
from monopolista.games.classic.editions.check import all_names, card_texts, faults_in
from monopolista.games.classic.editions.file_text import file_text
from monopolista.games.classic.editions.inherit import faults_in_own_name, whole
from monopolista.games.classic.editions.options import Options
from monopolista.games.classic.editions.schema import EditionFile
from monopolista.games.common.faults import MOST_FAULTS, Fault, first_flaw
from monopolista.games.common.misfits import fault_of, is_beside, misfits, with_fitting
from monopolista.games.common.own_boxes import GAME, LONGEST_BOX, BoxRegistry, canonical, is_box_id, values_in
from monopolista.games.common.printed import EditionError, FaultError, faults_in_distinct
from monopolista.games.common.toml_sources import LONGEST, Stated, in_one_line, parse, read_valid
from monopolista.user_files import UnreadableError, read_bytes

_OWN: dict[str, EditionFile] = {}
"""Editions from files that this process has registered."""
_BOXES: BoxRegistry[EditionFile] = BoxRegistry()
_TOO_LARGE = f"larger than {LONGEST_BOX:,} bytes with everything that it inherits"
_NOT_CONTENT = ("id", "first_for")
"""Values of a file that are not part of a box: it is named after its content, and is no reader's default."""


def edition_ids() -> tuple[str, ...]:
    """Return the ids of the available editions; a user's own editions come last."""
    return (*_shipped(), *_OWN)


def load(edition_id: str = "italy", options: Options | None = None) -> Box:
    """Return an edition with its options."""
    if edition_id in _OWN:
        return make_box(_OWN[edition_id], options or Options())
    if is_box_id(edition_id):
        return _load_box(edition_id, options or Options())
    return _load(edition_id, options or Options())


def register(path: str | Path, taken: Collection[str] = ()) -> str:
    """Register a user's own edition, and return its id, which ``load`` then accepts."""
    return _register(read_file(path), str(path), taken)


def register_values(stated: Stated, taken: Collection[str] = ()) -> str:
    """Register an edition given as the values of an edition file, and return its id, as ``register`` does."""
    name = str(stated.get("id"))
    return _register(_read(name, lambda: stated), name, taken)


def content_of(stated: Stated, source: str, game: str) -> bytes:
    """Return the content of a box with the values of an edition file; raise EditionError for an invalid one."""
    content = _content(_read(source, lambda: _box_values(stated, game)), game)
    if len(content) > LONGEST_BOX:
        raise EditionError(f"{source}: {_TOO_LARGE}")
    return content


def faults_of(stated: Stated, game: str) -> list[Fault]:
    """Return the faults in the values of an edition file, at most MOST_FAULTS, in the order of the checks."""
    try:
        found = [*islice(_faults_of(_box_values(stated, game), game), MOST_FAULTS)]
    except FaultError as error:
        found = [error.fault]
    except msgspec.ValidationError as error:  # in the changes to what a file inherits
        found = [fault_of(str(error))]
    except RecursionError:
        found = [Fault("", "format", "nested too deeply")]
    return [fault._replace(reason=in_one_line(fault.reason)) for fault in found]


def _faults_of(values: Stated, game: str) -> Iterator[Fault]:
    joined = whole(values, _inherited)
    unfit = [*islice(misfits(joined, EditionFile), MOST_FAULTS)]
    yield from (misfit.fault for misfit in unfit)
    if any(misfit.instead is msgspec.UNSET for misfit in unfit):
        return
    file = msgspec.convert(with_fitting(joined, unfit), EditionFile)
    others = chain(faults_in(file), faults_in_own_name(values))
    yield from (fault for fault in others if not is_beside(fault, unfit))
    if len(_content(file, game)) > LONGEST_BOX:
        yield Fault("", "size", _TOO_LARGE)


def _box_values(stated: Stated, game: str) -> Stated:
    """Return the values of an edition file that are part of a box."""
    return {key: value for key, value in stated.items() if key not in (*_NOT_CONTENT, GAME)} | {"id": game}


def whole_content(edition_id: str, game: str) -> bytes:
    """Return all values of an edition as the content of a box."""
    return _content(load(edition_id).file, game)


@lru_cache(maxsize=1)
def sample_contents(game: str) -> tuple[bytes, ...]:
    """Return the contents of the sample boxes, in the order of their file names."""
    folder = files(__name__.rpartition(".")[0]) / "samples"
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".toml")), key=lambda entry: entry.name)
    return tuple(content_of(parse(entry.read_bytes()), entry.name, game) for entry in found)


def toml_of(stated: Stated, source: str) -> str:
    """Return the TOML file of an edition with these values; raise EditionError for invalid ones."""
    values = {key: value for key, value in stated.items() if key != GAME}
    text = file_text(_read(source, lambda: {**values, "id": source}), _NOT_CONTENT, edition_ids())
    if len(text.encode()) > LONGEST:
        raise EditionError(f"{source}: larger than {LONGEST:,} bytes as TOML")
    return text


def _content(file: EditionFile, game: str) -> bytes:
    values = msgspec.to_builtins(file)
    return canonical({GAME: game} | {key: values[key] for key in values if key not in _NOT_CONTENT})


def register_content(content: bytes, source: str, name: str) -> None:
    """Check the content of the box with this id, and register it; raise EditionError where it is invalid."""
    known = _BOXES.find(name)
    if known is None or known.content != content:
        values = {key: value for key, value in values_in(content, source).items() if key != GAME}
        if stray := [key for key in _NOT_CONTENT if key in values]:
            raise EditionError(f"{source}: {stray[0]}: not a value of a box")
        file = read_valid(source, lambda: msgspec.convert({**values, "id": name}, EditionFile), _flaw)
        _BOXES.add(content, file)


def find_content(name: str) -> bytes | None:
    """Return the content of a registered box, None if there is none with this id."""
    known = _BOXES.find(name)
    return known.content if known is not None else None


def texts_of(edition_id: str) -> Iterator[tuple[str, str]]:
    """Yield the texts in an edition that its author chose, each with its key."""
    file = load(edition_id).file
    for key, names in (*all_names(file), *card_texts(file)):
        yield from ((f"{key}.{language}", name) for language, name in names.items())
    for place, square in enumerate(file.squares):
        if square.picture is not msgspec.UNSET:
            yield f"squares[{place}].picture", square.picture
    yield "currency", file.currency
    yield from ((f"decks.variants[{place}]", name) for place, name in enumerate(file.decks.variants))


def _register(file: EditionFile, name: str, taken: Collection[str]) -> str:
    if is_box_id(file.id):
        raise EditionError(
            f"{name}: id: {file.id!r} is the id of a box, which follows from its content: choose another"
        )
    if file.id in (*_shipped(), *taken):
        raise EditionError(f"{name}: id: {file.id!r} is an edition of the program: choose another id")
    others = [(one, (_OWN.get(one) or _read_shipped(one)).name) for one in edition_ids() if one != file.id]
    if reason := first_flaw(faults_in_distinct([*others, ("name", file.name)])):
        raise EditionError(f"{name}: {reason}")
    _OWN[file.id] = file
    return file.id


def read_file(path: str | Path) -> EditionFile:
    """Return the edition in a file, or raise EditionError with file, key and reason."""
    try:
        regular = stat.S_ISREG(Path(path).stat().st_mode)
        source = read_bytes(Path(path), LONGEST) if regular else b""
    except OSError as error:
        raise EditionError(f"{path}: {error.strerror}") from error
    except UnreadableError as error:
        raise EditionError(f"{path}: {error}") from error
    except ValueError as error:
        raise EditionError(f"{str(path)!r}: {error}") from error
    if not regular:
        raise EditionError(f"{path}: not a file")
    return read(source, str(path))


def read(source: bytes, name: str) -> EditionFile:
    """Return the edition in a TOML text, or raise EditionError with the place and the reason."""
    return _read(name, lambda: parse(source))


def _read(name: str, values: Callable[[], Stated]) -> EditionFile:
    own: Stated = {}

    def stated() -> EditionFile:
        own.update(values())
        return msgspec.convert(whole(own, _inherited), EditionFile)

    return read_valid(name, stated, lambda file: first_flaw(faults_in(file), faults_in_own_name(own)))


def _flaw(file: EditionFile) -> str | None:
    return first_flaw(faults_in(file))


@lru_cache(maxsize=64)
def _load(edition_id: str, options: Options) -> Box:
    if edition_id not in _shipped():
        raise EditionError(f"unknown edition {edition_id[:40]!r}; there are: {', '.join(edition_ids())}")
    return make_box(_read_shipped(edition_id), options)


@lru_cache(maxsize=64)
def _load_box(name: str, options: Options) -> Box:
    known = _BOXES.find(name)
    if known is None:
        raise EditionError(f"unknown box {name}")
    return make_box(known.file, options)


@lru_cache(maxsize=1)
def _shipped() -> tuple[str, ...]:
    folder = files(__name__.rpartition(".")[0])
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


@lru_cache
def _read_shipped(edition_id: str) -> EditionFile:
    name = f"{edition_id}.toml"
    return read((files(__name__.rpartition(".")[0]) / name).read_bytes(), name)


def _inherited(edition_id: str) -> Stated | None:
    """Return the contents of an edition, for another one that inherits it."""
    if edition_id in _OWN:
        return msgspec.to_builtins(_OWN[edition_id])
    if edition_id not in _shipped():
        return None
    return parse((files(__name__.rpartition(".")[0]) / f"{edition_id}.toml").read_bytes())
