"""Every screen in both sizes and both themes: axe finds nothing, nothing is covered, nothing runs out of the window."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.kept import Kept
from tests.browser.laid import lay, played
from tests.browser.player import Player
from tests.browser.positions import POSITIONS
from tests.browser.screens import covered, panel_faults, too_wide, violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit, Visitor

DEVICES = {
    "desk": Device(),
    "desk-dark": Device(language="it", dark=True),
    "phone": Device(language="it", phone=True),
    "phone-dark": Device(phone=True, dark=True),
}
SQUARES = 40
ON_THE_DESK = ("estate", "trades", "story", "ledger", "rules", "settings", "help")
SCREENS = [(kind, where) for kind in POSITIONS for where in DEVICES]
"""Every question in both sizes and both themes."""


def faults(page: Page) -> list[str]:
    """Return everything that is wrong with a screen of the game."""
    return [*violations(page), *covered(page), *too_wide(page)]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("device", [DEVICES["desk"], DEVICES["phone"]], ids=["desk", "phone"])
def test_the_checks_see_what_is_wrong(kept: Kept, device: Device) -> None:
    page = kept.open(POSITIONS["roll"](), device).page
    page.evaluate(
        """() => {
          const pale = document.createElement('div');
          pale.innerHTML = '<p style="color: #888; background: #777">grey on grey</p><button></button>';
          document.querySelector('aside').append(pale);
        }"""
    )
    assert {one.split(":")[0] for one in violations(page)} == {"button-name", "color-contrast"}
    assert covered(page) == too_wide(page) == []
    page.evaluate(
        """() => {
          const over = document.createElement('section');
          over.className = 'sheet';
          over.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 120vw; height: 90vh';
          document.body.append(over);
        }"""
    )
    assert len(covered(page)) > SQUARES
    assert too_wide(page) != []


@pytest.mark.campaign("accessibility", sample=2)
@pytest.mark.parametrize(("kind", "where"), SCREENS)
def test_every_question(kept: Kept, kind: str, where: str) -> None:
    page = kept.show(POSITIONS[kind](), DEVICES[where]).page
    expect(page.locator("#question-head")).to_be_visible()
    assert faults(page) == []


@pytest.mark.campaign("accessibility", sample=2)
@pytest.mark.parametrize("where", DEVICES)
@pytest.mark.parametrize("name", ON_THE_DESK)
def test_every_panel(kept: Kept, where: str, name: str) -> None:
    device = DEVICES[where]
    player = Player(kept.open(POSITIONS["proposals"](), device).visitor)
    player.open_panel(name)
    # On a phone a panel may lie over the board, for as long as it is open.
    within = panel_faults(player.page) if device.phone else covered(player.page)
    assert [*violations(player.page), *within, *too_wide(player.page)] == []


@pytest.mark.campaign("accessibility", sample=2)
@pytest.mark.parametrize("where", DEVICES)
def test_the_trade_table(kept: Kept, where: str) -> None:
    device = DEVICES[where]
    player = Player(kept.open(POSITIONS["proposals"](), device).visitor)
    panel = player.open_panel("trades")
    panel.get_by_role("button", name=player.text("answer-counter"), exact=True).first.click()
    expect(player.page.locator(".bench").get_by_role("table")).to_be_visible()
    # On a phone the trade table has the whole screen.
    assert [*violations(player.page), *too_wide(player.page)] == []
    assert device.phone or covered(player.page) == []


PAGES = ("/", "/r", "/w", "/replay/game", "/replay", "/rules/italy", "/nowhere")


def shown(visitor: Visitor, path: str) -> Locator:
    """Return what a page shows when it is there."""
    page = visitor.page
    locators = {
        "/": page.get_by_role("heading", level=1),
        "/r": page.locator("#end-figures"),
        "/w": page.locator("#end-figures"),
        "/replay/game": page.locator("[data-square='39']"),
        "/replay": page.get_by_text(visitor.text("replay-choose")),
        "/rules/italy": page.get_by_text("END-1"),
        "/nowhere": page.get_by_text(visitor.text("room-missing")),
    }
    return locators[path]


@pytest.mark.campaign("accessibility", sample=2)
@pytest.mark.parametrize("where", DEVICES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page(server: Server, lease: Visit, where: str, path: str) -> None:
    device = DEVICES[where]
    laid = lay(server, played(4, 7, 10_000))
    visitor = lease(Device(device.language, device.phone, device.dark, kept=laid.kept, at=server.address))
    page = visitor.page
    of_the_game = {"/r": laid.address, "/w": laid.watch, "/replay/game": f"{server.address}/replay/{laid.game}"}
    page.goto(of_the_game.get(path, server.address + path))
    expect(shown(visitor, path)).to_be_visible()
    assert [*violations(page), *too_wide(page)] == []


@pytest.mark.campaign("accessibility", sample=2)
@pytest.mark.parametrize("where", DEVICES)
def test_the_lobby(server: Server, lease: Visit, where: str) -> None:
    device = DEVICES[where]
    player = Player(lease(device))
    player.open_table(server.address, "Wilhelmina Quattrociocch")
    expect(player.page.get_by_role("button", name=player.text("lobby-start"))).to_be_enabled()
    player.choose_edition("belgium-nl")
    player.open_all_options()
    player.choose_option("speedy")
    assert [*violations(player.page), *too_wide(player.page)] == []
