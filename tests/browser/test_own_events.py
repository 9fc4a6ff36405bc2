"""What happens to the player is told large in the centre, and covers no answer."""

import pytest
from playwright.sync_api import ViewportSize, expect

from monopolista.games.classic.rules import events
from monopolista.locales import SPOKEN
from monopolista.table import CHANCE, Step, Table
from tests.browser.box_names import box_with_street
from tests.browser.kept import Kept
from tests.browser.laid import NAMES
from tests.browser.positions import opened
from tests.browser.screens import box, hold_events, overlap, release_events, violations
from tests.browser.sizes import ACROSS, SMALL, named
from tests.browser.stage import LONG_NAME
from tests.browser.test_show import answer
from tests.browser.visitor import DESK, PHONE, Device

ME = 0
SQUARE = 13
_BEYOND_ITS_TILE = """(tile) => [...tile.children].flatMap((part) => {
  const range = document.createRange();
  range.selectNodeContents(part);
  const [text, box] = [range, tile].map((one) => one.getBoundingClientRect());
  return text.left < box.left || text.right > box.right ? [part.innerText] : [];
})"""
"""What of a deed lies beside it."""
SOFT_HYPHEN = "\u00ad"
_CUT_WITHOUT_HYPHEN = """(tile) => {
  const text = tile.querySelector('.name').lastChild;
  const letter = document.createRange();
  const tops = [...text.data].map((_, place) => {
    letter.setStart(text, place);
    letter.setEnd(text, place + 1);
    return letter.getBoundingClientRect();
  });
  const parts = tops.flatMap(({ top, width }, place) =>
    place > 0 && width > 0 && top > tops[place - 1].bottom - 1 ? [text.data.slice(0, place)] : []);
  return parts.filter((part) => !/[ \u00ad-]$/.test(part));
}"""
"""Where the name of a deed goes on in the next line though neither a space nor a hyphen stands there."""


def pays_me_or_takes_from_me(step: Step) -> bool:
    """Say whether a step that the player has not chosen ends with a payment of theirs."""
    last = step.events[-1] if step.events else None
    return step.seat != ME and last is not None and last.kind == events.PAID and ME in (last.seat, last.other)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@named(DESK, PHONE, ACROSS)
def test_a_payment_is_told_in_the_centre_of_the_board_and_covers_no_answer(
    kept: Kept, size: ViewportSize, *, still: bool
) -> None:
    table = Table("italy", seats=4, seed=7, names=NAMES[:4])
    scene = kept.open(table, Device("it", still=still), size=size)
    page = scene.page
    while True:
        first = table.version
        answer(table)
        if any(pays_me_or_takes_from_me(step) for step in table.steps[first:]):
            break
    hold_events(scene.page)
    scene.send_steps(first)
    told = page.locator(".event")
    expect(told.locator(".sum")).to_be_visible()
    centre = box(page.locator(".board .centre"))
    assert overlap(box(told), centre)
    assert not overlap(box(told), box(page.locator("section.question")))
    assert violations(page) == []
    release_events(page)
    expect(told).to_have_count(0)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", SPOKEN)
@named(DESK, PHONE, ACROSS)
def test_the_longest_card_is_read_whole_as_it_is_drawn(kept: Kept, size: ViewportSize, language: str) -> None:
    table = opened(3, at={0: 4})
    scene = kept.open(table, Device(language), size=size)
    first = table.version
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    drawn = next(number for number, one in enumerate(table.box.cards) if one.key == "nearest-company")
    table.play(CHANCE, f"draw {drawn}")
    hold_events(scene.page)
    scene.send_steps(first)
    card = scene.page.locator(".event .card")
    expect(card).to_be_visible()
    assert card.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0


