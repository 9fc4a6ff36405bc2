"""What is kept for how long: ended games are archived and served as before, what nobody wants goes, all else stays."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import httpx
import msgspec
import pytest

from monopolista.cli import main
from monopolista.games import box_content, register_box
from monopolista.games.common.options import Chosen
from monopolista.protocol.client_messages import AbandonGame
from monopolista.protocol.people import Rematch, Reopen
from monopolista.protocol.server_messages import RoomView
from monopolista.server.app.application import make_app
from monopolista.server.cluster.cluster import SingleProcess
from monopolista.server.cluster.postgres_cluster import PostgresCluster
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.retention import policy
from monopolista.server.retention.job import INITIAL_DELAY, INTERVAL, RetentionJob
from monopolista.server.retention.policy import ARCHIVED_AFTER, DAY, DeletedCounts, RetentionPolicy, sweep
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.play import autoplay
from monopolista.server.storage.base import ConflictError, CorruptDataError, GameRow, Mark, StepRow
from monopolista.server.storage.copy import contents
from monopolista.server.storage.row_writers import Base
from monopolista.server.storage.sql_store import SqlStore
from monopolista.transcript import Header, edition_values
from tests.games.classic.editions.test_boxes import STATED
from tests.server.house import Guest, HeldClock, House, play_until, repeating, seat_persons
from tests.server.postgres import Postgres, open_postgres

pytestmark = pytest.mark.anyio
SOME, WHOLE = 60, 100_000
"""Answers after which players give up: robots take long for the end of a card game."""
STRICT = RetentionPolicy(games=1, abandoned=1, lobbies=1)
SHORT: dict[str, Chosen] = {"italy": {"turns": 4}, "deal": {}}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.process)])
def kept(house: House, request: pytest.FixtureRequest) -> Iterator[House]:
    """A house over each kind of store."""
    if request.param == "sqlite":
        yield house
        return
    server: Postgres = request.getfixturevalue("postgres")
    own = house.store
    with closing(open_postgres(server.new_database())) as store:
        house.put(store)
        yield house
    house.put(own)


def store_of(house: House) -> SqlStore:
    assert isinstance(house.store, SqlStore)
    return house.store


def rows(house: House, query: str) -> list[tuple[Any, ...]]:
    return store_of(house).read_snapshot(lambda ask: ask(query))


def change(house: House, statement: str) -> None:
    def carry_out(base: Base) -> None:
        base.execute(statement)

    store_of(house).write(carry_out)


def earlier(house: House, days: int) -> None:
    """Date all last uses back by a number of days."""
    for table in ("rooms", "games"):
        change(house, f"UPDATE {table} SET touched = touched - {days * DAY}")


def swept(
    house: House, days: float, keep: RetentionPolicy | None = None, busy: Callable[[str], bool] = lambda _: False
) -> DeletedCounts:
    """Sweep as in a number of days."""
    return run_to_end(sweep(store_of(house), keep or RetentionPolicy(), int(time.time() + days * DAY) + 1, busy))


async def finished(house: House, edition: str = "italy", most: int = WHOLE) -> list[Guest]:
    """Return who sat at a table whose game is over: they have left it to the robots, and one who watches.

    After the most answers all but the robots give up.
    """
    guests = await seat_persons(house, 2, 1, edition=edition, options=SHORT[edition])
    room = guests[0].room
    Guest(house, room, spectator=True)
    for guest in guests:
        guest.go()
    while not room.is_over:
        house.clock.time += 60
        await autoplay.tick(room)
        if guests[0].version > most:
            await leave_for_good(house, guests)
    return guests


async def leave_for_good(house: House, guests: list[Guest]) -> None:
    """Have all who can come back and leave the game, which then ends."""
    for guest in guests:
        back = Guest(house, guest.room)
        back.seat = guest.seat
        await back.hello(*guest.keys)
        await back.act("leave")
        back.go()


def asking(house: House, number: int) -> httpx.AsyncClient:
    """Return who asks a server that has just been started over HTTP."""
    app = make_app(ServerContext(house.store, house.clock, repeating(number), house.settings))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")


async def views_of(house: House, guests: list[Guest]) -> dict[str, bytes]:
    """Return all that is served of a table and its game by a server that has just been started."""
    row = guests[0].room.row
    found = {"store": msgspec.json.encode(house.store.find_game(row.game))}
    room = house.find(row.id)
    for guest in guests:
        back = Guest(house, room)
        await back.hello(*guest.keys)
        found[f"seat {guest.seat}"] = msgspec.json.encode(back.received)
        back.go()
    async with asking(house, 5) as client:
        for path in ("replays", "transcripts", "dice", "analyses"):
            found[path] = (await client.get(f"/api/{path}/{row.game}")).content
        found["grades"] = (await client.get(f"/api/analyses/{row.game}?from=0")).content
    return found


@pytest.mark.process
@pytest.mark.parametrize(
    ("edition", "most"),
    [("italy", WHOLE), ("deal", SOME), pytest.param("deal", WHOLE, marks=pytest.mark.campaign(sample=0))],
)
async def test_of_an_archived_game_the_same_is_served_byte_for_byte(kept: House, edition: str, most: int) -> None:
    guests = await finished(kept, edition, most)
    game = guests[0].room.row.game
    kept.store.save_hinted_seat(game, 0)
    before, since = await views_of(kept, guests), kept.store.steps_since(game, 3)
    assert all(len(one) > 300 for one in before.values()), "nothing was served"
    assert swept(kept, ARCHIVED_AFTER - 0.1) == DeletedCounts()
    assert swept(kept, ARCHIVED_AFTER) == DeletedCounts(archived=1)
    assert rows(kept, "SELECT count(*) FROM steps") == [(0,)]
    assert await views_of(kept, guests) == before
    assert kept.store.steps_since(game, 3) == since
    assert store_of(kept).check_all() == (2, [], [])
    assert swept(kept, 9999) == DeletedCounts(), "it is archived once"


@pytest.mark.process
async def test_an_archived_game_takes_no_more_steps(kept: House) -> None:
    guests = await finished(kept)
    swept(kept, 2)
    before = contents(store_of(kept))
    with pytest.raises(ConflictError):
        kept.store.append(guests[0].room.row.game, StepRow(0, ("0 roll",), 4, Mark("hash", "late")))
    assert contents(store_of(kept)) == before


@pytest.mark.process
async def test_at_the_table_of_an_archived_game_another_one_begins(kept: House) -> None:
    guests = await finished(kept)
    swept(kept, 2)
    back = Guest(kept, kept.find(guests[0].room.row.id))
    await back.hello(*guests[0].keys)
    assert back.room_view.status == "over"
    await back.say(Rematch("again"))
    assert back.room_view.status == "playing"
    assert back.game.game != guests[0].room.row.game


@pytest.mark.process
async def test_an_archived_game_is_played_on_from_any_moment(kept: House) -> None:
    guests = await finished(kept)
    wish = msgspec.json.encode({"game": guests[0].room.row.game, "step": 12, "seat": 0})
    begun: list[list[Any]] = []
    for days in (0, 2):
        swept(kept, days)
        async with asking(kept, 900_000 + 100 * days) as client:
            answer = await client.post("/api/games", content=wish)
        assert answer.status_code == 201
        room = kept.find(msgspec.json.decode(answer.content)["room"])
        async with room.exclusive():
            assert room.playing is not None
            begun.append(room.playing.table.transcript.answers[:12])
    assert begun[0] == begun[1]
    assert rows(kept, "SELECT count(*) FROM transcripts") == [(1,)]


@pytest.mark.process
async def test_a_running_game_stays_unchanged(kept: House) -> None:
    guests = await seat_persons(kept, 2)
    await play_until(guests, lambda table: table.version > 30)
    before = kept.store.find_game(guests[0].room.row.game)
    assert swept(kept, 5000, RetentionPolicy(games=1, lobbies=1)) == DeletedCounts()
    assert kept.store.find_game(guests[0].room.row.game) == before
    await guests[guests[0].table.next_asked].act("bankrupt")
    assert guests[0].table.over
    assert swept(kept, 2) == DeletedCounts(archived=1), "what was known of it before its last step holds no longer"


@pytest.mark.process
async def test_a_game_that_was_given_up_is_archived_and_its_table_says_so(kept: House) -> None:
    guests = await seat_persons(kept, 2)
    await play_until(guests, lambda table: table.version > 30)
    await guests[0].say(AbandonGame("close"))
    before = await views_of(kept, guests)
    assert swept(kept, 2) == DeletedCounts(archived=1)
    assert await views_of(kept, guests) == before
    back = Guest(kept, kept.find(guests[0].room.row.id))
    await back.hello(*guests[0].keys)
    assert back.last(RoomView).stop_reason == "closed"


@pytest.mark.process
async def test_an_administrator_sees_the_table_of_an_archived_game_as_before(kept: House) -> None:
    await finished(kept)
    before = store_of(kept).tables(2**41)
    assert before[0].version > 0
    assert swept(kept, 2) == DeletedCounts(archived=1)
    assert store_of(kept).tables(2**41) == before


@pytest.mark.process
async def test_ended_games_are_gone_with_their_tables_after_the_days_that_were_asked_for(kept: House) -> None:
    guests = await finished(kept)
    row = guests[0].room.row
    store_of(kept).save_client_counts({row.id: 1}, 2**41)
    assert swept(kept, 29.9, RetentionPolicy(games=30)) == DeletedCounts(archived=1)
    assert kept.store.find_room(row.id) is not None
    assert swept(kept, 30, RetentionPolicy(games=30), busy=lambda room: room == row.id) == DeletedCounts()
    assert swept(kept, 30, RetentionPolicy(games=30)) == DeletedCounts(games=1, rooms=1)
    assert kept.store.find_room(row.id) is None
    assert kept.store.find_game(row.game) is None
    assert all(number == 0 for number, _ in contents(store_of(kept)).values())


@pytest.mark.process
async def test_at_a_table_whose_people_are_in_its_lobby_again_nothing_goes(kept: House) -> None:
    guests = await finished(kept)
    swept(kept, 2)
    earlier(kept, 40)
    back = Guest(kept, kept.find(guests[0].room.row.id))
    await back.hello(*guests[0].keys)
    await back.say(Reopen("reopen"))
    assert swept(kept, 0, RetentionPolicy(games=30, lobbies=1)) == DeletedCounts()
    assert swept(kept, 30, RetentionPolicy(games=30)) == DeletedCounts(games=1, rooms=1)


@pytest.mark.process
async def test_games_in_play_are_gone_only_where_that_was_asked_for(kept: House) -> None:
    guests = await seat_persons(kept, 2)
    await play_until(guests, lambda table: table.version > 30)
    assert swept(kept, 10_000, RetentionPolicy(games=1)) == DeletedCounts()
    assert swept(kept, 89, RetentionPolicy(abandoned=90)) == DeletedCounts()
    assert swept(kept, 90, RetentionPolicy(abandoned=90)) == DeletedCounts(games=1, rooms=1)
    assert kept.store.find_room(guests[0].room.row.id) is None


@pytest.mark.process
async def test_a_long_game_that_was_abandoned_goes_with_every_row_of_every_table(kept: House) -> None:
    guests = await seat_persons(kept, 2)
    await play_until(guests, lambda table: table.version > 120)
    game = guests[0].game.game
    assert rows(kept, f"SELECT 1 FROM positions WHERE game = '{game}'")
    assert swept(kept, 31, RetentionPolicy(abandoned=30)) == DeletedCounts(games=1, rooms=1)
    assert left_of(kept, "game", game) == left_of(kept, "room", guests[0].room.row.id) == []


def left_of(house: House, whole: str, name: str) -> list[str]:
    """Return the tables, whichever there are, that still have rows of a game or a room."""
    tables = list[str]()
    store_of(house).write(lambda base: tables.extend(store_of(house).tables_with_column(base, whole)))
    assert len(tables) > 5
    return [table for table in tables if rows(house, f"SELECT 1 FROM {table} WHERE {whole} = '{name}'")]


@pytest.mark.process
async def test_a_game_that_cannot_be_dropped_does_not_stop_the_next(
    kept: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await finished(kept)
    drop, dropped = policy._delete_game, list[Any]()  # pyright: ignore[reportPrivateUsage]

    def fails_once(store: SqlStore, game: Any, *rest: Any) -> None:
        dropped.append(game)
        if len(dropped) == 1:
            raise RuntimeError("a fault of one game")
        drop(store, game, *rest)

    monkeypatch.setattr(policy, "_delete_game", fails_once)
    assert swept(kept, 31, RetentionPolicy(games=30)) == DeletedCounts(games=2, rooms=2, failed=1)


async def test_lobbies_in_which_nobody_ever_played_are_gone_after_their_days(kept: House) -> None:
    room, _ = kept.open_room()
    assert swept(kept, 6.9, RetentionPolicy(lobbies=7)) == DeletedCounts()
    assert swept(kept, 8, RetentionPolicy()) == DeletedCounts()
    assert swept(kept, 8, RetentionPolicy(lobbies=7), busy=lambda _: True) == DeletedCounts()
    assert swept(kept, 8, RetentionPolicy(lobbies=7)) == DeletedCounts(rooms=1)
    assert kept.store.find_room(room.row.id) is None


@pytest.mark.process
async def test_a_box_goes_after_the_days_of_lobbies_once_no_room_and_no_game_has_it(kept: House) -> None:
    store, policy = store_of(kept), RetentionPolicy(games=30, lobbies=7)
    names = [register_box(STATED | {"numbers": {"cash": cash}}) for cash in (1001, 1002, 1003)]
    for name in names:
        store.save_box(name, box_content(name) or b"")
    room = store.find_room(kept.open_room()[0].row.id)
    assert room is not None
    store.save_room(replace(room, edition=names[1]))
    header = Header(names[2], 2, edition_values=edition_values(names[2]))
    store.add_game(GameRow("uploaded", header, ("cat", "moka"), b""), StepRow(0, ("* start 0",), 0))
    assert swept(kept, 6.9, policy) == DeletedCounts(archived=1)
    assert swept(kept, 8, RetentionPolicy(games=30)) == DeletedCounts()
    assert swept(kept, 8, RetentionPolicy()) == DeletedCounts()
    assert swept(kept, 8, policy) == DeletedCounts(rooms=1, boxes=2)
    assert [store.find_box(name) is None for name in names] == [True, True, False]
    assert swept(kept, 31, policy) == DeletedCounts(games=1, boxes=1)


@pytest.mark.process
async def test_who_does_something_in_a_lobby_keeps_it(kept: House) -> None:
    room, host = kept.open_room()
    earlier(kept, 8)
    guest = Guest(kept, room)
    await guest.hello(host)
    await guest.take(0)
    assert swept(kept, 6, RetentionPolicy(lobbies=7)) == DeletedCounts()


@pytest.mark.process
async def test_what_a_room_was_asked_is_forgotten_once_nothing_has_happened_for_a_day(kept: House) -> None:
    guests = await seat_persons(kept, 2)
    row = guests[0].room.row
    swept(kept, 0.9)
    assert rows(kept, "SELECT count(*) FROM room_commands") != [(0,)]
    swept(kept, 1)
    assert rows(kept, "SELECT count(*) FROM room_commands") == [(0,)]
    assert kept.store.find_room(row.id) is not None


@pytest.mark.process
async def test_undated_records_are_dated_and_deleted_only_after_their_days_from_then_on(kept: House) -> None:
    guests, (lobby, _) = await finished(kept), kept.open_room()
    for touched in (0, -5, 2**40):
        for table in ("rooms", "games"):
            change(kept, f"UPDATE {table} SET touched = {touched}")
        assert swept(kept, 0, RetentionPolicy(games=1, lobbies=1)) == DeletedCounts()
        dated = f"touched BETWEEN {time.time() - DAY / 2:.0f} AND {time.time() + DAY / 2:.0f}"
        assert rows(kept, f"SELECT count(*) FROM rooms WHERE {dated}") == [(2,)]
        assert rows(kept, f"SELECT count(*) FROM games WHERE {dated}") == [(1,)]
    assert swept(kept, 2, RetentionPolicy(games=1, lobbies=1)) == DeletedCounts(games=1, rooms=2)
    assert kept.store.find_room(guests[0].room.row.id) is kept.store.find_room(lobby.row.id) is None


@pytest.mark.process
async def test_what_is_damaged_is_not_archived(kept: House) -> None:
    guests = await finished(kept)
    change(kept, "UPDATE steps SET drawn = drawn + 1 WHERE seq = 0")
    assert swept(kept, 2) == DeletedCounts()
    with pytest.raises(CorruptDataError):
        kept.store.find_game(guests[0].room.row.game)
    assert rows(kept, "SELECT count(*) FROM transcripts") == [(0,)]


async def test_little_is_done_at_a_time(house: House) -> None:
    for _ in range(4):
        house.open_room()
    left = [4]
    for _ in sweep(store_of(house), RetentionPolicy(lobbies=1), int(time.time()) + 2 * DAY):
        left += rows(house, "SELECT count(*) FROM rooms")[0]
        assert left[-2] - left[-1] <= 1
    assert rows(house, "SELECT count(*) FROM rooms") == [(0,)]


@pytest.mark.process
async def test_a_room_with_clients_on_another_process_is_retained(postgres: Postgres, house: House) -> None:
    own = house.store
    with closing(open_postgres(postgres.new_database())) as store:
        house.put(store)
        room, _ = house.open_room()
        change(house, "INSERT INTO processes VALUES (7, clock_timestamp())")
        change(house, f"INSERT INTO presence VALUES ('{room.row.id}', 7, '')")
        assert swept(house, 8, RetentionPolicy(lobbies=7)) == DeletedCounts()
        change(house, "DELETE FROM processes")
        assert swept(house, 8, RetentionPolicy(lobbies=7)) == DeletedCounts(rooms=1)
    house.put(own)


class Second(SingleProcess):
    """A process that leaves it to another one."""

    async def is_leader(self) -> bool:
        return False


@pytest.mark.process
async def test_one_process_of_the_cluster_runs_the_retention_job(postgres: Postgres) -> None:
    with closing(open_postgres(postgres.new_database())) as store:
        processes = [PostgresCluster(store.address) for _ in range(3)]
        assert not any([await one.is_leader() for one in processes]), "no process has been announced yet"
        for number, one in enumerate(processes):
            seen = f"clock_timestamp() - INTERVAL '{100 * (number == 0)} seconds'"
            store.write(partial(_hear_of, number=one.number, seen=seen))
        lowest = min(processes[1:], key=lambda one: one.number)
        assert [one for one in processes if await one.is_leader()] == [lowest]
        for one in processes:
            await one.close()


def _hear_of(base: Base, number: int, seen: str) -> None:
    base.execute(f"INSERT INTO processes VALUES (?, {seen})", (number,))


class Passing(HeldClock):
    """A clock that advances whenever a task waits for it, until its end."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.scope = anyio.CancelScope()
        self._ends = self.now() + seconds

    async def sleep(self, seconds: float) -> None:
        self.time = self.now() + seconds
        if self.now() > self._ends:
            self.scope.cancel()
        await anyio.lowlevel.checkpoint()


