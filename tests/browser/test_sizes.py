"""One question in every size: what it asks, what one may answer and the dice are in sight, names are whole."""

import re

import msgspec
import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from monopolista.games import edition_content, make_box, register_content
from monopolista.locales import SPOKEN
from monopolista.protocol import server_messages
from monopolista.table import Table
from tests.browser.answers import out_of_reach
from tests.browser.deal_stage import POSITIONS as CARDS
from tests.browser.kept import Kept
from tests.browser.player import Player
from tests.browser.positions import IN_BELGIUM, LIGHT_BLUE, POSITIONS, WITH_SPEEDY, opened, walk
from tests.browser.screens import box, cut_notes, rest, violations
from tests.browser.sizes import ACROSS, IN_EVERY_SIZE, LEVEL, SIZES, SMALL, UPRIGHT, named, resize, wait_for_frames
from tests.browser.stage import Stage
from tests.browser.text_lines import cut_lines
from tests.browser.visitor import DESK, PHONE, Device, Visit

_OUT_OF_SIGHT = """(wanted) => wanted.flatMap((query) => {
  const found = [...document.querySelectorAll(query)];
  return found.length === 0 ? [`no ${query}`] : found.filter((one) => {
    const box = one.getBoundingClientRect();
    return [box.top + 3, box.bottom - 3].some((height) => {
      const top = document.elementFromPoint(box.x + box.width / 2, height);
      return top === null || !(one.contains(top) || top.contains(one));
    });
  }).map((one) => `${query}: ${one.innerText}`);
})"""
"""What is hidden or out of the window, at its top or at its bottom."""
_CUT_OFF = """() => [...document.querySelectorAll('[data-purse] .name')].flatMap((one) => {
  const shown = one.querySelector('[aria-hidden]') ?? one.querySelector('.short');
  const line = one.querySelector('.short');
  const box = line.getBoundingClientRect();
  const whole = line.scrollWidth <= line.clientWidth && box.width > 1 && shown.innerText.startsWith('W');
  return whole ? [] : [`${shown.innerText}: ${line.scrollWidth} in ${line.clientWidth}`];
})"""
_NAMED_OTHERWISE = """(before) =>
  [...document.querySelectorAll('[data-purse] .name')].some((name, place) => name.innerText !== before[place])"""
_WORDS_COVERED = """() => [...document.querySelectorAll('nav [data-mark]')].flatMap((entry) => {
  const range = document.createRange();
  range.selectNodeContents([...entry.childNodes].find((one) => one.textContent.trim() !== ''));
  const word = range.getBoundingClientRect();
  const beside = [entry.querySelector('.count'), entry.nextElementSibling].filter((one) => one !== null);
  const boxes = beside.map((one) => one.getBoundingClientRect());
  return boxes.some((box) => box.left < word.right - 1 && box.right > word.left && box.top < word.bottom - 4)
    ? [`${entry.innerText}: ${boxes.map((box) => box.left)} before ${word.right}`] : [];
})"""
"""At which entries of the bar a number, or the next entry, lies on the word."""
_WORDS_APART = """() => {
  const words = [...document.querySelectorAll('nav [data-mark]')].map((entry) => {
    const range = document.createRange();
    range.selectNodeContents([...entry.childNodes].find((one) => one.textContent.trim() !== ''));
    return range.getBoundingClientRect();
  });
  const { right } = document.querySelector('nav').getBoundingClientRect();
  const ends = [...document.querySelectorAll('nav .sign')].map((one) => one.getBoundingClientRect().right);
  return [Math.min(...words.slice(1).map((word, index) => word.left - words[index].right)), right - Math.max(...ends)];
}"""
"""How many pixels are at least between two words of the bar, and how many are left beyond its last sign."""
_LINES = "(one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"
_CLEAR_OF_THE_ANSWERS = """() => {
  const sums = [...document.querySelectorAll('dl dd')].map((one) => one.getBoundingClientRect().bottom);
  return document.querySelector('[data-kind=steps]').getBoundingClientRect().top - Math.max(...sums);
}"""
FADE = 9
"""How many pixels above the answers of a phone fade."""
_BROKEN = """() => [...document.querySelectorAll('.rents dt')].flatMap(({ firstChild: text }) =>
  [...text.data.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word))"""
