"""Files of games that are damaged, gone in part, or on a disk that is full: nobody is answered otherwise in silence."""

import logging
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from monopolista.protocol.server_messages import Done, Failure, RoomView
from monopolista.server.storage import wal_check
from monopolista.server.storage.base import (
    ChatLineRow,
    ChatSettingsRow,
    CorruptDataError,
    LostChangesError,
    Mark,
    ProxyBidRow,
    StoreError,
    TakeBackRequestRow,
)
from monopolista.server.storage.copy import copy as copy_all
from monopolista.server.storage.high_water_mark import mark_path
from monopolista.server.storage.sqlite import SqliteStore
from tests.plugins.campaigns import Campaign
from tests.server.house import Guest, House, asks, play_until, seat_persons

pytestmark = pytest.mark.anyio
DAMAGED = "damaged"
"""What a store may say of anything, and need not mean that it is."""


@dataclass(frozen=True)
class Table:
    """A table that was played at, and what its store answered when it was whole."""

    path: Path
    room: str
    watch: str
    game: str

    def contents(self, store: SqliteStore) -> dict[str, Any]:
        """Return what a store says of everything."""
        asks: dict[str, Callable[[], Any]] = {
            "room": lambda: store.find_room(self.room),
            "watched": lambda: store.find_room(self.watch),
            "game": lambda: store.find_game(self.game),
            "time": lambda: store.find_elapsed_time(self.game),
            "limits": lambda: store.proxy_bids(self.game),
            "wish": lambda: store.find_take_back_request(self.game),
            "lines": lambda: store.chat_lines(self.room),
            "talk": lambda: store.find_chat_settings(self.room),
        }
        return {name: unless_damaged(ask) for name, ask in asks.items()}


def unless_damaged(ask: Callable[[], Any]) -> Any:
    try:
        return ask()
    except CorruptDataError:
        return DAMAGED


def is_less(one: Any, whole: Any, nothing: Any) -> bool:
    """Return whether a result has less than there was, and nothing else; rows with checksums may be missing."""
    return one == nothing or (isinstance(one, list) and all(row in whole for row in cast("list[Any]", one)))


async def played(house: House) -> Table:
    """Play at a table for a while, and keep one of everything."""
    guests = await seat_persons(house, 3)
    await play_until(guests, lambda table: table.version > 120)
    row, store = guests[0].room.row, house.store
    store.save_elapsed_time(row.game, 12_345)
    store.save_proxy_bid(row.game, ProxyBidRow(1, 40, 320))
    store.save_take_back_request(row.id, row.game, TakeBackRequestRow(30, 1, 29, (0, 2)), Mark("hash", "wish"))
    store.save_chat_settings(row.id, ChatSettingsRow(chat=False))
    for number in range(5):
        store.save_chat_line(
            row.id, ChatLineRow(number, 0, "Anna", "così è", 1000 + number, Mark("hash", f"{number}")), 200
        )
    store.close()
    return Table(house.path, row.id, row.watch, row.game)


async def test_whatever_is_changed_in_a_row_is_known(house: House) -> None:
    table = await played(house)
    changes = [
        "UPDATE games SET seed = randomblob(32)",
        "UPDATE steps SET answers = answers || ' ' WHERE seq = (SELECT max(seq) FROM steps)",
        "UPDATE steps SET drawn = drawn + 1 WHERE seq = 0",
        "DELETE FROM steps WHERE seq = (SELECT max(seq) FROM steps)",
        "DELETE FROM steps WHERE seq = 5",
        "UPDATE seats SET key = 'other' WHERE place = 1",
        "DELETE FROM seats WHERE place = 2",
        "UPDATE rooms SET bot_pause = bot_pause + 1",
        "UPDATE limits SET amount = 321",
        "UPDATE clocks SET passed = 1",
        "UPDATE wishes SET agreed = '[0]'",
        "UPDATE talk SET chat = 1",
        "UPDATE talk_lines SET text = 'no' WHERE number = 3",
    ]
    for change in changes:
        copy = table.path.with_name("copy.sqlite3")
        shutil.copy(table.path, copy)
        with closing(sqlite3.connect(copy)) as base:
            assert base.execute(change).rowcount == 1, change
            base.commit()
        with closing(SqliteStore(copy)) as store:
            assert DAMAGED in table.contents(store).values(), change
        copy.unlink()


