"""Games between bots, counted in the body of this process; the worker calls it by name."""

from monopolista.engine.seats import members
from monopolista.games.classic.bots.registry import LEVELS
from monopolista.simulate.runner.batch import BatchSource


def warm_up() -> None:
    """Compile what a pool needs."""
    count(list(LEVELS[:8]), 1, 0)


def count(levels: list[str], games: int, seed: int, most_turns: int = 300) -> dict[str, int]:
    """Play games and return how many ended, and how many each level won."""
    outcomes = BatchSource("italy", levels, seed, most_turns=most_turns).play(games)
    won = [levels[seat] for outcome in outcomes for seat in members(outcome.winners)]
    return {"ended": sum(outcome.ended for outcome in outcomes)} | {level: won.count(level) for level in set(levels)}
