"""The PostgreSQL store: every commit is durable before it returns, and any number of processes can share a database.

A change that cannot reach the database is retried for some seconds: a restarted database is back by then. Where the
connection breaks during a commit, its outcome is unknown: a repeated change raises ConflictError, and the caller
reads what is stored.
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
from monopolista.server.storage.migrate import recreate_transcripts, renew_room_checksums, scripts, transcripts_schema
from monopolista.server.storage.row_writers import Base, Change, heartbeat
from monopolista.server.storage.sql_store import ANY_ROOM, Ask, SqlStore, T

log = logging.getLogger("monopolista")
POOL_SIZE = 8
"""Size of the connection pool of one process."""
PATIENCE = 10.0
"""Seconds for which changes are retried while the database is unavailable."""
_RETRY_SECONDS = 0.1
_LOCK = int.from_bytes(b"mnpl", "big")
_SETTINGS = (
    "-c synchronous_commit=on -c statement_timeout=60s -c idle_in_transaction_session_timeout=30s"
    " -c default_transaction_isolation=read\\ committed"
)
_ATTENDED = f"""
    SELECT 1 FROM presence JOIN processes ON number = process
    WHERE room = ? AND seen > clock_timestamp() - INTERVAL '{LEASE}'
"""
_SHORT_TIMEOUT = b"SET LOCAL statement_timeout = '1s'"
"""For health checks, which do not wait longer for the answer."""
_COLUMN = "SELECT 1 FROM information_schema.columns WHERE table_schema = current_schema"
_ROOM_COLUMNS = ("0012_dice.sql", "0017_replaced_bots.sql")
"""The scripts that each added a column to rooms; no PostgreSQL database is older than the script before the first."""
_NUMBERED = "postgres/0002_processes.sql"
_NUL = "\0"
"""NUL, which PostgreSQL does not accept in a text, and which no stored text contains."""
Connection = psycopg.Connection[tuple[Any, ...]]


@lru_cache
def to_psycopg(query: str) -> bytes:
    """Return a statement in the notation of psycopg."""
    return query.replace("?", "%s").encode()


class _Change:
    """A transaction in progress."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, query: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[tuple[Any, ...]]:
        return self._connection.execute(to_psycopg(query), values)


class _Snapshot(threading.local):
    """The connection of this thread's snapshot, while there is one."""

    connection: Connection | None = None


