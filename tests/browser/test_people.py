"""The people at the table: what they say, how they come back to a seat, the next game, the games of a browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from monopolista import Table
from monopolista.locales import LANGUAGES
from monopolista.locales import say as text_in
from monopolista.protocol.people import ChatLine, HandoverView, SeatRequestView
from tests.browser.kept import Kept
from tests.browser.laid import lay, played
from tests.browser.pair import Pair, meet, sit_down
from tests.browser.player import Player
from tests.browser.positions import opened
from tests.browser.screens import covered, panel_faults, too_wide, violations
from tests.browser.server import Server
from tests.browser.stage import LONG_NAME
from tests.browser.visitor import Device, Visit, Visitor

OFTEN = 60
"""Lines of which some are too many at once, however slow the browser."""
MANY = 30
TURNS = 6
"""Answers of one player between which the other must have been asked."""


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed, and that leaves people the time to come back."""
    with Server(tmp_path) as server:
        yield server


def faults(page: Page) -> list[str]:
    """Return everything that is wrong with a screen of the game."""
    # On a phone a panel may lie over the board, for as long as it is open.
    within = panel_faults(page) if page.locator(".panel").count() else covered(page)
    return [*violations(page), *within, *too_wide(page)]


def talk(player: Player) -> None:
    """Open the panel of what is said."""
    expect(player.page.locator("[data-purse='0']")).to_be_visible()
    player.page.keyboard.press("w")
    expect(player.page.get_by_role("log", name=player.text("talk-lines"))).to_be_visible()


def say(player: Player, words: str) -> None:
    """Say something, and see that it has been said."""
    field = player.page.get_by_role("textbox", name=player.text("talk-write"))
    field.fill(words)
    field.press("Enter")
    expect(field).to_have_value("")


def lines(player: Player) -> list[str]:
    """Return what the panel shows of what was said."""
    return player.page.locator("[role=log] .words").all_inner_texts()


def badge(player: Player, count: int) -> None:
    """See that a number of lines are said to be unread."""
    name = player.text("panel-talk")
    name = f"{name}, {player.text('talk-unread', count=count)}" if count else name
    expect(player.page.get_by_role("button", name=name, exact=True)).to_be_visible()


def test_a_name_that_looks_like_another_is_refused_and_any_script_and_picture_is_not(
    server: Server, lease: Visit
) -> None:
    anna, _ = meet(server, lease)
    alert = anna.page.get_by_role("alert")
    for name in ("\u0412runo", "BRUNO", "Bru no"):
        anna.try_name(name)
        expect(alert.filter(has_text=anna.text("name-alike", name="Bruno"))).to_be_visible()
    anna.try_name("\u3164")
    expect(alert.filter(has_text=anna.text("name-unseen", most=24))).to_be_visible()
    for name in (
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 24,
        "نامه\u200cای",
        "Anna 1\ufe0f\u20e3",
    ):
        anna.write_name(name)
    expect(alert.filter(has_text=anna.text("name-unseen", most=24))).to_have_count(0)


def test_what_is_said_at_a_seat_hides_no_balance_and_no_panel(server: Server, lease: Visit) -> None:
    anna, bruno = Player(lease(Device(phone=True))), Player(lease(Device()))
    anna.open_table(server.address, "Anna")
    second = anna.page.get_by_role("listitem", name=anna.text("lobby-seat", seat=2))
    second.locator("label").filter(has_text=anna.text("lobby-kind-open")).click()
    bruno.page.goto(f"http://{anna.page.get_by_role('textbox', name=anna.text('invite-link')).input_value()}")
    bruno.visitor.button("lobby-sit-named", seat=2).click()
    anna.start()
    talk(bruno)
    say(bruno, "Who has a station for me, and what is to be given for it?")
    bubble = anna.page.locator("p[aria-hidden]").filter(has_text="Who has")
    expect(bubble).to_be_visible()
    assert bubble.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    edge = bubble.evaluate("(one) => one.getBoundingClientRect().top")
    cash = anna.page.locator("[data-purse='1'] .cash")
    assert edge >= cash.evaluate("(one) => one.getBoundingClientRect().bottom") - 1
    anna.open_panel("settings")
    expect(bubble).to_have_count(0)


def test_what_is_said_last_is_read_whole_and_what_it_would_lie_over_gives_way(kept: Kept) -> None:
    scene = kept.open(opened(4), Device(phone=True))
    anna = scene.visitor
    said = anna.page.locator("p[aria-hidden]")
    before, last = said.filter(has_text="too dear"), said.filter(has_text="worth that")
    scene.talk(ChatLine(1, 1, "Bruno", "That is too dear for what it brings", 0))
    expect(before).to_be_visible()
    scene.talk(ChatLine(2, 2, "Carla", "It is worth that to me", 0))
    expect(last).to_be_visible()
    # It gives way while it still stands there: after some seconds it has gone anyway.
    expect(before).to_have_css("visibility", "hidden")


