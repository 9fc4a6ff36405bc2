"""A game with hints and odds, its analysis, a costly mistake opened on the board, and another end from there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.card import Card
from tests.browser.player import Player
from tests.browser.screens import rest, too_wide, violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit
from tests.plugins.campaigns import Campaign

PATIENT = 120_000
"""Milliseconds in which bots play to the end, and decisions are graded."""
Look = Callable[[str], None]


def sit_down(player: Player, server: Server) -> None:
    """Open a table with hints and with odds for everybody, and begin."""
    player.open_table(server.address, "Anna")
    for field, choice in (("lobby-hints", "lobby-hints-on"), ("lobby-odds", "lobby-odds-everybody")):
        player.choose_setting(field, choice)
    player.start()
    player.hurry()


def hint(player: Player) -> Locator:
    """Open the hint, unless it stands open, and return it: beside the board, on a phone in the question's card."""
    weighed = player.page.locator(".weighed")
    if weighed.count() == 0:
        player.page.keyboard.press("h")
    expect(weighed.locator("ol li, p").first).to_be_visible()
    expect(weighed).not_to_have_text(player.text("hint-thinking"))
    return weighed


def answer_by_hint(player: Player, card: Card) -> None:
    """Do what the hint puts first: leave what it says to leave, else the main answer."""
    if card.business:
        refuse = player.page.locator(".business").get_by_role("button", name=player.text("answer-refuse"), exact=True)
        player.reach(refuse, card)
        return
    best = hint(player).locator("ol li span").first
    said = best.inner_text() if best.count() else ""
    for verb in ("decline", "pass"):
        label = card.find(player.text(f"answer-{verb}"))
        if said == player.text(f"hint-answer-{verb}") and label:
            player.press(label, player.read())
            return
    player.press_main(player.read())


def play(player: Player, answers: int) -> None:
    """Answer a number of questions by hints, then give up, and see the end."""
    for _ in range(answers):
        card = player.asked()
        if card.over:
            return
        answer_by_hint(player, card)
    player.give_up(PATIENT)


def walk(player: Player, server: Server, look: Look, answers: int) -> None:
    """Play a number of answers, and look back on the game; ``look`` is called on every screen."""
    page = player.page
    sit_down(player, server)
    player.asked()
    hint(player)
    look("hint")
    play(player, answers)
    look("end")
    page.get_by_role("link", name=player.text("end-watch")).click()
    aside = page.get_by_role("button", name=f"{player.text('replay-story')} · {player.text('analysis-title')}")
    analysis = page.get_by_role("button", name=player.text("analysis-title"), exact=True)
    expect(aside.or_(analysis).first).to_be_visible()
    if aside.is_visible():
        aside.click()
    analysis.click()
    expect(page.get_by_role("heading", name=player.text("analysis-decisions"))).to_be_visible()
    expect(page.locator("progress")).to_have_count(0, timeout=PATIENT)
    look("analysis")
    panel = page.get_by_role("region", name=player.text("analysis-title"), exact=True)
    mistakes = panel.locator("ol button:has(.head)")
    for seat in panel.get_by_role("group", name=player.text("analysis-whose")).get_by_role("button").all():
        seat.click()
        if mistakes.count() > 0:
            break
    mistakes.first.click()
    expect(mistakes.first).to_have_attribute("aria-current", "step")
    look("mistake")


def play_on(player: Player, look: Look) -> None:
    """Play another end from the mistake that is on the board."""
    page = player.page
    page.get_by_text(player.text("play-on"), exact=True).click()
    look("play-on")
    page.get_by_role("group", name=player.text("play-on-as")).get_by_role("button").first.click()
    page.wait_for_url(re.compile("/r/"))
    expect(page.locator("#question-head")).to_be_visible()
    look("again")
    player.give_up(PATIENT)
    look("another-end")


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.parametrize("device", [Device("it"), Device("nl", phone=True)], ids=["desk", "phone"])
def test_a_game_is_played_by_hints_looked_back_on_and_played_on(
    server: Server, lease: Visit, device: Device, campaign: Campaign
) -> None:
    player, looked = Player(lease(device)), 0

    def look(_: str) -> None:
        nonlocal looked
        looked += 1
        if looked % campaign.size(sample=3, full=1):
            return
        rest(player.page)
        assert [*violations(player.page), *too_wide(player.page)] == []

    walk(player, server, look, campaign.size(sample=3, full=30))
    if campaign.full:  # tests/browser/test_analysis.py plays on in every run
        play_on(player, look)
