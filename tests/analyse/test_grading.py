"""Decisions graded: what each cost, what would have been better, and what is no mistake."""

import pytest

from monopolista.analyse.analysis import analysed
from monopolista.analyse.api_views import SECTION, course_view, grades_view
from monopolista.analyse.mistakes import kind_of, mistakes
from monopolista.analyse.move_quality import POINT, GradedMove, MoveGrader, grade_of
from monopolista.analyse.text_report import in_words
from monopolista.analyse.turning_points import turning_points
from monopolista.analyse.win_odds_timeline import Played, at_once
from monopolista.table import CHANCE, Table
from tests.analyse.played import bots_game, course_of, swap_of_two_colours
from tests.games.classic.scenario import BROWN, DARK_BLUE, LIGHT_BLUE, ORANGE, PINK, position
from tests.plugins.campaigns import Campaign


def graded(table: Table) -> list[GradedMove]:
    """The decisions of a game."""
    return at_once(MoveGrader(Played(table)).graded())


def by_answer(table: Table) -> dict[tuple[str, int], GradedMove]:
    """Its decisions by what was answered, and whose it was."""
    return {(table.game.write(one.answered.action), one.seat): one for one in graded(table)}


def test_what_is_no_more_than_the_estimate_may_err_is_good() -> None:
    assert [grade_of(loss) for loss in (0, 2 * POINT - 1, 2 * POINT, 4 * POINT, 10 * POINT)] == [
        "good",
        "good",
        "doubtful",
        "mistake",
        "blunder",
    ]


def landed(cash: int = 1500) -> Table:
    """Seat 0 has one of the two dark blue deeds, and stands on the other one."""
    table = position(2, owns={0: DARK_BLUE[:1]}, at={0: 36}, cash={0: cash}).table
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    return table


def test_to_leave_the_last_deed_of_a_colour_is_a_mistake_and_to_buy_it_is_not() -> None:
    bought, left = landed(), landed()
    bought.play(0, "buy")
    left.play(0, "decline")
    good, bad = by_answer(bought)["buy", 0], by_answer(left)["decline", 0]
    assert (good.loss, good.better) == (0, None)
    assert bad.grade != "good"
    assert bad.better is not None
    assert bad.better.action == "buy"
    assert next(left.words(event)[0] for event in bad.better.events) == "bought"


def test_what_can_still_be_done_later_in_the_turn_is_left_undone_only_at_its_end() -> None:
    table = position(2, owns={0: ORANGE}).table
    for seat, answer in ((0, "roll"), (CHANCE, "roll 1 3"), (0, "end")):
        table.play(seat, answer)
    found = by_answer(table)
    assert ("roll", 0) not in found
    assert found["end", 0].loss > 0


def test_in_jail_to_roll_is_one_of_several_ways() -> None:
    table = position(2, jailed={0: 0}).table
    table.play(0, "roll")
    assert ("roll", 0) in by_answer(table)


def test_what_is_left_undone_again_counts_only_as_far_as_it_costs_more() -> None:
    table = position(2, owns={0: ORANGE}, at={1: 10}).table
    for seat, dice in ((0, "1 3"), (1, "4 6"), (0, "2 4")):
        table.play(seat, "roll")
        table.play(CHANCE, f"roll {dice}")
        table.play(seat, "end")
    first, again = (one for one in graded(table) if table.game.write(one.answered.action) == "end")
    assert first.loss > 0
    assert again.loss < first.loss


def test_to_give_a_colour_away_is_a_blunder_of_who_does_so() -> None:
    table = position(3, owns={0: (*ORANGE[:2],), 1: (ORANGE[2],)}, turn=1).table
    table.play(1, f"propose 0 give {ORANGE[2]} money -1")
    table.play(0, "accept 1")
    found = by_answer(table)
    maker, partner = found["accept 1", 1], found["accept 1", 0]
    assert maker.grade == "blunder"
    assert maker.better is not None
    assert (maker.better.action, maker.better.events) == ("", ())
    assert partner.grade == "good"


def test_who_mortgages_to_build_has_lost_nothing_once_the_houses_stand() -> None:
    table = position(2, owns={0: (*ORANGE, *BROWN)}, cash={0: 120}, stage="end").table
    table.play(0, f"mortgage {BROWN[0]}")
    alone = by_answer(table)[f"mortgage {BROWN[0]}", 0].loss
    for square in ORANGE[:1]:
        table.play(0, f"build {square}")
    assert by_answer(table)[f"mortgage {BROWN[0]}", 0].loss <= alone


