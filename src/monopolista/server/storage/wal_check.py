"""What a write-ahead log says of itself, read as its format is documented, to know whether SQLite took all of it in.

SQLite leaves out without a word what comes after the first damaged frame, and the whole log where its head is damaged.
"""

import struct
from pathlib import Path
from typing import Final

_HEAD: Final = struct.Struct(">8I")
_FRAME: Final = struct.Struct(">6I")
_MAGIC: Final = 0x377F0682
"""The last bit says in which order the bytes of a sum are added."""
ALL_OF_IT: Final = 2**31


def log_of(path: Path) -> Path:
    """Return where the log of a database lies."""
    return path.with_name(f"{path.name}-wal")


def committed(path: Path) -> int:
    """Return how many frames of a database's log belong to commits; ALL_OF_IT where nothing says how many."""
    try:
        with log_of(path).open("rb") as log:
            head = log.read(_HEAD.size)
            if not head:
                return 0
            if len(head) < _HEAD.size or not _is_sound(head):
                return ALL_OF_IT
            _, _, page, _, *salts, _, _ = _HEAD.unpack(head)
            last = number = 0
            while len(frame := log.read(_FRAME.size)) == _FRAME.size:
                number += 1
                _, commits, *own, _, _ = _FRAME.unpack(frame)
                if own == salts and commits:
                    last = number
                log.seek(page, 1)
            return last
    except FileNotFoundError:
        return ALL_OF_IT


def _is_sound(head: bytes) -> bool:
    magic = _HEAD.unpack(head)[0]
    if magic & ~1 != _MAGIC:
        return False
    words = struct.unpack(">8I" if magic & 1 else "<8I", head)
    first = second = 0
    for one, other in zip(words[0:6:2], words[1:6:2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return (first, second) == _HEAD.unpack(head)[6:]
