"""The pages on simulations say what there is, and what they show works."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from monopolista.cli.commands import compare, simulate, sweep
from monopolista.games import GAMES
from monopolista.games.interface.learning import length_of
from monopolista.simulate.report.comparison_schema import COMPARISON, SWEEP
from monopolista.simulate.report.tournament_schema import TOURNAMENT
from monopolista.simulate.runner.position_sampling import COLUMNS
from tests.simulate.positions import STATED, keep, taking

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "how-to" / "simulate.md").read_text(encoding="utf-8")
TABLES_PAGE = (DOCS / "reference" / "simulation-tables.md").read_text(encoding="utf-8")
KINDS = {
    "Boolean": "true or false",
    "String": "text",
    "Int16": "whole number",
    "Int32": "whole number",
    "Int64": "whole number",
    "Float64": "number",
    "List(Int16)": "list of whole numbers",
    "List(Int64)": "list of whole numbers",
    "List(String)": "list of texts",
}


CHAPTERS = {
    **{f"The tables of `{name}`": game.simulator.tables for name, game in GAMES.items()},
    "The tables of a tournament": TOURNAMENT,
    "The tables of a comparison": COMPARISON,
    "The tables of a sweep": SWEEP,
}
TABLES = [(chapter, name) for chapter, tables in CHAPTERS.items() for name in tables]


def chapter_of(name: str) -> str:
    """Return what a chapter says."""
    return TABLES_PAGE.split(f"\n## {name}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_table_has_its_section(chapter: str) -> None:
    assert re.findall(r"^### `(\w+)`$", chapter_of(chapter), re.MULTILINE) == list(CHAPTERS[chapter])


@pytest.mark.parametrize(("chapter", "table"), TABLES)
def test_a_table_is_described_column_by_column(chapter: str, table: str) -> None:
    section = chapter_of(chapter).split(f"### `{table}`\n")[1].split("\n#")[0]
    described = re.findall(r"^\| `(\w+)` \| ([a-z ]+) \| (.+) \|$", section, re.MULTILINE)
    stated = [(column.name, KINDS[str(column.kind)], column.doc) for column in CHAPTERS[chapter][table]]
    assert described == stated


OPTION = r"--[a-z]+(?:-[a-z]+)*"
EVERYWHERE = {"--quiet"}
"""Options that every command has, which a page may name or not."""


def options_of(*commands: Callable[[argparse.ArgumentParser], None]) -> set[str]:
    """Return the options of commands."""
    found: set[str] = set()
    for add in commands:
        parser = argparse.ArgumentParser(add_help=False)
        add(parser)
        found.update(re.findall(OPTION, parser.format_help()))
    return found


def test_every_option_is_described() -> None:
    assert set(re.findall(OPTION, PAGE)) - EVERYWHERE == options_of(simulate.add)


def test_every_option_of_comparisons_is_described() -> None:
    page = (DOCS / "how-to" / "compare-tables.md").read_text(encoding="utf-8")
    assert set(re.findall(OPTION, page)) == options_of(compare.add, sweep.add)


READING, PLAYING = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(PLAYING.replace("count=20", "count=2"), "docs/how-to/simulate.md", "exec"), {})  # noqa: S102
    assert re.fullmatch(r"[\d.]+ \d+\n", capsys.readouterr().out)


def test_the_example_reads_positions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(tmp_path / "positions", STATED["regular"], 60, "parquet", taking(STATED["regular"], 1))
    monkeypatch.chdir(tmp_path)
    exec(compile(READING, "docs/how-to/simulate.md", "exec"), {})  # noqa: S102
    assert re.fullmatch(r"1205 1 0\.\d+\n", capsys.readouterr().out)


def test_positions_are_described_column_by_column() -> None:
    described = re.findall(r"^\| `(\w+)` \| (.+) \| (\w+) \| (.+) \|$", chapter_of("Positions"), re.MULTILINE)
    shapes: dict[str, list[str]] = {"observation": [], "mask": []}
    for game in GAMES.values():
        shapes["observation"].append(f"({length_of(game.learning.fields)},) in `{game.name}`")
        shapes["mask"].append(f"({sum(block.length for block in game.learning.blocks)},) in `{game.name}`")
    shape_texts = {name: ", ".join(known) for name, known in shapes.items()}
    assert described == [
        (one.name, shape_texts.get(one.name, "()"), np.dtype(one.kind).name, one.doc) for one in COLUMNS
    ]