def test_what_is_sold_next_is_no_better_way_to_pay() -> None:
    table = position(2, owns={0: (*BROWN, *LIGHT_BLUE), 1: DARK_BLUE}, at={0: 36}, cash={0: 1}).table
    table.play(0, "roll")
    table.play(CHANCE, "roll 1 2")
    order = [f"mortgage {square}" for square in (*BROWN, *LIGHT_BLUE)]
    for answer in order:
        if table.owes(0):
            table.play(0, answer)
    found = by_answer(table)
    given = {answer for answer, _ in found}
    assert all(one.better is None or one.better.action not in given for one in found.values())


def bidding(bid: str) -> Table:
    table = position(3, owns={0: PINK[:2]}, at={2: 11}, cash={0: 1500}, turn=2).table
    for seat, answer in ((2, "roll"), (CHANCE, "roll 1 2"), (2, "decline"), (1, "bid 20"), (0, bid)):
        table.play(seat, answer)
    return table


def test_a_bid_is_a_mistake_above_the_sum_up_to_which_to_bid() -> None:
    high = by_answer(bidding("bid 1400"))["bid 1400", 0]
    assert high.grade in ("mistake", "blunder")
    assert high.limit is not None
    assert 20 < high.limit < 1400
    assert by_answer(bidding("bid 60"))["bid 60", 0].grade == "good"


def test_sections_hold_together_what_is_graded_at_once() -> None:
    table = bots_game(["regular", "random", "regular"], 4)
    played, found, first = Played(table), list[tuple[int, int, int]](), 0
    alone = graded(table)
    while True:
        view = at_once(grades_view(played, first))
        found += [(one.step, one.seat, one.loss) for one in view.decisions]
        first = view.next
        if first == 0:
            break
    assert len(played.answered) > 2 * SECTION
    assert found == [(one.answered.step, one.seat, one.loss) for one in alone]
    assert all(one.better is not None for one in alone if one.grade != "good")


def test_turning_points_are_the_steps_that_moved_most() -> None:
    table = bots_game(["regular"] * 3, 6, turns=150)
    course = course_of(table)
    found = turning_points(course)
    least = min(sum(map(abs, one.added)) for one in found)
    shown = {one.moment.answered.step for one in found}
    assert 0 < len(found) <= 8
    for moment, added in course.settled_changes():
        assert moment.answered.step in shown or sum(map(abs, added)) <= least or max(map(abs, added)) < 5 * POINT
    view = course_view(Played(table), course)
    assert [one.step for one in view.turnings] == sorted(shown)
    assert all(one.start + one.luck + one.own + one.others == one.result for one in view.accounts)


def test_a_turning_point_of_which_nothing_is_told_is_in_no_report() -> None:
    """In the card game a player chooses cards one by one, and all of them are told at once."""
    analysis = analysed(bots_game(["regular"] * 2, 4, "deal", turns=0).transcript)
    told = in_words(analysis, "en").turnings
    assert 0 < len(told) < len(analysis.turnings)
    assert all(one.what for one in told)


def test_an_offer_turns_no_game_and_the_trade_has_the_change_of_both() -> None:
    table = swap_of_two_colours()
    table.play(0, "propose 1 give 11 get 9")
    table.play(1, f"accept {table.view().trades[0].serial}")
    course = course_of(table)
    offered, struck = (moment.odds for moment in course.moments)
    assert offered != course.start, "the estimate knows of the offer"
    [found] = turning_points(course)
    assert found.moment.answered.step == 1
    assert found.added == tuple(after - before for after, before in zip(struck, course.start, strict=True))


def test_an_offer_that_is_turned_down_turns_nothing() -> None:
    table = swap_of_two_colours()
    table.play(0, "propose 1 give 11 get 9")
    table.play(1, f"refuse {table.view().trades[0].serial}")
    assert turning_points(course_of(table)) == ()


def test_the_same_mistake_is_one_entry_with_all_its_places() -> None:
    table = bots_game(["random"] * 3, 4, turns=45)
    played = Played(table)
    decisions = graded(table)
    for seat in range(3):
        bad = [one for one in decisions if one.seat == seat and one.grade != "good"]
        found = mistakes(played, bad)
        assert sorted(one.answered.step for each in found for one in each.moves) == [one.answered.step for one in bad]
        kinds = [{kind_of(played, one) for one in each.moves} for each in found]
        assert all(len(kind) == 1 for kind in kinds)
        assert len(set[str]().union(*kinds)) == len(found) < len(bad)
        losses = [each.worst.loss for each in found]
        assert losses == sorted(losses, reverse=True)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("level", ["random", "champion"])
def test_who_plays_better_loses_less_by_decisions(level: str, campaign: Campaign) -> None:
    other = "regular"
    losses = {level: list[int](), other: list[int]()}
    for seed in range(campaign.size(sample=1, full=3)):
        table = bots_game([level, other, level, other], seed)
        for one in graded(table):
            losses[level if one.seat % 2 == 0 else other].append(one.loss)
    mean = {name: sum(found) / len(found) for name, found in losses.items()}
    assert (mean[level] < mean[other]) == (level == "champion")