LONGEST = [("us", 15, "Pennsylvania Railroad"), ("belgium-nl", 12, "Elektriciteitscentrale")]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "square", "name"), LONGEST, ids=[edition for edition, *_ in LONGEST])
@named(DESK, PHONE, ACROSS)
def test_the_longest_name_stands_on_the_deed_that_one_buys(
    kept: Kept, size: ViewportSize, edition: str, square: int, name: str
) -> None:
    table = Table(edition, seats=3, chance=None)
    table.set_position(at={ME: square - 3})
    scene = kept.open(table, Device("nl"), size=size)
    first = table.version
    table.play(ME, "roll")
    table.play(CHANCE, "roll 1 2")
    table.play(ME, "buy")
    hold_events(scene.page)
    scene.send_steps(first)
    tile = scene.page.locator(".event .tile")
    tile.wait_for()
    assert (tile.text_content() or "").strip().replace(SOFT_HYPHEN, "") == name
    assert tile.evaluate(_BEYOND_ITS_TILE) == []
    assert tile.evaluate(_CUT_WITHOUT_HYPHEN) == []
    assert violations(scene.page) == []


@named(PHONE, SMALL)
def test_a_long_deed_that_is_won_is_told_whole_above_an_offer(kept: Kept, size: ViewportSize) -> None:
    table = Table("belgium-nl", seats=3, chance=None, names=(NAMES[0], LONG_NAME, NAMES[2]))
    table.set_position(at={ME: 25}, owns={ME: (39,), 1: (12, 15)})
    scene = kept.open(table, Device("nl"), size=size)
    scene.play(1, f"propose {ME} give 15 get 39 money 575")
    first = table.version
    for seat, action in ((ME, "roll"), (CHANCE, "roll 1 2"), (ME, "decline"), (1, "bid 20"), (2, "pass")):
        table.play(seat, action)
    table.play(ME, "pass")
    hold_events(scene.page)
    scene.send_steps(first)
    row, sentence = scene.page.locator(".event .row"), scene.page.locator(".event .sentence")
    expect(scene.page.locator(".event .stamp")).to_be_visible()
    tile, event = row.locator(".tile"), box(scene.page.locator(".event"))
    assert tile.evaluate(_CUT_WITHOUT_HYPHEN) == []
    assert tile.evaluate(_BEYOND_ITS_TILE) == []
    parts = [box(row), box(sentence)]
    assert not overlap(*parts)
    assert parts[0]["x"] >= event["x"]
    assert parts[1]["x"] + parts[1]["width"] <= event["x"] + event["width"]
    assert not overlap(box(tile.locator(".name")), box(scene.page.locator(".event .stamp")))


COMPOUNDS = ["Waterleidingmaatschappijgebouw", "Rappresentanzadiplomatica", "Anticonstitutionnellement"]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("word", COMPOUNDS)
@named(DESK, PHONE, ACROSS)
def test_a_compound_in_a_box_of_ones_own_is_cut_with_a_hyphen(kept: Kept, size: ViewportSize, word: str) -> None:
    table = Table(box_with_street(SQUARE, word), seats=3, chance=None)
    table.set_position(at={ME: SQUARE - 3})
    scene = kept.open(table, Device("nl"), size=size)
    first = table.version
    table.play(ME, "roll")
    table.play(CHANCE, "roll 1 2")
    scene.send_steps(first)
    expect(scene.page.locator("section.question")).to_contain_text(word)
    if size is DESK:
        deed = scene.page.locator(".question div.paper")
        assert deed.evaluate(_CUT_WITHOUT_HYPHEN) == []
        assert deed.evaluate(_BEYOND_ITS_TILE) == []
    hold_events(scene.page)
    scene.play(ME, "buy")
    tile = scene.page.locator(".event .tile")
    tile.wait_for()
    assert tile.evaluate(_CUT_WITHOUT_HYPHEN) == []
    assert tile.evaluate(_BEYOND_ITS_TILE) == []


def test_a_deal_is_told_above_the_offer_that_is_still_to_be_answered(kept: Kept) -> None:
    table = opened(3)
    for maker, offer in ((1, "give 13 get 11"), (2, "give 14 get 16")):
        table.play(maker, f"propose {ME} {offer}")
    scene = kept.open(table, Device("en"), size=PHONE)
    expect(scene.page.locator(".business")).to_be_visible()
    first = table.version
    table.play(ME, "accept 2")
    hold_events(scene.page)
    scene.send_steps(first)
    told = scene.page.locator(".event :is(.row, .sentence)")
    expect(told).to_have_count(2)
    centre, offer = box(scene.page.locator(".board .centre")), box(scene.page.locator(".business"))
    for part in told.all():
        assert box(part)["y"] >= centre["y"]
        assert not overlap(box(part), offer)
