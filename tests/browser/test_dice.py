"""The dice in the browser: fixed in the lobby, its own part in them, checked at the end and on a page of their own."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from monopolista.client.dice import hashed
from monopolista.transcript import Transcript, read
from tests.browser.player import Player
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit
from tests.server.fair_games import fair_game, forged

SPOILT = """() => {
  for (const [name, kept] of Object.entries(localStorage))
    if (name.startsWith('monopolista:dice:')) localStorage[name] = kept.replaceAll(/"share":"./g, '"share":"x');
}"""
"""Has a browser remember another share than it has shown."""
SIZES = ((1440, 900), (390, 844), (844, 390))


def faults(page: Page) -> list[str]:
    """Return everything that is wrong with a page in any size."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [*too_wide(page), *violations(page)]
    return found


def against_one(player: Player, server: Server) -> None:
    """Open a table with one robot, and see its dice being fixed."""
    player.open_table(server.address, "Anna")
    for _ in range(2):
        player.visitor.button("lobby-remove").click()
    expect(player.visitor.button("lobby-remove")).to_be_disabled()


def test_the_part_of_a_browser_is_in_the_dice_and_it_says_so_by_itself(server: Server, lease: Visit) -> None:
    player = Player(lease())
    against_one(player, server)
    page = player.page
    page.locator("summary").filter(has_text=player.text("lobby-dice-how")).click()
    shown = page.get_by_role("region", name=player.text("lobby-dice-title"))
    promise, pledge = [*re.findall("[0-9a-f]{64}", shown.inner_text()), "", ""][:2]
    assert promise
    assert pledge
    assert faults(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.reload()
    player.start()
    room = page.url
    player.asked()
    player.open_panel("estate")
    player.leave()
    player.close()
    expect(page.get_by_text(player.text("dice-own-kept"))).to_be_visible()
    header = read(server.transcript(room)).header
    assert header.promise == promise == hashed(header.seed)
    assert header.pledges
    assert header.shares
    assert header.pledges[0] == pledge == hashed(header.shares[0])
    page.goto(f"{server.address}/dice/{read_game(server, room)}")
    expect(page.get_by_role("status")).to_have_text(player.text("dice-result-fair"))


def read_game(server: Server, room: str) -> str:
    store = server.store()
    try:
        row = store.find_room(room.rpartition("/")[2])
    finally:
        store.close()
    assert row is not None
    return row.game


def test_a_server_that_had_another_seed_is_not_believed(server: Server, lease: Visit) -> None:
    player = Player(lease())
    against_one(player, server)
    page = player.page
    player.start()
    page.evaluate(SPOILT)
    player.open_panel("settings")
    expect(page.get_by_role("alert").filter(has_text=player.text("dice-own-share"))).to_be_visible()


def test_the_host_closes_a_game_and_its_dice_can_be_checked(server: Server, lease: Visit) -> None:
    player = Player(lease())
    against_one(player, server)
    player.start()
    page = player.page
    player.open_panel("settings")
    player.visitor.button("close-game-open").click()
    sure = player.visitor.button("close-game-yes")
    expect(sure).to_be_enabled()
    sure.click()
    expect(page.get_by_text(player.text("room-aside-closed"))).to_be_visible()
    page.get_by_role("link", name=player.text("dice-check-link")).click()
    expect(page.get_by_role("status")).to_contain_text("was closed early")


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.parametrize("language", ["it", "nl", "fr", "en"])
def test_an_uploaded_transcript_is_checked_in_the_browser(server: Server, lease: Visit, language: str) -> None:
    visitor = lease(Device(language=language))
    page = visitor.page
    page.goto(f"{server.address}/dice")
    field = page.get_by_role("textbox", name=visitor.text("dice-page-paste"))
    game = fair_game({"it": 0, "nl": 2, "fr": 3, "en": 1}[language])
    cut = Transcript(game.header, game.answers[:30])
    seed = forged(game, "seed", random.Random(1))
    whole = "dice-result-closed" if game.header.closed else "dice-result-fair"
    for brought, said in (
        (game, visitor.text(whole, answers=len(game.answers))),
        (cut, visitor.text("dice-result-closed" if game.header.closed else "dice-result-cut", answers=30)),
        (seed, visitor.text("dice-result-promise")),
    ):
        field.fill(brought.text())
        visitor.button("dice-page-check").click()
        expect(page.get_by_role("status")).to_have_text(said)
    field.fill("my diary")
    visitor.button("dice-page-check").click()
    expect(page.get_by_role("alert")).to_have_text(visitor.text("dice-result-unreadable"))
    assert faults(page) == []
    assert all("status of 400" in said for said in visitor.complaints)
    visitor.complaints.clear()
