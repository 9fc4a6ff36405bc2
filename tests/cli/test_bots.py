"""Bots and seats as the commands name them: listed by ``help``, and counted from 1."""

from pathlib import Path

import pytest

from monopolista.cli import main
from monopolista.games import GAMES, game_of
from monopolista.simulate.report.summary import Mean, Means, Summary, Wins, lines
from tests.cli.test_commands import one_line


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Return the bots that a command lists, and see that it does nothing else."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    output = capsys.readouterr()
    assert output.err == ""
    return [line.split()[0] for line in output.out.splitlines() if ": " in line]


@pytest.mark.parametrize("command", ["simulate", "tournament", "compare", "sweep", "terminal"])
@pytest.mark.parametrize("edition", ["italy", "deal"])
def test_help_lists_the_bots_of_a_game(capsys: pytest.CaptureFixture[str], command: str, edition: str) -> None:
    levels = list(game_of(edition).levels)
    found = listed(capsys, command, "--edition", edition, "--bots", "help")
    assert [name for name in found if name in levels] == levels


def test_help_lists_the_bots_for_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "regular" in listed(capsys, "terminal", "--lines", "--bots", "help")


@pytest.mark.parametrize("link", [(), ("LINK",)])
def test_help_lists_the_bots_that_join_a_table(capsys: pytest.CaptureFixture[str], link: tuple[str, ...]) -> None:
    levels = [level for game in GAMES.values() for level in game.levels]
    assert [name for name in listed(capsys, "join", *link, "--bot", "help") if name in levels] == levels


def test_a_bot_without_a_table_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join"]) == 2
    assert "monopolista join LINK" in one_line(capsys)


def test_a_bot_that_no_game_has_does_not_go_to_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "http://127.0.0.1:9/r/aBcD", "--bot", "genius"]) == 2
    assert "unknown bot 'genius'; there are: random, " in one_line(capsys)


@pytest.mark.parametrize("command", [["join"], ["terminal", "--lines"]])
@pytest.mark.parametrize("seat", ["0", "-1", "one"])
def test_a_seat_that_there_cannot_be_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], command: list[str], seat: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, "LINK", f"--seat={seat}"])
    assert ended.value.code == 2
    assert f"{seat}: give the number of a seat, from 1" in one_line(capsys)


def test_a_summary_counts_seats_from_one() -> None:
    wins = Wins([3, 1], {"regular": 3, "random": 1})
    means = Means(turns=Mean(25.0, 20.0, 30.0), decisions=Mean(250.0, 200.0, 300.0))
    summary = Summary(
        edition="italy", options={}, bots=("regular", "random"), seed=0, asked=4, games=4, finished=4, shared=0,
        turns=100, decisions=1000, seconds=1.0, workers=1, compiled=False, wins=wins, means=means, groups={},
    )  # fmt: skip
    assert [line.split()[:3] for line in lines(summary)[2:]] == [["seat", "1", "regular"], ["seat", "2", "random"]]


@pytest.mark.parametrize(
    "link",
    ["http://", "ftp://x/r/a", "http://localhost:99999/r/abc", "http://localhost:0/r/abc", "http://[x/r/abc", ""],
)
def test_a_link_that_leads_nowhere_is_reported_in_one_line(capsys: pytest.CaptureFixture[str], link: str) -> None:
    for command in ("join", "watch"):
        assert main([command, link]) == 2
        assert f"{link!r} is not a link to a table: give one like http://" in one_line(capsys)
