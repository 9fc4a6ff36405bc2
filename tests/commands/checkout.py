"""A temporary copy of the repository, with uncommitted changes, in which any target may run."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from tests.commands.makefile import ROOT, make, shell

_LISTED: Final = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
_GIT: Final = ("git", "-c", "user.name=tests", "-c", "user.email=tests@localhost", "-c", "core.autocrlf=false")
SECONDS: Final = 120
"""After so long without what is waited for, a program hangs."""


class Checkout:
    """A clone of the repository, which several test processes share."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self, *words: str, **settings: str) -> str:
        """Run make here, with data and kernels kept beside the clone; return what it prints."""
        return make(self.folder, *words, **self.settings(), **settings)

    def run(self, *words: str | Path, **settings: str) -> str:
        """Run a program of the environment here; return what it prints."""
        done = subprocess.run(
            words, cwd=self.folder, env={**shell(), **self.settings(), **settings}, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{words}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
        return done.stdout

    def settings(self) -> dict[str, str]:
        """Return what keeps the programs of this clone from those of the user."""
        kept = {"XDG_DATA_HOME": self.folder.parent / "data", "NUMBA_CACHE_DIR": self.folder / ".kernels"}
        return {name: str(folder) for name, folder in kept.items()}

    def changed(self) -> list[str]:
        """Return the files that are no longer as they were cloned."""
        said = subprocess.run(
            [*_GIT, "status", "--porcelain"], cwd=self.folder, capture_output=True, text=True, check=True
        )
        return [line[3:] for line in said.stdout.splitlines()]

    def restore(self) -> None:
        """Bring every file back to what was cloned; what git ignores stays."""
        for words in (("checkout", "--quiet", "."), ("clean", "--quiet", "-d", "--force")):
            subprocess.run([*_GIT, *words], cwd=self.folder, check=True)

    @contextmanager
    def turn(self, *, alone: bool) -> Generator[None]:
        """Use the clone beside others, or alone: what changes files must not do so below a program that reads them."""
        with (self.folder.parent / "turn.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
            yield

    @contextmanager
    def running(self, *words: str) -> Generator["subprocess.Popen[str]"]:
        """Run make until the end of the block, then end it and all that it started, as Ctrl+C does."""
        environment = {**shell(), **self.settings(), "NO_COLOR": "1"}
        options: dict[str, Any] = {"cwd": self.folder, "env": environment, "start_new_session": True}
        with subprocess.Popen(
            ["make", *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
        ) as process:
            try:
                yield process
            finally:
                os.killpg(process.pid, signal.SIGINT)
                process.wait(SECONDS)


def wait_for_output(process: "subprocess.Popen[str]", wanted: str) -> str:
    """Read what a program prints up to a line that holds what is wanted; return that line."""
    assert process.stdout is not None
    said: list[str] = []
    for line in process.stdout:
        said.append(line)
        if wanted in line:
            return line
    raise AssertionError("".join(said))


def clone(folder: Path) -> Checkout:
    """Copy the repository as it is now, and let git remember that state."""
    listed = subprocess.run(_LISTED, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in listed:
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    for words in (("init", "--quiet"), ("add", "--all"), ("commit", "--quiet", "--message", "As it is")):
        subprocess.run([*_GIT, *words], cwd=folder, check=True)
    return Checkout(folder)


def shared(place: Path) -> Checkout:
    """Return the clone of this test run: the first process that asks makes it, with what the tests need installed."""
    place.mkdir(exist_ok=True)
    with (place / "made.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (place / "made").exists():
            needs_index()
            clone(place / "clone").make(".venv/.dev")
            (place / "made").touch()
    return Checkout(place / "clone")


def needs_index(*wanted: str) -> None:
    """Skip the test, and say why, where pip finds no index with the packages that set-up begins with."""
    asked = wanted or ("--require-hashes", "--requirement", "locks/uv.txt")
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--no-deps", "--quiet"]
    done = subprocess.run([*command, *asked], cwd=ROOT, env=shell(), capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"pip cannot install {' '.join(asked)} here: {done.stderr.strip().splitlines()[-1]}")
