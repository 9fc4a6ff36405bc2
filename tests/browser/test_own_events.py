"""What happens to the player is told large in the centre, and covers no answer."""

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, ViewportSize, expect

from monopolista.games.classic.rules import events
from monopolista.locales import SPOKEN
from monopolista.table import CHANCE, Step, Table
from tests.browser.laid import NAMES
from tests.browser.positions import opened
from tests.browser.screens import violations
from tests.browser.sizes import ACROSS, named
from tests.browser.stage import stage
from tests.browser.test_show import answer
from tests.browser.visitor import DESK, PHONE

ME = 0


def pays_me_or_takes_from_me(step: Step) -> bool:
    """Say whether a step that the player has not chosen ends with a payment of theirs."""
    last = step.events[-1] if step.events else None
    return step.seat != ME and last is not None and last.kind == events.PAID and ME in (last.seat, last.other)


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@named(DESK, PHONE, ACROSS)
def test_a_payment_is_told_in_the_centre_of_the_board_and_covers_no_answer(
    browser: Browser, size: ViewportSize, *, still: bool
) -> None:
    table = Table("italy", seats=4, seed=7, names=NAMES[:4])
    with stage(browser, table, size, still=still) as scene:
        page = scene.page
        while True:
            first = table.version
            answer(table)
            if any(pays_me_or_takes_from_me(step) for step in table.steps[first:]):
                break
        scene.send_steps(first)
        told = page.locator(".event")
        expect(told.locator(".sum")).to_be_visible()
        centre = box(page.locator(".board .centre"))
        assert overlap(box(told), centre)
        assert not overlap(box(told), box(page.locator("section.question")))
        assert violations(page) == []
        expect(told).to_have_count(0)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", SPOKEN)
@named(DESK, PHONE, ACROSS)
def test_the_longest_card_is_read_whole_as_it_is_drawn(browser: Browser, size: ViewportSize, language: str) -> None:
    table = opened(3, at={0: 4})
    with stage(browser, table, size, language=language) as scene:
        first = table.version
        table.play(0, "roll")
        table.play(CHANCE, "roll 1 2")
        drawn = next(number for number, one in enumerate(table.box.cards) if one.key == "nearest-company")
        table.play(CHANCE, f"draw {drawn}")
        scene.send_steps(first)
        card = scene.page.locator(".event .card")
        expect(card).to_be_visible()
        assert card.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0
