"""What PostgreSQL's databases are held to, beside what every store promises."""

import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import psycopg
import pytest

from monopolista.server.storage.base import ConflictError, CorruptDataError, StepRow, StoreError
from monopolista.server.storage.factory import open_address
from monopolista.server.storage.postgres import PostgresStore
from tests.server.postgres import Postgres
from tests.server.storage.test_base import FIRST, GAME, ROOM

SECONDS = 30


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def store(address: str) -> Iterator[PostgresStore]:
    with closing(PostgresStore(address)) as opened:
        yield opened


def change(address: str, statement: str) -> None:
    with psycopg.connect(address) as connection:
        connection.execute(statement.encode())


@pytest.mark.process
def test_every_commit_waits_for_the_disk(store: PostgresStore) -> None:
    assert store._rows("SHOW synchronous_commit") == [("on",)]  # pyright: ignore[reportPrivateUsage]


@pytest.mark.process
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE games SET seed = '\\x00'",
        "UPDATE steps SET answers = answers || ' ' WHERE seq = 2",
        "UPDATE steps SET drawn = drawn + 1 WHERE seq = 0",
        "DELETE FROM steps WHERE seq = 2",
    ],
)
def test_whatever_is_changed_in_a_game_is_known(store: PostgresStore, address: str, statement: str) -> None:
    store.open_game(ROOM, GAME, FIRST)
    store.append("game", StepRow(2, ("0 roll",), 4))
    assert store.check_all() == (2, [], [])
    change(address, statement)
    with pytest.raises(CorruptDataError, match="game game"):
        store.find_game("game")
    found = store.check_all()
    assert (found.number, len(found.damaged), found.unplayable) == (2, 1, [])


@pytest.mark.process
def test_a_room_that_was_changed_is_known(store: PostgresStore, address: str) -> None:
    store.save_room(ROOM)
    change(address, "UPDATE seats SET name = 'Bruno' WHERE place = 0")
    with pytest.raises(CorruptDataError, match="room room"):
        store.find_room("room")


@pytest.mark.process
def test_a_link_that_no_text_can_hold_leads_nowhere(store: PostgresStore) -> None:
    assert store.find_room("a\0b") is None
    assert store.find_game("a\0b") is None


@pytest.mark.process
def test_another_programs_database_is_refused_and_left_as_it_is(address: str) -> None:
    change(address, "CREATE TABLE accounts (id INTEGER)")
    with pytest.raises(StoreError, match="another program"):
        PostgresStore(address)
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert found == [("accounts",)]


@pytest.mark.process
def test_a_newer_programs_database_is_refused(address: str) -> None:
    PostgresStore(address).close()
    change(address, "INSERT INTO migrations VALUES ('9999_wonders.sql')")
    with pytest.raises(StoreError, match="a newer monopolista"):
        PostgresStore(address)


@pytest.mark.parametrize(
    "named", ["postgresql://anna:secret@127.0.0.1:1/games", "postgresql://[", "mysql://anna:secret@there/games"]
)
def test_an_unusable_database_is_reported_in_one_line_without_its_password(named: str) -> None:
    with pytest.raises(StoreError, match="--database") as raised:
        open_address(named)
    assert "\n" not in str(raised.value)
    assert "secret" not in str(raised.value)


@pytest.mark.process
def test_processes_that_start_at_once_make_the_tables_once(address: str) -> None:
    failed: list[Exception] = []

    def begin() -> None:
        try:
            PostgresStore(address).close()
        except StoreError as error:
            failed.append(error)

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    assert failed == []


@pytest.mark.process
def test_of_two_processes_that_write_the_same_step_one_does(store: PostgresStore, address: str) -> None:
    store.open_game(ROOM, GAME, FIRST)
    with closing(PostgresStore(address)) as other:
        written: list[str] = []

        def write(one: PostgresStore, name: str) -> None:
            for number in range(40):
                try:
                    one.append("game", StepRow(2 + number, (f"0 {name}",), 4))
                except ConflictError:
                    continue
                written.append(name)

        threads = [threading.Thread(target=write, args=asked) for asked in ((store, "roll"), (other, "end"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(SECONDS)
        found = other.find_game("game")
    assert found is not None
    assert [step.seq for step in found[1]] == [0, *range(2, 42)]
    assert len(written) == 40


@pytest.mark.process
def test_a_restarted_database_has_all_acknowledged_changes_and_clients_notice_nothing() -> None:
    own = Postgres("recovery_init_sync_method=syncfs")
    try:
        with closing(PostgresStore(own.new_database())) as store:
            store.open_game(ROOM, GAME, FIRST)
            own.kill()
            started_anew = threading.Timer(0.5, own.start)
            started_anew.start()
            store.append("game", StepRow(2, ("0 roll",), 4))
            started_anew.join()
            own.kill()
            own.start()
            found = store.find_game("game")
            assert found is not None
            assert [step.seq for step in found[1]] == [0, 2]
            store.save_room(replace(ROOM, revision=1))
    finally:
        own.stop()
