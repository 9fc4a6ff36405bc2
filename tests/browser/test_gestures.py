"""Few gestures for much: a colour at once, what is missing said, the only answer automatically, where things are."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from monopolista.table import Table
from tests.browser.answers import out_of_reach
from tests.browser.deal_player import DealPlayer
from tests.browser.deal_stage import laid as cards_laid
from tests.browser.deal_stage import table_of
from tests.browser.kept import Kept
from tests.browser.player import Player
from tests.browser.positions import LIGHT_BLUE, opened, walk
from tests.browser.screens import box, overlap, too_wide, violations
from tests.browser.sizes import ACROSS
from tests.browser.stage import Stage, laid
from tests.browser.test_keyboard import focused
from tests.browser.visitor import Device, Visit

DESK, PHONE = Device("it"), Device("nl", phone=True)
BOTH = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
LONG = 60_000
"""More milliseconds than anything waits."""
LISTEN = """
window.played = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const begin = kind.prototype.start;
  kind.prototype.start = function (...when) { window.played.push(kind.name); return begin.apply(this, when); };
}
"""
"""Count what begins to sound."""


def bare() -> Table:
    """The first seat has a whole colour without buildings."""
    return opened(built=dict.fromkeys(LIGHT_BLUE, 0), cash={0: 300})


def evenly(player: Player, verb: str, level: int, amount: str) -> Locator:
    """Return the button that builds or sells evenly to a height."""
    colour = player.text("colour-light-blue")
    name = player.text(f"evenly-{verb}-spoken", level=level, colour=colour, amount=amount)
    return player.page.get_by_role("button", name=name, exact=True)


def played(scene: Stage) -> list[str]:
    """Return what was answered."""
    return [one["action"] for one in scene.messages if one["type"] == "act"]


@pytest.mark.campaign("screens in every size", sample=2)
@BOTH
def test_a_colour_is_built_and_sold_with_one_gesture_from_its_square(kept: Kept, device: Device) -> None:
    scene = kept.open(bare(), device)
    player = Player(scene.visitor)
    player.page.locator("[data-square='8']").click()
    two = evenly(player, "build", 2, amount="M\u00a0300")
    expect(two).to_be_enabled()
    missing = player.text("lack-money", amount="M\u00a0150")
    third = evenly(player, "build", 3, amount=missing)
    expect(third).to_contain_text(missing)
    expect(third).to_have_attribute("aria-disabled", "true")
    assert [*violations(player.page), *too_wide(player.page)] == []
    two.click()
    expect(evenly(player, "sell", 0, amount="M\u00a0150")).to_be_visible()
    assert played(scene) == [f"build {street}" for street in (*LIGHT_BLUE, *LIGHT_BLUE)]
    evenly(player, "sell", 1, amount="M\u00a075").click()
    expect(evenly(player, "sell", 0, amount="M\u00a075")).to_be_visible()
    assert scene.table.state().level[6:10] == [1, 0, 1, 1]


def test_a_row_of_answers_stops_at_the_first_refusal_and_says_what_is_missing(kept: Kept) -> None:
    table = bare()
    table.play(0, "propose 1 get 13 money 240")
    scene = kept.open(table, DESK)
    player = Player(scene.visitor)
    panel = player.open_panel("estate")
    table.play(1, "accept 1")
    evenly(player, "build", 1, amount="M\u00a0150").click()
    said = panel.get_by_role("alert")
    expect(said).to_contain_text(player.text("failure-row", done=1, count=3))
    expect(said).to_contain_text(player.text("lack-money", amount="M\u00a040"))
    assert played(scene) == ["build 6", "build 8"]


def let_answer(player: Player, mode: str) -> None:
    """Choose in the settings what is answered automatically."""
    player.open_panel("settings").get_by_text(player.text(f"settings-auto-{mode}"), exact=True).click()
    player.close()


def by_itself(player: Player, answer: str) -> str:
    """Return what is said of an answer that is given automatically."""
    return player.text("auto-done", answer=player.text("auto-answer", answer=answer))


def test_the_only_answer_is_given_by_itself_where_that_is_wished_and_can_be_stopped(visit: Visit) -> None:
    player = Player(visit(DESK))
    page = player.page
    page.clock.install()
    scene = Stage(page, laid(2), [0])
    scene.open()
    page.clock.run_for(LONG)
    assert played(scene) == []
    let_answer(player, "answers")
    said = page.locator(".notices")
    expect(said).to_contain_text(by_itself(player, "roll"))
    player.visitor.button("notice-stop").click()
    page.clock.run_for(LONG)
    assert played(scene) == []
    scene.show(laid(2, stage="end"))
    page.clock.run_for(LONG)
    assert played(scene) == []
    let_answer(player, "turns")
    page.locator("[data-square='0']").click()  # who looks at a deed is about something
    page.clock.run_for(LONG)
    assert played(scene) == []
    page.locator("[data-square='0']").click()
    expect(said).to_contain_text(by_itself(player, "end"))
    page.clock.run_for(LONG)
    player.until(lambda card: not card.asked)
    assert played(scene) == ["end"]


def marks(player: Player) -> Locator:
    """Return the marks of a first game."""
    return player.page.get_by_role("region", name=player.text("marks-title"), exact=True)


def a_game() -> Table:
    """The first seat owns a deed, and something has happened."""
    table = laid(2, owns={0: (5,)})
    table.play(0, "mortgage 5")
    return table


def a_card_game() -> Table:
    return table_of(cards_laid(3))


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("game", [a_game, a_card_game], ids=["classic", "deal"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_first_game_shows_where_things_are_once(kept: Kept, game: Callable[[], Table], phone: bool) -> None:
    player = (Player if game is a_game else DealPlayer)(
        kept.open(game(), Device("nl", phone=phone, first=True)).visitor
    )
    page = player.page
    for number in (1, 2, 3):
        expect(marks(player)).to_contain_text(player.text("marks-count", number=number, count=3))
        assert [*violations(page), *too_wide(page)] == []
        assert [one for one in out_of_reach(page, touched=phone) if one.startswith("covered")] == []
        assert game is a_card_game or out_of_reach(page, touched=False, which="[data-purse]") == []
        mark = box(marks(player))
        assert mark["x"] >= 0
        assert mark["y"] >= 0
        marks(player).get_by_role("button").first.focus()
        page.keyboard.press("Enter")
    expect(marks(player)).to_have_count(0)
    assert focused(page) != ""
    player.visitor.button("sound-no").click()
    expect(player.visitor.button("sound-no")).to_have_count(0)
    page.reload()
    expect(page.locator("#question-head")).to_be_visible()
    expect(marks(player)).to_have_count(0)
    expect(player.visitor.button("sound-no")).to_have_count(0)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_mark_waits_until_what_it_says_is_true_and_speaks_of_the_device_at_hand(kept: Kept, phone: bool) -> None:
    scene = kept.open(laid(2), Device("en", phone=phone, first=True))
    player = Player(scene.visitor)
    kind = "touch" if phone else "pointer"
    expect(marks(player)).to_contain_text(player.text("mark-question", input=kind))
    player.visitor.button("marks-next").click()
    expect(marks(player)).to_have_count(0)  # there is no property that could be shown
    expect(player.page.get_by_text(player.text("roll-first"))).to_have_count(0)  # nor built on, mortgaged or traded
    scene.show(a_game())
    expect(player.page.get_by_text(player.text("roll-first"))).to_be_visible()
    expect(marks(player)).to_contain_text(player.text("mark-estate", input=kind))


def test_the_ring_round_a_card_longer_than_the_screen_ends_above_the_bar(kept: Kept) -> None:
    table = walk(opened(5), "2 3")
    for seat, action in ((0, "decline"), (1, "bid 10"), (2, "bid 110")):
        table.play(seat, action)
    player = Player(kept.open(table, Device(phone=True, first=True), size=ACROSS).visitor)
    expect(marks(player)).to_be_visible()
    ring, bar = (box(player.page.locator(one)) for one in ("[data-target-ring]", "nav"))
    assert ring["y"] + ring["height"] <= bar["y"]


def test_the_marks_are_skipped_by_a_key(kept: Kept) -> None:
    player = Player(kept.open(a_game(), Device(first=True)).visitor)
    expect(marks(player)).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(marks(player)).to_have_count(0)


def sound_count(page: Page) -> int:
    """Return how much has begun to sound."""
    return page.evaluate("window.played.length")


def test_sound_is_switched_by_a_key_and_never_comes_from_a_hidden_tab(visit: Visit) -> None:
    player = Player(visit(Device()))
    page = player.page
    page.add_init_script(LISTEN)
    Stage(page, a_game(), [0, 1]).open()
    page.keyboard.press(".")
    assert sound_count(page) == 0
    page.keyboard.press("m")
    expect(page.locator(".notices")).to_contain_text(player.text("sound-now", on="yes"))
    page.wait_for_function("window.played.length > 0")
    before = sound_count(page)
    player.press_main(player.read())
    page.wait_for_function("(before) => window.played.slice(before).includes('AudioBufferSourceNode')", arg=before)
    page.keyboard.press("m")
    page.evaluate("window.played.length = 0")
    player.press_main(player.until(lambda one: one.asked and not one.busy))
    assert sound_count(page) == 0
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.keyboard.press("m")
    player.press_main(player.until(lambda one: one.asked and not one.busy))
    assert sound_count(page) == 0


def test_the_card_game_shows_from_the_start_how_far_each_player_is(kept: Kept) -> None:
    player = DealPlayer(kept.open(table_of(cards_laid(3))).visitor)
    said = [player.text("deal-sets-complete", number=number, size=3) for number in (1, 1, 2)]
    aims = player.page.locator(".aim").all_inner_texts()
    assert sorted(one.strip() for one in aims) == sorted(said)


def test_a_tip_covers_no_question_waits_for_a_panel_and_goes_with_an_answer(kept: Kept) -> None:
    scene = kept.open(walk(opened(4), "2 3"), Device("nl", phone=True, first=True))
    player = Player(scene.visitor)
    page = player.page
    player.visitor.button("marks-next").click()
    second = player.text("marks-count", number=2, count=3)
    expect(marks(player)).to_contain_text(second)
    assert not overlap(box(marks(player)), box(page.locator(".question")))
    player.open_panel("story")
    expect(marks(player)).to_have_count(0)
    player.close()
    expect(marks(player)).to_be_visible()
    scene.play(1, "propose 0 give 13 get 11 money 50")
    page.locator(".business").wait_for()
    expect(marks(player)).to_have_count(0)  # between the offer and the question there is no room
    scene.play(1, "withdraw 1")
    expect(marks(player)).to_contain_text(second)
    page.locator(".question [data-main]").click()
    expect(marks(player)).to_contain_text(player.text("marks-count", number=3, count=3))


def test_no_tip_of_the_card_game_lies_over_the_hand_on_a_phone_held_across(kept: Kept) -> None:
    player = DealPlayer(kept.open(a_card_game(), Device("nl", phone=True, first=True), size=ACROSS).visitor)
    for number in (1, 2, 3):
        expect(marks(player)).to_contain_text(player.text("marks-count", number=number, count=3))
        for asked in ("section.hand", ".question"):
            assert not overlap(box(marks(player)), box(player.page.locator(asked))), asked
        marks(player).get_by_role("button").first.click()