"""The words above rents that do not stand on one line."""
_NOT_FADING = """() => [...document.querySelectorAll('.scrolls')].filter((one) =>
  one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).getPropertyValue('--more-below') === '0px'
  && one.scrollTop + one.clientHeight < one.scrollHeight - 1,
).map((one) => one.className)"""


LONG_BOX_NAMES = (
    "Wilhelminadorp",
    "\U0001f3dd\ufe0f\U0001f468\u200d\U0001f469\u200d\U0001f467 L’isola della famiglia Quattrociocchi \U0001f3b2",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "WWWWWW MMMMMM WWWWWW MMMMMMMMM",
)


def speedy_auction() -> Table:
    """The first seat is asked to bid while a Speedy die tells of what comes next."""
    table = walk(opened(edition=WITH_SPEEDY, turns=5, at={0: 0}, past_go=(0,)), "2 3 5")
    for seat, action in ((0, "decline"), (1, "bid 10"), (2, "bid 110"), (3, "pass")):
        table.play(seat, action)
    return table


def come(kept: Kept, table: Table, size: ViewportSize, language: str = "it") -> tuple[Player, Stage]:
    """Sit down at a table in a window of a size."""
    scene = kept.open(table, Device(language, phone=size["width"] < LEVEL["width"]), size=size)
    return Player(scene.visitor), scene


def hidden(page: Page, *wanted: str) -> list[str]:
    """Return what of the things that are wanted is out of sight."""
    return page.evaluate(_OUT_OF_SIGHT, wanted)


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("language", SPOKEN)
def test_no_word_is_cut_about_a_player_who_is_in_jail_and_rich(kept: Kept, language: str) -> None:
    seats = range(4)
    jailed, cash = dict.fromkeys(seats, 2), dict.fromkeys(seats, 12_450)
    table = opened(4, jailed=jailed, cash=cash, keeps={0: ("chance", "chest")})
    player, _ = come(kept, table, DESK, language)
    for size in (DESK, LEVEL, UPRIGHT):
        resize(player.page, size)
        assert cut_notes(player.page) == [], size


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("language", SPOKEN)
def test_an_auction_of_eight_shows_its_sums_and_answers_in_every_size(kept: Kept, language: str) -> None:
    player, _ = come(kept, speedy_auction(), PHONE, language)
    for size in SIZES:
        resize(player.page, size)
        found = hidden(
            player.page, "#question-head", ".bid .price", ".raises button", ".entry input", "[data-kind=bids] button"
        )
        assert found == [], size


def test_what_is_bought_shows_its_price_and_what_would_be_left_in_every_size(kept: Kept) -> None:
    player, _ = come(kept, POSITIONS["buy"](), PHONE)
    for size in SIZES:
        resize(player.page, size)
        assert hidden(player.page, "#question-head", ".body .price", ".body .left", ".answers button") == [], size


def test_sums_of_a_debt_are_in_sight_and_a_long_suggestion_is_folded_on_a_phone(kept: Kept) -> None:
    player, _ = come(kept, POSITIONS["debt"](), PHONE, "en")
    page = player.page
    advice = page.locator(".advice p")
    resize(page, ACROSS)
    assert page.evaluate(_CLEAR_OF_THE_ANSWERS) > FADE
    assert advice.evaluate(_LINES) == 2
    more = page.get_by_role("button", name=player.text("debt-suggestion-all"))
    # Just above the answers it is covered by the frame after it was scrolled there, in the middle of a click.
    more.evaluate("(one) => one.scrollIntoView({ block: 'start' })")
    wait_for_frames(page)
    more.click()
    page.get_by_role("button", name=player.text("debt-suggestion-less")).wait_for()
    assert advice.evaluate(_LINES) > 2


