"""SET: players, money, the box, who starts, and the bank."""

import pytest

from monopolista.games.classic.editions import Options
from monopolista.table import CHANCE, Table
from tests.games.classic.scenario import BANK, BELGIUM, GO, INTERNATIONAL, ITALY, position, start, the_edition


@pytest.mark.clause("SET-1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_can_play(seats: int) -> None:
    assert Table(the_edition(), seats, chance=None).seats == seats


@pytest.mark.clause("SET-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="SET-1"):
        Table(the_edition(), seats, chance=None)


@pytest.mark.clause("SET-2")
def test_each_player_starts_with_1500_from_the_bank() -> None:
    table = Table(the_edition(), 3, chance=None, options=Options(speedy=False))
    assert [player.cash for player in table.view().players] == [1500, 1500, 1500]
    handed_out = [event for event in table.opening if table.words(event) == ("paid", "SET-2")]
    assert [(event.seat, event.other, event.amount) for event in handed_out] == [
        (BANK, seat, 1500) for seat in range(3)
    ]


@pytest.mark.clause("SET-2")
def test_the_bank_never_runs_out_of_money() -> None:
    game = position(cash={0: 1_000_000, 1: 1_000_000}, at={0: 39})
    game.roll(1, 2)
    game.paid(BANK, 0, 200, "GO-1")


@pytest.mark.clause("SET-3")
def test_the_box_holds_32_houses_12_hotels_28_deeds_and_16_cards_in_each_deck() -> None:
    table = Table(the_edition(), 2, chance=None)
    view = table.view()
    assert (view.houses, view.hotels) == (32, 12)
    assert view.cards_left == [16, 16]
    assert len(set(table.box.edition.square)) == 28
    assert set(view.owner) == {BANK}


@pytest.mark.clause("SET-3", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_any_card_not_yet_seen_may_lie_on_top_of_a_shuffled_deck() -> None:
    for key in ("bank-error", "inheritance", "doctor"):
        game = position(at={0: 38})
        game.roll(1, 3)
        game.draw(key)
        assert game.has_event("drew", seat=0)


@pytest.mark.clause("SET-4")
def test_all_tokens_stand_on_go_and_the_highest_roll_starts() -> None:
    game = start(3)
    assert [game.square(seat) for seat in range(3)] == [GO, GO, GO]
    game.does("chance: roll 1 2", "chance: roll 6 5", "chance: roll 4 4")
    assert game.has_event("start-rolled", seat=1, amount=11, clause="SET-4")
    assert game.turn == 1
    assert game.questions == ["roll"]


@pytest.mark.clause("SET-4")
def test_the_turn_goes_clockwise() -> None:
    game = position(3, turn=2, stage="end")
    game.does("2: end")
    assert game.has_event("turn", seat=0)
    assert game.turn == 0


@pytest.mark.clause("SET-4")
def test_those_tied_for_highest_roll_again_and_nobody_else() -> None:
    game = start(4)
    game.does("chance: roll 6 5", "chance: roll 1 1", "chance: roll 5 6", "chance: roll 2 3")
    assert game.questions == ["start"]
    game.does("chance: roll 1 1", "chance: roll 2 1")
    assert game.has_event("start-rolled", seat=0, amount=2)
    assert game.has_event("start-rolled", seat=2, amount=3)
    assert game.turn == 2


@pytest.mark.clause("SET-4")
def test_a_tie_may_follow_a_tie() -> None:
    game = start(2)
    game.does("chance: roll 3 3", "chance: roll 4 2", "chance: roll 1 1", "chance: roll 1 1")
    assert game.questions == ["start"]
    game.does("chance: roll 2 1", "chance: roll 1 1")
    assert game.turn == 0


@pytest.mark.clause("SET-4")
def test_before_a_player_starts_there_is_nothing_for_a_seat_to_do() -> None:
    game = start(2)
    assert game.asked == [CHANCE]
    assert game.table.offers(0) == []
    game.refuses(0, "roll", "TURN-1")


@pytest.mark.clause("SET-5")
@pytest.mark.parametrize("action", ["roll 6 6", "draw 3"])
def test_no_seat_states_what_only_chance_and_the_bank_decide(action: str) -> None:
    game = position()
    game.refuses(0, action, "SET-5")


@pytest.mark.clause("SET-5")
def test_the_bank_hands_out_deed_and_change_by_itself() -> None:
    game = position(at={0: 17})
    game.roll(1, 2)
    game.does("0: end")
    game.roll(1, 2)
    game.does("1: buy")
    assert game.payments == [(1, BANK, 60, "BUY-1")]
    assert game.has_event("deed-passed", seat=BANK, other=1, subject=3)


@pytest.mark.clause("SET-5")
def test_the_bank_holds_the_auctions() -> None:
    game = position(at={0: 0})
    game.roll(1, 2)
    game.does("0: decline")
    assert game.has_event("auction-opened", seat=BANK, subject=3)
