"""Databases of every earlier version can be opened; the reason for an unplayable game is shown, and others continue."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest

from monopolista.cli import main
from monopolista.server.app.application import make_app
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.retention.policy import DAY, RetentionPolicy, sweep
from monopolista.server.rooms.context import ServerContext
from monopolista.server.storage.archive import archive_game
from monopolista.server.storage.base import (
    ChatLineRow,
    ChatSettingsRow,
    GameRow,
    Mark,
    ProxyBidRow,
    StepRow,
    TakeBackRequestRow,
)
from monopolista.server.storage.copy import contents
from monopolista.server.storage.factory import FILE, open_folder
from monopolista.server.storage.row_writers import ENDED, Base, now
from monopolista.server.storage.sql_store import SqlStore
from monopolista.transcript import RULES_VERSION, Header
from tests.server.earlier import DATABASES, FILES, OldGame, Rows, game, make_database, make_file, rows_of
from tests.server.house import Guest, HeldClock, House, play_until, repeating, seat_persons
from tests.server.postgres import Postgres, open_postgres

pytestmark = pytest.mark.anyio
OTHER = "is unplayable: rules version {}: this program plays version " + str(RULES_VERSION)
NULLS = ",".join(f'"{name}":null' for name in ("deck", "speedy", "short", "timed", "turns", "first_bid", "parking"))
LATER = RULES_VERSION + 1
CURRENT = f'"rules":{RULES_VERSION}'
BAD = {
    "first": OldGame('{"edition":"italy","seats":2,"options":{"deck":null},"rules":1}', OTHER.format(1), "rules"),
    "second": OldGame(
        f'{{"edition":"us","seats":2,"options":{{{NULLS}}},"rules":1,"seed":""}}', OTHER.format(1), "rules"
    ),
    "other": OldGame('{"edition":"italy","seats":2,"players":["a"],"rules":1}', OTHER.format(1), "rules"),
    "later": OldGame(f'{{"edition":"italy","seats":2,"rules":{LATER}}}', OTHER.format(LATER), "rules"),
    "more": OldGame(f'{{"edition":"italy","seats":2,"colour":"red",{CURRENT}}}', "unknown field `colour`", "damaged"),
    "less": OldGame(f'{{"edition":"italy",{CURRENT}}}', "missing required field `seats`", "damaged"),
    "torn": OldGame('{"edition":"ita', "cannot be read: Input data was truncated", "damaged"),
    "nobody": OldGame(f'{{"edition":"italy","seats":2,{CURRENT}}}', "cannot be read", "damaged", tokens="cat, moka"),
    "gone": OldGame(
        f'{{"edition":"atlantis","seats":2,{CURRENT}}}', "is unplayable: unknown edition 'atlantis'", "rules"
    ),
}  # fmt: skip
"""Games that this program cannot play, and why."""
PLAYED = OldGame(
    f'{{"edition":"italy","seats":2,"options":{{{NULLS}}},"names":["Anna","Ada"],{CURRENT},"seed":""}}', ""
)
"""One that it can: a header as the first versions wrote it says what later ones say."""
BLOB = OldGame(PLAYED.header, "Expected `str`, got `bytes` - at `$[0][1]`", "damaged", answers=b"\xff\xfe")
"""One whose row no column of PostgreSQL takes."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    """What a table of today keeps that is played at, and a game that is archived."""
    house = House(tmp_path_factory.mktemp("kept"))
    anyio.run(_play, house)
    house.close()
    return rows_of(house.path)


async def _play(house: House) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, lambda table: table.version > 12)
    row, store = guests[0].room.row, house.store
    assert isinstance(store, SqlStore)
    store.save_elapsed_time(row.game, 12_345)
    store.save_proxy_bid(row.game, ProxyBidRow(1, 4, 320))
    store.save_take_back_request(row.id, row.game, TakeBackRequestRow(3, 1, 2, (0,)), Mark("hash", "wish"))
    store.save_chat_settings(row.id, ChatSettingsRow(chat=False))
    store.save_chat_line(row.id, ChatLineRow(1, 0, "Anna", "così è", 1000, Mark("hash", "line")), 200)
    store.add_game(GameRow("archived", Header("italy", 2), ("cat", "moka"), b""), StepRow(0, ("* start 0",), 0))
    store.write(_fold)


def _fold(base: Base) -> None:
    base.execute("UPDATE games SET stands = ? WHERE id = 'archived'", (ENDED,))
    assert archive_game(base, "archived")


def of_the_time(kept: Rows, bad: dict[str, OldGame], *, archives: bool) -> list[Rows]:
    """Return what a version keeps; before it archived games it had none that was."""
    whole = dict(kept)
    if not archives:
        whole["games"] = [row for row in kept["games"] if row["id"] != "archived"]
    return [whole, game(kept, "played", PLAYED), *(game(kept, name, old) for name, old in bad.items())]


@pytest.fixture(params=FILES)
def folder(kept: Rows, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A folder with the games of every version."""
    archives = any("CREATE TABLE transcripts" in script for script in FILES[request.param])
    make_file(tmp_path / FILE, request.param, of_the_time(kept, BAD | {"blob": BLOB}, archives=archives))
    return tmp_path


@pytest.fixture(params=DATABASES)
def address(kept: Rows, postgres: Postgres, request: pytest.FixtureRequest) -> str:
    archives = any("CREATE TABLE transcripts" in script for script in DATABASES[request.param].values())
    found = postgres.new_database()
    make_database(found, request.param, of_the_time(kept, BAD, archives=archives))
    return found


