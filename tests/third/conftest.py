"""The fixtures of the browser tests, for the game that a scaffolded copy serves."""

from tests.browser.conftest import browser, playwright_session, visit

__all__ = ["browser", "playwright_session", "visit"]
