"""Bots by their number at a table for two, in the body of this process; the worker calls it by name."""

from monopolista.games import GAMES
from monopolista.simulate.runner.chunk_worker import words_of


def warm_up() -> None:
    """Compile what the bots of all games need."""
    for game in GAMES:
        play(game, 0)


def play(game: str, number: int) -> None:
    """Let the bot of a number play against itself for two turns of each."""
    box = GAMES[game].box(GAMES[game].editions()[0], None)
    words = [words_of(number + 1, 0)]
    GAMES[game].learning.positions(box, [number, number], words, words, every=1, most_turns=2)
