"""Why robots do what matters: in the story, where screen readers hear it, and at an offer that waits for an answer."""

import pytest
from playwright.sync_api import ViewportSize, expect

from monopolista.bots import decide, reason
from monopolista.games.interface.views import Reason
from monopolista.table import Table, seeded
from tests.browser.laid import NAMES, lay
from tests.browser.player import Player
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import IN_EVERY_SIZE, is_phone, resize
from tests.browser.stage import LONG_NAME
from tests.browser.visitor import Device, Visit

MOST = 3000


def talking(seats: int) -> tuple[Table, dict[int, Reason]]:
    """Return a table at which a robot has just offered the person something, and why robots did what they did."""
    table = Table("italy", seats, seed=5, names=(*NAMES[: seats - 1], LONG_NAME))
    reasons: dict[int, Reason] = {}
    while table.version < MOST:
        offered = [trade for trade in table.view().trades if trade.partner == 0 and trade.maker > 0]
        if offered and len(reasons) > 2:
            return table, reasons
        seat = ([trade.partner for trade in table.view().trades] or table.asked)[0]
        action = decide("regular", table, seat, seeded(1))
        why = reason("regular", table, seat, action, (0,)) if seat else None
        if why is not None:
            reasons[table.version] = why
        table.play(seat, action)
    raise AssertionError("no robot offers anything")


@pytest.mark.campaign("screens in every size", sample=2)
@IN_EVERY_SIZE
def test_a_robots_reason_stands_at_its_offer_and_behind_what_it_did(
    server: Server, lease: Visit, size: ViewportSize
) -> None:
    language, phone, seats = ("nl", True, 8) if is_phone(size) else ("it", False, 4)
    table, reasons = talking(seats)
    laid = lay(server, table, reasons=reasons)
    player = Player(lease(Device(language, phone=phone, dark=phone, kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    page = player.page
    offered = reasons[max(reasons)]
    colour = player.text(f"colour-{offered.about}") if offered.about else ""
    said = player.text(f"reason-{offered.word}", about=offered.about, colour=colour)
    resize(page, size)
    expect(page.locator(".business")).to_contain_text(said)
    assert [*violations(page), *too_wide(page)] == []
    story = player.open_panel("story")
    expect(story.get_by_role("listitem").last).to_contain_text(said)
    assert [*violations(page), *too_wide(page)] == []
