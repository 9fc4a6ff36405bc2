"""The documentation in a browser: its own scripts run under the policy of the server, without any other site."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit
from tests.docs.site import build, write_small
from tests.server.running import Running, server


@pytest.fixture(scope="module")
def documented(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a small documentation site, built as the whole one is."""
    folder = tmp_path_factory.mktemp("documented")
    source = write_small(folder)
    with (source / "index.md").open("a") as page:
        page.write("\nA parrot plays.\n\n```sh\nmonopolista play\n```\n")
    done = build(source, folder / "site")
    assert (done.returncode, done.stderr) == (0, "")
    with server(folder, "--documentation", str(folder / "site")) as running:
        yield running


def test_the_colours_of_the_page_can_be_changed(documented: Running, visit: Visit) -> None:
    page = visit().page
    page.goto(f"{documented.address}docs/")
    expect(page.locator("body")).to_have_attribute("data-theme", "auto")
    page.locator(".content-icon-container .theme-toggle, .theme-toggle-header .theme-toggle").locator(
        "visible=true"
    ).first.click()
    expect(page.locator("body")).not_to_have_attribute("data-theme", "auto")


def test_a_word_is_searched_and_found(documented: Running, visit: Visit) -> None:
    page = visit().page
    page.goto(f"{documented.address}docs/")
    page.get_by_placeholder("Search").first.fill("parrot")
    page.get_by_placeholder("Search").first.press("Enter")
    page.get_by_role("link", name="A page").last.click()
    expect(page.locator("article")).to_contain_text("A parrot plays.")


def test_an_example_has_a_button_that_copies_it(documented: Running, visit: Visit) -> None:
    page = visit().page
    page.goto(f"{documented.address}docs/")
    expect(page.locator("button.copybtn")).to_have_count(1)


def test_a_page_asks_no_other_site(documented: Running, visit: Visit) -> None:
    page = visit().page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{documented.address}docs/", wait_until="networkidle")
    assert len(asked) > 3
    assert [url for url in asked if not url.startswith((documented.address, "data:"))] == []


def test_the_site_opens_from_its_folder_too(documented: Running, visit: Visit) -> None:
    """Without a server: a file opens the others beside it."""
    site = documented.errors.parent / "site"
    page = visit().page
    page.goto((site / "index.html").as_uri())
    expect(page.locator("article")).to_contain_text("A parrot plays.")
    expect(page.locator("body")).to_have_attribute("data-theme", "auto")
