"""One Chromium and one server for the tests of a module, and browsers that anybody may open.

Not for the whole run: while Playwright is started, no other test of the process can run an event loop of its own.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.server import Server
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
