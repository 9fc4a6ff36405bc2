"""A person plays a whole card game against bots: a payment by property, a Just Say No to depth two, a stolen set."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monopolista.games.deal.rules import events
from monopolista.table import Step, Table
from monopolista.transcript import read
from tests.browser.deal_player import DealPlayer
from tests.browser.deal_stage import card, deal, opening
from tests.browser.laid import lay
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit
from tests.plugins.campaigns import Campaign

ME, ROBBER = 0, 1
MOST_ANSWERS = 400
PATIENT = 60_000
AT_ONCE = 0


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Server]:
    """A server whose draws are the same in every run."""
    with Server(tmp_path, seed=3) as server:
        yield server


def birthday() -> Table:
    """The person has a complete set, green, and an empty bank; the robber has a birthday, and more in hand."""
    table = opening(
        (
            ("brown-1", "brown-2", "just-say-no", "green-1", "sly-deal"),
            ("birthday", "deal-breaker", "just-say-no#2", "dark-blue-1", "money-1"),
            ("money-2", "money-3", "pass-go", "red-1", "money-4"),
        ),
        ME,
        ("orange-1", "deal-breaker#2"),
    )
    for key, place in (("brown-1", 0), ("brown-2", 0), ("green-1", 24)):
        table.play(ME, f"lay {card(table, key)} {place}")
    table.play(ME, "end")
    deal(table, "money-5", "pink-1")
    table.play(ROBBER, f"play {card(table, 'birthday')}")
    return table


def steps_of(transcript: str) -> list[Step]:
    """Return what was answered in a game, and what came of it."""
    return Table.replay(read(transcript), chance=None).steps


@pytest.mark.campaign("whole games in a browser", sample=1)
def test_a_person_plays_a_whole_game_against_two_bots(held: Server, lease: Visit, campaign: Campaign) -> None:
    table = birthday()
    laid = lay(held, table, pause=AT_ONCE)
    person = DealPlayer(lease(Device(kept=laid.kept, at=held.address)))
    person.enter(laid.address)
    pay_with_a_property(person)
    say_no_twice_and_lose_the_set(person)
    for _ in range(campaign.size(sample=6, full=MOST_ANSWERS)):
        now = person.until(lambda one: one.over or (one.asked and not one.busy), PATIENT)
        if now.over:
            break
        person.play_on()
    if not campaign.full and not person.read().over:
        person.give_up(PATIENT)
    expect(person.page.get_by_role("heading", name=person.text("end-ranking"))).to_be_visible()
    link = person.page.get_by_role("link", name=person.text("replay-save")).get_attribute("href")
    see_what_happened(steps_of(held.fetch(link or "")))


def pay_with_a_property(person: DealPlayer) -> None:
    """Let the birthday be, and pay with green."""
    person.until_asked(person.text("deal-head-duel", subject=person.text("deal-card-birthday")))
    person.say("deal-answer-allow")
    person.until_asked(person.text("deal-head-to-pay", amount="M\u00a02", other="Marco"))
    person.page.locator(".purse button").filter(has_text="Pacific Avenue").click()
    paid = person.until(lambda one: bool(one.find(person.text("deal-answer-pay"))))
    person.press(paid.find(person.text("deal-answer-pay")), paid)
    expect(person.page.locator("[data-purse='1'] [data-colour='green']").first).to_be_visible()


def say_no_twice_and_lose_the_set(person: DealPlayer) -> None:
    """Say no to the Deal Breaker; the answer is another one; the set goes over."""
    head = person.text("deal-head-duel", subject=person.text("deal-card-breaker"))
    person.until_asked(head)
    person.say("deal-answer-no")
    person.until(lambda one: one.asked and person.page.locator(".chain li").count() == 3)
    person.say("deal-answer-allow")
    expect(person.page.locator("[data-purse='1'] [data-colour='brown']").first).to_be_visible()
    expect(person.page.locator("[data-purse='0'] [data-colour='brown']")).to_have_count(0)


def see_what_happened(steps: list[Step]) -> None:
    """Find in the transcript what the person has seen."""
    emitted = [event for step in steps for event in step.events]
    noes = [(event.seat, event.amount) for event in emitted if event.kind == events.SAID_NO]
    assert noes[:2] == [(ME, 1), (ROBBER, 2)]
    taken = [(event.seat, event.other) for event in emitted if event.kind == events.TOOK]
    assert taken[:2] == [(ROBBER, ME), (ROBBER, ME)]
    assert any(event.kind == events.PAID and event.seat == ME for event in emitted)
    assert emitted[-1].kind == events.WON
