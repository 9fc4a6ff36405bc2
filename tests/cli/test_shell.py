"""The command among others of a shell: closed pipes, Ctrl+C, colours, completion, and what ``--quiet`` leaves out."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from monopolista.cli import main
from monopolista.cli.shared import output

RUN = [sys.executable, "-m", "monopolista"]
SECONDS = 60
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""The variables of a shell, in which output waits in a buffer until the end."""


def exits_with_reader_gone(arguments: Sequence[str]) -> tuple[int, str]:
    """Return exit status and errors of a command whose output nobody reads."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [*RUN, *arguments], env=BUFFERED, stdout=writer, stderr=subprocess.PIPE, text=True, timeout=SECONDS,
            check=False,
        )  # fmt: skip
    finally:
        os.close(writer)
    return done.returncode, done.stderr


@pytest.mark.campaign("closed pipes", sample=2)
@pytest.mark.parametrize("arguments", [["odds"], ["protocol"], ["--help"], ["simulate", "--help"], ["--version"], []])
def test_a_closed_pipe_ends_a_command_without_a_word(arguments: list[str]) -> None:
    assert exits_with_reader_gone(arguments) == (0, "")


@pytest.mark.process
def test_what_is_wrong_is_said_though_the_pipe_is_closed() -> None:
    status, errors = exits_with_reader_gone(["odds", "--edition", "mars"])
    assert status == 2
    assert errors.startswith("monopolista: unknown edition 'mars'")


@pytest.mark.process
def test_ctrl_c_ends_a_command_without_a_traceback(tmp_path: Path) -> None:
    """The command waits for what a pipe has to say, so that the signal finds it at work."""
    waiting = tmp_path / "game.txt"
    os.mkfifo(waiting)
    with heeding_ctrl_c():
        process = subprocess.Popen(
            [*RUN, "replay", str(waiting)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    try:
        with waiting.open("w"):  # opens as soon as the command reads
            process.send_signal(signal.SIGINT)
            assert process.communicate(timeout=SECONDS) == ("", "")
    finally:
        process.kill()
    assert process.returncode == 128 + signal.SIGINT


@contextmanager
def heeding_ctrl_c() -> Generator[None]:
    """Let the processes that are started meanwhile heed Ctrl+C, also where the suite itself was told to ignore it.

    A shell that starts the suite in the background of a script lets it, and all that it starts, ignore the signal.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def test_ctrl_c_gives_the_status_that_shells_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("monopolista.cli.commands.editions.list_editions", interrupted)
    assert main(["editions"]) == 130


def drawn(arguments: Sequence[str], folder: Path, **settings: str) -> bytes:
    """Return what a command draws on a terminal of its own until it shows an edition, and is left by Ctrl+Q."""
    ours, theirs = pty.openpty()
    environs = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40", "XDG_DATA_HOME": str(folder)}
    process = subprocess.Popen(
        [*RUN, *arguments], env={**environs, **settings}, start_new_session=True,
        stdin=theirs, stdout=theirs, stderr=theirs,
    )  # fmt: skip
    os.close(theirs)
    shown = b""
    while select.select([ours], [], [], SECONDS)[0] and (part := read(ours)):
        shown += part
        if b"Italy" in shown:
            os.write(ours, b"\x11")
    os.close(ours)
    assert process.wait(SECONDS) == 0
    return shown


def read(screen: int) -> bytes:
    """Read from a terminal; nothing comes of one whose program has ended."""
    try:
        return os.read(screen, 65536)
    except OSError:
        return b""


@pytest.mark.process
@pytest.mark.parametrize("arguments", [["editions"], ["--help"]])
def test_commands_write_without_colours_where_none_are_wanted(arguments: list[str], tmp_path: Path) -> None:
    shown = drawn(arguments, tmp_path, NO_COLOR="1")
    assert shown
    assert b"\x1b" not in shown


@pytest.mark.process
def test_the_screen_of_the_terminal_has_colours_unless_none_are_wanted(tmp_path: Path) -> None:
    asked = ["terminal", "--language", "en"]
    hues = {wanted: colours_in(drawn(asked, tmp_path, **wanted_of(wanted))) for wanted in (True, False)}
    assert hues[True] - hues[False]
    assert all(len(set(hue)) == 1 for hue in hues[False])  # greys alone


def wanted_of(colours: bool) -> dict[str, str]:
    """Return the variables for a terminal of many colours, in which they are wanted or not."""
    return {"COLORTERM": "truecolor"} | ({} if colours else {"NO_COLOR": "1"})


def colours_in(shown: bytes) -> set[tuple[int, int, int]]:
    """Return the colours, in red, green and blue, that a terminal is told to use."""
    found = re.findall(rb"[34]8;2;(\d+);(\d+);(\d+)", shown)
    return {(int(red), int(green), int(blue)) for red, green, blue in found}


def test_quiet_leaves_out_notes_and_progress(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, expected in (
        (["--quiet", "editions"], ""),
        (["editions"], "a note\n"),
        (["editions", "--quiet"], ""),
    ):
        assert main(arguments) == 0
        output.print_note("a note")
        output.announce("an address")
        said = capsys.readouterr()
        assert said.err == expected
        assert ("an address" in said.out) == bool(expected)
        assert "italy" in said.out


@pytest.mark.process
def test_quiet_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quiet", "odds", "--edition", "mars"]) == 2
    assert "unknown edition" in capsys.readouterr().err


@pytest.mark.process
@pytest.mark.parametrize("quiet", [True, False])
def test_a_simulation_shows_no_progress_where_it_is_to_be_quiet(*, quiet: bool) -> None:
    asked = ["simulate", "--games", "4", "--bots", "random", "--option", "turns=9", *(["--quiet"] if quiet else [])]
    done = subprocess.run(
        [sys.executable, "-m", "tests.plain", *asked], capture_output=True, text=True, timeout=SECONDS, check=False
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.match(r"4 games, ", done.stdout)
    assert (done.stderr == "") == quiet


@pytest.mark.process
def test_a_script_for_bash_completes_commands_options_and_files(tmp_path: Path) -> None:
    script = subprocess.run([*RUN, "completion", "bash"], capture_output=True, text=True, timeout=SECONDS, check=True)
    (tmp_path / "complete.sh").write_text(script.stdout)
    (tmp_path / "game.txt").touch()
    ask = """
source complete.sh
complete_() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _shtab_monopolista; echo "${COMPREPLY[*]}"; }
complete_ monopolista si
complete_ monopolista simulate --js
complete_ monopolista database ba
complete_ monopolista replay ga
"""
    done = subprocess.run(["bash", "-c", ask], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["simulate", "--json --json-lines", "backup", "game.txt"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_every_shell_gets_a_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    assert "tournament" in capsys.readouterr().out


def test_a_terminal_that_lacks_characters_shows_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    assert main(["editions", "rules", "italy", "--language", "it"]) == 0
    assert b"?" in written.getvalue()
