"""The keys of the seats that programs of this user hold, so that one that is started again comes back to its seat."""

import hashlib
import os
import re
import secrets
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from monopolista.client.address import Address
from monopolista.games.interface.errors import MonopolistaError
from monopolista.user_files import OWN_FILE, OWN_FOLDER, data_folder, take

FOLDER: Final = "seats"
_KEY = re.compile(r"[A-Za-z0-9_-]{43}")


class SeatKeyInUseError(MonopolistaError):
    """Another program of this user plays under that name at that table."""


@contextmanager
def held_key(address: Address, name: str, folder: Path | None = None) -> Generator[str]:
    """Hold the key of a player's seat at a table, a new one at first; raise SeatKeyInUseError where another does."""
    place = folder or data_folder() / FOLDER
    place.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    file = place / hashlib.sha256(f"{address.server} {address.link} {name}".encode()).hexdigest()[:32]
    opened = os.open(file, os.O_RDWR | os.O_CREAT, OWN_FILE)
    try:
        if not take(opened):
            raise SeatKeyInUseError(f"another program plays here as {name}: give this one another --name")
        yield _read_or_make(opened)
    finally:
        os.close(opened)


def _read_or_make(file: int) -> str:
    kept = os.read(file, 64).decode("ascii", "replace")
    if _KEY.fullmatch(kept):
        return kept
    made = secrets.token_urlsafe(32)
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, made.encode())
    os.fsync(file)
    return made
