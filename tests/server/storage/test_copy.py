"""What is kept is checked, saved, brought back and moved between both kinds of database, every row as it was."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from errno import EACCES
from pathlib import Path

import anyio
import pytest

from monopolista.cli import main
from monopolista.games import register_box
from monopolista.games.interface.views import Reason
from monopolista.server.storage.archive import archive_game
from monopolista.server.storage.base import (
    ChatLineRow,
    ChatSettingsRow,
    GameRow,
    HandoverRow,
    Mark,
    ProxyBidRow,
    StepRow,
    StoreError,
    TakeBackRequestRow,
)
from monopolista.server.storage.copy import OF_THE_FILE, TABLES, contents, copy
from monopolista.server.storage.data_dir import DataDir
from monopolista.server.storage.factory import open_address, open_folder
from monopolista.server.storage.moderation import BlockRow, ClosureRow, ReportedLineRow, ReportRow, WordRow
from monopolista.server.storage.row_writers import ENDED, Base
from monopolista.server.storage.sql_store import SqlStore
from monopolista.transcript import Header, edition_values
from tests.games.classic.editions.test_boxes import STATED
from tests.server.house import House, play_until, seat_persons
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one of everything that is kept."""
    folder = tmp_path_factory.mktemp("played")
    house = House(folder)
    anyio.run(play, house)
    house.close()
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    return shutil.copytree(played, tmp_path / "from")


async def play(house: House) -> None:
    guests = await seat_persons(house, 2, 2, take_backs="robots")
    await play_until(guests, lambda table: table.version > 250)
    row, store = guests[0].room.row, house.store
    store.save_elapsed_time(row.game, 12_345)
    store.save_proxy_bid(row.game, ProxyBidRow(1, 40, 320))
    store.save_take_back_request(row.id, row.game, TakeBackRequestRow(30, 1, 29, (0,)), Mark("hash", "wish"))
    store.save_chat_settings(row.id, ChatSettingsRow(chat=False))
    store.save_hinted_seat(row.game, 1)
    for number in range(1, 6):
        store.save_chat_line(
            row.id, ChatLineRow(number, 0, "Anna", "così è €", 2**41 + number, Mark("hash", f"{number}")), 200
        )
    handed = replace(row.seats[1], handovers=(HandoverRow("hash", 2**31, "Dino"),))
    store.save_room(replace(row, seats=(row.seats[0], handed, *row.seats[2:])))
    assert isinstance(store, SqlStore)
    seq = guests[0].version
    for number in range(700):
        store.append(row.game, StepRow(seq + number, ("0 end",), 900, Mark("hash", f"more {number}"), Reason("w", "a")))
    store.close_game(row.game)
    box = register_box(STATED)
    header = Header(box, 2, edition_values=edition_values(box))
    store.add_game(GameRow("brought", header, ("cat", "moka"), b""), StepRow(0, ("* start 0",), 0))
    store.write(fold_brought)
    store.block(BlockRow("10.0.0.0/8", 2**41))
    store.add_words([WordRow("così", "it")])
    for _ in range(2):
        store.save_report(ReportRow(row.id, row.game, 1, "€", 1, (ReportedLineRow(1, 1, "€", "ò", 2**41),), "10.1.1.1"))
    store.save_client_counts({row.id: 2}, 2**41)
    store.close_room(row.id, ClosureRow("spam", 2**41))
    assert all(number > 0 for number, _ in contents(store).values())


def fold_brought(base: Base) -> None:
    base.execute("UPDATE games SET stands = ? WHERE id = 'brought'", (ENDED,))
    assert archive_game(base, "brought")


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.mark.process
def test_everything_moves_to_the_other_kind_of_database_and_back(folder: Path, tmp_path: Path, address: str) -> None:
    assert main(["database", "move", "--data", str(folder), address]) == 0
    assert main(["database", "move", "--database", address, str(tmp_path / "back")]) == 0
    with ExitStack() as stack:
        found = (open_folder(folder), open_address(address), open_folder(tmp_path / "back"))
        one, two, three = (stack.enter_context(closing(store)) for store in found)
        assert contents(one) == contents(two) == contents(three)
        assert one.check_all() == two.check_all() == three.check_all() == (3, [], [])
        assert three.has_done(rooms(one)[0], "wish", ["hash"])


def rooms(store: SqlStore) -> list[str]:
    return [room for (room,) in store._rows("SELECT id FROM rooms")]  # pyright: ignore[reportPrivateUsage]


@pytest.mark.process
@pytest.mark.parametrize("kind", ["folder", "postgres"])
def test_what_is_saved_comes_back_in_an_empty_database_and_in_no_other(
    folder: Path, tmp_path: Path, address: str, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.bak"
    assert main(["database", "backup", "--data", str(folder), str(file)]) == 0
    where = ["--data", str(tmp_path / "to")] if kind == "folder" else ["--database", address]
    before = file.read_bytes()
    assert main(["database", "restore", *where, str(file)]) == 0
    assert main(["database", "check", *where]) == 0
    assert file.read_bytes() == before
    assert "1 room and 2 games are back" in capsys.readouterr().out
    assert main(["database", "restore", *where, str(file)]) == 2
    assert "name an empty one" in capsys.readouterr().err
    assert main(["database", "backup", "--data", str(folder), str(file)]) == 2
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE talk_lines SET text = 'no' WHERE number = 3",
        "UPDATE limits SET amount = 1",
        "UPDATE clocks SET passed = 1",
        "UPDATE steps SET drawn = 1 WHERE seq = 0",
        "UPDATE wishes SET seat = 0",
        "UPDATE seats SET name = 'Bruno'",
        "UPDATE transcripts SET told = zeroblob(9)",
        "DELETE FROM transcripts",
        "UPDATE blocks SET until = 0",
        "UPDATE words SET word = 'x'",
        "UPDATE shut SET reason = 'x'",
        "UPDATE reports SET name = 'x'",
        "UPDATE played SET ended = 1",
        "UPDATE boxes SET content = '{}'",
        "UPDATE game_boxes SET box = 'x'",
    ],
)
def test_whatever_is_damaged_is_named_and_not_moved(
    folder: Path, tmp_path: Path, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(folder / "games.sqlite3", isolation_level=None)) as base:
        base.execute(change)
    assert main(["database", "check", "--data", str(folder)]) == 2
    assert "has changed since it was written" in capsys.readouterr().err
    assert main(["database", "move", "--data", str(folder), str(tmp_path / "to")]) == 2
    with closing(open_folder(tmp_path / "to")) as store:
        assert store.check_all() == (0, [], [])