def test_people_talk_and_mute_each_other(server: Server, lease: Visit) -> None:
    anna, bruno = sit_down(server, lease)
    talk(anna)
    say(anna, "Who has a <b>station</b> for me?")
    badge(bruno, 1)
    expect(bruno.page.get_by_text("Anna: Who has a <b>station</b> for me?")).to_be_attached()
    talk(bruno)
    assert lines(bruno) == ["Who has a <b>station</b> for me?"]
    say(bruno, "Not I")
    anna.visitor.button("reaction-laugh").click()
    announced = bruno.text("talk-reacted", seat="Anna", reaction=bruno.text("reaction-laugh"))
    expect(bruno.page.get_by_text(announced)).to_be_attached()
    assert faults(bruno.page) == []

    refused = bruno.page.get_by_role("alert").filter(has_text=bruno.text("talk-failed-talk-fast"))
    for number in range(OFTEN):  # as many as a slow browser needs to be too fast
        bruno.page.get_by_role("textbox", name=bruno.text("talk-write")).fill(f"line {number}")
        bruno.page.keyboard.press("Enter")
        if refused.is_visible():
            break
    expect(refused).to_be_visible()
    bruno.close()
    badge(bruno, 0)

    anna.page.locator("summary").filter(has_text=anna.text("talk-mute-title")).click()
    anna.page.get_by_label(anna.text("talk-mute", seat="Bruno")).check()
    expect(anna.page.locator("[role=log] .words")).to_have_count(1)
    anna.page.reload()
    talk(anna)
    assert lines(anna) == ["Who has a <b>station</b> for me?"]

    watcher = Player(lease(Device("nl", phone=True)))
    watcher.enter(anna.page.url)
    expect(watcher.page.get_by_text(watcher.text("watching"))).to_be_visible()
    assert watcher.page.get_by_role("button", name=watcher.text("panel-talk")).count() == 0
    anna.page.locator("summary").filter(has_text=anna.text("talk-mute-title")).click()
    anna.page.get_by_label(anna.text("talk-overheard")).check()
    expect(watcher.page.locator(".sign .count")).to_be_visible()
    talk(watcher)
    assert watcher.page.get_by_role("textbox").count() == 0
    assert "Not I" in lines(watcher)
    assert faults(watcher.page) == []
    anna.page.get_by_role("switch", name=anna.text("talk-chat")).uncheck()
    expect(watcher.page.locator("[role=log] .words")).to_have_count(0)


def code_of(player: Player) -> tuple[str, str]:
    """Have a code shown in the settings; return it and the link that its picture leads to."""
    player.open_panel("settings")
    player.visitor.button("code-make").click()
    shown = player.page.locator("output")
    link = player.page.get_by_role("img", name=re.compile(re.escape("#seat="))).get_attribute("alt")
    return shown.inner_text(), (link or "").split(" ")[-1]


def away(players: Pair) -> tuple[Player, str]:
    """Have the second of two close the browser; return the first, and the table's address.

    Where little patience is had, a robot may sit there before anybody could see that the seat was empty.
    """
    anna, bruno = players
    address = bruno.page.url
    bruno.page.close()
    gone = re.compile("|".join(re.escape(anna.text(one)) for one in ("player-away", "player-stand-in")))
    expect(anna.page.locator("[data-purse='1']")).to_contain_text(gone)
    return anna, address


