"""Taking back on the screen: alone with one gesture, and among people when the other one agrees."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monopolista.bots import decide
from monopolista.table import Table
from monopolista.transcript import read
from tests.browser.deal_player import DealPlayer
from tests.browser.laid import NAMES, lay, played
from tests.browser.pair import asked, read_alike, sit_down
from tests.browser.player import Player
from tests.browser.screens import too_wide, violations
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

MOST_ANSWERS = 900


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Server]:
    """A server whose dice are the same in every run."""
    with Server(tmp_path, seed=4) as server:
        yield server


def struck(player: Player) -> list[str]:
    """Return the lines of the story that are struck."""
    return player.page.locator("[role=log] li.gone").all_inner_texts()


def test_a_roll_is_taken_back_when_the_other_one_agrees(held: Server, lease: Visit) -> None:
    players = sit_down(held, lease)
    who, other, card = asked(players)
    before = [card.head, *who.page.locator("[data-purse] .cash").all_inner_texts()]
    who.press_main(card)
    name = "Anna" if who is players[0] else "Bruno"
    ask = who.page.get_by_role("button", name=re.compile(f"^{re.escape(who.text('take-back-ask'))}"))
    ask.click()
    title = other.text("wish-title")
    for player in players:
        expect(player.page.get_by_role("region", name=title)).to_contain_text(name)
    expect(ask).to_have_count(0)
    other.page.reload()
    wish = other.page.get_by_role("region", name=title)
    expect(wish).to_contain_text(other.text("wish-revealed"))
    assert violations(other.page) == []
    other.visitor.button("wish-agree").click()
    expect(wish).to_have_count(0)
    card = who.until(lambda card: card.asked and card.head == before[0])
    assert [card.head, *who.page.locator("[data-purse] .cash").all_inner_texts()] == before
    read_alike(who, other)
    assert struck(who)
    assert struck(who) == struck(other)
    table = Table.replay(read(held.transcript(who.page.url)), chance=None)
    assert table.steps[-1].action.endswith("agreed")
    who.press_main(card)
    ask.click()
    other.visitor.button("wish-refuse").click()
    refused = who.page.get_by_role("region", name=title)
    expect(refused).to_contain_text(who.text("wish-refused", seat="Bruno" if name == "Anna" else "Anna"))
    expect(ask).to_have_count(0)


def test_three_at_one_screen_agree_with_one_press(held: Server, lease: Visit) -> None:
    player = Player(lease())
    player.open_table(held.address, "Anna")
    player.visitor.button("lobby-remove").click()
    for seat in (2, 3):
        row = player.page.get_by_role("listitem", name=player.text("lobby-seat", seat=seat), exact=True)
        row.locator("label").filter(has_text=player.text("lobby-kind-open")).click()
        row.get_by_role("button", name=player.text("lobby-sit-other-named", seat=seat)).click()
    player.start()
    card = player.asked()
    before = [card.head, *player.page.locator("[data-purse] .cash").all_inner_texts()]
    player.press_main(card)
    player.page.get_by_role("button", name=re.compile(f"^{re.escape(player.text('take-back-ask'))}")).click()
    wish = player.page.get_by_role("region", name=player.text("wish-title"))
    expect(wish.get_by_role("button")).to_have_count(4)  # one to agree, two to decline, and the one who asked withdraws
    player.visitor.button("wish-agree-all").click()
    expect(wish).to_have_count(0)
    card = player.until(lambda card: card.asked and card.head == before[0])
    assert [card.head, *player.page.locator("[data-purse] .cash").all_inner_texts()] == before


def ready_to_build() -> Table:
    """Return a table at which who sits first is asked, may build, and has nothing else to take back."""
    for seed in range(60):
        table = played(4, seed, 0)
        while not table.over and table.version < MOST_ANSWERS:
            way = table.undoable_answer(0)
            builds = table.asked == [0] and any(offer.verb == "build" for offer in table.offers(0))
            if builds and (way is None or way.revealed):
                return table
            partners = [trade.partner for trade in table.view().trades]
            seat = (partners or table.asked)[0]
            table.play(seat, decide("regular", table, seat, lambda limit, seed=seed: seed % limit))
    raise AssertionError("nobody could build")


def test_building_is_taken_back_with_one_gesture_and_the_replay_marks_it(server: Server, lease: Visit) -> None:
    laid = lay(server, ready_to_build())
    player = Player(lease(Device(kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    panel = player.open_panel("estate")
    cash = player.page.locator("[data-purse='0'] .cash")
    before = cash.inner_text()
    build = panel.get_by_role("button", name=re.compile(f"^{re.escape(player.text('answer-build'))}"), disabled=False)
    build.first.click()
    expect(cash).not_to_have_text(before, use_inner_text=True)
    back = player.page.get_by_role(
        "button", name=re.compile(f"^{re.escape(player.text('take-back-named'))} {NAMES[0]}")
    )
    expect(back).to_be_visible()
    player.open_panel("help")
    expect(player.page.get_by_text(player.text("key-take-back"))).to_be_visible()
    player.close()
    player.page.keyboard.press("z")
    expect(cash).to_have_text(before, use_inner_text=True)
    expect(back).to_have_count(0)
    [line] = struck(player)
    last = player.page.locator("[role=log] li").last
    sentence = line.partition(":")[2].partition("BLD-")[0].strip()
    expect(last).to_contain_text(sentence)
    assert violations(player.page) == []
    assert too_wide(player.page) == []

    player.page.goto(f"{server.address}/replay/{laid.game}")
    jump = player.page.get_by_role("button", name=re.compile(f"^{re.escape(player.text('replay-took-back', count=1))}"))
    jump.click()
    expect(player.page.locator("li.gone")).to_have_count(1)
    expect(player.page.locator(".said")).to_contain_text(sentence)
    expect(cash).to_have_text(before, use_inner_text=True)
    player.page.keyboard.press("ArrowLeft")
    expect(player.page.locator("li.gone")).to_have_count(0)
    expect(cash).not_to_have_text(before, use_inner_text=True)


def test_on_a_phone_the_estate_offers_it_too_and_its_key_goes_on_when_that_is_closed(
    server: Server, lease: Visit
) -> None:
    laid = lay(server, ready_to_build())
    player = Player(lease(Device(kept=laid.kept, at=server.address, phone=True)))
    player.enter(laid.address)
    panel = player.open_panel("estate")
    cash = player.page.locator("[data-purse='0'] .cash")
    before = cash.inner_text()
    build = panel.get_by_role("button", name=re.compile(f"^{re.escape(player.text('answer-build'))}"), disabled=False)
    build.first.click()
    expect(
        panel.get_by_role("button", name=re.compile(f"^{re.escape(player.text('take-back-named'))}"))
    ).to_be_visible()
    assert violations(player.page) == []
    player.close()
    expect(cash).not_to_have_text(before, use_inner_text=True)
    player.page.keyboard.press("z")
    expect(cash).to_have_text(before, use_inner_text=True)
    assert too_wide(player.page) == []


def to_bank() -> Table:
    """Return a table of the card game at which who sits first may bank a card."""
    table = Table("deal", seats=4, seed=5, names=NAMES[:4])
    while not any(offer.verb == "bank" for offer in table.offers(0)):
        seat = table.asked[0]
        table.play(seat, decide("regular", table, seat, lambda limit: table.version % limit))
    return table


def test_a_banked_card_is_taken_back_by_the_games_own_answer_and_no_other(server: Server, lease: Visit) -> None:
    laid = lay(server, to_bank())
    player = DealPlayer(lease(Device(kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    before = player.hand
    card = player.usable[-1]
    player.take(card)
    player.choose(f"bank {card}")
    undo = player.page.get_by_role("button", name=re.compile(f"^{re.escape(player.text('deal-answer-undo'))}"))
    expect(undo).to_have_count(1)
    undo.click()
    expect(player.in_hand(card)).to_be_visible()
    assert player.hand == before
