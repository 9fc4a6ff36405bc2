"""The answers never leave the screen: not in any question, and not for any notice, offer, rent or wish beside it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from monopolista.bots import decide
from monopolista.protocol import people
from monopolista.protocol.take_back import TakeBackRequest
from monopolista.table import CHANCE, Table
from tests.browser.answers import ANSWERS, out_of_reach
from tests.browser.deal_stage import POSITIONS as CARDS
from tests.browser.deal_stage import table_of, to_pay, whole_sets
from tests.browser.kept import Kept
from tests.browser.positions import DARK_BLUE, POSITIONS, lost, opened, walk
from tests.browser.screens import rest
from tests.browser.sizes import ACROSS, LEVEL, LOW, SIZES, SMALL, UPRIGHT, named, resize
from tests.browser.stage import LONG_NAME, Stage
from tests.browser.visitor import DESK, PHONE, Device, Visitor
from tests.plugins.campaigns import Campaign

QUESTIONS = POSITIONS | CARDS | {"lost": lost}
PHONES = (PHONE, ACROSS)


def ask_for_seats(scene: Stage, number: int) -> None:
    """Let some people ask for the seats of players who are away; a robot has the last player's."""
    requests = [
        people.SeatRequestView(
            one, one, LONG_NAME, [], [0, 1], can_answer=True, wait_minutes=2, replaces_bot=one == number
        )
        for one in range(1, number + 1)
    ]
    scene.change_room(seat_requests=requests, requested_seat=-1)


def wish_to_take_back(scene: Stage) -> None:
    """Let another player wish to take something back."""
    step = max(0, scene.table.version - 1)
    wish = TakeBackRequest(1, step, scene.table.version, revealed=True, pending=[0], refused=-1)
    scene.change_game(take_back=wish)


BESIDE: dict[str, Callable[[Stage], None]] = {
    "nothing": lambda _: None,
    "a seat request": lambda scene: ask_for_seats(scene, 1),
    "seat requests": lambda scene: ask_for_seats(scene, 2),
    "a wish": wish_to_take_back,
    "no connection": Stage.hang_up,
}
"""What may happen beside a question."""


def sent_to_buy() -> Table:
    """A card has sent the first seat to a street that nobody has."""
    table = walk(opened(5, "belgium-nl"), "3 4")
    table.play(CHANCE, "draw 1")
    return table


def sit_down(kept: Kept, table: Table, size: ViewportSize, language: str = "it") -> Stage:
    """Sit down at a table in a window of a size, by touch where it is a phone's."""
    return kept.open(table, Device(language, phone=size is not DESK), size=size)


def assert_in_reach(scene: Stage, size: ViewportSize) -> None:
    """Assert that all answers are in sight once everything has its place."""
    resize(scene.page, size)
    assert out_of_reach(scene.page, touched=size is not DESK) == [], size


@pytest.mark.campaign("answers in sight", sample=3)
@pytest.mark.parametrize("beside", BESIDE)
@pytest.mark.parametrize("question", QUESTIONS)
def test_nothing_beside_a_question_pushes_an_answer_off_a_phone(kept: Kept, question: str, beside: str) -> None:
    scene = sit_down(kept, QUESTIONS[question](), PHONE)
    BESIDE[beside](scene)
    for size in PHONES:
        assert_in_reach(scene, size)


def offered(question: str, seats: int) -> Table:
    """Lay a table at which the first seat is offered a trade and asked a question."""
    houses = {"debt": 2, "lost": 5}
    pieces: dict[str, Any] = {}
    if question in houses:
        pieces = {"at": {0: 36}, "owns": {1: DARK_BLUE}, "cash": {0: 20}}
        pieces["built"] = dict.fromkeys(DARK_BLUE, houses[question])
    table = opened(seats, **pieces)
    table.play(1, "propose 0 give 13 get 11 money 50")
    if question != "roll":
        walk(table, "1 2" if question in houses else "2 3")
    for answer in {"auction": ["decline"], "end": ["buy"]}.get(question, []):
        table.play(0, answer)
    return table


@pytest.mark.campaign("answers in sight", sample=3)
@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("question", ["roll", "auction", "buy", "end", "debt", "lost"])
def test_an_offer_keeps_its_answers_beside_those_of_the_question(kept: Kept, question: str, seats: int) -> None:
    scene = sit_down(kept, offered(question, seats), PHONE)
    for size in PHONES:
        assert_in_reach(scene, size)


