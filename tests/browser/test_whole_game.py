"""A person plays a whole game against three bots, from the start page to the end screen, by clicks and keys alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from monopolista.games.classic.rules import events
from monopolista.table import Step, Table
from monopolista.transcript import read
from tests.browser.card import Card
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visitor import Visit
from tests.plugins.campaigns import Campaign

SEED = 9
ME = 0
MOST_ANSWERS = 600
CHEAP, EXPENSIVE = 120, 300
"""Up to what the person bids, later and at first."""
MOST_GAMES = 4
"""Luck may leave something out of a game; then there is a rematch."""
PATIENT = 60_000
"""How long the bots may be busy with each other once the person is out."""
MINE = {
    events.DECLINED: "declined",
    events.BID: "bid",
    events.WON: "won",
    events.BUILT: "built",
    events.MORTGAGED: "mortgaged",
    events.REDEEMED: "redeemed",
    events.JAILED: "jailed",
    events.FREED: "freed",
    events.OWES: "owed",
}
ALL = {*MINE.values(), "countered", "traded", "ended"}


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Server]:
    """A server whose dice are the same in every run."""
    with Server(tmp_path, seed=SEED) as server:
        yield server


def happened(transcript: str) -> set[str]:
    """Return what the person did and met with in a game."""
    table = Table.replay(read(transcript), chance=None)
    emitted = [event for step in table.steps for event in step.events]
    found = {MINE[event.kind] for event in emitted if event.seat == ME and event.kind in MINE}
    counters = {event.subject for event in emitted if event.kind == events.PROPOSED and event.amount > 0}
    if any(_counters(step) for step in table.steps):
        found.add("countered")
    if any(
        event.kind == events.ACCEPTED and event.subject in counters and ME in (event.seat, event.other)
        for event in emitted
    ):
        found.add("traded")
    return found | ({"ended"} if table.over else set())


def _counters(step: Step) -> bool:
    return step.seat == ME and step.action.startswith("propose") and " counter " in step.action


class Newcomer(Player):
    """Buys and builds with the last coin, bids for what it has declined, haggles once, borrows once."""

    declined = False
    bids = 0
    mortgaged = False
    redeemed = False
    countered = 0

    def play(self, answers: int) -> bool:
        """Play until the game is over, or a number of answers have been given; say whether it is over."""
        for _ in range(answers):
            card = self.until(lambda one: one.over or (not one.busy and (one.asked or bool(one.business))), PATIENT)
            if card.over:
                return True
            self.answer(card)
        return False

    def answer(self, card: Card) -> None:
        """Answer what is asked, or what is proposed."""
        if card.business:
            self.bargain()
        elif card.head == self.text("head-debt"):
            self.settle(card)
        elif pas := card.find(self.text("answer-pass")):
            self.bid(card, pas)
        elif card.head == self.text("head-end"):
            self.do_business()
            self.press_main(self.read())
        elif not self.declined and (decline := card.find(self.text("answer-decline"))):
            self.declined = True
            self.press(decline, card)
        else:
            self.take_main(card)

    def take_main(self, card: Card) -> None:
        """Give the main answer; where it is not open, decline or let it go."""
        for answer in card.answers:
            if answer.main and answer.open:
                return self.press_main(card)
        no = card.find(self.text("answer-decline")) or card.find(self.text("answer-waive"))
        assert no, f"no answer: {card}"
        return self.press(no, card)

    def bid(self, card: Card, pas: str) -> None:
        """Bid, now and then more than is needed, up to a sum."""
        label = card.find(self.text("answer-bid", amount=""))
        asked = int(re.sub(r"\D", "", label) or 10_000)
        if asked > (EXPENSIVE if self.bids < 6 else CHEAP):
            return self.press(pas, card)
        self.bids += 1
        if self.bids % 3 == 1:
            raises = self.page.get_by_role("group", name=self.text("auction-raise"))
            self.reach(raises.get_by_role("button").nth(1), card)
            card = self.read()
            label = card.find(self.text("answer-bid", amount=""))
            return self.press(label, card) if label else None
        return self.press_main(card)

    def settle(self, card: Card) -> None:
        """Raise money as suggested, or leave the game."""
        if card.find(self.text("answer-next-step")):
            return self.press_main(card)
        return self.leave()

    def do_business(self) -> None:
        """Build what can be built; mortgage a deed once, and redeem it later."""
        panel = self.open_panel("estate")
        while self.press_in(panel, "answer-build"):
            pass
        if not self.mortgaged:
            self.mortgaged = self.press_in(panel, "answer-mortgage")
        elif not self.redeemed:
            self.redeemed = self.press_in(panel, "answer-redeem-short")
        self.close()

    def press_in(self, panel: Locator, message: str) -> bool:
        """Press the first button of a kind that is open; say whether there was one."""
        card = self.until(lambda one: not one.busy)
        name = re.compile(f"^{re.escape(self.text(message))} ")
        button = panel.get_by_role("button", name=name, disabled=False)
        found = button.count() > 0
        if found:
            self.reach(button, card)
        return found

    def bargain(self) -> None:
        """Counter the first proposals with a little more for the other, accept the others; some lapse meanwhile."""
        panel = self.open_panel("trades")
        proposal = panel.get_by_role("article").filter(has=self.visitor.button("answer-refuse")).first
        counter = proposal.get_by_role("button", name=self.text("answer-counter"), exact=True)
        accept = proposal.get_by_role("button", name=self.text("answer-accept"), disabled=False)
        card = self.read()
        if self.countered < 3 and counter.count():
            self.counter(counter, card)
        elif proposal.count():
            self.reach(accept if accept.count() else self.visitor.button("answer-refuse"), card)
        self.close()

    def counter(self, counter: Locator, card: Card) -> None:
        """Ask for a little less money, or give a little more, and send it."""
        if not self.reach(counter, card):
            return
        self.countered += 1
        mine, theirs = self.page.get_by_role("textbox", name=self.text("trade-money")).all()
        asked = int(theirs.input_value() or 0)
        if asked > 10:
            theirs.fill(str(asked - 10))
        else:
            theirs.fill("")
            mine.fill(str(int(mine.input_value() or 0) + 10))
        self.reach(self.visitor.button("answer-counter-send"), self.read())


@pytest.mark.timeout(400)
@pytest.mark.campaign("whole games in a browser", sample=1)
def test_a_person_plays_a_whole_game_against_three_bots(held: Server, lease: Visit, campaign: Campaign) -> None:
    person = Newcomer(lease())
    person.open_table(held.address, "Livia")
    wanted = ALL if campaign.full else {"declined", "bid", "ended"}
    seen: set[str] = set()
    for _ in range(MOST_GAMES):
        person.start()
        person.hurry()
        if not person.play(campaign.size(sample=12, full=MOST_ANSWERS)):
            assert not campaign.full, f"no end after {MOST_ANSWERS} answers"
            person.give_up(PATIENT)
        expect(person.page.get_by_role("heading", name=person.text("end-ranking"))).to_be_visible()
        seen |= happened(held.fetch(transcript_link(person)))
        if seen >= wanted:
            break
        person.visitor.button("end-reopen").click()
    assert seen >= wanted, f"missing: {wanted - seen}"


def transcript_link(person: Player) -> str:
    """Return where the end screen offers the game as a file."""
    link = person.page.get_by_role("link", name=person.text("replay-save")).get_attribute("href")
    assert link is not None
    return link
