"""RENT: how much, who asks, and until when."""

import pytest

from tests.games.classic.scenario import (
    BELGIUM,
    BROWN,
    COMPANIES,
    DARK_BLUE,
    HOTEL,
    INTERNATIONAL,
    ITALY,
    STATIONS,
    position,
)


@pytest.mark.clause("RENT-1")
def test_a_street_of_another_player_costs_its_rent() -> None:
    game = position(at={0: 36}, owns={1: (39,)})
    game.roll(1, 2)
    assert game.payments == [(0, 1, 50, "RENT-1")]


@pytest.mark.clause("RENT-1")
@pytest.mark.parametrize(("level", "rent"), [(1, 200), (2, 600), (3, 1400), (4, 1700), (HOTEL, 2000)])
def test_buildings_raise_the_rent_as_the_deed_says(level: int, rent: int) -> None:
    game = position(cash={0: 2000}, at={0: 36}, owns={1: DARK_BLUE}, built={37: min(level, 4), 39: level})
    game.roll(1, 2)
    assert game.payments == [(0, 1, rent, "RENT-1")]


@pytest.mark.clause("RENT-1")
def test_unowned_and_ones_own_property_costs_no_rent() -> None:
    for owns in ({}, {0: (39,)}):
        game = position(at={0: 36}, owns=owns)
        game.roll(1, 2)
        assert game.payments == []


@pytest.mark.clause("RENT-2")
def test_the_table_asks_on_a_seats_behalf_unless_switched_off() -> None:
    game = position(at={0: 36}, owns={1: (39,)})
    assert game.player(1).asking
    game.roll(1, 2)
    assert game.has_event("rent-asked", seat=1, other=0, subject=39, clause="RENT-2")


@pytest.mark.clause("RENT-2", "italy", *BELGIUM, *INTERNATIONAL)
def test_an_owner_who_asks_itself_is_paid_when_it_asks() -> None:
    game = position(at={0: 36}, owns={1: (39,)})
    game.does("1: asking 0")
    game.roll(1, 2)
    assert game.has_event("rent-due", seat=0, other=1, subject=39, clause="RENT-2")
    assert game.payments == []
    game.does("1: ask 39")
    assert game.payments == [(0, 1, 50, "RENT-1")]
    game.refuses(1, "ask 39", "RENT-2")


@pytest.mark.clause("RENT-2", "italy", *BELGIUM, *INTERNATIONAL)
def test_rent_can_be_asked_until_the_next_player_rolls() -> None:
    game = position(at={0: 36}, owns={1: (39,)}, asks_itself=(1,))
    game.roll(1, 2)
    game.does("0: end", "1: ask 39")
    assert game.payments == [(0, 1, 50, "RENT-1")]


@pytest.mark.clause("RENT-2", "italy")
def test_rent_that_nobody_asked_for_is_lost_when_the_next_player_rolls() -> None:
    game = position(at={0: 36}, owns={1: (39,)}, asks_itself=(1,))
    game.roll(1, 2)
    game.does("0: end", "1: roll")
    assert game.has_event("rent-lapsed", seat=1, other=0, subject=39, amount=50, clause="RENT-2")
    game.rent_dice(6, 4)
    game.refuses(1, "ask 39", "RENT-2")
    assert game.cash(0) == 1500


@pytest.mark.clause("RENT-2", "italy", *BELGIUM, *INTERNATIONAL)
def test_it_is_the_next_player_whose_roll_counts_not_the_visitors_own() -> None:
    game = position(at={0: 35}, owns={1: (39,)}, asks_itself=(1,))
    game.roll(2, 2)
    game.roll(4, 6)
    game.does("1: ask 39")
    assert game.payments == [(0, 1, 50, "RENT-1")]


@pytest.mark.clause("RENT-2", "italy")
def test_several_rents_not_asked_for_are_lost_each_on_its_own() -> None:
    game = position(3, at={0: 0}, owns={1: (6,), 2: (8,)}, asks_itself=(1, 2))
    game.roll(3, 3)
    game.roll(1, 1)
    game.roll(1, 3)
    game.does("0: buy", "0: end", "1: roll")
    lapsed = [(event.seat, event.subject) for event in game.events if game.table.words(event)[0] == "rent-lapsed"]
    assert sorted(lapsed) == [(1, 6), (2, 8)]
    assert game.state.claim_count == 0


@pytest.mark.clause("RENT-2")
def test_only_the_owner_asks_and_only_where_a_player_landed() -> None:
    game = position(3, at={0: 36}, owns={1: (37, 39)}, asks_itself=(1,))
    game.roll(1, 2)
    game.refuses(2, "ask 39", "RENT-2")
    game.refuses(1, "ask 37", "RENT-2")


@pytest.mark.clause("RENT-2", "italy", "belgium-nl")
def test_what_is_owed_is_the_rent_at_the_landing() -> None:
    game = position(at={0: 36}, owns={1: DARK_BLUE}, asks_itself=(1,))
    game.roll(1, 2)
    game.does("1: build 39", "1: ask 39")
    game.paid(0, 1, 100, "RENT-3")


@pytest.mark.clause("RENT-2", "italy", *BELGIUM, *INTERNATIONAL)
def test_the_setting_changes_only_to_what_it_is_not() -> None:
    game = position()
    game.refuses(0, "asking 1", "RENT-2")
    game.refuses(0, "asking 2", "RENT-2")
    game.does("0: asking 0", "0: asking 1")
    assert game.player(0).asking


