"""What the types in ``typings/`` promise of packages that bring none, and what of it the packages lack.

Run as a program it looks at the packages named, where pytest is not.
"""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

TYPINGS = Path(__file__).parents[1] / "typings"
STUBS = sorted(path for path in TYPINGS.rglob("*.pyi") if path.stat().st_size)
TO_TRAIN = ("sb3_contrib", "stable_baselines3", "torch")
"""Packages that are too large for the tests' own environment: looked at where the wheel is tried with its extras."""


def package_of(stub: Path) -> str:
    return stub.relative_to(TYPINGS).with_suffix("").parts[0]


def module_of(stub: Path) -> str:
    parts = stub.relative_to(TYPINGS).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def lacking(stub: Path) -> list[str]:
    """Return what a stub promises and its module has not."""
    module = importlib.import_module(module_of(stub))
    return [name for name in promised(ast.parse(stub.read_text()).body) if not found(module, name)]


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


if __name__ == "__main__":
    looked_at = {module_of(stub): lacking(stub) for stub in STUBS if package_of(stub) in sys.argv[1:]}
    sys.stdout.write(f"{len(looked_at)} { ({name: lacks for name, lacks in looked_at.items() if lacks}) }\n")
