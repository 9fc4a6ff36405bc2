"""A suggestion how to pay exists where a seat owes something, and costs nothing where it does not."""

import pytest

from monopolista import Table
from monopolista.bots import decide, suggestion
from monopolista.games.interface.capabilities import HasPaymentAdvice
from monopolista.games.interface.rules_adapter import State
from monopolista.table import seeded


@pytest.mark.parametrize(("edition", "seats", "owing"), [("italy", 4, 20), ("belgium-nl", 3, 20), ("deal", 3, 20)])
def test_the_game_is_copied_for_a_debtor_and_nobody_else(
    edition: str, seats: int, owing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, draw = Table(edition, seats, seed=5), seeded(4)
    copied: list[int] = []
    game = table.game
    assert isinstance(game, HasPaymentAdvice)

    def state() -> State:
        copied.append(table.version)
        return copy_of(table)

    copy_of = Table.state
    monkeypatch.setattr(table, "state", state)
    suggested = 0
    while not table.over and table.version < 1200:
        for seat in range(seats):
            before = [game.write(one) for one in game.suggestion(table.box, table.state(), seat)]
            copied.clear()
            assert [advice.action for advice in suggestion(table, seat)] == before
            assert bool(copied) == table.owes(seat)
            suggested += bool(before)
        seat = table.in_order[0]
        table.play(seat, decide(table.game.usual, table, seat, draw))
    assert suggested >= owing
