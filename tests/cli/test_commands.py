"""The command as people type it."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from monopolista import Table
from monopolista.cli import main
from monopolista.cli.parser import COMMANDS, create_parser
from monopolista.server.fairness.rng import FairDice
from monopolista.transcript import LONGEST, Header, Transcript

RUN = [sys.executable, "-m", "monopolista"]


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*RUN, *arguments], capture_output=True, text=True, timeout=60, check=False)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game that has just begun, as a file."""
    table = Table("italy", 3, seed=3, names=("Anna", "Bruno", "Carla"))
    while table.version < 60:
        offers = {offer.verb for offer in table.offers(table.next_asked)}
        table.play(table.next_asked, next(verb for verb in ("buy", "end", "roll", "pass", "fine") if verb in offers))
    path = tmp_path / "game.txt"
    path.write_text(table.transcript.text())
    return path


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what was complained about: one line, and what to do."""
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("monopolista: ")
    assert output.err.count("\n") == 1
    return output.err


def test_without_a_command_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    output = capsys.readouterr().out
    for word in ("play", "serve", "replay", "editions", "examples:"):
        assert word in output


def test_the_editions_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions"]) == 0
    output = capsys.readouterr().out
    assert re.search(r"(?m)^italy +Italy, 2 to 8 players, decks B, A$", output)
    assert re.search(r"(?m)^deal +MONOPOLY Deal, 2 to 5 players, 106 cards$", output)


@pytest.mark.parametrize(("language", "sentence"), [("en", "Anna’s turn."), ("it", "Anna")])
def test_a_saved_game_is_printed(saved: Path, capsys: pytest.CaptureFixture[str], language: str, sentence: str) -> None:
    assert main(["replay", str(saved), "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 60
    assert any(sentence in line for line in lines)


def test_a_saved_card_game_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("deal", 2, seed=3, names=("Anna", "Bruno"))
    table.play(table.next_asked, "leave")
    path = tmp_path / "game.txt"
    path.write_text(table.transcript.text())
    assert main(["replay", str(path), "--language", "it"]) == 0
    output = capsys.readouterr().out.splitlines()
    assert sum(" pesca " in line for line in output) == 12
    assert "monopolista!" in output[-1]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_draws_of_a_game_of_cards_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: int
) -> None:
    seed = bytes(range(32))
    table = Table("deal", seats, chance=FairDice(seed))
    for _ in range(20):
        table.play(table.next_asked, table.plain_answer(table.next_asked))
    table.transcript.header = msgspec.structs.replace(table.transcript.header, seed=seed.hex())
    path = tmp_path / "game.txt"
    path.write_text(table.transcript.text())
    assert main(["verify", str(path)]) == 1
    assert "The end of the game is missing" in capsys.readouterr().out
    drawn = table.transcript.text().splitlines()[2]
    path.write_text(table.transcript.text().replace(drawn, f"* draw {(int(drawn.split()[-1]) + 1) % 106}", 1))
    assert main(["verify", str(path)]) == 2
    assert "answer 1" in one_line(capsys)


def test_a_name_in_a_saved_game_cannot_write_on_the_terminal(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved.write_text(saved.read_text().replace('"Anna"', '"\\u001b[2JAnna\\u202e"'))
    assert main(["replay", str(saved)]) == 0
    output = capsys.readouterr().out
    assert "\x1b" not in output
    assert "\u202e" not in output


def test_what_is_no_saved_game_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text").write_text("my diary")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for name in ("text", "bytes", "nothing"):
        assert main(["replay", str(tmp_path / name)]) == 2
        assert name in one_line(capsys)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (b"x" * (LONGEST + 1), "larger than 8,000,000 bytes, the most that is read"),
        ("monopolista transcript".encode("utf-16"), "UTF-16, as its byte order mark says: save it as UTF-8"),
        (b"monopolista transcript\n\xe8", "line 2: the byte 0xe8 is not UTF-8: save it as UTF-8"),
        (b'monopolista transcript\n{"position":{"cash":' + b"[" * 20_000, "line 2: nested too deeply"),
        (
            b'monopolista transcript\n{"edition":"italy","seats":2,"seed":"00","position":{"cash":'
            + b"[" * 900
            + b"]" * 900
            + b"}}",
            "cash",
        ),
    ],
)
def test_what_is_wrong_with_a_saved_game_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], source: bytes, reason: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(source)
    for command in ("replay", "verify", "analyse"):
        assert main([command, str(file)]) == 2
        assert reason in one_line(capsys)


def test_a_language_that_there_is_not(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved), "--language", "xx"]) == 2
    assert "--language" in one_line(capsys)


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_port_that_is_taken_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main([command, "--port", port, "--data", str(tmp_path)]) == 2
    assert port in one_line(capsys)


@pytest.mark.parametrize("arguments", [["--port", "70000"], ["--port", "-1"], ["--reconnect-grace", "-1"],
                                       ["--reconnect-grace", "nan"], ["--absence", "-1"], ["--absence", "nan"],
                                       ["--host", "not.an.address.invalid"], ["--base-path", "games"],
                                       ["--base-path", "/../x"]])  # fmt: skip
def test_a_number_or_host_that_cannot_be_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main(["serve", *arguments, "--data", str(tmp_path)]) == 2
    assert arguments[0] in one_line(capsys)


@pytest.mark.process
def test_an_unknown_command_is_an_error() -> None:
    ended = run("fly")
    assert ended.returncode == 2
    assert "invalid choice" in ended.stderr


@pytest.mark.process
def test_without_a_port_play_takes_the_first_free_one_and_ends_on_a_signal(tmp_path: Path) -> None:
    started: list[subprocess.Popen[str]] = []
    ports: list[str] = []
    try:
        for number in range(2):
            command = [*RUN, "play", "--no-browser", "--data", str(tmp_path / str(number))]
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, text=True, env={**os.environ, "BROWSER": "false"}
            )
            started.append(process)
            assert process.stdout is not None
            found = re.fullmatch(r"monopolista is at http://localhost:(\d+)/\n", process.stdout.readline())
            assert found
            ports.append(found[1])
    finally:
        for process in started:
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
            assert process.stdout is not None
            process.stdout.close()
    assert len(set(ports)) == 2


@pytest.mark.process
def test_help_needs_neither_numpy_nor_the_server() -> None:
    code = "import sys; from monopolista.cli import main; main([]); print({'numpy', 'uvicorn'} & sys.modules.keys())"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ended.stdout.splitlines()[-1] == "set()"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A box of one's own, as a file."""
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\ninherits = "italy"\nname = { it = "La mia" }\n[numbers]\ncash = 1234\n')
    return path


