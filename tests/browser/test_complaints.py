"""A line and a person are reported to the administrator, who closes the table: all as people see it."""

from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monopolista.cli import main
from tests.browser.pair import sit_down
from tests.browser.player import Player
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.test_people import say, talk
from tests.browser.visitor import Visit


def admin(server: Server, *asked: str) -> None:
    """Run a command as the administrator of the folder of games."""
    assert main(["admin", *asked, "--data", str(server.folder)]) == 0


def confirm(player: Player, answer: str) -> None:
    """Answer by the keyboard, on which the way back comes first and the way on only after a moment."""
    back = player.visitor.button("complain-no")
    expect(back).to_be_focused()
    # The dialog is modal: what lies behind it is covered on purpose.
    assert [*violations(player.page), *too_wide(player.page)] == []
    if answer == "complain-yes":
        yes = player.visitor.button(answer)
        expect(yes).to_be_enabled()
        player.page.keyboard.press("Tab")
        expect(yes).to_be_focused()
    player.page.keyboard.press("Enter")


def test_a_line_and_a_person_are_reported_by_the_keyboard_and_reach_who_runs_the_server(
    server: Server, lease: Visit, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, bruno = sit_down(server, lease)
    talk(anna)
    talk(bruno)
    say(bruno, "buy at my shop")
    say(anna, "no")
    flag = anna.visitor.button("complain-line", seat="Bruno")
    expect(flag).to_have_count(1)
    flag.focus()
    anna.page.keyboard.press("Enter")
    confirm(anna, "complain-no")
    expect(flag).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.visitor.button("complain-no")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(flag).to_be_focused()
    expect(anna.page.get_by_role("alertdialog")).to_have_count(0)
    anna.page.keyboard.press("Enter")
    confirm(anna, "complain-yes")
    expect(anna.page.get_by_role("status").filter(has_text=anna.text("complain-done"))).to_be_visible()
    expect(flag).to_be_focused()

    anna.close()
    anna.page.locator("[data-purse='1']").click()
    anna.visitor.button("complain-open", seat="Bruno").focus()
    anna.page.keyboard.press("Enter")
    confirm(anna, "complain-yes")
    expect(anna.page.get_by_role("status").filter(has_text=anna.text("complain-done"))).to_be_visible()
    assert bruno.page.get_by_text(bruno.text("complain-done")).count() == 0

    admin(server, "reports")
    output = capsys.readouterr().out
    assert "a line of Bruno, seat 2" in output
    assert "Bruno: buy at my shop" in output
    assert "Anna: no" in output
    admin(server, "close", anna.page.url, "--reason", "No shops here")
    for player in (anna, bruno):
        expect(player.page.get_by_role("heading", name=player.text("room-shut"))).to_be_visible()
        expect(player.page.get_by_text("No shops here")).to_be_visible()
        assert violations(player.page) == []
    game = bruno.page.get_by_role("link", name=bruno.text("room-shut-dice"))
    game.click()
    expect(bruno.page.get_by_role("heading").first).to_be_visible()


@pytest.fixture
def refusing(tmp_path: Path) -> Iterator[Server]:
    """A server that refuses a word from its start."""
    server = Server(tmp_path)
    server.store().close()
    admin(server, "words", "add", "merda")
    with server:
        yield server


def test_a_refused_word_is_refused_in_a_name_and_in_the_chat(refusing: Server, lease: Visit) -> None:
    anna, bruno = sit_down(refusing, lease)
    talk(anna)
    field = anna.page.get_by_role("textbox", name=anna.text("talk-write"))
    field.fill("m3rda")
    field.press("Enter")
    refused = anna.page.get_by_role("alert").filter(has_text=anna.text("talk-failed-words"))
    expect(refused).to_be_visible()
    expect(field).to_have_value("m3rda")
    guest = Player(lease())
    guest.open_table(refusing.address, "Anna")
    guest.try_name("Merda")
    expect(guest.page.get_by_role("alert").filter(has_text=guest.text("room-failed-words"))).to_be_visible()
    assert bruno.page.url == anna.page.url


def test_a_blocked_client_sees_that_in_place_of_the_table(server: Server, lease: Visit) -> None:
    anna, bruno = sit_down(server, lease)
    for player in (anna, bruno):
        player.visitor.may_lose_the_server = True
    admin(server, "block", "127.0.0.1")
    try:
        for player in (anna, bruno):
            expect(player.page.get_by_role("heading", name=player.text("room-blocked"))).to_be_visible()
            assert violations(player.page) == []
    finally:
        admin(server, "unblock", "127.0.0.1")
        while anna.page.request.get(server.address).status == HTTPStatus.FORBIDDEN:
            pass  # the server polls for orders; the next client must not be rejected
