"""The store in a PostgreSQL database: every commit on the disk before it returns, from as many processes as there are.

A change that cannot reach the database is tried again for a while: a database that is started anew is back within
seconds. Whether a change was kept whose answer was lost is not known; made twice, it raises ConflictError. Who asked
for it reads back what is there.
"""

import logging
import threading
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool

from monopolista.server.cluster.cluster import Cluster
from monopolista.server.cluster.postgres_cluster import LEASE, PostgresCluster
from monopolista.server.core.metrics import NULL_METRICS, Metrics
from monopolista.server.storage.base import (
    ConflictError,
    CorruptDataError,
    DatabaseUnavailableError,
    StorageFullError,
    StoreError,
)
from monopolista.server.storage.migrate import make_transcripts_anew, scripts, seal_rooms_anew, transcripts_made
from monopolista.server.storage.row_writers import Base, Change, heartbeat
from monopolista.server.storage.sql_store import ANY_ROOM, Ask, SqlStore, T

log = logging.getLogger("monopolista")
MOST_AT_ONCE = 8
"""Connections of one process."""
PATIENCE = 10.0
"""Seconds for which a database may be gone before whoever asks is told."""
_AGAIN = 0.1
_LOCK = int.from_bytes(b"mnpl", "big")
_SETTINGS = (
    "-c synchronous_commit=on -c statement_timeout=60s -c idle_in_transaction_session_timeout=30s"
    " -c default_transaction_isolation=read\\ committed"
)
_ATTENDED = f"""
    SELECT 1 FROM presence JOIN processes ON number = process
    WHERE room = ? AND seen > clock_timestamp() - INTERVAL '{LEASE}'
"""
_SOON = b"SET LOCAL statement_timeout = '1s'"
"""For who asks whether the database is well, and does not wait longer for the answer."""
_COLUMN = "SELECT 1 FROM information_schema.columns WHERE table_schema = current_schema"
_DICE = "0012_dice.sql"
"""From this script on, a room has what the dice of its next game come from; none is older than the one before."""
_NUMBERED = "postgres/0002_processes.sql"
_NOTHING = "\0"
"""What no text of PostgreSQL may have, and none that we keep."""
Connection = psycopg.Connection[tuple[Any, ...]]


@lru_cache
def spoken(query: str) -> bytes:
    """Return a statement as psycopg takes it."""
    return query.replace("?", "%s").encode()


class _Change:
    """A change under way."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, query: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[tuple[Any, ...]]:
        return self._connection.execute(spoken(query), values)


class _Moment(threading.local):
    """The connection by which this thread reads what belongs together, while it does."""

    connection: Connection | None = None


class PostgresStore(SqlStore):
    """Rooms and games in a PostgreSQL database."""

    kind = "postgresql"

    def __init__(self, address: str) -> None:
        """Open the database and bring it up to date; or raise StoreError."""
        self.address = address
        try:
            with psycopg.connect(address, connect_timeout=10) as connection:
                self.name = f"the database {connection.info.dbname}"
                _migrate(connection)
        except (psycopg.Error, UnicodeDecodeError) as error:
            raise StoreError(f"the database cannot be used ({_brief(error)}): look at --database") from error
        logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)  # a database that is gone is told of once, here
        logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of queries that a server cancels as it ends
        self._gone = False
        self._moment = _Moment()
        self._metrics: Metrics = NULL_METRICS
        self._pool = ConnectionPool(
            address,
            kwargs={"autocommit": True, "options": _SETTINGS, "connect_timeout": 5},
            min_size=1,
            max_size=MOST_AT_ONCE,
            timeout=1.0,
            reconnect_timeout=0.5,
            name="monopolista",
            open=True,
        )

    def write(self, change: Change) -> None:
        """Return once a change is on the disk, whole, or raise what forbade it."""

        def carry_out(connection: Connection) -> None:
            begun = time.perf_counter()
            with connection.transaction():
                change(_Change(connection))
            self._metrics.measure("commit", time.perf_counter() - begun)
            self._metrics.measure("batch", 1)

        self._ask(carry_out)

    def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        if any(isinstance(value, str) and _NOTHING in value for value in values):
            return []
        if (connection := self._moment.connection) is not None:
            return connection.execute(spoken(query), values).fetchall()
        return self._ask(lambda connection: connection.execute(spoken(query), values).fetchall())

    def at_one_moment(self, read: Callable[[Ask], T]) -> T:
        """Read several tables as they are at one moment, whatever is committed meanwhile."""
        if self._moment.connection is not None:
            return read(self._rows)

        def at_once(connection: Connection) -> T:
            with connection.transaction():
                connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                self._moment.connection = connection
                try:
                    return read(self._rows)
                finally:
                    self._moment.connection = None

        return self._ask(at_once)

    def _ask(self, carry_out: Callable[[Connection], T]) -> T:
        """Return what comes of asking the database, which may be gone for a while."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with self._pool.connection() as connection:
                    found = carry_out(connection)
                    self._tell(gone=False)
                    return found
            except errors.UniqueViolation as error:
                raise ConflictError(_brief(error)) from error
            except errors.DiskFull as error:
                raise StorageFullError(_brief(error)) from error
            except (errors.DataCorrupted, errors.IndexCorrupted) as error:
                raise CorruptDataError(f"the database is damaged: {_brief(error)}") from error
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                self._tell(gone=True)
                if time.monotonic() > until:
                    raise DatabaseUnavailableError(f"the database cannot be reached: {_brief(error)}") from error
                time.sleep(_AGAIN)

    def _tell(self, *, gone: bool) -> None:
        """Tell the log once that the database is gone, and once that it is back."""
        if gone != self._gone:
            self._gone = gone
            self._metrics.count("database-disconnects" if gone else "database-reconnects")
            log.warning("the database cannot be reached" if gone else "the database can be reached again")

    def answers(self) -> bool:
        """Say whether the database answers now, and takes what is written: a row is written anew, and committed."""
        try:
            with self._pool.connection() as connection, connection.transaction():
                connection.execute(_SOON)
                connection.execute(spoken(ANY_ROOM))
                heartbeat(_Change(connection))
        except psycopg.Error:
            return False
        return True

    def count_in(self, metrics: Metrics) -> None:
        """Have counted what is kept from now on."""
        self._metrics = metrics
        metrics.watch("waiting", lambda: {"changes": self._pool.get_stats().get("requests_waiting", 0)})

    def tables_with(self, base: Base, column: str) -> list[str]:
        """Return the tables that have a column of this name."""
        columns = "information_schema.columns WHERE table_schema = current_schema AND column_name = ?"
        return [name for (name,) in base.execute(f"SELECT table_name FROM {columns}", (column,)).fetchall()]

    def attended(self, base: Base, room: str) -> bool:
        """Say whether somebody is in a room on a process that was heard of within its lease."""
        return base.execute(_ATTENDED, (room,)).fetchone() is not None

    def size(self) -> int:
        """Return how many bytes the database takes."""
        return int(self._rows("SELECT pg_database_size(current_database())")[0][0])

    def in_use(self) -> bool:
        """Say whether a server has been heard of within its lease."""
        return bool(self._rows(f"SELECT 1 FROM processes WHERE seen > clock_timestamp() - INTERVAL '{LEASE}'"))

    def cluster(self) -> Cluster:
        """Return this process among those that serve the database."""
        return PostgresCluster(self.address, self._metrics)

    def close(self) -> None:
        """Let go of the database."""
        self._pool.close()


