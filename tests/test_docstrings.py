"""Docstrings of the public packages say what a function takes, returns and raises; ruff holds what it can of that."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import monopolista

PACKAGE = Path(monopolista.__file__).parent
HELD = ("*.py", "analyse/*.py", "client/*.py", "engine/*.py", "learn/*.py", "simulate/**/*.py")
SOURCES = sorted(source for pattern in HELD for source in PACKAGE.glob(pattern))
NO_RESULT = ("None", "NoReturn", "Never", "Generator[None]")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def has(function: Function, *sections: str) -> bool:
    """Say whether a docstring has any of some sections."""
    text = ast.get_docstring(function) or ""
    return any(re.search(rf"^{section}\n-+$", text, re.MULTILINE) for section in sections)


def functions(source: Path) -> Iterator[Function]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, Function) and ast.get_docstring(node):
            yield node


def returns(function: Function) -> bool:
    return function.returns is not None and ast.unparse(function.returns) not in NO_RESULT


def takes_arrays(function: Function) -> bool:
    """Say whether a function takes arrays; kernels take what Numba makes of it, annotated as Any."""
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    annotations = [ast.unparse(one.annotation) for one in arguments if one.annotation]
    is_kernel = any(ast.unparse(one) == "kernel" for one in function.decorator_list)
    return any("NDArray" in one for one in annotations) or (is_kernel and "Any" in annotations)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_functions_with_parameters_document_their_result(source: Path) -> None:
    named = [one for one in functions(source) if has(one, "Parameters") and returns(one)]
    assert [one.name for one in named if not has(one, "Returns", "Yields")] == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_functions_of_arrays_document_their_parameters(source: Path) -> None:
    public = [one for one in functions(source) if takes_arrays(one) and not one.name.startswith("_")]
    assert [one.name for one in public if not has(one, "Parameters")] == []
