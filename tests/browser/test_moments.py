"""Moments of a game: a proposal that is turned down, leaving before the others, and the end, which is celebrated."""

import msgspec
import pytest
from playwright.sync_api import ViewportSize, expect

from monopolista.analyse.api_views import AccountView, TurningView
from monopolista.bots import decide
from monopolista.games.classic.rules import events
from monopolista.games.common.notation import Action
from monopolista.locales import say
from monopolista.table import CHANCE, Table
from tests.browser.kept import Kept
from tests.browser.laid import NAMES, lay
from tests.browser.player import Player
from tests.browser.positions import lost, opened
from tests.browser.screens import box, rest, too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import ACROSS, named
from tests.browser.stage import LONG_NAME, Stage
from tests.browser.test_gestures import played
from tests.browser.visitor import DESK, PHONE, Device, Visit

LANGUAGE = "it"
"""What the browser before a stage reads."""
SEATS = 4
MOST_ANSWERS = 2000
AN_HOUR = 3_600_000
UNTIL_READY = 1_200
"""Milliseconds until what cannot be undone may be confirmed."""


def answer(table: Table) -> tuple[int, Action]:
    """Return who answers next, and what a bot answers for that seat."""
    partners = [trade.partner for trade in getattr(table.view(), "trades", [])]
    seat = (partners or table.asked)[0]
    return seat, decide(table.game.usual, table, seat, lambda limit: table.version % limit)


def begun(edition: str, seed: int) -> Table:
    return Table(edition, seats=SEATS, seed=seed, names=NAMES[:SEATS])


def to_the_last_answer(edition: str) -> tuple[Table, int, str]:
    """Return a table that lacks one answer to its end, who gives it and what it is."""
    whole, table = begun(edition, 5), begun(edition, 5)
    answers: list[tuple[int, Action]] = []
    while not whole.over:
        answers.append(answer(whole))
        whole.play(*answers[-1])
    for one in answers[:-1]:
        table.play(*one)
    seat, last = answers[-1]
    return table, seat, table.game.write(last)


def first_one_out() -> Table:
    """Return a table whose first seat is bankrupt, while others play on."""
    for seed in range(60):
        table = begun("italy", seed)
        while not table.over and table.playing(0) and table.version < MOST_ANSWERS:
            table.play(*answer(table))
        if not table.over and not table.playing(0):
            return table
    raise AssertionError("the first seat never left before the end")


def turn_of(table: Table) -> int:
    """Return in which turn a game is."""
    turns = [event.amount for step in table.steps for event in step.events if event.kind == events.TURN]
    return turns[-1]


ENDS = [("italy", DESK), ("italy", ACROSS), ("deal", PHONE), ("deal", ACROSS)]


@pytest.mark.campaign("whole games in a browser", sample=1)
@named(DESK, PHONE, ACROSS)
def test_a_proposal_that_is_turned_down_says_so_and_is_made_again_or_changed(kept: Kept, size: ViewportSize) -> None:
    table = opened()
    proposal = "propose 4 give 11 money -20"
    table.play(0, proposal)
    scene = kept.open(table, Device("it"), size=size)
    down = scene.page.get_by_role("status", name=say("turned-down", LANGUAGE))
    expect(scene.page.locator("#question-head")).to_be_visible()
    expect(down).to_have_count(0)
    scene.play(4, "refuse 1")
    expect(down).to_contain_text(LONG_NAME)
    rest(scene.page)
    assert violations(scene.page) == []
    assert too_wide(scene.page) == []
    down.get_by_role("button", name=say("turned-down-again", LANGUAGE)).click()
    expect(down).to_have_count(0)
    assert table.steps[-1].action == proposal
    scene.play(4, "refuse 2")
    down.get_by_role("button", name=say("turned-down-change", LANGUAGE)).click()
    bench = scene.page.locator(".bench")
    expect(bench.locator("[data-piece][aria-pressed='true']")).to_have_count(1)
    scene.page.keyboard.press("Escape")
    expect(bench).to_have_count(0)
    down.get_by_role("button", name=say("turned-down-away", LANGUAGE)).click()
    expect(down).to_have_count(0)
    scene.play(0, proposal)
    scene.play(4, "refuse 3")
    expect(down).to_be_visible()
    scene.play(0, "roll")
    scene.play(CHANCE, "roll 2 3")
    expect(down).to_have_count(0)


def test_who_is_out_reads_when_that_was_and_skips_to_the_end(server: Server, lease: Visit) -> None:
    table = first_one_out()
    place, turns = 1 + sum(table.playing(seat) for seat in range(SEATS)), turn_of(table)
    laid = lay(server, table)
    player = Player(lease(Device(kept=laid.kept, at=server.address)))
    player.enter(laid.address)
    out = player.page.get_by_role("region", name=player.text("out-place", place=place, turns=turns))
    expect(out).to_contain_text(player.text("out-goes-on"))
    assert violations(player.page) == []
    player.visitor.button("out-watch").click()
    expect(player.page.locator("#question-head")).to_be_visible()
    expect(out).to_have_count(0)
    assert violations(player.page) == []
    player.page.reload()
    expect(out).to_be_visible()
    player.visitor.button("out-watch").click()
    player.visitor.button("out-to-the-end").click()
    expect(player.page.locator("#end-winner")).to_be_visible()


