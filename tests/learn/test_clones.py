"""Environments of every kind, copied in thousands of positions: the copy plays on to the same bytes as the original."""

import copy
import pickle
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pytest

from monopolista.engine.chance import Stream, seed_stream
from monopolista.games import GAMES
from monopolista.games.common.options import OptionError, Options
from monopolista.learn.env_config import REWARDS
from monopolista.learn.gym_env import GymEnv
from monopolista.learn.gym_vector_env import GymVectorEnv
from monopolista.learn.pettingzoo import PettingZooEnv, parallel_env
from tests.battery.options import thrown
from tests.plugins.campaigns import Campaign

POSITIONS_OF_A_TABLE: Final = 100
"""How many positions in turn are of one table."""
STEPS_AHEAD: Final = 6
WAYS: Final = ("clone", "pickle", "deepcopy", "state")
GAMES_AT_ONCE: Final = 4


def single(**table: Any) -> GymEnv:
    return GymEnv(**table, agents=(0, 1), bots="regular")


def vector(**table: Any) -> GymVectorEnv:
    return GymVectorEnv(GAMES_AT_ONCE, **table, agents=(0, 1), bots="regular")


def among_agents(**table: Any) -> PettingZooEnv:
    return PettingZooEnv(**table)


def drawn(mask: Any, rng: np.random.Generator) -> int:
    """Return the number of a legal action; if there is none, the game has ended, and any number does."""
    legal = np.flatnonzero(mask)
    return int(rng.choice(legal)) if len(legal) else 0


def step_single(env: GymEnv, rng: np.random.Generator) -> bytes:
    """Take a random step, or begin the next game; return all that the environment returns, as bytes."""
    _, info = env.observe()
    observation, reward, over, cut, info = env.step(np.int64(drawn(info["action_mask"], rng)))
    got = [repr((reward, over, cut, info["seat"], info["refused"])).encode(), observation, info["action_mask"]]
    if over or cut:
        observation, after = env.reset()
        got += [observation, after["action_mask"]]
    return b"".join(bytes(one) for one in (*got, info["rewards"]))


def step_vector(envs: GymVectorEnv, rng: np.random.Generator) -> bytes:
    """Take a random step in each game."""
    _, before = envs.observe()
    actions = np.array([drawn(mask, rng) for mask in before["action_mask"]])
    observations, rewards, over, cut, infos = envs.step(actions)
    return b"".join(bytes(one) for one in (observations, rewards, over, cut, *(infos[name] for name in sorted(infos))))


def step_agents(env: PettingZooEnv, rng: np.random.Generator) -> bytes:
    """Let an agent take a random step."""
    if not env.agents:
        env.reset()
    agent = env.agent_selection
    observation, (_, reward, over, cut, info) = env.observe(agent), env.last(observe=False)
    env.step(None if over or cut else drawn(info["action_mask"], rng))
    return repr((agent, reward, over, cut, env.rewards)).encode() + bytes(observation) + bytes(info["action_mask"])


def step_parallel(env: Any, rng: np.random.Generator) -> bytes:
    """Let all agents answer at once."""
    if not env.agents:
        env.reset()
    before = env.get_state().agents["infos"]
    actions = {agent: drawn(before[agent]["action_mask"], rng) for agent in env.agents}
    observations, *results, infos = env.step(actions)
    seen = [bytes(one) for one in observations.values()] + [bytes(one["action_mask"]) for one in infos.values()]
    return repr((results, env.agents)).encode() + b"".join(seen)


KINDS: Final[dict[str, tuple[Callable[..., Any], Callable[[Any, np.random.Generator], bytes]]]] = {
    "single": (single, step_single),
    "vector": (vector, step_vector),
    "agents": (among_agents, step_agents),
    "parallel": (parallel_env, step_parallel),
}
"""What makes an environment of each kind, and what takes a step in it."""


def table_of(game: str, rng: np.random.Generator) -> dict[str, Any]:
    """Return the parameters of a random table."""
    edition, options = options_of(game, rng)
    seats: int = GAMES[game].box(edition, None).most_seats
    return {
        "game": game,
        "edition": edition,
        "options": options,
        "players": int(rng.integers(2, seats + 1)),
        "reward": [*REWARDS][rng.integers(len(REWARDS))],
        "most_decisions": (60, 500, 10_000)[rng.integers(3)],
        "resignation": bool(rng.random() < 0.3),
    }


def options_of(game: str, rng: np.random.Generator) -> tuple[str, Options]:
    """Return an edition and random options; those that exclude each other are drawn again."""
    editions, stream = GAMES[game].editions(), Stream()
    seed_stream(stream, int(rng.integers(1 << 32)), 0)
    while True:
        edition = editions[rng.integers(len(editions))]
        try:
            return edition, GAMES[game].box(edition, thrown(GAMES[game].box(edition, None), stream)).options
        except OptionError:
            continue


def copied(env: Any, way: str, make: Callable[..., Any], table: dict[str, Any]) -> Any:
    """Return a copy of an environment, or another one of the same table that continues from its state."""
    match way:
        case "clone":
            return env.clone()
        case "deepcopy":
            return copy.deepcopy(env)
        case "pickle":
            return pickle.loads(pickle.dumps(env))
        case _:
            other = make(**table)
            other.reset(seed=1)
            other.set_state(pickle.loads(pickle.dumps(env.get_state())))
            return other


def trail(env: Any, kind: str, seed: int, steps: int = STEPS_AHEAD) -> list[bytes]:
    """Return the bytes of all that an environment returns over some random steps."""
    rng = np.random.default_rng(seed)
    return [KINDS[kind][1](env, rng) for _ in range(steps)]


def check_copy(env: Any, other: Any, kind: str, seed: int) -> None:
    """Play on with the copy, with the original, and with the original from its state again."""
    state = env.get_state()
    assert other.get_state() == state
    ahead = trail(other, kind, seed)
    assert env.get_state() == state
    assert trail(env, kind, seed) == ahead
    after = env.get_state()
    assert after == other.get_state()
    assert after != state
    env.set_state(state)
    assert trail(env, kind, seed) == ahead
    assert env.get_state() == after


@pytest.mark.campaign("clones played on", sample=2)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_copies_played_on_return_the_same_bytes(game: str, kind: str, campaign: Campaign) -> None:
    rng = np.random.default_rng(campaign.seed)
    make, env, table = KINDS[kind][0], None, dict[str, Any]()
    positions = campaign.size(sample=24, full=10_000)
    for number in range(positions // GAMES_AT_ONCE if kind == "vector" else positions):
        if number % POSITIONS_OF_A_TABLE == 0:
            table = table_of(game, rng)
            env = make(**table)
            env.reset(seed=int(rng.integers(1 << 32)))
        trail(env, kind, number, steps=int(rng.integers(1, 10)))
        check_copy(env, copied(env, WAYS[number % len(WAYS)], make, table), kind, number)
