"""What is counted of a game of any kind while it is played, when it has had its share, and how it went."""

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
    """How one game went."""

    winners: int
    """Set of the winning seats, empty where the game was cut short."""
    turns: tuple[int, ...]
    """The turns of each seat."""
    decisions: int
    """How many answers the seats gave."""

    @property
    def ended(self) -> bool:
        """Say whether the game came to its end."""
        return self.winners != 0


@record
class GameCounters:
    """What is counted of a game while it is played."""

    decisions: int = number("answers that seats gave")
    draws: int = number("answers that chance gave")
    begun: int = number("turns that have been counted")
    turns: list[int] = cells(SEATS, "turns that each seat has had")
    winners: int = number("set of the seats that won, empty before the end")
    refused: int = number("the clause that forbade a bot's answer and stopped the game, NONE as a rule")
    last: int = number("the seat that answered last")


@kernel
def goes_on(game: Any, tally: GameCounters, most_turns: int, most_decisions: int) -> bool:
    """Say whether a game goes on, and count the turn if a new one has begun."""
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
    """Seed a game's chance and its bots' own stream by the four words that the latter holds."""
    high = own.words[2]
    low = own.words[3]
    seed_stream(chance, own.words[0], own.words[1])
    seed_stream(own, high, low)
