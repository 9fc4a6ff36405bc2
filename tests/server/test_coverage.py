"""What other servers got wrong, in short: every line has its test, and every such test a line."""

import ast
from pathlib import Path
from typing import Final

LINES: Final = (
    "all drop at once: the game survives",
    "a failure on the winning move hurts nobody else",
    "who leaves changes nothing but who is there",
    "two tabs of one browser are one seat, and steal none",
    "a restart in the middle of a choice brings the choice back",
    "a late answer leaves nobody waiting for the other",
    "two seats behind one address stay two",
    "a dead line on turn stops nothing",
    "dead connections leave the list of receivers",
    "a reload brings the same question with the same time left",
    "a restart in the middle of an auction: it goes on, nobody loses money",
    "a host or a player who leaves ends nothing: a bot keeps the seat warm and gives it back",
    "a name is shown as the characters it has",
    "an auction's countdown starts anew with each bid",
    "anybody can check the dice",
    "killed at any moment: what was acknowledged is there, and there once",
)


def marked_lines() -> set[str]:
    """Return what the tests of this folder are marked with."""
    trees = [ast.parse(source.read_text()) for source in Path(__file__).parent.rglob("test_*.py")]
    marks = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {
        str(ast.literal_eval(mark.args[0]))
        for mark in marks
        if mark.args and ast.unparse(mark.func) == "pytest.mark.case"
    }


def test_every_line_has_a_test_and_every_such_test_a_line() -> None:
    assert marked_lines() == set(LINES)
