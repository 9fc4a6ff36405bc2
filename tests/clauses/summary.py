"""How much the tests cover, counted from what they declare: kinds, clauses by edition, options, languages, screens.

``make clauses`` prints it below the table of clauses. Campaigns count in full, not as the sample of a day.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import redirect_stdout
from io import StringIO
from typing import Any, Final, cast

import pytest

from monopolista.games import GAMES
from monopolista.games.common.options import declared
from monopolista.locales import LANGUAGES
from tests.clauses.proofs import editions_with
from tests.plugins.kinds import KINDS, kind_of

BROWSER: Final = "tests.browser."
SMALLEST: Final = 300
"""Pixels that a window has at least; pairs of smaller numbers are something else."""


class _Collected:
    """Keeps what pytest has collected."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = session.items


def collected() -> list[pytest.Item]:
    """Return every test, each part of a campaign among them."""
    found, said = _Collected(), StringIO()
    asked = ["--collect-only", "--campaigns", "-qq", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    with redirect_stdout(said):
        status = pytest.main(asked, plugins=[found])
    assert status == pytest.ExitCode.OK, said.getvalue()[-2000:]
    return found.items


def parameters(item: pytest.Item) -> Mapping[str, Any]:
    """Return the parameters of a test by their names."""
    spec = getattr(item, "callspec", None)
    return spec.params if spec else {}


def module_of(item: pytest.Item) -> Any:
    """Return the module of a test."""
    return getattr(item, "module", None)


def clause_proofs(items: Iterable[pytest.Item]) -> Counter[tuple[str, str]]:
    """Return how many tests prove a clause in an edition, those with several parameters counted for each.

    A test that is played in every edition has the edition as a parameter, and proves its clause in that one alone.
    """
    found = Counter[tuple[str, str]]()
    for item in items:
        played = parameters(item).get("edition")
        for mark in item.iter_markers("clause"):
            named = mark.args[1:] or editions_with(mark.args[0])
            found.update((mark.args[0], edition) for edition in named if played in (None, edition))
    return found


def named(items: Iterable[pytest.Item], mark: str) -> Counter[str]:
    """Return how many tests carry each name of a mark, such as an option."""
    return Counter(name for item in items for one in item.iter_markers(mark) for name in one.args)


def languages(items: Iterable[pytest.Item]) -> Counter[str]:
    """Return how many tests are parametrized with each language, by themselves or by their device."""
    found = Counter[str]()
    for item in items:
        values = parameters(item)
        devices = getattr(module_of(item), "DEVICES", {})
        device = values.get("device") or devices.get(values.get("where"))
        said = values.get("language") or getattr(device, "language", None)
        found.update([said] if said in LANGUAGES else [])
    return found


def screens(items: Iterable[pytest.Item]) -> Counter[str]:
    """Return on how many devices each question, card or panel is shown, for each sweep of the browser tests."""
    found = Counter[str]()
    for item in items:
        if "where" in parameters(item) and module_of(item).__name__.startswith(BROWSER):
            found[f"{module_of(item).__name__.removeprefix(BROWSER)}.{getattr(item, 'originalname', item.name)}"] += 1
    return found


def windows(items: Iterable[pytest.Item]) -> set[tuple[int, int]]:
    """Return the sizes of all windows that modules with browser tests name."""
    modules: dict[str, Any] = {str(getattr(module_of(item), "__name__", "")): module_of(item) for item in items}
    named_there: list[dict[str, Any]] = [vars(modules[name]) for name in modules if name.startswith(BROWSER)]
    return {size for names in named_there for value in names.values() for size in sizes_in(value)}


def sizes_in(value: Any) -> Iterator[tuple[int, int]]:
    """Yield the sizes in a value: a viewport, a pair of numbers, or a collection of these."""
    if isinstance(value, dict):
        size = cast("dict[str, int]", value)
        if {"width", "height"} == size.keys():
            yield size["width"], size["height"]
    elif isinstance(value, tuple | list):
        parts: list[Any] = [*value]
        if len(parts) == 2 and all(isinstance(one, int) and one >= SMALLEST for one in parts):
            yield parts[0], parts[1]
        else:
            for one in parts:
                yield from sizes_in(one)


def lines(items: list[pytest.Item]) -> Iterator[str]:
    """Write the summary."""
    kinds = Counter(map(kind_of, items))
    yield f"tests               {len(items)}: " + ", ".join(f"{kinds[kind]} {kind}" for kind in KINDS)
    pairs = {(clause, edition) for game in GAMES.values() for clause in game.words.clauses.values()
             for edition in game.editions()}  # fmt: skip
    proofs = clause_proofs(items)
    yield f"clauses × editions  {len(proofs.keys() & pairs)} of {len(pairs)}, by {proofs.total()} tests"
    options = {name for game in GAMES.values() for name in declared(game.options)}
    chosen = named(items, "option")
    yield f"options             {len(chosen.keys() & options)} of {len(options)}, by {chosen.total()} tests"
    spoken = languages(items)
    yield f"languages           {len(spoken)} of {len(LANGUAGES)}: " + ", ".join(
        f"{language} in {spoken[language]} tests" for language in LANGUAGES
    )
    shown = screens(items)
    yield f"screens × devices   {shown.total()}: " + ", ".join(f"{count} {sweep}" for sweep, count in shown.items())
    sizes = sorted(windows(items))
    yield f"window sizes        {len(sizes)}: " + ", ".join(f"{width} × {height}" for width, height in sizes)
