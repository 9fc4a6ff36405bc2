"""Where booklets differ: the other side of what the chapters prove for the Italian box."""

import pytest

from monopolista.games.classic.editions import Options
from monopolista.table import Table
from tests.games.classic.scenario import (
    BANK,
    BELGIUM,
    BROWN,
    COMPANIES,
    DARK_BLUE,
    HOTEL,
    INTERNATIONAL,
    ITALY,
    LUXURY_TAX,
    ORANGE,
    PARKING,
    Scenario,
    position,
    the_edition,
)

FROM_ONE = ("italy-euro", *BELGIUM, *INTERNATIONAL)
BY_SECOND_PLAYER = (*BELGIUM, *INTERNATIONAL)
OWED = ("italy-2013", "italy-euro")
OWN_OR_BETWEEN = ("belgium-fr", *INTERNATIONAL)
ANY_TIME = (*ITALY, "belgium-nl")
OLD_DECKS = ("italy-euro", *BELGIUM, "uk")


@pytest.mark.clause("SET-1", *ITALY, "italy-euro")
def test_eight_tokens_are_for_eight() -> None:
    assert Table(the_edition(), 8, chance=None).seats == 8
    with pytest.raises(ValueError, match="SET-1"):
        Table(the_edition(), 9, chance=None)


@pytest.mark.clause("SET-1", *BELGIUM, *INTERNATIONAL)
def test_ten_tokens_are_for_ten() -> None:
    assert Table(the_edition(), 10, chance=None).seats == 10
    with pytest.raises(ValueError, match="SET-1"):
        Table(the_edition(), 11, chance=None)


@pytest.mark.clause("AUC-2", *FROM_ONE)
def test_the_first_bid_may_be_any_price() -> None:
    game = position(3, at={0: 36})
    game.roll(1, 2)
    game.does("0: decline")
    game.refuses(1, "bid 0", "AUC-2")
    game.refuses(1, "bid -1", "AUC-2")
    game.does("1: bid 1", "0: pass", "2: pass")
    assert game.payments == [(1, BANK, 1, "AUC-1")]


@pytest.mark.clause("AUC-2", *ITALY)
def test_the_first_bid_is_ten() -> None:
    game = position(3, at={0: 36})
    game.roll(1, 2)
    game.does("0: decline")
    game.refuses(1, "bid 9", "AUC-2")
    game.does("1: bid 10")


@pytest.mark.clause("AUC-5", *FROM_ONE)
def test_who_has_nothing_at_all_is_not_asked_to_bid() -> None:
    game = position(3, cash={1: 0}, at={0: 36})
    game.roll(1, 2)
    game.does("0: decline")
    assert game.asked == [0, 2]


@pytest.mark.clause("RENT-2", *OWED)
def test_rent_is_owed_without_anybody_asking() -> None:
    game = position(at={0: 36}, owns={1: (39,)}, asks_itself=(1,))
    game.refuses(1, "asking 0", "RENT-2")
    game.refuses(0, "asking 1", "RENT-2")
    game.roll(1, 2)
    assert game.payments == [(0, 1, 50, "RENT-1")]


@pytest.mark.clause("RENT-2", *BY_SECOND_PLAYER)
def test_rent_can_be_asked_until_the_second_player_after_the_visitor_rolls() -> None:
    for moment in ("1: roll", "2: roll"):
        game = position(3, at={0: 36, 1: PARKING - 3, 2: PARKING - 3}, owns={1: (39,)}, asks_itself=(1,))
        game.roll(1, 2)
        game.does("0: end", "1: roll", "chance: roll 1 2")
        assert not game.has_event("rent-lapsed")
        if moment == "1: roll":
            game.does("1: end", "1: ask 39")
            assert game.payments == [(0, 1, 50, "RENT-1")]
        else:
            game.does("1: end", "2: roll")
            assert game.has_event("rent-lapsed", seat=1, other=0, subject=39, amount=50, clause="RENT-2")


