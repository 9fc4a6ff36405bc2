"""Editions of the user's own, beside those that come with the program."""

from collections.abc import Sequence
from pathlib import Path

from monopolista.cli.shared.errors import CommandError

EDITION_SUFFIX = ".toml"
"""The end of the name of a file that states an edition; it tells files from ids of editions."""


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
    from monopolista.games import register_edition
    from monopolista.games.common.printed import EditionError

    if not file.endswith(EDITION_SUFFIX):
        raise CommandError(
            f"{file} is no box of your own: that is a TOML file, with a name that ends in {EDITION_SUFFIX}"
        )
    try:
        return register_edition(file)
    except EditionError as error:
        raise CommandError(str(error)) from error
