"""The README's commands for machines without make set up a fresh clone and start the game."""

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.commands.checkout import SECONDS, Checkout, clone, needs_index, wait_for_output
from tests.commands.makefile import shell
from tests.commands.runners import without_make
from tests.ports import lasting_port


def words_of(command: str) -> list[str]:
    """Return the words of a command, with the programs of the environment that it makes."""
    program, *given = command.split()
    return [sys.executable if program == "python3" else f".venv/bin/{program}", *given]


def test_the_commands_end_with_the_start_of_the_game() -> None:
    assert without_make()[-1] == "monopolista play"
    assert len(without_make()) == 5


@pytest.mark.campaign(sample=0)
@pytest.mark.timeout(3600)
def test_the_game_starts_without_make(tmp_path: Path) -> None:
    needs_index()
    checkout: Checkout = clone(tmp_path / "clone")
    *commands, play = without_make()
    for command in commands:
        checkout.run(*words_of(command))
    options: dict[str, Any] = {"cwd": checkout.folder, "env": {**shell(), **checkout.settings()}}
    given = ["--no-browser", "--port", str(lasting_port())]
    with subprocess.Popen([*words_of(play), *given], stdout=subprocess.PIPE, text=True, **options) as process:
        address = wait_for_output(process, "monopolista is at ").split()[-1]
        with urllib.request.urlopen(address, timeout=SECONDS) as page:
            assert b'<script type="module"' in page.read()
        os.kill(process.pid, signal.SIGINT)
