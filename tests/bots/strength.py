"""Games between bots, counted in the body of this process; the worker calls it by name."""

from monopolista.simulate import Pool


def warm_up() -> None:
    """Compile what a pool needs."""
    count(["regular", "random"], 1, 0)


def count(levels: list[str], games: int, seed: int, most_turns: int = 300) -> dict[str, int]:
    """Play games and return how many ended, and how many each level won."""
    outcomes = Pool("italy", levels, seed).play(games, most_turns)
    won = [levels[outcome.winner] for outcome in outcomes if outcome.ended]
    return {"ended": len(won)} | {level: won.count(level) for level in set(levels)}
