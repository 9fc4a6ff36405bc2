"""A fresh environment gets uv at once, by the pip that Python carries."""

import ensurepip
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import install_uv


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The commands that are run, each of which succeeds."""
    commands: list[Any] = []

    def note(command: list[Any], **_: Any) -> "subprocess.CompletedProcess[str]":
        commands.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", note)
    return commands


def test_the_pip_that_python_carries_installs_what_the_lock_pins(asked: list[Any]) -> None:
    assert install_uv.main() == 0
    ((python, pip, verb, *options, lock),) = asked
    assert (python, verb, lock.name) == (sys.executable, "install", "uv.txt")
    assert Path(pip).parent.is_file()
    assert "--require-hashes" in options


def test_where_python_carries_no_wheel_pip_is_installed_first(
    asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> None:
        return None

    monkeypatch.setattr(install_uv, "carried_pip", none)
    monkeypatch.setattr(ensurepip, "bootstrap", lambda: asked.append("pip"))
    assert install_uv.main() == 0
    assert asked[0] == "pip"
    assert asked[1][:4] == [sys.executable, "-m", "pip", "install"]
