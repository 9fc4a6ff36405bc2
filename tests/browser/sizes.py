"""The windows in which screens are looked at: a desk's, a tablet's both ways, and a phone's both ways."""

from typing import Final

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
