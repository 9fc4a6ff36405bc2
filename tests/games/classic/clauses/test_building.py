"""BLD: where, when and how one builds and sells."""

import pytest

from tests.games.classic.scenario import (
    BANK,
    BROWN,
    COMPANIES,
    DARK_BLUE,
    GREEN,
    HOTEL,
    ITALY,
    ORANGE,
    STATIONS,
    position,
)


@pytest.mark.clause("BLD-1")
def test_a_house_is_built_on_a_whole_colour_at_the_deeds_price() -> None:
    game = position(owns={0: DARK_BLUE})
    game.does("0: build 39")
    assert game.payments == [(0, BANK, 200, "BLD-1")]
    assert game.has_event("built", seat=0, subject=39, amount=1, clause="BLD-1")
    assert game.state.houses == 31


@pytest.mark.clause("BLD-1")
def test_not_on_a_colour_that_is_not_whole() -> None:
    game = position(owns={0: (39,), 1: (37,)})
    game.refuses(0, "build 39", "BLD-1")
    game = position(owns={0: (39,)})
    game.refuses(0, "build 39", "BLD-1")


@pytest.mark.clause("BLD-1")
def test_not_on_another_players_street() -> None:
    game = position(owns={1: DARK_BLUE})
    game.refuses(0, "build 39", "BLD-1")


@pytest.mark.clause("BLD-1")
@pytest.mark.parametrize("square", [39, 37])
def test_not_while_any_street_of_the_colour_is_mortgaged(square: int) -> None:
    game = position(owns={0: DARK_BLUE}, mortgaged=(39,))
    game.refuses(0, f"build {square}", "BLD-1")
    game.does("0: redeem 39", f"0: build {square}")


@pytest.mark.clause("BLD-1")
@pytest.mark.parametrize("square", [STATIONS[0], COMPANIES[0], 0, 7, 40, -1])
def test_only_on_streets(square: int) -> None:
    game = position(owns={0: (*STATIONS, *COMPANIES)})
    game.refuses(0, f"build {square}", "BLD-1")


@pytest.mark.clause("BLD-1")
def test_not_without_the_money() -> None:
    game = position(cash={0: 199}, owns={0: DARK_BLUE})
    game.refuses(0, "build 39", "BLD-1")


@pytest.mark.clause("BLD-2")
def test_no_second_house_before_every_street_of_the_colour_has_one() -> None:
    game = position(owns={0: ORANGE})
    game.does("0: build 16")
    game.refuses(0, "build 16", "BLD-2")
    game.does("0: build 18")
    game.refuses(0, "build 18", "BLD-2")
    game.does("0: build 19", "0: build 16")
    assert game.levels(ORANGE) == [2, 1, 1]


@pytest.mark.clause("BLD-2")
def test_a_fifth_house_is_a_hotel() -> None:
    game = position(owns={0: BROWN}, built={1: 4, 3: 4})
    game.does("0: build 1")
    assert game.level(1) == HOTEL


@pytest.mark.clause("BLD-3")
def test_a_hotel_costs_the_deeds_price_and_the_four_houses() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 4, 39: 4})
    assert (game.state.houses, game.state.hotels) == (24, 12)
    game.does("0: build 39")
    assert game.payments == [(0, BANK, 200, "BLD-3")]
    assert game.has_event("built", seat=0, subject=39, amount=HOTEL, clause="BLD-3")
    assert (game.state.houses, game.state.hotels) == (28, 11)


@pytest.mark.clause("BLD-3")
def test_no_hotel_before_every_street_of_the_colour_has_four_houses() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 3, 39: 4})
    game.refuses(0, "build 39", "BLD-3")
    game.does("0: build 37", "0: build 39")
    assert game.level(39) == HOTEL


@pytest.mark.clause("BLD-3")
def test_one_hotel_on_each_street_and_nothing_beside_it() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 4, 39: HOTEL})
    game.refuses(0, "build 39", "BLD-3")
    game.does("0: build 37")
    game.refuses(0, "build 39", "BLD-3")
    assert game.cash(0) == 1300


@pytest.mark.clause("BLD-4", *ITALY, "italy-euro", "belgium-nl")
def test_one_builds_before_and_after_ones_roll_and_in_the_turns_of_others() -> None:
    game = position(at={0: 17}, owns={0: DARK_BLUE, 1: BROWN})
    game.does("0: build 39", "1: build 1")
    game.roll(1, 2)
    game.does("0: build 37", "1: build 3", "0: end", "0: build 39")
    assert game.levels(DARK_BLUE) == [1, 2]
    assert game.levels(BROWN) == [1, 1]


@pytest.mark.clause("BLD-4", *ITALY, "italy-euro", "belgium-nl")
def test_one_builds_while_others_are_asked() -> None:
    game = position(at={0: 2}, owns={1: BROWN})
    game.roll(1, 2)
    game.does("1: build 1")
    game.does("0: decline", "1: build 3", "0: bid 10", "1: build 1", "1: pass")
    assert game.levels(BROWN) == [2, 1]


@pytest.mark.clause("BLD-4", *ITALY, "italy-euro", "belgium-nl")
def test_one_builds_while_another_is_in_debt() -> None:
    game = position(cash={0: 50}, at={0: 1}, owns={0: (5, 15), 1: BROWN})
    game.roll(1, 2)
    assert game.questions == ["debt"]
    game.does("1: build 1", "1: build 3", "1: sell 3")
    assert game.levels(BROWN) == [1, 0]


