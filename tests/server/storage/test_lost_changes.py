"""A database that lacks acknowledged changes is known as such when it is opened, whatever became of its log."""

import logging
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from monopolista.cli import main
from monopolista.cli.shared.signals import INTERRUPTED
from monopolista.server.app.startup import open_locked
from monopolista.server.storage import high_water_mark
from monopolista.server.storage.base import LostChangesError, RoomRow
from monopolista.server.storage.data_dir import DataDir
from monopolista.server.storage.factory import FILE, open_folder
from monopolista.server.storage.high_water_mark import mark_path
from monopolista.server.storage.sqlite import Loss, SqliteStore
from monopolista.server.storage.wal_check import wal_path
from tests.server.running import SECONDS, server

HEAD, FRAME, PAGE = 32, 24, 4096
"""Bytes of a log's head, of a frame's, and of the page in it."""
ROOMS = 12


def room(number: int) -> RoomRow:
    return RoomRow(f"room {number}", f"watch {number}", "host", "italy", ())


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that was killed after it had answered."""
    folder = tmp_path_factory.mktemp("killed")
    with server(folder) as running:
        for _ in range(ROOMS):
            running.make_room()
        running.process.send_signal(signal.SIGKILL)
        running.process.wait(SECONDS)
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder whose process was killed after it had kept some rooms, some of them in the log alone."""
    whole = tmp_path / "whole"
    with closing(open_folder(whole)) as store:
        keep(store, range(3))
    with closing(open_folder(whole)) as store:
        keep(store, range(3, ROOMS))
        return shutil.copytree(whole, tmp_path / "folder")


def keep(store: SqliteStore, numbers: range) -> None:
    for number in numbers:
        store.save_room(room(number))


