"""``monopolista compare`` and ``monopolista sweep`` as people type them.

A bot of one's own in plain Python takes part, so that nothing has to be compiled here.
"""

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from monopolista.cli import main
from monopolista.locales import LANGUAGES

HASTY = "tests.simulate.bots:hasty"
SHORT = ["--bots", f"{HASTY},regular", "--games", "30", "--option", "turns=6", "--workers", "1"]
MEASURES = ["won", "won", "ended", "rounds", "turns", "decisions", "worth", "worth"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["compare"], "name a difference of the second table"),
        (["compare", "--other-edition", "deal"], "deal is an edition of another game than italy"),
        (["compare", "--other-option", "cheat"], "--other-option cheat: there is no such option"),
        (["compare", "--other-bots", "regular,random"], "2 bots for 4 players"),
        (["compare", "--other-option", "short", "--games", "29"], "--games 29: give a number from 30"),
        (
            ["compare", "--other-option", "short", "--confidence", "100"],
            "--confidence 100: give a number from 50",
        ),
        (["sweep"], "--vary: name the number that differs and its values"),
        (["sweep", "--vary", "cash=1000"], "--vary cash=1000: give 2 to 50 values, each once"),
        (["sweep", "--vary", "cash=1000,1000"], "each once"),
        (["sweep", "--vary", "cash=1000:2000"], "give first:last:step"),
        (["sweep", "--vary", "cash"], "--vary cash: give its values, as cash=1000,1500,2000"),
        (["sweep", "--vary", "cash=low,high"], "--vary cash=low: give a whole number"),
        (["sweep", "--vary", "short=0,1"], "--vary short: there is no such number; there are: "),
        (["sweep", "--vary", "numbers.luck=1,2"], "italy has no such number; there are: numbers.cash, "),
        (["sweep", "--vary", "numbers.jail_tries=3,40"], "jail_tries"),
        (["sweep", "--vary", "luck.cash=1,2"], "numbers.salary is one"),
    ],
)
def test_what_cannot_be_compared_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("monopolista: ")
    assert reason in output.err


@pytest.mark.process
def test_a_comparison_prints_both_tables_and_keeps_the_differences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["compare", *SHORT, "--other-option", "cash=500", "--option", "cash=1500", "--out", str(tmp_path)]
    assert main([*command, "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert [table["options"]["cash"] for table in record["tables"]] == [1500, 500]
    poorer = [row for row in record["differences"] if row["measure"] == "worth"]
    assert all(row["differs"] and -1100 < row["difference"] < -500 for row in poorer)
    kept, listed = pl.read_parquet(tmp_path / "differences.parquet"), pl.read_csv(tmp_path / "differences.csv")
    assert kept["measure"].to_list() == listed["measure"].to_list() == MEASURES
    assert kept["difference"].to_list() == pytest.approx(listed["difference"].to_list())
    assert (tmp_path / "comparison.html").read_text(encoding="utf-8").count("<svg") == 6
    assert main(command[:-2]) == 0
    printed = capsys.readouterr().out
    assert f"second  italy, turns=6, cash=500, bots {HASTY} regular" in printed
    assert "30 pairs of games of the same seeds; " in printed


@pytest.mark.process
def test_a_table_does_not_differ_from_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", *SHORT, "--other-option", "cash=1500", "--seed", "5", "--json"]) == 0
    record: Any = json.loads(capsys.readouterr().out)
    assert {(row["difference"], row["low"], row["high"], row["differs"]) for row in record["differences"]} == {
        (0, 0, 0, False)
    }


@pytest.mark.process
@pytest.mark.parametrize("varied", ["cash", "numbers.cash"])
def test_a_sweep_has_a_row_for_each_value_and_measure(tmp_path: Path, varied: str) -> None:
    command = ["sweep", *SHORT, "--vary", f"{varied}=500:1500:500", "--out", str(tmp_path)]
    assert main(command) == 0
    points = pl.read_parquet(tmp_path / "points.parquet")
    assert points["value"].unique(maintain_order=True).to_list() == [500, 1000, 1500]
    assert points.filter(pl.col("value") == 500)["difference"].null_count() == len(MEASURES)
    worth = points.filter((pl.col("measure") == "worth") & (pl.col("seat") == 0))
    assert worth["mean"].is_sorted()
    assert worth["differs"].to_list() == [None, True, True]
    assert "<svg" in (tmp_path / "sweep.html").read_text(encoding="utf-8")


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_written_in_every_language(tmp_path: Path, language: str) -> None:
    titles = {"en": "Two tables compared", "it": "Due tavoli a confronto"}
    titles |= {"nl": "Twee tafels vergeleken", "fr": "Deux tables comparées"}
    asked = ["--other-option", "cash=500", "--out", str(tmp_path), "--language", language]
    assert main(["compare", *SHORT, *asked]) == 0
    assert titles[language] in (tmp_path / "comparison.html").read_text(encoding="utf-8")
