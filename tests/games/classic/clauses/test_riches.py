"""TIME and RICH: when the time is up the richest wins."""

import pytest

from monopolista.engine.seats import CLOCK
from monopolista.games.classic.editions import Options
from tests.games.classic.scenario import (
    BANK,
    BELGIUM,
    BROWN,
    DARK_BLUE,
    HOTEL,
    INTERNATIONAL,
    ITALY,
    LUXURY_TAX,
    Scenario,
    position,
    start,
)

TIMED = Options(timed=60)


def riches(game: Scenario) -> list[int]:
    """The riches of each seat by the events."""
    return [event.amount for event in game.events if game.table.words(event) == ("riches", "RICH-1")]


@pytest.mark.clause("TIME-1")
def test_when_the_time_is_up_the_richest_wins() -> None:
    game = position(3, cash={1: 1501}, options=TIMED)
    game.time_is_up()
    assert game.has_event("time-up", clause="TIME-1")
    assert game.has_event("ended", seat=1, clause="TIME-1")
    assert (game.table.over, game.table.winners, game.questions) == (True, [1], [])
    assert [game.player(seat).place for seat in range(3)] == [2, 1, 2]


@pytest.mark.clause("TIME-1", "belgium-fr")
@pytest.mark.option("timed", "short")
def test_here_the_clock_takes_the_place_of_the_second_bankruptcy_of_the_quick_game() -> None:
    game = position(4, cash={3: 1600}, options=Options(short=True, timed=60))
    game.does("0: bankrupt", "1: bankrupt")
    assert not game.table.over
    game.time_is_up()
    assert game.table.winners == [3]


@pytest.mark.clause("TIME-1", *ITALY, "italy-euro", "belgium-nl", *INTERNATIONAL)
@pytest.mark.option("timed", "short")
def test_elsewhere_the_second_bankruptcy_ends_the_quick_game_before_the_clock() -> None:
    game = position(4, cash={3: 1600}, options=Options(short=True, timed=60))
    game.does("0: bankrupt", "1: bankrupt")
    assert game.table.winners == [3]


@pytest.mark.clause("TIME-1")
def test_only_the_clock_says_so_and_not_while_dice_or_cards_fall() -> None:
    game = position(options=TIMED)
    game.refuses(0, "time", "SET-5")
    game.refuses(-2, "time", "TURN-1")
    game.does("0: roll")
    game.refuses(CLOCK, "time", "TIME-1")
    game.dice(1, 2)
    game.time_is_up()
    game.refuses(CLOCK, "time", "END-1")


@pytest.mark.clause("TIME-1")
def test_no_clock_strikes_where_none_was_agreed_on() -> None:
    game = position()
    game.refuses(CLOCK, "time", "TIME-1")
    assert not game.table.over


@pytest.mark.clause("TIME-1")
def test_a_debt_is_paid_as_far_as_the_cash_goes() -> None:
    game = position(cash={0: 30}, at={0: 36}, owns={0: (5,), 1: (39,)}, options=TIMED)
    game.roll(1, 2)
    game.time_is_up()
    game.paid(0, 1, 30, "RENT-1")
    assert riches(game) == [200, 1500 + 30 + 400]


@pytest.mark.clause("TIME-1")
def test_an_open_auction_and_open_proposals_come_to_nothing() -> None:
    game = position(at={0: 36}, owns={0: (5,)}, options=TIMED)
    game.roll(1, 2)
    game.does("0: decline", "1: bid 400", "0: propose 1 give 5 money -10")
    game.time_is_up()
    assert game.owner(39) == BANK
    assert game.trades == []
    assert game.table.winners == [0]


@pytest.mark.option("timed", "turns")
@pytest.mark.clause("TIME-1", "belgium-nl", *INTERNATIONAL)
@pytest.mark.parametrize("options", [TIMED, Options(turns=100)])
def test_two_deeds_are_dealt_first(options: Options) -> None:
    game = start(2, options)
    game.does(*(f"chance: dealt {square}" for square in (39, 1, 5, 12)))
    assert game.payments[0] == (0, BANK, 400, "SHORT-1")
    assert game.questions == ["start"]


@pytest.mark.option("timed", "turns")
@pytest.mark.clause("TIME-1", *ITALY, "italy-euro", "belgium-fr")
@pytest.mark.parametrize("options", [TIMED, Options(turns=100)])
def test_no_deeds_are_dealt_first(options: Options) -> None:
    assert start(2, options).questions == ["start"]


def rich_in_everything() -> Scenario:
    """Seat 0 has 100, a station, a mortgaged station, a hotel and a street with four houses."""
    game = position(
        cash={0: 100}, owns={0: (*DARK_BLUE, 5, 15)}, built={37: 4, 39: HOTEL}, mortgaged=(15,), options=TIMED
    )
    game.time_is_up()
    return game


@pytest.mark.clause("RICH-1", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_cash_deeds_mortgages_at_half_and_buildings_at_their_price() -> None:
    assert riches(rich_in_everything())[0] == 100 + 350 + 400 + 200 + 100 + 4 * 200 + 5 * 200


@pytest.mark.clause("RICH-1", "italy-euro")
def test_cash_deeds_mortgages_at_half_and_buildings_at_half_their_price() -> None:
    assert riches(rich_in_everything())[0] == 100 + 350 + 400 + 200 + 100 + 4 * 100 + 5 * 100


@pytest.mark.clause("RICH-1", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_in_the_short_game_a_hotel_counts_with_the_three_houses_given_for_it() -> None:
    game = position(owns={0: BROWN}, built={1: 3, 3: HOTEL}, cash={0: 0}, options=Options(short=True, timed=60))
    game.time_is_up()
    assert riches(game)[0] == 60 + 60 + 3 * 50 + 4 * 50


@pytest.mark.clause("RICH-1", "italy-euro")
def test_in_the_short_game_too_buildings_count_half() -> None:
    game = position(owns={0: BROWN}, built={1: 3, 3: HOTEL}, cash={0: 0}, options=Options(short=True, timed=60))
    game.time_is_up()
    assert riches(game)[0] == 60 + 60 + 3 * 25 + 4 * 25


@pytest.mark.clause("RICH-1")
def test_a_jail_card_is_worth_nothing() -> None:
    game = position(keeps={0: ["chance"]}, options=TIMED)
    game.time_is_up()
    assert riches(game) == [1500, 1500]


@pytest.mark.clause("RICH-2")
def test_the_equally_rich_share_the_win() -> None:
    game = position(4, cash={0: 1499, 3: 20}, owns={3: (15,)}, options=TIMED)
    game.time_is_up()
    assert game.table.winners == [1, 2]
    assert game.has_event("ended", seat=1, clause="TIME-1")
    assert game.has_event("shared", seat=2, clause="RICH-2")
    assert [game.player(seat).place for seat in range(4)] == [3, 1, 1, 4]


@pytest.mark.clause("RICH-2")
def test_in_the_short_game_too() -> None:
    game = position(4, cash={2: 700, 3: 700}, options=Options(short=True))
    game.does("0: bankrupt", "1: bankrupt")
    assert game.table.winners == [2, 3]


@pytest.mark.clause("RICH-2")
def test_bankrupts_have_no_part_in_it() -> None:
    game = position(3, cash={0: 30}, at={0: LUXURY_TAX - 3}, options=TIMED)
    game.roll(1, 2)
    game.gives_up(0)
    game.time_is_up()
    assert game.table.winners == [1, 2]
    assert game.player(0).place == 3
