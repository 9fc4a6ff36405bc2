"""Folder of a run's results, whose files are readable whenever the run stops.

A file is written under a temporary name and renamed once it is complete. Tables with rows for each game are first
written in parts, and merged at the end.
"""

import contextlib
import io
import os
from collections.abc import Generator, Iterable
from pathlib import Path

import polars as pl
from polars import selectors

from monopolista.games.interface.errors import MonopolistaError

_PARTS = "parts"
_UNFINISHED = ".unfinished"
_ROW_GROUP = 131_072


class FolderError(MonopolistaError):
    """A folder that cannot be written to; the message gives the reason in one line."""


class ResultsFolder:
    """Writes files atomically; those of an earlier run are removed.

    Parameters
    ----------
    path : Path
        Folder, created if missing.
    names : iterable of str
        Files to remove.

    Raises
    ------
    FolderError
        If the folder cannot be written to.
    """

    def __init__(self, path: Path, names: Iterable[str]) -> None:
        """Make the folder ready.

        Raises
        ------
        FolderError
            If it is a file, or cannot be written to.
        OSError
            Inside the context; the context converts it to FolderError.
        """
        if path.exists() and not path.is_dir():
            raise FolderError(f"{path} is a file: name a folder")
        self.path = path
        self._parts: dict[str, list[Path]] = {}
        self._is_new = not path.exists()
        with self._disk_errors():
            path.mkdir(parents=True, exist_ok=True)
            try:
                self._probe()
            except OSError:
                self.discard()
                raise
            for name in names:
                (path / name).unlink(missing_ok=True)
            for part in self._in_parts():
                part.unlink()

    def discard(self) -> None:
        """Remove the folder if this run created it and it is empty."""
        if self._is_new:
            with contextlib.suppress(OSError):
                self.path.rmdir()

    def write_text(self, name: str, text: str) -> None:
        """Write a text file in UTF-8.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        self._write(self.path / name, text.encode())

    def write_bytes(self, name: str, content: bytes) -> None:
        """Write a binary file.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        self._write(self.path / name, content)

    def write_table(self, name: str, table: pl.DataFrame) -> None:
        """Write a table as Parquet.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        self._write(self.path / f"{name}.parquet", _parquet(table))

    def write_csv(self, name: str, table: pl.DataFrame) -> None:
        """Write a table as CSV; the numbers of a list are in one field, separated by spaces.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        self._write(self.path / f"{name}.csv", _flattened(table.lazy()).collect().write_csv().encode())

    def export_csv(self, name: str) -> None:
        """Write a table of the folder as CSV too, if it exists, without loading it completely.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        source, path = self.path / f"{name}.parquet", self.path / f"{name}.csv"
        if not source.exists():
            return
        unfinished = path.with_name(path.name + _UNFINISHED)
        with self._disk_errors(), _cleaned_up(unfinished):
            _flattened(pl.scan_parquet(source)).sink_csv(unfinished)
            unfinished.replace(path)

    def append(self, name: str, table: pl.DataFrame) -> None:
        """Write the next rows of a table as a part.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        parts = self._parts.setdefault(name, [])
        path = self.path / _PARTS / f"{name}-{len(parts):05}.parquet"
        with self._disk_errors():
            path.parent.mkdir(exist_ok=True)
        self._write(path, _parquet(table))
        parts.append(path)

    def merge_parts(self) -> None:
        """Merge the parts of each table into one file.

        Raises
        ------
        FolderError
            If the folder cannot be written to.
        """
        for name, parts in self._parts.items():
            whole = self.path / f"{name}.parquet"
            unfinished = whole.with_name(whole.name + _UNFINISHED)
            with self._disk_errors(), _cleaned_up(unfinished):
                pl.scan_parquet(parts).sink_parquet(unfinished, compression="zstd", row_group_size=_ROW_GROUP)
                unfinished.replace(whole)
            for part in parts:
                part.unlink()
        self._parts.clear()
        with contextlib.suppress(OSError):
            (self.path / _PARTS).rmdir()

    def _in_parts(self) -> list[Path]:
        return list((self.path / _PARTS).glob("*.parquet*"))

    def _probe(self) -> None:
        trial = self.path / f"trial{_UNFINISHED}"
        with _cleaned_up(trial):
            trial.write_bytes(b" ")

    def _write(self, path: Path, content: bytes) -> None:
        unfinished = path.with_name(path.name + _UNFINISHED)
        with self._disk_errors(), _cleaned_up(unfinished):
            with unfinished.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(path)

    @contextlib.contextmanager
    def _disk_errors(self) -> Generator[None]:
        """Convert errors of the disk.

        Raises
        ------
        FolderError
            With the reason in one line.
        """
        try:
            yield
        except (OSError, pl.exceptions.ComputeError) as error:
            reason = getattr(error, "strerror", None) or str(error).splitlines()[0]
            raise FolderError(f"{self.path}: {reason}") from error


@contextlib.contextmanager
def _cleaned_up(unfinished: Path) -> Generator[None]:
    """Remove an unfinished file."""
    try:
        yield
    finally:
        unfinished.unlink(missing_ok=True)


def _parquet(table: pl.DataFrame) -> bytes:
    content = io.BytesIO()
    table.write_parquet(content, compression="zstd")
    return content.getvalue()


def _flattened(table: pl.LazyFrame) -> pl.LazyFrame:
    """Return a table whose lists are texts, because CSV has no lists."""
    joined = selectors.by_dtype(pl.List(pl.Int16), pl.List(pl.Int64), pl.List(pl.String))
    return table.with_columns(joined.cast(pl.List(pl.String)).list.join(" "))
