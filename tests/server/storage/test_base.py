"""What every store promises, and what SQLite's files are held to."""

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from dataclasses import replace
from itertools import count
from pathlib import Path
from threading import Thread

import pytest

from monopolista.server.storage.base import (
    KEYS_OF_FORMER_ACTORS,
    KEYS_PER_ACTOR,
    ConflictError,
    CorruptDataError,
    DiceRow,
    GameRow,
    Mark,
    PositionRow,
    ProxyBidRow,
    RoomRow,
    SeatRow,
    ShareRow,
    StepRow,
    StoreError,
)
from monopolista.server.storage.checksums import checksum
from monopolista.server.storage.moderation import BlockRow, ClosureRow, ReportedLineRow, ReportRow, WordRow
from monopolista.server.storage.sql_store import SqlStore
from monopolista.server.storage.sqlite import SqliteStore
from monopolista.transcript import Header
from tests.server.postgres import open_postgres

ROOM = RoomRow(
    "room",
    "watch",
    "host-hash",
    "italy",
    (SeatRow("person", "Anna", "cat", key="hash"), SeatRow("bot", "Ada", "moka")),
    {"deck": "A"},
    auction_seconds=20,
    answer_seconds=5,
    bot_pause=100,
)
GAME = GameRow("game", Header("italy", 2, {}, ("Anna", "Ada")), ("cat", "moka"), b"\x00seed\xff")
FIRST = StepRow(0, ("* roll 1 2", "* roll 3 4"), 4)
Reopen = Callable[[], SqlStore]


@pytest.fixture(params=["sqlite", "postgres"])
def reopen(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Reopen]:
    """Open the same store again and again."""
    opened: list[SqlStore] = []
    address = request.getfixturevalue("postgres").new_database() if request.param == "postgres" else ""

    def again() -> SqlStore:
        for store in opened:
            store.close()
        opened[:] = [open_postgres(address) if address else SqliteStore(tmp_path / "deep" / "games.sqlite3")]
        return opened[0]

    yield again
    opened[0].close()


@pytest.mark.process
def test_a_room_comes_back_by_either_link(reopen: Reopen) -> None:
    store = reopen()
    store.save_room(ROOM)
    changed = replace(ROOM, status="playing", game="game", seats=ROOM.seats[:1], revision=1)
    store.save_room(changed, Mark("host-hash", "start"))
    store = reopen()
    assert store.find_room("room") == store.find_room("watch") == replace(changed, revision=2)
    assert store.find_room("other") is None
    assert store.has_done("room", "start", ["other", "host-hash"])
    assert not store.has_done("room", "start", ["other"])
    assert not store.has_done("room", "stop", ["host-hash"])
    assert not store.has_done("other", "start", ["host-hash"])


@pytest.mark.process
def test_what_a_command_of_a_game_led_to_is_found_by_who_gave_it(reopen: Reopen) -> None:
    store = reopen()
    store.save_room(ROOM)
    store.open_game(replace(ROOM, status="playing", game="game", revision=1), GAME, FIRST)
    store.append("game", StepRow(2, ("0 buy", "* roll 3 4"), 6, Mark("hash", "once")))
    assert store.find_version("game", Mark("hash", "once")) == 4
    assert store.find_version("game", Mark("other", "once")) is None
    assert store.find_version("other", Mark("hash", "once")) is None


@pytest.mark.process
def test_commands_are_remembered_by_their_latest_and_nobodys_many_push_out_anothers(
    reopen: Reopen,
) -> None:
    store = reopen()
    rooms = (replace(ROOM, revision=revision) for revision in count())
    store.save_room(next(rooms), Mark("host-hash", "start"))
    for number in range(4 * KEYS_PER_ACTOR):
        store.save_room(next(rooms), Mark("hash", f"{number}"))
    for number in range(2 * KEYS_OF_FORMER_ACTORS):
        store.save_room(next(rooms), Mark(f"gone {number}", "free"))
    kept = [number for number in range(4 * KEYS_PER_ACTOR) if store.has_done("room", f"{number}", ["hash"])]
    assert kept == [*range(3 * KEYS_PER_ACTOR, 4 * KEYS_PER_ACTOR)]
    gone = [number for number in range(2 * KEYS_OF_FORMER_ACTORS) if store.has_done("room", "free", [f"gone {number}"])]
    assert gone == [*range(KEYS_OF_FORMER_ACTORS, 2 * KEYS_OF_FORMER_ACTORS)]
    assert store.has_done("room", "start", ["host-hash"])
    counted = store._rows("SELECT count(*) FROM room_commands")  # pyright: ignore[reportPrivateUsage]
    assert counted == [(1 + KEYS_PER_ACTOR + KEYS_OF_FORMER_ACTORS,)]