@pytest.mark.campaign
async def test_a_damaged_file_yields_no_wrong_data(house: House, campaign: Campaign) -> None:
    """Until the file was looked through something may be missed, where it is then found to be damaged."""
    table, files = await played(house), campaign.size(sample=40, full=340)
    with closing(SqliteStore(table.path)) as store:
        whole, nothing = table.contents(store), Table(table.path, "", "", "").contents(store)
    assert DAMAGED not in whole.values()
    content, rng, found = table.path.read_bytes(), random.Random(files), {"refused": 0, "aside": 0, "unharmed": 0}
    for number in range(files):
        copy = table.path.with_name(f"copy-{number}.sqlite3")  # under a name that was used SQLite reads none any more
        copy.write_bytes(damaged(content, rng))
        try:
            with closing(SqliteStore(copy)) as store:
                found_contents, known = table.contents(store), store.damage() != ""
        except StoreError:
            found["refused"] += 1
            continue
        finally:
            for left in table.path.parent.glob(f"{copy.name}*"):
                left.unlink()
        missed = {name for name, one in found_contents.items() if one not in (DAMAGED, whole[name])}
        assert known or not missed, f"seed {files}, {found}"
        assert all(is_less(found_contents[name], whole[name], nothing[name]) for name in missed), (
            f"seed {files}, {found}"
        )
        found["aside" if known or DAMAGED in found_contents.values() else "unharmed"] += 1
    assert min(found["refused"], found["aside"]) > 0, found


