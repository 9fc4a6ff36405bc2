"""Whether a database has all that its high-water mark says was acknowledged; if not, what has happened to it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from monopolista.server.storage.high_water_mark import Counted, Mark, State, counted, mark_of
from monopolista.server.storage.wal_check import log_of

_WHAT_TO_DO: Final = (
    "Save the folder as it is and bring back a backup,"
    " or go on without what is missing: monopolista database check --accept-loss"
)


def missing(path: Path, mark: Mark) -> str:
    """Say what a database lacks of what its mark, which was read before, counts, and what to do; empty: nothing.

    Nothing is changed by that: the log stays as it is. What cannot be read at all is reported when it is opened.
    """
    told = _missing(path, mark) if mark.acknowledged else ""
    return f"{told}. {_WHAT_TO_DO}" if told else ""


def _missing(path: Path, mark: Mark) -> str:
    if not path.exists() or not path.stat().st_size:
        return f"{path} is gone, in which {mark.acknowledged} changes were acknowledged"
    try:
        found = _look(path, "mode=ro")
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
    told = f"{lost} acknowledged changes are missing from {path}, which has {found.number} of {mark.acknowledged}"
    if _has_by_itself(path) < mark.in_file:
        return f"{told}: it is an older copy of the database"
    return f"{told}: {log_of(path).name} was cut short, damaged or deleted"


def _has_by_itself(path: Path) -> int:
    """Return how many changes a database has without its log; what cannot be read without it was being changed."""
    try:
        return _look(path, "immutable=1").number
    except sqlite3.DatabaseError:
        return 2**63


def _look(path: Path, how: str) -> Counted:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as base:
        return counted(base)


def doubt(path: Path, state: State, mark: Mark, found: Counted) -> str:
    """Say why the mark of a database that was opened proves nothing, empty where it does."""
    name = mark_of(path).name
    unknown = "whether acknowledged changes are missing cannot be known"
    if state == "missing":
        return f"{path} lies there without {name}, by which a loss is known: {unknown}" if found.number else ""
    if state == "unreadable":
        return f"{name} beside {path} cannot be read: {unknown}"
    if mark.acknowledged < found.marked:
        return f"{name} is older than {path} (it counts {mark.acknowledged}, and had counted {found.marked}): {unknown}"
    return ""
