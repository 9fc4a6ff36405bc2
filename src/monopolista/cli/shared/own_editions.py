"""Editions of the user's own, beside those that come with the program."""

import argparse
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    from monopolista.games.common.faults import BoxFindings
    from monopolista.games.interface.rules_adapter import Box

EDITION_SUFFIX, BOX_SUFFIX, TRANSCRIPT_SUFFIX = ".toml", ".json", ".txt"
"""Ends of the names of files that state an edition, a box by its content, or a game with its box; they tell files from
ids of editions.
"""


def add_own_editions(parser: argparse.ArgumentParser, described: str = "file of an edition of your own") -> None:
    """Add the argument for edition files, which are registered before the command runs."""
    parser.add_argument(
        "--edition", action="append", default=[], dest="own", metavar="FILE", help=f"{described}; can be repeated"
    )


def register_editions(files: Sequence[str]) -> dict[str, Path]:
    """Register edition files; return them by their ids.

    Raises
    ------
    CommandError
        A file is no edition.
    """
    return {register_box(file): Path(file).resolve() for file in files}


def register_box(file: str) -> str:
    """Register an edition file; return its id.

    Raises
    ------
    CommandError
        The file is no edition.
    """
    from monopolista.games import edition_ids, register_edition

    if file in edition_ids():
        raise CommandError(
            f"{file} comes with the program: name only the {EDITION_SUFFIX} file of an edition of your own"
        )
    if file.endswith(BOX_SUFFIX):
        return _register_content(file)
    if file.endswith(TRANSCRIPT_SUFFIX):
        return _register_box_of_game(file)
    if not file.endswith(EDITION_SUFFIX):
        raise CommandError(
            f"{file} is not an edition: give a TOML file, with a name that ends in {EDITION_SUFFIX},"
            f" a box with a name that ends in {BOX_SUFFIX},"
            f" or a saved game with a name that ends in {TRANSCRIPT_SUFFIX}"
        )
    with _edition_errors():
        return register_edition(file)


def _register_content(file: str) -> str:
    """Register a box from a file with its content, or with the values of an edition as JSON; return its id."""
    import msgspec

    from monopolista.games import make_box, register_content
    from monopolista.games.common.own_boxes import LONGEST_BOX
    from monopolista.json_reader import read_json
    from monopolista.user_files import UnreadableError, read_bytes

    try:
        values = read_json(read_bytes(Path(file), LONGEST_BOX), dict[str, Any])
    except OSError as error:
        raise CommandError(f"{file}: {error.strerror}") from error
    except (UnreadableError, msgspec.DecodeError) as error:
        raise CommandError(f"{file}: {error}") from error
    with _edition_errors():
        return register_content(make_box(values, file), file)


def _register_box_of_game(file: str) -> str:
    """Register the box that a saved game brings along; return the id of the edition that it was played with."""
    from monopolista.games.common.own_boxes import is_box_id
    from monopolista.transcript import read, text_in

    try:
        edition = read(text_in(Path(file))).header.edition
    except OSError as error:
        raise CommandError(f"{file}: {error.strerror}") from error
    except ValueError as error:  # no transcript, or no text
        raise CommandError(f"{file}: {error}") from error
    if not is_box_id(edition):
        raise CommandError(f"{file}: this game was played with {edition}, which comes without the game: name that")
    return edition


def findings_in_file(file: str) -> "BoxFindings":
    """Return the faults in the values that a file states, and the warnings about them; none where it cannot be read."""
    from monopolista.games import check_box
    from monopolista.games.common.faults import BoxFindings

    values = _values_in(file)
    return BoxFindings([], [], b"") if values is None else check_box(values)


def _values_in(file: str) -> dict[str, Any] | None:
    from monopolista.games.common.own_boxes import LONGEST_BOX
    from monopolista.games.common.toml_sources import LONGEST, parse
    from monopolista.json_reader import read_json
    from monopolista.user_files import read_bytes

    try:
        if file.endswith(EDITION_SUFFIX):
            return parse(read_bytes(Path(file), LONGEST))
        if file.endswith(BOX_SUFFIX):
            return read_json(read_bytes(Path(file), LONGEST_BOX), dict[str, Any])
    except (OSError, ValueError, RecursionError):  # what is wrong with such a file, its registration says
        pass
    return None


@contextmanager
def _edition_errors() -> Generator[None]:
    from monopolista.games.common.printed import EditionError

    try:
        yield
    except EditionError as error:
        raise CommandError(str(error)) from error


def register_figure(base: "Box", name: str, value: int) -> str:
    """Register an edition that differs from another in one whole number; return its id.

    Parameters
    ----------
    base : Box
        The other edition.
    name : str
        The number as ``table.key`` of the edition file, such as ``numbers.salary``.
    value : int
        Its value.

    Raises
    ------
    CommandError
        The edition has no such number, or not with that value.
    """
    table, _, key = name.partition(".")
    figures = getattr(base.file, table, None)
    known = [one for one in getattr(figures, "__struct_fields__", ()) if type(getattr(figures, one)) is int]
    if key not in known:
        listed = f"there are: {', '.join(f'{table}.{one}' for one in known)}" if known else "numbers.salary is one"
        raise CommandError(f"--vary {name[:40]}: {base.id} has no such number; {listed}")
    from monopolista.games import register_values

    language = base.file.language
    stated = {
        "id": f"{base.id}-{key.replace('_', '-')}-{value}",
        "inherits": base.id,
        "name": {language: f"{base.file.name[language]}, {key} {value}"},
        table: {key: value},
    }
    with _edition_errors():
        return register_values(stated)
