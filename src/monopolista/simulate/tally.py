"""What is counted of a game while it is played, of either game, and when it has had its share."""

from typing import Any

from monopolista.kernel import clauses
from monopolista.kernel.chance import Stream, seed_stream
from monopolista.kernel.jit import kernel
from monopolista.kernel.records import cells, number, record
from monopolista.kernel.seats import SEATS


@record
class Tally:
    """What is counted of a game while it is played."""

    decisions: int = number("answers that seats gave")
    draws: int = number("answers that chance gave")
    begun: int = number("turns that have been counted")
    turns: list[int] = cells(SEATS, "turns that each seat has had")
    winners: int = number("set of the seats that won, empty before the end")
    refused: int = number("the clause that forbade a bot's answer and stopped the game, NONE as a rule")
    last: int = number("the seat that answered last")


@kernel
def goes_on(game: Any, tally: Tally, most_turns: int, most_decisions: int) -> bool:
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
