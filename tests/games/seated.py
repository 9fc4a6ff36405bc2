"""Bots by their number at a table for two, in the body of this process; the worker calls it by name."""

from typing import Any, Final

from monopolista.engine.game_counters import MOST_DECISIONS
from monopolista.games import GAMES
from monopolista.games.classic.pool import batch as classic
from monopolista.games.deal.pool import batch as deal
from monopolista.simulate.runner.chunk_worker import words_of

BATCHES: Final[dict[str, Any]] = {"classic": classic.Batch, "deal": deal.Batch}


def warm_up() -> None:
    """Compile what both games' bots need."""
    for game in BATCHES:
        play(game, 0)


def play(game: str, number: int) -> None:
    """Let the bot of a number play against itself for two turns of each."""
    box = GAMES[game].box(GAMES[game].editions()[0], None)
    BATCHES[game](box, [number, number], [words_of(number + 1, 0)]).advance(2, MOST_DECISIONS)