@pytest.mark.campaign("reloads and kills in a browser", sample=1)
def test_a_seat_is_taken_back_on_a_second_device_by_its_code(patient: Server, lease: Visit) -> None:
    anna, bruno = sit_down(patient, lease)
    code, _ = code_of(bruno)
    address = bruno.page.url
    for player in (anna, bruno):
        player.visitor.may_lose_the_server = True
    patient.kill()
    for player in (anna, bruno):
        expect(player.page.get_by_text(player.text("room-offline"))).to_be_visible()
    patient.start()
    for player in (anna, bruno):
        expect(player.page.get_by_text(player.text("room-offline"))).to_have_count(0)

    phone = Player(lease(Device("it", phone=True)))
    phone.enter(address)
    phone.visitor.button("watching-return").click()
    assert faults(phone.page) == []
    field = phone.page.get_by_role("textbox", name=phone.text("return-code"))
    field.fill("222 222")
    field.press("Enter")
    expect(phone.page.get_by_role("alert").filter(has_text=phone.text("return-failed-code-wrong"))).to_be_visible()
    field.fill(code.lower())
    field.press("Enter")
    expect(phone.page.locator("section.sheet")).to_have_count(0)
    expect(phone.page.locator("[data-purse='1']")).to_have_class(re.compile("mine"))
    expect(bruno.page.get_by_text(bruno.text("notice-lost", seat="Bruno"))).to_be_visible()
    expect(bruno.page.get_by_text(bruno.text("watching"), exact=True)).to_be_visible()
    expect(anna.page.get_by_text(anna.text("notice-taken-back", seat="Bruno"))).to_be_visible()

    # The picture's link does it at once; used up, it says so.
    phone.close()  # a first game's marks too
    _, link = code_of(phone)
    tablet = Player(lease(Device("nl")))
    tablet.enter(link)
    expect(tablet.page.locator("[data-purse='1']")).to_contain_text(tablet.text("player-mine"))
    assert "#" not in tablet.page.url
    late = Player(lease())
    late.enter(link)
    expect(late.page.get_by_role("alert").filter(has_text=late.text("return-failed-code-wrong"))).to_be_visible()


def test_a_seat_is_handed_over_by_agreement_and_its_player_takes_it_back(hasty: Server, lease: Visit) -> None:
    players = sit_down(hasty, lease)
    anna, address = away(players)
    phone = Player(lease(Device("nl", phone=True)))
    phone.enter(address)
    phone.visitor.button("watching-return").click()
    for _ in range(TURNS):
        mine = anna.asked()
        if anna.text("player-stand-in") in anna.page.locator("[data-purse='1']").inner_text():
            break
        anna.press_main(mine)
    expect(anna.page.locator("[data-purse='1']")).to_contain_text(anna.text("player-stand-in"))
    phone.page.get_by_role("textbox", name=phone.text("return-name")).fill("Bruno van hiernaast")
    phone.visitor.button("return-ask-named", seat="Bruno").click()
    expect(phone.page.get_by_text(phone.text("return-asked"))).to_be_visible()
    note = anna.page.get_by_text(anna.text("seat-request", name="Bruno van hiernaast", seat="Bruno"))
    expect(note).to_be_visible()
    assert faults(anna.page) == []
    anna.visitor.button("seat-request-yes").click()
    expect(note).to_have_count(0)
    let_in = {"seat": "Bruno", "who": "Bruno van hiernaast"}
    for player in (anna, phone):
        expect(player.page.get_by_text(player.text("notice-let-in", **let_in))).to_be_visible()
    expect(phone.page.locator("[data-purse='1']")).to_have_class(re.compile("mine"))

    phone.page.locator(".news").get_by_role("button", name=phone.text("notice-close")).first.click()
    phone.page.get_by_role("button", name=phone.text("meanwhile-read")).click()
    panel = phone.page.locator("section.sheet")
    expect(panel.get_by_text(re.compile("Bruno gooit"))).not_to_have_count(0)
    assert faults(phone.page) == []

    bruno = Player(players[1].visitor)
    bruno.visitor.page = bruno.visitor.open()
    bruno.enter(address)
    expect(bruno.page.get_by_text(re.compile("Bruno van hiernaast"))).to_be_visible()
    assert faults(bruno.page) == []
    bruno.visitor.button("handover-back").click()
    expect(bruno.page.locator("[data-purse='1']")).to_have_class(re.compile("mine"))
    expect(phone.page.get_by_text(phone.text("notice-lost", seat="Bruno"))).to_be_visible()
    expect(anna.page.get_by_text(anna.text("notice-reclaimed", seat="Bruno"))).to_be_visible()


@pytest.mark.campaign("seat requests", sample=1)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_request_and_a_handover_fit_the_screen_in_every_language(language: str, phone: bool, kept: Kept) -> None:
    stage = kept.open(
        Table("italy", 4, seed=1, names=("Anna", "Bruno", "Carla", "Dora")), Device(language, phone=phone)
    )
    visitor = stage.visitor
    stage.change_room(
        seat_requests=[SeatRequestView(1, 1, LONG_NAME, [2], [0, 3], can_answer=True, wait_minutes=3)],
        handovers=[HandoverView(1, LONG_NAME, 1_800_000_000_000, can_undo=True)],
    )
    asked = [
        text_in("seat-request", language, name=LONG_NAME, seat="Bruno"),
        text_in("seat-request-yes", language),
        text_in("seat-request-no", language),
    ]
    pending = [
        text_in("seat-request-agreed", language, names="Carla"),
        text_in("seat-request-minutes", language, minutes=3),
    ]
    back = [text_in("handover-back", language)]
    # A phone shows one after the other, and who has yet to agree once the answer is given.
    for said in (asked, back) if phone else ([*asked, *pending, *back],):
        for text in said:
            expect(visitor.page.locator(".requests").get_by_text(text).first).to_be_visible()
        assert faults(visitor.page) == []
        stage.change_room(seat_requests=[])


