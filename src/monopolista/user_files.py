"""Files of the user's own: where they lie, that nobody else reads them, and that one process holds some at a time."""

import codecs
import os
import stat
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

OWN_FOLDER, OWN_FILE = 0o700, 0o600
"""Running seeds, keys and hashes of keys stand there."""


def data_folder() -> Path:
    """Return the user's folder for saved games and keys."""
    return platformdirs.user_data_path("monopolista", appauthor=False)


class UnreadableError(ValueError):
    """A file that is too large, or not a UTF-8 text; the message says which of them, and what to do."""


def read_bytes(file: Path, most: int) -> bytes:
    """Return what a file holds, or raise OSError, or UnreadableError where that is more than the given number of bytes.

    Its size is looked at before anything is read; what has none, such as a pipe, is read no further than that.
    """
    status = file.stat()
    if not (stat.S_ISREG(status.st_mode) and status.st_size > most):
        with file.open("rb") as opened:
            found = opened.read(most + 1)
        if len(found) <= most:
            return found
    raise UnreadableError(f"larger than {most:,} bytes, the most that is read")


def plain_text(source: bytes) -> str:
    """Return a UTF-8 text with plain line ends and no byte order mark, or raise UnreadableError.

    >>> plain_text(b"\\xef\\xbb\\xbfone\\r\\ntwo\\r")
    'one\\ntwo\\n'
    """
    if source.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise UnreadableError("UTF-16, as its byte order mark says: save it as UTF-8")
    try:
        return with_plain_lines(source.decode())
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        byte = source[error.start]
        raise UnreadableError(f"line {line}: the byte 0x{byte:02x} is not UTF-8: save it as UTF-8") from error


def with_plain_lines(text: str) -> str:
    """Return a text without its byte order mark, and with the line ends of any system as plain ones."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """A byte that nobody reads: on this system what is locked cannot be read."""

    def take(lock: int) -> bool:
        """Take hold of an open file; say whether nobody else has it."""
        os.lseek(lock, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _wait_for(lock: int) -> None:
        os.lseek(lock, _FAR, os.SEEK_SET)
        msvcrt.locking(lock, msvcrt.LK_LOCK, 1)

    def _release(lock: int) -> None:
        os.lseek(lock, _FAR, os.SEEK_SET)
        msvcrt.locking(lock, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def take(lock: int) -> bool:
        """Take hold of an open file; say whether nobody else has it."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _wait_for(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX)

    def _release(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_UN)


@contextmanager
def held(lock: int) -> Generator[None]:
    """Have an open file for oneself for a moment, and wait for it where another process has it."""
    _wait_for(lock)
    try:
        yield
    finally:
        _release(lock)
