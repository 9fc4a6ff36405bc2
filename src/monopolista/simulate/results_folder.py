"""The folder of a run's results: whatever stands in it can be read, at whatever moment the run was stopped.

A file is written under another name and takes its own when it is whole. Tables with rows for each game
are first kept in parts and put together at the end.
"""

import contextlib
import io
import os
from collections.abc import Generator, Iterable
from pathlib import Path

import polars as pl

from monopolista.games.interface.errors import MonopolistaError

_PARTS = "parts"
_UNFINISHED = ".unfinished"
_ROW_GROUP = 131_072


class FolderError(MonopolistaError):
    """A folder that cannot be written to; the message says why, in one line."""


class ResultsFolder:
    """Where results are kept; those of an earlier run are replaced."""

    def __init__(self, path: Path, names: Iterable[str]) -> None:
        """Make the folder where it is missing, and take away the files of these names."""
        self.path = path
        self._parts: dict[str, list[Path]] = {}
        self._made = not path.exists()
        with self._told():
            path.mkdir(parents=True, exist_ok=True)
            try:
                self._try_out()
            except OSError:
                self.leave()
                raise
            for name in names:
                (path / name).unlink(missing_ok=True)
            for part in self._in_parts():
                part.unlink()

    def leave(self) -> None:
        """Take the folder away again where it was made for nothing."""
        if self._made:
            with contextlib.suppress(OSError):
                self.path.rmdir()

    def text(self, name: str, text: str) -> None:
        """Keep a text."""
        self._keep(self.path / name, text.encode())

    def binary(self, name: str, content: bytes) -> None:
        """Keep a file of any other kind."""
        self._keep(self.path / name, content)

    def table(self, name: str, table: pl.DataFrame) -> None:
        """Keep a table."""
        self._keep(self.path / f"{name}.parquet", _parquet(table))

    def part(self, name: str, table: pl.DataFrame) -> None:
        """Keep the next rows of a table."""
        parts = self._parts.setdefault(name, [])
        path = self.path / _PARTS / f"{name}-{len(parts):05}.parquet"
        with self._told():
            path.parent.mkdir(exist_ok=True)
        self._keep(path, _parquet(table))
        parts.append(path)

    def put_together(self) -> None:
        """Make one table of the parts of each."""
        for name, parts in self._parts.items():
            whole = self.path / f"{name}.parquet"
            unfinished = whole.with_name(whole.name + _UNFINISHED)
            with self._told(), _removed(unfinished):
                pl.scan_parquet(parts).sink_parquet(unfinished, compression="zstd", row_group_size=_ROW_GROUP)
                unfinished.replace(whole)
            for part in parts:
                part.unlink()
        self._parts.clear()
        with contextlib.suppress(OSError):
            (self.path / _PARTS).rmdir()

    def _in_parts(self) -> list[Path]:
        return list((self.path / _PARTS).glob("*.parquet*"))

    def _try_out(self) -> None:
        trial = self.path / f"trial{_UNFINISHED}"
        with _removed(trial):
            trial.write_bytes(b" ")

    def _keep(self, path: Path, content: bytes) -> None:
        unfinished = path.with_name(path.name + _UNFINISHED)
        with self._told(), _removed(unfinished):
            with unfinished.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(path)

    @contextlib.contextmanager
    def _told(self) -> Generator[None]:
        """Say in one line what went wrong with the disk."""
        try:
            yield
        except (OSError, pl.exceptions.ComputeError) as error:
            reason = getattr(error, "strerror", None) or str(error).splitlines()[0]
            raise FolderError(f"{self.path}: {reason}") from error


@contextlib.contextmanager
def _removed(unfinished: Path) -> Generator[None]:
    """Leave nothing half-written behind."""
    try:
        yield
    finally:
        unfinished.unlink(missing_ok=True)


def _parquet(table: pl.DataFrame) -> bytes:
    content = io.BytesIO()
    table.write_parquet(content, compression="zstd")
    return content.getvalue()
