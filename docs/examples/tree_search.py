"""A search in ten lines: try every action in clones that know only what the seat knows, and take the best."""

import sys
from typing import Any

import gymnasium
import numpy as np

from monopolista.learn import names

CLONES = 3
"""Deals of the hidden cards in which each action is tried."""
STEPS = 10
"""Decisions of the seat, the action included, after which a game is judged by what the seat has gained."""


def search(env: Any, rng: np.random.Generator) -> int:
    """Return the action with the highest mean return of random playouts.

    Parameters
    ----------
    env : GymEnv
        Environment with one agent, which acts; it does not change.
    rng : Generator
        Random numbers of the search.

    Returns
    -------
    int
        Number of an action.
    """
    _, info = env.observe()
    returns: dict[int, float] = dict.fromkeys(np.flatnonzero(info["action_mask"]).tolist(), 0.0)
    for _ in range(CLONES):
        clone = env.clone(info["seat"], seed=int(rng.integers(1 << 32)))
        start = clone.get_state()
        for action in returns:
            clone.set_state(start)
            returns[action] += playout(clone, action, rng)
    return max(returns, key=lambda action: returns[action])


def playout(clone: Any, action: int, rng: np.random.Generator) -> float:
    """Return the sum of the rewards of an action and of random ones after it."""
    total = 0.0
    for _ in range(STEPS):
        _, reward, over, cut, info = clone.step(np.int64(action))
        total += reward
        if over or cut:
            break
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
    return total


def main(name: str, decisions: int) -> None:
    """Let the search play some decisions, and print each."""
    env: Any = gymnasium.make(name, players=2, reward="riches").unwrapped
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(decisions):
        action = search(env, rng)
        _, _, over, cut, _ = env.step(np.int64(action))
        print(env.describe(action))
        if over or cut:
            break


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else [*names()][-1], int(sys.argv[2]) if len(sys.argv) > 2 else 5)
