"""Directives for the Python API: exported names, and modules as their docstrings document them."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from typing import Any, ClassVar, Final

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging
from sphinx.util.typing import ExtensionMetadata

from tools.sphinxext.generated_content import GeneratedContent, plain, table

logger = logging.getLogger(__name__)
PACKAGE: Final = "monopolista"
PAGES: Final = "reference/python/"
INTERNAL: Final = {
    "__main__": "runs the command line",
    "cli": "its commands and options have a page of their own",
    "json_reader": "reads texts of strangers",
    "server": "is used through HTTP, the socket protocol and the command line",
    "terminal": "is used through the command line",
    "user_files": "reads files of the user",
}
"""Modules below the package that offer nothing to other programs, and why; all others need a page."""
OWN_OF_A_GAME: Final = re.compile(r"monopolista\.games\.(?!common\b|interface\b|learning_agents\b|registry\b)\w+")
"""The packages of single games, which are used through what games share."""
_HEADING: Final = re.compile(r"-{3,}")


class PythonPackage(GeneratedContent):
    """The documentation of a package: its own docstring and names, then each module below it."""

    required_arguments: ClassVar[int] = 1

    def lines(self) -> Iterator[str]:
        """Return a section for each module."""
        package = self.arguments[0]
        yield from _documented(package)
        for module in modules_below(package):
            yield f"## {module.removeprefix(f'{package}.')}\n"
            yield from _documented(module)


class ExportedNames(GeneratedContent):
    """The names that a package exports, each with a link to the module that defines it."""

    required_arguments: ClassVar[int] = 1

    def lines(self) -> Iterator[str]:
        """Return a row for each name."""
        package = importlib.import_module(self.arguments[0])
        names = [name for name in package.__all__ if not name.startswith("_")]
        return table(("Name", "Meaning"), (_exported(name, getattr(package, name)) for name in names))


def _exported(name: str, value: Any) -> tuple[str, str]:
    """Return the row of a name; a constant has no docstring of its own."""
    if not hasattr(value, "__qualname__"):
        return f"`{name}`", f"A constant, `{value!r}`."
    summary = (value.__doc__ or "").strip().split("\n\n")[0]
    return f"{{py:obj}}`{name} <{value.__module__}.{value.__qualname__}>`", plain(summary)


def modules_below(package: str) -> list[str]:
    """Return the names of all modules below a package, apart from private ones and those of a single game.

    A module of a game is listed all the same where the program exports a name of it.
    """
    root = importlib.import_module(package)
    exports = importlib.import_module(PACKAGE)
    exporting = {getattr(getattr(exports, name), "__module__", "") for name in exports.__all__}
    below = (module.name for module in pkgutil.walk_packages(getattr(root, "__path__", ()), f"{package}."))
    return [name for name in below if name in exporting or ("._" not in name and not OWN_OF_A_GAME.match(name))]


def _documented(module: str) -> Iterator[str]:
    options = ":members:", ":ignore-module-all:", ":show-inheritance:"
    yield "\n".join(["```{eval-rst}", f".. automodule:: {module}", *(f"   {option}" for option in options), "```", ""])


def public_modules() -> list[str]:
    """Return the modules below the package that need a page."""
    modules = {module.name for module in pkgutil.iter_modules(importlib.import_module(PACKAGE).__path__)}
    return sorted(modules - INTERNAL.keys())


def check_pages(_app: Sphinx, env: BuildEnvironment) -> None:
    """Warn of each public module that has no page."""
    for name in public_modules():
        if f"{PAGES}{name}" not in env.found_docs:
            logger.warning("write %s%s.md, or add the module to INTERNAL in %s", PAGES, name, __name__, type="pages")


def headings_to_rubrics(_app: Sphinx, what: str, *rest: Any) -> None:
    """Turn the sections of a module's docstring into rubrics, which have no anchors: several modules share a page."""
    lines: list[str] = rest[-1]
    if what == "module":
        for place in reversed(range(1, len(lines))):
            if _HEADING.fullmatch(lines[place]):
                lines[place - 1 : place + 1] = [f".. rubric:: {lines[place - 1]}", ""]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directives, and handlers that come before those of numpydoc."""
    app.setup_extension("sphinx.ext.autodoc")
    app.connect("autodoc-process-docstring", headings_to_rubrics, priority=100)
    app.setup_extension("numpydoc")
    for listener in list(app.events.listeners["autodoc-process-signature"]):
        if listener.handler.__name__ == "mangle_signature":  # of numpydoc; it fails at docstrings of builtin types
            app.disconnect(listener.id)
    app.connect("env-updated", check_pages)
    app.add_directive("python-package", PythonPackage)
    app.add_directive("exported-names", ExportedNames)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
