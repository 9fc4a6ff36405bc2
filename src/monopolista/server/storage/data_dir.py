"""The data directory: locked by one server at a time, and not readable for other users of the machine."""

import os
from pathlib import Path

import msgspec

from monopolista.json_reader import read_json
from monopolista.server.storage.base import StoreError
from monopolista.user_files import OWN_FILE, OWN_FOLDER, try_lock

LOCK = "server.lock"
_LONGEST = 1024


class Holder(msgspec.Struct):
    """The process that holds the lock of a directory, as the lock file says."""

    process: int = 0
    address: str = ""
    """The address on which it serves; empty while it is starting."""
    open: bool = False
    """Whether it has not released the lock in good order."""


class DataDirInUseError(Exception):
    """Another server holds the lock of the directory."""

    def __init__(self, folder: Path, holder: Holder) -> None:
        where = f"at {holder.address}" if holder.address else "that is just starting"
        super().__init__(
            f"the games in {folder} are in use by the monopolista {where} (process {holder.process}): "
            "use that one, stop it, or choose another folder with --data"
        )
        self.holder = holder


class DataDir:
    """A data directory, locked until this process releases it or ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
            self._lock = os.open(path / LOCK, os.O_RDWR | os.O_CREAT, OWN_FILE)
        except OSError as error:
            raise StoreError(f"{path} cannot be used ({error}): choose another folder with --data") from error
        before = self._read()
        if not try_lock(self._lock):
            os.close(self._lock)
            raise DataDirInUseError(path, before)
        self.interrupted = before.open
        """Whether the previous server ended without releasing the lock."""

    def record_address(self, address: str) -> None:
        """Record the holder of the lock, and the address on which it serves."""
        self._write(Holder(os.getpid(), address, open=True))

    def release(self) -> None:
        """Release the lock, and record a clean shutdown."""
        self._write(Holder())
        os.close(self._lock)

    def release_unchanged(self) -> None:
        """Release the lock, and leave the record as it was found."""
        os.close(self._lock)

    def _read(self) -> Holder:
        try:
            return read_json(os.read(self._lock, _LONGEST), Holder)
        except msgspec.DecodeError:
            return Holder()

    def _write(self, holder: Holder) -> None:
        os.ftruncate(self._lock, 0)
        os.lseek(self._lock, 0, os.SEEK_SET)
        os.write(self._lock, msgspec.json.encode(holder))
        os.fsync(self._lock)
