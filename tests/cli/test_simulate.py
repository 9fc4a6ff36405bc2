"""``monopolista simulate`` and ``monopolista tournament`` as people type them.

A bot of one's own in plain Python takes part, so that nothing has to be compiled here.
"""

import json
import os
import re
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from monopolista.cli import main
from monopolista.table import Table
from monopolista.transcript import read

ROOT = Path(__file__).parents[2]
HASTY = "tests.simulate.bots:hasty"
PLAIN = ["--bots", f"{HASTY},regular", "--workers", "1"]
RUN = [sys.executable, "-m", "monopolista"]


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what was complained about: one line, behind what was noted before."""
    output = capsys.readouterr()
    assert output.out == ""
    lines = [line for line in output.err.splitlines() if "plain Python" not in line]
    assert len(lines) == 1, output.err
    assert lines[0].startswith("monopolista: ")
    return lines[0]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--edition", "atlantis"], "unknown edition 'atlantis'"),
        (["--edition", "nothing.toml"], "nothing.toml"),
        (["--bots", "perfect"], "unknown bot 'perfect'; there are: random, regular"),
        (["--bots", "nowhere:choose"], "No module named 'nowhere'"),
        (["--bots", "regular,random", "--players", "3"], "2 bots for 3 players"),
        (["--players", "9"], "--players 9: give a number from 2 to 8"),
        (["--players", "1"], "--players 1"),
        (["--bots", ",".join(["regular"] * 9)], "2 to 8 players (SET-1)"),
        (["--option", "cheat"], "--option cheat: there is no such option; there are: speedy"),
        (["--option", "short=maybe"], "maybe"),
        (["--option", "short", "--option", "short=false"], "twice"),
        (["--option", "no-auctions", "--option", "first-bid=5"], "no_auctions with first_bid"),
        (["--option", "timed=60"], "turns=N"),
        (["--games", "0"], "--games 0: give a number from 1"),
        (["--games", "many"], "--games many: give a whole number"),
        (["--workers", "0"], "--workers 0: give a number of 1 or more"),
        (["--option", "cash=many"], "--option cash=many: give a whole number"),
        (["--option", "cash"], "--option cash: give a value, as cash=1"),
        (["--option", "rent"], "--option rent: give a value, as rent="),
        (["--seed", "-1"], "--seed -1"),
        (["--workers", "0"], "--workers 0"),
        (["--language", "xx"], "--language xx: there are it, en, nl, fr"),
        (["--cluster", "tcp://127.0.0.1:1", "--workers", "2"], "--workers"),
        (["--cluster", "tcp://127.0.0.1:1", *PLAIN[:2]], "bots of your own"),
        (["--game", "3"], "--transcript"),
        (["--transcript", "game.txt"], "--game"),
        (["--game", "3", "--transcript", "game.txt", "--out", "results"], "leave out --out"),
        (["--game", "-3", "--transcript", "game.txt"], "--game -3"),
        (["--open"], "--out"),
        (["--csv"], "--out"),
        (["--positions", "10"], "--out"),
        (["--positions", "0", "--out", "results"], "--positions 0: give a number from 1"),
        (["--positions", "9", "--every", "0", "--out", "results"], "--every 0: give a number from 1"),
        (["--positions", "9", "--games", "5", "--out", "results"], "leave out --games"),
        (["--positions", "9", "--json-lines", "--out", "results"], "leave out --json-lines"),
        (["--positions", "9", "--game", "0", "--out", "results"], "leave out --game"),
        (["--every", "3"], "--positions"),
        (["--npz", "--out", "results"], "--positions"),
        (["--edition", "deal", "--bots", "thrifty"], "unknown bot 'thrifty'; there are: random, risk-aware, regular"),
        (["--edition", "deal", "--bots", HASTY], "this game takes no bots of your own"),
        (["--edition", "deal", "--players", "6"], "--players 6: give a number from 2 to 5"),
        (["--edition", "deal", "--bots", ",".join(["regular"] * 6)], "2 to 5 players (DEAL-1)"),
        (["--edition", "deal", "--option", "short"], "there is no such option; there are: no_is_play"),
    ],
)
def test_what_cannot_be_is_reported_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    reason: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", *arguments]) == 2
    assert reason in complaint(capsys)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bots", "regular"], "two or more"),
        (["--bots", "regular,regular"], "each once"),
        (["--players", "12"], "--players 12"),
        (["--games", "none"], "--games none"),
        (["--csv"], "--csv writes tables: name their folder with --out"),
    ],
)
def test_a_tournament_that_cannot_be_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    assert main(["tournament", *arguments]) == 2
    assert reason in complaint(capsys)


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_an_unwritable_folder_is_reported_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    (tmp_path / "file").write_text("mine")
    assert main([command, "--out", str(tmp_path / "file" / "results")]) == 2
    assert "results: " in complaint(capsys)


@pytest.mark.process
@pytest.mark.parametrize("command", [["simulate"], ["tournament", "--players", "2"]])
def test_no_more_workers_start_than_there_is_work_for(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    command = [*command, "--bots", f"{HASTY},regular", "--games", "1", "--option", "turns=3", "--workers", "100000"]
    assert main([*command, "--json"]) == 0
    assert re.search(r"--workers 100000: [12] instead, for ", capsys.readouterr().err)


@pytest.mark.process
def test_a_run_prints_its_summary_and_keeps_its_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--games", "6", "--seed", "7", "--option", "turns=30", *PLAIN]
    assert main([*command, "--json", "--out", str(tmp_path / "results")]) == 0
    output = json.loads(capsys.readouterr().out)
    assert (output["games"], output["finished"], output["workers"], output["compiled"]) == (6, 6, 1, False)
    assert sum(output["wins"]["seat"]) + output["shared"] == 6
    assert output["wins"]["bot"] == dict(zip([HASTY, "regular"], output["wins"]["seat"], strict=True))
    assert 0 < output["seconds"] < 60
    games = pl.read_parquet(tmp_path / "results" / "games.parquet")
    assert [games["turns"].sum(), games["decisions"].sum()] == [output["turns"], output["decisions"]]
    assert json.loads((tmp_path / "results" / "summary.json").read_text()) == output
    assert "<svg" in (tmp_path / "results" / "report.html").read_text()


@pytest.mark.process
@pytest.mark.parametrize("ending", ["parquet", "npz"])
def test_positions_are_noted_until_there_are_enough(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: str
) -> None:
    command = ["simulate", "--positions", "70", "--every", "4", "--option", "turns=20", *PLAIN, "--out", str(tmp_path)]
    assert main([*command, *(["--npz"] if ending == "npz" else [])]) == 0
    output = capsys.readouterr().out
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert output.startswith(f"70 positions of {summary['games']} games in ")
    assert f"what they hold: {tmp_path / 'positions.md'}" in output
    assert (summary["every"], summary["files"]) == (4, [f"positions-000.{ending}"])
    assert {path.name for path in tmp_path.iterdir()} == {*summary["files"], "positions.md", "summary.json"}
    assert main([*command, "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["positions"], again["games"]) == (70, summary["games"])


@pytest.mark.process
@pytest.mark.parametrize("command", [[], ["--positions", "9"]])
def test_a_bot_that_breaks_the_rules_is_reported_and_leaves_no_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    bots = "tests.simulate.bots:cheat,regular"
    assert main(["simulate", "--bots", bots, "--workers", "1", "--out", str(tmp_path / "results"), *command]) == 2
    assert "forbids" in complaint(capsys)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.process
def test_a_run_tells_people_how_it_went(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--option", "turns=20", *PLAIN]) == 0
    output = capsys.readouterr()
    assert output.out.startswith("2 games, 2 to their end, in ")
    assert "seat 2  regular" in output.out
    assert "plain Python" in output.err


@pytest.mark.process
def test_a_run_tells_programs_how_far_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--games", "32", "--option", "turns=5", "--json-lines", "--out", str(tmp_path), *PLAIN]
    assert main(command) == 0
    first, *lines, writing, done = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (first["doing"], first.get("games", 0)) == ("playing", 0)
    assert [line["games"] for line in lines] == list(range(2, 33, 2))
    assert (writing["doing"], writing["games"], done["doing"]) == ("writing", 32, "done")
    assert done["summary"] == json.loads((tmp_path / "summary.json").read_text())


@pytest.mark.process
def test_a_run_to_which_nobody_listens_any_more_stops_and_keeps_what_was_played(tmp_path: Path) -> None:
    run = begun(*PLAIN, "--option", "turns=5", "--json-lines", "--out", str(tmp_path))
    assert run.stdout is not None
    assert run.stderr is not None
    with run.stdout as lines, run.stderr:
        lines.readline()
        assert json.loads(lines.readline())["games"] > 0
    assert run.wait(120) == 130
    output = json.loads((tmp_path / "summary.json").read_text())
    assert 0 < output["games"] < output["asked"]
    assert (tmp_path / "report.html").exists()


@pytest.mark.process
def test_the_report_of_a_run_opens_in_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setenv("DISPLAY", ":0")
    command = [
        "simulate",
        "--games",
        "2",
        "--option",
        "turns=5",
        "--out",
        str(tmp_path / "my results"),
        "--open",
        *PLAIN,
    ]
    assert main(command) == 0
    assert shown == [(tmp_path / "my results" / "report.html").as_uri()]
    assert "report.html" in capsys.readouterr().out


def test_one_game_is_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    command = ["simulate", "--game", "123", "--seed", "7", "--bots", "regular", "--players", "3"]
    assert main([*command, "--transcript", str(file)]) == 0
    output = capsys.readouterr().out
    (winner,) = Table.replay(read(file.read_text()), chance=None).winners
    assert f"won by seat {winner + 1} (regular)" in output
    assert main(["replay", str(file)]) == 0
    assert main([*command, "--transcript", str(tmp_path / "no" / "game.txt")]) == 2


def test_one_card_game_is_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    command = ["simulate", "--edition", "deal", "--bots", "regular,regular,risk-aware", "--game", "5"]
    assert main([*command, "--transcript", str(file)]) == 0
    (winner,) = Table.replay(read(file.read_text()), chance=None).winners
    assert f"won by seat {winner + 1} (" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0


@pytest.mark.process
def test_a_tournament_prints_and_keeps_its_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "--games", "4", "--players", "2", "--option", "turns=30", "--workers", "1"]
    command += ["--bots", f"{HASTY},regular", "--seed", "3", "--out", str(tmp_path)]
    assert main([*command, "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["games"] == 4
    assert [bot["games"] for bot in output["bots"]] == [4, 4]
    names = {path.name for path in tmp_path.iterdir()}
    tables = ["bots", "bot_seats", "pairs", "matches"]
    assert names == {*(f"{table}.parquet" for table in tables), "tournament.html"}
    assert main([*command, "--csv"]) == 0
    assert "finished ahead, %" in capsys.readouterr().out
    for table in tables:
        rows, listed = pl.read_parquet(tmp_path / f"{table}.parquet"), pl.read_csv(tmp_path / f"{table}.csv")
        assert (listed.height, listed.columns) == (rows.height, rows.columns)


@pytest.mark.process
def test_a_tournament_gives_the_same_ratings_with_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "--games", "12", "--players", "2", "--option", "turns=30", "--json"]
    output: list[Any] = []
    for workers in ("1", "2"):
        assert main([*command, "--bots", f"{HASTY},regular", "--seed", "3", "--workers", workers]) == 0
        output.append(json.loads(capsys.readouterr().out)["bots"])
    assert output[0] == output[1]
    rating = {bot["bot"]: [bot["rating_low"], bot["rating"], bot["rating_high"]] for bot in output[0]}
    assert rating["regular"] == [1500, 1500, 1500]
    assert rating[HASTY] == sorted(rating[HASTY])


def begun(*arguments: str) -> "subprocess.Popen[str]":
    """Start a run in a process of its own, in a group of its own."""
    command = [*RUN, "simulate", "--games", "1000000", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )


def until_kept(run: "subprocess.Popen[str]", folder: Path) -> None:
    """Read how far a run is until something was kept; each line comes after what it tells of."""
    assert run.stdout is not None
    while not list((folder / "parts").glob("games-*.parquet")):
        assert run.stdout.readline(), "nothing was kept"


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("everybody", [True, False], ids=["group", "alone"])
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "term"])
def test_a_stopped_run_saves_what_was_played(tmp_path: Path, sent: signal.Signals, everybody: bool) -> None:
    run = begun(*PLAIN, "--option", "turns=5", "--json-lines", "--out", str(tmp_path))
    until_kept(run, tmp_path)
    os.killpg(run.pid, sent) if everybody else run.send_signal(sent)
    out, err = run.communicate(timeout=120)
    assert run.returncode == 128 + sent, err
    assert "Traceback" not in err
    output: dict[str, Any] = json.loads(out.splitlines()[-1])["summary"]
    assert 0 < output["games"] < output["asked"] == 1_000_000
    assert pl.read_parquet(tmp_path / "games.parquet")["game"].to_list() == list(range(output["games"]))
    assert (tmp_path / "report.html").exists()
    assert not (tmp_path / "parts").exists()


@pytest.mark.process
def test_a_run_that_is_killed_leaves_readable_files_and_no_process(tmp_path: Path) -> None:
    run = begun(*PLAIN, "--option", "turns=5", "--json-lines", "--out", str(tmp_path))
    until_kept(run, tmp_path)
    members = [os.pidfd_open(process) for process in members_of(run.pid)]
    run.kill()
    run.communicate(timeout=60)
    rows = {path.name: pl.read_parquet(path).height for path in tmp_path.rglob("*.parquet")}
    assert rows["games-00000.parquet"] > 0
    for member in members:
        assert select.select([member], [], [], 60)[0], f"left behind: {members_of(run.pid)}"
        os.close(member)
    assert len(members) > 1


def members_of(session: int) -> list[int]:
    """Return the processes of a session that are there."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, _, belongs = path.read_text().rpartition(")")[2].split()[:4]
            found += [int(path.parent.name)] if int(belongs) == session and state != "Z" else []
    return found
