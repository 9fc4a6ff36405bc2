"""The picture of the README: a table in full play, an auction open for the one who looks on.

The test takes it in every run; with PICTURE=docs/picture.png (``make picture``) it is kept there.
"""

import os
from pathlib import Path

from monopolista.bots import decide
from monopolista.table import Table
from tests.browser.laid import lay, played
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

LARGEST = 400_000


def lively() -> Table:
    """Return a table with buildings on it and an auction in which the first seat is asked."""
    for seed in range(1, 200):
        table = played(4, seed, 180)
        for _ in range(400):
            if table.over:
                break
            view = table.view()
            question = view.questions[0]
            if question.kind == "auction" and 0 in question.seats and question.other > 0 and sum(view.level) > 8:
                return table
            partners = [trade.partner for trade in view.trades]
            seat = (partners or table.asked)[0]
            table.play(seat, decide("regular", table, seat, lambda limit: 3 % limit))
    raise AssertionError("no game of these seeds has such a moment")


def test_the_picture_of_the_readme_can_be_taken(server: Server, visit: Visit, tmp_path: Path) -> None:
    laid = lay(server, lively())
    page = visit(Device("it", kept=laid.kept, at=server.address)).page
    page.goto(laid.address)
    page.locator("[data-main]").wait_for()
    page.wait_for_timeout(1500)  # until nothing moves any more
    picture = tmp_path / "picture.png"
    page.screenshot(path=picture)
    assert 20_000 < picture.stat().st_size < LARGEST
    wanted = os.environ.get("PICTURE")
    if wanted:
        Path(wanted).parent.mkdir(exist_ok=True)
        Path(wanted).write_bytes(picture.read_bytes())
