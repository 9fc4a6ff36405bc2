"""``monopolista analyse`` as people type it."""

import importlib.util
import json
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from monopolista.analyse import rollout_analysis
from monopolista.analyse.analysis import Analysis, analysed
from monopolista.analyse.html_report import page
from monopolista.analyse.text_report import in_words, signed
from monopolista.cli import main
from monopolista.cli.commands.rollouts import MAX_SECONDS
from monopolista.locales import LANGUAGES, say
from monopolista.simulate import rollouts
from monopolista.table import Table
from monopolista.transcript import Transcript
from tests.analyse.played import bots_game
from tests.cli.test_commands import one_line
from tests.games.unjudged import take_odds_away
from tests.plain import HASTY


@cache
def game() -> Table:
    return bots_game(["regular", "champion", "random"], 5, turns=20)


@cache
def analysis() -> Analysis:
    return analysed(game().transcript)


@pytest.fixture
def file(tmp_path: Path) -> str:
    found = tmp_path / "game.txt"
    found.write_text(game().transcript.text())
    return str(found)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_luck_and_skill_turning_points_and_mistakes(
    file: str, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["analyse", file, "--language", language]) == 0
    output = capsys.readouterr().out
    for message in ("analysis-accounts", "analysis-turnings", "analysis-decisions", "analysis-note"):
        assert say(message, language) in output
    words = in_words(analysis(), language)
    assert words.turnings
    assert any(one.mistakes for one in words.decided)
    mistakes = [event for one in words.decided for event in one.mistakes]
    assert all(f"{event.grade} {event.change}, {event.when}: {event.what}" in output for event in mistakes)
    again = [event.again for event in mistakes if event.again]
    assert again
    assert all(line.startswith(say("analysis-again-at", language)) and line in output for line in again)
    assert sum(line.count("(") for line in again) + len(mistakes) == sum(
        one.grade != "good" for one in analysis().graded
    )
    assert all(event.change in output for event in words.turnings)


def test_a_name_cannot_write_on_the_terminal(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    transcript = game().transcript
    names = ("\x1b[2JAnna\u202e", "Bruno", "")
    named = Transcript(msgspec.structs.replace(transcript.header, names=names), transcript.answers)
    Path(file).write_text(named.text())
    assert main(["analyse", file]) == 0
    output = capsys.readouterr().out
    assert "[2JAnna" in output
    assert not {"\x1b", "\u202e"} & set(output)


def test_the_printed_parts_add_up(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", file]) == 0
    rows = re.findall(r"^  Seat \d((?: +[-−+\d]+){5})$", capsys.readouterr().out, re.MULTILINE)
    found = [[int(part.replace("−", "-")) for part in row.split()] for row in rows]
    assert len(found) == 3
    assert all(sum(row[:-1]) == row[-1] for row in found)


def test_everything_comes_as_json(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", file, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["over"] is True
    assert len(data["course"]["steps"]) == len(data["course"]["odds"][0]) == len(game().counted)
    assert len(data["decisions"]) == len(analysis().graded)
    for one in data["course"]["accounts"]:
        assert one["start"] + one["luck"] + one["own"] + one["others"] == one["result"]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_it_all_and_asks_for_nothing_else(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    written = tmp_path / "page.html"
    assert main(["analyse", file, "--report", str(written), "--language", language]) == 0
    assert capsys.readouterr().out == f"{written}\n"
    html = written.read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in html
    assert html.count('class="line"') == 3
    assert html.count("<tr>") == 4
    assert not re.search(r"(src|href)=|url\(|@import", html)


def test_names_are_written_as_they_are_and_do_nothing_on_a_page() -> None:
    table = Table("italy", 2, seed=1, names=("<b>Anna</b>", "&c"), options={"turns": 4})
    while not table.over:
        table.play(table.asked[0], table.plain_answer(table.asked[0]))
    html = page(analysed(table.transcript), "en")
    assert "<b>" not in html
    assert "&lt;b&gt;Anna" in html


@pytest.mark.parametrize(
    ("change", "language", "text"),
    [
        (120_000, "en", "+12.0\u00a0pp"),
        (-5_500, "it", "−0,6\u00a0punti"),
        (0, "nl", "0,0\u00a0procentpunt"),
        (5_000, "fr", "+0,5\u00a0pt"),
    ],
)
def test_changes_are_written_as_a_language_does(change: int, language: str, text: str) -> None:
    assert signed(change, language) == text


def test_what_cannot_be_analysed_is_said_in_one_line(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = tmp_path / "cards.txt"
    cards.write_text(bots_game(["regular"] * 2, 1, "deal", turns=0).transcript.text())
    take_odds_away(monkeypatch)
    for arguments, said in (
        ([str(cards)], "deal has no estimate of the odds"),
        ([str(tmp_path / "none.txt")], "name a saved game"),
        ([file, "--language", "de"], "--language de"),
        ([file, "--report", str(tmp_path)], "--report"),
    ):
        assert main(["analyse", *arguments]) == 2
        assert said in one_line(capsys)


@cache
def card_game() -> Analysis:
    return analysed(bots_game(["regular", "random", "regular"], 2, "deal", turns=0).transcript)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_game_is_analysed_as_well(language: str) -> None:
    words = in_words(card_game(), language)
    assert all(event.what for event in words.turnings)
    assert all(event.better for one in words.decided for event in one.mistakes)
    assert [row[-1] for row in words.rows].count("100") == 1


LONG = str(MAX_SECONDS)
"""Until all is settled, on whatever machine."""


@pytest.fixture
def short_file(tmp_path: Path) -> str:
    """A game of few decisions, each of which is played on to the end of the game."""
    found = tmp_path / "short.txt"
    found.write_text(bots_game(["regular", "random"], 5, turns=6).transcript.text())
    return str(found)


@pytest.fixture
def in_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play on in plain Python, and little."""
    monkeypatch.setattr(rollouts, "PLAYER", HASTY)
    monkeypatch.setattr(rollout_analysis, "GAMES", 2)
    monkeypatch.setattr(rollout_analysis, "MOST", 2)


@pytest.mark.process
@pytest.mark.usefixtures("in_plain")
def test_rollouts_are_printed_with_their_standard_error(short_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", short_file, "--rollouts", "--workers", "1", "--seconds", LONG, "--language", "it"]) == 0
    output = capsys.readouterr().out
    assert say("analysis-rolled-note", "it") in output
    assert re.search(r"−\d+,\d ± \d,\d\u00a0punti", output)


@pytest.mark.process
@pytest.mark.usefixtures("in_plain")
def test_progress_and_result_are_printed_as_json_lines(short_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", short_file, "--rollouts", "--workers", "1", "--seconds", LONG, "--json-lines"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["doing"] for line in lines][-1] == "done"
    assert all(one["rolled"]["games"] == 2 for one in lines[-1]["found"]["decisions"])


def test_without_a_compiler_the_estimate_stays(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec

    def found(name: str) -> object:
        return None if name == "numba" else find(name)

    monkeypatch.setattr(importlib.util, "find_spec", found)
    assert main(["analyse", file, "--rollouts"]) == 0
    output = capsys.readouterr()
    assert "numba is missing" in output.err
    assert say("analysis-note", "en") in output.out