@pytest.fixture
def store(folder: Path) -> Iterator[SqlStore]:
    with closing(open_folder(folder)) as opened:
        yield opened


def check_reasons(lines: list[str], bad: dict[str, OldGame]) -> None:
    """See that each game that cannot be played is named once, with its reason, and nothing else is."""
    assert [line.split()[:2] for line in lines] == [["game", name] for name in sorted(bad)]
    for line, (_, old) in zip(lines, sorted(bad.items()), strict=True):
        assert old.reason in line


def test_a_file_of_every_version_opens_and_each_game_that_cannot_be_played_is_named(store: SqlStore) -> None:
    found = store.check_all()
    assert found.damaged == []
    check_reasons(found.unplayable, BAD | {"blob": BLOB})
    assert store.find_game("played") is not None
    assert found.number == len(store.room_ids()) + len(store.distinct_values("games", "id"))


@pytest.mark.process
def test_a_postgresql_database_of_every_version_opens_and_each_game_that_cannot_be_played_is_named(
    address: str,
) -> None:
    with closing(open_postgres(address)) as store:
        found = store.check_all()
        assert found.damaged == []
        check_reasons(found.unplayable, BAD)
        assert not store.is_in_use()
        assert store.cluster().shared
    open_postgres(address).close()


@pytest.mark.campaign("files of every version", sample=8)
def test_commands_check_move_and_save_a_file_of_every_version_and_name_what_cannot_be_played(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ("--data", str(folder))
    moved, brought, saved = (str(tmp_path / name) for name in ("moved", "brought", "saved"))
    for command in (["verify"], ["database", "check"]):
        assert main([*command, *where]) == 0
        old = capsys.readouterr().out
        assert "rooms and games are as they were written" in old
        check_reasons([line.strip() for line in old.splitlines()[2:]], BAD | {"blob": BLOB})
    assert main(["database", "move", *where, moved]) == 0
    assert main(["database", "backup", *where, saved]) == 0
    assert main(["database", "restore", "--data", brought, saved]) == 0
    assert main(["admin", "tables", "--all", *where]) == 0
    old = capsys.readouterr().out
    assert old.count(" answers ") == len(BAD) + 3
    found: list[object] = []
    for place in (folder, moved, brought):
        with closing(open_folder(Path(place))) as store:
            found.append(contents(store))
    assert found[0] == found[1] == found[2]


async def test_a_server_plays_on_in_a_file_of_every_version_and_tells_each_table_that_cannot(
    folder: Path, kept: Rows, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(folder)
    try:
        for name, old in (BAD | {"blob": BLOB}).items():
            guest = Guest(house, house.find(f"room {name}"))
            await guest.hello()
            assert (guest.room_view.status, guest.room_view.stop_reason) == ("lobby", old.aside), name
        at_table = Guest(house, house.find(kept["rooms"][0]["id"]))
        await at_table.hello()
        assert (at_table.room_view.status, at_table.room_view.stop_reason) == ("playing", "")
        assert at_table.version > 12
    finally:
        house.close()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.campaign("files of every version", sample=8)
async def test_what_is_asked_of_a_game_that_cannot_be_played_is_answered_with_the_reason(store: SqlStore) -> None:
    app = make_app(ServerContext(store, HeldClock(), repeating()))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        for name, old in BAD.items():
            for path in ("replays", "transcripts", "dice", "analyses"):
                answer = await client.get(f"/api/{path}/{name}")
                assert answer.status_code in (400, 500)
                assert old.reason in answer.json()["text"], (name, path)


def test_sweeping_a_file_of_every_version_leaves_what_cannot_be_played_and_folds_the_rest(
    store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    store.add_game(GameRow("brought", Header("italy", 2), ("cat", "moka"), b""), StepRow(0, ("* start 0",), 0))
    run_to_end(sweep(store, RetentionPolicy(), now()))  # what nobody has dated is dated
    swept = run_to_end(sweep(store, RetentionPolicy(), now() + 3 * DAY))
    assert (swept.archived, swept.failed) == (1, 0)
    check_reasons(store.check_all().unplayable, BAD | {"blob": BLOB})
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("version", ["6", "7", "15"])
def test_bytes_that_are_no_text_hide_no_other_game(kept: Rows, tmp_path: Path, version: str) -> None:
    make_file(tmp_path / FILE, version, [dict(kept, games=kept["games"][:1]), game(kept, "played", PLAYED)])
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as base:
        base.execute("UPDATE games SET header = CAST(x'7bff' AS TEXT) WHERE id = 'played'")
        base.execute("UPDATE rooms SET id = CAST(x'72ff' AS TEXT) WHERE game = 'played'")
    with closing(open_folder(tmp_path)) as store:
        found = store.check_all()
        assert len(found.damaged + found.unplayable) == 2
        assert any(line.startswith("game played ") for line in found.damaged + found.unplayable)
        assert any(line.startswith("room r\N{REPLACEMENT CHARACTER} ") for line in found.damaged)
        assert store.find_room(kept["rooms"][0]["id"]) is not None


def test_a_wish_or_a_limit_that_is_none_is_named_and_hides_no_other(kept: Rows, tmp_path: Path) -> None:
    rows: dict[str, Any] = {"wishes": [dict(kept["wishes"][0], game="played", agreed="[0")]}
    rows["limits"] = [dict(kept["limits"][0], game="played", amount="much")]
    make_file(tmp_path / FILE, "6", [*of_the_time(kept, {}, archives=False), rows])
    with closing(open_folder(tmp_path)) as store:
        found = store.check_all()
        assert found.damaged == []
        assert [line.split(" cannot")[0] for line in found.unplayable] == ["limits of played", "wishes of played"]
