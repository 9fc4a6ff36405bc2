"""TOML files of editions: size limits, parsing, and errors in one line."""

import re
import stat
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from monopolista.games.common.own_boxes import LONGEST_BOX, LONGEST_BOX_TEXT, TOO_LARGE
from monopolista.games.common.png import PREFIX
from monopolista.games.common.printed import EditionError, in_words
from monopolista.user_files import UnreadableError, plain_text, read_bytes

Stated = dict[str, Any]
"""Contents of a TOML file. Numbers and names are checked once the edition is complete."""
File = TypeVar("File")

LONGEST = LONGEST_BOX + 8 * 1024
"""The longest file, in bytes: a text of a picture takes a few more as TOML than in the content of a box."""
_LONGEST_LINE = 400
"""The parser needs quadratic time for the parts of a dotted key."""
_LONGEST_REASON = 300
_OF_PICTURE = re.compile(
    rf' *(?:(?:[\w-]{{1,32}} *= *")?{re.escape(PREFIX)})?[A-Za-z0-9+/=]+(?:"|\\|""")? *',
)
"""A line of a picture, which is as long as it is, and does not count as text."""
_QUOTED = re.compile(r"'(.{40}).{20,}'(?= - at `)", re.DOTALL)
"""A long value in a reason of msgspec, before the place, which is to stay readable."""


def parse(source: bytes) -> Stated:
    """Parse a TOML text, or raise ValueError."""
    if len(source) > LONGEST:
        raise EditionError(f"larger than {LONGEST:,} bytes")
    text = plain_text(source)
    check_size(text)
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


def check_size(text: str) -> None:
    """Raise EditionError where a TOML text is too large apart from its pictures, or has too long a line."""
    pictures = 0
    for number, line in enumerate(text.split("\n"), 1):
        if _OF_PICTURE.fullmatch(line):
            pictures += len(line) + 1
        elif len(line) > _LONGEST_LINE:
            raise EditionError(f"line {number}: longer than {_LONGEST_LINE} characters")
    if len(text.encode()) - pictures > LONGEST_BOX_TEXT:
        raise EditionError(TOO_LARGE)


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
