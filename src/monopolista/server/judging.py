"""The odds of a game in play: worked out once for a position, at tables that show them to anybody."""

from typing import Any

from monopolista.server.store import RoomRow
from monopolista.server.told import SeatOdds, TurnOdds
from monopolista.server.visitor import Visitor
from monopolista.table import Table

AnyTable = Table[Any, Any, Any, Any]


class Judging:
    """What has been estimated of one game: when each turn began, and now."""

    def __init__(self) -> None:
        self.turns: list[TurnOdds] = []
        self._looked = 0
        self._now: tuple[int, list[int]] = -1, []

    def look(self, table: AnyTable) -> None:
        """See whether a turn has begun, which is to be judged before it goes on."""
        begins = table.law.customs.begins_turn
        fresh = enumerate(table.steps_since(self._looked), self._looked)
        begun = [number for number, step in fresh if any(fact.kind in begins for fact in step.facts)]
        self._looked = table.version
        if begun:
            self.turns.append(TurnOdds(begun[-1], self._odds(table)))

    def view(self, table: AnyTable) -> SeatOdds:
        """Return what is told of it."""
        return SeatOdds(self._odds(table), self.turns)

    def _odds(self, table: AnyTable) -> list[int]:
        if self._now[0] != table.version:
            self._now = table.version, list(table.odds() or ())
        return self._now[1]


def sees_odds(row: RoomRow, visitor: Visitor) -> bool:
    """Say whether a connection may see the odds at a table."""
    return row.odds == "everybody" or (row.odds == "spectators" and not visitor.holds(row))


def since(odds: SeatOdds | None, first: int) -> SeatOdds | None:
    """Return the odds with the turns that began from a step on."""
    return odds and SeatOdds(odds.now, [turn for turn in odds.turns if turn.step >= first])
