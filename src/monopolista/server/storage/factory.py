"""Choice of the database: a file in the data directory, or what an address names."""

from pathlib import Path

from monopolista.server.storage.base import StoreError
from monopolista.server.storage.sql_store import SqlStore
from monopolista.server.storage.sqlite import Loss, SqliteStore

FILE = "games.sqlite3"
_SCHEMES = ("postgresql://", "postgres://")


def is_address(named: str) -> bool:
    """Return whether a name is the address of a database, not a directory."""
    return "://" in named


def open_address(address: str) -> SqlStore:
    """Open the database at an address.

    Raises
    ------
    StoreError
        The scheme is not supported, psycopg is not installed, or the database cannot be used.
    """
    if not address.startswith(_SCHEMES):
        raise StoreError("--database: give an address that begins with postgresql://")
    try:
        from monopolista.server.storage.postgres import PostgresStore  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise StoreError("a PostgreSQL database needs psycopg: pip install 'monopolista[postgres]'") from error
    return PostgresStore(address)


def open_folder(folder: Path, *, interrupted: bool = False, loss: Loss = "refuse") -> SqliteStore:
    """Open the file in a data directory; raise StoreError where it cannot be used.

    Parameters
    ----------
    interrupted
        The previous server ended without closing the file.
    loss
        What to do where acknowledged changes are missing.
    """
    return SqliteStore(folder / FILE, interrupted=interrupted, loss=loss)