@pytest.mark.clause("RENT-2", "italy")
def test_rent_can_be_asked_until_the_next_player_rolls_and_no_longer() -> None:
    game = position(3, at={0: 36}, owns={2: (39,)}, asks_itself=(2,))
    game.roll(1, 2)
    game.does("0: end", "1: roll")
    assert game.has_event("rent-lapsed", seat=2, other=0, subject=39)


@pytest.mark.clause("RENT-6", *FROM_ONE)
@pytest.mark.parametrize(("owned", "rent"), [((12,), 4 * 3), (COMPANIES, 10 * 3)])
def test_a_company_pays_by_the_roll_that_brought_the_token(owned: tuple[int, ...], rent: int) -> None:
    game = position(at={0: 9}, owns={1: owned})
    game.roll(1, 2)
    assert game.payments == [(0, 1, rent, "RENT-6")]


@pytest.mark.clause("RENT-6", *FROM_ONE)
def test_a_roll_out_of_jail_counts_as_well() -> None:
    game = position(jailed={0: 0}, owns={1: (12,)})
    game.roll(1, 1)
    assert game.payments == [(0, 1, 8, "RENT-6")]


@pytest.mark.clause("RENT-6", "us")
def test_where_a_card_sends_the_token_the_dice_are_thrown_anew() -> None:
    game = position(at={0: 4}, owns={1: COMPANIES})
    game.roll(1, 2)
    game.draw("nearest-company")
    assert game.questions == ["dice"]
    game.rent_dice(6, 5)
    assert game.payments == [(0, 1, 110, "CARD-3")]


@pytest.mark.clause("BLD-4", *OWN_OR_BETWEEN)
def test_one_builds_in_ones_own_turn_or_between_two_turns_of_others() -> None:
    game = position(3, at={0: PARKING - 3}, owns={0: DARK_BLUE, 2: BROWN})
    game.does("0: build 39", "2: build 1")
    game.roll(1, 2)
    game.does("0: build 37")
    game.refuses(2, "build 3", "BLD-4")
    game.does("0: end", "2: build 3", "0: build 39")
    assert game.levels(BROWN) == [1, 1]


@pytest.mark.clause("BLD-4", *OWN_OR_BETWEEN)
def test_not_between_the_rolls_of_another_players_doubles() -> None:
    game = position(3, at={0: PARKING - 4}, owns={2: BROWN})
    game.roll(2, 2)
    assert game.questions == ["roll"]
    game.refuses(2, "build 1", "BLD-4")


@pytest.mark.clause("BLD-4", *ANY_TIME, "italy-euro")
def test_one_builds_in_anothers_turn() -> None:
    game = position(3, at={0: PARKING - 3}, owns={2: BROWN})
    game.roll(1, 2)
    game.does("2: build 1")
    assert game.level(1) == 1


def move_that_waits() -> Scenario:
    """Seat 0 has rolled its third try out of jail, owes the fine, and has yet to move."""
    game = position(3, cash={0: 0}, jailed={0: 2}, owns={0: (*DARK_BLUE, 5), 1: BROWN})
    game.roll(4, 6)
    assert game.questions == ["debt"]
    return game


@pytest.mark.clause("BLD-4", "italy-euro")
def test_nobody_builds_between_the_roll_and_the_move_of_another() -> None:
    game = move_that_waits()
    game.refuses(1, "build 1", "BLD-4")
    game.does("0: mortgage 5", "1: build 1")
    assert game.square(0) == PARKING
    game = position(at={0: PARKING - 3}, owns={1: BROWN}, past_go=(0,), options=Options(speedy=True))
    game.roll(1, 2, 4)
    game.refuses(1, "build 1", "BLD-4")
    game.does("0: ride 3", "1: build 1")


@pytest.mark.clause("BLD-4", *ANY_TIME)
def test_one_builds_between_the_roll_and_the_move_of_another() -> None:
    game = move_that_waits()
    game.does("1: build 1")
    assert game.level(1) == 1


