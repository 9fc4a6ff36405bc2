"""Pages that are loaded again, servers that die, tabs that are doubled, people who leave: nothing is lost."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from monopolista.games.classic.rules import events
from monopolista.table import Table
from monopolista.transcript import read
from tests.browser.card import Card
from tests.browser.pair import asked, bid, decline, pass_by, read_alike, sit_down, until_free
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.visitor import Visit

NAMES = ("<img src=x onerror=alert(1)>", "<img src=x onerror=a()>", "<b>{{1}}</b> & { $seat }")
UNTIL_THE_BOTS_HAVE_PLAYED = 20_000
LESS_THAN_AT_FIRST = "() => Number(document.querySelector('[role=timer]')?.ariaLabel.replace(/\\D/g, '')) < 179"

PRESS_AT = "(at) => setTimeout(() => document.querySelector('[data-main]').click(), at - Date.now())"
"""Both tabs are asked, and neither has received the other's answer."""


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed, and that leaves people the time to come back."""
    with Server(tmp_path) as server:
        yield server


def is_asked(card: Card) -> bool:
    """Say whether a card asks for an answer now."""
    return card.asked and not card.busy


def seconds_left(page: Page) -> int:
    """Return what the countdown says."""
    return int(re.sub(r"\D", "", page.get_by_role("timer").get_attribute("aria-label") or ""))


def table_of(server: Server, player: Player) -> Table:
    """Return the game that a player is in, from the transcript that everybody may fetch."""
    return Table.replay(read(server.transcript(player.page.url)), chance=None)


@pytest.mark.campaign("reloads and kills in a browser", sample=1)
@pytest.mark.case("a reload brings the same question with the same time left")
def test_the_same_question_is_there_after_a_reload_with_the_same_time_left(server: Server, lease: Visit) -> None:
    player, _, _ = asked(sit_down(server, lease))  # a server for others begins with a limit
    player.page.wait_for_function(LESS_THAN_AT_FIRST)
    before, left = player.read(), seconds_left(player.page)
    player.page.reload()
    after = player.asked()
    assert (after.head, after.answers) == (before.head, before.answers)
    assert 0 < seconds_left(player.page) <= left


@pytest.mark.campaign("reloads and kills in a browser", sample=1)
@pytest.mark.case("a restart in the middle of an auction: it goes on, nobody loses money")
def test_an_auction_goes_on_after_the_server_was_killed(patient: Server, lease: Visit) -> None:
    players = sit_down(patient, lease)
    who, other, card = until_free(players)
    decline(who, card)
    bid(other)
    read_alike(other, who)
    before = who.until(is_asked).head, other.read().head
    balances = [player.cash for player in table_of(patient, who).view().players]

    for player in players:
        player.visitor.may_lose_the_server = True
    patient.kill()
    for player in players:
        expect(player.page.get_by_text(player.text("room-offline"))).to_be_visible()
    patient.start()
    for player in players:
        expect(player.page.get_by_text(player.text("room-offline"))).to_have_count(0)

    assert (who.until(is_asked).head, other.read().head) == before
    bid(who)
    pass_by(other)
    read_alike(who, other)
    table = table_of(patient, who)
    won = next(event for step in table.steps for event in step.events if event.kind == events.WON)
    balances[won.seat] -= won.amount
    assert [player.cash for player in table.view().players] == balances
    assert won.amount > 0


@pytest.mark.campaign("reloads and kills in a browser", sample=1)
@pytest.mark.case("two tabs of one browser are one seat, and steal none")
def test_two_tabs_are_one_seat_and_do_no_harm(server: Server, lease: Visit) -> None:
    player = Player(lease())
    player.open_table(server.address, "Anna")
    tab = player.visitor.open(player.page.url)
    for page in (player.page, tab):
        expect(page.get_by_role("textbox", name=re.compile(player.text("lobby-name")))).to_have_count(1)
    player.start()
    for page in (player.page, tab):
        expect(page.locator("[data-main]")).to_be_visible(timeout=UNTIL_THE_BOTS_HAVE_PLAYED)
    of_anna = [page.locator("[role=log] li").filter(has_text=re.compile(r"^\s*Anna ")) for page in (player.page, tab)]
    said = [lines.count() for lines in of_anna]
    moment = player.page.evaluate("Date.now() + 700")
    for page in (player.page, tab):
        page.evaluate(PRESS_AT, moment)
    for page, lines, before in zip((player.page, tab), of_anna, said, strict=True):
        expect(lines).not_to_have_count(before)
        expect(page.locator("[data-purse='0']")).to_contain_text(player.text("player-mine"))
    answers = [step.action for step in table_of(server, player).steps if step.seat == 0]
    assert answers == ["roll"]


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.case("a name is shown as the characters it has")
@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", "<img src=x onerror=a()>", "<b>{{1}}</b> & { $seat }"]
)
def test_a_name_is_shown_as_the_characters_it_has(server: Server, lease: Visit, name: str) -> None:
    player = Player(lease())
    player.open_table(server.address, "Anna")
    field = player.page.get_by_role("textbox", name=re.compile(player.text("lobby-name")))
    field.clear()
    field.press_sequentially(name)
    field.press("Enter")
    shown = name[:24]
    player.start()
    expect(player.page.locator("[data-purse='0']")).to_contain_text(shown)
    expect(player.page.locator("[role=log]")).to_contain_text(shown)
    assert player.page.locator("img[src='x'], [data-purse='0'] b").count() == 0


@pytest.mark.case("a host or a player who leaves ends nothing: a bot keeps the seat warm and gives it back")
@pytest.mark.campaign("reloads and kills in a browser", sample=1)
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_bot_keeps_the_seat_of_who_leaves_and_gives_it_back(hasty: Server, lease: Visit, leaver: int) -> None:
    players = sit_down(hasty, lease)
    stays, leaves = players[1 - leaver], players[leaver]
    address = leaves.page.url
    leaves.page.close()
    card = stays.page.locator(f"[data-purse='{leaver}']")
    for _ in range(6):  # turns of the one who stays, between which the bot must have answered
        mine = stays.asked()
        if "stand-in" in (card.get_attribute("class") or "") or stays.text("player-stand-in") in card.inner_text():
            break
        stays.press_main(mine)
    expect(card).to_contain_text(stays.text("player-stand-in"))

    leaves.visitor.page = leaves.visitor.open(address)
    expect(leaves.page.locator(f"[data-purse='{leaver}']")).to_contain_text(leaves.text("player-mine"))
    expect(card).not_to_contain_text(stays.text("player-stand-in"))
    for _ in range(20):
        who, _other, question = asked(players)
        if who is leaves:
            break
        who.press_main(question)
    leaves.press_main(leaves.asked())
    read_alike(leaves, stays)
