"""What a player looks at stays where it is while the others play: what the browser measures as layout shifts."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from monopolista.bots import decide
from monopolista.table import Table
from tests.browser.sizes import is_phone, named
from tests.browser.stage import Stage
from tests.browser.visitor import DESK, PHONE, Device, Visit

MOST = 0.02
"""How much of the window one change may shift, as the share of it that moves times how far it moves."""
ANSWERS = 60
_OBSERVE = """() => {
  window.shifts = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value, sources }) => ({
    value, moved: sources.map(({ node, previousRect, currentRect }) =>
      `${node?.parentElement?.className} ${node?.className}: ${place(previousRect)} to ${place(currentRect)}`),
  })))).observe({ type: 'layout-shift' });
}"""
_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.shifts))))"


def play(page: Page, scene: Stage, answers: int) -> list[dict[str, Any]]:
    """Let everybody answer as bots do, and return the large shifts of the layout, each with what was answered."""
    large: list[dict[str, Any]] = []
    page.evaluate(_OBSERVE)
    draw = Random(0).randrange
    for _ in range(answers):
        table = scene.table
        seat = ([trade.partner for trade in table.view().trades] or table.asked)[0]
        action = decide("regular", table, seat, draw)
        seen = len(page.evaluate(_DRAWN))
        scene.play(seat, action)
        large += [one | {"after": f"{seat} {action}"} for one in page.evaluate(_DRAWN)[seen:] if one["value"] > MOST]
    return large


@pytest.mark.campaign("layout shifts", sample=1)
@pytest.mark.parametrize("seed", [1, 2, 3])
@named(PHONE, DESK)
def test_what_is_looked_at_stays_where_it_is_while_others_play(visit: Visit, size: ViewportSize, seed: int) -> None:
    page = visit(Device(phone=is_phone(size))).page
    page.set_viewport_size(size)
    scene = Stage(page, Table("us", seats=4, seed=seed, names=("Anna", "Bruno", "Carla", "Dora")), [0])
    scene.open()
    assert play(page, scene, ANSWERS) == []
