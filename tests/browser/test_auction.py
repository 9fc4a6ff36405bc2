"""Bidding by keyboard: a bid that another has just overtaken is not sent as a higher one."""

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.positions import auction
from tests.browser.stage import Stage
from tests.browser.test_gestures import played
from tests.browser.visitor import Device, Visit

REST = 1_000
"""Milliseconds after which a bid is taken again."""


def test_enter_bids_nothing_just_after_another_has_overtaken_the_bid(visit: Visit) -> None:
    player = Player(visit(Device("it")))
    page = player.page
    page.clock.install()
    scene = Stage(page, auction(), [0])
    scene.open()
    page.clock.run_for(60_000)
    entry = page.locator(".entry input")
    entry.focus()
    scene.play(1, "bid 150")
    expect(entry).to_have_value("151")
    page.keyboard.press("Enter")
    assert played(scene) == []
    page.clock.run_for(REST)
    page.keyboard.press("Enter")
    player.until(lambda card: not card.asked)
    assert played(scene) == ["bid 151"]
