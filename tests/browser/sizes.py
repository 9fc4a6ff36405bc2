"""The windows in which screens are looked at: a desk's, a tablet's both ways, and a phone's both ways."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.screens import rest
from tests.browser.visitor import DESK, PHONE

ACROSS: Final[ViewportSize] = {"width": 844, "height": 390}
SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
UPRIGHT: Final[ViewportSize] = {"width": 768, "height": 1024}
LEVEL: Final[ViewportSize] = {"width": 1024, "height": 768}
LOW: Final[ViewportSize] = {"width": 1280, "height": 720}
SIZES: Final = (DESK, LEVEL, UPRIGHT, PHONE, ACROSS)


def named(*sizes: ViewportSize) -> pytest.MarkDecorator:
    """Return what runs a test once in each of these sizes."""
    return pytest.mark.parametrize("size", sizes, ids=[f"{size['width']}x{size['height']}" for size in sizes])


IN_EVERY_SIZE = named(*SIZES)
Test = TypeVar("Test", bound=Callable[..., Any])


def drawn(*sizes: ViewportSize) -> Callable[[Test], Test]:
    """Return what runs a test in one of these sizes, which the seed of the run draws, and in campaigns in each."""

    def marked(test: Test) -> Test:
        return pytest.mark.campaign(sample=1)(named(*sizes)(test))

    return marked


def is_phone(size: ViewportSize) -> bool:
    """Say whether a window is as narrow or as low as a phone's."""
    return min(size["width"], size["height"]) <= PHONE["width"]


def wait_for_frames(page: Page) -> None:
    """Wait until the page has been drawn with what has just changed, and with what follows from its new sizes."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def resize(page: Page, size: ViewportSize) -> None:
    """Change the window, and wait until everything has its place."""
    page.set_viewport_size(size)
    wait_for_frames(page)
    rest(page)