def _migrate(connection: Connection) -> None:
    """Bring a database up to date, one process at a time; refuse another program's, and a newer one's."""
    connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(f"the database has the encoding {encoding}: make one with UTF8")
    tables = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
    found = {name for (name,) in connection.execute(tables).fetchall()}
    if found and "migrations" not in found:
        raise StoreError("the database has another program's tables: make an empty one")
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
    done = {name for (name,) in connection.execute("SELECT name FROM migrations").fetchall()}
    known = scripts() | scripts("postgres")
    if unknown := sorted(done - known.keys()):
        raise StoreError(f"a newer monopolista has used the database (it has {unknown[-1]}): use that one")
    if _NUMBERED in done and _numbers_processes(connection):
        done -= _forget_processes(connection)
    for name, script in known.items():
        if name not in done:
            for statement in script.split(";"):
                connection.execute(_in_postgres(statement))
            connection.execute("INSERT INTO migrations VALUES (%s)", (name,))
    if done and _DICE not in done:
        seal_rooms_anew(_Change(connection), later=1, programs=True)
    version = f"{_COLUMN} AND table_name = 'transcripts' AND column_name = 'version'"
    if connection.execute(version.encode()).fetchone() is None:
        make_transcripts_anew(_Change(connection), [_in_postgres(one).decode() for one in transcripts_made()])


def _numbers_processes(connection: Connection) -> bool:
    """Say whether the database itself numbers the processes that serve it, as the first version had it."""
    numbers = f"{_COLUMN} AND table_name = 'processes' AND column_name = 'number' AND is_identity = 'YES'"
    return connection.execute(numbers.encode()).fetchone() is not None


def _forget_processes(connection: Connection) -> set[str]:
    """Drop which processes serve the database, which they write anew; return the script that makes those tables."""
    connection.execute("DROP TABLE presence")
    connection.execute("DROP TABLE processes")
    connection.execute("DELETE FROM migrations WHERE name = %s", (_NUMBERED,))
    return {_NUMBERED}


def _in_postgres(statement: str) -> bytes:
    """Return a statement of the scripts with the names that PostgreSQL has for what is kept."""
    for ours, theirs in (("INTEGER", "BIGINT"), ("BLOB", "BYTEA"), ("x''", r"'\x'")):
        statement = statement.replace(ours, theirs)
    return statement.encode()


def _brief(error: Exception) -> str:
    """Return what is wrong in one line, without an address, which may have a password."""
    return " ".join(str(error).split("\n", 1)[0].split()) or type(error).__name__
