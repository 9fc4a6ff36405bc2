"""Hints on the screen: chosen in the lobby, asked for by mouse and by key; and the teacher, who is overruled."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, ViewportSize, expect

from monopolista.analyse.action_values import ActionEvaluator, evaluate_answers, evaluate_proposals
from monopolista.bots import decide
from monopolista.table import Table, seeded
from tests.analyse.played import swap_of_two_colours
from tests.browser.laid import NAMES, Laid, lay
from tests.browser.player import Player
from tests.browser.screens import covered, too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import IN_EVERY_SIZE, SIZES, is_phone, named, resize
from tests.browser.stage import LONG_NAME
from tests.browser.visitor import Device, Visit

POINT = 10_000
COSTLY = 2 * POINT
"""An answer that costs so much is asked about twice."""
MOST = 400
SEEDS = 30


def buying(seats: int, least: int = 0) -> Table:
    """Return a table at which the person is asked to buy a deed that it would cost so much to leave to the others."""
    for seed in range(1, SEEDS):
        table = Table("italy", seats, seed=seed, names=(LONG_NAME, *NAMES[1:seats]))
        while table.version < MOST and not table.over:
            if table.question.kind == "buy" and table.asked == [0] and not table.refusal(0, "buy"):
                first, *others = evaluate_answers(table, 0).answers
                if table.game.write(first.action) == "buy" and first.worth(0) - others[-1].worth(0) >= least:
                    return table
            seat = ([trade.partner for trade in table.view().trades] or table.asked)[0]
            table.play(seat, decide("regular", table, seat, seeded(1)))
    raise AssertionError("nobody is asked to buy")


def sit(visit: Visit, server: Server, laid: Laid, device: Device, **kept: str) -> Player:
    """Come back to the first seat of a table that asks it, with what the browser has kept beside its keys."""
    device.kept, device.at = (
        {**laid.kept, **{f"monopolista:{name}": value for name, value in kept.items()}},
        server.address,
    )
    player = Player(visit(device))
    player.enter(laid.address)
    expect(question(player.page)).to_be_visible()  # it is drawn after the board, and before it there are no keys for it
    return player


_IN_SIGHT = """() => [...document.querySelectorAll('.question .weighed li')].map((line) => {
  const box = line.getBoundingClientRect();
  return line.contains(document.elementFromPoint(box.left + 20, box.top + box.height / 2));
})"""
"""Of every answer that is weighed whether it can be read as the card lies, without a finger."""


def reason_text(player: Player, table: Table) -> str:
    """Why the best answer is better than the next one, in the player's language."""
    scales = ActionEvaluator(table.game, table.box)
    best, other = (one.action for one in scales.evaluate_answers(table.state(), 0, 1).answers[:2])
    why = scales.advisor.why(table.state(), 0, best, other)
    assert why is not None
    return scales.advisor.worded(why, player.visitor.device.language)


def sheet(page: Page) -> Locator:
    return page.locator("section.sheet")


def question(page: Page) -> Locator:
    return page.locator("section.question")


def test_the_host_allows_hints_in_a_game_that_can_be_judged(server: Server, lease: Visit) -> None:
    player = Player(lease(Device("en")))
    player.open_table(server.address, "Anna")
    page = player.page
    player.open_more()
    field = page.get_by_label(player.text("lobby-hints"))
    expect(field.locator("option:checked")).to_have_text(player.text("lobby-hints-off"))
    player.choose_setting("lobby-hints", "lobby-hints-on")
    assert violations(page) == []
    player.start()
    expect(page.locator("section.question")).to_be_visible()
    page.keyboard.press("h")
    expect(sheet(page).get_by_role("heading", name=player.text("panel-hint"), exact=True)).to_be_visible()


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("phone", [False, True])
def test_a_trade_that_is_proposed_opens_filled_and_one_press_offers_it(
    server: Server, lease: Visit, *, phone: bool
) -> None:
    table = swap_of_two_colours()
    table.transcript.header = replace(table.transcript.header, names=NAMES[: table.seats])
    proposal, *_ = evaluate_proposals(table, 0)
    player = sit(lease, server, lay(server, table, hints=True), Device("en", phone=phone))
    page = player.page
    page.get_by_role("button", name=player.text("key-hint")).click()
    page.get_by_role("button", name=player.text("hint-open-offer")).first.click()
    editor = page.locator("section.bench")
    expect(editor).to_be_visible()
    assert violations(page) == []
    editor.get_by_role("button", name=player.text("answer-propose"), exact=True).click()
    expect(editor).to_have_count(0)
    assert f"\n0 {table.game.write(proposal.action)}\n" in server.transcript(page.url)


