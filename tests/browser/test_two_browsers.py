"""Two people, each at a browser of their own, play one game against each other from the lobby to the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monopolista.games.classic.rules import events
from monopolista.table import Table
from monopolista.transcript import read
from tests.browser.pair import MOST_ANSWERS, Pair, asked, bid, decline, pass_by, read_alike, sit_down, until_free
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visitor import Visit


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Server]:
    """A server whose dice are the same in every run."""
    with Server(tmp_path, seed=4) as server:
        yield server


def auction(players: Pair) -> None:
    """Play until a deed is free; it is declined, and both bid for it."""
    who, other, card = until_free(players)
    decline(who, card)
    for bidder, waits in ((other, who), (who, other)):
        expect(waits.page.get_by_role("timer")).to_be_visible()
        bid(bidder)
        read_alike(bidder, waits)
    pass_by(other)
    read_alike(other, who)


def play_until_both_own(players: Pair) -> None:
    """Play on until both have a deed; what is free is bought, what is under the hammer is let go."""
    page = players[0].page
    for _ in range(MOST_ANSWERS):
        if all(page.locator(f"[data-purse='{seat}'] .own").count() for seat in (0, 1)):
            return
        who, other, card = asked(players)
        if pas := card.find(who.text("answer-pass")):
            who.press(pas, card)
        else:
            who.press_main(card)
        read_alike(who, other)
    raise AssertionError("a player never got a deed")


def trade(one: Player, other: Player) -> None:
    """One offers a deed for next to nothing, the other's counter-offer has a better sum, and is accepted."""
    panel = one.open_panel("trades")
    panel.get_by_role("button", name="Bruno").click()
    gives, gets = one.page.get_by_role("group", name=one.text("trade-gives")).all()
    gives.get_by_role("button", disabled=False).first.click()
    gets.get_by_role("textbox").fill("20")
    one.visitor.button("answer-propose").click()

    other.until(lambda card: bool(card.business))
    panel = other.open_panel("trades")
    panel.get_by_role("button", name=other.text("answer-counter"), exact=True).click()
    other.page.get_by_role("textbox", name=other.text("trade-money")).first.fill("30")
    other.visitor.button("answer-counter-send").click()
    expect(other.page.locator(".bench")).to_have_count(0)
    other.close()

    one.visitor.button("answer-accept").click()
    expect(one.page.get_by_role("article")).to_have_count(0)
    one.close()
    read_alike(one, other)


def give_up(one: Player) -> None:
    """Leave a game in which one could go on."""
    one.open_panel("estate")
    one.leave()


def kinds(transcript: str) -> list[tuple[int, int]]:
    """Return what happened, and to whom."""
    table = Table.replay(read(transcript), chance=None)
    return [(event.kind, event.seat) for step in table.steps for event in step.events]


@pytest.mark.campaign("whole games in a browser", sample=1)
def test_two_people_play_one_game_against_each_other(held: Server, lease: Visit) -> None:
    players = anna, bruno = sit_down(held, lease)
    auction(players)
    play_until_both_own(players)
    trade(anna, bruno)
    give_up(bruno)
    expect(anna.page.get_by_role("heading", name=anna.text("end-you-won"))).to_be_visible()
    expect(bruno.page.get_by_role("heading", name=bruno.text("end-you-place", place=2))).to_be_visible()
    address = anna.page.get_by_role("link", name=anna.text("replay-save")).get_attribute("href")
    fetched = kinds(held.fetch(address or ""))
    assert {(events.BID, 0), (events.BID, 1)} <= set(fetched)
    deal = [one for one in fetched if one[0] in (events.PROPOSED, events.ACCEPTED)]
    assert deal == [(events.PROPOSED, 0), (events.PROPOSED, 1), (events.ACCEPTED, 0)]
    assert fetched[-1] == (events.ENDED, 0)
