"""Luck and skill apart: what chance did, what a seat decided and what the others did make the result, exactly."""

from statistics import correlation, mean

import pytest

from monopolista.analyse.luck_skill import measure_luck_skill
from monopolista.analyse.win_odds_timeline import Played, WinOddsTimeline, at_once
from monopolista.engine.network.kernels import ODDS
from monopolista.engine.seats import CHANCE, CLOCK
from monopolista.games.classic.editions import edition_ids
from tests.analyse.played import bots_game, course_of, swap_of_two_colours
from tests.games.classic.scenario import LIGHT_BLUE, ORANGE, PINK, position
from tests.plugins.campaigns import Campaign


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("edition", [*edition_ids(), "deal"])
def test_start_luck_and_decisions_are_the_result(edition: str) -> None:
    table = bots_game(["regular", "champion", "random"], 3, edition, turns=0 if edition == "deal" else 60)
    course = course_of(table)
    found = measure_luck_skill(course)
    for one in found:
        assert one.start == course.start[one.seat]
        assert one.start + one.luck + one.skill == one.result
        assert one.skill == one.own + one.others
        assert one.result == (ODDS // len(table.winners) if one.seat in table.winners else 0)


def test_what_one_gains_by_decisions_others_lose() -> None:
    found = measure_luck_skill(course_of(bots_game(["regular"] * 4, 8)))
    assert abs(sum(one.skill for one in found)) <= 4
    assert abs(sum(one.luck for one in found)) <= 4


@pytest.mark.campaign
def test_among_equals_luck_says_who_wins(campaign: Campaign) -> None:
    games = [bots_game(["regular"] * 4, seed, turns=120) for seed in range(campaign.size(sample=3, full=12))]
    found = [one for game in games for one in measure_luck_skill(course_of(game))]
    assert abs(mean(one.skill for one in found)) <= 1
    assert correlation([one.luck for one in found], [one.result for one in found]) > 0.6


def moved(course: WinOddsTimeline, step: int) -> tuple[int, ...]:
    """What a step added to everybody's odds."""
    return next(added for moment, added in course.changes() if moment.answered.step == step)


def test_dice_are_luck_and_to_roll_is_nobodys_decision() -> None:
    table = position(2, owns={1: ORANGE}, built=dict.fromkeys(ORANGE, 4), at={0: 10}, cash={0: 900}).table
    table.play(0, "roll")
    table.play(CHANCE, "roll 2 4")
    course = course_of(table)
    assert [moment.deciders for moment in course.moments] == [0, 0]
    assert moved(course, 0) == (0, 0)
    [loser, winner] = measure_luck_skill(course)
    assert loser.luck < 0 < winner.luck
    assert loser.skill == winner.skill == 0


def test_a_trade_is_the_decision_of_both_sides() -> None:
    table = swap_of_two_colours()
    table.play(0, f"propose 1 give {PINK[0]} get {LIGHT_BLUE[2]}")
    table.play(1, "accept 1")
    found = measure_luck_skill(course_of(table))
    assert [one.own > 0 for one in found] == [True, True, False]
    assert [one.others < 0 for one in found] == [False, False, True]


def test_the_clock_is_chance() -> None:
    table = bots_game(["regular", "regular"], 2, turns=20)
    course = course_of(table)
    assert course.moments[-1].answered.seat == CLOCK
    assert course.moments[-1].deciders == 0


def test_what_was_taken_back_did_not_happen() -> None:
    table = position(2, owns={0: ORANGE}, stage="end").table
    for answer in (f"build {ORANGE[0]}", f"build {ORANGE[1]}"):
        table.play(0, answer)
    table.take_back(0, 1)
    table.play(0, f"build {ORANGE[2]}")
    course = course_of(table)
    assert [moment.answered.step for moment in course.moments] == [0, 3]
    assert course.result == table.odds()
    straight = position(2, owns={0: ORANGE}, stage="end").table
    for answer in (f"build {ORANGE[0]}", f"build {ORANGE[2]}"):
        straight.play(0, answer)
    assert [one.odds for one in course_of(straight).moments] == [one.odds for one in course.moments]


def test_it_is_read_from_a_transcript_with_the_position_in_which_it_began() -> None:
    table = position(2, owns={0: ORANGE}, stage="end").table
    table.play(0, f"build {ORANGE[0]}")
    assert at_once(Played.read(table.transcript).course()) == course_of(table)
