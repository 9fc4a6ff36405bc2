"""One Chromium and one server for the tests of a module, and browsers that anybody may open.

Not for the whole run: while Playwright is started, no other test of the process can run an event loop of its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from monopolista.table import Table
from tests.browser.chromium import chromium
from tests.browser.server import Server
from tests.browser.stage import Stage
from tests.browser.visitor import Device, Visit, Visitor

expect.set_options(timeout=15_000)  # a machine may be busy


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A running Chromium; each test opens contexts of its own."""
    found = chromium()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=found.executable_path, args=list(found.args), env=dict(found.env)
        )
        yield launched
        launched.close()


@dataclass
class Kept:
    """Screens that are kept open on their devices, and at which one table after the other is laid."""

    browser: Browser
    _stages: dict[str, tuple[Visitor, Stage]] = field(default_factory=dict[str, tuple[Visitor, Stage]])

    def show(self, table: Table, device: Device) -> Visitor:
        """Lay a table on the screen of a device, at which the first seat sits."""
        if repr(device) in self._stages:
            visitor, stage = self._stages[repr(device)]
            stage.show(table)
        else:
            visitor = Visitor(self.browser, device)
            stage = Stage(visitor.page, table, [0])
            stage.open()
            self._stages[repr(device)] = (visitor, stage)
        return visitor

    def complaints(self) -> list[str]:
        """Return what any of the screens complained about, and forget it."""
        said = [one for visitor, _ in self._stages.values() for one in visitor.complaints]
        for visitor, _ in self._stages.values():
            visitor.complaints.clear()
        return said

    def leave(self) -> None:
        """Close all screens."""
        for visitor, _ in self._stages.values():
            visitor.leave()


@pytest.fixture(scope="module")
def kept_open(browser: Browser) -> Iterator[Kept]:
    """The screens that the tests of a module keep open."""
    kept = Kept(browser)
    yield kept
    kept.leave()
    assert kept.complaints() == []


@pytest.fixture
def kept(kept_open: Kept) -> Iterator[Kept]:
    """Lay tables on screens that stay open; after the test none of them may have complained."""
    yield kept_open
    assert kept_open.complaints() == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server that the tests of a module share; each test plays in rooms of its own."""
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Open a browser of its own for somebody; afterwards none of their pages may have complained."""
    visitors: list[Visitor] = []

    def come(device: Device | None = None) -> Visitor:
        visitors.append(Visitor(browser, device or Device()))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [said for visitor in visitors for said in visitor.complaints] == []