def test_a_game_with_an_edition_of_ones_own_is_printed_with_its_file(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.txt"
    game.write_text(Transcript(Header("mine", 2)).text())
    assert main(["replay", str(game)]) == 2
    assert "mine" in one_line(capsys)
    assert main(["replay", str(game), "--edition", str(own)]) == 0
    assert capsys.readouterr().out == "The game starts with 2 players.\n"


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_box_that_is_not_sound_is_reported_in_one_line(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    own.write_text('id = "mine"\ninherits = "italy"\nluck = 7\n')
    for file in (own, tmp_path / "nothing.toml", tmp_path):
        assert main([command, "--edition", str(file), "--data", str(tmp_path)]) == 2
        assert str(file) in one_line(capsys)


@pytest.mark.parametrize(
    "arguments",
    [["play", "--edition"], ["serve", "--edition"], ["simulate", "--edition"], ["odds", "--edition"],
     ["editions", "check"], ["editions", "rules"], ["terminal", "--lines", "--edition"]],
)  # fmt: skip
def test_a_file_that_is_no_box_is_called_that(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "README.md").write_text("# A page\n")
    assert main([*arguments, str(tmp_path / "README.md")]) == 2
    assert "README.md is not an edition: give a TOML file" in one_line(capsys)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("# A page\n", "not a monopolista transcript"), (None, "played with italy, which comes without the game")],
)
def test_a_saved_game_that_brings_no_box_along_is_not_taken_for_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, reason: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text or Table("italy", 2, seed=1).transcript.text())
    assert main(["odds", "--edition", str(file)]) == 2
    assert reason in one_line(capsys)


@pytest.mark.parametrize("command", [["play", "--edition"], ["join", "LINK", "--edition"], ["editions", "check"]])
def test_an_edition_of_the_program_is_not_taken_for_a_file(
    capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert main([*command, "us"]) == 2
    assert "us comes with the program: name only the .toml file of an edition of your own" in one_line(capsys)


def test_the_rules_of_an_edition_are_printed(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "rules", "belgium-nl", "--language", "nl"]) == 0
    assert "## RENT-2 · " in capsys.readouterr().out
    assert main(["editions", "rules", "deal", "--option", "broken=stay"]) == 0
    assert "## DEAL-15 · " in capsys.readouterr().out
    assert main(["editions", "rules", str(own), "--option", "short"]) == 0
    output = capsys.readouterr().out.replace("\u00a0", " ")
    assert "## SHORT-1 · " in output
    assert "M 1,234" in output


@pytest.mark.parametrize(
    "arguments",
    [["atlantis"], ["italy", "--language", "xx"], ["italy", "--option", "cheat=1"],
     ["italy", "--option", "short=maybe"], ["italy", "--option", "timed"],
     ["italy", "--option", "timed=60", "--option", "turns=9"]],
)  # fmt: skip
def test_rules_that_there_are_not_are_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main(["editions", "rules", *arguments]) == 2
    one_line(capsys)


@pytest.mark.parametrize("name", [name for name, _, _ in COMMANDS])
def test_a_command_has_the_same_arguments_whether_the_parser_has_all_commands_or_it_alone(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    helps: list[str] = []
    for parser in (create_parser(), create_parser([name, "--help"])):
        with pytest.raises(SystemExit):
            parser.parse_args([name, "--help"])
        helps.append(capsys.readouterr().out)
    assert helps[0] == helps[1] != ""
