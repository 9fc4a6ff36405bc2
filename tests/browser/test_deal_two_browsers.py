"""Two people, each at a browser of their own, play the card game against each other, from the lobby to the end."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monopolista.games.deal.rules import events
from monopolista.table import Table
from monopolista.transcript import read
from tests.browser.deal_player import DealPlayer
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit
from tests.plugins.campaigns import Campaign

MOST_ANSWERS = 60
_MOST_LOOKS = 400
_A_MOMENT = 100
Pair = tuple[DealPlayer, DealPlayer]


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Server]:
    """A server whose draws are the same in every run."""
    with Server(tmp_path, seed=8) as server:
        yield server


def sit_down(server: Server, visit: Visit) -> Pair:
    """Anna opens a card table for two, Bruno comes by the link on a phone, the game begins."""
    anna, bruno = DealPlayer(visit()), DealPlayer(visit(Device(phone=True)))
    anna.go_to_lobby(server.address, "deal")
    anna.write_name("Anna")
    for _ in range(2):
        anna.visitor.button("lobby-remove").click()
    second = anna.page.get_by_role("listitem", name=anna.text("lobby-seat", seat=2))
    second.locator("label").filter(has_text=anna.text("lobby-kind-open")).click()
    link = anna.page.get_by_role("textbox", name=anna.text("invite-link")).input_value()
    bruno.page.goto(f"http://{link}")
    bruno.visitor.button("lobby-sit-named", seat=2).click()
    bruno.write_name("Bruno")
    expect(second).to_contain_text("Bruno")
    anna.start()
    expect(bruno.page.locator("#question-head")).to_be_visible()
    return anna, bruno


def asked(players: Pair) -> DealPlayer:
    """Return who is asked."""
    for look in range(_MOST_LOOKS):
        who = players[look % 2]
        card = who.read()
        if card.asked and not card.busy:
            return who
        who.wait(card, _A_MOMENT)
    raise AssertionError("nobody is asked")


def alike(players: Pair) -> None:
    """See that both screens show the same banks, and as many cards in each pile."""
    one, other = players
    for what in ("[data-purse='0'] .cash", "[data-purse='1'] .cash", "[data-pile] .count", "[data-discards] .count"):
        expect(other.page.locator(what)).to_have_text(one.page.locator(what).inner_text(), use_inner_text=True)


def turn(player: DealPlayer) -> int:
    """Return how many turns have begun, as the story tells."""
    heads = player.page.locator("[role=log] h3").all_inner_texts()
    return max((int(number) for head in heads for number in re.findall(r"\d+", head)), default=0)


@pytest.mark.campaign("whole games in a browser", sample=1)
def test_two_people_play_the_card_game_against_each_other(held: Server, lease: Visit, campaign: Campaign) -> None:
    players = anna, bruno = sit_down(held, lease)
    for _ in range(MOST_ANSWERS):
        who = asked(players)
        if turn(anna) > campaign.size(sample=2, full=6) or anna.read().over:
            break
        who.play_on()
        alike(players)
    assert hidden(anna, bruno)
    bruno.open_panel("estate")
    bruno.page.locator(".tabs button").nth(1).click()
    bruno.leave()
    expect(anna.page.get_by_role("heading", name=anna.text("end-you-won"))).to_be_visible()
    expect(bruno.page.get_by_role("heading", name=bruno.text("end-you-place", place=2))).to_be_visible()
    address = anna.page.get_by_role("link", name=anna.text("replay-save")).get_attribute("href")
    table = Table.replay(read(held.fetch(address or "")), chance=None)
    emitted = [event for step in table.steps for event in step.events]
    assert emitted[-1].kind == events.WON
    assert emitted[-1].seat == 0


def hidden(one: DealPlayer, other: DealPlayer) -> bool:
    """Say whether nobody's page holds a card of the other's hand."""
    mine, theirs = one.hand, other.hand
    return not set(mine) & set(theirs)
