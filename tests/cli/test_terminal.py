"""``monopolista terminal``: alone and at a table, what goes wrong said in one line."""

import subprocess
import sys
from pathlib import Path

import pytest

from monopolista.cli import main

pytestmark = pytest.mark.process


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
    assert "The game starts with 4 players." in first
    assert "Game saved in " in first
    code, again, _ = terminal(tmp_path, "--lines", LANG="it_IT.UTF-8", said="x\n")
    assert code == 0
    assert "Si comincia: 4 al tavolo." in again
    assert [line for line in again.splitlines() if line.startswith("Tiro iniziale: Anna")]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--lines", "--language", "de"), "--language de: there are it, en, nl, fr"),
        (("--lines", "--bots", "genius"), "--bots: unknown bot 'genius'"),
        (("--lines", "--option", "timed=30"), "--option timed: a game alone has no clock"),
        (("--lines", "--edition", "mars"), "unknown edition 'mars'"),
        (("--lines", "--name", "\u3164"), "--name: a name has 1 to 24 visible characters"),
        (("--lines", "--name", "x" * 25), "--name: a name has 1 to 24 visible characters"),
        (("--lines", "not a link!"), "'not a link!' is not a link to a table"),
        (("--lines", "http://127.0.0.1:9/r/aBcD"), "no server answers at http://127.0.0.1:9"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    complaint: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["terminal", *arguments]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert complaint in said


def test_without_a_terminal_the_screen_says_what_to_do(tmp_path: Path) -> None:
    code, _, said = terminal(tmp_path)
    assert code == 2
    assert said == ("monopolista: this is not a terminal: use --lines, which reads and prints lines\n")


def test_without_textual_one_line_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "textual.py").write_text("raise ImportError")
    code, _, said = terminal(tmp_path, PYTHONPATH=str(tmp_path))
    assert code == 2
    assert said == (
        "monopolista: the terminal's screen needs textual: run make terminal, or "
        "pip install 'monopolista[terminal]'; --lines needs none of it\n"
    )


def test_lines_are_written_in_whatever_the_terminal_can_write(tmp_path: Path) -> None:
    code, output, _ = terminal(tmp_path, "--lines", "--language", "fr", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert code == 0
    assert output.startswith("La partie commence, ? 4 joueurs.")
    assert "Invit? fait" in output
