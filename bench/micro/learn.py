"""Benchmark our environments and those of others on one core, as JSON: ``python -m bench.micro.learn``.

Actions are random legal ones.

A step is one decision of a player, with the chance events before the next one. Times are processor seconds of this
process, pinned to one core; each is the best of three. Pgx is measured where it is installed: with JAX it is too large
for a lock file.
"""

import importlib
import importlib.util
import json
import os
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pyspiel
from gymnasium.vector import AutoresetMode

from monopolista.learn.gym_vector_env import GymVectorEnv

from bench.micro.baseline import rate  # isort: skip
from monopolista.engine.record_arrays import several  # isort: skip
from monopolista.engine.chance import Stream, below, seed_stream  # isort: skip
from monopolista.engine.jit import kernel  # isort: skip
from monopolista.games import GAMES as GAMES_OF  # isort: skip

GAMES = 1024
"""Games side by side."""
SECONDS = 5.0
ROUNDS = 3
ROLLOUTS = 500
"""Games from one position."""
PGX = ("backgammon", "connect_four")
"""The same game as OpenSpiel's, and the simplest of all."""


def openspiel_backgammon(seconds: float, *, seen: bool = False) -> float:
    """Return steps per second from Python, optionally with observation and mask of the player to move."""
    game = pyspiel.load_game("backgammon")
    draw = random.Random(1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        steps += play_backgammon(game.new_initial_state(), draw, seen=seen)
    return steps / (time.process_time() - start)


def play_backgammon(state: pyspiel.State, draw: random.Random, *, seen: bool) -> int:
    """Play a game to its end; return the number of steps."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample_outcome(state.chance_outcomes(), draw.random()))
            continue
        if seen:
            state.observation_tensor()
            state.legal_actions_mask()
        actions = state.legal_actions()
        state.apply_action(actions[int(draw.random() * len(actions))])
        steps += 1
    return steps


def sample_outcome(outcomes: Sequence[tuple[int, float]], point: float) -> int:
    """Return the outcome at a point from 0 to 1 of the cumulative distribution."""
    for outcome, chance in outcomes:
        point -= chance
        if point < 0:
            return outcome
    return outcomes[-1][0]


def openspiel_rollouts(seconds: float) -> float:
    """Return steps per second of OpenSpiel's rollouts in C++, without observations and masks.

    OpenSpiel does not report steps: they are the number of games times the mean length of games played from Python.
    """
    game = pyspiel.load_game("backgammon")
    state = first_position(game)
    draw = random.Random(1)
    length = sum(play_backgammon(state.clone(), draw, seen=False) for _ in range(ROLLOUTS)) / ROLLOUTS
    player = rollouts(game)
    games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        player.step(state)
        games += ROLLOUTS
    return games * length / (time.process_time() - start)


def first_position(game: pyspiel.Game) -> pyspiel.State:
    """Return a game after its first dice: rollouts start where a player is to move."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def rollouts(game: pyspiel.Game) -> pyspiel.MCTSBot:
    """Return a bot that evaluates one position by a number of random rollouts."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed=1)
    return pyspiel.MCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )


def pgx(name: str, seconds: float, games: int = GAMES) -> float:
    """Return steps per second of a number of auto-resetting games side by side, with observations and masks.

    All of them run in one compiled loop: no step goes through Python.
    """
    steps = 100
    jax: Any = importlib.import_module("jax")
    state, many = pgx_loop(name, games, steps)
    done, key = 0, jax.random.PRNGKey(1)
    state, key, shown = many(state, key)
    jax.block_until_ready(shown)
    start = time.process_time()
    while time.process_time() - start < seconds:
        state, key, shown = many(state, key)
        jax.block_until_ready(shown)
        done += games * steps
    return done / (time.process_time() - start)


def pgx_loop(name: str, games: int, steps: int) -> tuple[Any, Callable[..., Any]]:
    """Return the initial games, and a function that takes a number of steps in each of them."""
    jax: Any = importlib.import_module("jax")
    env: Any = importlib.import_module("pgx").make(name)
    again: Any = importlib.import_module("pgx.experimental").auto_reset
    step = jax.vmap(again(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choice, dice = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jax.numpy.log(state.legal_action_mask), axis=1)
        state = step(state, action, jax.random.split(dice, games))
        return (state, key), state.observation.sum()

    def many(state: Any, key: Any) -> Any:
        (state, key), shown = jax.lax.scan(one, (state, key), None, length=steps)
        return state, key, shown

    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    return begun, jax.jit(many)


@kernel
def choose(masks: Any, stream: Any, actions: Any) -> None:
    """Choose a random legal action for each game."""
    for place in range(len(masks)):
        mask = masks[place]
        left = below(stream[0], max(1, mask.sum()))
        for action in range(len(mask)):
            if mask[action] == 1:
                if left == 0:
                    actions[place] = action
                    break
                left -= 1


def own(game: str, seconds: float, games: int = GAMES) -> dict[str, float]:
    """Return our own steps per second, of random agents in all four seats, with and without the choice of actions."""
    envs = GymVectorEnv(games, game=game, agents=range(4), copy=False, autoreset_mode=AutoresetMode.SAME_STEP)
    _, infos = envs.reset(seed=1)
    stream, actions = several(Stream(), 1), np.zeros(games, np.int64)
    seed_stream_of(stream)
    steps, choosing = -games, 0.0
    start = time.process_time()
    while time.process_time() - start < seconds:
        begun = time.process_time()
        choose(infos["action_mask"], stream, actions)
        choosing += time.process_time() - begun
        _, _, _, _, infos = envs.step(actions)
        steps += games
        if steps == 0:  # the first step compiles
            start, choosing = time.process_time(), 0.0
    spent = time.process_time() - start
    return {"steps": steps / spent, "without choosing": steps / (spent - choosing)}


@kernel
def seed_stream_of(streams: Any) -> None:
    """Seed the first stream."""
    seed_stream(streams[0], 1, 2)


def best(measured: Callable[[], float]) -> float:
    """Return the best of several runs, the least disturbed."""
    return max(measured() for _ in range(ROUNDS))


def pgx_rates() -> dict[str, float]:
    """Return the steps per second of Pgx's games; empty where it is not installed."""
    if importlib.util.find_spec("pgx") is None:
        return {}
    return {name: best(lambda name=name: pgx(name, SECONDS)) for name in PGX}


def main() -> None:
    """Measure, and print the results."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    results = {
        "rolls": best(rate),
        "openspiel": best(lambda: openspiel_backgammon(SECONDS)),
        "openspiel, seen": best(lambda: openspiel_backgammon(SECONDS, seen=True)),
        "openspiel, C++ alone": best(lambda: openspiel_rollouts(SECONDS)),
        "pgx": pgx_rates(),
        "own": {name: [own(name, SECONDS) for _ in range(ROUNDS)] for name in GAMES_OF},
    }
    print(json.dumps(results))


if __name__ == "__main__":
    main()