@pytest.mark.process
def test_the_time_of_a_game_comes_back_as_it_was_last_kept(reopen: Reopen) -> None:
    store = reopen()
    store.open_game(ROOM, GAME, FIRST)
    assert store.find_elapsed_time("game") == 0
    for passed in (10_000, 20_500):
        store.save_elapsed_time("game", passed)
    store = reopen()
    assert store.find_elapsed_time("game") == 20_500
    assert store.find_elapsed_time("other") == 0


@pytest.mark.process
def test_the_limits_of_a_game_come_back_as_they_were_last_kept(reopen: Reopen) -> None:
    store = reopen()
    store.open_game(ROOM, GAME, FIRST)
    assert store.proxy_bids("game") == []
    for limit in (ProxyBidRow(1, 40, 320), ProxyBidRow(0, 40, 100), ProxyBidRow(0, 90, 0)):
        store.save_proxy_bid("game", limit)
    store = reopen()
    assert store.proxy_bids("game") == [ProxyBidRow(1, 40, 320), ProxyBidRow(0, 90, 0)]
    assert store.proxy_bids("other") == []


@pytest.mark.process
def test_a_game_comes_back_with_its_steps_in_order(reopen: Reopen) -> None:
    store = reopen()
    store.open_game(ROOM, GAME, FIRST, Mark("host-hash", "start"))
    steps = [StepRow(2, ("0 roll", "* roll 1 1"), 6, Mark("hash", "a")), StepRow(4, ("1 pass",), 6)]
    for step in steps:
        store.append("game", step)
    store = reopen()
    assert store.find_game("game") == (GAME, [FIRST, *steps])
    assert store.find_game("other") is None
    assert store.find_room("room") == replace(ROOM, revision=1)


@pytest.mark.process
def test_the_latest_snapshot_of_a_running_game_is_restored(reopen: Reopen) -> None:
    store = reopen()
    store.open_game(ROOM, GAME, FIRST)
    assert store.find_position("game") is None
    for version in (32, 64):
        step = StepRow(version - 1, ("0 roll",), 4)
        store.append("game", step, position=PositionRow(version, "layout", bytes([version]) * 5_000))
    with pytest.raises(ConflictError):
        store.append("game", step, position=PositionRow(96, "layout", b""))
    store = reopen()
    assert store.find_position("game") == PositionRow(64, "layout", b"@" * 5_000)
    assert store.find_position("other") is None


@pytest.mark.process
def test_who_has_not_seen_the_last_change_of_a_room_changes_nothing(reopen: Reopen) -> None:
    store = reopen()
    store.save_room(ROOM)
    seen = replace(ROOM, revision=1)
    store.save_room(replace(seen, bot_pause=5))
    for late in (replace(seen, seats=()), replace(ROOM, seats=()), replace(seen, revision=7)):
        with pytest.raises(ConflictError):
            store.save_room(late)
        with pytest.raises(ConflictError):
            store.open_game(replace(late, game="game"), GAME, FIRST)
    assert store.find_room("room") == replace(seen, bot_pause=5, revision=2)
    assert store.find_game("game") is None


@pytest.mark.process
def test_a_step_is_written_once(reopen: Reopen) -> None:
    store = reopen()
    store.open_game(ROOM, GAME, FIRST)
    store.append("game", StepRow(2, ("0 roll",), 4, Mark("hash", "a")))
    for taken in (StepRow(2, ("1 roll",), 4), StepRow(3, ("0 end",), 4, Mark("hash", "a"))):
        with pytest.raises(ConflictError):
            store.append("game", taken)
    store.append("game", StepRow(3, ("0 end",), 4, Mark("hash", "b")))
    found = store.find_game("game")
    assert found is not None
    assert [step.seq for step in found[1]] == [0, 2, 3]


