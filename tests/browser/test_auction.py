"""Auctions: where the highest bid stands, and a bid that another has just overtaken."""

from itertools import product
from typing import Final

from playwright.sync_api import ViewportSize, expect

from tests.browser.kept import Kept
from tests.browser.player import Player
from tests.browser.positions import auction, opened, walk
from tests.browser.screens import overlap
from tests.browser.sizes import UPRIGHT, named
from tests.browser.stage import Stage
from tests.browser.test_board import boxes
from tests.browser.test_gestures import played
from tests.browser.visitor import Device, Visit

WINDOW: Final[ViewportSize] = {"width": 560, "height": 900}
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


@named(UPRIGHT, WINDOW)
def test_the_highest_bid_of_a_long_name_lies_over_no_heading_and_no_button(kept: Kept, size: ViewportSize) -> None:
    table = walk(opened(4), "2 3")
    for answer in ("decline", "bid 1250"):
        table.play(0, answer)
    page = kept.open(table, Device("it", phone=True), size=size).page
    above, bids = boxes(page, ".top h2, .top button"), boxes(page, ".bid > *")
    assert len(bids) == 2
    assert [(one, bid) for one, bid in product(above, bids) if overlap(one, bid)] == []
