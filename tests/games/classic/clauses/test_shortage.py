"""BLD-6: more players could place a building than the bank has."""

import pytest

from monopolista.games.classic.editions import Options
from tests.games.classic.scenario import (
    BANK,
    BELGIUM,
    BROWN,
    DARK_BLUE,
    GREEN,
    HOTEL,
    INTERNATIONAL,
    ITALY,
    LIGHT_BLUE,
    ORANGE,
    Scenario,
    position,
)


def last_house(
    cash: dict[int, int] | None = None,
    at: dict[int, int] | None = None,
    built: dict[int, int] | None = None,
    options: Options | None = None,
) -> Scenario:
    """The bank has one house; seats 0, 1 and 2 could each place it, seat 3 could not."""
    owns = {0: DARK_BLUE, 1: BROWN, 2: ORANGE, 3: (31, 32)}
    return position(4, owns=owns, houses_left=1, cash=cash, at=at, built=built, options=options)


@pytest.mark.clause("BLD-6")
def test_each_seat_that_could_place_the_last_house_is_asked() -> None:
    game = last_house()
    game.does("0: build 39")
    assert game.has_event("shortage", seat=0, subject=39, amount=1, clause="BLD-6")
    assert game.payments == []
    assert game.questions == ["shortage"]
    assert game.asked == [1, 2]
    game.refuses(3, "want", "BLD-6")
    game.refuses(0, "want", "BLD-6")


@pytest.mark.clause("BLD-6")
def test_nobody_else_wants_it_and_it_is_sold_at_its_price() -> None:
    game = last_house()
    game.does("0: build 39", "2: waive", "1: waive")
    assert game.payments == [(0, BANK, 200, "BLD-1")]
    assert game.level(39) == 1
    assert game.questions == ["roll"]


@pytest.mark.clause("BLD-6", *ITALY)
def test_another_player_wants_it_and_it_is_auctioned_among_those_who_do() -> None:
    game = last_house()
    game.does("0: build 39", "1: waive", "2: want")
    assert game.questions == ["building-auction"]
    assert game.asked == [0, 2]
    game.refuses(1, "bid 10", "BLD-6")
    game.refuses(2, "bid 9", "BLD-6")
    game.does("2: bid 10")
    game.refuses(0, "bid 10", "AUC-3")
    game.does("0: bid 11", "2: bid 300", "0: pass")
    assert game.has_event("won", seat=2, amount=300, clause="BLD-6")
    game.paid(2, BANK, 300, "BLD-6")


@pytest.mark.clause("BLD-6", *ITALY, "italy-euro")
def test_a_building_without_a_place_goes_back_for_its_price_when_the_time_is_up() -> None:
    game = last_house(options=Options(timed=60))
    game.does("0: build 39", "1: waive", "2: want", "2: bid 300", "0: pass")
    game.time_is_up()
    game.paid(BANK, 2, 300, "BLD-6")
    assert game.has_event("riches", seat=2, amount=game.player(2).worth)


@pytest.mark.clause("BLD-6", *ITALY, "italy-euro")
def test_the_winner_places_it_at_once_where_it_may_stand() -> None:
    game = last_house()
    game.does("0: build 39", "1: waive", "2: want", "2: bid 10", "0: pass")
    assert game.questions == ["place"]
    assert game.asked == [2]
    game.refuses(2, "place 39", "BLD-1")
    game.refuses(0, "place 39", "BLD-6")
    game.refuses(0, "roll", "TURN-4")
    game.does("2: place 18")
    assert game.level(18) == 1
    assert game.state.houses == 0
    assert game.questions == ["roll"]


@pytest.mark.clause("BLD-6", *ITALY, "italy-euro")
def test_it_is_placed_evenly_like_any_other() -> None:
    game = last_house(built={16: 1})
    game.does("0: build 39", "1: waive", "2: want", "2: bid 10", "0: pass")
    game.refuses(2, "place 16", "BLD-2")
    game.does("2: place 19")
    assert game.levels(ORANGE) == [1, 0, 1]


@pytest.mark.clause("BLD-6")
def test_while_the_bank_has_one_for_each_nobody_is_asked() -> None:
    game = position(3, owns={0: DARK_BLUE, 1: BROWN}, houses_left=2)
    game.does("0: build 39")
    assert game.questions == ["roll"]
    game.does("1: build 1")
    assert game.questions == ["shortage"]


def two_houses(cash: dict[int, int] | None = None, built: dict[int, int] | None = None) -> Scenario:
    """The bank has two houses; each of three seats could place one, and the first wishes to."""
    owns = {0: DARK_BLUE, 1: BROWN, 2: ORANGE}
    game = position(3, owns=owns, houses_left=2, cash=cash, built=built)
    game.does("0: build 39")
    return game


