"""Counters of a running game of any kind, its caps, and its outcome."""

from dataclasses import dataclass
from typing import Any, Final

from monopolista.engine import clauses
from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record
from monopolista.engine.seats import SEATS

BATCH: Final = 256
"""Games held in memory at a time."""
MOST_DECISIONS: Final = 1_000_000


@dataclass(frozen=True)
class Outcome:
    """Outcome of one game."""

    winners: int
    """Set of the winning seats, empty if the game was truncated."""
    turns: tuple[int, ...]
    """Turns of each seat."""
    decisions: int
    """Decisions of all seats."""

    @property
    def ended(self) -> bool:
        """Say whether the game ended before its cap."""
        return self.winners != 0


@record
class GameCounters:
    """Counters of a game while it is played."""

    decisions: int = number("decisions of seats")
    draws: int = number("answers of chance")
    begun: int = number("turns that have been counted")
    turns: list[int] = cells(SEATS, "turns that each seat has had")
    winners: int = number("set of the seats that won, empty before the end")
    refused: int = number("the clause that forbade a bot's action and stopped the game, normally NONE")
    last: int = number("the seat that answered last")


@kernel
def goes_on(game: Any, tally: GameCounters, most_turns: int, most_decisions: int) -> bool:
    """Say whether a game continues; count the turn if a new one has begun.

    Parameters
    ----------
    game : record
        State of the game.
    tally : GameCounters
        Counters of the game, changed in place.
    most_turns : int
        Cap on the turns of a seat.
    most_decisions : int
        Cap on the decisions of all seats.

    Returns
    -------
    bool
        False once the game has ended, reached a cap, or a bot's action was illegal.
    """
    if game.depth == 0 or tally.decisions >= most_decisions or tally.refused != clauses.NONE:
        return False
    if tally.begun != game.turns:
        if tally.turns[game.turn] == most_turns:
            return False
        tally.begun = game.turns
        tally.turns[game.turn] += 1
    return True


@kernel
def seed_game(chance: Stream, own: Stream) -> None:
    """Seed a game's chance and its bots' stream.

    Parameters
    ----------
    chance : Stream
        Generator of the game's dice and cards, seeded in place.
    own : Stream
        Holds the four 32-bit words of the seed; on return the generator of the game's bots.
    """
    high = own.words[2]
    low = own.words[3]
    seed_stream(chance, own.words[0], own.words[1])
    seed_stream(own, high, low)