def test_on_a_phone_an_offer_waits_for_the_end_of_an_auction_whose_bid_is_in_sight(kept: Kept) -> None:
    scene = sit_down(kept, offered("auction", 4), PHONE)
    offer = scene.page.locator(".business")
    expect(scene.page.locator("#question-head")).to_be_visible()
    expect(offer).to_have_count(0)
    resize(scene.page, DESK)
    expect(offer).to_be_visible()


def next_seat(table: Table) -> int:
    """Return who answers next: who is offered a trade before who is asked."""
    partners = [trade.partner for trade in getattr(table.view(), "trades", ())]
    return (partners or table.asked)[0]


@pytest.mark.campaign("answers in whole games", sample=1)
@pytest.mark.parametrize("edition", ["italy", "us", "deal"])
@named(DESK, PHONE, ACROSS, SMALL)
def test_the_answers_are_in_sight_from_the_first_to_the_last_of_a_game(
    kept: Kept, campaign: Campaign, edition: str, size: ViewportSize
) -> None:
    names = ("Player 1", "Player 2", LONG_NAME, "Li")
    table = Table(edition, seats=4, seed=campaign.seed, names=names)
    scene = sit_down(kept, table, size)
    for number in range(campaign.size(sample=60, full=400)):
        if table.over:
            break
        seat = next_seat(table)
        if 0 in (seat, *table.asked):
            assert_in_reach(scene, size)
        first = table.version
        table.play(seat, decide("regular", table, seat, lambda limit, at=number: (campaign.seed + at) % limit))
        scene.send_steps(first)


COVERS = """(asks) => {
  const mine = asks.getBoundingClientRect();
  const needed = document.querySelectorAll('main, .board, [data-purse], nav, .question, .hand, .scroll, [data-answer]');
  return [...needed].filter((one) => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(mine.right, box.right) - Math.max(mine.left, box.left);
    const high = Math.min(mine.bottom, box.bottom) - Math.max(mine.top, box.top);
    return wide > 0.5 && high > 0.5 && !one.contains(asks) && box.width > 0 && box.height > 0;
  }).map((one) => `${one.localName}.${one.className}`);
}"""
"""What of the table an element lies over."""
STANDING = """() => {
  const parts = document.querySelectorAll('.question, .question [data-answer], .hand, [data-purse], nav');
  return [...parts].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className, x, y, width, height].join(' ');
  });
}"""
"""Where the question, its answers and what lies round it stand."""


ASKED = [
    *((size, table) for size in (DESK, LEVEL) for table in (POSITIONS["buy"], POSITIONS["roll"], CARDS["to-play"])),
    *((size, POSITIONS["roll"]) for size in (UPRIGHT, PHONE, ACROSS)),
    *((size, CARDS["to-play"]) for size in (PHONE, ACROSS)),
]
"""Where there is room for the question about sound: on a phone, up to a number of players, not beside a price."""


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("table", [POSITIONS["buy"], POSITIONS["roll"], CARDS["to-play"]], ids=["buy", "roll", "cards"])
@named(*SIZES, SMALL)
def test_the_question_about_sound_covers_and_moves_nothing_of_the_table(
    kept: Kept, size: ViewportSize, table: Callable[[], Table]
) -> None:
    unasked = Device("nl", phone=size is not DESK, kept={"monopolista:sound": "unasked"}, at="http://stage.test")
    scene = kept.open(table(), unasked, size=size)
    visitor = scene.visitor
    page = visitor.page
    asks = page.get_by_role("region", name=visitor.text("sound-ask"))
    rest(page)
    stood = page.evaluate(STANDING)
    assert_in_reach(scene, size)
    if asks.count() == 0:
        assert (size, table) not in ASKED, "there is room for it"
        return
    assert asks.evaluate(COVERS) == []
    asks.get_by_role("button", name=visitor.text("sound-no")).press("Enter")
    asks.wait_for(state="detached")
    assert page.evaluate(STANDING) == stood
    assert_in_reach(scene, size)


@named(PHONE, ACROSS)
def test_who_waits_before_a_phone_is_asked_about_sound_only_once_something_else_is(
    kept: Kept, size: ViewportSize
) -> None:
    unasked = Device("nl", phone=True, kept={"monopolista:sound": "unasked"}, at="http://stage.test")
    scene = kept.open(opened(2, turn=1), unasked, size=size)
    visitor = scene.visitor
    asks = visitor.page.get_by_role("region", name=visitor.text("sound-ask"))
    expect(visitor.page.locator("#question-head")).to_be_visible()
    expect(asks).to_have_count(0)
    scene.show(POSITIONS["roll"]())
    expect(asks).to_be_visible()


