"""Where board, players and answers share a phone: each line of text is seen as a whole or not at all."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from monopolista.games.interface.views import Reason
from monopolista.locales import SPOKEN
from monopolista.table import CHANCE, Table
from tests.browser.answers import out_of_reach
from tests.browser.deal_player import DealPlayer
from tests.browser.deal_stage import POSITIONS as CARDS
from tests.browser.deal_stage import card
from tests.browser.kept import Kept
from tests.browser.laid import played
from tests.browser.positions import LIGHT_BLUE, POSITIONS, opened, walk
from tests.browser.screens import hold_events, rest
from tests.browser.sizes import ACROSS, LEVEL, SMALL, UPRIGHT, named, wait_for_frames
from tests.browser.stage import LONG_NAME, Stage
from tests.browser.test_sizes import hidden
from tests.browser.text_lines import cut_lines
from tests.browser.visitor import PHONE, Device

FAMILY = (LONG_NAME, "Bruno", "Carla", "Dora")
_TEXT_OVER = """(remark) => [...document.querySelectorAll('.cash, [data-slip].own')].filter((mark) => {
  const [one, other] = [remark, mark].map((part) => part.getBoundingClientRect());
  const hair = 1.5;
  return Math.min(one.right, other.right) - Math.max(one.left, other.left) > hair
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > hair;
}).map((mark) => mark.outerHTML.slice(0, 60))"""
"""The cash and the properties that a speech bubble hides."""
_WITHIN = """(one, query) => {
  const [inner, outer] = [one, one.closest(query)].map((part) => part.getBoundingClientRect());
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top
    && inner.bottom <= outer.bottom;
}"""
"""Whether an element lies within the one round it that matches a query."""
_SHORTENED = "(line) => line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1"


def sit(kept: Kept, table: Table, size: ViewportSize, language: str = "nl") -> Stage:
    """Sit down at a table in a window of a size."""
    return kept.open(table, Device(language, phone=size["width"] < LEVEL["width"]), size=size)


def of_four(at: int, dice: str, *, owns: dict[int, list[int]] | None = None) -> Table:
    """Return a Belgian table of four whose first seat has rolled."""
    table = Table("belgium-nl", seats=4, chance=None, names=FAMILY)
    table.set_position(at={0: at}, owns=owns or {})
    return walk(table, dice)


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("game", [POSITIONS, CARDS], ids=["board", "cards"])
@pytest.mark.parametrize("language", SPOKEN)
@named(PHONE, ACROSS, SMALL, LEVEL)
def test_no_line_of_a_question_is_cut_or_fades_behind_its_answers(
    kept: Kept, size: ViewportSize, language: str, game: dict[str, Callable[[], Table]]
) -> None:
    scene = sit(kept, next(iter(game.values()))(), size, language)
    for kind, lay in game.items():
        scene.game_more = {}
        scene.show(lay())
        wait_for_frames(scene.page)
        assert cut_lines(scene.page) == [], kind
        assert out_of_reach(scene.page, touched=False) == [], kind
        scene.offer_to_take_back()
        wait_for_frames(scene.page)
        assert cut_lines(scene.page) == [], f"{kind}, with an offer to take back"


@named(PHONE, UPRIGHT)
def test_who_waits_reads_as_many_of_the_last_lines_as_there_is_room_for(kept: Kept, size: ViewportSize) -> None:
    page = sit(kept, played(4, 5, 160), size, "it").page
    lines = page.locator("[data-latest]").all_inner_texts()
    assert len(lines) == 3
    assert hidden(page, "[data-latest]") == [f"[data-latest]: {lines[0]}"]


def test_what_happened_last_is_read_whole_above_the_answers_of_a_phone(kept: Kept) -> None:
    scene = sit(kept, of_four(18, "1 2"), PHONE)
    latest = scene.page.locator("[data-latest]").last
    expect(latest).to_contain_text("Rue Saint-Léonard")
    assert not latest.evaluate(_SHORTENED)
    assert (
        hidden(scene.page, "[data-latest]:last-child", "#question-head", ".body .price", ".rents", "[data-answer]")
        == []
    )


@named(PHONE, ACROSS)
def test_who_still_bids_is_in_sight_above_the_answers_of_a_phone(kept: Kept, size: ViewportSize) -> None:
    table = of_four(6, "1 2")
    table.play(0, "decline")
    scene = sit(kept, table, size)
    assert hidden(scene.page, ".who dd", ".bid .price", "[data-answer]") == []


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("kind", ["buy", "auction", "end", "led-on"])
@named(PHONE, ACROSS)
def test_the_offer_to_take_back_is_in_sight_on_a_phone(kept: Kept, size: ViewportSize, kind: str) -> None:
    scene = sit(kept, POSITIONS[kind](), size)
    scene.offer_to_take_back()
    scene.page.locator(".take-back").wait_for()
    rest(scene.page)
    assert hidden(scene.page, ".take-back", "#question-head", "[data-answer]") == []


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", SPOKEN)
def test_what_sly_deal_does_is_read_in_whole_lines_above_what_it_may_take(kept: Kept, language: str) -> None:
    table = CARDS["to-play"]()
    player = DealPlayer(kept.open(table, Device(language, phone=True)).visitor)
    player.take(card(table, "sly-deal"))
    assert cut_lines(player.page) == []


def test_the_name_and_the_dice_have_the_centre_of_a_phones_board_where_no_offer_waits(kept: Kept) -> None:
    scene = sit(kept, POSITIONS["buy"](), PHONE)
    assert hidden(scene.page, ".title", ".here", ".dice") == []


def with_an_offer(turn: int, at: dict[int, int]) -> Table:
    """Return a table of four at which an offer of many deeds waits for the first seat."""
    table = Table("belgium-nl", seats=4, chance=None, names=FAMILY)
    table.set_position(turn=turn, at=at, owns={0: [11, 13, 14], 2: [15, 16, 18, 19]})
    table.play(2, "propose 0 give 15 16 18 19 get 11 13 money 50")
    return table


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("own", [True, False], ids=["bought", "paid"])
@named(PHONE, ACROSS)
def test_the_sentence_of_an_event_is_read_whole_above_an_offer(kept: Kept, size: ViewportSize, *, own: bool) -> None:
    table = with_an_offer(0 if own else 1, {0: 8, 1: 8})
    scene = sit(kept, table, size)
    first = table.version
    if own:
        walk(table, "1 3")
        table.play(0, "buy")
    else:
        table.play(1, "roll")
        table.play(CHANCE, "roll 1 2")
    hold_events(scene.page)
    scene.send_steps(first)
    sentence = scene.page.locator(".event .sentence")
    expect(sentence).to_contain_text(LONG_NAME)
    assert not sentence.evaluate(_SHORTENED)
    assert sentence.evaluate(_WITHIN, ".event")
    assert cut_lines(scene.page) == []


def remark(scene: Stage, seat: int) -> None:
    """Let a robot say why it does not buy."""
    first = scene.table.version
    scene.reasons[first] = Reason("too-dear")
    scene.play(seat, "decline")
    scene.page.locator("[data-said]").wait_for()
    rest(scene.page)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("seats", [4, 8])
@named(PHONE, ACROSS, LEVEL)
def test_a_remark_hides_nothing_that_tells_what_somebody_has(kept: Kept, size: ViewportSize, seats: int) -> None:
    table = opened(seats, turn=1, owns={1: (*LIGHT_BLUE, 37, 39)})
    table.play(1, "roll")
    table.play(CHANCE, "roll 2 3")
    scene = sit(kept, table, size)
    remark(scene, 1)
    assert scene.page.locator("[data-said]").evaluate(_TEXT_OVER) == []


def test_a_remark_goes_with_the_end_of_the_game(kept: Kept) -> None:
    table = opened(2, turn=1)
    table.play(1, "roll")
    table.play(CHANCE, "roll 2 3")
    scene = sit(kept, table, PHONE)
    remark(scene, 1)
    scene.play(1, "bankrupt")
    scene.page.locator("#end-winner").wait_for()
    assert scene.page.locator("[data-said]").count() == 0