def last_house_wanted() -> Scenario:
    """The bank's last house is wanted by the owners of the dark blue and of the orange streets."""
    game = position(4, owns={0: DARK_BLUE, 1: BROWN, 2: ORANGE, 3: (31, 32)}, houses_left=1)
    game.does("0: build 39", "1: waive", "2: want")
    return game


@pytest.mark.clause("BLD-6", *BELGIUM, *INTERNATIONAL)
def test_the_first_bid_for_a_building_is_the_lowest_house_price_on_a_deed_concerned() -> None:
    game = last_house_wanted()
    game.refuses(2, "bid 99", "BLD-6")
    game.does("2: bid 100", "0: pass", "2: place 16")
    assert game.level(16) == 1


@pytest.mark.clause("BLD-6", "italy-euro")
def test_the_first_bid_for_a_building_is_5() -> None:
    game = last_house_wanted()
    game.refuses(2, "bid 4", "BLD-6")
    game.does("2: bid 5", "0: pass", "2: place 16")
    assert game.level(16) == 1


@pytest.mark.clause("BLD-6", *BELGIUM, *INTERNATIONAL)
def test_who_has_not_the_price_of_a_house_is_not_asked() -> None:
    game = position(3, cash={1: 49, 2: 100}, owns={0: DARK_BLUE, 1: BROWN, 2: ORANGE}, houses_left=1)
    game.does("0: build 39")
    assert game.asked == [2]


@pytest.mark.clause("BLD-6", *OWN_OR_BETWEEN)
def test_within_a_turn_only_those_are_asked_who_may_build_then() -> None:
    game = position(3, at={0: PARKING - 3}, owns={0: DARK_BLUE, 1: BROWN, 2: ORANGE}, houses_left=1)
    game.roll(1, 2)
    game.does("0: build 39")
    assert game.level(39) == 1


def bankrupt_to_1() -> Scenario:
    """Seat 0 owes 600 to seat 1; it has 20, a hotel's colour, a mortgaged station and a jail card."""
    game = position(
        3, cash={0: 20}, at={0: 36}, owns={0: (*BROWN, 5), 1: DARK_BLUE}, built={1: HOTEL, 3: 4, 37: 2, 39: 2},
        mortgaged=(5,), keeps={0: ["chance"]},
    )  # fmt: skip
    game.roll(1, 2)
    game.gives_up(0)
    return game


@pytest.mark.clause("BANK-2", "italy-euro")
def test_everything_goes_to_the_bank_which_pays_the_creditor_in_full_and_auctions_the_deeds() -> None:
    game = bankrupt_to_1()
    game.paid(BANK, 1, 600, "BANK-2")
    game.paid(0, BANK, 245, "BANK-3")
    assert game.holder("chance") == BANK
    assert not game.mortgaged(5)
    assert (game.questions, game.question.square, game.asked) == (["auction"], 1, [1, 2])
    game.does(*("2: bid 1", "1: pass") * 3)
    assert [game.owner(square) for square in (*BROWN, 5)] == [2, 2, 2]
    assert game.levels(BROWN) == [0, 0]


@pytest.mark.clause("BANK-2", "italy-euro")
def test_the_bank_pays_a_debt_that_is_owed_to_the_bankrupt_to_nobody() -> None:
    game = position(3, cash={1: 5}, at={0: 29}, owns={1: (5,)})
    game.roll(1, 3)
    game.draw("birthday")
    assert game.questions == ["debt"]
    game.does("1: bankrupt")
    game.paid(BANK, 0, 10, "BANK-2")
    assert game.question.square == 5


