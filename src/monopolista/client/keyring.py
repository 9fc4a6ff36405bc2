"""Keys of seats of this user's programs, so that a restarted program returns to its seat."""

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
from monopolista.user_files import OWN_FILE, OWN_FOLDER, data_folder, try_lock

FOLDER: Final = "seats"
_KEY = re.compile(r"[A-Za-z0-9_-]{43}")


class SeatKeyInUseError(MonopolistaError):
    """Another program of this user plays under that name at that table."""


@contextmanager
def held_key(address: Address, name: str, folder: Path | None = None) -> Generator[str]:
    """Lock the key of a seat, which is created at first use.

    Parameters
    ----------
    address : Address
        Table.
    name : str
        Name of the player.
    folder : Path, optional
        Folder of the keys, by default in the user's data folder.

    Yields
    ------
    str
        43 characters of base64url; the lock is released on exit.

    Raises
    ------
    SeatKeyInUseError
        If another process holds the lock.
    OSError
        If the file cannot be written.
    """
    place = folder or data_folder() / FOLDER
    place.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    file = place / hashlib.sha256(f"{address.server} {address.link} {name}".encode()).hexdigest()[:32]
    opened = os.open(file, os.O_RDWR | os.O_CREAT, OWN_FILE)
    try:
        if not try_lock(opened):
            raise SeatKeyInUseError(f"another program already plays at this table as {name}: choose another --name")
        yield _read_or_make(opened)
    finally:
        os.close(opened)


def _read_or_make(file: int) -> str:
    stored = os.read(file, 64).decode("ascii", "replace")
    if _KEY.fullmatch(stored):
        return stored
    key = secrets.token_urlsafe(32)
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, key.encode())
    os.fsync(file)
    return key