def test_where_the_table_allows_none_there_is_no_key_for_it(server: Server, lease: Visit) -> None:
    player = sit(lease, server, lay(server, buying(4)), Device("en"))
    assert player.page.get_by_role("button", name=player.text("key-hint")).count() == 0
    player.page.keyboard.press("h")
    expect(sheet(player.page)).to_have_count(0)


def test_a_hint_is_asked_for_by_mouse_and_by_key_and_answered_thereafter(server: Server, lease: Visit) -> None:
    table = buying(4)
    weighed = evaluate_answers(table, 0)
    player = sit(lease, server, lay(server, table, hints=True), Device("it"))
    page = player.page
    page.get_by_role("button", name=player.text("key-hint")).click()
    first = sheet(page).locator("ol li").first
    expect(first).to_contain_text(player.text("hint-answer-buy"))
    expect(first).to_contain_text(re.compile(r"\d+%"))
    expect(first.locator(".why")).to_have_text(reason_text(player, table))
    expect(sheet(page).locator("ol").first.locator("li")).to_have_count(len(weighed.answers))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    page.keyboard.press("h")
    expect(first).to_contain_text(player.text("hint-answer-buy"))
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(question(page).get_by_role("textbox")).to_be_visible()
    page.keyboard.press("h")
    limit = sheet(page).locator(".limit")
    expect(limit).to_be_visible()
    assert violations(page) == []


@pytest.mark.campaign("screens in every size", sample=2)
@named(*filter(is_phone, SIZES))
def test_on_a_phone_a_hint_stands_in_the_questions_card_and_covers_nothing(
    server: Server, lease: Visit, size: ViewportSize
) -> None:
    laid = lay(server, buying(8), hints=True)
    player = sit(lease, server, laid, Device("nl", phone=True, dark=True))
    page = player.page
    page.get_by_role("button", name=player.text("key-hint")).click()
    first = question(page).locator(".weighed li").first
    resize(page, size)
    expect(first).to_contain_text(player.text("hint-answer-buy"))
    assert page.evaluate(_IN_SIGHT) == [True, True]
    assert [*violations(page), *covered(page), *too_wide(page)] == []
    page.keyboard.press("Escape")
    expect(first).to_have_count(0)
    page.keyboard.press("h")
    expect(first).to_be_visible()


@pytest.mark.campaign("whole games in a browser", sample=1)
@IN_EVERY_SIZE
def test_the_teacher_asks_before_an_answer_that_costs_much_and_is_overruled(
    server: Server, lease: Visit, size: ViewportSize
) -> None:
    phone = is_phone(size)
    table = buying(8 if phone else 4, COSTLY)
    player = sit(lease, server, lay(server, table, hints=True), Device("nl", phone=phone, dark=phone), teacher="1")
    page = player.page
    sure = page.locator("[role='alertdialog']")
    page.keyboard.press("n")
    expect(sure).to_be_visible()
    expect(sure).to_contain_text(player.text("hint-answer-decline"))
    expect(sure).to_contain_text(player.text("hint-answer-buy"))
    expect(sure).to_contain_text(reason_text(player, table))
    expect(sure.get_by_role("button").first).to_be_focused()
    resize(page, size)
    assert [*violations(page), *covered(page), *too_wide(page)] == []
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    expect(player.visitor.button("answer-decline")).to_be_visible()
    page.keyboard.press("n")
    sure.get_by_role("button", name=player.text("teacher-ahead")).click()
    expect(sure).to_have_count(0)
    expect(page.get_by_role("textbox")).to_be_visible()


def test_the_teacher_is_silent_about_what_costs_little_or_nothing(server: Server, lease: Visit) -> None:
    player = sit(lease, server, lay(server, buying(4, COSTLY), hints=True), Device("en"), teacher="1")
    card = player.read()
    player.press_main(card)
    assert player.page.locator("[role='alertdialog']").count() == 0


def test_the_replay_says_who_asked_for_hints(server: Server, lease: Visit) -> None:
    laid = lay(server, buying(4), hints=True)
    player = sit(lease, server, laid, Device("en"))
    page = player.page
    player.open_panel("hint")
    expect(sheet(page).locator("ol li").first).to_be_visible()
    page.goto(f"{server.address}/replay/{laid.game}")
    expect(page.get_by_text(player.text("replay-hinted", names=LONG_NAME))).to_be_visible()