def test_no_word_above_the_rents_of_a_street_is_broken_on_a_phone(kept: Kept) -> None:
    player, _ = come(kept, POSITIONS["led-on"](), PHONE, "fr")
    expect(player.page.locator(".rents dt")).to_have_count(7)
    assert player.page.evaluate(_BROKEN) == []


def test_names_are_shortened_and_never_cut_off(kept: Kept) -> None:
    player, _ = come(kept, POSITIONS["roll"](), PHONE)
    for size in (*SIZES, SMALL):
        resize(player.page, size)
        expect(player.page.locator("[data-purse] .name")).to_have_count(8)
        assert player.page.evaluate(_CUT_OFF) == [], size
    resize(player.page, ACROSS)
    # Who hears the screen hears the whole name.
    expect(player.page.locator("[data-purse='1']")).to_have_accessible_name(re.compile("Wilhelmina Quattrociocch"))


def test_names_are_measured_again_when_their_letters_come_late(visit: Visit) -> None:
    held: list[Route] = []
    player = Player(visit(Device(phone=True)))
    page = player.page
    scene = Stage(page, POSITIONS["roll"](), [0])

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/josefin*.woff2", hold)
    page.goto("http://stage.test/r/room", wait_until="commit")
    names = page.locator("[data-purse] .name")
    expect(names).to_have_count(scene.table.seats)
    page.locator("[aria-busy='true']").wait_for(state="detached")
    # Nothing else changes their room when the letters come.
    names.locator(".short").evaluate_all(
        "all => all.forEach(({ style }, place) => (style.cssText = `flex: none; width: ${3 + 0.7 * place}em`))"
    )
    wait_for_frames(page)
    before = names.all_inner_texts()
    assert held
    for one in held:
        one.fallback()
    page.wait_for_function(_NAMED_OTHERWISE, arg=before)
    assert page.evaluate(_CUT_OFF) == []


def test_a_name_beside_sums_is_shortened_and_never_cut_off(kept: Kept) -> None:
    player, _ = come(kept, walk(opened(edition=IN_BELGIUM), "6 6"), DESK)
    names = player.page.locator(".who .short")
    expect(names).to_have_count(2)
    rest(player.page)
    assert (
        names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)")
        == []
    )


@pytest.mark.campaign("screens in every size", sample=2)
@IN_EVERY_SIZE
@pytest.mark.parametrize(("square", "name"), [(6, "Bastioni Gran Sasso"), (13, "Corso Ateneo")])
def test_a_deed_that_is_looked_at_leaves_the_dice_and_the_answers_in_sight(
    kept: Kept, square: int, name: str, size: ViewportSize
) -> None:
    player, _ = come(kept, POSITIONS["end"](), DESK)
    page = player.page
    page.locator(f"[data-square='{square}']").click()
    page.mouse.move(1, 1)
    resize(page, size)
    expect(page.locator(".shown .deed")).to_contain_text(name)
    assert hidden(page, ".dice", ".shown .close", "[data-main]") == []
    assert violations(page) == []


_DICE_CUT = """() => {
  const { top, bottom } = document.querySelector('.above').getBoundingClientRect();
  return [...document.querySelectorAll('.throw [data-die], .throw .dice')].map((one) => one.getBoundingClientRect())
    .filter((die) => die.top < top - 1 || die.bottom > bottom + 1).map((die) => `${die.bottom} below ${bottom}`);
}"""


@pytest.mark.parametrize("question", ["end", "debt", "buy"])
def test_the_name_of_the_game_gives_way_before_the_dice_are_cut(kept: Kept, question: str) -> None:
    player, _ = come(kept, POSITIONS[question](), DESK)
    for height in range(640, 1000, 24):
        size: ViewportSize = {"width": DESK["width"], "height": height}
        resize(player.page, size)
        assert player.page.evaluate(_DICE_CUT) == [], size


