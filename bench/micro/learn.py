"""Measure our environments and those of others on one core, as JSON: ``python -m bench.micro.learn``.

Actions are random legal ones.

A step is one decision of a player, dice between them included. Seconds are those of this process, which keeps to one
core, and the best of three times. Pgx is measured where it is installed: with JAX it is too large for a lock.
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
"""The same game as OpenSpiel's, and the lightest of all."""


def openspiel_backgammon(seconds: float, *, seen: bool = False) -> float:
    """Return steps a second by way of Python; where seen, with the observation and the mask of who is to move."""
    game = pyspiel.load_game("backgammon")
    draw = random.Random(1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        steps += play_backgammon(game.new_initial_state(), draw, seen=seen)
    return steps / (time.process_time() - start)


def play_backgammon(state: pyspiel.State, draw: random.Random, *, seen: bool) -> int:
    """Play a game to its end, and return how many steps it took."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rolled(state.chance_outcomes(), draw.random()))
            continue
        if seen:
            state.observation_tensor()
            state.legal_actions_mask()
        actions = state.legal_actions()
        state.apply_action(actions[int(draw.random() * len(actions))])
        steps += 1
    return steps


def rolled(outcomes: Sequence[tuple[int, float]], point: float) -> int:
    """Return the outcome in whose share of all chances a point from 0 to 1 lies."""
    for outcome, chance in outcomes:
        point -= chance
        if point < 0:
            return outcome
    return outcomes[-1][0]


def openspiel_rollouts(seconds: float) -> float:
    """Return steps a second where OpenSpiel plays whole games by itself in C++, with neither observations nor masks.

    It tells no steps: those are its games times the mean length of games that Python played.
    """
    game = pyspiel.load_game("backgammon")
    state = opened(game)
    draw = random.Random(1)
    length = sum(play_backgammon(state.clone(), draw, seen=False) for _ in range(ROLLOUTS)) / ROLLOUTS
    player = rollouts(game)
    games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        player.step(state)
        games += ROLLOUTS
    return games * length / (time.process_time() - start)


def opened(game: pyspiel.Game) -> pyspiel.State:
    """Return a game whose first dice have been rolled: rollouts begin where a player is to move."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def rollouts(game: pyspiel.Game) -> pyspiel.MCTSBot:
    """Return a bot that looks at one position, from which it plays so many random games to the end."""
    judge = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed=1)
    return pyspiel.MCTSBot(
        game, judge, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )


def pgx(name: str, seconds: float, games: int = GAMES) -> float:
    """Return steps a second of so many games side by side that begin anew by themselves, observations and masks made.

    All of them are one compiled loop: no step goes through Python.
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
    """Return games that begin, and what takes so many steps in each of them."""
    jax: Any = importlib.import_module("jax")
    made: Any = importlib.import_module("pgx").make(name)
    again: Any = importlib.import_module("pgx.experimental").auto_reset
    step = jax.vmap(again(made.step, made.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choice, dice = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jax.numpy.log(state.legal_action_mask), axis=1)
        state = step(state, action, jax.random.split(dice, games))
        return (state, key), state.observation.sum()

    def many(state: Any, key: Any) -> Any:
        (state, key), shown = jax.lax.scan(one, (state, key), None, length=steps)
        return state, key, shown

    begun = jax.jit(jax.vmap(made.init))(jax.random.split(jax.random.PRNGKey(0), games))
    return begun, jax.jit(many)


@kernel
def choose(masks: Any, stream: Any, actions: Any) -> None:
    """Choose, in each place, any of the actions that its mask admits."""
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
    """Return our own steps a second, of random agents in all of four seats, and those with choosing left out."""
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
    """Begin the first stream."""
    seed_stream(streams[0], 1, 2)


def best(measured: Callable[[], float]) -> float:
    """Return the best of several times: the least disturbed."""
    return max(measured() for _ in range(ROUNDS))


def pgx_rates() -> dict[str, float]:
    """Return the steps a second of what Pgx plays; nothing where it is not installed."""
    if importlib.util.find_spec("pgx") is None:
        return {}
    return {name: best(lambda name=name: pgx(name, SECONDS)) for name in PGX}


def main() -> None:
    """Measure and print."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    told = {
        "rolls": best(rate),
        "openspiel": best(lambda: openspiel_backgammon(SECONDS)),
        "openspiel, seen": best(lambda: openspiel_backgammon(SECONDS, seen=True)),
        "openspiel, C++ alone": best(lambda: openspiel_rollouts(SECONDS)),
        "pgx": pgx_rates(),
        "own": {name: [own(name, SECONDS) for _ in range(ROUNDS)] for name in GAMES_OF},
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