@pytest.mark.parametrize(("process", "left"), [(Second(), 1), (SingleProcess(), 0)])
async def test_a_server_sweeps_by_itself_and_of_several_one_does(
    house: House, process: SingleProcess, left: int
) -> None:
    house.open_room()
    clock = Passing(INITIAL_DELAY + INTERVAL / 2)
    sweeper = RetentionJob(store_of(house), RetentionPolicy(lobbies=7), lambda: int(time.time()) + 8 * DAY)
    with clock.scope:
        await sweeper.run(clock, process, lambda _: False)
    assert rows(house, "SELECT count(*) FROM rooms") == [(left,)]


def test_by_hand_the_same_is_swept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(House(tmp_path)) as house:
        house.open_room()
        earlier(house, 8)
    asked = ["database", "sweep", "--data", str(tmp_path)]
    assert main([*asked, "--retain-lobbies", "0"]) == 0
    assert "0 rooms and 0 boxes deleted" in capsys.readouterr().out
    assert main(asked) == 0
    assert capsys.readouterr().out == "0 games archived, 0 games, 1 rooms and 0 boxes deleted.\n"
    for wrong in ("-1", "soon", "123456789"):
        assert main([*asked, f"--retain-games={wrong}"]) == 2
        assert f"--retain-games {wrong}: give a whole number of days" in capsys.readouterr().err


