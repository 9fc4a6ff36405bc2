"""Why a better answer is better: what a deed completes or keeps from another, what a price leaves, what trades do."""

import pytest

from monopolista.analyse.course import Played, at_once
from monopolista.analyse.grading import Grading
from monopolista.games.classic.counsel.counsel import ClassicCounsel
from monopolista.games.notation import Action
from monopolista.games.views import Reason
from monopolista.locales import LANGUAGES, say
from monopolista.table import CHANCE, Table
from tests.games.classic.scenario import BROWN, DARK_BLUE, LIGHT_BLUE, ORANGE, STATIONS, position


def reason(table: Table, seat: int, better: str, given: str) -> Reason | None:
    """Why an answer is better than another, "" for to leave it."""
    answers = [table.game.parse(one) if one else None for one in (better, given)]
    assert isinstance(answers[1], Action)
    return ClassicCounsel(table.box).why(table.state(), seat, answers[0], answers[1])


def on_park_place(owns: dict[int, tuple[int, ...]], cash: int = 1500) -> Table:
    """Seat 0 stands on the dearest deed, which is the bank's."""
    table = position(3, owns=owns, at={0: 36}, cash={0: cash}).table
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    return table


@pytest.mark.parametrize(
    ("owner", "found"),
    [
        (0, Reason("completes", "dark-blue")),
        (1, Reason("blocks", "dark-blue")),
        (None, Reason("gains")),
    ],
)
def test_a_deed_completes_a_colour_or_keeps_it_from_another_or_is_worth_its_price(
    owner: int | None, found: Reason
) -> None:
    owns: dict[int, tuple[int, ...]] = {} if owner is None else {owner: DARK_BLUE[:1]}
    assert reason(on_park_place(owns), 0, "buy", "decline") == found


def test_a_price_leaves_too_little_or_is_too_high() -> None:
    assert reason(on_park_place({}, cash=450), 0, "decline", "buy") == Reason("keeps-cash")
    assert reason(on_park_place({}), 0, "decline", "buy") == Reason("too-dear")


def test_a_trade_completes_a_colour_for_one_or_for_both_or_for_the_other_side() -> None:
    table = position(3, owns={0: ORANGE[:2], 1: (ORANGE[2], *LIGHT_BLUE[:2])}, turn=1).table
    table.play(1, f"propose 0 give {ORANGE[2]} money -100")
    assert reason(table, 0, "accept 1", "refuse 1") == Reason("completes", "orange")
    assert reason(table, 1, "", "accept 1") == Reason("helps", "orange")
    both = position(3, owns={0: (*ORANGE[:2], LIGHT_BLUE[2]), 1: (ORANGE[2], *LIGHT_BLUE[:2])}, turn=1).table
    both.play(1, f"propose 0 give {ORANGE[2]} get {LIGHT_BLUE[2]}")
    assert reason(both, 0, "accept 1", "refuse 1") == Reason("completes-both")


def test_a_trade_breaks_up_what_was_whole() -> None:
    table = position(3, owns={0: STATIONS}, turn=1).table
    table.play(1, f"propose 0 get {STATIONS[0]} money 100")
    assert reason(table, 0, "refuse 1", "accept 1") == Reason("breaks", "station")


def test_to_build_raises_rents_and_to_leave_it_keeps_cash() -> None:
    table = position(2, owns={0: BROWN}, stage="end").table
    assert reason(table, 0, f"build {BROWN[0]}", "end") == Reason("raises", "brown")
    assert reason(table, 0, "", f"build {BROWN[0]}") == Reason("keeps-cash")
    assert reason(table, 0, "end", "end") is None


def test_a_decision_that_was_not_good_says_why() -> None:
    table = on_park_place({0: (DARK_BLUE[0],)})
    table.play(0, "decline")
    (one,) = (one for one in at_once(Grading(Played(table)).graded()) if one.grade != "good")
    assert one.why == Reason("completes", "dark-blue")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["blocks", "raises"])
def test_what_is_new_among_reasons_has_words_in_every_language(language: str, word: str) -> None:
    told = {say(f"reason-{word}", language, about=about, colour="x") for about in ("station", "company", "brown")}
    assert len(told) == (3 if word == "blocks" else 1)
