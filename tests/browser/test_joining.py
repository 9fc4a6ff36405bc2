"""A guest who opens the link of a table gets a seat: in the lobby with one answer, in a game when a player agrees."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

_NOTE = """
navigator.share = async ({ url }) => { window.shared = url };
navigator.vibrate = () => { window.calls += 1 };
"""
"""Note what is shared, and how often the player is called: what sounds then is felt too."""


def open_table(server: Server, visit: Visit) -> tuple[Player, str]:
    """Anna, who wishes sound, opens a table, on which robots sit beside her; return its link too."""
    anna = Player(visit(Device("en", kept={"monopolista:sound": "on"}, at=server.address)))
    anna.page.add_init_script(_NOTE)
    anna.open_table(server.address, "Anna")
    return anna, f"http://{anna.page.get_by_role('textbox', name=anna.text('invite-link')).input_value()}"


def join(guest: Player, name: str, *, playing: bool) -> None:
    """Write one's name, and take a seat or ask for it."""
    guest.page.get_by_role("textbox", name=guest.text("join-name")).fill(name)
    guest.visitor.button("join-ask" if playing else "join-sit").click()


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_guest_sits_down_in_place_of_a_robot_with_one_answer(server: Server, visit: Visit, phone: bool) -> None:
    anna, link = open_table(server, visit)
    anna.page.evaluate("window.calls = 0")
    guest = Player(visit(Device("nl", phone=phone)))
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name=guest.text("join-title"))).to_be_visible()
    assert [*violations(guest.page), *too_wide(guest.page)] == []
    join(guest, "Bruno van hiernaast", playing=False)
    expect(guest.page.get_by_role("heading", name=guest.text("join-title"))).to_have_count(0)
    second = anna.page.get_by_role("listitem", name=anna.text("lobby-seat", seat=2))
    expect(second).to_contain_text("Bruno van hiernaast")
    expect(anna.page.get_by_text(anna.text("join-arrived", who="Bruno van hiernaast"))).to_have_count(1)
    assert anna.page.evaluate("window.calls") == 1
    anna.visitor.button("invite-share").click()
    assert anna.page.evaluate("window.shared") == link
    assert violations(anna.page) == []
    anna.page.get_by_role("textbox", name=anna.text("talk-write")).fill("Ciao!")
    anna.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("log", name=guest.text("talk-lines"))).to_contain_text("Ciao!")


def test_where_the_host_wishes_a_guest_takes_no_robots_seat_and_may_watch(server: Server, visit: Visit) -> None:
    anna, link = open_table(server, visit)
    anna.choose_setting("lobby-replace-bots", "lobby-replace-bots-off")
    guest = Player(visit(Device("fr")))
    guest.page.goto(link)
    expect(guest.page.get_by_text(guest.text("join-full"))).to_be_visible()
    expect(guest.page.get_by_text(guest.text("lobby-start-guest"))).to_be_visible()
    expect(anna.page.get_by_text(anna.text("invite-spectators", count=0))).to_be_visible()
    watch = anna.page.get_by_role("textbox", name=anna.text("invite-watch")).input_value()
    guest.page.goto(f"http://{watch}")
    expect(anna.page.get_by_text(anna.text("invite-spectators", count=1))).to_be_visible()


def test_during_a_game_a_guest_gets_a_robots_seat_as_soon_as_one_player_agrees(server: Server, visit: Visit) -> None:
    anna, link = open_table(server, visit)
    anna.start()
    guest = Player(visit(Device("it", phone=True)))
    guest.page.goto(link)
    join(guest, "Dino", playing=True)
    expect(guest.page.get_by_text(guest.text("join-asked"))).to_be_visible()
    assert [*violations(guest.page), *too_wide(guest.page)] == []
    robot = anna.page.locator("[data-purse='1'] .name").inner_text()
    expect(anna.page.get_by_text(anna.text("join-request", who="Dino", robot=robot))).to_be_visible()
    anna.visitor.button("seat-request-yes").click()
    for player in (anna, guest):
        expect(player.page.get_by_text(player.text("notice-joined", who="Dino"))).to_be_visible()
        expect(player.page.locator("[data-purse='1']")).to_contain_text("Dino")
    expect(guest.page.get_by_role("heading", name=guest.text("join-title"))).to_have_count(0)
