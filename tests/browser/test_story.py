"""The story on the screen is the one that Python tells, word for word, in every language."""

from dataclasses import replace
from random import Random

import pytest
from playwright.sync_api import Page

from monopolista.games.classic.editions import Options
from monopolista.games.classic.rules import facts
from monopolista.games.deal.editions import Options as DealOptions
from monopolista.games.deal.rules import facts as cards
from monopolista.locales import LANGUAGES
from monopolista.table import Step, Table
from tests.battery.campaigns import deep_but
from tests.browser.laid import NAMES, lay, played
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit
from tests.games.deal.lot import play_by_lot

LINES = """() => [...document.querySelectorAll('[role=log] li')].flatMap((line) => {
  const nodes = [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const text = nodes.map((node) => node.data).join('');
  const times = Number(line.querySelector('b')?.textContent.replace('×', '') ?? 1);
  return Array.from({ length: times }, () => text.trim());
})"""
"""Every line of the story; one that is told so many times stands there as often."""
WORDY = 25
"""Kinds of fact that a game must tell for the test to prove anything."""
CARDS_WORDY = 20
TALK = (facts.PROPOSED, facts.REFUSED, facts.WITHDRAWN, facts.VOIDED)
"""What robots say to each other, of which the story tells what came of it: a trade, in one line."""
TURNS = (facts.TURN, cards.TURN)
"""Whose turn it is, the screen says in headings."""


def told(table: Table, language: str) -> list[str]:
    """Return what Python tells of the steps to who holds the first seat."""
    names = table.transcript.header.names

    def lines(step: Step) -> list[str]:
        known = table.shown(step, [0])
        known = without_talk(known) if table.game.name == "classic" else known
        return table.game.told(table.box, names, without_turn(known), language)

    return [line for step in table.steps for line in lines(step)]


def without_turn(step: Step) -> Step:
    """Return a step that says nothing of whose turn it is."""
    return replace(step, facts=tuple(fact for fact in step.facts if fact.kind not in TURNS))


def without_talk(step: Step) -> Step:
    """Return a step without what robots, who have all seats but the first, propose to each other and refuse."""
    return replace(
        step, facts=tuple(fact for fact in step.facts if fact.kind not in TALK or 0 in (fact.seat, fact.other))
    )


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
    (2, "us", Options(speedy=True, deck="classic")),
]
CARD_GAMES = [
    (1, 4, DealOptions()),
    (8, 3, DealOptions(broken="stay", wild_sets="property")),
    (5, 5, DealOptions(broken="discard", excess="under", double_any=True, wild_sets="any", no_is_play=True)),
]


@pytest.mark.parametrize(("seed", "edition", "options"), deep_but(GAMES[3:4], GAMES))
def test_the_story_on_the_screen_is_the_one_that_python_tells(
    server: Server, visit: Visit, seed: int, edition: str, options: Options
) -> None:
    table = played(4, seed, 10_000, edition, options)
    assert table.over
    assert len({fact.kind for step in table.steps for fact in step.facts}) >= WORDY
    check(server, visit, table)


def check(server: Server, visit: Visit, table: Table) -> None:
    """Read the story on the screen in every language."""
    laid = lay(server, table)
    for language in LANGUAGES:
        player = Player(visit(Device(language, kept=laid.kept, at=server.address)))
        player.enter(laid.address)
        player.door("story")
        assert all_lines(player.page, player.text("story-earlier")) == told(table, language)


@pytest.mark.parametrize(("seed", "seats", "options"), deep_but(CARD_GAMES[:1], CARD_GAMES))
def test_the_story_of_the_cards_is_the_one_that_python_tells(
    server: Server, visit: Visit, seed: int, seats: int, options: DealOptions
) -> None:
    table, lot = Table("deal", seats, seed=seed, options=options, names=NAMES[:seats]), Random(seed)
    for _ in range(700):
        if not table.over:
            play_by_lot(table, lot)
    assert len({fact.kind for step in table.steps for fact in step.facts}) >= CARDS_WORDY
    check(server, visit, table)
