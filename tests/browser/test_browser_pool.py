"""A browser that another test has had is, for the next one, as a new one is."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_pool import BrowserPool
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.sizes import ACROSS
from tests.browser.test_kept import SPOIL, STATE
from tests.browser.visitor import Device, Visit

DEVICES: Sequence[Device] = (Device("it"), Device("nl", phone=True, dark=True, first=True), Device("fr", still=False))


def state_of(page: Page, server: Server) -> dict[str, object]:
    """Return all that a test can find at the start page."""
    page.goto(server.address)
    page.wait_for_load_state("networkidle")
    expect(page.locator("main h1")).to_be_visible()
    state: dict[str, object] = page.evaluate(STATE)
    return state | {"before": page.evaluate("history.length")}


@pytest.mark.parametrize("device", DEVICES, ids=["desk", "phone", "moving"])
def test_a_browser_in_which_anything_was_done_is_as_new_afterwards(
    server: Server, visit: Visit, browser_pool: BrowserPool, device: Device
) -> None:
    fresh = state_of(visit(device).page, server)
    other = Device("en", device.phone, not device.dark)
    player = Player(browser_pool.take(other))
    player.open_table(server.address, "Anna")
    page = player.page
    page.set_viewport_size(ACROSS)
    page.emulate_media(media="print", forced_colors="active")
    page.evaluate(SPOIL)
    page.mouse.move(200, 300)
    player.visitor.may_miss = player.visitor.may_lose_the_server = True
    assert browser_pool.take_back(reuse=True) == []
    again = browser_pool.take(device)
    assert again.page is page
    assert (again.may_miss, again.may_lose_the_server) == (False, False)
    assert state_of(page, server) == fresh | {"hovered": 0}, "a mouse that was never moved lies in the corner"
    assert page.evaluate("async () => (await indexedDB.databases()).length") == 0
    assert browser_pool.take_back(reuse=True) == []


def test_a_browser_with_another_page_or_another_server_is_given_to_nobody_else(
    server: Server, hasty: Server, browser_pool: BrowserPool
) -> None:
    first, second = browser_pool.take(), browser_pool.take()
    first.open(server.address)
    second.page.goto(server.address)
    second.page.goto(hasty.address)
    assert browser_pool.take_back(reuse=True) == []
    later = browser_pool.take()
    assert later not in (first, second)
    assert browser_pool.take_back(reuse=True) == []


def test_what_a_player_had_stored_is_there_and_only_at_its_own_server(server: Server, lease: Visit) -> None:
    page = lease(Device(kept={"monopolista:theme": "dark"}, at=server.address)).page
    page.goto(server.address)
    assert page.evaluate("localStorage['monopolista:theme']") == "dark"


@pytest.mark.parametrize("device", [Device(keeping=True), Device(base="/games")], ids=["worker", "base"])
def test_what_lasts_needs_a_browser_of_its_own(browser_pool: BrowserPool, device: Device) -> None:
    with pytest.raises(ValueError, match="visit"):
        browser_pool.take(device)
