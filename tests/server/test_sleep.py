"""What sleeps costs nothing: a start reads no game, and a table at which nobody is leaves nothing in memory."""

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from monopolista.server import wal
from monopolista.server.copying import TABLES
from monopolista.server.sqlite import SqliteStore
from monopolista.server.store import GameRow, RoomRow, StepRow, Store
from monopolista.transcript import Header
from tests.server.postgres import Postgres, open_postgres

MANY = 400
A_FEW_PAGES = 40_000
"""Bytes: what a start reads of a file however many games are in it, give or take a page of its index of tables."""


def lay(store: Store, games: int) -> None:
    """Keep so many games in play, each with its room and some steps."""
    for number in range(games):
        game = GameRow(f"game {number}", Header("italy", 2, {}, ("Anna", "Ada")), ("cat", "moka"), b"seed")
        room = RoomRow(f"room {number}", f"watch {number}", "host", "italy", (), status="playing", game=game.id)
        store.open_game(room, game, StepRow(0, tuple(f"* roll {1 + one % 6} 2" for one in range(500)), 1000))


def killed(path: Path, games: int) -> Path:
    """Return a file as a server leaves it that is killed: its last moves are in the log beside it."""
    with closing(SqliteStore(path)) as store:
        lay(store, games)
    with closing(SqliteStore(path)) as store:
        store.append("game 0", StepRow(500, ("0 roll",), 1002))
        left = path.with_name("left.sqlite3")
        left.write_bytes(path.read_bytes())
        wal.log_of(left).write_bytes(wal.log_of(path).read_bytes())
    return left


def read_by(act: Callable[[], None]) -> int:
    """Return how many bytes this thread reads while it does something."""
    io = Path("/proc/thread-self/io")
    before = io.read_text()
    act()
    first, then = (int(text.split("rchar: ")[1].split()[0]) for text in (before, io.read_text()))
    return then - first


@pytest.mark.skipif(sys.platform != "linux", reason="counts what is read as Linux tells it")
@pytest.mark.parametrize("interrupted", [False, True])
def test_a_start_reads_no_more_of_a_file_with_many_games_than_of_one_with_few(
    tmp_path: Path, interrupted: bool
) -> None:
    read: dict[int, int] = {}
    for games in (4, MANY):
        (tmp_path / f"{games}").mkdir()
        path = killed(tmp_path / f"{games}" / "games.sqlite3", games)

        def start(path: Path = path) -> None:
            SqliteStore(path, interrupted=interrupted).close()

        read[games] = read_by(start)
    assert path.stat().st_size > 20 * A_FEW_PAGES, "there is too little to tell"
    assert abs(read[MANY] - read[4]) < A_FEW_PAGES, read


def test_a_start_asks_postgresql_for_no_game_and_no_room(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    address = postgres.new_database()
    open_postgres(address).close()
    asked: list[str] = []
    execute = psycopg.Connection[Any].execute

    def note(self: psycopg.Connection[Any], query: str | bytes, *values: Any, **how: Any) -> psycopg.Cursor[Any]:
        asked.append(query.decode() if isinstance(query, bytes) else query)
        return execute(self, query, *values, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(psycopg.Connection, "execute", note)
    with closing(open_postgres(address)) as store:
        started = [*asked]
        assert store.find_game("game") is None
    kept = [table for table in TABLES if any(table in one.split() for one in started)]
    assert started
    assert not kept
    assert any("games" in one.split() for one in asked), "who looks is noted"
