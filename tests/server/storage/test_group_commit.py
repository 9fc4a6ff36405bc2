"""Changes that wait for the disk go there together, each whole or not at all."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from monopolista.server.storage.group_commit import GroupCommitWriter

SECONDS = 20


class Disk(sqlite3.Connection):
    """A file whose commits can be held up, and are counted."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, isolation_level=None, check_same_thread=False)
        self.goes_on = threading.Event()
        self.goes_on.set()
        self.commits = 0
        self.begun = threading.Event()

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if sql == "COMMIT":
            self.begun.set()
            assert self.goes_on.wait(SECONDS)
            self.commits += 1
        return super().execute(sql, parameters)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    with closing(Disk(tmp_path / "file")) as base:
        base.execute("CREATE TABLE kept (number INTEGER PRIMARY KEY)")
        yield base


def add(writer: GroupCommitWriter, number: int) -> None:
    writer.write(lambda base: add_twice(base, number))


def add_twice(base: sqlite3.Connection, number: int) -> None:
    """Change the file in two steps, of which none may stand without the other."""
    base.execute(f"INSERT INTO kept VALUES ({number + 100})")
    base.execute(f"INSERT INTO kept VALUES ({number})")


def kept(disk: Disk) -> list[int]:
    return [number for (number,) in disk.execute("SELECT number FROM kept WHERE number < 100 ORDER BY number")]


def at_once(disk: Disk, writer: GroupCommitWriter, numbers: list[int]) -> dict[int, Exception]:
    """Request changes while another is being committed; return the errors of those that failed."""
    failed: dict[int, Exception] = {}

    def ask(number: int) -> None:
        try:
            add(writer, number)
        except sqlite3.Error as error:
            failed[number] = error

    disk.goes_on.clear()
    threads = [threading.Thread(target=ask, args=(0,))]
    threads[0].start()
    assert disk.begun.wait(SECONDS)
    threads += [threading.Thread(target=ask, args=(number,)) for number in numbers]
    for thread in threads[1:]:
        thread.start()
    while writer.waiting < len(numbers):
        assert all(thread.is_alive() for thread in threads)
    disk.goes_on.set()
    for thread in threads:
        thread.join(SECONDS)
    return failed


def test_all_who_wait_are_kept_with_one_commit(disk: Disk) -> None:
    writer = GroupCommitWriter(disk)
    assert at_once(disk, writer, list(range(1, 21))) == {}
    assert kept(disk) == list(range(21))
    assert disk.commits == 2


def test_a_change_that_cannot_be_made_harms_no_other(disk: Disk) -> None:
    writer = GroupCommitWriter(disk)
    failed = at_once(disk, writer, [1, 2, 2, 3])
    assert list(failed) == [2]
    assert isinstance(failed[2], sqlite3.IntegrityError)
    assert kept(disk) == [0, 1, 2, 3]
    found = disk.execute("SELECT count(*) FROM kept WHERE number >= 100").fetchone()
    assert found == (4,)


def test_a_failed_commit_is_reported_to_all_its_callers(disk: Disk) -> None:
    writer = GroupCommitWriter(disk)
    add(writer, 1)

    def breaks(base: sqlite3.Connection) -> None:
        base.execute("ROLLBACK")  # as SQLite does where the disk is full
        raise sqlite3.OperationalError("all of it is undone")

    with pytest.raises(sqlite3.OperationalError, match="undone"):
        writer.write(breaks)
    assert kept(disk) == [1]
    add(writer, 2)
    assert kept(disk) == [1, 2]
