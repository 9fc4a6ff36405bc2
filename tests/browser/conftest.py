"""One Chromium for the tests of a module.

Not for the whole run: while Playwright is started, no other test of the process can run an event loop of its own.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import chromium


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
