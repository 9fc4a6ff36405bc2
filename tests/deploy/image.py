"""The image of a Containerfile, made without a container engine: by its own steps, under a folder, not at the root."""

import fnmatch
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from tests.deploy.reading import ROOT, Stage, lines_of, stages

NOBODY = 10001
BARE = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "UV_"))}
PLACES = ("/tools", "/wheels", "/games", "/opt/monopolista", "/var/lib")
"""What a Containerfile makes at the root of its image."""


def python_for_all() -> Path:
    """A Python that the user of the image may run too, or the test is skipped."""
    for found in (Path(sys.base_prefix, "bin", "python3"), Path("/usr/bin/python3"), Path("/usr/local/bin/python3")):
        if found.exists() and reachable(found.resolve()) and is_enough(found):
            return found
    pytest.skip("there is no Python 3.11 or later with venv that all users may run")


def is_enough(python: Path) -> bool:
    """Say whether environments can be made with it that the program runs in."""
    asked = [python, "-c", "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"]
    return subprocess.run(asked, check=False, capture_output=True).returncode == 0


def reachable(file: Path) -> bool:
    """Say whether everybody may get there."""
    return os.geteuid() != 0 or all(folder.stat().st_mode & 0o001 for folder in file.parents)


class Image:
    """What is made of it, and how it is run."""

    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="image"))
        self.root.chmod(0o755)
        self.python = python_for_all()
        *making, self.last = stages()
        for stage in making:
            self._make(stage)
        self._make(self.last)

    def remove(self) -> None:
        """Leave nothing behind."""
        shutil.rmtree(self.root)

    def here(self, text: str) -> str:
        """A text in which places at the root of the image are those under the folder."""
        return re.sub(rf"(?<![\w.])({'|'.join(PLACES)})\b", rf"{self.root}\1", text)

    def _make(self, stage: Stage) -> None:
        source = self.root / "source" / (stage.name or "last")
        source.mkdir(parents=True)
        for word, rest in stage.steps:
            if word == "COPY":
                self._copy(rest, source)
            elif word == "RUN":
                self._run(rest, source)

    def _run(self, line: str, source: Path) -> None:
        command = re.sub(r"^python3\b", str(self.python), self.here(line))
        done = subprocess.run(command, shell=True, cwd=source, env=BARE, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]

    def _copy(self, rest: str, source: Path) -> None:
        *names, target = [word for word in rest.split() if not word.startswith("--")]
        if "--from" not in rest:
            for name in names:
                take(name, source)
        elif self.here(names[0]) != self.here(target):
            into = Path(self.here(target)) if target.startswith("/") else source / target
            shutil.copytree(self.here(names[0]), into)
        owner = re.search(r"--chown=(\d+):(\d+)", rest)
        if owner and os.geteuid() == 0:
            os.chown(self.here(target), int(owner[1]), int(owner[2]))

    def command(self, *asked: str) -> list[str]:
        """The words by which the image is run, what is asked for in the end."""
        program, *rest = self.last.last("ENTRYPOINT")
        return [str(self.root / "opt" / "monopolista" / "bin" / program), *rest, *(asked or self.last.last("CMD"))]

    def settings(self, folder: Path) -> dict[str, str]:
        """The environment in the image; HOME is a folder in which nobody may write."""
        said = dict(word.split("=", 1) for word in shlex.split(" ".join(self.last.said("ENV"))))
        return {**{name: self.here(value) for name, value in said.items()}, "HOME": str(folder)}

    def nobody(self) -> dict[str, Any]:
        """As whom a process of the image runs, where one may say so."""
        who, group = map(int, self.last.said("USER")[0].split(":"))
        return {"user": who, "group": group, "extra_groups": []} if os.geteuid() == 0 else {}


def take(name: str, source: Path) -> None:
    """Copy what a container is built from, without what ``.dockerignore`` leaves out; what is built already is kept."""
    if (ROOT / name).is_file():
        shutil.copy(ROOT / name, source / name)
        return
    left_out = [line for line in lines_of((ROOT / ".dockerignore").read_text()) if not line.startswith("!")]

    def ignored(folder: str, names: list[str]) -> set[str]:
        where = Path(folder).relative_to(ROOT)
        patterns = [line.removeprefix("**/") for line in left_out if line.startswith("**/")]
        whole = [line.removeprefix("/") for line in left_out if line.startswith("/") and "web_dist" not in line]
        return {
            one for one in names if any(fnmatch.fnmatch(one, each) for each in patterns) or str(where / one) in whole
        }

    shutil.copytree(ROOT / name, source / name, ignore=ignored)
