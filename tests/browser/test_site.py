"""The program as a site: what the first page fetches, that it can be installed, and what opens without a network."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Route, expect

from monopolista import Table
from monopolista.locales import LANGUAGES
from monopolista.server.http.static import spa as pages
from tests.browser.keeping import kept
from tests.browser.laid import Laid, lay, played
from tests.browser.remade import Remade
from tests.browser.screens import rest, too_wide, violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit, Visitor

SCRIPT_AND_STYLE = 60_000
"""Bytes on the line, their headers included."""
LETTERS = 90_000
KEPT = "() => navigator.serviceWorker.ready.then(({ active }) => active.state)"


@pytest.fixture(params=["", "/games/of-mine"], ids=["host", "base"])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Remade]:
    """A server that goes away and comes back."""
    shutil.copytree(pages.WEB, tmp_path / "built")
    with Remade(tmp_path, base=request.param) as server:
        yield server


def result_of(line: CDPSession, method: str) -> Any:
    """Ask Chromium itself."""
    return line.send(method)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


def fetched(visitor: Visitor, address: str) -> dict[str, tuple[str, int]]:
    """Open a page; return the kind of everything that came over the line, and its bytes."""
    line = visitor.context.new_cdp_session(visitor.page)
    result_of(line, "Network.enable")
    kinds: dict[str, tuple[str, str]] = {}
    found: dict[str, tuple[str, int]] = {}

    def record(answer: dict[str, Any]) -> None:
        kinds[answer["requestId"]] = (answer["response"]["url"], answer["type"])

    def done(request: dict[str, Any]) -> None:
        if request["requestId"] in kinds:
            url, kind = kinds[request["requestId"]]
            found[url] = (kind, int(request["encodedDataLength"]))

    line.on("Network.responseReceived", record)
    line.on("Network.loadingFinished", done)
    visitor.page.goto(address)
    visitor.page.wait_for_load_state("networkidle")
    return found


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_fetches_little_and_no_game(server: Server, visit: Visit, language: str) -> None:
    visitor = visit(Device(language))
    found = fetched(visitor, server.address)
    size = {kind: sum(size for one, size in found.values() if one == kind) for kind, _ in found.values()}
    assert 20_000 < size["Script"] + size["Stylesheet"] <= SCRIPT_AND_STYLE, found
    assert size["Font"] <= LETTERS
    words = {name for name in found if "_words" in name}
    assert [name.partition("_words-")[2].partition("-all-")[0] for name in words] == [language]
    games = [name for name in found if re.search(r"/(parts|Screen|game|Replay|Lobby|\w*words-\w+-(?!all))-", name)]
    assert games == []


def test_a_table_fetches_what_its_page_names_once(server: Server, visit: Visit) -> None:
    visitor = visit(Device())
    visitor.page.goto(lay(server, played(2, 3, 4)).watch)
    visitor.page.locator("[data-purse='0']").wait_for()
    links, names = visitor.page.evaluate("""() => [
      [...document.querySelectorAll('link')].map(({ href }) => href),
      performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/')),
    ]""")
    assert len([name for name in names if "/TablePage-" in name]) == 1
    assert sorted(names) == sorted(set(names))
    assert len([name for name in links if "/TablePage-" in name]) == 1


def test_a_table_paints_its_loading_screen_once_and_waits_for_no_style_of_the_table(
    server: Server, visit: Visit
) -> None:
    visitor = visit(Device())
    visitor.page.add_init_script("""
      window.screens = new Set();
      window.styles = [];
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('.loading-screen')) window.screens.add(one);
      }).observe(document, { childList: true, subtree: true });
      document.addEventListener('DOMContentLoaded', () => {
        window.styles = [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => href);
      });
    """)
    visitor.page.goto(lay(server, played(2, 3, 4)).watch)
    visitor.page.locator("[data-purse='0']").wait_for()
    assert visitor.page.evaluate("window.screens.size") == 1
    expect(visitor.page.locator(".loading-screen")).to_have_count(0)
    (style,) = visitor.page.evaluate("window.styles")
    assert "/first-" in style


def test_a_part_that_cannot_be_fetched_reloads_the_page_once(server: Server, visit: Visit) -> None:
    visitor = visit(Device())
    page = visitor.page
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route(re.compile(r"/assets/RulesPage-[^/]*\.js$"), refuse)
    with page.expect_event("requestfailed", lambda _: len(asked) == 2):
        page.goto(f"{server.address}/rules/italy")
    page.wait_for_load_state("networkidle")
    assert len(asked) == 2
    visitor.complaints.clear()  # the part that is missing


def test_it_can_be_installed(server: Server, visit: Visit) -> None:
    visitor = visit(Device("nl", keeping=True))
    visitor.page.goto(server.address)
    assert visitor.page.evaluate(KEPT) in ("activating", "activated")
    line = visitor.context.new_cdp_session(visitor.page)
    assert result_of(line, "Page.getAppManifest")["errors"] == []
    # A test's browser has a profile that is thrown away, which is all that is in the way.
    errors = [one["errorId"] for one in result_of(line, "Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(errors) <= {"in-incognito"}
    assert result_of(line, "Page.getAppManifest")["url"].endswith("/manifest.nl.webmanifest")


def seen(visitor: Visitor, laid: Laid, transcript: Path) -> None:
    """Look at the rules, a table, its replay and a saved game, while there is a network."""
    page = visitor.page
    address = laid.address.rpartition("/r/")[0]
    page.goto(f"{address}/rules/italy")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    kept(page, address, "/", "/api/rulebook/italy?language=en", "/api/editions")
    page.goto(laid.address)
    expect(page.locator("[data-purse='0']")).to_be_visible()
    kept(page, address, f"/kept/tables/{laid.address.rpartition('/')[2]}", "/kept/played")
    page.goto(f"{address}/replay/{laid.game}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"{address}/replay")
    page.locator("input[type=file]").set_input_files(transcript)
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.campaign("a site without a network", sample=1)
def test_rules_replays_and_the_last_table_open_without_a_network(own: Remade, visit: Visit, tmp_path: Path) -> None:
    laid = lay(own, played(3, 11, 30))
    saved = tmp_path / "saved.txt"
    saved.write_text(finished().transcript.text())
    visitor = visit(Device(keeping=True, kept=laid.kept, at=own.address))
    visitor.may_lose_the_server = True
    page = visitor.page
    seen(visitor, laid, saved)
    own.stop()

    page.goto(f"{own.address}/")
    expect(visitor.button("start-friends")).to_be_visible()
    page.goto(f"{own.address}/rules/italy#RENT-2")
    expect(page.locator("[id$=RENT-2]")).to_be_visible()
    page.goto(f"{own.address}/replay/{laid.game}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"{own.address}/replay")
    page.locator("input[type=file]").set_input_files(saved)
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(laid.address)
    expect(page.locator("[data-purse='0']")).to_be_visible()
    note = page.get_by_text(visitor.text("room-offline"))
    expect(note).to_contain_text(visitor.text("room-last-seen", at="@").split("@")[0])
    assert visitor.page.get_by_role("button", name=visitor.text("answer-roll"), exact=True).count() == 0
    rest(page)
    assert [*violations(page), *too_wide(page)] == []

    own.start()
    expect(note).to_have_count(0)


@pytest.mark.campaign("a site without a network", sample=1)
def test_what_is_answered_while_the_worker_takes_over_is_kept_too(own: Remade, visit: Visit) -> None:
    """Seen where much else ran: the rules came after the worker, which had not been asked for them."""
    page = visit(Device(keeping=True)).page
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/api/rulebook/**", hold)
    page.goto(f"{own.address}/rules/italy")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    for route in asked:
        route.continue_()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    kept(page, own.address, "/api/rulebook/italy?language=en")


def finished() -> Table:
    """Return a game that is over, as a player may have saved it."""
    return played(2, 3, 400)


@pytest.mark.campaign("a site without a network", sample=1)
def test_a_new_program_is_never_hidden_behind_the_old_one(own: Remade, visit: Visit) -> None:
    visitor = visit(Device(keeping=True))
    page = visitor.page
    page.goto(f"{own.address}/rules/italy")
    kept(page, own.address, "/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    own.rebuild("another program")
    answer = page.goto(f"{own.address}/rules/italy")
    assert answer is not None
    assert answer.from_service_worker
    assert "<title>another program</title>" in answer.text()
