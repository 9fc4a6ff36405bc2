"""What sleeps costs nothing: a start reads no game, and a table at which nobody is leaves nothing in memory."""

import asyncio
import gc
import sys
import weakref
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import anyio
import psycopg
import pytest

from monopolista.games.classic.editions import Options
from monopolista.protocol.take_back import TakeBack
from monopolista.server.rooms.play import autoplay
from monopolista.server.rooms.registry import RoomRegistry
from monopolista.server.storage import wal_check
from monopolista.server.storage.base import GameRow, RoomRow, StepRow, Store
from monopolista.server.storage.copy import TABLES
from monopolista.server.storage.sqlite import SqliteStore
from monopolista.transcript import Header
from tests.server.house import Guest, House, plain_answer, play_until, seat_persons
from tests.server.postgres import Postgres, open_postgres

MANY = 400
A_FEW_PAGES = 40_000
"""Bytes: what a start reads of a file however many games are in it, give or take a page of its index of tables."""


def lay(store: Store, games: int) -> None:
    """Keep a number of games in play, each with its room and some steps."""
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
        wal_check.wal_path(left).write_bytes(wal_check.wal_path(path).read_bytes())
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


@pytest.mark.process
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


async def _only_robots(guests: list[Guest]) -> None:
    guests[0].go()
    guests[1].go()
    for _ in range(200):
        guests[0].house.clock.time += 60
        await autoplay.tick(guests[0].room)


async def _wished(guests: list[Guest]) -> None:
    await play_until(guests, lambda table: table.next_asked < len(guests))
    one = guests[guests[0].table.next_asked]
    await one.act(plain_answer(one.table, one.seat))
    await one.listen()
    way = one.game.own[0].undoable
    assert way is not None
    await one.say(TakeBack("wish", one.seat, way.step, needs_consent=True))
    assert one.room.take_back.request is not None


async def _playing(guests: list[Guest]) -> None:
    await play_until(guests, lambda table: table.version > 40)


async def _over(guests: list[Guest]) -> None:
    await play_until(guests, lambda table: table.over)


TABLES_LEFT: dict[str, tuple[Options | None, Callable[[list[Guest]], Awaitable[None]]]] = {
    "played at": (None, _playing),
    "left to robots": (None, _only_robots),
    "timed": (Options(timed=10), _playing),
    "with an open wish": (None, _wished),
    "over": (Options(turns=3), _over),
}


@pytest.mark.parametrize("kind", TABLES_LEFT)
@pytest.mark.anyio
async def test_of_a_table_that_everybody_has_left_nothing_stays_in_memory(house: House, kind: str) -> None:
    options, play = TABLES_LEFT[kind]
    link, shown = await _seated(house, options)
    before = asyncio.all_tasks()
    async with anyio.create_task_group() as group:
        rooms = RoomRegistry(house.context, group)
        left = await _visited(house, rooms, link, shown, play)
        assert left[0]() is not None, "it stays for a while"
        while rooms.holds(link):
            house.clock.time += house.settings.idle / 10
            await anyio.lowlevel.checkpoint()
        for _ in range(3):
            await anyio.lowlevel.checkpoint()
        gc.collect()
        assert [one() for one in left] == [None] * len(left)
        assert asyncio.all_tasks() == before
    assert house.store.find_room(link) is not None


async def _seated(house: House, options: Options | None) -> tuple[str, list[list[str]]]:
    guests = await seat_persons(house, 2, 1, options=options, answer=30)
    return guests[0].room.row.id, [guest.keys for guest in guests]


async def _visited(
    house: House, rooms: RoomRegistry, link: str, shown: list[list[str]], play: Callable[[list[Guest]], Awaitable[None]]
) -> list[weakref.ref[Any]]:
    """Have people at a table for a while; return what they leave behind."""
    room = await rooms.find(link)
    assert room is not None
    guests = [Guest(house, room) for _ in shown]
    for seat, guest in enumerate(guests):
        guest.seat = seat
        await guest.hello(*shown[seat])
    watching = Guest(house, room, spectator=True)
    await watching.hello()
    await play(guests)
    for guest in (*guests, watching):
        guest.go()
    assert room.game is not None
    parts = (
        room,
        room.game,
        room.game.table,
        room.timers.stopwatch,
        room.chat,
        room.rate_limits,
        *(one.visitor for one in guests),
    )
    return [weakref.ref(one) for one in parts]


@pytest.mark.anyio
async def test_at_a_table_that_everybody_has_left_robots_and_clocks_stand_still(house: House) -> None:
    guests = await seat_persons(house, 2, 1, options=Options(timed=10), answer=30)
    await play_until(guests, lambda table: table.next_asked < 2)
    room, one = guests[0].room, guests[guests[0].table.next_asked]
    begun = house.clock.time
    house.clock.time += 10
    for guest in guests:
        guest.go()
    version, kept = one.version, house.store.find_game(room.row.game)
    for _ in range(100):
        house.clock.time += 1000
        assert await autoplay.tick(room) is None
    assert (one.version, house.store.find_game(room.row.game)) == (version, kept)
    back = Guest(house, room)
    await back.hello(*one.keys)
    assert back.game.time_left == 590_000 - round(begun * 1000 - 1_000_000)
    assert back.game.countdown is not None
    assert back.game.countdown.left >= 20_000
