"""The story on the screen is the one that Python tells, word for word, in every language."""

import pytest
from playwright.sync_api import Page

from monopolista.games.classic.editions import Options
from monopolista.games.classic.narrate import sentence
from monopolista.games.classic.narrate import told as tell
from monopolista.games.classic.rules import facts
from monopolista.locales import LANGUAGES
from monopolista.table import Step, Table
from tests.browser.laid import lay, played
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

LINES = """() => [...document.querySelectorAll('[role=log] li')].map((line) =>
  [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('').trim())"""
WORDY = 25
"""Kinds of fact that a game must tell for the test to prove anything."""


def told(table: Table, language: str) -> list[str]:
    """Return what Python tells of the steps; whose turn it is, the screen says in headings."""
    names = table.transcript.header.names

    def lines(step: Step) -> list[str]:
        turns = [sentence(table.box, names, fact, language) for fact in step.facts if fact.kind == facts.TURN]
        return [line for line in tell(table.box, names, step, language) if line not in turns]

    return [line for step in table.steps for line in lines(step)]


def all_lines(page: Page, earlier: str) -> list[str]:
    """Return every line of the story, the earlier ones too."""
    button = page.get_by_role("log").get_by_role("button", name=earlier, exact=True)
    while button.count():
        button.click()
    return page.evaluate(LINES)


@pytest.mark.parametrize(
    ("seed", "edition", "options"),
    [
        (7, "italy", Options()),
        (11, "italy-2013", Options()),
        (5, "belgium-nl", Options(turns=60)),
        (3, "belgium-fr", Options(short=True, parking=True, landing_salary=True)),
        (2, "us", Options(speedy=True, deck="classic")),
    ],
)
def test_the_story_on_the_screen_is_the_one_that_python_tells(
    server: Server, visit: Visit, seed: int, edition: str, options: Options
) -> None:
    table = played(4, seed, 10_000, edition, options)
    assert table.over
    assert len({fact.kind for step in table.steps for fact in step.facts}) >= WORDY
    laid = lay(server, table)
    for language in LANGUAGES:
        player = Player(visit(Device(language, kept=laid.kept, at=server.address)))
        player.enter(laid.address)
        player.door("story")
        assert all_lines(player.page, player.text("story-earlier")) == told(table, language)
