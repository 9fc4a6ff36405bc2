"""The story on the screen is the one that Python tells, word for word, in every language."""

from random import Random

import pytest
from playwright.sync_api import Page

from monopolista.games.classic.editions import Options
from monopolista.games.deal.editions import Options as DealOptions
from monopolista.locales import LANGUAGES
from monopolista.table import Table
from tests.browser.expected_story import story_after
from tests.browser.laid import NAMES, lay, played
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit
from tests.games.deal.random_play import play_at_random

LINES = """() => [...document.querySelectorAll('[role=log] li')].map((line) => {
  const nodes = [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return nodes.map((node) => node.data).join('').trim() + (line.querySelector('b')?.textContent ?? '');
})"""
"""Every line of the story, followed by its number of repetitions."""
TOO_NARROW = """(all) => all.filter((one) => {
  const whole = one.cloneNode(true);
  whole.selectedIndex = one.selectedIndex;
  Object.assign(whole.style, { position: 'fixed', inlineSize: 'auto', fieldSizing: 'content' });
  one.after(whole);
  const wanted = whole.getBoundingClientRect().width;
  whole.remove();
  return wanted > one.getBoundingClientRect().width + 0.5;
}).map((one) => one.selectedOptions[0].text)"""
"""What is chosen in the fields whose width does not show it whole."""
WORDY = 25
"""Kinds of event that a game must have for the test to prove anything."""
CARDS_WORDY = 20


def expected_lines(table: Table, language: str) -> list[str]:
    """Return what Python tells of the steps to who holds the first seat."""
    *_, story = story_after(table, [0], language)
    return story.lines


def all_lines(page: Page, earlier: str) -> list[str]:
    """Return every line of the story, the earlier ones too."""
    button = page.get_by_role("log").get_by_role("button", name=earlier, exact=True)
    while button.count():
        button.click()
    return page.evaluate(LINES)


GAMES = [
    (7, "italy", Options()),
    (11, "italy-2013", Options()),
    (5, "belgium-nl", Options(turns=60)),
    (3, "belgium-fr", Options(short=True, parking=True, landing_salary=True)),
    (4, "us", Options(speedy=True, deck="classic")),
]
CARD_GAMES = [
    (1, 4, DealOptions(take_back=True)),
    (8, 3, DealOptions(take_back=True, broken="stay", wild_sets="property")),
    (
        5,
        5,
        DealOptions(
            take_back=True, broken="discard", excess="under", double_any=True, wild_sets="any", no_is_play=True
        ),
    ),
]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("seed", "edition", "options"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_on_the_screen_is_the_one_that_python_tells(
    server: Server, lease: Visit, language: str, seed: int, edition: str, options: Options
) -> None:
    table = played(4, seed, 10_000, edition, options)
    assert table.over
    assert len({event.kind for step in table.steps for event in step.events}) >= WORDY
    check(server, lease, table, language)


def check(server: Server, visit: Visit, table: Table, language: str) -> None:
    """Read the story on the screen."""
    laid = lay(server, table)
    player = Player(visit(Device(language, kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    player.open_panel("story")
    assert all_lines(player.page, player.text("story-earlier")) == expected_lines(table, language)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("seed", "seats", "options"), CARD_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_of_the_cards_is_the_one_that_python_tells(
    server: Server, lease: Visit, language: str, seed: int, seats: int, options: DealOptions
) -> None:
    table, rng = Table("deal", seats, seed=seed, options=options, names=NAMES[:seats]), Random(seed)
    for _ in range(700):
        if not table.over:
            play_at_random(table, rng)
    assert len({event.kind for step in table.steps for event in step.events}) >= CARDS_WORDY
    check(server, lease, table, language)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_filters_of_the_ledger_show_whole_what_is_chosen(server: Server, lease: Visit, language: str) -> None:
    laid = lay(server, Table("us", seats=2, seed=1, names=NAMES[:2]))
    player = Player(lease(Device(language, kept=laid.kept, at=server.address)))
    player.page.set_viewport_size({"width": 1280, "height": 800})
    player.enter(laid.address)
    assert player.page.locator(".filters select").evaluate_all(TOO_NARROW) == []