def damaged(content: bytes, rng: random.Random) -> bytes:
    """Return a file as a bad disk might give it back: bits turned, a stretch of it zero, or its end gone."""
    changed = bytearray(content)
    match rng.choice(("bits", "bits", "stretch", "end")):
        case "bits":
            for _ in range(rng.randrange(1, 4)):
                changed[rng.randrange(100, len(changed))] ^= 1 << rng.randrange(8)
        case "stretch":
            start = rng.randrange(100, len(changed))
            end = min(len(changed), start + rng.randrange(1, 5000))
            changed[start:end] = bytes(end - start)
        case _:
            del changed[rng.randrange(len(changed) // 2, len(changed)) :]
    return bytes(changed)


async def test_into_a_file_that_is_found_damaged_nothing_more_is_written_and_what_is_whole_is_read(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await played(house)
    with closing(sqlite3.connect(house.path)) as base:
        page, size = base.execute(
            "SELECT rootpage, page_size FROM sqlite_master, pragma_page_size WHERE name = 'wishes'"
        ).fetchone()
    content = bytearray(house.path.read_bytes())
    content[(page - 1) * size : page * size] = bytes(size)
    house.path.write_bytes(content)
    with closing(SqliteStore(house.path)) as store:
        found = store.find_room(table.room)
        assert found is not None
        store.check_integrity()
        assert "is damaged" in caplog.text
        assert "\n" not in caplog.messages[-1]
        with pytest.raises(CorruptDataError):
            store.save_room(found)
        assert store.find_room(table.room) == found
        assert any("the file of games is damaged" in one for one in store.check_all()[1])
        with pytest.raises(StoreError, match="damaged"), closing(SqliteStore(house.path.with_name("copy"))) as copied:
            copy_all(store, copied)


async def test_a_damaged_game_is_set_aside_and_others_continue(house: House) -> None:
    ours, theirs = await seat_persons(house, 2), await seat_persons(house, 2)
    link, shown, game = ours[0].room.row.id, ours[0].keys, ours[0].room.row.game
    other, keys = theirs[0].room.row.id, theirs[0].keys
    with closing(sqlite3.connect(house.path)) as base:
        base.execute("UPDATE games SET seed = randomblob(32) WHERE id = ?", (game,))
        base.commit()
    house.restart()
    back, well = Guest(house, house.find(link)), Guest(house, house.find(other))
    await back.hello(*shown)
    await well.hello(*keys)
    assert (back.room_view.status, back.room_view.stop_reason) == ("lobby", "damaged")
    assert [seat.name for seat in back.room_view.seats] == ["Person 0", "Person 1"]
    assert (well.room_view.status, well.room_view.stop_reason) == ("playing", "")


async def test_an_answer_that_does_not_parse_makes_its_game_unplayable_and_no_visit_a_fault(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    guests = await seat_persons(house, 2)
    room = guests[0].room.row
    found = house.store.find_game(room.game)
    assert found is not None
    row, steps = found
    bad = type(steps[0])(guests[0].version, ("0 dance",), steps[-1].drawn)
    house.store.append(room.game, bad)
    house.restart()
    for _ in range(3):
        back = Guest(house, house.find(room.id))
        assert not any(isinstance(one, Failure) for one in await messages_after_return(back, guests[0].keys))
        assert back.last(RoomView).stop_reason == "rules"
    assert row.id == room.game
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def messages_after_return(guest: Guest, keys: list[str]) -> list[Any]:
    await guest.hello(*keys)
    return guest.received


async def test_a_full_disk_is_reported_and_logged_once_and_the_game_continues_once_there_is_space(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, asks("roll"))
    store, asked = house.store, guests[guests[0].table.next_asked]
    assert isinstance(store, SqliteStore)
    before = asked.version
    with shut(store):
        for number in range(5):
            refused = await asked.act("roll", name=f"try-{number}")
            assert isinstance(refused, Failure)
            assert refused.code == "disk-full"
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert isinstance(await asked.act("roll", name="try-0", version=before), Done)


class shut:  # noqa: N801 (read as a word)
    """Let the store's file take nothing more, as a full disk does."""

    def __init__(self, store: SqliteStore) -> None:
        self._base = store._base  # pyright: ignore[reportPrivateUsage]

    def __enter__(self) -> None:
        self._base.execute("PRAGMA query_only = ON")

    def __exit__(self, *_: object) -> None:
        self._base.execute("PRAGMA query_only = OFF")


async def test_a_missing_truncated_or_damaged_log_is_reported(house: House, caplog: pytest.LogCaptureFixture) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, lambda table: table.version > 20)
    log = wal_check.wal_path(house.path)
    content, main, mark = log.read_bytes(), house.path.read_bytes(), mark_path(house.path).read_bytes()
    kept = guests[0].version
    here = house.path.with_name("copy.sqlite3")

    def steps_after(logged: bytes | None, *, marked: bool = True) -> tuple[int, int]:
        here.write_bytes(main)
        for beside in (wal_check.wal_path(here), mark_path(here)):
            beside.unlink(missing_ok=True)
        if marked:
            mark_path(here).write_bytes(mark)
        if logged is not None:
            wal_check.wal_path(here).write_bytes(logged)
        caplog.clear()
        with closing(SqliteStore(here, interrupted=True)) as store:
            found = store.find_game(guests[0].room.row.game)
        return sum(len(step.answers) for step in found[1]) if found else 0, len(caplog.records)

    assert steps_after(content) == (kept, 0)
    turned = bytearray(content)
    turned[len(content) // 2] ^= 1
    headless = bytearray(content)
    headless[17] ^= 1
    for broken in (None, bytes(turned), bytes(headless)):
        with pytest.raises(LostChangesError, match="acknowledged changes are missing"):
            steps_after(broken)
        left, words = steps_after(broken, marked=False)
        assert left < kept
        assert words == (2 if left else 1)  # a file in which nothing was ever kept may do without a mark
