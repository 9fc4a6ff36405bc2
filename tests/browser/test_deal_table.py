"""The card game's table: what a card would do is said first; cards are dragged, turned, taken back, picked to pay."""

import re
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monopolista.analyse.api_views import AccountView
from monopolista.bots import decide
from monopolista.games.common.notation import Action
from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules.records import WILD_SETS
from monopolista.table import Table, seeded
from tests.browser.answers import out_of_reach
from tests.browser.deal_player import DealPlayer
from tests.browser.deal_stage import POSITIONS, SETS, card, laid, table_of
from tests.browser.kept import Kept
from tests.browser.screens import box, rest
from tests.browser.sizes import ACROSS, LEVEL, named, resize
from tests.browser.stage import LONG_NAME
from tests.browser.text_lines import cut_lines
from tests.browser.visitor import DESK, PHONE, Device
from tests.games.deal.scenario import position

_BEYOND_THEIR_NOTES = """() => [...document.querySelectorAll('[data-purse] .note')].filter((note) => {
  const range = document.createRange();
  range.selectNodeContents(note.firstChild);
  return range.getBoundingClientRect().right > note.getBoundingClientRect().right;
}).map((note) => note.innerText)"""
"""The values of notes that are wider than these."""


def sit(kept: Kept, table: Table, device: Device | None = None) -> DealPlayer:
    """Sit down on the first seat of a table."""
    player = DealPlayer(kept.open(table, device).visitor)
    expect(player.page.locator("#question-head")).to_be_visible()
    return player


def bank(page: Page, seat: int) -> int:
    """Return what a bank is worth on the screen."""
    said = page.locator(f"[data-purse='{seat}'] .cash").inner_text()
    return int("".join(filter(str.isdigit, said)))


def drag(page: Page, start: str, end: str) -> None:
    """Draw a card from one place to another."""
    one, other = box(page.locator(start)), box(page.locator(end))
    page.mouse.move(one["x"] + 12, one["y"] + 16)
    page.mouse.down()
    for step in (1, 2, 3, 4):
        page.mouse.move(
            one["x"] + (other["x"] + other["width"] / 2 - one["x"]) * step / 4,
            one["y"] + (other["y"] + other["height"] / 2 - one["y"]) * step / 4,
        )
    page.mouse.up()


def test_what_an_action_would_do_is_said_before_it_is_done(kept: Kept) -> None:
    table = POSITIONS["to-play"]()
    player = sit(kept, table)
    begun, rent = table.version, card(table, "rent-pink-orange")
    player.take(rent)
    player.choice(f"play {rent} 12").click()
    text = player.page.locator(".choosing").inner_text()
    for seat in range(1, table.seats):
        expect(player.page.locator(f"[data-purse='{seat}']")).to_have_class(pattern("aimed"))
    orange = player.text("deal-set-orange")
    assert player.text("deal-would-rent", set=orange, amount="M\u00a05") in text
    assert player.text("deal-plays-then", number=table.view().plays - 1) in text
    assert table.version == begun
    player.confirm()
    assert table.steps[-1].action == f"play {rent} 12"
    assert [question.amount for question in table.view().questions] == [5, 5, 5, 5]


def test_a_set_of_wild_cards_alone_is_said_to_be_complete_only_where_it_counts(kept: Kept) -> None:
    others = ["yellow: yellow-1 yellow-2 yellow-3", "red: red-1 red-2 red-3"]
    for option in WILD_SETS:
        scenario = position(
            hands={0: ["wild-any"]}, sets={0: [*others, "brown: wild-any"]}, options=Options(wild_sets=option)
        )
        table = Table("deal", seats=2, chance=seeded(1), options=Options(wild_sets=option))
        table.set_up(scenario.state)
        player = sit(kept, table)
        (wild,) = table.hand(0)
        player.take(wild)
        player.choice(f"lay {wild} 0").hover()
        hint = player.page.locator(".choosing .hint")
        expect(hint).to_contain_text("2")
        assert (player.text("deal-would-win") in hint.inner_text()) == (option == "any")
        player.choice(f"lay {wild} 0").click()
        expect(player.in_hand(wild)).to_have_count(0)
        assert bool(table.winners) == (option == "any")
        if not table.winners:
            brown = player.page.locator("[data-sets='0'] [data-set='0']")
            expect(brown.locator(f"[data-card='{wild}']")).to_have_count(1)
            expect(brown).not_to_have_class(pattern("whole"))