@pytest.mark.process
def test_what_the_dice_come_from_comes_back_with_its_room(reopen: Reopen) -> None:
    shares = (ShareRow(0, "hash", "pledge", "share"), ShareRow(2, "hash", "pledge"))
    dice = DiceRow(b"\x00seed\xff", shares, called=True)
    reopen().save_room(replace(ROOM, dice=dice))
    found = reopen().find_room("room")
    assert found is not None
    assert found.dice == dice


@pytest.mark.process
def test_a_game_that_was_given_up_takes_no_more(reopen: Reopen) -> None:
    store = reopen()
    store.add_game(GAME, FIRST)
    store.close_game("game")
    store.close_game("game")
    with pytest.raises(ConflictError):
        store.append("game", StepRow(2, ("0 roll",), 4))
    assert reopen().find_game("game") == (replace(GAME, closed=True), [FIRST])


@pytest.mark.process
def test_what_is_read_together_is_of_one_moment(reopen: Reopen) -> None:
    store = reopen()
    store.save_room(ROOM)
    found = store.find_room(ROOM.id)
    assert found is not None
    later = replace(found, bot_pause=700)

    def read() -> tuple[RoomRow | None, RoomRow | None]:
        before = store.find_room(ROOM.id)
        other = Thread(target=store.save_room, args=(later,))
        other.start()
        other.join()
        return before, store.find_room(ROOM.id)

    before, after = store.read_consistently(read)
    assert before == after == found
    now = store.find_room(ROOM.id)
    assert now is not None
    assert now.bot_pause == 700


@pytest.mark.process
def test_a_game_and_its_room_are_kept_together_or_not_at_all(reopen: Reopen) -> None:
    store = reopen()
    store.save_room(ROOM)
    kept = replace(ROOM, revision=1)
    store.open_game(kept, GAME, FIRST)
    with pytest.raises(ConflictError):
        store.open_game(replace(kept, status="playing", game="game", revision=2), GAME, FIRST)
    assert store.find_room("room") == replace(kept, revision=2)


@pytest.mark.process
def test_a_game_without_a_room_is_kept_once(reopen: Reopen) -> None:
    store = reopen()
    store.add_game(GAME, FIRST)
    store.add_game(GAME, FIRST)
    found = store.find_game("game")
    assert found is not None
    assert found[1] == [FIRST]


@pytest.mark.process
def test_who_is_refused_comes_back_and_every_order_is_noticed(reopen: Reopen) -> None:
    store = reopen()
    assert store.revisions() == {}
    store.block(BlockRow("10.0.0.0/8"))
    store.block(BlockRow("2001:db8::/48", 2**41))
    store.block(BlockRow("10.0.0.0/8", 5))
    assert store.unblock("2001:db8::/48")
    assert not store.unblock("2001:db8::/48")
    store = reopen()
    assert store.blocks() == [BlockRow("10.0.0.0/8", 5)]
    assert store.revisions() == {"blocks": 5}


@pytest.mark.process
def test_refused_words_come_back_each_once(reopen: Reopen) -> None:
    store = reopen()
    assert store.add_words([WordRow("b", "it"), WordRow("a"), WordRow("b", "nl")]) == 2
    assert store.add_words([WordRow("a", "it"), WordRow("c", "fr")]) == 1
    assert store.remove_words(["c", "d"]) == 1
    store = reopen()
    assert store.words() == [WordRow("a"), WordRow("b", "nl")]
    assert store.revisions() == {"words": 3}


@pytest.mark.process
def test_a_room_that_was_closed_for_good_takes_nothing_more_and_its_game_is_given_up(reopen: Reopen) -> None:
    store = reopen()
    store.save_room(ROOM)
    playing = replace(ROOM, status="playing", game="game", revision=1)
    store.open_game(playing, GAME, FIRST)
    assert store.find_closure("room") is None
    assert store.close_room("room", ClosureRow("spam €", 7))
    assert not store.close_room("room", ClosureRow("again", 8))
    with pytest.raises(ConflictError):
        store.append("game", StepRow(2, ("0 roll",), 4))
    for late in (replace(playing, revision=2), replace(playing, status="lobby", revision=2)):
        with pytest.raises(ConflictError):
            store.save_room(late)
    with pytest.raises(ConflictError):
        store.open_game(replace(playing, game="other", revision=2), replace(GAME, id="other"), FIRST)
    store = reopen()
    assert store.find_closure("room") == ClosureRow("spam €", 7)
    assert store.find_game("game") == (replace(GAME, closed=True), [FIRST])
    assert store.find_game("other") is None
    assert (store.closed_since(0), store.closed_since(1)) == (["room"], [])


