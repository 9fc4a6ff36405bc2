"""Other boxes and other ways of playing, from the start page to the end screen: as a person goes about it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.rules import clauses, events
from monopolista.names import BOT_NAMES
from monopolista.rulebook import rules_for
from monopolista.table import Table
from monopolista.transcript import read
from tests.browser.card import Card
from tests.browser.laid import lay, played
from tests.browser.phrases import foreign, on_screen
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit
from tests.plugins.campaigns import Campaign

SEED = 5
MOST_ANSWERS = 500
MOST_GAMES = 4
"""Luck may leave the bus out of a game; then there is a rematch."""
PATIENT = 60_000
"""How long the bots may be busy with each other."""
APART = frozenset({"monopolista", "Maud", "Italiano", "Nederlands", "Français", "English", "Esc", *BOT_NAMES})


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Server]:
    """A server whose dice are the same in every run."""
    with Server(tmp_path, seed=SEED) as server:
        yield server


class Guest(Player):
    """Buys what it lands on, bids for nothing, takes every trade it can, and the bus as far as it goes."""

    met: set[str]

    def play(self, answers: int) -> bool:
        """Play until the game is over, or a number of answers have been given; say whether it is over."""
        self.met = set()
        for _ in range(answers):
            card = self.until(lambda one: one.over or (not one.busy and (one.asked or bool(one.business))), PATIENT)
            if card.over:
                return True
            self.answer(card)
        return False

    def answer(self, card: Card) -> None:
        """Answer what is asked, or what is proposed."""
        self.met.add(card.head)
        if card.business:
            self.trade(card)
        elif pas := card.find(self.text("answer-pass")):
            self.press(pas, card)
        elif card.head == self.text("head-anywhere"):
            self.go_anywhere(card)
        elif card.find(self.text("answer-bankrupt")):
            self.leave()
        elif any(answer.main and answer.open for answer in card.answers):
            self.press_main(card)
        else:
            no = card.find(self.text("answer-decline")) or card.find(self.text("answer-waive"))
            self.press(no or card.answers[0].label, card)

    def trade(self, card: Card) -> None:
        """Accept a proposal, or refuse what cannot be had."""
        panel = self.open_panel("trades")
        accept = panel.get_by_role("button", name=self.text("answer-accept"), exact=True, disabled=False)
        refuse = panel.get_by_role("button", name=self.text("answer-refuse"), exact=True)
        self.reach(accept if accept.count() else refuse, card)
        self.close()

    def go_anywhere(self, card: Card) -> None:
        """Choose the last square of the list, and go there."""
        self.page.get_by_role("list", name=self.text("anywhere-squares")).get_by_role("button").last.click()
        self.press_main(card)

    def open_lobby(self, address: str, seats: int) -> None:
        """Open a table, write one's name, and leave a number of seats."""
        self.open_table(address, "Maud")
        for left in range(3, seats - 1, -1):
            self.visitor.button("lobby-remove").click()
            expect(self.page.get_by_role("listitem", name=self.text("lobby-seat", seat=left + 1))).to_have_count(0)

    def sit_out(self, server: Server, campaign: Campaign) -> Table:
        """Play to the end, or some answers before giving up, and return the game as the server has kept it."""
        self.start()
        self.hurry()
        if not self.play(campaign.size(sample=8, full=MOST_ANSWERS)):
            assert not campaign.full, f"no end after {MOST_ANSWERS} answers"
            self.give_up(PATIENT)
        expect(self.page.get_by_role("heading", name=self.text("end-ranking"))).to_be_visible()
        link = self.page.get_by_role("link", name=self.text("replay-save")).get_attribute("href")
        return Table.replay(read(server.fetch(link or "")), chance=None)


def dealt(table: Table) -> int:
    """Return how many deeds were dealt before the first turn (SHORT-1)."""
    emitted = [event for step in table.steps for event in step.events if event.clause == clauses.SHORT_1]
    return sum(event.kind == events.DEED_PASSED for event in emitted)


