"""The editions of a game: those of the program, and a user's own, as files or as boxes."""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain, islice
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from monopolista.games.common.edition_text import file_text
from monopolista.games.common.faults import MOST_FAULTS, BoxFindings, Fault, first_flaw
from monopolista.games.common.inheritance import Join, join_inherited
from monopolista.games.common.misfits import Misfit, fault_of, is_beside, misfits, with_fitting
from monopolista.games.common.own_boxes import (
    GAME,
    PICTURES,
    TOO_LARGE,
    BoxRegistry,
    canonical,
    is_box_id,
    is_too_large,
    values_in,
)
from monopolista.games.common.printed import EditionError, FaultError, Printed, faults_in_distinct
from monopolista.games.common.toml_sources import Stated, check_size, in_one_line, parse, read_valid

File = TypeVar("File", bound=Printed)
_TOO_LARGE = f"{TOO_LARGE}, with everything that it inherits"
NOT_CONTENT: Final = ("id", "first_for")
"""Values of a file that are not part of a box: it is named after its content, and is no reader's default."""


def _no_warnings(_: Any) -> Iterator[Fault]:
    return iter(())


class FileFormat(NamedTuple, Generic[File]):
    """The files of a game's editions."""

    game: str
    """The name of the game."""
    package: str
    """The package in which the files of the program's editions are, and a folder of samples."""
    kind: type[File]
    join: Join
    faults_in: Callable[[File], Iterator[Fault]]
    """Yields the faults in a file whose values have the right types."""
    lists: Mapping[str, type[msgspec.Struct]]
    """The lists whose members leave out in TOML what is a default."""
    warnings_in: Callable[[File], Iterator[Fault]] = _no_warnings
    """Yields what is sound in a file, and yet probably a slip."""


