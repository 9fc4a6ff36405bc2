"""Frame count of a write-ahead log, read by its documented format, to find out whether SQLite replayed all of it.

SQLite silently drops all frames after the first damaged one, and the whole log where its header is damaged.
"""

import struct
from pathlib import Path
from typing import Final

_HEADER: Final = struct.Struct(">8I")
_FRAME: Final = struct.Struct(">6I")
_MAGIC: Final = 0x377F0682
"""The last bit states the byte order of the checksum."""
UNKNOWN_COUNT: Final = 2**31


def wal_path(path: Path) -> Path:
    """Return the path of a database's write-ahead log."""
    return path.with_name(f"{path.name}-wal")


def committed(path: Path) -> int:
    """Return how many frames of a database's log belong to commits; ALL_OF_IT where that is unknown."""
    try:
        with wal_path(path).open("rb") as log:
            header = log.read(_HEADER.size)
            if not header:
                return 0
            if len(header) < _HEADER.size or not _is_header_valid(header):
                return UNKNOWN_COUNT
            _, _, page, _, *salts, _, _ = _HEADER.unpack(header)
            last = number = 0
            while len(frame := log.read(_FRAME.size)) == _FRAME.size:
                number += 1
                _, commits, *own, _, _ = _FRAME.unpack(frame)
                if own == salts and commits:
                    last = number
                log.seek(page, 1)
            return last
    except FileNotFoundError:
        return UNKNOWN_COUNT


def _is_header_valid(header: bytes) -> bool:
    magic = _HEADER.unpack(header)[0]
    if magic & ~1 != _MAGIC:
        return False
    words = struct.unpack(">8I" if magic & 1 else "<8I", header)
    first = second = 0
    for one, other in zip(words[0:6:2], words[1:6:2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return (first, second) == _HEADER.unpack(header)[6:]
