"""Files of the user: folder, permissions, size limit, and locks between processes."""

import codecs
import os
import stat
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

OWN_FOLDER, OWN_FILE = 0o700, 0o600
"""Permissions: files hold secret seeds and keys."""


def data_folder() -> Path:
    """Return the user's folder for saved games and keys."""
    return platformdirs.user_data_path("monopolista", appauthor=False)


class UnreadableError(ValueError):
    """A file that is too large, or not UTF-8; the message says which, and what to do."""


def read_bytes(file: Path, most: int) -> bytes:
    """Read a file of limited size.

    The size is checked before anything is read; a pipe, which has none, is read up to the limit.

    Parameters
    ----------
    file : Path
        File to read.
    most : int
        Limit in bytes.

    Returns
    -------
    bytes
        Content.

    Raises
    ------
    OSError
        If the file cannot be read.
    UnreadableError
        If it is larger than the limit.
    """
    status = file.stat()
    if not (stat.S_ISREG(status.st_mode) and status.st_size > most):
        with file.open("rb") as opened:
            found = opened.read(most + 1)
        if len(found) <= most:
            return found
    raise UnreadableError(f"larger than {most:,} bytes, the most that is read")


def plain_text(source: bytes) -> str:
    """Decode UTF-8, normalize line ends, and remove a byte order mark.

    Parameters
    ----------
    source : bytes
        Content of a file.

    Returns
    -------
    str
        Text with ``\\n`` as line ends.

    Raises
    ------
    UnreadableError
        If it is not UTF-8.

    Examples
    --------
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
    """Return a text with normalized line ends, without a byte order mark."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """Offset of the locked byte, beyond the content: on this system locked bytes cannot be read."""

    def try_lock(lock: int) -> bool:
        """Lock an open file without waiting; say whether that succeeded."""
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

    def try_lock(lock: int) -> bool:
        """Lock an open file without waiting; say whether that succeeded."""
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
def locked(lock: int) -> Generator[None]:
    """Lock an open file, given by its descriptor, for a block; wait while another process holds the lock."""
    _wait_for(lock)
    try:
        yield
    finally:
        _release(lock)