_NAME_CUT = """() => {
  const range = document.createRange();
  const boxes = [...document.querySelectorAll('.title .line')].map((line) => {
    range.selectNodeContents(line);
    return range.getBoundingClientRect();
  });
  const place = document.querySelector('.above').getBoundingClientRect();
  const others = [...document.querySelectorAll('.throw, .here, .motto')].map((one) => one.getBoundingClientRect());
  return boxes.flatMap(({ left, right, top, bottom }) => [
    ...(left < place.left || right > place.right ? [`${left} to ${right} in ${place.left} to ${place.right}`] : []),
    // The edge beyond which letters have no ink.
    ...(bottom > place.bottom + 8 ? [`${bottom} below ${place.bottom}`] : []),
    ...others.filter((one) => one.height > 0 && one.top < bottom - 8 && one.bottom > top + 8).map(({ top: at }) => at),
  ]);
}"""
"""Where the name in the centre of the board runs out of its place, or into what is beside it."""


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("name", LONG_BOX_NAMES)
def test_a_board_of_ones_own_has_its_name_in_the_centre_however_long(kept: Kept, name: str) -> None:
    values = msgspec.json.decode(edition_content("italy"))
    values["name"] = dict.fromkeys(values["languages"], name)
    player, _ = come(kept, opened(4, register_content(make_box(values, "board"), "board")), DESK)
    shown = player.page.locator(".title .line")
    expect(player.page.get_by_role("link", name=re.compile(re.escape(name)))).to_have_count(1)
    for size in (*SIZES, SMALL):
        resize(player.page, size)
        lines = "\n".join(shown.all_inner_texts())
        assert re.sub(r"-\n|\s", "", lines) == re.sub(r"\s", "", name)
        assert player.page.evaluate(_NAME_CUT) == [], size
    assert violations(player.page) == []


def test_a_touch_opens_a_deed_and_another_puts_it_away(kept: Kept) -> None:
    player, _ = come(kept, POSITIONS["roll"](), PHONE)
    deed = player.page.locator(".shown")
    for square in (13, 30):
        player.page.locator(f"[data-square='{square}']").tap()
        expect(deed).to_be_visible()
        assert violations(player.page) == []
        player.page.locator(f"[data-square='{square}']").tap()
        expect(deed).to_have_count(0)


def test_keys_after_the_pointer_close_the_panel_and_throw_the_dice(kept: Kept) -> None:
    player, scene = come(kept, POSITIONS["roll"](), DESK)
    panel = player.page.locator("section.sheet")
    player.page.locator("[data-purse='1']").click()
    expect(panel).to_be_visible()
    player.page.locator("[data-square='13']").click()
    player.page.locator("[data-square='13']").click()
    player.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    player.page.locator("[data-purse='1']").click()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Space")
    expect(player.page.locator(".question.asked")).to_have_count(0)
    assert [one["action"] for one in scene.messages if one["type"] == "act"] == ["roll"]


def test_a_question_begins_with_its_beginning_however_far_the_last_was_scrolled(kept: Kept) -> None:
    player, scene = come(kept, POSITIONS["debt"](), ACROSS)
    place = player.page.locator("div.below")
    place.evaluate("(one) => { one.scrollTop = one.scrollHeight }")
    assert place.evaluate("(one) => one.scrollTop") > 0
    scene.show(POSITIONS["roll"]())
    expect(player.page.locator("#question-head")).to_have_text(player.text("head-roll"))
    assert hidden(player.page, "#question-head", "[data-main]") == []


class Company(Stage):
    """A stage at which only people sit."""

    def _room(self) -> server_messages.RoomView:
        room = super()._room()
        seats = [msgspec.structs.replace(seat, kind="person") for seat in room.seats]
        return msgspec.structs.replace(room, seats=seats)