def turns(table: Table) -> int:
    """Return how many turns a game has had."""
    return max(event.amount for step in table.steps for event in step.events if event.kind == events.TURN)


def own_words(guest: Guest, edition: str) -> list[str]:
    """Return what the screen says in another language than the guest's."""
    return foreign(on_screen(guest.page), guest.visitor.device.language, edition, APART)


def slider(guest: Guest) -> Locator:
    """Return the slider below the wealth over the game."""
    return guest.page.get_by_role("slider", name=guest.text("end-wealth-slider"))


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.timeout(240)
def test_a_belgian_short_game_in_french(held: Server, lease: Visit, campaign: Campaign) -> None:
    guest = Guest(lease(Device("fr")))
    guest.open_lobby(held.address, seats=3)
    guest.choose_edition("belgium-fr")
    guest.choose_option("short")
    assert own_words(guest, "belgium-fr") == []
    table = guest.sit_out(held, campaign)
    assert table.over
    assert (table.box.id, table.box.options.short, table.seats) == ("belgium-fr", True, 3)
    assert dealt(table) == 3 * 2
    assert own_words(guest, "belgium-fr") == []
    expect(guest.page.locator("[data-purse='0'] .cash")).to_have_text(re.compile(r"€$"))
    expect(guest.page.get_by_text(guest.text("end-turns", count=turns(table)), exact=True)).to_be_visible()
    expect(slider(guest)).to_have_attribute("aria-valuetext", re.compile(rf"\b{turns(table)}\b"))


def test_the_turns_of_a_game_that_was_to_have_so_many(server: Server, lease: Visit) -> None:
    table = played(4, 7, 10_000, "belgium-nl", Options(turns=60))
    assert table.over
    laid = lay(server, table)
    guest = Guest(lease(Device("nl", kept=laid.kept, at=server.address)))
    guest.page.goto(laid.address)
    expect(guest.page.get_by_text(guest.text("end-turns", count=60), exact=True)).to_be_visible()
    expect(slider(guest)).to_have_attribute("aria-valuetext", re.compile(r"\b60\b"))


def test_the_rules_of_another_box_are_found(server: Server, lease: Visit) -> None:
    guest = Guest(lease(Device("fr")))
    guest.page.goto(f"{server.address}/rules/italy")
    expect(guest.page.get_by_text("SHORT-1", exact=True)).to_have_count(0)
    guest.page.get_by_label(guest.text("lobby-edition")).select_option("italy-2013")
    expect(guest.page.get_by_text("SPEED-4", exact=True)).to_be_attached()
    guest.open_lobby(server.address, seats=2)
    guest.choose_edition("belgium-fr")
    guest.choose_option("short")
    link = guest.page.get_by_role("link", name=guest.text("start-rules")).get_attribute("href")
    guest.page.goto(server.address + (link or ""))
    expect(guest.page.get_by_text("SHORT-1", exact=True)).to_be_attached()
    expect(guest.page.get_by_text(rules_for(load("belgium-fr"), "fr")["SET-1"].origin).first).to_be_visible()


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.timeout(240)
def test_an_italian_game_with_the_speedy_die_in_italian(held: Server, lease: Visit, campaign: Campaign) -> None:
    guest = Guest(lease(Device("it")))
    guest.open_lobby(held.address, seats=3)
    guest.choose_edition("italy-2013")
    guest.open_more()
    expect(guest.page.get_by_role("switch", name=guest.text("option-speedy"))).to_be_checked()
    assert own_words(guest, "italy-2013") == []
    for _ in range(MOST_GAMES):
        table = guest.sit_out(held, campaign)
        assert table.over
        assert (table.box.id, table.box.edition.speedy) == ("italy-2013", 1)
        assert own_words(guest, "italy-2013") == []
        if not campaign.full or guest.text("head-bus") in guest.met:
            break
        guest.visitor.button("end-reopen").click()
    else:
        raise AssertionError("the bus never came")
