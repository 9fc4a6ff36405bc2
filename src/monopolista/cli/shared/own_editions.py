"""Editions of the user's own, beside those that come with the program."""

from collections.abc import Sequence
from pathlib import Path

from monopolista.cli.shared.errors import CommandError


def register_editions(files: Sequence[str]) -> dict[str, Path]:
    """Register edition files; return them by their ids.

    Raises
    ------
    CommandError
        A file is no edition.
    """
    if not files:
        return {}
    from monopolista.games import register_edition
    from monopolista.games.common.printed import EditionError

    try:
        return {register_edition(file): Path(file).resolve() for file in files}
    except EditionError as error:
        raise CommandError(str(error)) from error
