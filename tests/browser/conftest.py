"""One Chromium for all browser tests of a worker."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A running Chromium; each test opens contexts of its own."""
    found = chromium()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=found.executable_path, args=list(found.args), env=dict(found.env)
        )
        yield launched
        launched.close()
