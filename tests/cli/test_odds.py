"""``monopolista odds`` as people type it."""

import csv
import io
import json
from pathlib import Path

import pytest

from monopolista.cli import main
from tests.cli.test_commands import one_line


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["odds", *arguments]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


def shares(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, float]:
    rows = list(csv.DictReader(io.StringIO(printed(capsys, "--format", "csv", *arguments))))
    assert list(rows[0]) == ["square", "name", "share"]
    return {row["square"]: float(row["share"]) for row in rows}


@pytest.mark.parametrize(("jail", "inside", "avenue"), [("leave", 3.95, 3.186), ("stay", 9.386, 2.996)])
def test_the_shares_come_as_csv(capsys: pytest.CaptureFixture[str], jail: str, inside: float, avenue: float) -> None:
    found = shares(capsys, "--edition", "us", "--jail", jail)
    assert list(found) == [*map(str, range(40)), "jail"]
    assert sum(found.values()) == pytest.approx(100, abs=1e-4)
    assert found["jail"] == pytest.approx(inside, abs=1e-3)
    assert found["24"] == pytest.approx(avenue, abs=1e-3)


def test_everything_comes_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    odds = json.loads(printed(capsys, "--edition", "us", "--format", "json"))
    assert {"edition": odds["edition"], "jail": odds["jail"]} == {"edition": "us", "jail": "leave"}
    assert [one["square"] for one in odds["squares"]] == [*range(40), "jail"]
    orange = next(one for one in odds["colours"] if one["squares"] == [16, 18, 19] and one["buildings"] == 3)
    assert orange["cost"] == 560 + 9 * 100
    assert orange["turns"] == pytest.approx(orange["cost"] / orange["rent"])


def test_a_table_is_to_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "--edition", "us").splitlines()
    assert any("Illinois Avenue" in line and "3.1858" in line for line in lines)
    assert any(line.startswith("orange") and "3 houses" in line and "25 turns, 29 rolls" in line for line in lines)
    assert any("equally likely" in line for line in lines)


def test_the_table_says_why_published_figures_differ(capsys: pytest.CaptureFixture[str]) -> None:
    """They do where players stay in jail until a double, which elsewhere gives a further roll."""
    reason = "Published figures often give one, so they differ a little."
    assert reason in printed(capsys, "--jail", "stay")
    assert reason not in printed(capsys, "--jail", "leave")


def test_options_of_the_table_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert shares(capsys, "--edition", "italy", "--option", "deck=A") != shares(capsys, "--edition", "italy")
    assert "hotel                   1150" in printed(capsys, "--edition", "italy", "--option", "short")


def test_a_box_of_ones_own_has_odds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\ninherits = "us"\nname = { en = "Mine" }\n[numbers]\njail_tries = 10\n')
    assert shares(capsys, "--edition", str(path), "--jail", "stay")["jail"] > 10


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--edition", "atlantis"], "atlantis"),
        (["--edition", "nothing.toml"], "nothing.toml"),
        (["--jail", "dig"], "--jail dig"),
        (["--format", "xml"], "--format xml"),
        (["--option", "cheat"], "cheat"),
        (["--option", "deck=C"], "deck"),
        (["--option", "speedy"], "Speedy"),
        (["--edition", "italy-2013"], "speedy=false"),
        (["--edition", "deal"], "--edition deal: this game has no exact odds"),
    ],
)
def test_what_there_is_not_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: str
) -> None:
    assert main(["odds", *arguments]) == 2
    assert named in one_line(capsys)


def test_what_the_command_does_not_know_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--luck"], ["--jail"], ["us"]):
        with pytest.raises(SystemExit) as ended:
            main(["odds", *wrong])
        assert ended.value.code == 2
        one_line(capsys)
