"""Games of MONOPOLY Deal between bots, counted in the body of this process; the worker calls it by name."""

from monopolista.engine.seats import members
from monopolista.simulate.source import Source


def warm_up() -> None:
    """Compile what a pool needs."""
    count(["regular", "random"], 1, 0)


def count(levels: list[str], games: int, seed: int) -> dict[str, int]:
    """Play games and return how many ended, and how many each level won."""
    outcomes = Source("deal", levels, seed).play(games)
    won = [levels[seat] for outcome in outcomes for seat in members(outcome.winners)]
    return {"ended": sum(outcome.ended for outcome in outcomes)} | {level: won.count(level) for level in set(levels)}
