"""What only some games have is a base class of those alone; a table of the others does without."""

from abc import ABC
from typing import Any

import pytest
from tools.new_game.template.pig.game import PIG

from monopolista import Table
from monopolista.bots import decide, reason, suggestion
from monopolista.games import GAMES
from monopolista.games.interface import capabilities
from monopolista.games.interface.capabilities import HasAuctions, HasDebts, HasHiddenCards, HasTrades
from monopolista.games.interface.game import Game

CAPABILITIES: list[type[ABC]] = [
    kind for name, kind in vars(capabilities).items() if name.startswith("Has") and isinstance(kind, type)
]


@pytest.mark.parametrize("capability", CAPABILITIES, ids=lambda one: one.__name__)
def test_a_capability_is_what_only_some_games_have(capability: type[ABC]) -> None:
    having = [game.name for game in (*GAMES.values(), PIG) if any(isinstance(part, capability) for part in parts(game))]
    assert having
    assert PIG.name not in having


def parts(game: Game[Any, Any]) -> tuple[object, ...]:
    """A game, its rules, its box and its pool."""
    rules = game.rules(game.box(game.editions()[0], None))
    return game, rules, rules.box, game.simulator


def test_each_game_states_what_its_rules_have() -> None:
    wanted = (HasAuctions, HasDebts, HasHiddenCards, HasTrades)
    found = {name: [isinstance(Table(name, 2, seed=1).rules, one) for one in wanted] for name in ("italy", "deal")}
    assert found == {"italy": [True, True, False, True], "deal": [False, True, True, False]}


def test_a_table_does_without_what_its_game_has_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pig", PIG)
    table = Table("pig", 2, seed=1)
    assert (table.bidders, table.owes(0), table.hand(0), [*table.gestures(0)]) == (None, False, [], [])
    assert (table.odds(), table.has_hidden_cards, table.weigh(0, "roll")) == (None, False, None)
    action = decide("daring", table, table.next_asked, lambda _: 0, persons=[1 - table.next_asked])
    assert reason("daring", table, table.next_asked, action, [0, 1]) is None
    assert suggestion(table, 0) == []
    with pytest.raises(AssertionError):
        table.refusal_up_to(0, 5)