def test_a_copy_that_fails_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(folder / "games.sqlite3", isolation_level=None)) as base:
        base.execute("CREATE TRIGGER t AFTER INSERT ON games BEGIN SELECT 1; END")
    with closing(open_folder(folder)) as source, closing(open_folder(tmp_path / "to")) as target:
        target.write(lambda base: _refuse_steps(base.execute))
        with pytest.raises(Exception, match="no more"):
            copy(source, target)
        assert target.check_all() == (0, [], [])


def _refuse_steps(execute: object) -> None:
    assert callable(execute)
    execute("CREATE TRIGGER no BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'no more'); END")


def test_a_folder_that_a_server_uses_is_not_moved(folder: Path, tmp_path: Path) -> None:
    held = DataDir(folder)
    try:
        assert main(["database", "move", "--data", str(folder), str(tmp_path / "to")]) == 2
    finally:
        held.release()


@pytest.fixture
def stores(tmp_path: Path, address: str) -> Iterator[list[SqlStore]]:
    with closing(open_folder(tmp_path)) as one, closing(open_address(address)) as two:
        yield [one, two]


@pytest.mark.process
def test_every_column_of_every_table_is_copied(stores: list[SqlStore]) -> None:
    here, there = stores
    tables = here._rows("SELECT name FROM sqlite_master WHERE type = 'table'")  # pyright: ignore[reportPrivateUsage]
    assert {table for (table,) in tables} == TABLES.keys() | OF_THE_FILE
    assert not TABLES.keys() & OF_THE_FILE
    for table, (columns, _) in TABLES.items():
        names = {name for name in columns.split(", ") if name != "rowid"}
        found = here._rows("SELECT name FROM pragma_table_info(?)", table)  # pyright: ignore[reportPrivateUsage]
        assert {name for (name,) in found} == names
        query = "SELECT column_name FROM information_schema.columns WHERE table_name = ?"
        found = there._rows(query, table)  # pyright: ignore[reportPrivateUsage]
        assert {name for (name,) in found} - {"rowid"} == names


def test_what_is_not_there_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    open_folder(tmp_path).close()
    for asked in (["restore", "nothing.bak"], ["backup", str(tmp_path / "no" / "x")], ["move", "mysql://x"]):
        assert main(["database", asked[0], "--data", str(tmp_path), *asked[1:]]) == 2
        output = capsys.readouterr().err
        assert output.count("\n") == 1


def test_a_file_that_the_user_may_not_read_or_write_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(source: str, _target: Path) -> None:
        raise PermissionError(EACCES, "Permission denied", source)

    def refuse_all(_path: Path, _mode: int) -> bool:
        return False

    (tmp_path / "games.bak").write_bytes(b"x")
    monkeypatch.setattr(shutil, "copyfile", refuse)
    assert main(["database", "restore", "--data", str(tmp_path / "new"), str(tmp_path / "games.bak")]) == 2
    output = capsys.readouterr().err
    assert f"{tmp_path / 'games.bak'}: Permission denied: name a file" in output
    assert output.count("\n") == 1
    open_folder(tmp_path).close()
    monkeypatch.setattr(os, "access", refuse_all)
    assert main(["database", "backup", "--data", str(tmp_path), str(tmp_path / "new.bak")]) == 2
    assert capsys.readouterr().err.startswith(f"monopolista: {tmp_path}: you cannot write there: name a file")


@pytest.mark.parametrize("asked", [["check"], ["backup", "x.bak"], ["sweep"], ["move", "elsewhere"]])
def test_a_misspelt_folder_is_not_taken_for_an_empty_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["database", asked[0], "--data", "gmaes", *asked[1:]]) == 2
    assert capsys.readouterr().err.startswith("monopolista: gmaes has no games: name their folder with --data")
    assert [*tmp_path.iterdir()] == []


def test_a_store_error_is_reported_as_such() -> None:
    with pytest.raises(StoreError):
        open_address("file:///games")


@pytest.mark.parametrize("held", [b"", b"no database " * 50, b"SQLite format 3\0" + bytes(100)])
def test_a_file_that_is_no_backup_is_named_as_what_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], held: bytes
) -> None:
    file = tmp_path / "list.bak"
    file.write_bytes(held)
    assert main(["database", "restore", "--data", str(tmp_path / "new"), str(file)]) == 2
    output = capsys.readouterr().err
    assert str(file) in output
    assert output.replace(str(file), "").count("/") == 0
    assert "--data" not in output
    assert file.read_bytes() == held