@pytest.mark.process
def test_the_game_of_a_closed_room_that_had_ended_was_not_given_up(reopen: Reopen) -> None:
    store = reopen()
    store.open_game(replace(ROOM, status="playing", game="game"), GAME, FIRST)
    store.append("game", StepRow(2, ("0 bankrupt",), 4), True)
    assert [row.status for row in store.tables(0)] == ["over"]
    store.close_room("room", ClosureRow("", 7))
    assert store.find_game("game") == (GAME, [FIRST, StepRow(2, ("0 bankrupt",), 4)])
    assert [row.status for row in store.tables(0)] == ["closed"]


@pytest.mark.process
def test_reports_are_numbered_and_forget_what_was_said_once_they_are_dealt_with(reopen: Reopen) -> None:
    store = reopen()
    said = (ReportedLineRow(3, 1, "Bruno", "così è", 2**41), ReportedLineRow(4, 0, "Anna", "no", 2**41))
    report = ReportRow("room", "game", 1, "Bruno", 3, said, "10.1.2.3", 0, 2**41 + 5)
    assert [store.save_report(report), store.save_report(replace(report, line=0, reporter=-1))] == [1, 2]
    store = reopen()
    waiting = [replace(report, number=1), replace(report, line=0, reporter=-1, number=2)]
    assert store.reports() == waiting
    assert store.settle_report(1)
    assert not store.settle_report(1)
    assert not store.settle_report(9)
    assert store.reports() == waiting[1:]
    assert store.reports(done=True) == [replace(waiting[0], lines=(), address="", done=True), waiting[1]]


@pytest.mark.process
def test_tables_are_listed_with_presence_the_latest_first(reopen: Reopen) -> None:
    store = reopen()
    now = 2**41
    store.open_game(replace(ROOM, status="playing", game="game"), GAME, FIRST)
    seats = (SeatRow("open"), SeatRow("person", "Parrot", "cat", program=True))
    store.save_room(replace(ROOM, id="other", watch="other-watch", seats=seats))
    store.save_client_counts({"room": 3, "other": 1}, now - 100_000)
    store.save_client_counts({"room": 2}, now - 1_000)
    store.append("game", StepRow(2, ("0 roll", "* roll 1 1"), 6))
    first, second = store.tables(now)
    assert (first.room, first.status, first.seats, first.version) == ("room", "playing", ("person", "bot"), 4)
    assert (first.seen, first.people) == (now - 1_000, 2)
    assert (second.room, second.status, second.seats, second.version) == ("other", "lobby", ("open", "program"), 0)
    assert (second.seen, second.people) == (now - 100_000, 0)
    assert [row.room for row in store.tables(now, now - 50_000)] == ["room"]
    assert store.tables(now, now - 50_000) == [first]
    assert store.room_ids() == ["other", "room"]


@pytest.mark.process
def test_the_overview_counts_the_database(reopen: Reopen) -> None:
    store = reopen()
    store.open_game(replace(ROOM, status="playing", game="game"), GAME, FIRST)
    store.open_game(replace(ROOM, status="playing", game="two", revision=1), replace(GAME, id="two"), FIRST)
    store.append("game", StepRow(2, ("0 bankrupt",), 4), True)
    store.add_game(replace(GAME, id="brought"), FIRST)
    store.save_report(ReportRow("room", "two", 0, "Anna"))
    store.block(BlockRow("10.0.0.0/8", 1))
    now = int(time.time() * 1000)
    found = store.overview(now + 1000)
    assert (found.tables, found.games, found.games_today, found.finished_today) == (1, 3, 2, 1)
    assert (found.reports_open, found.blocks, found.tables_closed) == (1, 0, 0)
    assert found.bytes > 0
    later = store.overview(now + 2 * 24 * 60 * 60 * 1000)
    assert (later.games_today, later.games_this_week, later.finished_this_week) == (0, 2, 1)


