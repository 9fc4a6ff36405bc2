"""Progress of long commands: one line that is rewritten on a terminal, lines from time to time elsewhere."""

import io
from collections.abc import Generator
from contextlib import contextmanager, redirect_stderr

import pytest

from monopolista.cli.shared import output, progress
from monopolista.cli.shared.progress import ProgressLines


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@contextmanager
def on_a_terminal() -> Generator[Terminal]:
    shown = Terminal()
    with redirect_stderr(shown):
        yield shown


@pytest.fixture
def quiet() -> Generator[None]:
    output.set_quiet(True)
    yield
    output.set_quiet(False)


def lines(shown: str) -> list[str]:
    """Return what a terminal shows in the end, line by line."""
    found: list[str] = []
    for line in shown.split("\n"):
        row = ""
        for text in line.split("\r"):
            row = text + row[len(text) :]
        found.append(row.rstrip())
    return found


def test_a_status_replaces_the_one_before_on_a_terminal() -> None:
    with on_a_terminal() as terminal:
        output.print_status("Compiling in 5 parts; this takes a minute or two")
        output.print_status("  2 of 5 parts")
        assert lines(terminal.getvalue()) == ["2 of 5 parts"]
        output.print_note("a note")
    assert lines(terminal.getvalue()) == ["a note", ""]


def test_a_status_is_no_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    with on_a_terminal() as terminal:
        output.print_status("x" * 50)
        assert lines(terminal.getvalue()) == ["x" * 19]
        output.clear_status()
    assert lines(terminal.getvalue()) == [""]


def test_a_status_is_a_line_of_its_own_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    output.print_status("  2 of 5 parts")
    output.print_status("  4 of 5 parts")
    output.clear_status()
    assert capsys.readouterr().err == "  2 of 5 parts\n  4 of 5 parts\n"


@pytest.mark.usefixtures("quiet")
def test_quiet_prints_no_status() -> None:
    with on_a_terminal() as terminal:
        output.print_status("  2 of 5 parts")
        with progress.progress(10) as bar:
            bar.update(5)
    assert terminal.getvalue() == ""


def test_a_bar_is_drawn_in_one_line_without_colours() -> None:
    with on_a_terminal() as terminal, progress.progress(10) as bar:
        bar.update(10)
    assert "10.0/10.0" in terminal.getvalue()
    assert terminal.getvalue().count("\n") == 1
    assert "\x1b[3" not in terminal.getvalue()


def test_lines_come_less_and_less_often_and_say_how_long_the_rest_takes(capsys: pytest.CaptureFixture[str]) -> None:
    now = iter([0, *range(5, 245, 5)])
    with ProgressLines(480, "games", lambda: float(next(now))) as bar:
        for _ in range(48):
            bar.update(10)
    said = capsys.readouterr().err.splitlines()
    assert said[:2] == [
        "20 of 480 games after 10 s, about 230 s left",
        "40 of 480 games after 20 s, about 220 s left",
    ]
    assert [line.split()[5] for line in said] == ["10", "20", "40", "80", "140", "200"]
