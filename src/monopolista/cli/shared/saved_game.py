"""Saved games: the text of a file, and the result of a check of all that is stored."""

from pathlib import Path
from typing import TYPE_CHECKING

from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    from monopolista.server.storage.integrity import IntegrityReport


def read_text(name: str, what: str = "a saved game") -> str:
    """Return the text of a file; ``what`` describes the expected file. Raise CommandError where it cannot be read."""
    from monopolista.transcript import text_in
    from monopolista.user_files import UnreadableError

    try:
        return text_in(Path(name))
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror}: name {what}") from error
    except UnreadableError as error:
        raise CommandError(f"{name}: {error}") from error
    except ValueError as error:  # the name is invalid
        raise CommandError(f"{name!r}: {error}: name {what}") from error


def print_integrity_report(found: "IntegrityReport") -> int:
    """Print the result of an integrity check.

    Raises
    ------
    CommandError
        Stored data is damaged; the message has a line for each item.
    """
    print(f"{found.number} rooms and games {'were looked at' if found.damaged else 'are as they were written'}.")
    if found.unplayable:
        print(f"With {len(found.unplayable)} things this version can do nothing; they are left as they are:")
    for one in found.unplayable:
        print(f"  {one}")
    if found.damaged:
        raise CommandError("\n".join(found.damaged))
    return 0
