"""``champion``: what raises its odds it takes, what lowers them it refuses, and it leaves the table as it was."""

from collections.abc import Mapping

import pytest

from monopolista.engine.records import same
from monopolista.games.classic.bots.champion.policy import choose
from monopolista.games.classic.bots.champion.scratch_state import begin_trial, odds
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.editions import Options
from monopolista.games.classic.positions.win_odds import odds_of
from monopolista.games.classic.rules.records import Game
from tests.games.classic.bots.asking import answer_to, bid_on, landed, said
from tests.games.classic.scenario import ORANGE, RED, YELLOW, Scenario, position


def swap() -> Scenario:
    """A position in which two streets, exchanged, make a colour whole on either side."""
    return position(4, owns={0: (16, 18, 24), 1: (19, 21, 23)})


def test_it_proposes_what_makes_a_colour_whole_for_both() -> None:
    assert said("champion", swap()).startswith("propose 1 ")


def test_it_accepts_what_makes_its_colour_whole_too() -> None:
    assert answer_to("champion", swap(), "1: propose 0 give 19 get 24") == "accept"


@pytest.mark.parametrize("terms", ["money 1 get 16 18", "money 60 get 16"])
def test_it_gives_nothing_away(terms: str) -> None:
    game = position(4, owns={0: (16, 18), 1: (19,)})
    assert answer_to("champion", game, f"1: propose 0 {terms}") != "accept"


def test_it_does_not_sell_the_last_street_of_a_colour_for_its_price() -> None:
    game = position(2, owns={0: (19,), 1: (16, 18)})
    assert answer_to("champion", game, "1: propose 0 money 200 get 19") != "accept"


def test_it_buys_what_it_lands_on() -> None:
    assert said("champion", landed(position(4), 19)) == "buy"


def test_it_bids_for_what_is_cheap_and_leaves_what_is_expensive() -> None:
    assert said("champion", bid_on(position(3), 19, 60), 1).startswith("bid ")
    assert said("champion", bid_on(position(3, cash={0: 1500, 1: 1400}), 19, 900), 1) == "pass"


def test_it_bids_beyond_the_price_for_what_completes_its_colour() -> None:
    game = position(3, owns={1: (16, 18), 0: RED[:1]})
    assert said("champion", bid_on(game, 19, 230), 1).startswith("bid ")


def test_it_tries_things_out_on_a_table_of_its_own() -> None:
    """Whatever it weighs, the table of the others stays as it is, to the byte."""
    for game in (swap(), bid_on(position(3), 19, 60), position(2, jailed={0: 0}, at={0: 10})):
        state = game.state
        before, answer = game.state, Answer()
        seat = 1 if state.depth > 1 else 0
        choose(game.table.box.edition, state, seat, answer)
        assert same(state, before)
        assert isinstance(state, Game)


def to_build(cash: int, at: int = 0, built: Mapping[int, int] | None = None) -> Scenario:
    """A position at the end of a turn: a whole colour, two single deeds beside it, and so much money.

    Nobody else has money, for which it could sell them.
    """
    owns = {0: (*ORANGE, 5, 28), 1: (*RED, *YELLOW)}
    return position(3, stage="end", owns=owns, cash={0: cash, 1: 0, 2: 0}, at={0: at}, built=built)


def test_it_mortgages_single_deeds_for_houses_up_to_the_third() -> None:
    game = to_build(60)
    assert said("champion", game) == "mortgage 5"
    assert said("regular", game) == "end"
    game.does("0: mortgage 5")
    assert said("champion", game) == "build 19"
    assert said("champion", to_build(60, built=dict.fromkeys(ORANGE, 3))) == "end"


def test_it_mortgages_nothing_for_houses_where_the_road_is_dangerous() -> None:
    assert said("champion", to_build(60, at=20, built=dict.fromkeys((*RED, *YELLOW), 3))) == "end"


def weighed(game: Scenario) -> list[int]:
    """The odds of all seats, as ``champion`` sees them before it tries anything out."""
    answer = Answer()
    begin_trial(game.state, answer)
    return [odds(game.table.box.edition, seat, answer) for seat in range(game.table.seats)]


@pytest.mark.parametrize("options", [Options(), Options(turns=8)])
def test_it_knows_when_the_game_ends(options: Options) -> None:
    game = position(3, owns={0: ORANGE, 1: (*RED, *YELLOW)}, cash={0: 1500, 1: 100}, options=options)
    assert weighed(game) == list(odds_of(game.table.box, game.state))


def test_an_open_proposal_is_no_part_of_what_it_weighs() -> None:
    game = swap()
    before = weighed(game)
    game.does("0: propose 1 give 24 get 19")
    assert game.state.trade_count == 1
    assert weighed(game) == before