class PostgresStore(SqlStore):
    """Store in a PostgreSQL database."""

    kind = "postgresql"

    def __init__(self, address: str) -> None:
        """Open the database and migrate it; raise StoreError where that fails."""
        self.address = address
        try:
            with psycopg.connect(address, connect_timeout=10) as connection:
                self.name = f"the database {connection.info.dbname}"
                _migrate(connection)
        except (psycopg.Error, UnicodeDecodeError) as error:
            raise StoreError(
                f"the database cannot be used ({_brief(error)}): check the address in --database"
            ) from error
        logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)  # this class logs an unavailable database, once
        logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of queries that a server cancels as it ends
        self._unavailable = False
        self._snapshot = _Snapshot()
        self._metrics: Metrics = NULL_METRICS
        self._pool = ConnectionPool(
            address,
            kwargs={"autocommit": True, "options": _SETTINGS, "connect_timeout": 5},
            min_size=1,
            max_size=POOL_SIZE,
            timeout=1.0,
            reconnect_timeout=0.5,
            name="monopolista",
            open=True,
        )

    def write(self, change: Change) -> None:
        """Commit a change; return once it is durable, or raise what prevented it."""

        def operation(connection: Connection) -> None:
            begun = time.perf_counter()
            with connection.transaction():
                change(_Change(connection))
            self._metrics.measure("commit", time.perf_counter() - begun)
            self._metrics.measure("batch", 1)

        self._with_retry(operation)

    def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        if any(isinstance(value, str) and _NUL in value for value in values):
            return []
        if (connection := self._snapshot.connection) is not None:
            return connection.execute(to_psycopg(query), values).fetchall()
        return self._with_retry(lambda connection: connection.execute(to_psycopg(query), values).fetchall())

    def read_snapshot(self, read: Callable[[Ask], T]) -> T:
        """Run several reads on one consistent snapshot of the database."""
        if self._snapshot.connection is not None:
            return read(self._rows)

        def read_in_transaction(connection: Connection) -> T:
            with connection.transaction():
                connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                self._snapshot.connection = connection
                try:
                    return read(self._rows)
                finally:
                    self._snapshot.connection = None

        return self._with_retry(read_in_transaction)

    def _with_retry(self, operation: Callable[[Connection], T]) -> T:
        """Run an operation on a pooled connection; retry it while the database is unavailable."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with self._pool.connection() as connection:
                    found = operation(connection)
                    self._log_availability(unavailable=False)
                    return found
            except errors.UniqueViolation as error:
                raise ConflictError(_brief(error)) from error
            except errors.DiskFull as error:
                raise StorageFullError(_brief(error)) from error
            except (errors.DataCorrupted, errors.IndexCorrupted) as error:
                raise CorruptDataError(f"the database is damaged: {_brief(error)}") from error
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                self._log_availability(unavailable=True)
                if time.monotonic() > until:
                    raise DatabaseUnavailableError(f"the database cannot be reached: {_brief(error)}") from error
                time.sleep(_RETRY_SECONDS)

    def _log_availability(self, *, unavailable: bool) -> None:
        """Log once that the database is unavailable, and once that it is available again."""
        if unavailable != self._unavailable:
            self._unavailable = unavailable
            self._metrics.count("database-disconnects" if unavailable else "database-reconnects")
            log.warning("the database cannot be reached" if unavailable else "the database can be reached again")

    def answers(self) -> bool:
        """Return whether the database responds and accepts writes: a row is written and committed."""
        try:
            with self._pool.connection() as connection, connection.transaction():
                connection.execute(_SHORT_TIMEOUT)
                connection.execute(to_psycopg(ANY_ROOM))
                heartbeat(_Change(connection))
        except psycopg.Error:
            return False
        return True

    def set_metrics(self, metrics: Metrics) -> None:
        """Report commits and pending changes to these metrics from now on."""
        self._metrics = metrics
        metrics.watch("waiting", lambda: {"changes": self._pool.get_stats().get("requests_waiting", 0)})

    def tables_with_column(self, base: Base, column: str) -> list[str]:
        """Return the tables that have a column of this name."""
        columns = "information_schema.columns WHERE table_schema = current_schema AND column_name = ?"
        return [name for (name,) in base.execute(f"SELECT table_name FROM {columns}", (column,)).fetchall()]

    def has_clients(self, base: Base, room: str) -> bool:
        """Return whether a client is connected to a room on a process with a valid lease."""
        return base.execute(_ATTENDED, (room,)).fetchone() is not None

    def size(self) -> int:
        """Return the size of the database in bytes."""
        return int(self._rows("SELECT pg_database_size(current_database())")[0][0])

    def is_in_use(self) -> bool:
        """Return whether any process has a valid lease."""
        return bool(self._rows(f"SELECT 1 FROM processes WHERE seen > clock_timestamp() - INTERVAL '{LEASE}'"))

    def cluster(self) -> Cluster:
        """Return the cluster of processes on this database, with this process as a member."""
        return PostgresCluster(self.address, self._metrics)

    def close(self) -> None:
        """Close the connection pool."""
        self._pool.close()


def _migrate(connection: Connection) -> None:
    """Migrate a database, one process at a time; refuse another program's database, and a newer schema."""
    connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(f"the database has the encoding {encoding}: create one with UTF8")
    tables = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
    found = {name for (name,) in connection.execute(tables).fetchall()}
    if found and "migrations" not in found:
        raise StoreError("the database has tables of another program: create an empty one")
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
    done = {name for (name,) in connection.execute("SELECT name FROM migrations").fetchall()}
    known = scripts() | scripts("postgres")
    if unknown := sorted(done - known.keys()):
        raise StoreError(f"a newer monopolista has used the database (it has {unknown[-1]}): use that version")
    if _NUMBERED in done and _numbers_processes(connection):
        done -= _drop_processes(connection)
    for name, script in known.items():
        if name not in done:
            for statement in script.split(";"):
                connection.execute(_in_postgres(statement))
            connection.execute("INSERT INTO migrations VALUES (%s)", (name,))
    if done and (later := sum(name not in done for name in _ROOM_COLUMNS)):
        renew_room_checksums(_Change(connection), later=later, programs=True)
    version = f"{_COLUMN} AND table_name = 'transcripts' AND column_name = 'version'"
    if connection.execute(version.encode()).fetchone() is None:
        recreate_transcripts(_Change(connection), [_in_postgres(one).decode() for one in transcripts_schema()])


def _numbers_processes(connection: Connection) -> bool:
    """Return whether the database itself numbers the processes, as the first version of the schema had it."""
    numbers = f"{_COLUMN} AND table_name = 'processes' AND column_name = 'number' AND is_identity = 'YES'"
    return connection.execute(numbers.encode()).fetchone() is not None


def _drop_processes(connection: Connection) -> set[str]:
    """Drop the list of processes, which they write anew; return the script that recreates its tables."""
    connection.execute("DROP TABLE presence")
    connection.execute("DROP TABLE processes")
    connection.execute("DELETE FROM migrations WHERE name = %s", (_NUMBERED,))
    return {_NUMBERED}


def _in_postgres(statement: str) -> bytes:
    """Return a statement of the scripts with the type names of PostgreSQL."""
    for ours, theirs in (("INTEGER", "BIGINT"), ("BLOB", "BYTEA"), ("x''", r"'\x'")):
        statement = statement.replace(ours, theirs)
    return statement.encode()


def _brief(error: Exception) -> str:
    """Return an error in one line, without the address, which may contain a password."""
    return " ".join(str(error).split("\n", 1)[0].split()) or type(error).__name__
