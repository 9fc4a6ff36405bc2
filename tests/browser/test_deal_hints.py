"""Hints in the card game: what each answer leads to in words, asked by key, in every size; and the teacher."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from monopolista.analyse.action_values import evaluate_answers
from monopolista.bots import decide
from monopolista.games.deal.presentation.narrate import card_name
from monopolista.table import Table, seeded
from tests.browser.deal_player import DealPlayer
from tests.browser.laid import NAMES, Laid, lay
from tests.browser.screens import rest, too_wide, violations
from tests.browser.server import Server
from tests.browser.sizes import ACROSS, resize
from tests.browser.stage import LONG_NAME
from tests.browser.visitor import DESK, PHONE, Device, Visit

POINT = 10_000
COSTLY = 3 * POINT
"""What it costs at least to end the turn at once."""
MANY = 5
"""The number of answers that a hint shows, of more that exist."""
SEEDS = 60
MOST = 200


def playing(seats: int) -> Table:
    """Return a table at which the person may play, and does badly to end the turn at once."""
    for seed in range(1, SEEDS):
        table = Table("deal", seats, seed=seed, names=(LONG_NAME, *NAMES[1:seats]))
        while table.version < MOST and not table.over:
            seat = table.asked[0]
            if seat == 0 and table.question.kind == "to-play" and not table.refusal(0, "end"):
                found = {table.game.write(one.action): one.worth(0) for one in evaluate_answers(table, 0).answers}
                if len(found) > MANY and max(found.values()) - found["end"] >= COSTLY:
                    return table
            table.play(seat, decide("regular", table, seat, seeded(1)))
    raise AssertionError("nobody does badly to end the turn")


def sit(visit: Visit, server: Server, laid: Laid, device: Device, **kept: str) -> DealPlayer:
    """Come back to the first seat of a table, with what the browser has kept beside its keys."""
    wished = {f"monopolista:{name}": value for name, value in kept.items()}
    device.kept, device.at = {**laid.kept, **wished}, server.address
    player = DealPlayer(visit(device))
    player.enter(laid.address)
    return player


def hints(page: Page) -> Locator:
    return page.locator(".weighed ol li")


def test_the_host_allows_hints_in_the_card_game(server: Server, lease: Visit) -> None:
    player = DealPlayer(lease(Device("en")))
    player.go_to_lobby(server.address, "deal")
    player.choose_setting("lobby-hints", "lobby-hints-on")
    assert violations(player.page) == []


@pytest.mark.campaign("screens in every size", sample=2)
@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "it"), (PHONE, "fr"), (ACROSS, "nl")], ids=["desk", "phone", "across"]
)
def test_the_best_answers_are_stated_in_words(server: Server, lease: Visit, size: ViewportSize, language: str) -> None:
    table = playing(4)
    best = [table.game.write(one.action) for one in evaluate_answers(table, 0).answers][:MANY]
    device = Device(language, phone=size is not DESK, dark=size is PHONE)
    player = sit(lease, server, lay(server, table, hints=True), device)
    page = player.page
    resize(page, size)
    page.keyboard.press("h")
    expect(hints(page)).to_have_count(MANY)
    for place, action in enumerate(best):
        said = hints(page).nth(place)
        expect(said).to_contain_text(re.compile(r"\d+\s?%"))
        for card in re.findall(r"^(?:bank|lay|play|move) (\d+)", action):
            expect(said).to_contain_text(card_name(table.box, int(card), language))
    rest(page)
    assert [*violations(page), *too_wide(page)] == []


def test_the_teacher_asks_before_a_turn_is_ended_too_early(server: Server, lease: Visit) -> None:
    player = sit(lease, server, lay(server, playing(4), hints=True), Device("nl"), teacher="2")
    page = player.page
    player.visitor.button("deal-answer-end").click()
    sure = page.locator("[role='alertdialog']")
    expect(sure).to_contain_text(player.text("deal-advice-end"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