def test_the_stamp_on_the_last_card_makes_the_page_of_a_phone_no_wider_as_it_falls(kept: Kept) -> None:
    table = opened(4)
    scene = kept.open(table, Device("en", phone=True, still=False))
    page = scene.page
    scene.play(3, "bankrupt")
    stamp = page.locator("[data-purse='3'] .stamp")
    stamp.wait_for()
    stamp.evaluate("one => one.getAnimations().forEach((falls) => { falls.pause(); falls.currentTime = 0; })")
    assert too_wide(page) == []


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize(("edition", "size"), ENDS)
def test_the_end_is_celebrated_over_a_table_that_keeps_its_size(kept: Kept, edition: str, size: ViewportSize) -> None:
    table, seat, last = to_the_last_answer(edition)
    scene = kept.open(table, Device("it", still=False), size=size)
    part = scene.page.locator("[data-square='20']" if edition == "italy" else "[data-purse='1']")
    before = box(part)
    signs = scene.page.locator("nav [data-mark='rules'], nav .sign").filter(visible=True)
    stood = [one.bounding_box() for one in signs.all()]
    scene.play(seat, last)
    winner = say("end-winner", LANGUAGE, name=NAMES[table.winners[0]])
    poster = scene.page.locator(".poster")
    expect(poster).to_contain_text(winner)
    scene.page.keyboard.press("Shift")
    assert poster.count() == 0, "any key ends it"
    place = table.view().players[0].place
    own = say("end-you-won", LANGUAGE) if 0 in table.winners else say("end-you-place", LANGUAGE, place=place)
    expect(scene.page.get_by_role("heading", name=own)).to_be_visible()
    after = box(part)
    assert (after["x"], after["width"]) == (before["x"], before["width"])
    assert stood
    assert [one.bounding_box() for one in signs.all()] == stood
    scene.page.keyboard.press("s")
    expect(scene.page.locator("[role=log] h3").last).to_have_text(say("head-over", LANGUAGE))
    assert violations(scene.page) == []
    assert too_wide(scene.page) == []


def test_the_end_states_luck_and_decisions_in_percentage_points_and_tells_the_turning_point_briefly(
    kept: Kept,
) -> None:
    table = opened(3, owns={0: (1, 3, 5, 6, 8, 9, 11, 12)})
    turning = table.version
    table.play(0, "bankrupt")
    while table.asked and not table.over:
        table.play(table.asked[0], "bankrupt")
    scene = kept.open(table, Device("en"))
    account = AccountView(0, start=333_333, luck=-123_000, own=34_000, others=-244_333, result=0)
    added = TurningView(turning, [-200_000, 100_000, 100_000])
    scene.course = msgspec.structs.replace(scene.course, accounts=[account], turnings=[added])
    scene.page.reload()
    course = scene.page.locator("section .course")
    expect(course).to_contain_text("−20.0 pp")
    expect(course).to_contain_text("−12.3 pp")
    expect(course).to_contain_text("+3.4 pp")
    told = course.locator("dd").first.inner_text()
    assert "goes bankrupt" in told
    assert told.count(".") <= 6, told  # four sentences, and the points of two numbers


def test_a_press_that_follows_at_once_confirms_nothing_and_the_way_back_returns_the_focus(visit: Visit) -> None:
    page = visit(Device(LANGUAGE)).page
    page.clock.install(time=0)
    scene = Stage(page, lost(), [0])
    scene.open()
    page.clock.pause_at(AN_HOUR)
    sure, main = page.get_by_role("alertdialog"), page.locator("[data-main]")
    leave = sure.get_by_role("button", name=say("answer-bankrupt", LANGUAGE))
    page.keyboard.press("Space")
    expect(leave).to_be_visible()
    leave.dispatch_event("click")
    sure.get_by_role("button", name=say("answer-not-give-up", LANGUAGE)).click()
    expect(sure).to_be_hidden()
    expect(main).to_be_focused()
    assert played(scene) == []
    page.keyboard.press("Space")
    page.clock.run_for(UNTIL_READY)
    leave.click()
    expect(sure).to_be_hidden()
    assert played(scene) == ["bankrupt"]


def test_who_cannot_be_saved_declares_bankruptcy_as_the_main_answer(kept: Kept) -> None:
    scene = kept.open(lost(), Device("en"))
    page = scene.page
    expect(page.locator("[data-main]")).to_have_text(say("answer-bankrupt", "en"))
    page.keyboard.press("Space")
    sure = page.get_by_role("alertdialog", name=say("answer-bankrupt", "en"))
    expect(sure).to_contain_text("You lose everything you own")
    expect(sure.get_by_role("button")).to_have_text([say("answer-not-give-up", "en"), say("answer-bankrupt", "en")])
    assert violations(page) == []
    expect(page.get_by_role("button", name=say("give-up-open", "en"))).to_have_count(0)
