"""Recorded games for the unit tests of the browser: what a browser has of a game in which it holds the first seat.

``python -m tests.web.recorded`` records them anew.
"""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from monopolista.bots import decide
from monopolista.engine.seats import CHANCE
from monopolista.table import Table, seeded
from tests.web.test_shown import game_json

FOLDER: Final = Path(__file__).parent / "recorded"
GAMES: Final = {"italy": (4, 28), "deal": (3, 12)}
"""Seats and turns of each recorded game, by its edition."""
_ASKED = ("questions", "turns", "doubles", "trades")
"""What texts about a question read of the table."""


def record(edition: str, seats: int, turns: int) -> Table:
    """Play a game of robots for some turns."""
    table: Table = Table(edition, seats, seed=5, noting=True)
    draw = seeded(6)
    while table.view().turns <= turns and not table.over:
        seat = table.in_order[0]
        table.play(seat, decide("regular", table, seat, draw))
    return table


def recorded(table: Table) -> dict[str, Any]:
    """Return a game as the browser's tests read it: with the table wherever the first seat is asked something."""
    again: Table = Table(table.box.id, table.seats, chance=None, noting=True)
    asked = [_asked(again, 0)]
    for step in table.steps:
        again.play(step.seat, step.action)
        asked.append(_asked(again, 0))
    return {**game_json(again), "asked": asked}


def _asked(table: Table, seat: int) -> dict[str, Any] | None:
    view = msgspec.to_builtins(table.view())
    if table.next_asked == CHANCE or not any(seat in question["seats"] for question in view["questions"]):
        return None
    return {name: view[name] for name in _ASKED if name in view}


def read(edition: str) -> dict[str, Any]:
    """Read a recorded game."""
    return json.loads((FOLDER / f"{edition}.json").read_text(encoding="utf-8"))


def as_kept(table: Table) -> dict[str, Any]:
    """Return what is kept of a game, as it is read again."""
    return json.loads(_text(table))


def _text(table: Table) -> str:
    return json.dumps(recorded(table), ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Record the games."""
    for edition, (seats, turns) in GAMES.items():
        text = _text(record(edition, seats, turns))
        (FOLDER / f"{edition}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