class EditionCatalog(Generic[File]):
    """The editions of a game. Any thread may use it."""

    def __init__(self, file_format: FileFormat[File]) -> None:
        self._format = file_format
        self.own: dict[str, File] = {}
        """Editions from files that this process has registered."""
        self.boxes: BoxRegistry[File] = BoxRegistry()
        self._read_shipped = lru_cache(self._read_shipped_file)

    def ids(self) -> tuple[str, ...]:
        """Return the ids of the available editions; a user's own editions come last."""
        return (*self._shipped, *self.own)

    def file(self, edition_id: str) -> File:
        """Return the file of an edition or a box, or raise EditionError."""
        if edition_id in self.own:
            return self.own[edition_id]
        if is_box_id(edition_id):
            known = self.boxes.find(edition_id)
            if known is None:
                raise EditionError(f"unknown box {edition_id}")
            return known.file
        if edition_id not in self._shipped:
            raise EditionError(f"unknown edition {edition_id[:40]!r}; there are: {', '.join(self.ids())}")
        return self._read_shipped(edition_id)

    def read(self, source: bytes, name: str) -> File:
        """Return the edition in a TOML text, or raise EditionError with the place and the reason."""
        return self._read(name, lambda: parse(source))

    def register(self, stated: Stated, source: str, taken: Collection[str] = ()) -> str:
        """Register an edition given as the values of an edition file, and return its id; errors begin with the source.

        No other edition may have the id: neither one of the program nor one that is taken.
        """
        return self._register(self._read(source, lambda: stated), source, taken)

    def make_box(self, stated: Stated, source: str) -> bytes:
        """Return the content of a box with the values of an edition file; errors begin with the source."""
        file = self._read(source, lambda: self._box_values(stated))
        content = self._content(file)
        if is_too_large(content, _pictures_of(file)):
            raise EditionError(f"{source}: {_TOO_LARGE}")
        return content

    def check_box(self, stated: Stated) -> BoxFindings:
        """Return what there is to say of the values of an edition file, converting them once."""
        warnings: list[Fault] = []
        content = b""
        try:
            values = self._box_values(stated)
            file, unfit = self._fitted(values)
            if file is not None:
                warnings = [*islice(self._format.warnings_in(file), MOST_FAULTS)]
                content = self._content(file)
            found = [*islice(self._faults_in(values, file, unfit, content), MOST_FAULTS)]
        except FaultError as error:
            found = [error.fault]
        except msgspec.ValidationError as error:  # in the changes to what a file inherits
            found = [fault_of(str(error))]
        except RecursionError:
            found = [Fault("", "format", "nested too deeply")]
        faults = [fault._replace(reason=in_one_line(fault.reason)) for fault in found]
        return BoxFindings(faults, warnings, b"" if faults else content)

    def edition_content(self, edition_id: str) -> bytes:
        """Return all values of an edition as the content of a box; raise EditionError if there is no such edition."""
        return self._content(self.file(edition_id))

    @cached_property
    def sample_boxes(self) -> tuple[bytes, ...]:
        """The contents of the sample boxes, in the order of their file names."""
        folder = self._folder / "samples"
        entries = folder.iterdir() if folder.is_dir() else ()
        found = sorted((entry for entry in entries if entry.name.endswith(".toml")), key=lambda entry: entry.name)
        return tuple(self.make_box(parse(entry.read_bytes()), entry.name) for entry in found)

    def edition_toml(self, stated: Stated, source: str) -> str:
        """Return the TOML file of an edition with these values; errors begin with the source."""
        own = self._format
        file = self._read(source, lambda: {**stated, "id": source})
        text = file_text(file, own.game, own.lists, NOT_CONTENT, self.ids())
        try:
            check_size(text)
        except EditionError as error:
            raise EditionError(f"{source}: as TOML, {error}") from error
        return text

    def register_box(self, content: bytes, source: str, name: str) -> None:
        """Check the content of the box with this id, and register it; errors begin with the source."""
        known = self.boxes.find(name)
        if known is None or known.content != content:
            values = {key: value for key, value in values_in(content, source).items() if key != GAME}
            if stray := [key for key in NOT_CONTENT if key in values]:
                raise EditionError(f"{source}: {stray[0]}: not a value of a box")
            kind = self._format.kind
            file = read_valid(source, lambda: msgspec.convert({**values, "id": name}, kind), self._flaw)
            self.boxes.add(content, file)

    def box_content(self, name: str) -> bytes | None:
        """Return the content of a registered box, None if there is none with this id."""
        known = self.boxes.find(name)
        return known.content if known is not None else None

    def _faults_in(self, values: Stated, file: File | None, unfit: list[Misfit], content: bytes) -> Iterator[Fault]:
        yield from (misfit.fault for misfit in unfit)
        if file is None:
            return
        others = chain(self._format.faults_in(file), faults_in_own_name(values))
        yield from (fault for fault in others if not is_beside(fault, unfit))
        if is_too_large(content, _pictures_of(file)):
            yield Fault("", "size", _TOO_LARGE)

    def _fitted(self, values: Stated) -> tuple[File | None, list[Misfit]]:
        """Return a file with values that fit instead of its misfits, and these; None where nothing stands for one."""
        joined = self._whole(values)
        unfit = [*islice(misfits(joined, self._format.kind), MOST_FAULTS)]
        if any(misfit.instead is msgspec.UNSET for misfit in unfit):
            return None, unfit
        return msgspec.convert(with_fitting(joined, unfit), self._format.kind), unfit

    def _whole(self, values: Stated) -> Stated:
        return join_inherited(values, self._inherited, self._format.join)

    def _box_values(self, stated: Stated) -> Stated:
        """Return the values of an edition file that are part of a box."""
        kept = {key: value for key, value in stated.items() if key not in (*NOT_CONTENT, GAME)}
        return kept | {"id": "box"}

    def _content(self, file: File) -> bytes:
        values: Stated = msgspec.to_builtins(file)
        return canonical({GAME: self._format.game} | {key: values[key] for key in values if key not in NOT_CONTENT})

    def _register(self, file: File, name: str, taken: Collection[str]) -> str:
        if is_box_id(file.id):
            raise EditionError(
                f"{name}: id: {file.id!r} is the id of a box, which follows from its content: choose another"
            )
        if file.id in (*self._shipped, *taken):
            raise EditionError(f"{name}: id: {file.id!r} is an edition of the program: choose another id")
        others = [(one, self.file(one).name) for one in self.ids() if one != file.id]
        if reason := first_flaw(faults_in_distinct([*others, ("name", file.name)])):
            raise EditionError(f"{name}: {reason}")
        self.own[file.id] = file
        return file.id

    def _read(self, name: str, values: Callable[[], Stated]) -> File:
        own: Stated = {}

        def stated() -> File:
            own.update({key: value for key, value in values().items() if key != GAME})
            return msgspec.convert(self._whole(own), self._format.kind)

        return read_valid(name, stated, lambda file: first_flaw(self._format.faults_in(file), faults_in_own_name(own)))

    def _flaw(self, file: File) -> str | None:
        return first_flaw(self._format.faults_in(file))

    @cached_property
    def _folder(self) -> Traversable:
        return files(self._format.package)

    @cached_property
    def _shipped(self) -> tuple[str, ...]:
        return tuple(sorted(entry.name[:-5] for entry in self._folder.iterdir() if entry.name.endswith(".toml")))

    def _read_shipped_file(self, edition_id: str) -> File:
        name = f"{edition_id}.toml"
        return self.read((self._folder / name).read_bytes(), name)

    def _inherited(self, edition_id: str) -> Stated | None:
        """Return the contents of an edition, for another one that inherits it."""
        if edition_id in self.own:
            return msgspec.to_builtins(self.own[edition_id])
        if edition_id not in self._shipped:
            return None
        return parse((self._folder / f"{edition_id}.toml").read_bytes())


def _pictures_of(file: Printed) -> object:
    """Return the pictures that a file brings along, None where the editions of its game have none."""
    return getattr(file, PICTURES, None)


def faults_in_own_name(stated: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield a fault if a file has no name of its own, which distinguishes it from the inherited edition."""
    if "inherits" in stated and "name" not in stated:
        reason = f"a box has a name of its own, and not that of {stated['inherits']}: state it under [name]"
        yield Fault("name", "own-name", reason)