def test_who_changes_their_mind_has_done_nothing(kept: Kept) -> None:
    table = POSITIONS["to-play"]()
    player = sit(kept, table)
    begun, sly = table.version, card(table, "sly-deal")
    player.take(sly)
    player.choice(f"play {sly} {card(table, 'yellow-1')}").click()
    expect(player.page.locator("[data-card].marked")).to_have_count(1)
    player.visitor.button("deal-target-cancel").click()
    expect(player.choice(f"play {sly} {card(table, 'yellow-1')}")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.in_hand(sly)).to_have_attribute("aria-pressed", "false")
    assert table.version == begun


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_card_that_can_only_be_looked_at_is_put_back_to_the_question(kept: Kept, phone: bool) -> None:
    table = POSITIONS["to-pay"]()
    player = sit(kept, table, Device("it", phone=phone))
    asked = player.read().head
    player.take(table.hand(0)[0])
    assert out_of_reach(player.page, touched=phone) == []
    player.visitor.button("deal-card-back").click()
    assert player.read().head == asked
    expect(player.visitor.button("deal-answer-pick-suggested")).to_be_visible()


def test_a_card_is_dragged_to_the_bank_and_taken_back(kept: Kept) -> None:
    table = table_of(laid(), take_back=True)
    player = sit(kept, table)
    before, money = bank(player.page, 0), card(table, "money-5")
    drag(player.page, f"[data-hand-card='{money}']", "[data-drop='bank']")
    expect(player.in_hand(money)).to_have_count(0)
    assert bank(player.page, 0) == before + 5
    player.page.keyboard.press("u")
    expect(player.in_hand(money)).to_have_count(1)
    assert bank(player.page, 0) == before
    assert [step.action for step in table.steps][-2:] == [f"bank {money}", "undo"]


def test_an_action_dragged_against_a_player_waits_to_be_confirmed(kept: Kept) -> None:
    table = table_of(laid(hand=["debt-collector", "money-5"]))
    player = sit(kept, table)
    begun, collector = table.version, table.hand(0)[0]
    drag(player.page, f"[data-hand-card='{collector}']", "[data-drop='seat:3']")
    expect(player.page.locator("[data-purse='3']")).to_have_class(pattern("aimed"))
    assert table.version == begun
    player.confirm()
    assert table.steps[-1].action == f"play {collector} 3"


def test_a_convertible_card_is_turned_and_moved_in_place(kept: Kept) -> None:
    table = POSITIONS["to-play"]()
    player = sit(kept, table)
    wild = card(table, "wild-dark-blue-green")
    player.page.locator(f".own [data-card='{wild}']").click(position={"x": 12, "y": 12})
    turned = next(one for one in player.choices if one.startswith("move"))
    player.choose(turned)
    expect(player.page.locator(f".own [data-colour='dark-blue'] [data-card='{wild}']")).to_be_visible()
    drag(player.page, f".own [data-card='{wild}']", ".own [data-set='24']")
    expect(player.page.locator(f".own [data-colour='green'] [data-card='{wild}']")).to_be_visible()
    assert [step.action for step in table.steps][-2:] == [turned, f"move {wild} 24"]


def test_an_opponents_card_is_chosen_where_it_lies(kept: Kept) -> None:
    table = POSITIONS["to-play"]()
    player = sit(kept, table)
    sly, wanted = card(table, "sly-deal"), card(table, "yellow-1")
    player.take(sly)
    player.page.locator(f"[data-purse='2'] [data-card='{wanted}']").click()
    player.confirm()
    assert table.steps[-1].action == f"play {sly} {wanted}"


