"""The types written down for packages that bring none: they promise nothing that the package does not have."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

TYPINGS = Path(__file__).parents[1] / "typings"
STUBS = sorted(path for path in TYPINGS.rglob("*.pyi") if path.stat().st_size)


def module_of(stub: Path) -> str:
    parts = stub.relative_to(TYPINGS).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def promised(body: list[ast.stmt], within: str = "") -> Iterator[str]:
    """The dotted names of all classes, functions and members of enumerations that a stub declares."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield within + node.name
            yield from promised(node.body, f"{within}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            yield within + node.name
        elif within and isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield within + node.targets[0].id


def found(within: object, name: str) -> bool:
    for part in name.split("."):
        within = getattr(within, part, None)
    return within is not None


@pytest.mark.parametrize("stub", STUBS, ids=module_of)
def test_whatever_is_promised_is_there(stub: Path) -> None:
    module = importlib.import_module(module_of(stub))
    names = list(promised(ast.parse(stub.read_text()).body))
    assert [name for name in names if not found(module, name)] == []