@pytest.mark.clause("BANK-2", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_everything_goes_to_the_creditor() -> None:
    game = bankrupt_to_1()
    game.paid(0, 1, 245, "BANK-2")
    assert [game.owner(square) for square in (*BROWN, 5)] == [1, 1, 1]
    assert (game.holder("chance"), game.mortgaged(5)) == (1, True)


@pytest.mark.clause("BANK-2", *ITALY)
def test_dice_yet_to_be_thrown_for_the_company_of_one_who_left_are_for_the_bank() -> None:
    game = position(3, cash={0: 0}, at={0: 6}, owns={0: (5,), 1: (8, 12)}, options=Options(rent="asked-1"))
    game.does("1: asking 0")
    game.roll(1, 1)
    game.roll(2, 2)
    game.does("1: asking 1", "1: bankrupt", "2: pass", "2: pass", "0: mortgage 5")
    assert game.questions == ["dice"]
    game.rent_dice(1, 2)
    assert game.payments == [(0, BANK, 12, "RENT-6")]


@pytest.mark.clause("CARD-1", *OLD_DECKS)
@pytest.mark.parametrize(("key", "amount"), [("inheritance", 100), ("beauty-contest", 10), ("preference-shares", 25)])
def test_the_older_cards_that_bring_money(key: str, amount: int) -> None:
    game = position(at={0: 14})
    game.roll(1, 2)
    game.draw(key)
    assert game.payments == [(BANK, 0, amount, "CARD-1")]


@pytest.mark.clause("CARD-1", *OLD_DECKS)
@pytest.mark.parametrize(("key", "amount"), [("doctor", 50), ("insurance-premium", 50)])
def test_the_older_cards_that_cost_money(key: str, amount: int) -> None:
    game = position(at={0: 14})
    game.roll(1, 2)
    game.draw(key)
    assert game.payments == [(0, BANK, amount, "CARD-1")]


@pytest.mark.clause("CARD-1", *OLD_DECKS)
def test_a_fine_may_be_paid() -> None:
    game = position(at={0: 14})
    game.roll(1, 2)
    game.draw("fine-or-draw")
    assert (game.questions, game.asked) == (["choose"], [0])
    game.refuses(1, "pay", "CARD-1")
    game.does("0: pay")
    assert game.payments == [(0, BANK, 10, "CARD-1")]
    game.refuses(0, "take", "CARD-1")


@pytest.mark.clause("CARD-1", *OLD_DECKS)
def test_or_a_card_of_the_other_deck_is_drawn_instead() -> None:
    game = position(at={0: 14})
    game.roll(1, 2)
    game.draw("fine-or-draw")
    game.does("0: take")
    assert game.has_event("chose-card", seat=0, clause="CARD-1")
    assert game.questions == ["drawing"]
    game.draw("jail-free")
    assert game.holder("chance") == 0
    assert game.payments == []


@pytest.mark.clause("CARD-3", *OLD_DECKS)
def test_the_way_back_to_a_street_pays_no_salary_and_the_street_counts() -> None:
    game = position(at={0: 14}, owns={1: (1,)})
    game.roll(1, 2)
    game.draw("back-to")
    assert game.has_event("moved", seat=0, other=17, subject=1, amount=-16, clause="CARD-3")
    assert game.payments == [(0, 1, 2, "RENT-1")]


@pytest.mark.clause("CARD-3", *BELGIUM, *INTERNATIONAL)
@pytest.mark.parametrize(("key", "square"), [("advance-finest", 39), ("advance-outing", 24), ("advance-errand", 11)])
def test_a_card_leads_forward_to_a_square_that_counts(key: str, square: int) -> None:
    game = position(at={0: 4})
    game.roll(1, 2)
    game.draw(key)
    assert game.has_event("moved", seat=0, subject=square, clause="CARD-3")
    assert game.question.square == square


@pytest.mark.clause("BANK-1")
def test_a_tax_that_cannot_be_paid_is_a_bankruptcy_to_the_bank() -> None:
    game = position(3, cash={0: 30}, at={0: LUXURY_TAX - 3})
    game.roll(1, 2)
    game.gives_up(0)
    assert game.has_event("bankruptcy", seat=0, other=BANK, clause="BANK-1")
