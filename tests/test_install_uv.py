"""A fresh environment gets uv at once, by a pip that is there already."""

import ensurepip
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
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


def installed(*versions: str) -> Callable[..., list[Any]]:
    """Return what finds the pips of some versions in the Python below."""

    def distributions(**_: Any) -> list[Any]:
        return [SimpleNamespace(version=version) for version in versions]

    return distributions


def none() -> None:
    return None


def test_the_pip_of_the_python_below_installs_what_the_lock_pins(
    asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install_uv, "distributions", installed("24.0"))
    assert install_uv.main() == 0
    ((_, _, _, option, python, verb, *options, lock),) = asked
    assert (option, python, verb, lock.name) == ("--python", sys.executable, "install", "uv.txt")
    assert "--require-hashes" in options


@pytest.mark.parametrize("versions", [[], ["9.0.3"], ["22.2.2"], ["unknown"]])
def test_where_that_cannot_install_for_others_the_pip_that_python_carries_does(
    asked: list[Any], monkeypatch: pytest.MonkeyPatch, versions: list[str]
) -> None:
    monkeypatch.setattr(install_uv, "distributions", installed(*versions))
    assert install_uv.main() == 0
    ((python, pip, verb, *_),) = asked
    assert (python, verb) == (sys.executable, "install")
    assert Path(pip).parent.is_file()


def test_where_python_carries_no_wheel_pip_is_installed_first(
    asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install_uv, "installed_pip", none)
    monkeypatch.setattr(install_uv, "carried_pip", none)
    monkeypatch.setattr(ensurepip, "bootstrap", lambda: asked.append("pip"))
    assert install_uv.main() == 0
    assert asked[0] == "pip"
    assert asked[1][:4] == [sys.executable, "-m", "pip", "install"]