def logs_cut(log: bytes) -> Iterator[tuple[str, bytes | None]]:
    """Go through what may become of a log: its end is gone, within a frame or between two, or all of it."""
    frames = (len(log) - HEAD) // (FRAME + PAGE)
    assert frames > ROOMS
    for number in range(frames):
        border = HEAD + number * (FRAME + PAGE)
        yield f"before frame {number}", log[:border]
        yield f"within the head of frame {number}", log[: border + FRAME // 2]
        yield f"within the page of frame {number}", log[: border + FRAME + PAGE // 2]
    yield "empty", b""
    yield "gone", None
    yield "zero", bytes(len(log))
    yield "zero from its middle", log[: len(log) // 2] + bytes(len(log) - len(log) // 2)
    yield "of a damaged head", bytes([log[0] ^ 1]) + log[1:]


def copied(source: Path, target: Path, log: bytes | None) -> Path:
    """Return a copy of a folder whose log is another one."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    wal_path(target / FILE).unlink()
    if log is not None:
        wal_path(target / FILE).write_bytes(log)
    return target


def changes(folder: Path) -> int:
    """Return how many changes SQLite finds, which opens what is left of a log without a word."""
    with closing(sqlite3.connect(folder / FILE)) as base:
        return base.execute("SELECT number FROM commits").fetchone()[0]


@pytest.mark.process
def test_the_number_of_missing_changes_is_reported_wherever_the_log_was_truncated(killed: Path, tmp_path: Path) -> None:
    log, seen = wal_path(killed / FILE).read_bytes(), set[int]()
    acknowledged = high_water_mark.read(killed / FILE)[1].acknowledged
    assert acknowledged >= ROOMS
    for what, cut in logs_cut(log):
        left = changes(copied(killed, tmp_path / "left", cut))
        here = copied(killed, tmp_path / "here", cut)
        before = (here / FILE).read_bytes()
        missing = acknowledged - left
        assert missing > 0, what
        with pytest.raises(LostChangesError, match=f"^{missing} acknowledged changes are missing from .* was cut"):
            open_folder(here)
        assert (here / FILE).read_bytes() == before, what
        if cut:
            assert wal_path(here / FILE).read_bytes() == cut, what
        seen.add(missing)
    assert len(seen) > ROOMS / 2
    with closing(open_folder(copied(killed, tmp_path / "here", log))) as store:
        assert len(store.room_ids()) == ROOMS


def test_a_server_does_not_start_where_changes_are_missing_and_the_check_says_so_beside_all_else(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wal_path(folder / FILE).unlink()
    where = ["--data", str(folder)]
    missing = f"{ROOMS - 3} acknowledged changes are missing"
    for command in (["serve", "--port", "0"], ["play", "--no-browser"], ["database", "sweep"], ["admin", "tables"]):
        assert main([*command, *where]) == 2
        assert missing in capsys.readouterr().err
    for command in (["database", "check"], ["verify"]):
        assert main([*command, *where]) == 2
        output = capsys.readouterr()
        assert missing in output.err
        assert "--accept-loss" in output.err
        assert "3 rooms and games were looked at" in output.out
    assert main(["database", "backup", *where, str(folder / "saved")]) == 2
    assert missing in capsys.readouterr().err
    assert (folder / "saved").exists()
    assert main(["database", "check", "--accept-loss", *where]) == 0
    assert main(["database", "check", *where]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_server_starts_without_what_is_missing_where_that_is_asked_for(
    folder: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    wal_path(folder / FILE).unlink()
    monkeypatch.setattr("monopolista.cli.commands.serve._announce", stopped)
    assert main([command, "--port", "0", "--accept-loss", "--data", str(folder)]) == INTERRUPTED
    with closing(open_folder(folder)) as store:
        assert len(store.room_ids()) == 3


def test_where_changes_are_missing_nothing_is_written_and_the_folder_is_known_to_be_of_a_killed_server(
    folder: Path,
) -> None:
    wal_path(folder / FILE).unlink()
    with closing(open_folder(folder, loss="tell")) as store:
        with pytest.raises(LostChangesError):
            store.save_room(room(100))
        assert len(store.room_ids()) == 3
    held = DataDir(folder)
    held.record_address("http://localhost:8000/")
    held.release_unchanged()
    with pytest.raises(LostChangesError):
        open_locked(DataDir(folder))
    assert DataDir(folder).interrupted


def refusal(folder: Path) -> str:
    with pytest.raises(LostChangesError) as refused:
        open_folder(folder)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_an_older_copy_of_the_file_is_distinguished_from_a_truncated_log(folder: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    older = (whole / FILE).read_bytes()
    with closing(open_folder(whole)) as store:
        keep(store, range(20, 22))
    (whole / FILE).write_bytes(older)
    assert refusal(whole).startswith("2 acknowledged changes are missing")
    assert "it is an older copy of the database" in refusal(whole)
    wal_path(folder / FILE).unlink()
    assert "-wal was cut short, damaged or deleted" in refusal(folder)


def test_a_missing_other_or_uncounted_file_is_reported_as_such(folder: Path, tmp_path: Path) -> None:
    wal_path(folder / FILE).unlink()
    (folder / FILE).unlink()
    assert f"is gone, in which {ROOMS} changes were acknowledged" in refusal(folder)
    with pytest.raises(LostChangesError, match="is gone"):
        open_folder(folder, loss="tell")
    assert not (folder / FILE).exists()
    (folder / FILE).touch()
    assert "is gone" in refusal(folder)
    with closing(SqliteStore(tmp_path / "other")) as store:
        keep(store, range(30))
    shutil.copy(tmp_path / "other", folder / FILE)
    assert f"is another database than the one whose mark lies beside it, in which {ROOMS}" in refusal(folder)
    with closing(sqlite3.connect(folder / FILE)) as base:
        base.execute("DROP TABLE commits")
        base.execute("PRAGMA user_version = 15")
    assert "is a copy from before its changes were counted" in refusal(folder)
    open_folder(folder, loss="accept").close()
    open_folder(folder).close()


def test_a_missing_unreadable_or_older_mark_proves_nothing_and_is_logged(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mark = mark_path(folder / FILE)
    older = mark.read_bytes()
    with closing(open_folder(folder)) as store:
        keep(store, range(20, 22))
        flush(store)
        keep(store, range(22, 24))
    assert caplog.messages == []
    for content, words in ((None, "lies there without"), (b"\0" * 50, "cannot be read"), (older, "is older than")):
        mark.unlink()
        if content is not None:
            mark.write_bytes(content)
        caplog.clear()
        open_folder(folder).close()
        assert [(words in one, "cannot be known" in one) for one in caplog.messages] == [(True, True)]
        caplog.clear()
        open_folder(folder).close()
        assert caplog.messages == []


def flush(store: SqliteStore) -> None:
    mark = store._writer.mark  # pyright: ignore[reportPrivateUsage]
    assert mark is not None
    mark.flush()


def test_both_brought_back_together_as_they_were_are_what_they_were(folder: Path, tmp_path: Path) -> None:
    saved = shutil.copytree(folder, tmp_path / "saved")
    with closing(open_folder(folder)) as store:
        keep(store, range(20, 22))
    with closing(open_folder(saved)) as store:
        assert len(store.room_ids()) == ROOMS


def test_a_file_of_before_there_were_marks_is_opened_without_a_word(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(folder / FILE)) as base:
        base.execute("DROP TABLE commits")
        base.execute("PRAGMA user_version = 15")
    mark_path(folder / FILE).unlink()
    open_folder(folder).close()
    assert caplog.messages == []


@pytest.mark.parametrize("loss", ["refuse", "tell", "accept"])
def test_a_new_folder_lacks_nothing(tmp_path: Path, loss: Loss, caplog: pytest.LogCaptureFixture) -> None:
    with closing(open_folder(tmp_path, loss=loss)) as store:
        keep(store, range(1))
    assert high_water_mark.read(tmp_path / FILE)[1].acknowledged == 1
    assert caplog.messages == []


def test_the_mark_has_a_change_before_anybody_is_answered(tmp_path: Path) -> None:
    with closing(open_folder(tmp_path)) as store:
        for number in range(5):
            store.save_room(room(number))
            assert high_water_mark.read(store.path)[1].acknowledged == number + 1
        with pytest.raises(Exception, match="has been changed"):
            store.save_room(room(0))
        assert high_water_mark.read(store.path)[1].acknowledged == 5


def test_of_two_processes_on_a_file_neither_lowers_the_mark(tmp_path: Path) -> None:
    with closing(open_folder(tmp_path)) as one, closing(open_folder(tmp_path)) as two:
        one.save_room(room(1))
        first = one._writer.mark  # pyright: ignore[reportPrivateUsage]
        assert first is not None
        two.save_room(room(2))
        first.acknowledge()  # its own number, later than the other's
        assert high_water_mark.read(one.path)[1].acknowledged == 2
    assert high_water_mark.read(tmp_path / FILE)[1].acknowledged == 2


def test_a_backup_is_without_a_mark_and_comes_back_without_a_word(
    folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    saved, brought = tmp_path / "saved.bak", tmp_path / "brought"
    assert main(["database", "backup", "--data", str(folder), str(saved)]) == 0
    assert not mark_path(saved).exists()
    assert main(["database", "restore", "--data", str(brought), str(saved)]) == 0
    assert main(["database", "check", "--data", str(brought)]) == 0
    assert caplog.messages == []


def test_an_unwritable_mark_is_logged_once_and_fails_no_commit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with closing(open_folder(tmp_path)) as store:
        with monkeypatch.context() as patched:
            patched.setattr(high_water_mark.os, "write", full)
            keep(store, range(3))
        assert len(store.room_ids()) == 3
        assert [record.levelno for record in caplog.records] == [logging.ERROR]
        keep(store, range(3, 4))
        assert high_water_mark.read(store.path)[1].acknowledged == 4


def test_what_the_mark_had_on_the_disk_stands_in_later_commits(tmp_path: Path) -> None:
    with closing(open_folder(tmp_path)) as store:
        keep(store, range(2))
        flush(store)
        keep(store, range(2, 3))
        with closing(sqlite3.connect(store.path)) as base:
            assert high_water_mark.counted(base).marked == 2
    assert replace_mark(tmp_path, acknowledged=9) == "6 acknowledged changes are missing"


def replace_mark(folder: Path, *, acknowledged: int) -> str:
    """Raise the count of a mark, as after a power failure with a disk that lied; return the report."""
    _, mark = high_water_mark.read(folder / FILE)
    mark_path(folder / FILE).write_text(
        f'{{"file":"{mark.file}","acknowledged":{acknowledged},"in_file":{mark.in_file}}}'
    )
    return refusal(folder).partition(" from ")[0]


def test_the_mark_knows_how_many_changes_the_file_has_without_its_log(tmp_path: Path) -> None:
    with closing(open_folder(tmp_path)) as store:
        keep(store, range(3))
        _, mark = high_water_mark.read(store.path)
        assert (mark.acknowledged, mark.in_file) == (3, 0)
    _, mark = high_water_mark.read(tmp_path / FILE)
    assert (mark.acknowledged, mark.in_file) == (3, 3)
