"""What may become of a seat: exchanges, houses for its money, ruin, the end by riches."""

import pytest

from monopolista.engine.network.kernels import KNOTS, Marks
from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.evaluation.feature_extraction import mark_seat
from monopolista.games.classic.evaluation.features import AT, LEVELS
from monopolista.games.classic.evaluation.prospects import STEPS
from monopolista.games.classic.evaluation.rent_exposure import RentExposure, survey
from monopolista.games.classic.rules.records import STATIONS
from tests.games.classic.scenario import BROWN, LIGHT_BLUE, ORANGE, Scenario, position

ITALY = load("italy")


FULL: dict[int, int] = dict.fromkeys(ORANGE, 5)
"""Hotels on a colour."""


def marked(scenario: Scenario, seat: int, field: str, length: int, *, last_turn: int = 0) -> set[int]:
    """The features of a field that a seat has, counted from the field's first."""
    game, road, marks = scenario.state, RentExposure(), Marks()
    edition = load("italy", Options(turns=last_turn) if last_turn else None).edition
    survey(edition, game, road)
    mark_seat(edition, game, road, seat, marks)
    first = AT[field]
    return {feature - first for feature in marks.features[: marks.count] if first <= feature < first + length}


def colour(square: int) -> int:
    """The colour of a square."""
    return ITALY.edition.colour[square]


def exchanges(scenario: Scenario, seat: int) -> set[int]:
    """The exchanges that a seat may make."""
    return marked(scenario, seat, "exchange", 2 * STATIONS * STATIONS)


BETWEEN = {0: (BROWN[0], *ORANGE[:2]), 1: (BROWN[1], ORANGE[2])}
"""Two colours that two seats have between them."""


def test_two_colours_that_two_seats_have_between_them_are_an_exchange_for_both() -> None:
    game = position(3, owns=BETWEEN)
    assert exchanges(game, 0) == exchanges(game, 1) == {colour(BROWN[0]) * STATIONS + colour(ORANGE[0])}
    assert exchanges(game, 2) == set()


def test_a_colour_of_which_the_bank_or_a_third_has_a_part_is_none() -> None:
    assert exchanges(position(3, owns={0: (BROWN[0], *ORANGE[:2]), 1: (BROWN[1],)}), 0) == set()
    assert exchanges(position(3, owns={0: (BROWN[0], ORANGE[0]), 1: (BROWN[1], ORANGE[1]), 2: ORANGE[2:]}), 0) == set()


def test_an_exchange_that_was_refused_is_another_one() -> None:
    game = position(3, owns=BETWEEN)
    game.does(f"0: propose 1 give {BROWN[0]} get {ORANGE[2]}", "1: refuse 1")
    assert exchanges(game, 0) == {(STATIONS + colour(BROWN[0])) * STATIONS + colour(ORANGE[0])}


def test_who_has_more_cash_than_the_other_may_buy_the_colour_that_they_have_between_them() -> None:
    salary = ITALY.edition.salary
    game = position(3, owns={0: ORANGE[:2], 1: ORANGE[2:]}, cash={0: salary * 3, 1: salary})
    steps = [marked(game, seat, "deal", STATIONS * STEPS) for seat in range(3)]
    assert steps == [{colour(ORANGE[0]) * STEPS + 6}, {colour(ORANGE[0]) * STEPS + 2}, set()]


def test_who_may_be_ruined_on_anothers_deeds_is_its_prey() -> None:
    poor = position(3, owns={1: ORANGE}, built=FULL, cash={0: 100, 2: 100}, at={0: 10, 1: 20, 2: 35})
    rich = position(3, owns={1: ORANGE}, built=FULL, cash={0: 5_000, 2: 100}, at={0: 10, 1: 20, 2: 35})
    assert marked(poor, 1, "prey", KNOTS)
    assert marked(poor, 1, "earns", KNOTS) == marked(rich, 1, "earns", KNOTS) != set()
    assert not marked(rich, 1, "prey", KNOTS)
    assert not marked(poor, 0, "earns", KNOTS)


@pytest.mark.parametrize(("cash", "level"), [(0, 0), (149, 0), (150, 1), (600, 4), (5_000, 5)])
def test_a_whole_colour_is_marked_by_how_far_its_owners_money_would_build_it_up(cash: int, level: int) -> None:
    game = position(2, owns={0: LIGHT_BLUE}, cash={0: cash})
    assert marked(game, 0, "builds", STATIONS * LEVELS) == {colour(LIGHT_BLUE[0]) * LEVELS + level}


def test_a_colour_with_a_mortgage_is_not_built_on() -> None:
    assert not marked(position(2, owns={0: LIGHT_BLUE}, mortgaged=LIGHT_BLUE[:1]), 0, "builds", STATIONS * LEVELS)


def test_who_cannot_pay_what_lies_ahead_is_in_danger_of_ruin() -> None:
    before = {0: 10}
    poor = position(2, owns={1: ORANGE}, built=FULL, cash={0: 100}, at=before)
    landed = position(2, owns={0: (39,), 1: ORANGE}, built=FULL, cash={0: 949}, at=before)
    rich = position(2, owns={1: ORANGE}, built=FULL, cash={0: 5_000}, at=before)
    assert marked(poor, 0, "out_of_cash", KNOTS)
    assert marked(poor, 0, "ruin", KNOTS)
    assert marked(landed, 0, "out_of_cash", KNOTS)
    assert not marked(landed, 0, "ruin", KNOTS)
    assert not marked(rich, 0, "out_of_cash", KNOTS)


def test_who_earns_more_than_it_pays_lasts_for_ever() -> None:
    game = position(2, owns={1: ORANGE}, built=FULL, cash={0: 300})
    assert marked(game, 1, "lasts", KNOTS) == {KNOTS - 1}
    assert max(marked(game, 0, "lasts", KNOTS)) < KNOTS - 1


@pytest.mark.parametrize(("last_turn", "clock"), [(0, 0), (1, 2), (2, 2), (5, 3), (7, 4), (15, 5), (31, 6), (200, 7)])
def test_a_lead_is_marked_by_how_near_the_end_is(last_turn: int, clock: int) -> None:
    game = position(2, cash={0: 3_000})
    game.state.turns = 0
    first, second = (marked(game, seat, "ahead", 8 * KNOTS, last_turn=last_turn) for seat in (0, 1))
    assert {one // KNOTS for one in first | second} == {clock}
    assert min(first) > max(second)