def test_a_payment_is_picked_card_by_card_or_as_suggested(kept: Kept) -> None:
    table = POSITIONS["to-pay"]()
    player = sit(kept, table)
    page = player.page
    first = card(table, "green-1")
    page.locator(".purse button:has([data-colour='green'])").first.click()
    expect(page.locator(".purse button[aria-pressed='true']")).to_have_count(1)
    assert table.view().questions[0].picked == [first]
    assert player.read().find(player.text("deal-answer-pay")) == ""
    player.say("deal-answer-pick-suggested")
    player.until(lambda one: bool(one.find(player.text("deal-answer-pay"))))
    question = table.view().questions[0]
    assert question.picked_worth >= question.amount
    player.press(player.read().find(player.text("deal-answer-pay")), player.read())
    assert not any(one.kind == "to-pay" for one in table.view().questions)


def test_the_duel_shows_who_says_no_to_what(kept: Kept) -> None:
    table = POSITIONS["duel"]()
    player = sit(kept, table)
    page = player.page
    expect(page.locator(".chain li")).to_have_count(1)
    player.page.keyboard.press("n")
    expect(page.locator(".asked")).to_have_count(0)
    table.play(1, f"no {card(table, 'just-say-no#2')} 0")
    page.reload()
    expect(page.locator(".chain li")).to_have_count(3)
    assert table.view().questions[0].noes == 2
    player.until_asked(player.text("deal-head-duel", subject=player.text("deal-card-rent-any")))
    player.page.keyboard.press("a")
    expect(page.locator(".purse button").first).to_be_visible()


def test_the_quick_reference_is_one_key_away(kept: Kept) -> None:
    player = sit(kept, POSITIONS["to-play"]())
    player.page.keyboard.press("c")
    for name in ("turn", "cards", "paying", "winning"):
        expect(player.page.get_by_role("heading", name=player.text(f"deal-quick-{name}"), exact=True)).to_be_visible()
    player.close()


def test_the_value_of_every_note_is_seen_whole_on_a_phone(kept: Kept) -> None:
    player = sit(kept, POSITIONS["to-play"](), Device(phone=True))
    assert "10" in player.page.locator("[data-purse] .note").all_inner_texts()
    assert player.page.evaluate(_BEYOND_THEIR_NOTES) == []


def test_who_watches_sees_no_hand(kept: Kept) -> None:
    player = DealPlayer(kept.open(POSITIONS["to-play"](), mine=[]).visitor)
    expect(player.page.locator("#question-head")).to_be_visible()
    expect(player.page.locator("[data-hand-card]")).to_have_count(0)
    text = player.page.locator("[role=log]").inner_text()
    assert player.text("deal-drew-hidden", seat=LONG_NAME) in text


SIGNS = """() => [...document.querySelectorAll('[data-colour] svg[viewBox="0 0 24 24"]')]
  .map((one) => parseFloat(getComputedStyle(one).width)).filter((width) => width > 0)"""
"""How wide the signs of colours are, in pixels."""
SMALLEST_SIGN = 10


@pytest.mark.campaign("screens in every size", sample=2)
@named(PHONE, ACROSS)
def test_signs_of_colours_can_be_told_on_a_phone(kept: Kept, size: ViewportSize) -> None:
    hand = ["rent-pink-orange", "green-3", "wild-any", "wild-green-station"]
    scenario = position(3, hands={0: hand}, sets={seat: SETS[seat] for seat in range(2)}, discards=["rent-red-yellow"])
    player = sit(kept, table_of(scenario), Device(phone=True))
    resize(player.page, size)
    widths = player.page.evaluate(SIGNS)
    assert len(widths) > 10
    assert min(widths) >= SMALLEST_SIGN


def pattern(name: str) -> re.Pattern[str]:
    """Return what a class attribute has to hold."""
    return re.compile(rf"\b{name}\b")