@pytest.mark.clause("BLD-6", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_two_houses_are_short_for_three_seats() -> None:
    assert two_houses().asked == [1, 2]


@pytest.mark.clause("BLD-6", *ITALY)
def test_only_the_last_house_is_contested() -> None:
    game = two_houses()
    assert (game.questions, game.level(39)) == (["roll"], 1)
    game.does("1: build 1")
    assert (game.questions, game.asked) == (["shortage"], [0, 2])


@pytest.mark.clause("BLD-6", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_two_who_want_two_houses_have_one_each_at_its_price() -> None:
    game = two_houses()
    game.does("2: waive", "1: want")
    assert game.payments == [(0, BANK, 200, "BLD-1")]
    assert (game.level(39), game.questions, game.asked, game.question.amount) == (1, ["place"], [1], 0)
    game.refuses(0, "build 37", "BLD-6")
    game.refuses(1, "place 39", "BLD-1")
    game.does("1: place 3")
    assert game.payments == [(1, BANK, 50, "BLD-1")]
    assert (game.level(3), game.state.houses, game.questions) == (1, 0, ["roll"])


@pytest.mark.clause("BLD-6", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_three_who_want_two_houses_bid_for_the_first() -> None:
    game = two_houses()
    game.does("2: want", "1: want")
    assert (game.questions, game.asked) == (["building-auction"], [0, 1, 2])


@pytest.mark.clause("BLD-6", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_who_wanted_one_at_its_price_may_let_it_go() -> None:
    game = two_houses()
    game.does("2: waive", "1: want", "1: waive")
    assert (game.state.houses, game.questions) == (1, ["roll"])
    assert game.has_event("waived", seat=1, other=1, clause="BLD-6")


@pytest.mark.clause("BLD-6", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_who_wanted_one_and_has_no_money_any_more_raises_it_or_lets_it_go() -> None:
    game = two_houses(cash={1: 40}, built={1: 1})
    game.does("2: waive", "1: want")
    game.refuses(1, "place 3", "BLD-1")
    game.does("1: sell 1", "1: place 3")
    assert game.levels(BROWN) == [0, 1]


@pytest.mark.clause("BLD-6", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_those_who_want_one_place_it_clockwise_from_who_asked_first() -> None:
    owns = {0: BROWN, 1: DARK_BLUE, 2: ORANGE, 3: LIGHT_BLUE}
    game = position(4, owns=owns, houses_left=3)
    game.does("0: build 1", "3: want", "2: waive", "1: want")
    assert game.asked == [1]
    game.does("1: place 39")
    assert game.asked == [3]
    game.does("3: place 6")
    assert (game.state.houses, game.questions) == (0, ["roll"])


@pytest.mark.clause("BLD-6", "italy-euro", *BELGIUM, *INTERNATIONAL)
def test_a_house_that_comes_back_during_the_question_ends_the_shortage() -> None:
    game = two_houses(built={16: 1})
    game.does("1: want", "2: sell 16")
    assert (game.level(39), game.questions, game.asked) == (1, ["place"], [1])
    game.does("1: place 1")
    assert (game.state.houses, game.questions) == (1, ["roll"])


@pytest.mark.clause("BLD-6", *BELGIUM, *INTERNATIONAL)
def test_who_could_pay_the_lowest_price_in_question_is_asked_whatever_its_own_houses_cost() -> None:
    game = position(3, owns={0: BROWN, 1: GREEN}, cash={1: 150}, houses_left=1)
    game.does("0: build 1")
    assert (game.questions, game.asked, game.question.low) == (["shortage"], [1], 50)
    game.does("1: want")
    assert game.question.low == 50
    game.refuses(1, "bid 49", "BLD-6")
    game.does("1: bid 150", "0: pass", "1: place 31")
    assert game.payments == [(1, BANK, 150, "BLD-6")]


@pytest.mark.clause("BLD-6", *BELGIUM, *INTERNATIONAL)
def test_the_price_of_who_could_not_pay_it_is_not_in_question() -> None:
    game = position(3, cash={1: 40, 2: 199}, owns={0: DARK_BLUE, 1: BROWN, 2: GREEN}, houses_left=1)
    game.does("0: build 39")
    assert game.questions == ["roll"]


@pytest.mark.clause("BLD-6", *BELGIUM, *INTERNATIONAL)
def test_where_the_cheapest_street_is_let_go_the_others_set_the_first_bid() -> None:
    game = position(3, cash={2: 60}, owns={0: DARK_BLUE, 1: BROWN, 2: GREEN}, houses_left=1)
    game.does("0: build 39")
    assert game.asked == [1, 2]
    game.does("1: waive", "2: want")
    assert (game.questions, game.question.low, game.asked) == (["building-auction"], 200, [0])
    game.does("0: bid 200")
    assert game.questions == ["place"]


@pytest.mark.clause("BLD-6")
def test_who_could_raise_the_money_is_asked_and_raises_it_while_the_auction_runs() -> None:
    game = position(cash={1: 0}, owns={0: BROWN, 1: (*LIGHT_BLUE, 5)}, houses_left=1)
    game.does("0: build 1")
    assert game.asked == [1]
    game.does("1: want", "0: bid 60")
    game.refuses(1, "bid 61", "AUC-5")
    game.does("1: mortgage 5", "1: bid 61", "0: pass", "1: place 6")
    assert game.level(6) == 1


@pytest.mark.clause("BLD-6")
def test_what_the_place_itself_would_bring_counts_for_nothing() -> None:
    game = position(cash={1: 0}, owns={0: BROWN, 1: LIGHT_BLUE}, houses_left=1)
    game.does("0: build 1")
    assert game.level(1) == 1
    game = position(cash={1: 0}, owns={0: BROWN, 1: ORANGE}, built=dict.fromkeys(ORANGE, 4), hotels_left=0)
    game.does("0: build 1")
    assert game.level(1) == 1


@pytest.mark.clause("BLD-6")
def test_houses_of_the_place_can_be_sold_for_a_house_and_not_for_a_hotel() -> None:
    game = position(cash={1: 0}, owns={0: BROWN, 1: ORANGE}, built=dict.fromkeys(ORANGE, 3), houses_left=1)
    game.does("0: build 1")
    assert game.asked == [1]
    built = {**dict.fromkeys(BROWN, 4), **dict.fromkeys(ORANGE, 4)}
    game = position(cash={1: 0}, owns={0: BROWN, 1: ORANGE}, built=built, hotels_left=1)
    game.does("0: build 1")
    assert game.level(1) == HOTEL


@pytest.mark.clause("BLD-6")
def test_a_bidder_who_can_pay_no_more_and_keep_a_place_is_out() -> None:
    game = position(3, cash={1: 0, 2: 120}, owns={0: BROWN, 1: (*LIGHT_BLUE, 5), 2: (39,)}, houses_left=1)
    game.does("0: build 1", "1: want", "0: bid 101")
    assert game.has_event("passed", seat=1, clause="BLD-6")
    assert game.questions == ["place"]


@pytest.mark.clause("BLD-6", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_who_has_not_the_first_bid_or_a_mortgaged_colour_is_not_asked() -> None:
    game = position(4, cash={1: 9}, owns={0: DARK_BLUE, 1: BROWN, 2: ORANGE, 3: GREEN}, mortgaged=(16,), houses_left=1)
    game.does("0: build 39")
    assert game.asked == [3]


@pytest.mark.clause("BLD-6", *ITALY, "italy-euro")
def test_hotels_can_be_short_too_and_go_only_where_four_houses_stand() -> None:
    built = {37: 4, 39: 4, 1: 4, 3: 4, 6: 3, 8: 3, 9: 3}
    game = position(3, owns={0: DARK_BLUE, 1: BROWN, 2: LIGHT_BLUE}, built=built, hotels_left=1, houses_left=0)
    game.does("0: build 39")
    assert game.asked == [1]
    game.does("1: want", "1: bid 10", "0: pass", "1: place 3")
    assert game.level(3) == HOTEL
    assert (game.state.houses, game.state.hotels) == (4, 0)


@pytest.mark.clause("BLD-6", *ITALY, "italy-euro")
def test_while_it_is_open_nobody_builds() -> None:
    game = last_house()
    game.does("0: build 39")
    game.refuses(1, "build 1", "BLD-6")
    game.does("1: want", "2: waive")
    game.refuses(1, "build 1", "BLD-6")
    game.does("0: bid 10", "1: pass")
    game.refuses(1, "build 1", "BLD-6")
    game.does("0: place 39")
    game.refuses(1, "build 1", "BLD-5")


@pytest.mark.clause("BLD-6")
def test_nobody_bids_and_the_house_stays_in_the_bank() -> None:
    game = last_house()
    game.does("0: build 39", "1: want", "2: waive", "0: pass", "1: pass")
    assert game.state.houses == 1
    assert game.payments == []
    assert game.questions == ["roll"]


@pytest.mark.clause("BLD-6")
def test_who_loses_the_place_is_out_of_the_auction() -> None:
    game = last_house()
    game.does("0: build 39", "1: want", "2: want", "1: mortgage 1")
    assert game.has_event("passed", seat=1, clause="BLD-6")
    game.refuses(1, "bid 10", "BLD-6")


@pytest.mark.clause("BLD-6", *ITALY, "italy-euro")
def test_the_leader_keeps_the_place_for_which_it_bids() -> None:
    game = last_house()
    game.does("0: build 39", "1: want", "2: waive", "1: bid 10")
    game.refuses(1, "mortgage 1", "BLD-6")
    game.does("0: propose 1 get 3 money 500")
    game.refuses(1, "accept 1", "BLD-6")


@pytest.mark.clause("BLD-6", *ITALY, "italy-euro")
def test_the_last_house_is_kept_back_for_those_who_bid_for_it() -> None:
    game = position(3, owns={0: DARK_BLUE, 1: BROWN, 2: GREEN}, built={31: HOTEL, 32: 4, 34: 4}, houses_left=1)
    game.does("0: build 39", "1: want", "2: sell 31")
    assert game.state.houses == 1
    game.does("1: bid 10", "0: pass", "1: place 1")
    assert game.level(1) == 1


@pytest.mark.clause("BLD-6")
def test_who_asked_first_and_cannot_pay_any_more_gets_nothing() -> None:
    game = last_house(cash={0: 250}, at={0: 36})
    game.does("0: build 39", "0: propose 3 get 31 money 200", "3: accept 1", "1: waive", "2: waive")
    assert game.level(39) == 0
    assert game.state.houses == 1


@pytest.mark.clause("BLD-6", *ITALY, "italy-euro", "belgium-nl")
def test_a_shortage_may_interrupt_an_auction_which_then_goes_on() -> None:
    game = position(3, at={0: 36}, owns={1: BROWN, 2: ORANGE}, houses_left=1)
    game.roll(1, 2)
    game.does("0: decline", "1: bid 10", "2: build 16")
    assert game.questions == ["shortage"]
    game.refuses(0, "bid 20", "AUC-1")
    game.does("1: waive")
    assert (game.questions, game.question.amount, game.asked) == (["auction"], 10, [0, 2])


@pytest.mark.clause("BLD-6", "italy", "belgium-nl")
def test_no_rent_is_asked_before_the_house_that_was_won_is_placed() -> None:
    game = position(cash={0: 200}, at={0: 2}, owns={0: DARK_BLUE, 1: (5, *BROWN)}, houses_left=1, asks_itself=(1,))
    game.roll(1, 2)
    game.does("0: build 39", "1: want", "0: bid 200", "1: pass")
    game.refuses(1, "ask 5", "BLD-6")
    game.does("0: place 39", "1: ask 5")
    assert game.questions == ["debt"]


def leader_in_debt() -> Scenario:
    """Seat 1 leads for the last house with all its money, and inherits a mortgaged deed from seat 2."""
    game = position(
        3, turn=2, cash={1: 100, 2: 0}, at={2: 2}, owns={0: DARK_BLUE, 1: (5, *BROWN), 2: (25,)}, mortgaged=(25,),
        houses_left=1,
    )  # fmt: skip
    game.roll(1, 2)
    game.does("0: build 39", "1: want", "1: bid 100", "2: bankrupt", "1: keep 25")
    assert game.questions == ["debt"]
    return game


@pytest.mark.clause("BLD-6", *ITALY, "belgium-nl")
def test_a_leader_who_comes_into_debt_may_raise_money_and_leads_on() -> None:
    game = leader_in_debt()
    game.does("1: mortgage 5")
    assert game.questions == ["building-auction"]
    game.does("0: pass", "1: place 3")
    assert game.level(3) == 1


@pytest.mark.clause("BLD-6", *ITALY)
def test_a_leader_who_gives_up_the_place_to_pay_a_debt_leads_no_more() -> None:
    game = leader_in_debt()
    game.does("1: mortgage 1")
    assert game.has_event("passed", seat=1, clause="BLD-6")
    assert game.asked == [0]
    game.does("0: bid 10")
    assert game.questions == ["place"]


@pytest.mark.clause("BLD-6", *ITALY, "belgium-nl")
def test_a_building_that_its_winner_can_no_longer_place_is_taken_back() -> None:
    game = position(
        3, turn=2, cash={1: 100, 2: 0}, at={2: 2}, owns={0: DARK_BLUE, 1: (5, *BROWN), 2: (25,)}, mortgaged=(25,),
        houses_left=1,
    )  # fmt: skip
    game.roll(1, 2)
    game.does("0: build 39", "1: want", "1: bid 100", "0: pass", "2: bankrupt", "1: keep 25", "1: mortgage 1")
    game.paid(BANK, 1, 100, "BLD-6")
    assert game.state.houses == 1
    assert game.cash(1) == 30 - 10 + 100
