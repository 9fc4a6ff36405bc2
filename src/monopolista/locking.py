"""Files that one process holds at a time, until it lets go or ends in whatever way."""

import os
import sys

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

else:
    import fcntl

    def take(lock: int) -> bool:
        """Take hold of an open file; say whether nobody else has it."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
