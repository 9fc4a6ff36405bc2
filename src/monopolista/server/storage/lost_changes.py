"""Detection of lost changes: whether a database has all changes that its high-water mark counts."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from monopolista.server.storage.high_water_mark import Counted, Mark, State, counted, mark_path
from monopolista.server.storage.wal_check import wal_path

_WHAT_TO_DO: Final = (
    "Save the folder as it is and bring back a backup,"
    " or go on without what is missing: monopolista database check --accept-loss"
)


def describe_loss(path: Path, mark: Mark) -> str:
    """Describe the acknowledged changes that a database lacks, and what to do; empty where none are missing.

    The mark has to be read before. The database and its log stay unchanged. A database that cannot be read at all is
    reported when it is opened.
    """
    loss = _missing(path, mark) if mark.acknowledged else ""
    return f"{loss}. {_WHAT_TO_DO}" if loss else ""


def _missing(path: Path, mark: Mark) -> str:
    if not path.exists() or not path.stat().st_size:
        return f"{path} is gone, in which {mark.acknowledged} changes were acknowledged"
    try:
        found = _read_counts(path, "mode=ro")
    except sqlite3.OperationalError as error:
        older = f"{path} is a copy from before its changes were counted, and its mark counts {mark.acknowledged}"
        return older if "no such table" in str(error) else ""
    except sqlite3.DatabaseError:
        return ""
    if found.file != mark.file:
        other = f"{path} is another database than the one whose mark lies beside it"
        return f"{other}, in which {mark.acknowledged} changes were acknowledged"
    lost = mark.acknowledged - found.number
    if lost <= 0:
        return ""
    loss = f"{lost} acknowledged changes are missing from {path}, which has {found.number} of {mark.acknowledged}"
    if _count_without_log(path) < mark.in_file:
        return f"{loss}: it is an older copy of the database"
    return f"{loss}: {wal_path(path).name} was cut short, damaged or deleted"


def _count_without_log(path: Path) -> int:
    """Return how many changes the file has without its log; a file that cannot be read without it was being changed."""
    try:
        return _read_counts(path, "immutable=1").number
    except sqlite3.DatabaseError:
        return 2**63


def _read_counts(path: Path, how: str) -> Counted:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as base:
        return counted(base)


def describe_doubt(path: Path, state: State, mark: Mark, found: Counted) -> str:
    """Describe why the mark of an opened database proves nothing; empty where it does."""
    name = mark_path(path).name
    unknown = "whether acknowledged changes are missing cannot be known"
    if state == "missing":
        return f"{path} lies there without {name}, by which a loss is known: {unknown}" if found.number else ""
    if state == "unreadable":
        return f"{name} beside {path} cannot be read: {unknown}"
    if mark.acknowledged < found.marked:
        return f"{name} is older than {path} (it counts {mark.acknowledged}, and had counted {found.marked}): {unknown}"
    return ""