def as_before(path: Path, room: str, version: int) -> None:
    """Let the file be as a version before kept it.

    That of 11 had no dice in the lobby, of 10 no hints, of 9 no reasons, of 8 no odds.
    """
    base = sqlite3.connect(path)
    base.execute("DROP TABLE positions")
    base.execute("DROP TABLE transcripts")
    base.execute("DROP INDEX rooms_by_game")
    for table, column in (("rooms", "touched"), ("games", "touched"), ("games", "stands")):
        base.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    base.execute("DROP TABLE handovers")
    base.execute("DROP TABLE closed")
    for table in ("orders", "blocks", "words", "shut", "reports", "visits", "played"):
        base.execute(f"DROP TABLE {table}")
    base.execute("ALTER TABLE rooms DROP COLUMN dice")
    odds, program, hints = ", odds", ", program", ", hints"
    if version < 11:
        base.execute("DROP TABLE hinted")
        base.execute("ALTER TABLE rooms DROP COLUMN hints")
        hints = ""
    if version < 10:
        base.execute("DROP TABLE reasons")
    if version < 9:
        base.execute("ALTER TABLE rooms DROP COLUMN odds")
        odds = ""
    if version < 8:
        base.execute("ALTER TABLE seats DROP COLUMN program")
        program = ""
    fields = "id, watch, host, edition, options, auction_seconds, answer_seconds, bot_pause, take_backs, status, game"
    found = base.execute(f"SELECT {fields}, revision{odds}{hints} FROM rooms WHERE id = ?", (room,)).fetchone()
    query = f"SELECT kind, name, token, level, key, code{program} FROM seats WHERE room = ? ORDER BY place"
    base.execute(
        "UPDATE rooms SET seal = ? WHERE id = ?", (checksum(found, base.execute(query, (room,)).fetchall()), room)
    )
    base.execute(f"PRAGMA user_version = {version}")
    base.commit()
    base.close()


@pytest.mark.parametrize("version", [7, 8, 9, 10, 11])
@pytest.mark.parametrize("damaged", [False, True])
def test_a_room_of_a_version_before_is_as_it_was_and_a_damaged_one_stays_so(
    tmp_path: Path, damaged: bool, version: int
) -> None:
    path = tmp_path / "games.sqlite3"
    store = SqliteStore(path)
    store.save_room(ROOM)
    store.close()
    as_before(path, ROOM.id, version)
    if damaged:
        with closing(sqlite3.connect(path, isolation_level=None)) as base:
            base.execute("UPDATE seats SET name = 'Bruno' WHERE place = 0")
    store = SqliteStore(path)
    with closing(store), pytest.raises(CorruptDataError) if damaged else nullcontext():
        found = store.find_room(ROOM.id)
        assert found == replace(ROOM, revision=1)


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as base:
        base.execute("CREATE TABLE accounts (id INTEGER)")
        base.execute("PRAGMA user_version = 7")
    base.close()


def newer(path: Path) -> None:
    SqliteStore(path).close()
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = 9999")
    base.close()


def torn(path: Path) -> None:
    SqliteStore(path).close()
    path.write_bytes(path.read_bytes()[:100] + b"\xff" * 5000)


FILES: dict[str, Callable[[Path], object]] = {
    "text": lambda path: path.write_text("my diary"),
    "short": lambda path: path.write_bytes(b"SQLite format 3\0"),
    "foreign": foreign,
    "newer": newer,
    "torn": torn,
}


@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_is_not_ours_is_refused_and_left_as_it_is(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "games.sqlite3"
    FILES[kind](path)
    before = path.read_bytes()
    with pytest.raises(StoreError) as raised:
        SqliteStore(path)
    assert str(path) in str(raised.value)
    assert "\n" not in str(raised.value)
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_used_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="--data"):
        SqliteStore(tmp_path / "file" / "games.sqlite3")
    (tmp_path / "games.sqlite3").mkdir()
    with pytest.raises(StoreError, match="--data"):
        SqliteStore(tmp_path / "games.sqlite3")


def test_every_commit_is_on_the_disk_before_it_returns(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.sqlite3")
    try:
        store.open_game(ROOM, GAME, FIRST)
        copied = tmp_path / "copy"
        copied.mkdir()
        for file in tmp_path.glob("games.sqlite3*"):
            shutil.copy(file, copied)
    finally:
        store.close()
    pulled = SqliteStore(copied / "games.sqlite3")
    try:
        assert pulled.find_game("game") == (GAME, [FIRST])
    finally:
        pulled.close()


def test_the_log_is_written_ahead_and_in_full(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.sqlite3")
    base = store._base  # type: ignore[reportPrivateUsage]
    found = [base.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")]
    store.close()
    assert found == ["wal", 2, 1]
