"""TOML files of editions: size limits, parsing, and errors in one line."""

import re
import stat
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from monopolista.games.common.printed import EditionError, in_words
from monopolista.user_files import UnreadableError, plain_text, read_bytes

Stated = dict[str, Any]
"""Contents of a TOML file. Numbers and names are checked once the edition is complete."""
File = TypeVar("File")

LONGEST = 64 * 1024
_LONGEST_LINE = 400
"""The parser needs quadratic time for the parts of a dotted key."""
_LONGEST_REASON = 300
_QUOTED = re.compile(r"'(.{40}).{20,}'(?= - at `)", re.DOTALL)
"""A long value in a reason of msgspec, before the place, which is to stay readable."""


def parse(source: bytes) -> Stated:
    """Parse a TOML text, or raise ValueError."""
    if len(source) > LONGEST:
        raise EditionError(f"larger than {LONGEST:,} bytes")
    text = plain_text(source)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > _LONGEST_LINE:
            raise EditionError(f"line {number}: longer than {_LONGEST_LINE} characters")
    return tomllib.loads(text)


def read_file(path: str | Path) -> Stated:
    """Return what a TOML file states, or raise EditionError with its name, the place and the reason."""
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
    return read_valid(str(path), lambda: parse(source), lambda _: None)


def read_valid(name: str, stated: Callable[[], File], flaw: Callable[[File], str | None]) -> File:
    """Return a valid edition file, or raise EditionError with its name, the place and the reason."""
    try:
        file = stated()
        reason = flaw(file)
    except RecursionError:
        reason = "nested too deeply"
    except ValueError as error:  # the parser's, the converter's, EditionError and UnreadableError
        reason = _QUOTED.sub("'\\1…'", in_words(str(error)))
    else:
        if reason is None:
            return file
    raise EditionError(f"{name}: {in_one_line(reason)}")


def in_one_line(reason: str) -> str:
    """Return a reason in one line, without characters that a terminal interprets as commands."""
    shown = "".join(character if character.isprintable() else " " for character in reason[:_LONGEST_REASON])
    return " ".join(shown.split())