@pytest.mark.clause("BLD-4")
def test_between_the_roll_and_the_dice_nobody_does_anything() -> None:
    game = position(owns={1: BROWN})
    game.does("0: roll")
    assert game.table.offers(1) == []
    game.refuses(1, "build 1", "TURN-1")


@pytest.mark.clause("BLD-5")
def test_without_houses_in_the_bank_nobody_builds() -> None:
    game = position(owns={0: DARK_BLUE, 1: BROWN}, built={1: 1, 3: 1}, houses_left=0)
    game.refuses(0, "build 39", "BLD-5")
    game.does("1: sell 3", "0: build 39", "1: waive")
    assert game.level(39) == 1


@pytest.mark.clause("BLD-5")
def test_without_hotels_in_the_bank_nobody_builds_one() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 4, 39: 4}, hotels_left=0)
    game.refuses(0, "build 39", "BLD-5")


@pytest.mark.clause("BLD-5")
def test_a_hotel_needs_no_house_in_the_bank() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 4, 39: 4}, houses_left=0)
    game.does("0: build 39")
    assert game.state.houses == 4


@pytest.mark.clause("BLD-7")
def test_a_house_goes_back_for_half_its_price() -> None:
    game = position(owns={0: DARK_BLUE}, built={39: 1})
    game.does("0: sell 39")
    assert game.payments == [(BANK, 0, 100, "BLD-7")]
    assert game.has_event("sold", seat=0, subject=39, amount=0, clause="BLD-7")
    assert game.state.houses == 32


@pytest.mark.clause("BLD-7")
def test_houses_are_sold_evenly() -> None:
    game = position(owns={0: ORANGE}, built={16: 2, 18: 1, 19: 2})
    game.refuses(0, "sell 18", "BLD-7")
    game.does("0: sell 16", "0: sell 19", "0: sell 18")
    assert game.levels(ORANGE) == [1, 0, 1]
    game.refuses(0, "sell 18", "BLD-7")


@pytest.mark.clause("BLD-7")
def test_only_the_owner_sells_and_only_what_is_there() -> None:
    game = position(owns={0: DARK_BLUE, 1: GREEN}, built={31: 1})
    game.refuses(0, "sell 31", "BLD-7")
    game.refuses(0, "sell 39", "BLD-7")
    game.refuses(0, "sell 5", "BLD-7")
    game.refuses(0, "sell 99", "BLD-7")


@pytest.mark.clause("BLD-7")
def test_one_sells_at_any_time() -> None:
    game = position(at={0: 2}, owns={1: BROWN}, built={1: 1})
    game.roll(1, 2)
    game.does("0: decline", "1: sell 1")
    assert game.cash(1) == 1525


@pytest.mark.clause("BLD-8")
def test_a_hotel_goes_back_for_half_its_price_and_leaves_four_houses() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 4, 39: HOTEL})
    game.does("0: sell 39")
    assert game.payments == [(BANK, 0, 100, "BLD-8")]
    assert game.levels(DARK_BLUE) == [4, 4]
    assert (game.state.houses, game.state.hotels) == (24, 12)


@pytest.mark.clause("BLD-8")
def test_the_hotels_of_a_colour_are_sold_one_by_one_while_the_bank_has_houses() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: HOTEL, 39: HOTEL}, houses_left=8)
    game.does("0: sell 37", "0: sell 39")
    assert game.levels(DARK_BLUE) == [4, 4]
    assert game.state.houses == 0


@pytest.mark.clause("BLD-8")
def test_where_the_bank_has_no_houses_the_hotels_of_a_colour_are_sold_down_whole() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: HOTEL, 39: HOTEL}, houses_left=0, hotels_left=5)
    game.does("0: sell 39")
    assert game.levels(DARK_BLUE) == [0, 0]
    assert sum(amount for _, _, amount, _ in game.payments) == 2 * 5 * 100
    assert {clause for *_, clause in game.payments} == {"BLD-8"}
    assert (game.state.houses, game.state.hotels) == (0, 7)


@pytest.mark.clause("BLD-8")
def test_they_are_sold_down_only_as_far_as_houses_lack_and_evenly() -> None:
    game = position(owns={0: DARK_BLUE}, built={37: 4, 39: HOTEL}, houses_left=1)
    game.does("0: sell 39")
    assert sorted(game.levels(DARK_BLUE)) == [2, 3]
    assert sum(amount for _, _, amount, _ in game.payments) == (1 + 3) * 100
    assert (game.state.houses, game.state.hotels) == (0, 12)


@pytest.mark.clause("BLD-8")
def test_every_step_down_has_an_event_with_its_money() -> None:
    game = position(owns={0: ORANGE}, built={16: 4, 18: HOTEL, 19: 4}, houses_left=3)
    game.does("0: sell 18")
    sold = [(event.subject, event.amount) for event in game.events if game.table.words(event)[0] == "sold"]
    assert sold == [(18, 4), (16, 3)]
    assert game.payments == [(BANK, 0, 50, "BLD-8"), (BANK, 0, 50, "BLD-8")]
