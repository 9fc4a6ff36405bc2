"""``monopolista terminal``: alone and at a table, what goes wrong said in one line."""

import subprocess
import sys
from pathlib import Path

import pytest


def terminal(folder: Path, *arguments: str, said: str = "", **environment: str) -> tuple[int, str, str]:
    """Run the command with a text for its input; return its exit code, its output, its complaint."""
    run = subprocess.run(
        [sys.executable, "-m", "monopolista", "terminal", *arguments],
        input=said, capture_output=True, text=True, timeout=60, check=False, encoding="utf-8",
        env={"XDG_DATA_HOME": str(folder), "PATH": "", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **environment},
    )  # fmt: skip
    return run.returncode, run.stdout, run.stderr


def test_a_game_is_begun_left_and_gone_on_with(tmp_path: Path) -> None:
    code, first, _ = terminal(tmp_path, "--lines", "--language", "en", "--name", "Anna", said="x\n")
    assert code == 0
    assert "The game begins: 4 at the table." in first
    assert "The game is kept in " in first
    code, again, _ = terminal(tmp_path, "--lines", LANG="it_IT.UTF-8", said="x\n")
    assert code == 0
    assert "Si comincia: 4 al tavolo." in again
    assert [line for line in again.splitlines() if line.startswith("Per chi comincia, Anna")]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--lines", "--language", "de"), "--language de: there are it, en, nl, fr"),
        (("--lines", "--bots", "genius"), "--bots: unknown bot 'genius'"),
        (("--lines", "--option", "timed=30"), "--option timed: alone there is no clock"),
        (("--lines", "--edition", "mars"), "unknown edition 'mars'"),
        (("--lines", "not a link!"), "'not a link!' is no link to a table"),
        (("--lines", "http://127.0.0.1:9/r/aBcD"), "no table answers at http://127.0.0.1:9"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, arguments: tuple[str, ...], complaint: str) -> None:
    code, _, said = terminal(tmp_path, *arguments)
    assert code == 2
    assert len(said.splitlines()) == 1
    assert complaint in said