@pytest.mark.process
@pytest.mark.parametrize("days", [101, 3650, 36_500])
async def test_a_clock_far_ahead_of_the_newest_record_removes_and_folds_nothing_and_says_what_to_do(
    kept: House, days: int, caplog: pytest.LogCaptureFixture
) -> None:
    await finished(kept, most=SOME)
    kept.open_room()
    before = contents(store_of(kept))
    assert swept(kept, days, STRICT) == DeletedCounts()
    assert contents(store_of(kept)) == before
    assert "Correct the clock" in caplog.text


@pytest.mark.process
async def test_what_was_played_before_a_leap_of_the_clock_is_no_older_for_it(kept: House) -> None:
    guests = await finished(kept, most=SOME)
    lobby, _ = kept.open_room()
    earlier(kept, 3000)
    later, _ = kept.open_room()
    assert swept(kept, 0.1, RetentionPolicy(games=20, abandoned=20, lobbies=20)) == DeletedCounts(archived=1)
    assert swept(kept, 18, RetentionPolicy(games=20, abandoned=20, lobbies=20)) == DeletedCounts(), (
        "the leap counts as one day"
    )
    assert kept.store.find_room(guests[0].room.row.id) is not None
    assert swept(kept, 20, RetentionPolicy(games=20, abandoned=20)) == DeletedCounts(games=1, rooms=1), (
        "what has passed since counts"
    )
    assert kept.store.find_room(lobby.row.id) is not None
    assert kept.store.find_room(later.row.id) is not None


