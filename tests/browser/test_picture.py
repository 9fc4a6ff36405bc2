"""The pictures of the README and of the documentation, taken by the suite's own browser.

Tests take them in every run; with PICTURES=docs/pictures (``make picture``) they are kept there.
"""

import base64
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from monopolista.bots import decide
from monopolista.table import Table
from tests.browser.laid import NAMES, lay
from tests.browser.player import Player
from tests.browser.screens import rest
from tests.browser.server import Server
from tests.browser.test_analysis import look_back, panel
from tests.browser.visitor import Device, Visit

FIRST_SEED = 120
BUILDINGS = 12
CARDS_SEED, LATE = 5, 200
SMALLEST, LARGEST = 8_000, 150_000
"""Bytes of a picture."""
QUALITY = 80


def is_lively(table: Table) -> bool:
    """Say whether an auction runs in which the first seat may still bid, in a town that has grown."""
    view = table.view()
    question = view.questions[0]
    raised = question.kind == "auction" and question.other > 0 and 0 in question.seats
    return raised and sum(view.level) >= BUILDINGS and view.players[0].cash > 3 * question.low


def lively() -> Table:
    """Return the first lively table of a game among bots."""
    for seed in count(FIRST_SEED):
        table = Table(seats=4, seed=seed, names=NAMES[:4])
        while not table.over:
            if is_lively(table):
                return table
            partners = [trade.partner for trade in table.view().trades]
            seat = (partners or table.asked)[0]
            table.play(seat, decide("regular", table, seat, lambda limit: limit - 1))
    raise AssertionError("no game has such a moment")


def start_page(server: Server, visit: Visit) -> Page:
    page = visit(Device("en")).page
    page.goto(server.address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def auction(server: Server, visit: Visit, *, phone: bool) -> Page:
    laid = lay(server, lively())
    player = Player(visit(Device("en", phone=phone, kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    expect(player.page.locator("#question-head")).to_contain_text(player.text("head-auction", square=""))
    return player.page


def analysis(server: Server, visit: Visit) -> Page:
    """Open the first mistake of a game, so that its board is shown beside it."""
    player = look_back(visit, server, Device("en"))
    mistake = panel(player).locator("ol button:has(.head)").first
    mistake.click()
    expect(mistake).to_have_attribute("aria-current", "step")
    return player.page


def is_full(table: Table) -> bool:
    """Say whether the first seat plays cards, late in a game."""
    return table.question.kind == "to-play" and table.asked == [0] and table.version >= LATE


def cards(server: Server, visit: Visit) -> Page:
    table = Table("deal", seats=4, seed=CARDS_SEED, names=NAMES[:4])
    while not is_full(table):
        seat = table.asked[0]
        table.play(seat, decide("regular", table, seat, lambda limit: limit - 1))
    laid = lay(server, table)
    player = Player(visit(Device("en", kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    expect(player.page.locator("[data-hand-card]").first).to_be_visible()
    return player.page


SCREENS: Final[dict[str, Callable[[Server, Visit], Page]]] = {
    "start": start_page,
    "desk": lambda server, visit: auction(server, visit, phone=False),
    "phone": lambda server, visit: auction(server, visit, phone=True),
    "analysis": analysis,
    "cards": cards,
}
"""What each picture shows."""


@pytest.mark.campaign("pictures of the docs", sample=1)
@pytest.mark.parametrize("name", SCREENS)
def test_a_picture_of_a_screen_can_be_taken(name: str, server: Server, visit: Visit, tmp_path: Path) -> None:
    page = SCREENS[name](server, visit)
    rest(page)
    picture = Path(__file__).parents[2] / os.environ.get("PICTURES", tmp_path) / f"{name}.webp"
    picture.parent.mkdir(exist_ok=True)
    picture.write_bytes(webp(page))
    assert SMALLEST < picture.stat().st_size < LARGEST


def webp(page: Page) -> bytes:
    """Return a picture of what a page shows; Playwright itself writes no WebP."""
    line: Any = page.context.new_cdp_session(page)
    shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shot["data"])
