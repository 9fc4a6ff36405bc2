"""Stored games, replayed in time slices from their start or from a snapshot, and snapshots of them."""

from collections.abc import Sequence
from typing import Any

from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.rooms.play.win_odds import WinOdds
from monopolista.server.storage.base import PositionRow
from monopolista.table import Table
from monopolista.transcript import Answer, Header, Transcript

_A_FEW = 32
"""The answers that are replayed in one time slice."""


def replay_iter(
    header: Header, answers: Sequence[Answer], judging: WinOdds | None = None, position: PositionRow | None = None
) -> Cooperative[Table[Any, Any, Any, Any]]:
    """Replay answers in time slices; return the table after them, from the start of the game or from a snapshot."""
    table = _table_at(header, answers, position if judging is None else None)
    for number, answer in enumerate(answers[table.version :], 1):
        table.repeat(answer)
        if judging is not None:
            judging.note_turns(table)
        if number % _A_FEW == 0:
            yield
    return table


def _table_at(header: Header, answers: Sequence[Answer], position: PositionRow | None) -> Table[Any, Any, Any, Any]:
    """Return the table at the start of a game, or at a snapshot that this program can read."""
    table = Table.replay(Transcript(header), chance=None, noting=True)
    if position is not None and position.layout == table.layout and position.version <= len(answers):
        table.skip(answers[: position.version], position.state)
    return table


def position_of(table: Table[Any, Any, Any, Any]) -> PositionRow | None:
    """Return a snapshot of a game; None during an auction, of which the opening step would be missing."""
    return PositionRow(table.version, table.layout, table.save()) if table.bidders is None else None
