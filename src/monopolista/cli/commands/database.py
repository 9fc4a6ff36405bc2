"""``monopolista database``: check, back up, restore and move the database, and apply the retention policy."""

import argparse
import os
import shutil
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from monopolista.cli.commands.play import print_integrity_report
from monopolista.cli.commands.serve import add_accept_loss, retention_policy_of
from monopolista.cli.shared.config_options import (
    RETENTION,
    STORE,
    add_config_options,
    data_folder_of,
    load_config_of,
)
from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    from monopolista.server.configuration.server_config import ServerConfig
    from monopolista.server.storage.copy import Contents
    from monopolista.server.storage.sql_store import SqlStore
    from monopolista.server.storage.sqlite import Loss


def add(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands."""
    verbs = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    check = verbs.add_parser("check", help="verify every checksum")
    add_accept_loss(check)
    check.set_defaults(run=_check)
    backup = verbs.add_parser("backup", help="save everything in one file, also while servers run")
    backup.add_argument("file", metavar="FILE", help="backup file, which must not exist yet")
    backup.set_defaults(run=_backup)
    restore = verbs.add_parser("restore", help="restore a backup into an empty database")
    restore.add_argument("file", metavar="FILE", help="backup file")
    restore.set_defaults(run=_restore)
    move = verbs.add_parser("move", help="copy everything into another, empty database, and compare every row")
    move.add_argument("into", metavar="TO", help="address of the other database (postgresql://…), or a data folder")
    move.set_defaults(run=_move)
    sweep = verbs.add_parser("sweep", help="archive old games, and delete data after its retention period")
    sweep.set_defaults(run=_sweep)
    for one in (check, backup, restore, move):
        add_config_options(one, STORE)
    add_config_options(sweep, STORE | RETENTION)


@contextmanager
def _store_errors() -> Generator[None]:
    from monopolista.server.storage.base import StoreError
    from monopolista.server.storage.data_dir import DataDirInUseError

    try:
        yield
    except (StoreError, DataDirInUseError) as error:
        raise CommandError(str(error)) from error


@contextmanager
def open_store(args: argparse.Namespace, loss: "Loss" = "refuse", *, must_exist: bool = False) -> Generator["SqlStore"]:
    """Open the store of the configuration, with or without a running server.

    Parameters
    ----------
    must_exist
        Raise CommandError where a data folder has no games, instead of starting one.
    """
    from monopolista.server.app import startup

    config = load_config_of(args).config
    if must_exist:
        _refuse_new(config)
    with _store_errors(), startup.open_offline(data_folder_of(config), config.database, loss) as store:
        yield store


def _refuse_new(config: "ServerConfig") -> None:
    """Raise CommandError where a data folder has no games: most likely its name is misspelt."""
    from monopolista.server.storage.factory import FILE

    folder = data_folder_of(config)
    if not config.database and not (folder / FILE).exists():
        raise CommandError(f"{folder} has no games: name their folder with --data, or their database with --database")


@contextmanager
def _open_unused(database: str, data: Path) -> Generator["SqlStore"]:
    """Open a database that no server uses; raise StoreError or DataDirInUseError where one does."""
    from monopolista.server.storage.base import StoreError
    from monopolista.server.storage.data_dir import DataDir
    from monopolista.server.storage.factory import open_address, open_folder

    if database:
        with closing(open_address(database)) as store:
            if store.is_in_use():
                raise StoreError("a server is using the database: stop it first")
            yield store
        return
    folder = DataDir(data)
    try:
        with closing(open_folder(data, interrupted=folder.interrupted)) as store:
            yield store
    finally:
        folder.release()


def _check(args: argparse.Namespace) -> int:
    with open_store(args, "accept" if args.accept_loss else "tell", must_exist=True) as store:
        found = store.check_all()
    return print_integrity_report(found)


def _sweep(args: argparse.Namespace) -> int:
    from monopolista.server.core.fair_scheduler import run_to_end
    from monopolista.server.retention.policy import sweep
    from monopolista.server.storage.row_writers import now

    policy = retention_policy_of(load_config_of(args).config)
    with open_store(args, must_exist=True) as store:
        counts = run_to_end(sweep(store, policy, now()))
    print(f"{counts.summary()}.")
    return 0


def _backup(args: argparse.Namespace) -> int:
    from monopolista.server.storage.copy import copy
    from monopolista.server.storage.sqlite import SqliteStore

    file = Path(args.file)
    if file.exists():
        raise CommandError(f"{file} already exists: name another file")
    parent = file.absolute().parent
    if not parent.is_dir():
        raise CommandError(f"{parent} is not a folder: name a file in an existing folder")
    if not os.access(parent, os.W_OK):
        raise CommandError(f"{parent}: you cannot write there: name a file in another folder")
    with open_store(args, "tell", must_exist=True) as store, TemporaryDirectory(dir=parent) as folder:
        made = Path(folder) / "games"
        with closing(SqliteStore(made, marked=False)) as target:
            copied = copy(store, target)
        made.rename(file)
        lost = store.lost()
    print(f"{_describe(copied)} are saved in {file}.")
    if lost:
        raise CommandError(f"{lost}: they are not in {file} either")
    return 0


def _restore(args: argparse.Namespace) -> int:
    from monopolista.server.storage.copy import copy

    config = load_config_of(args).config
    with TemporaryDirectory() as folder, _store_errors():
        backup = Path(folder) / "games"
        _copy_backup(args.file, backup)
        with (
            closing(_open_backup(backup, args.file)) as source,
            _open_unused(config.database, data_folder_of(config)) as store,
        ):
            _refuse_damaged(source)
            copied = copy(source, store)
    print(f"{_describe(copied)} are back.")
    return 0


def _copy_backup(file: str, target: Path) -> None:
    """Copy a backup, because opening migrates it; raise CommandError if the file is missing, empty or unreadable."""
    try:
        shutil.copyfile(file, target)
    except OSError as error:
        reason = "no such file" if isinstance(error, FileNotFoundError) else error.strerror
        raise CommandError(
            f"{file}: {reason}: name a file that `database backup` wrote and that you can read"
        ) from error
    if not target.stat().st_size:
        raise CommandError(f"{file} is empty: name a file that `database backup` wrote")


def _open_backup(backup: Path, file: str) -> "SqlStore":
    """Open a copy of a backup for reading; raise CommandError with the name of ``file``, the original."""
    from monopolista.server.storage.base import StoreError
    from monopolista.server.storage.sqlite import SqliteStore

    try:
        return SqliteStore(backup, marked=False)
    except StoreError as error:
        reason = f" ({error.__cause__})" if error.__cause__ else ""
        raise CommandError(f"{file} cannot be restored{reason}: name a file that `database backup` wrote") from error


def _move(args: argparse.Namespace) -> int:
    from monopolista.server.storage.copy import copy
    from monopolista.server.storage.factory import is_address

    config = load_config_of(args).config
    _refuse_new(config)
    data = data_folder_of(config)
    into = ("", Path(args.into)) if not is_address(args.into) else (args.into, data)
    with _store_errors(), _open_unused(config.database, data) as source, _open_unused(*into) as target:
        _refuse_damaged(source)
        copied = copy(source, target)
    print(f"{_describe(copied)} are there, every row as it was here. What was here is untouched.")
    return 0


def _refuse_damaged(store: "SqlStore") -> None:
    damaged = store.check_all().damaged
    if damaged:
        raise CommandError("\n".join(damaged))


def _describe(copied: "Contents") -> str:
    rooms, games = copied["rooms"][0], copied["games"][0]
    return f"{rooms} {'room' if rooms == 1 else 'rooms'} and {games} {'game' if games == 1 else 'games'}"
