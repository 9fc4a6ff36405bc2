"""What the Makefile offers: its targets and its variables, read from the file itself."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MAKEFILE: Final = (ROOT / "Makefile").read_text(encoding="utf-8")
_HIDDEN: Final = ("COV_", "MAKE", "MFLAGS", "MONOPOLISTA_", "NUMBA_", "PYTEST_", "PYTHON", "UV_", "VIRTUAL_ENV")


def targets() -> list[str]:
    """Return every target that a person can name."""
    return re.findall(r"^([a-z][a-z-]*):(?!=)", MAKEFILE, re.MULTILINE)


def phony() -> list[str]:
    """Return the targets that the Makefile declares to be no files."""
    found = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert found is not None
    return found[1].split()


def variables() -> set[str]:
    """Return the variables that a command line can set: those that a recipe reads."""
    return set(re.findall(r"\$\((?:[a-z]+ [^$()]*,? ?\$\()?([A-Z_]+)\b", MAKEFILE))


def shell() -> dict[str, str]:
    """Return the environment of a shell that has just been opened, without what this test run has set."""
    return {name: value for name, value in os.environ.items() if not name.startswith(_HIDDEN)}


def make(folder: Path, *words: str, **settings: str) -> str:
    """Run make in a folder; return what it prints, and fail where it does."""
    done = subprocess.run(
        ["make", *words],
        cwd=folder, env={**shell(), **settings}, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 0, f"make {' '.join(words)}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
    return done.stdout + done.stderr
