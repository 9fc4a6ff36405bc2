"""Files of the user's own: where they lie, that nobody else reads them, and that one process holds some at a time."""

import os
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
