"""Every line has a test."""

from pathlib import Path

from tests.cases.lines import CLASSIC, DEAL
from tests.cases.marked import marked

TESTS = Path(__file__).parents[1]


def test_every_line_has_a_test() -> None:
    folders = {source.parent for source in TESTS.rglob("test_*.py") if "node_modules" not in source.parts}
    covered = {line for folder in folders for line in marked(folder, "case")}
    assert [line for line in (*CLASSIC, *DEAL) if line not in covered] == []


def test_no_line_stands_there_twice() -> None:
    lines = (*CLASSIC, *DEAL)
    assert len(set(lines)) == len(lines)
