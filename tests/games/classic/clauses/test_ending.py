"""END: the last player not bankrupt wins."""

import pytest

from tests.games.classic.scenario import BELGIUM, INTERNATIONAL, ITALY, LUXURY_TAX, position


@pytest.mark.clause("END-1")
def test_the_last_player_not_bankrupt_wins() -> None:
    game = position(cash={0: 30, 1: 1}, at={0: LUXURY_TAX - 3}, owns={0: (5,)}, mortgaged=(5,))
    game.roll(1, 2)
    game.gives_up(0)
    assert game.has_event("ended", seat=1, clause="END-1")
    assert game.table.over
    assert game.table.winners == [1]
    assert [game.player(seat).place for seat in (0, 1)] == [2, 1]


@pytest.mark.clause("END-1")
def test_as_long_as_two_are_left_the_game_goes_on() -> None:
    game = position(3)
    game.does("1: bankrupt")
    assert not game.table.over
    game.does("0: bankrupt")
    assert game.table.winners == [2]
    assert [game.player(seat).place for seat in range(3)] == [2, 3, 1]


@pytest.mark.clause("END-1", *ITALY, *BELGIUM, *INTERNATIONAL)
def test_the_last_heir_settles_nothing_more() -> None:
    game = position(cash={0: 0}, at={0: 36}, owns={0: (5,), 1: (39,)}, mortgaged=(5,))
    game.roll(1, 2)
    game.does("0: bankrupt")
    assert game.table.over
    assert game.owner(5) == 1
    assert game.questions == []


@pytest.mark.clause("END-1")
@pytest.mark.parametrize("action", ["roll", "bankrupt", "mortgage 39", "propose 0 give 39 money -1", "asking 0"])
def test_after_the_end_nothing_is_done_any_more(action: str) -> None:
    game = position(owns={1: (39,)})
    game.does("0: bankrupt")
    assert game.table.offers(1) == []
    assert game.asked == []
    game.refuses(1, action, "END-1")
    game.refuses(-2, "roll 1 2", "END-1")
