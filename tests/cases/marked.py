"""What tests say of themselves by a mark, read from their source: nothing of them need be imported."""

import ast
from pathlib import Path


def marked(folder: Path, mark: str) -> dict[str, list[str]]:
    """Return the tests of a folder by what ``@pytest.mark.<mark>("…")`` says of them."""
    found: dict[str, list[str]] = {}
    for source in sorted(folder.glob("test_*.py")):
        text = source.read_text()
        for node in ast.walk(ast.parse(text)) if f"pytest.mark.{mark}(" in text else ():
            if isinstance(node, ast.FunctionDef):
                for value in _values(node, mark):
                    found.setdefault(value, []).append(f"{source.name}::{node.name}")
    return found


def _values(function: ast.FunctionDef, mark: str) -> list[str]:
    calls = [one for one in function.decorator_list if isinstance(one, ast.Call)]
    return [str(ast.literal_eval(one.args[0])) for one in calls if ast.unparse(one.func) == f"pytest.mark.{mark}"]
