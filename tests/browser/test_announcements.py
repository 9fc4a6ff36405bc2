"""What a screen reader announces of a game against robots: what needs the player, and one summary a turn."""

import re
from itertools import pairwise

import pytest

from monopolista.games.classic.rules import events
from monopolista.table import Table
from monopolista.transcript import read
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

ANSWERS = 16
HEAR = """() => {
  window.heard = [];
  const live = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(
    '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live=off])');
  new MutationObserver((changes) => {
    for (const change of changes) {
      const nodes = change.type === 'characterData' ? [change.target] : [...change.addedNodes];
      for (const node of nodes) {
        const region = live(node);
        const text = node.textContent.trim();
        if (region && region !== node && text) window.heard.push({
          text,
          needed: region.getAttribute('aria-live') === 'assertive',
        });
      }
    }
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""From now on note what appears in live regions."""
BROKEN = re.compile(r"[.?!…:]\.|[ \n][.,]|\s{2}|undefined|\{")


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.?!…]) ", text)


def has_double(texts: list[str]) -> bool:
    return any(text == after for text, after in pairwise(texts))


def most_told(transcript: str) -> int:
    """Return how many summaries there can be: one a turn, and what others did to seat 0 or offered it."""
    steps = Table.replay(read(transcript), chance=None).steps
    turns = sum(event.kind == events.TURN for step in steps for event in step.events)
    concerning = (events.PAID, events.DEED_PASSED, events.CARD_PASSED, events.PROPOSED)
    moved = sum(any(one.kind in concerning and 0 in (one.seat, one.other) for one in step.events) for step in steps)
    return turns + moved


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_turn_of_a_robot_is_one_announcement_and_nothing_is_said_twice(
    server: Server, lease: Visit, language: str
) -> None:
    player = Player(lease(Device(language)))
    player.open_table(server.address, "Anna")
    player.start()
    player.hurry()
    page = player.page
    page.evaluate(HEAR)
    answers = 0
    while answers < ANSWERS and (card := player.asked()).asked:
        player.press_main(card)
        answers += 1
    player.asked()
    said = page.evaluate("() => window.heard")
    needed = [str(one["text"]) for one in said if one["needed"]]
    told = [str(one["text"]) for one in said if not one["needed"]]
    assert 0 < len(needed) <= 2 * answers + 2
    assert len(told) <= most_told(server.transcript(page.url))
    assert [text for text in (*needed, *told) if BROKEN.search(text)] == []
    # Two cards in one turn are drawn in the same words, but nothing is said twice in a row.
    assert [text for text in (*needed, *told) if has_double(sentences(text))] == []
    assert not has_double([str(one["text"]) for one in said])