async def test_a_clock_that_leaps_while_a_server_runs_is_followed_a_day_at_each_sweep(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.open_room()
    clock, leap = Passing(INITIAL_DELAY + 70 * INTERVAL), 60 * DAY
    begun, counts = clock.now(), list[tuple[float, int]]()

    def leapt() -> int:
        counts.append((clock.now() - begun, *rows(house, "SELECT count(*) FROM rooms")[0]))
        return int(time.time() + clock.now() - begun) + (leap if clock.now() > begun + INTERVAL else 0)

    with clock.scope:
        await RetentionJob(store_of(house), RetentionPolicy(lobbies=7), leapt).run(
            clock, SingleProcess(), lambda _: False
        )
    gone = min(passed for passed, left in counts if left == 0)
    assert gone > 55 * INTERVAL, "two days and more, in which an administrator may see the log"
    assert "jumped ahead" in caplog.text


async def test_a_clock_that_leaps_back_again_has_had_nothing_removed(house: House) -> None:
    house.open_room()
    clock = Passing(INITIAL_DELAY + 40 * INTERVAL)
    begun = clock.now()

    def leapt() -> int:
        ahead = 365 * DAY if INTERVAL < clock.now() - begun < 20 * INTERVAL else 0
        return int(time.time() + clock.now() - begun) + ahead

    with clock.scope:
        await RetentionJob(store_of(house), RetentionPolicy(lobbies=7), leapt).run(
            clock, SingleProcess(), lambda _: False
        )
    assert rows(house, "SELECT count(*) FROM rooms") == [(1,)]
