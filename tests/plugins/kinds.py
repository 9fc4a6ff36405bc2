"""Pytest plugin: give every test exactly one kind, by which ``make test KIND=…`` selects.

A test that takes the ``browser`` fixture is a browser test. Tests that call compiled kernels or start child processes
carry the marker ``compiled`` or ``process``, those that play thousands of games or kill servers ``campaign``. All
others are unit tests. A browser test with more than MOST_CASES cases, such as one for each screen and language, is a
campaign, too: in each run one part shows that it works, and a full run shows that nothing is cut anywhere. A unit test
that starts a process fails and names the marker it lacks. So does any test that calls a compiled kernel, a campaign's
part too: by its marker such tests come to one process (``order.py``).
"""

import multiprocessing.util
import sys
from collections import Counter
from collections.abc import Callable, Generator
from typing import Any, Final

import pytest

KINDS: Final = {
    "unit": "runs in the process of the tests, in plain Python",
    "compiled": "calls compiled kernels",
    "process": "starts a real server, a database or another child process",
    "browser": "drives Chromium",
    "campaign": "one part of thousands of games, kills, mutations or screens; see tests/plugins/campaigns.py",
}
STARTS_A_PROCESS: Final = frozenset({"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn"})
"""Audit events of the standard library by which a child process begins."""

MOST_CASES: Final = 3
"""Cases that a browser test may have without being a campaign: each takes seconds."""

_running: set[str] = set()
"""The kind of the test that runs in this process, if one does, and its markers of other kinds."""


class WrongKindError(AssertionError):
    """A test that does what its kind does not cover."""


def kind_of(item: pytest.Item) -> str:
    """Return the kind of a test: what it is marked as, else what its fixtures make it."""
    marked = _markers_of(item)
    if "campaign" in marked:
        return "campaign"
    if "browser" in getattr(item, "fixturenames", ()):
        return "browser"
    assert len(marked) < 2, f"{item.nodeid} is marked {' and '.join(marked)}: a test has one kind"
    return marked[0] if marked else "unit"


def _markers_of(item: pytest.Item) -> list[str]:
    marked = {mark.name for mark in item.iter_markers()}
    return [kind for kind in KINDS if kind in marked]


def calls_kernels(item: pytest.Item) -> bool:
    """Whether a test calls compiled kernels."""
    return item.get_closest_marker("compiled") is not None


def require(kind: str) -> None:
    """Raise WrongKindError where the running test does not cover what another kind does."""
    if _running == {"unit"} or (kind == "compiled" and _running and kind not in _running):
        raise WrongKindError(f"this test needs the marker: @pytest.mark.{kind}")


def pytest_configure(config: pytest.Config) -> None:
    """Make the kinds known as markers."""
    for kind, meaning in KINDS.items():
        config.addinivalue_line("markers", f"{kind}: {meaning}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test as what it is, before ``-m`` selects."""
    cases = Counter[str]()
    for item in items:
        if item.get_closest_marker(kind := kind_of(item)) is None:
            item.add_marker(kind)
        if kind == "browser":
            cases[item.nodeid.partition("[")[0]] += 1
    for test, count in cases.items():
        if count > MOST_CASES:
            raise pytest.UsageError(f"{test} has {count} cases; it needs the marker: @pytest.mark.campaign(sample=1)")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None]:
    """Remember what runs while it does."""
    _running.update((kind_of(item), *_markers_of(item)))
    yield
    _running.clear()


def _audit(event: str, _: tuple[Any, ...]) -> None:
    if event in STARTS_A_PROCESS and _running:
        require("process")


def _guarded(spawn: Callable[..., Any]) -> Callable[..., Any]:
    """Return how ``multiprocessing`` starts a process, which raises no audit event, so that it counts as one."""

    def guarded(*arguments: Any) -> Any:
        require("process")
        return spawn(*arguments)

    return guarded


sys.addaudithook(_audit)
_util: Any = multiprocessing.util
_util.spawnv_passfds = _guarded(_util.spawnv_passfds)