NAMED = {
    "short": ("Johannes", "Margriet", "Willemij", "Bernadet", "Annelies"),
    "long": (LONG_NAME,) * 5,
}
TOO_LONG = """() => {
  const card = document.querySelector('section.question');
  return card.scrollHeight - card.clientHeight;
}"""
"""By how many pixels the question has to be scrolled."""


def pick_deal_breaker(scene: Stage) -> None:
    """Pick the Deal Breaker up, so that it is asked which set it takes."""
    held = next(one for one in scene.table.hand(0) if scene.table.box.cards[one].key == "deal-breaker")
    scene.page.locator(f"[data-hand-card='{held}']").click(position={"x": 12, "y": 16})
    scene.page.locator("[data-choice]").first.wait_for()


@pytest.mark.campaign("answers in sight", sample=3)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("names", NAMED)
@pytest.mark.parametrize("size", [DESK, PHONE, ACROSS], ids=["desk", "phone", "across"])
def test_every_set_that_a_deal_breaker_can_take_is_in_reach_and_on_a_desk_in_sight(
    kept: Kept, names: str, seats: int, size: ViewportSize
) -> None:
    scene = sit_down(kept, table_of(whole_sets(seats), names=NAMED[names]), size, "nl")
    pick_deal_breaker(scene)
    resize(scene.page, size)
    sets = scene.page.locator("[data-choice^='play ']")
    assert sets.count() == 2 * (seats - 1) - (seats == 5)
    expect(scene.page.locator("[data-choice]").last).to_have_attribute("data-choice", re.compile("^bank "))
    if size is DESK:
        assert scene.page.evaluate(TOO_LONG) <= 0
        assert out_of_reach(scene.page, touched=False, which="[data-choice]") == []
    for one in sets.all():
        one.scroll_into_view_if_needed()
        which = f"[data-choice='{one.get_attribute('data-choice')}']"
        assert out_of_reach(scene.page, touched=size is not DESK, which=which) == []


@pytest.mark.campaign("answers in sight", sample=3)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("names", NAMED)
def test_a_payment_fits_a_desk(kept: Kept, names: str, seats: int) -> None:
    scene = sit_down(kept, to_pay(seats, names=NAMED[names]), DESK, "nl")
    resize(scene.page, DESK)
    assert out_of_reach(scene.page, touched=False, which=f"{ANSWERS}, .question button") == []
    assert scene.page.evaluate(TOO_LONG) <= 0


ZOOMED: ViewportSize = {"width": DESK["width"] // 2, "height": DESK["height"] // 2}
"""What a desk's window holds where everything is twice as large."""


LARGE = ("roll", "buy", "auction", "debt", "lost", "end", "duel", "whom", "to-play")


@pytest.mark.campaign("answers in large type", sample=2)
@pytest.mark.parametrize("question", LARGE)
def test_the_main_answer_is_in_sight_where_all_is_twice_as_large(kept: Kept, question: str) -> None:
    scene = sit_down(kept, QUESTIONS[question](), PHONE)
    resize(scene.page, ZOOMED)
    assert out_of_reach(scene.page, touched=False, which="[data-main]") == []


@pytest.mark.usefixtures("browser")
@pytest.mark.campaign("answers in large type", sample=2)
@named(PHONE, ACROSS)
@pytest.mark.parametrize("question", [*LARGE, "to-pay"])
def test_the_main_answer_is_in_sight_where_the_type_is_twice_as_large(
    large_type: Browser, question: str, size: ViewportSize
) -> None:
    visitor = Visitor(large_type, Device("nl", phone=True))
    scene = Stage(visitor.page, QUESTIONS[question](), [0])
    scene.open()
    resize(scene.page, size)
    main = "[data-main]" if scene.page.locator("[data-main]").count() else "[data-answer]:first-of-type"
    assert out_of_reach(scene.page, touched=False, which=main) == []
    visitor.leave()
    assert visitor.complaints == []


@named(LEVEL, LOW)
def test_a_street_that_a_card_leads_to_is_bought_without_scrolling(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(sent_to_buy(), Device("nl"), size=size, mine=[*range(5)])
    page = scene.page
    expect(page.locator("[data-mark='answer-buy']")).to_be_visible()
    assert_in_reach(scene, size)
