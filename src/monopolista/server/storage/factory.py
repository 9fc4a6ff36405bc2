"""Which database keeps the games: a file in the data folder, or what an address names."""

from pathlib import Path

from monopolista.server.storage.base import StoreError
from monopolista.server.storage.sql_store import SqlStore
from monopolista.server.storage.sqlite import Loss, SqliteStore

FILE = "games.sqlite3"
VARIABLE = "MONOPOLISTA_DATABASE"
"""Names the database where the command line does not: a password there would be seen by whoever lists processes."""
_SCHEMES = ("postgresql://", "postgres://")


def is_address(named: str) -> bool:
    """Say whether a name is that of a database elsewhere, and not of a folder."""
    return "://" in named


def open_address(address: str) -> SqlStore:
    """Open the database at an address; or raise StoreError."""
    if not address.startswith(_SCHEMES):
        raise StoreError("--database: give an address that begins with postgresql://")
    try:
        from monopolista.server.storage.postgres import PostgresStore  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise StoreError("a PostgreSQL database needs psycopg: pip install 'monopolista[postgres]'") from error
    return PostgresStore(address)


def open_folder(folder: Path, *, interrupted: bool = False, loss: Loss = "refuse") -> SqliteStore:
    """Open the file in a data folder; the server before may have been interrupted, and changes may be missing."""
    return SqliteStore(folder / FILE, interrupted=interrupted, loss=loss)
