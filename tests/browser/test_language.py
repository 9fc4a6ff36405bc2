"""A change of language changes everything on the screen at once, the log too."""

import pytest
from playwright.sync_api import Page, expect

from monopolista.locales import LANGUAGES, say
from tests.browser.laid import lay, played
from tests.browser.phrases import foreign, on_screen
from tests.browser.player import KEYS, Player
from tests.browser.positions import POSITIONS
from tests.browser.server import Server
from tests.browser.stage import Stage
from tests.browser.visitor import Device, Visit

NATIVE = {"it": "Italiano", "en": "English"}
OTHER = {"it": "en", "en": "it"}
STAYS = {*NATIVE.values(), "monopolista"}


def strangers(page: Page, language: str) -> list[str]:
    """Return what a screen says in the other language."""
    said = [text for text in on_screen(page) if text not in STAYS]
    assert len(said) > 10
    return foreign(said, language, OTHER[language])


def change(player: Player, language: str) -> None:
    """Choose a language in the settings of the game, and close them."""
    player.page.keyboard.press(KEYS["settings"])
    player.page.locator(".sheet label").filter(has_text=NATIVE[language]).click()
    player.visitor.device.language = language
    player.close()


def test_a_stranger_would_be_noticed() -> None:
    for language in LANGUAGES:
        there = say("fact-bid", OTHER[language], seat="Ada", amount="M 60")
        assert foreign([there, "Via Roma"], language, OTHER[language]) == [there]


@pytest.mark.parametrize("kind", POSITIONS)
def test_every_question_changes_its_language(visit: Visit, kind: str) -> None:
    player = Player(visit(Device("en")))
    Stage(player.page, POSITIONS[kind](), [0]).open()
    assert strangers(player.page, "en") == []
    for language in ("it", "en"):
        change(player, language)
        assert strangers(player.page, language) == []


def test_every_panel_and_the_log_change_their_language(server: Server, visit: Visit) -> None:
    laid = lay(server, played(4, 7, 180))
    player = Player(visit(Device("en", kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    for language in ("en", "it"):
        change(player, language)
        lines = player.page.get_by_role("log").get_by_role("listitem")
        assert lines.count() > 50
        for door in KEYS:
            panel = player.door(door)
            if door == "rules":
                panel.get_by_text("END-1", exact=True).wait_for(state="attached")
            assert strangers(player.page, language) == [], door
        player.close()


def test_every_page_changes_its_language(server: Server, visit: Visit) -> None:
    laid = lay(server, played(4, 7, 10_000))
    player = Player(visit(Device("en", kept=laid.kept, at=server.address)))
    page = player.page
    for address in (server.address, f"{server.address}/rules/italy", f"{server.address}/replay", laid.address):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        page.wait_for_load_state("networkidle")
        for language in ("it", "en"):
            if address == laid.address:
                change(player, language)
            else:
                page.locator("label").filter(has_text=NATIVE[language]).click()
            assert strangers(page, language) == [], address


def test_the_lobby_changes_its_language(server: Server, visit: Visit) -> None:
    player = Player(visit(Device("en")))
    player.open_table(server.address, "Anna")
    for language in ("it", "en"):
        player.page.locator("label").filter(has_text=NATIVE[language]).click()
        assert strangers(player.page, language) == []
