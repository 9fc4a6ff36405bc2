"""Every clause of the classic game has a scenario, and every scenario a clause that exists."""

import ast
import doctest
from pathlib import Path

from monopolista.kernel.clauses import NAMES
from tests import scenario

FOLDER = Path(__file__).parent


def marked(folder: Path, mark: str) -> dict[str, list[str]]:
    """Return the tests of a folder by what ``@pytest.mark.<mark>("…")`` says of them."""
    found: dict[str, list[str]] = {}
    for source in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.FunctionDef):
                for value in _values(node, mark):
                    found.setdefault(value, []).append(f"{source.name}::{node.name}")
    return found


def _values(function: ast.FunctionDef, mark: str) -> list[str]:
    calls = [one for one in function.decorator_list if isinstance(one, ast.Call)]
    return [str(ast.literal_eval(one.args[0])) for one in calls if ast.unparse(one.func) == f"pytest.mark.{mark}"]


def test_no_clause_is_without_a_scenario() -> None:
    assert set(NAMES.values()) - set(marked(FOLDER, "clause")) == set()


def test_no_scenario_names_a_clause_that_does_not_exist() -> None:
    assert set(marked(FOLDER, "clause")) - set(NAMES.values()) == set()


def test_every_scenario_names_its_clause() -> None:
    named = {test for tests in marked(FOLDER, "clause").values() for test in tests}
    for source in sorted(FOLDER.glob("test_*.py")):
        functions = [one for one in ast.parse(source.read_text()).body if isinstance(one, ast.FunctionDef)]
        tests = {f"{source.name}::{one.name}" for one in functions if one.name.startswith("test_")}
        assert source.name == Path(__file__).name or tests <= named


def test_the_language_of_scenarios_is_as_its_example_says() -> None:
    assert doctest.testmod(scenario).attempted > 0
    assert doctest.testmod(scenario).failed == 0