SCREENS = [(kind, name) for kind in (Stage, Company) for name in ("proposals", "to-play")]


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(("kind", "name"), SCREENS)
def test_the_bar_of_a_phone_leads_home_and_stays_one_row(
    visit: Visit, language: str, kind: type[Stage], name: str
) -> None:
    player = Player(visit(Device(language, phone=True)))
    kind(player.page, (POSITIONS | CARDS)[name](), [0]).open()
    for size in (PHONE, SMALL, ACROSS):
        resize(player.page, size)
        bar = player.page.locator("nav:has([data-mark])")
        assert bar.evaluate("(one) => one.getBoundingClientRect().height") < 60, size
        if kind is Stage:
            assert hidden(player.page, ".home img") == []
            expect(bar.locator(".home")).to_have_attribute("href", "/")


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("kind", [Stage, Company])
def test_a_number_at_a_panel_button_stands_beside_its_word(visit: Visit, language: str, kind: type[Stage]) -> None:
    player = Player(visit(Device(language)))
    kind(player.page, POSITIONS["proposals"](), [0]).open()
    for size in (DESK, LEVEL):
        resize(player.page, size)
        assert player.page.evaluate(_WORDS_COVERED) == [], size


@pytest.mark.campaign("screens in every size", sample=2)
@IN_EVERY_SIZE
def test_what_goes_on_below_fades(kept: Kept, size: ViewportSize) -> None:
    player, _ = come(kept, POSITIONS["proposals"](), PHONE)
    resize(player.page, size)
    for name in ("estate", "trades", "rules", "settings", "help"):
        player.open_panel(name)
        # What follows the scrolling does so with the next picture.
        player.page.wait_for_function(f"() => ({_NOT_FADING})().length === 0")
        player.close()


def test_a_hotel_tells_what_all_that_goes_with_it_brings(kept: Kept) -> None:
    pink, orange, red = (11, 13, 14), (16, 18, 19), (21, 23, 24)
    built = dict.fromkeys(LIGHT_BLUE, 5) | dict.fromkeys((*pink, *orange), 4) | {21: 3, 23: 3, 24: 2}
    player, scene = come(kept, opened(owns={1: pink, 2: orange, 3: red}, built=built), DESK)
    page = player.page
    page.locator("[data-square='9']").click()
    before = scene.table.state().players[0].cash
    sell = page.get_by_role("button", name=re.compile(f"^{player.text('answer-sell')} "))
    for size in SIZES:
        resize(page, size)
        expect(sell.first).to_contain_text("M\u00a0375, ")  # fifteen buildings at half of 50
    sell.first.click()
    expect(sell).to_have_count(0)
    assert scene.table.state().players[0].cash == before + 375


def test_a_payment_shows_what_is_suggested_and_cards_to_pick_in_every_size(kept: Kept) -> None:
    player, _ = come(kept, CARDS["to-pay"](), PHONE)
    for size in SIZES:
        resize(player.page, size)
        first = [f".purse li:nth-child({place})" for place in (1, 2, 3)]
        assert hidden(player.page, "#question-head", ".suggested", *first, ".answers button") == [], size


@pytest.mark.parametrize("question", ["to-pay", "duel-over-a-set"])
def test_on_a_desk_a_payment_and_a_deal_breaker_are_seen_without_scrolling(kept: Kept, question: str) -> None:
    player, _ = come(kept, CARDS[question](), DESK)
    rest(player.page)
    card = player.page.locator("section.question")
    assert card.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", SPOKEN)