@pytest.mark.clause("RENT-2", "italy")
def test_who_lets_the_table_ask_again_loses_nothing_that_is_due() -> None:
    game = position(3, at={0: 6}, owns={1: (8, 12), 2: (15,)}, asks_itself=(1, 2))
    game.roll(1, 1)
    game.roll(2, 2)
    game.does("1: asking 1", "chance: roll 3 4")
    assert sorted(game.payments) == [(0, 1, 6, "RENT-1"), (0, 1, 28, "RENT-6")]
    assert game.state.claim_count == 0


@pytest.mark.clause("RENT-2", "italy", *BELGIUM, *INTERNATIONAL)
def test_while_bids_are_open_the_table_does_not_ask_either_but_as_soon_as_they_are_over() -> None:
    game = position(at={0: 0}, owns={1: (6,)}, asks_itself=(1,))
    game.roll(3, 3)
    game.roll(1, 2)
    game.does("0: decline", "1: asking 1")
    assert game.payments == []
    game.does("0: bid 10", "1: pass")
    game.paid(0, 1, 6, "RENT-1")


@pytest.mark.clause("RENT-3")
def test_an_unbuilt_street_of_a_whole_colour_pays_double() -> None:
    game = position(at={0: 39}, owns={1: BROWN})
    game.roll(3, 1)
    game.paid(0, 1, 8, "RENT-3")


@pytest.mark.clause("RENT-3")
def test_a_colour_that_is_not_whole_pays_single() -> None:
    game = position(3, at={0: 39}, owns={1: (3,), 2: (1,)})
    game.roll(3, 1)
    game.paid(0, 1, 4, "RENT-1")


@pytest.mark.clause("RENT-3")
def test_the_unbuilt_street_beside_a_built_one_still_pays_double() -> None:
    game = position(at={0: 39}, owns={1: BROWN}, built={1: 1})
    game.roll(3, 1)
    game.paid(0, 1, 8, "RENT-3")


@pytest.mark.clause("RENT-4")
def test_a_mortgaged_property_pays_nothing() -> None:
    game = position(at={0: 36}, owns={1: DARK_BLUE}, mortgaged=(39,), asks_itself=(1,))
    game.roll(1, 2)
    assert game.payments == []
    game.refuses(1, "ask 39", "RENT-2")


@pytest.mark.clause("RENT-4")
def test_the_others_of_its_colour_still_pay_double() -> None:
    game = position(at={0: 36}, owns={1: DARK_BLUE}, mortgaged=(37,))
    game.roll(1, 2)
    assert game.payments == [(0, 1, 100, "RENT-3")]


@pytest.mark.clause("RENT-4")
def test_mortgaged_stations_count_for_the_rent_of_those_that_are_not() -> None:
    game = position(at={0: 2}, owns={1: STATIONS}, mortgaged=STATIONS[1:])
    game.roll(1, 2)
    assert game.payments == [(0, 1, 200, "RENT-5")]


@pytest.mark.clause("RENT-4", *ITALY)
def test_a_mortgaged_company_counts_for_the_rent_of_the_other() -> None:
    game = position(at={0: 9}, owns={1: COMPANIES}, mortgaged=(28,))
    game.roll(1, 2)
    game.rent_dice(1, 1)
    assert game.payments == [(0, 1, 20, "RENT-6")]


@pytest.mark.clause("RENT-5")
@pytest.mark.parametrize(("count", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_stations_pay_by_their_number(count: int, rent: int) -> None:
    game = position(at={0: 2}, owns={1: STATIONS[:count]})
    game.roll(1, 2)
    assert game.payments == [(0, 1, rent, "RENT-5")]


@pytest.mark.clause("RENT-6", *ITALY)
@pytest.mark.parametrize(("owned", "rent"), [((12,), 4 * 7), (COMPANIES, 10 * 7)])
def test_a_company_pays_by_a_new_roll(owned: tuple[int, ...], rent: int) -> None:
    game = position(at={0: 9}, owns={1: owned})
    game.roll(1, 2)
    assert game.question.kind == "dice"
    game.rent_dice(4, 3)
    assert game.payments == [(0, 1, rent, "RENT-6")]


@pytest.mark.clause("RENT-6", "italy")
def test_the_new_roll_is_thrown_when_the_owner_asks_and_moves_nobody() -> None:
    game = position(at={0: 9}, owns={1: (12,)}, asks_itself=(1,))
    game.roll(1, 2)
    game.does("0: end", "1: ask 12", "chance: roll 5 5")
    assert game.payments == [(0, 1, 40, "RENT-6")]
    assert game.square(0) == 12
    assert game.questions == ["roll"]
    assert game.turn == 1


@pytest.mark.clause("RENT-6", *ITALY)
def test_a_double_for_the_company_gives_no_further_roll() -> None:
    game = position(at={0: 9}, owns={1: (12,)})
    game.roll(1, 2)
    game.rent_dice(6, 6)
    assert game.questions == ["end"]


@pytest.mark.clause("RENT-7")
def test_an_owner_in_jail_collects_rent() -> None:
    game = position(at={0: 36}, owns={1: (39,)}, jailed={1: 0})
    game.roll(1, 2)
    assert game.payments == [(0, 1, 50, "RENT-1")]


@pytest.mark.clause("RENT-7", "italy", *BELGIUM, *INTERNATIONAL)
def test_an_owner_in_jail_may_ask_itself() -> None:
    game = position(at={0: 36}, owns={1: (39,)}, jailed={1: 0}, asks_itself=(1,))
    game.roll(1, 2)
    game.does("1: ask 39")
    assert game.payments == [(0, 1, 50, "RENT-1")]
