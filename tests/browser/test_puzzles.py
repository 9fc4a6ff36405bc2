"""Puzzles: chosen from their page, answered by mouse and by keyboard, explained, and played on from."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monopolista.analyse.puzzles import Puzzle, load_puzzles
from monopolista.locales import LANGUAGES, SPOKEN, say
from monopolista.table import Table
from monopolista.transcript import read
from tests.browser.phrases import foreign, on_screen
from tests.browser.screens import rest, too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import ACROSS, resize
from tests.browser.test_accessibility import DEVICES
from tests.browser.visitor import DESK, PHONE, Device, Visit

NATIVE = {language: spoken.name for language, spoken in SPOKEN.items()}
APART = frozenset({*NATIVE.values(), "monopolista"})
FIRST = load_puzzles()[0]
OF_CARDS = next(one for one in load_puzzles() if one.name.startswith("deal") and one.question == "to-play")


def answers(page: Page, puzzle: Puzzle = FIRST) -> list[str]:
    """Wait for the question and return its answers as they are offered."""
    question = page.locator("#puzzle-ask")
    expect(question).to_be_visible()
    listed = page.get_by_role("group", name=question.inner_text())
    expect(listed.get_by_role("button")).to_have_count(len(puzzle.answers))
    return listed.get_by_role("button").all_inner_texts()


def test_a_puzzle_is_answered_explained_and_played_on_from(server: Server, lease: Visit) -> None:
    visitor = lease(Device("nl"))
    page = visitor.page
    page.goto(server.address)
    page.get_by_role("link", name=visitor.text("puzzles-title")).click()
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(len(load_puzzles()))
    page.get_by_role("link", name=visitor.text("puzzle-title", number=1)).first.click()
    offered = answers(page)
    best = sorted(one.action for one in FIRST.answers).index(FIRST.answers[0].action)
    page.get_by_role("button", name=offered[0], exact=True).click()
    said = "puzzle-right" if offered[0] == offered[best] else "puzzle-wrong"
    verdict = page.get_by_role("status").filter(has_text=visitor.text(said))
    expect(verdict).to_be_focused()
    expect(page.locator("li.chosen")).to_contain_text(offered[0])
    expect(page.locator("li.best em")).to_have_text(visitor.text("puzzle-best"))
    expect(page.locator("section ol > li")).to_have_count(len(FIRST.answers))
    page.get_by_role("button", name=visitor.text("puzzle-before")).click()
    page.get_by_role("button", name=visitor.text("replay-first")).click()
    page.get_by_role("button", name=visitor.text("puzzle-return")).click()
    expect(page.locator("li.best")).to_be_visible()
    page.get_by_role("button", name=visitor.text("play-on")).click()
    expect(page).to_have_url(re.compile("/r/"))
    expect(page.locator("#question-head")).to_be_visible()


def test_what_was_found_at_the_first_try_is_remembered(server: Server, lease: Visit) -> None:
    visitor = lease(Device())
    page = visitor.page
    page.goto(f"{server.address}/puzzles/{FIRST.name}")
    order = sorted(FIRST.answers, key=lambda one: one.action)
    offered = answers(page)
    page.get_by_role("button", name=offered[order.index(FIRST.answers[0])], exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=visitor.text("puzzle-right"))).to_be_visible()
    page.get_by_role("link", name=visitor.text("puzzle-all")).click()
    expect(page.get_by_role("main")).to_contain_text(visitor.text("puzzles-found", count=1, all=len(load_puzzles())))
    expect(page.get_by_role("link", name=visitor.text("puzzle-title", number=1)).first).to_contain_text(
        visitor.text("puzzles-right-once")
    )
    page.get_by_label(visitor.text("puzzles-which")).select_option("hard")
    hard = sum(one.difficulty == "hard" for one in load_puzzles())
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(hard)


def test_a_puzzle_that_there_is_not_is_said_to_be_none(server: Server, lease: Visit) -> None:
    visitor = lease(Device("fr"))
    visitor.may_miss = True
    visitor.page.goto(f"{server.address}/puzzles/nothing")
    expect(visitor.page.get_by_role("alert")).to_have_text(say("puzzle-unknown", "fr"))


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("where", DEVICES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_in_every_size_theme_and_language(server: Server, lease: Visit, where: str, language: str) -> None:
    visitor = lease(DEVICES[where])
    page = visitor.page
    page.goto(f"{server.address}/puzzles")
    page.locator("label").filter(has_text=NATIVE[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(len(load_puzzles()))
    assert [*violations(page), *too_wide(page)] == []
    assert foreign(on_screen(page), language, apart=APART) == []


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize("where", DEVICES)
def test_a_puzzle_in_every_size_and_theme(server: Server, lease: Visit, where: str) -> None:
    page = lease(DEVICES[where]).page
    page.goto(f"{server.address}/puzzles/{FIRST.name}")
    offered = answers(page)
    assert [*violations(page), *too_wide(page)] == []
    page.get_by_role("button", name=offered[0], exact=True).click()
    expect(page.locator("li.best")).to_be_visible()
    assert [*violations(page), *too_wide(page)] == []


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "it"), (PHONE, "fr"), (ACROSS, "nl")], ids=["desk", "phone", "across"]
)
def test_of_the_card_game_one_sees_ones_own_hand_and_answers_by_key(
    server: Server, lease: Visit, size: ViewportSize, language: str
) -> None:
    visitor = lease(Device(language, phone=size is not DESK, dark=size is PHONE))
    page = visitor.page
    resize(page, size)
    page.goto(f"{server.address}/puzzles/{OF_CARDS.name}")
    offered = answers(page, OF_CARDS)
    assert len(set(offered)) == len(offered), "two answers read alike"
    table = Table.replay(read(OF_CARDS.transcript), chance=None)
    held = table.state().hands[OF_CARDS.seat]
    expect(page.locator("[data-hand-card]")).to_have_count(held.count)
    rest(page)
    assert [*violations(page), *too_wide(page)] == []
    page.get_by_role("button", name=offered[-1], exact=True).focus()
    page.keyboard.press("Enter")
    best = page.locator("li.best")
    expect(best).to_contain_text(re.compile(r"\d+\s?%"))
    expect(page.locator("section ol > li").last).to_contain_text(re.compile(r"−\d+[.,]\d\s"))
    rest(page)
    assert [*violations(page), *too_wide(page)] == []
