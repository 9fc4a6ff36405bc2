"""Simulations from the browser: from a table to the report, and the page in every size, theme and language."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from monopolista.games.classic.editions import Options
from monopolista.locales import LANGUAGES, SPOKEN, Language, say
from tests.browser.laid import lay, played
from tests.browser.phrases import foreign, on_screen
from tests.browser.player import Player
from tests.browser.screens import rest, too_wide, violations
from tests.browser.server import Server
from tests.browser.test_accessibility import DEVICES
from tests.browser.visitor import Device, Visit, Visitor

PATIENT = 90_000
"""How long plain Python may take for some games and a report."""
NATIVE = {language: spoken.name for language, spoken in SPOKEN.items()}
APART = frozenset({*NATIVE.values(), "monopolista"})
MODEST = "?edition=belgium-nl&bots=regular,value,regular&turns=6&games=40"


def open_page(visitor: Visitor, server: Server, search: str = "") -> Page:
    """Open the page of simulations, and wait until it can be started."""
    visitor.page.goto(f"{server.address}/simulations{search}")
    expect(visitor.button("simulate-start")).to_be_enabled()
    return visitor.page


def simulate(visitor: Visitor, server: Server, search: str = MODEST) -> Page:
    """Play a modest run, and wait for its report."""
    page = open_page(visitor, server, search)
    visitor.button("simulate-start").click()
    expect(visitor.button("simulate-stop")).to_be_focused()
    expect(page.locator("article.fresh")).to_be_visible(timeout=PATIENT)
    return page


def test_forty_games_are_played_and_their_report_is_opened(offering: Server, visit: Visit) -> None:
    visitor = visit(Device("nl"))
    page = simulate(visitor, offering)
    run = page.locator("article.fresh")
    expect(run).to_contain_text("40")
    expect(run.get_by_role("table").first.get_by_role("row")).to_have_count(3)
    expect(run.get_by_role("table").last.get_by_role("row")).to_have_count(2)
    expect(run.get_by_title(visitor.text("simulate-interval"))).to_have_count(3 + 2)
    with page.expect_popup() as opened:
        run.get_by_role("link", name=visitor.text("simulate-report")).click()
    report = opened.value
    complaints: list[str] = []
    report.wait_for_url(re.compile("report"))  # reloading what is still being opened fails
    report.on("console", lambda said: complaints.append(said.text))
    report.reload()
    expect(report.locator("html")).to_have_attribute("lang", "nl")
    expect(report.get_by_role("heading", level=1)).to_contain_text("40")
    drawn: list[int] = report.evaluate("[...document.querySelectorAll('svg.wide')].map((one) => one.clientWidth)")
    assert len(drawn) > 8
    assert min(drawn) > 100
    assert [*violations(report), *too_wide(report)] == []
    report.get_by_role("link", name=NATIVE["fr"]).click()
    expect(report.locator("html")).to_have_attribute("lang", "fr")
    report.get_by_role("link", name=say("simulate-title", "fr")).click()
    expect(report).to_have_url(f"{offering.address}/simulations")
    expect(report.locator("body")).to_have_css("margin-top", "0px")
    assert complaints == []


def test_a_table_that_is_being_set_up_is_taken_over(offering: Server, lease: Visit) -> None:
    player = Player(lease(Device()))
    player.open_table(offering.address, "Maud")
    player.choose_edition("us")
    player.choose_option("short")
    level = player.page.get_by_label(re.compile(rf"^{player.text('lobby-level')}: ")).first
    level.select_option("edmund")
    link = player.page.get_by_role("link", name=player.text("simulate-this-table"))
    expect(link).to_have_attribute(
        "href", re.compile("edition=us&bots=regular%2Cedmund%2Cregular%2Cregular&short=true")
    )
    with player.page.expect_popup() as opened:
        link.click()
    page = opened.value
    expect(page.get_by_label(re.compile(f"^{player.text('lobby-edition')}"))).to_have_value("us")
    expect(page.get_by_role("switch", name=player.text("option-short"))).to_be_checked()
    for seat, bot in enumerate(("regular", "edmund", "regular", "regular"), 1):
        expect(page.get_by_label(player.text("simulate-bot", seat=seat), exact=True)).to_have_value(bot)
    player.page.locator("label").filter(has_text=player.text("game-deal")).click()
    expect(link).to_have_attribute("href", re.compile("edition=deal"))


def test_a_game_that_is_over_leads_there_too(offering: Server, lease: Visit) -> None:
    laid = lay(offering, played(4, 7, 10_000, "italy", Options(parking=True)))
    player = Player(lease(Device(kept=laid.kept, at=offering.address)))
    player.page.goto(laid.address)
    links = player.page.get_by_role("link", name=player.text("simulate-this-table"))
    expect(links).to_have_attribute("href", re.compile(r"edition=italy&bots=regular(%2C[a-z-]+){3}&parking=true$"))
    player.open_panel("settings")
    expect(links).to_have_count(2)


def test_who_stops_a_run_keeps_what_was_played_and_throws_it_away_in_two_steps(offering: Server, lease: Visit) -> None:
    visitor = lease(Device())
    page = open_page(visitor, offering, "?bots=regular,regular&turns=6&games=100000")
    visitor.button("simulate-start").click()
    far = page.get_by_text(re.compile(r"^[1-9][0-9,]* of 100,000 games"))
    expect(far).to_be_visible(timeout=PATIENT)
    other = open_page_beside(lease(Device("fr")), offering)
    expect(other.button("simulate-stop")).to_be_visible()
    visitor.button("simulate-stop").click()
    run = page.locator("article.fresh")
    expect(run).to_contain_text("of 100,000", timeout=PATIENT)
    expect(other.button("simulate-start")).to_be_visible()
    runs = page.get_by_role("article")
    before = runs.count()
    run.get_by_role("button", name=visitor.text("simulate-delete")).click()
    expect(visitor.button("simulate-keep")).to_be_focused()
    visitor.button("simulate-delete-sure").click()
    expect(runs).to_have_count(before - 1)


def open_page_beside(visitor: Visitor, server: Server) -> Visitor:
    """Open the page while another browser simulates."""
    visitor.page.goto(f"{server.address}/simulations")
    return visitor


def test_options_that_do_not_go_together_are_refused_by_name(offering: Server, lease: Visit) -> None:
    visitor = lease(Device())
    page = open_page(visitor, offering, "?no_auctions=true&first_bid=5")
    expect(page.get_by_role("switch", name=visitor.text("option-no-auctions"))).to_be_checked()
    visitor.button("simulate-start").click()
    expect(page.get_by_role("alert")).to_contain_text(visitor.text("reason-no-first-bid"))
    expect(page.locator("[aria-invalid='true']")).to_have_count(2)
    assert len(visitor.complaints) == 1, "Chromium tells of the answer 400"
    visitor.complaints.clear()


def test_a_clock_is_left_out_and_that_is_said(offering: Server, lease: Visit) -> None:
    visitor = lease(Device())
    page = open_page(visitor, offering, "?timed=60")
    expect(page.get_by_text(visitor.text("simulate-no-clock"))).to_be_visible()
    expect(page.get_by_label(visitor.text("option-timed"))).to_have_count(0)


def test_the_start_page_leads_there_only_where_simulations_are_offered(
    server: Server, offering: Server, lease: Visit
) -> None:
    visitor = lease(Device())
    page = visitor.page
    page.goto(offering.address)
    page.get_by_role("link", name=visitor.text("simulate-title")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.text("simulate-title"))
    page.goto(server.address)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("link", name=visitor.text("start-rules"))).to_be_visible()
    expect(page.get_by_role("link", name=visitor.text("simulate-title"))).to_have_count(0)
    page.goto(f"{server.address}/simulations")
    expect(page.get_by_text(visitor.text("simulate-not-offered"))).to_be_visible()
    expect(visitor.button("simulate-start")).to_have_count(0)


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_not_at_the_computer_is_offered_none_and_reads_why(
    offering: Server, visit: Visit, language: Language
) -> None:
    visitor = visit(Device(language, phone=True))
    page = visitor.page
    page.set_extra_http_headers({"X-Forwarded-For": "203.0.113.9"})
    page.goto(offering.address)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("link", name=visitor.text("start-rules"))).to_be_visible()
    expect(page.get_by_role("link", name=visitor.text("simulate-title"))).to_have_count(0)
    page.goto(f"{offering.address}/simulations")
    expect(page.get_by_text(visitor.text("simulate-not-at-home"))).to_be_visible()
    expect(visitor.button("simulate-start")).to_have_count(0)
    assert [*violations(page), *too_wide(page)] == []


def test_where_something_is_missing_the_page_says_how_to_get_it(offering: Server, visit: Visit) -> None:
    visitor = visit(Device(phone=True))
    page = visitor.page
    found: dict[str, Any] = {"offered": True, "reserved": False, "installed": False, "runs": []}
    page.route("**/api/simulations", lambda route: route.fulfill(json=found))
    page.goto(f"{offering.address}/simulations")
    expect(page.get_by_text("make simulate")).to_be_visible()
    expect(page.get_by_text("pip install 'monopolista[simulate]'")).to_be_visible()
    expect(visitor.button("simulate-start")).to_have_count(0)
    assert [*violations(page), *too_wide(page)] == []


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("where", DEVICES)
def test_the_page_in_every_size_and_theme(offering: Server, lease: Visit, where: str) -> None:
    visitor = lease(DEVICES[where])
    page = simulate(visitor, offering, "?bots=edmund,value&turns=4&games=4&cash=2000&parking=true")
    rest(page)
    assert [*violations(page), *too_wide(page)] == []
    open_page(visitor, offering, "?games=100000&turns=5")
    visitor.button("simulate-start").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    rest(page)
    assert [*violations(page), *too_wide(page)] == []
    visitor.button("simulate-stop").click()
    expect(visitor.button("simulate-start")).to_be_visible(timeout=PATIENT)


@pytest.mark.campaign("languages of a screen", sample=1)
def test_the_page_changes_its_language(offering: Server, lease: Visit) -> None:
    visitor = lease(Device("en"))
    page = simulate(visitor, offering, "?bots=edmund,value,value&turns=4&games=4&cash=2000")
    for language in LANGUAGES:
        page.locator("label").filter(has_text=NATIVE[language]).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert foreign(without_dates(on_screen(page)), language, apart=APART) == [], language


def without_dates(said: list[str]) -> list[str]:
    """Return texts without the names of months and what else belongs to a date."""
    return [re.sub(r"· [^·]*\d{1,2}:\d\d( [AP]M)?", "·", text) for text in said]
