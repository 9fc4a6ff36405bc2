"""The browser that the other browser tests stand on."""

from playwright.sync_api import Browser

from tests.browser.screens import box


def test_it_renders_text_with_fonts(browser: Browser) -> None:
    with browser.new_page() as page:
        page.set_content("<h1 style='display: inline-block'>Vicolo Corto — 60 €</h1>")
        assert page.inner_text("h1") == "Vicolo Corto — 60 €"
        assert box(page.locator("h1"))["width"] > 100
