"""Who is winning: what the network looks at, and odds that go up and down where they must."""

from random import Random

import pytest

from monopolista.engine.network.kernels import MARKS, ODDS, Marks
from monopolista.games.classic.bots.registry import REGULAR
from monopolista.games.classic.editions import Options, edition_ids, load
from monopolista.games.classic.evaluation.feature_extraction import mark_seat, mark_table
from monopolista.games.classic.evaluation.features import AT, FEATURES, FIELDS
from monopolista.games.classic.evaluation.judging import EvaluationScratch, judge
from monopolista.games.classic.evaluation.rent_exposure import RentExposure, survey
from monopolista.games.classic.rules.records import Game
from monopolista.games.classic.simulation.parallel_games import Batch
from monopolista.simulate.runner.seeding import words_of_games
from tests.games.classic.scenario import BROWN, LIGHT_BLUE, ORANGE, Scenario, position

ITALY = load("italy")
OF_TABLE = AT["alive"]
"""The first feature of the table; those of the seats come before."""


def odds_in(game: Game) -> list[int]:
    """The odds of all seats of a game of the Italian box."""
    desk = EvaluationScratch()
    judge(ITALY.edition, game, desk)
    return desk.network[0].odds[: game.seats]


def odds(scenario: Scenario) -> list[int]:
    """The odds of all seats."""
    return odds_in(scenario.state)


def marks_of(scenario: Scenario, seat: int) -> dict[int, int]:
    """The features of a seat, and their shares."""
    game, road, marks = scenario.state, RentExposure(), Marks()
    survey(ITALY.edition, game, road)
    mark_seat(ITALY.edition, game, road, seat, marks)
    return dict(zip(marks.features[: marks.count], marks.shares[: marks.count], strict=True))


def deed(square: int, status: int) -> int:
    """The feature of a deed with a status."""
    return AT["deed"] + ITALY.edition.deed[square] * 8 + status


@pytest.mark.parametrize("edition", edition_ids())
def test_whatever_happens_only_features_that_there_are_are_marked_and_each_once(edition: str) -> None:
    box = load(edition, Options(turns=100))
    batch = Batch(box, [REGULAR] * min(6, box.most_seats), [*words_of_games(3, range(2))])
    road, marks = RentExposure(), Marks()
    while batch.advance(200, batch.tallies[0].decisions + 40) and batch.games[0].depth > 0:
        game = batch.games[0]
        survey(box.edition, game, road)
        mark_table(box.edition, game, marks)
        check(marks, OF_TABLE, FEATURES)
        for seat in range(game.seats):
            if game.players[seat].playing:
                mark_seat(box.edition, game, road, seat, marks)
                check(marks, 0, OF_TABLE)


def check(marks: Marks, first: int, last: int) -> None:
    """See that marks lie between two features, each once and none of them empty."""
    features = marks.features[: marks.count]
    assert all(first <= feature < last for feature in features)
    assert len(set(features)) == len(features) <= MARKS
    assert all(0 < share <= 64 for share in marks.shares[: marks.count])


def test_deeds_are_marked_by_what_they_are_part_of() -> None:
    game = position(2, owns={0: (*BROWN, 5, 15), 1: ORANGE[:2]}, mortgaged=(15,))
    own, other = marks_of(game, 0), marks_of(game, 1)
    assert own.keys() >= {*(deed(square, 2) for square in BROWN), deed(5, 3), deed(15, 1)}
    assert other.keys() >= {deed(square, 0) for square in ORANGE[:2]}
    assert own.keys() & other.keys() & {*range(AT["deed"], AT["colour"])} == set()


def test_a_sum_lies_between_two_knots() -> None:
    game = position(2, cash={0: ITALY.edition.salary * 5 // 4})
    cash = {feature: share for feature, share in marks_of(game, 0).items() if feature < AT["owes"]}
    assert cash == {AT["cash"] + 5: 32, AT["cash"] + 6: 32}


def test_who_has_the_same_has_the_same_odds_but_for_the_turn() -> None:
    found = odds(position(4))
    assert sum(found) == ODDS
    assert all(abs(one - ODDS // 4) < ODDS // 20 for one in found)


def test_money_deeds_and_buildings_raise_the_odds() -> None:
    rich = odds(position(3, cash={0: 3000}))[0]
    whole = odds(position(3, owns={0: ORANGE}))[0]
    built = odds(position(3, owns={0: ORANGE}, built=dict.fromkeys(ORANGE, 3)))[0]
    assert rich > ODDS // 3
    assert ODDS // 3 < whole < built


def test_a_mortgage_and_a_debt_lower_them() -> None:
    free = odds(position(3, owns={0: LIGHT_BLUE}))[0]
    pledged = odds(position(3, owns={0: LIGHT_BLUE}, mortgaged=LIGHT_BLUE))[0]
    assert pledged < free


def test_who_is_out_has_none() -> None:
    game = position(3, owns={1: ORANGE}).state
    game.players[2].playing = 0
    game.bankruptcies = 1
    assert odds_in(game)[2] == 0
    assert sum(odds_in(game)) == ODDS


@pytest.mark.parametrize("seed", range(5))
def test_a_table_turned_by_a_seat_has_the_same_odds_turned(seed: int) -> None:
    rng = Random(seed)
    squares = list(range(1, 40))
    deeds = [square for square in squares if ITALY.edition.deed[square] >= 0]
    rng.shuffle(deeds)
    cash = [rng.randint(0, 2000) for _ in range(3)]
    laid = [
        position(
            3,
            owns={(seat + turn) % 3: tuple(deeds[seat * 5 : seat * 5 + 5]) for seat in range(3)},
            cash={(seat + turn) % 3: cash[seat] for seat in range(3)},
            turn=turn,
        )
        for turn in range(3)
    ]
    first = odds(laid[0])
    for turn in range(1, 3):
        turned = odds(laid[turn])
        assert all(abs(turned[(seat + turn) % 3] - first[seat]) <= 2 for seat in range(3))


def test_every_field_says_what_it_is() -> None:
    assert len({field.name for field in FIELDS}) == len(FIELDS)
    assert all(field.doc for field in FIELDS)
