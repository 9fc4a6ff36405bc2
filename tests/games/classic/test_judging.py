"""The odds as a table tells them: of a timed game with its end in mind, after the end what became of it."""

import pytest

from monopolista.engine.network.kernels import ODDS
from monopolista.games.classic.editions import Options
from monopolista.games.classic.evaluation import judging
from monopolista.games.classic.evaluation.judging import EvaluationScratch, judge
from monopolista.table import CHANCE, Table
from tests.engine.network_body import by_kernels
from tests.games.classic.scenario import BROWN, ORANGE, position


def test_a_table_tells_the_odds_and_stays_as_it_is() -> None:
    table = position(owns={0: BROWN}, cash={1: 10}).table
    before = table.save()
    odds = table.odds()
    assert odds is not None
    assert (len(odds), sum(odds)) == (table.seats, ODDS)
    assert odds[0] > odds[1]
    assert table.save() == before


@pytest.mark.parametrize("jailed", [{}, {0: 1}])
def test_while_dice_roll_the_odds_are_those_of_before(jailed: dict[int, int]) -> None:
    table = position(owns={0: BROWN, 1: ORANGE}, jailed=jailed).table
    before = table.odds()
    table.play(0, "roll")
    rolling = table.save()
    assert table.odds() == before
    assert table.save() == rolling


def test_a_table_tells_what_the_kernels_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("italy", 5, seed=3)
    desk = EvaluationScratch()
    while not table.over and table.version < 300:
        with by_kernels(monkeypatch, judging):
            judge(table.box.edition, table.state(), desk)
        assert table.odds() == tuple(desk.network[0].odds[:5])
        seat = table.asked[0]
        table.play(seat, table.plain_answer(seat))


def test_what_is_owned_counts_otherwise_where_the_turns_are_counted() -> None:
    whole = Table("italy", 2, chance=None)
    short = Table("italy", 2, chance=None, options=Options(turns=2))
    for table in (whole, short):
        for roll in ("roll 6 5", "roll 1 2"):
            table.play(CHANCE, roll)
        table.play(0, "roll")
        table.play(CHANCE, "roll 1 2")
        table.play(0, "buy")
    assert whole.odds() != short.odds()


def test_after_the_end_who_has_won_has_it_all() -> None:
    table = Table("italy", 3, seed=1, options=Options(turns=1))
    while not table.over:
        seat = table.asked[0]
        table.play(seat, table.plain_answer(seat))
    odds = table.odds()
    assert odds is not None
    assert [seat for seat, one in enumerate(odds) if one] == table.winners
    assert sum(odds) > ODDS - table.seats