@pytest.mark.campaign("screens in every size", sample=2)
@named(DESK, PHONE)
def test_the_choices_for_a_card_have_no_way_back_lying_on_them(kept: Kept, size: ViewportSize) -> None:
    table = table_of(laid(turn=4))
    table.play(4, "end")
    scene = kept.open(table, Device(phone=size is PHONE))
    player = DealPlayer(scene.visitor)
    scene.offer_to_take_back()
    back = player.page.locator(".take-back")
    expect(back).to_be_visible()
    player.take(card(table, "sly-deal"))
    expect(player.page.locator(".choosing")).to_be_visible()
    expect(back).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(back).to_be_visible()


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(
    ("key", "lack"),
    [
        ("sly-deal", "loose"),
        ("forced-deal", "own-loose"),
        ("deal-breaker", "whole"),
        ("rent-red-yellow", "colours"),
        ("rent-any", "properties"),
        ("house", "house"),
        ("hotel", "hotel"),
    ],
)
def test_a_card_that_cannot_be_played_says_what_is_missing_for_it(kept: Kept, key: str, lack: str) -> None:
    table = table_of(position(2, hands={0: [key, "money-1", "money-2"]}))
    player = DealPlayer(kept.open(table).visitor)
    player.take(card(table, key))
    expect(player.page.locator(".choosing")).to_contain_text(player.text(f"deal-lack-{lack}"))


def test_a_card_beyond_those_of_a_turn_says_that_no_more_are_played(kept: Kept) -> None:
    table = table_of(position(2, hands={0: ["money-1", "money-2", "money-3", "money-4"]}))
    for key in ("money-1", "money-2", "money-3"):
        table.play(0, f"bank {card(table, key)}")
    player = DealPlayer(kept.open(table).visitor)
    player.take(card(table, "money-4"))
    expect(player.page.locator(".choosing")).to_contain_text(player.text("deal-lack-plays"))


def test_who_is_told_no_reads_what_they_wanted_themselves(kept: Kept) -> None:
    hands = {0: ["sly-deal"], 1: ["just-say-no"]}
    scenario = position(3, hands=hands, sets={1: ["brown: brown-1"], 0: ["red: red-1"]})
    scenario.does("0: play sly-deal brown-1", "1: no just-say-no 1")
    table = table_of(scenario, names=("Anna", "Bruno", "Carla"))
    player = sit(kept, table, Device("en"))
    player.until_asked(player.text("deal-head-duel-own", seat="Bruno"))
    expect(player.page.locator(".asks")).to_have_text(re.compile("^You want .+ from Bruno\\.$"))


@named(DESK, LEVEL)
def test_what_happened_last_is_told_in_whole_lines(kept: Kept, size: ViewportSize) -> None:
    scene = kept.open(
        Table("deal", seats=4, seed=1, names=(LONG_NAME.upper(), LONG_NAME, "Carla", "Dora")),
        Device("nl"),
        size=size,
        mine=[3],
    )
    page = scene.page
    cut: list[str] = []
    while len(scene.table.steps) < 40:
        seat = scene.table.asked[0]
        scene.play(seat, decide("regular", scene.table, seat, Random(0).randrange))
        rest(page)
        cut += cut_lines(page)
    assert cut == []


@pytest.mark.campaign("screens in every size", sample=2)
@named(DESK, LEVEL)
def test_the_end_on_a_desk_leaves_each_of_its_answers_in_reach(kept: Kept, size: ViewportSize) -> None:
    mine = ["brown: brown-1 brown-2", "dark-blue: dark-blue-1 dark-blue-2", "company: company-1"]
    hand = ["company-2", "money-1", "money-2", "pass-go"]
    scenario = position(4, hands={0: hand}, sets={0: mine, 3: [one for one in SETS[3] if "brown" not in one]})
    scene = kept.open(table_of(scenario))
    page = scene.page
    accounts = [AccountView(0, start=333_333, luck=-123_000, own=34_000, others=-244_333, result=0)]
    scene.course = msgspec.structs.replace(scene.course, accounts=accounts)
    scene.play(0, Action(*scenario.words.action(0, "lay company-2")))
    resize(page, size)
    expect(page.locator(".course b").first).to_be_visible()
    assert out_of_reach(page, touched=False, which=".actions:not(.course ~ .actions) .button") == []
    for one in page.locator(".actions .button").all():
        one.click(trial=True)  # scrolls to it
