"""One Chromium for all tests of a process, beside tests that run event loops of their own.

Between two calls Playwright's event loop stands still in a greenlet, but Python still takes it for the running loop of
the thread, in which no other loop can start then. It is hidden while a test runs that has no browser.
"""

from asyncio import events
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import chromium

_events: Final[Any] = events


class PlaywrightSession:
    """Playwright and its Chromium, and the pytest plugin that hides its event loop."""

    def __init__(self) -> None:
        self._chromium = chromium()
        self._playwright = sync_playwright().start()
        self._loop = _events._get_running_loop()
        self.browser = self._chromium.launch(self._playwright)

    def launch(self, *flags: str) -> Browser:
        """Start another Chromium, with more flags; who starts it closes it."""
        return replace(self._chromium, args=(*self._chromium.args, *flags)).launch(self._playwright)

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None]:
        """Hide the event loop from a test that has no browser."""
        if "browser" in getattr(item, "fixturenames", ()):
            yield
        else:
            with self._running(None):
                yield

    @contextmanager
    def shown(self) -> Generator[None]:
        """Show the event loop to a fixture that is torn down, maybe after a test that has no browser."""
        with self._running(self._loop):
            yield

    def stop(self) -> None:
        """Close Chromium and end Playwright."""
        with self.shown():
            self.browser.close()
            self._playwright.stop()
            self._loop = None

    @contextmanager
    def _running(self, loop: Any) -> Generator[None]:
        before = _events._get_running_loop()
        _events._set_running_loop(loop)
        try:
            yield
        finally:
            _events._set_running_loop(before if self._loop else None)
