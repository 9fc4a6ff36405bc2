"""Bots: kernels that see what lies open on the table, and the door by which a table asks them."""

from typing_extensions import TypeIs

from monopolista.bots import at_classic, at_deal
from monopolista.editions import GameName
from monopolista.notation import Action, write
from monopolista.table import AnyTable, DealTable, Draw

LEVELS = at_classic.LEVELS
"""How well bots play the classic game, the weakest first."""
DEAL_LEVELS = at_deal.LEVELS

__all__ = ["DEAL_LEVELS", "LEVELS", "decide", "levels_of", "suggestion"]


def levels_of(game: GameName) -> tuple[str, ...]:
    """Return how well bots play a game, the weakest first."""
    return DEAL_LEVELS if game == "deal" else LEVELS


def decide(level: str, table: AnyTable, seat: int, draw: Draw) -> Action:
    """Return what a bot does with a seat that has something to say."""
    levels = levels_of(table.law.game)
    if level not in levels:
        raise ValueError(f"unknown level {level!r}; there are: {', '.join(levels)}")
    if _is_deal(table):
        return at_deal.decide(level, table.box.pack, table.state(), seat, draw)
    return at_classic.decide(level, table.box, table.state(), seat, draw)


def suggestion(table: AnyTable, seat: int) -> list[str]:
    """Return the answers by which a seat finds what it has to pay with the least loss; empty where it owes nothing.

    Where all it has is not enough, these are still the best it can do.
    """
    if _is_deal(table):
        found = at_deal.suggestion(table.box.pack, table.state(), seat)
    else:
        found = at_classic.suggestion(table.box, table.state(), seat)
    return [write(action, table.law.game) for action in found]


def _is_deal(table: AnyTable) -> TypeIs[DealTable]:
    return table.law.game == "deal"
