"""Who is winning a card game: what the network looks at, and odds that go up and down where they must."""

import pytest

from monopolista.engine.network.kernels import MARKS, ODDS, Marks
from monopolista.games.deal.bots.registry import RANDOM, REGULAR
from monopolista.games.deal.editions import load
from monopolista.games.deal.evaluation import judging
from monopolista.games.deal.evaluation.feature_extraction import mark_table
from monopolista.games.deal.evaluation.features import AT, FEATURES, FIELDS
from monopolista.games.deal.evaluation.hidden_cards import count_cards
from monopolista.games.deal.evaluation.judging import EvaluationScratch, judge, mark_seat
from monopolista.games.deal.positions.win_odds import odds_of
from monopolista.games.deal.rules.records import Game
from monopolista.games.deal.simulation.parallel_games import Batch
from monopolista.simulate.runner.seeding import words_of_games
from monopolista.table import Table
from tests.engine.network_body import by_kernels
from tests.games.deal.scenario import Scenario, position

DEAL = load()
OF_TABLE = AT["alive"]
"""The first feature of the table; those of the seats come before."""
OF_HAND = range(AT["holds"], AT["alive"])
BROWN = "brown: brown-1 brown-2"
DARK_BLUE = "dark-blue: dark-blue-1 dark-blue-2"
GREEN = "green: green-1 green-2 green-3"


def odds(scenario: Scenario, *known: int) -> tuple[int, ...]:
    """The odds of all seats for an observer who knows some hands."""
    return odds_of(scenario.box, scenario.state, sum(1 << seat for seat in known))


def marks_of(scenario: Scenario, seat: int, *known: int) -> set[int]:
    """The features of a seat."""
    desk, known_set = EvaluationScratch(), sum(1 << one for one in known)
    count_cards(scenario.pack, scenario.state, known_set, desk.counts[0])
    mark_seat(scenario.pack, scenario.state, known_set, seat, desk)
    return {*desk.marks[0].features[: desk.marks[0].count]}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_happens_only_features_that_there_are_are_marked_and_each_once(seats: int) -> None:
    batch = Batch(DEAL, [REGULAR, RANDOM, *[REGULAR] * (seats - 2)], [*words_of_games(3, range(1))])
    desk = EvaluationScratch()
    for _ in range(60):
        game: Game = batch.games[0]
        if game.depth == 0 or not batch.advance(200, batch.tallies[0].decisions + 3):
            break
        for known in (0, 1, (1 << seats) - 1):
            count_cards(DEAL.pack, game, known, desk.counts[0])
            mark_table(DEAL.pack, game, desk.counts[0], desk.marks[0])
            check(desk.marks[0], OF_TABLE, FEATURES)
            for seat in range(seats):
                mark_seat(DEAL.pack, game, known, seat, desk)
                check(desk.marks[0], 0, OF_TABLE)


def check(marks: Marks, first: int, last: int) -> None:
    """See that marks lie between two features, each once and none of them empty."""
    features = marks.features[: marks.count]
    assert all(first <= feature < last for feature in features)
    assert len({*features}) == len(features) <= MARKS
    assert all(0 < share <= 64 for share in marks.shares[: marks.count])


def test_a_hand_is_marked_where_it_is_known() -> None:
    game = position(3, hands={0: ["just-say-no", "green-3"], 1: ["deal-breaker"]}, sets={0: ["green: green-1 green-2"]})
    assert not {*OF_HAND} & marks_of(game, 0)
    assert not {*OF_HAND} & marks_of(game, 0, 1)
    assert AT["fits"] + 6 * 4 in marks_of(game, 0, 0), "nothing is missing to a green set then"


def test_nobody_can_tell_where_what_is_hidden_lies() -> None:
    """What is drawn, and what others hold, has no part in the odds of who does not see it."""
    one = position(3, hands={0: ["money-1", "money-2"], 1: ["deal-breaker", "just-say-no"], 2: ["money-3", "money-4"]})
    other = position(3, hands={0: ["money-1", "money-2"], 1: ["money-3", "money-4"], 2: ["house", "hotel"]})
    assert odds(one) == odds(other)
    assert odds(one, 0) == odds(other, 0)
    assert odds(one, 1) != odds(other, 1)


@pytest.mark.parametrize("known", [(), (0,), (1,), (0, 1, 2)])
def test_kernels_and_matrices_come_to_the_same_odds(known: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(3, hands={0: ["money-1"], 1: ["deal-breaker", "pass-go"]}, sets={1: [BROWN], 2: [GREEN]})
    desk = EvaluationScratch()
    with by_kernels(monkeypatch, judging):
        judge(game.pack, game.state, sum(1 << seat for seat in known), desk)
    assert tuple(desk.network[0].odds[:3]) == odds(game, *known)


def test_sets_and_money_raise_the_odds() -> None:
    begun = odds(position(3, sets={1: ["brown: brown-1"]}))[1]
    whole = odds(position(3, sets={1: [BROWN]}))[1]
    two = odds(position(3, sets={1: [BROWN, DARK_BLUE]}))[1]
    rich = odds(position(3, sets={1: [BROWN, DARK_BLUE]}, banks={1: ["money-10", "money-5"]}))[1]
    assert begun < whole < two < rich


def test_who_may_lay_the_last_card_wins_for_who_knows_it() -> None:
    game = position(3, sets={0: [BROWN, DARK_BLUE, "green: green-1 green-2"]}, hands={0: ["green-3"]})
    assert odds(game)[0] < odds(game, 0)[0]
    assert odds(game, 0)[0] > ODDS * 9 // 10


def test_what_is_asked_for_lowers_the_odds() -> None:
    game = position(2, hands={0: ["debt-collector"]}, banks={1: ["money-5"]}, sets={1: ["green: green-1"]})
    before = odds(game)[1]
    game.does("0: play debt-collector 1")
    assert odds(game)[1] < before


def test_a_table_gives_the_odds_of_an_observer_and_stays_as_it_is() -> None:
    table = Table("deal", 4, seed=3)
    before = table.save()
    for known in ((), (2,), range(4)):
        found = table.odds(known)
        assert found is not None
        assert (len(found), sum(found)) == (4, ODDS)
    assert table.odds() != table.odds(range(4))
    assert table.save() == before


def test_after_the_end_who_has_won_has_it_all() -> None:
    game = position(3, sets={0: [BROWN, DARK_BLUE, "green: green-1 green-2"]}, hands={0: ["green-3"]})
    game.does("0: lay green-3 green")
    assert odds(game) == (ODDS, 0, 0)


def test_who_has_left_has_none() -> None:
    game = position(3, sets={1: [BROWN]})
    game.does("2: leave")
    assert odds(game)[2] == 0
    assert sum(odds(game)) == ODDS


def test_every_field_says_what_it_is() -> None:
    assert len({field.name for field in FIELDS}) == len(FIELDS)
    assert all(field.doc for field in FIELDS)
