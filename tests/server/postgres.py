"""A PostgreSQL server of the tests' own: in a temporary directory, reached by a socket there, gone afterwards."""

import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from monopolista.server.storage.postgres import PostgresStore
from tests.plugins.kinds import require

SECONDS = 30
_USER = "postgres"
_FAST = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""How it runs where nobody pulls its plug."""


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, or skip the test."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    named = shutil.which("initdb")
    if not found and named is None:
        pytest.skip("PostgreSQL is not installed here")
    return found[-1].parent if found else Path(str(named)).parent


class Postgres:
    """A server of databases, which can be killed and started anew."""

    def __init__(self, *options: str) -> None:
        self._programs = programs()
        self._options = options
        self._names = count()
        self.folder = _new_folder()
        _run("cp", "-a", _initialised(), self.folder / "data")
        self.start()

    def start(self) -> None:
        """Start, and wait until one may connect."""
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", *self._options)
        command = [self._programs / "postgres", "-D", self.folder / "data"]
        command += [one for setting in settings for one in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **_user())
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
            else:
                return

    def kill(self) -> None:
        """Kill it and all that it runs, as a machine that fails does; what it had not written is gone."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(SECONDS)

    def stop(self) -> None:
        """End, and leave nothing behind."""
        self.kill()
        shutil.rmtree(self.folder)

    def address(self, name: str) -> str:
        """Return where a database of this server is."""
        return f"postgresql://{_USER}@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """Return the address of an empty database."""
        require("process")
        name = f"test{next(self._names)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


def _user() -> dict[str, Any]:
    """Return as whom to start a program: PostgreSQL refuses to be run by root."""
    if sys.platform != "win32" and os.getuid() == 0:
        return {"user": _USER, "group": _USER, "extra_groups": []}
    return {}


def _new_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    if _user():
        shutil.chown(folder, _USER, _USER)
    return folder


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=SECONDS, cwd="/", **_user())


@cache
def _initialised() -> Path:
    """Return a cluster that was never started: to copy it takes a tenth of the time."""
    folder = _new_folder()
    atexit.register(shutil.rmtree, folder)
    made = [programs() / "initdb", "-D", folder / "data", "-U", _USER, "-A", "trust", "--no-sync"]
    _run(*made, "--encoding=UTF8", "--locale=C")
    return folder / "data"


def fast() -> Postgres:
    """Return a server for tests that do not ask what survives."""
    return Postgres(*_FAST)


def open_postgres(address: str) -> PostgresStore:
    """Open a store."""
    return PostgresStore(address)