def test_an_auction_for_a_family_round_a_tablet_shows_its_heading_and_every_answer(kept: Kept, language: str) -> None:
    table = walk(opened(5), "2 3")
    for seat, action in ((0, "decline"), (1, "bid 10"), (2, "bid 110")):
        table.play(seat, action)
    scene = kept.open(table, Device(language), size=LEVEL, mine=[0, 1, 2, 3, 4])
    page = scene.page
    scene.change_game(countdown=server_messages.CountdownView("auction", [0], 15_000, 14_000))
    expect(page.locator(".high").get_by_role("timer")).to_be_visible()
    assert hidden(page, "#question-head", "[data-main]") == []
    assert out_of_reach(page, touched=False) == []


def test_the_countdown_beside_a_long_name_of_a_square_is_seen_whole(kept: Kept) -> None:
    table = Table("belgium-nl", seats=5, chance=None)
    table.set_position()
    scene = kept.open(walk(table, "6 6"), Device("nl"), size=LEVEL, mine=[0, 1, 2, 3, 4])
    page = scene.page
    scene.change_game(countdown=server_messages.CountdownView("answer", [0], 180_000, 180_000))
    ring, card = box(page.get_by_role("timer")), box(page.locator("section.question"))
    assert ring["x"] + ring["width"] < card["x"] + card["width"]


def test_an_auction_on_a_phone_held_across_lays_no_answer_on_the_rents(kept: Kept) -> None:
    for seats, bids in ((5, "1 bid 10, 2 bid 110, 3 pass, 4 pass"), (4, "0 bid 10")):
        table = walk(opened(seats), "2 3")
        for answer in ("0 decline", *bids.split(", ")):
            table.play(int(answer[0]), answer[2:])
        page = come(kept, table, ACROSS)[0].page
        assert page.locator(".rent-line.lined").count() == 0 or hidden(page, ".rent-line.lined") == []
        assert hidden(page, "#question-head", "[data-main], .question .raises") == []


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("language", SPOKEN)
@named(PHONE, ACROSS)
def test_the_sums_of_an_auction_by_the_clock_stand_above_its_answers(
    kept: Kept, size: ViewportSize, language: str
) -> None:
    table = Table("belgium-fr", seats=4, chance=None)
    table.set_position(at={0: 29})
    walk(table, "1 4")  # to a name that makes a heading of two lines
    for seat, action in ((0, "decline"), (1, "bid 10"), (2, "bid 110"), (3, "pass")):
        table.play(seat, action)
    player, scene = come(kept, table, size, language)
    scene.change_game(countdown=server_messages.CountdownView("auction", [0], 15_000, 14_000))
    expect(player.page.get_by_role("timer")).to_be_visible()
    rest(player.page)
    assert hidden(player.page, "#question-head", ".high .price", "[data-main]", "[role=timer]") == []
    assert cut_lines(player.page) == []


def test_who_cannot_pay_for_a_trade_reads_how_much_is_short(kept: Kept) -> None:
    table = opened()
    table.play(2, "propose 0 give 27 money -1550")
    player, scene = come(kept, table, PHONE)
    accept = player.page.get_by_role("button", name=player.text("answer-accept"), exact=True)
    missing = player.text("lack-money", amount="M\u00a050")
    for size in SIZES:
        resize(player.page, size)
        expect(accept).to_have_attribute("aria-disabled", "true")
        expect(accept).to_have_accessible_description(re.compile(missing))
        accept.focus()
        player.page.keyboard.press("Enter")
        expect(player.page.get_by_role("tooltip").filter(has_text=missing)).to_be_visible()
        player.page.keyboard.press("Tab")
    assert not [one for one in scene.messages if one["type"] == "act"]


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("kind", [Stage, Company])
def test_the_words_of_the_card_games_bar_stand_apart(visit: Visit, language: str, kind: type[Stage]) -> None:
    player = Player(visit(Device(language)))
    kind(player.page, CARDS["to-play"](), [0]).open()
    for size in (DESK, LEVEL):
        resize(player.page, size)
        between, beyond = player.page.evaluate(_WORDS_APART)
        assert between >= 4, size
        assert beyond >= -1, size
