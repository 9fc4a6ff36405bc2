"""The picture of the README: an auction in a town that has grown, taken by the suite's own browser.

The test takes it in every run; with PICTURE=docs/pictures/desk.png (``make picture``) it is kept there.
"""

import os
from itertools import count
from pathlib import Path

from playwright.sync_api import expect

from monopolista.bots import decide
from monopolista.table import Table
from tests.browser.laid import NAMES, lay
from tests.browser.player import Player
from tests.browser.screens import rest
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

FIRST_SEED = 120
BUILDINGS = 12
SMALLEST, LARGEST = 50_000, 400_000


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


def test_the_picture_of_the_readme_can_be_taken(server: Server, visit: Visit, tmp_path: Path) -> None:
    laid = lay(server, lively())
    player = Player(visit(Device("en", kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    expect(player.page.locator("#question-head")).to_contain_text(player.text("head-auction", square=""))
    rest(player.page)
    picture = Path(__file__).parents[2] / os.environ.get("PICTURE", tmp_path / "picture.png")
    picture.parent.mkdir(exist_ok=True)
    player.page.screenshot(path=picture)
    assert SMALLEST < picture.stat().st_size < LARGEST