def test_a_rematch_is_one_click_for_everybody(server: Server, lease: Visit) -> None:
    anna, bruno = sit_down(server, lease)
    bruno.open_panel("estate")
    bruno.leave()
    address = anna.page.url
    expect(anna.page.get_by_role("heading", name=anna.text("end-you-won"))).to_be_visible()
    expect(bruno.page.get_by_role("heading", name=bruno.text("end-you-place", place=2))).to_be_visible()
    bruno.visitor.button("end-rematch").click()
    for player in (anna, bruno):
        expect(player.page.locator("#question-head")).to_be_visible()
        expect(player.page.locator("[data-purse='1']")).not_to_contain_text(player.text("player-out", place=2))
    expect(anna.page.get_by_text(anna.text("notice-rematch", who="Bruno"))).to_be_visible()
    assert anna.page.url == address

    anna.page.get_by_role("link", name=anna.text("lobby-home")).first.click()
    home = anna.page.get_by_role("link", name=anna.text("games-all", count=2))
    home.click()
    running = anna.page.get_by_role("region", name=anna.text("games-running")).get_by_role("listitem")
    over = anna.page.get_by_role("region", name=anna.text("games-over")).get_by_role("listitem")
    expect(running).to_have_count(1)
    expect(over).to_contain_text(anna.text("games-won"))
    expect(over.get_by_role("link", name=anna.text("replay-title"))).to_have_attribute("href", re.compile("/replay/"))
    over.get_by_role(
        "button", name=anna.text("start-forget-named", names=anna.text("start-room-with", names="Bruno"))
    ).click()
    expect(over).to_have_count(0)


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("device", [Device("it"), Device("nl", phone=True)], ids=["desk", "phone"])
def test_thirty_games_of_a_browser_are_tidy(server: Server, lease: Visit, device: Device) -> None:
    laid = lay(server, played(4, 7, 60))
    room = laid.address.rpartition("/")[2]
    names = ["Wilhelmina Quattrociocch", "Bartholomeus Vandenbossc", "Teo"]
    seen = 1_790_000_000_000
    rooms = [
        {"room": room, "status": "playing", "names": names, "seen": seen, "mine": [0], "yours": False, "waits": []}
    ]
    rooms += [{**rooms[0], "room": f"gone-{number}", "seen": seen - number} for number in range(1, MANY // 3)]
    games = [
        {"game": f"game-{number}", "room": room, "names": names, "winners": names[number % 3 :][:1], "won": not number,
         "seen": seen - number}
        for number in range(MANY)
    ]  # fmt: skip
    kept = {**laid.kept, "monopolista:rooms": json.dumps(rooms), "monopolista:games": json.dumps(games)}
    visitor = lease(Device(device.language, device.phone, kept=kept, at=server.address))
    visitor.may_miss = True
    page = visitor.page
    page.goto(server.address)
    page.get_by_role("link", name=visitor.text("games-all", count=MANY + MANY // 3)).click()
    region = page.get_by_role("region", name=visitor.text("games-running"))
    expect(region.get_by_text(visitor.text("games-gone"))).to_have_count(MANY // 3 - 1)
    assert waits(visitor, region.get_by_role("listitem").first.inner_text())
    assert [*violations(page), *too_wide(page)] == []


def waits(visitor: Visitor, row: str) -> bool:
    """Say whether the row of a running game says whose move it is."""
    others = visitor.text("games-waits", names="")
    return visitor.text("games-yours") in row or others.strip() in row


@pytest.mark.campaign("whole games in a browser", sample=1)
@pytest.mark.parametrize(
    ("locale", "edition"),
    [("nl-BE", "belgium-nl"), ("fr-BE", "belgium-fr"), ("en-GB", "uk"), ("en-US", "us"), ("it-IT", "italy")],
)
def test_a_new_table_begins_with_the_box_of_the_region(server: Server, lease: Visit, locale: str, edition: str) -> None:
    visitor = lease(Device(locale[:2], region=locale))
    visitor.page.goto(server.address)
    for title, path in (("start-rules", "rules"), ("odds-title", "odds")):
        link = visitor.page.get_by_role("link").filter(has_text=visitor.text(title))
        expect(link).to_have_attribute("href", f"/{path}/{edition}")
    visitor.button("start-friends").click()
    expect(visitor.page.get_by_label(visitor.text("lobby-edition"))).to_have_value(edition)
