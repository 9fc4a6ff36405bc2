"""Environments can be copied, saved and continued, and a clone for a seat gives away nothing that is hidden."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from monopolista.games import GAMES
from monopolista.games.interface.learning import AgentsError
from monopolista.learn.gym_env import GymEnv
from monopolista.learn.gym_vector_env import GymVectorEnv
from monopolista.learn.pettingzoo import PettingZooEnv, env, parallel_env

COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
    "clone": lambda one: one.clone(),
}


def vector_trail(envs: GymVectorEnv, steps: int, seed: int) -> list[bytes]:
    """Return the bytes of all that an environment returns over some random steps."""
    rng, trail = np.random.default_rng(seed), list[bytes]()
    _, infos = envs.observe()
    for _ in range(steps):
        masks: NDArray[np.int8] = infos["action_mask"]
        observations, rewards, over, cut, infos = envs.step((rng.random(masks.shape) * (masks == 1)).argmax(axis=1))
        arrays = (observations, rewards, over, cut, infos["action_mask"], infos["rewards"], infos["seat"])
        trail.append(b"".join(one.tobytes() for one in arrays))
    return trail


def played(game: str, steps: int, **parameters: Any) -> GymVectorEnv:
    """Return four games some random steps after their beginning."""
    envs = GymVectorEnv(4, game=game, players=3, agents=range(2), most_decisions=150, **parameters)
    envs.reset(seed=5)
    vector_trail(envs, steps, 7)
    return envs


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_many_games_goes_on_as_they_do(game: str, way: str) -> None:
    envs = played(game, 30)
    other = COPIES[way](envs)
    assert other.get_state() == envs.get_state()
    assert vector_trail(other, 40, 3) == vector_trail(envs, 40, 3)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_leads_back_to_where_it_was_taken(game: str) -> None:
    envs = played(game, 30)
    state = pickle.loads(pickle.dumps(envs.get_state()))
    ahead = vector_trail(envs, 40, 3)
    assert envs.get_state() != state
    envs.set_state(state)
    assert envs.get_state() == state
    assert vector_trail(envs, 40, 3) == ahead


def test_a_state_of_another_table_is_refused() -> None:
    state = played("classic", 3).get_state()
    with pytest.raises(AgentsError, match="the state is of table"):
        played("deal", 3).set_state(state)
    with pytest.raises(AgentsError, match="the state is of 4 games, and this environment has 2"):
        GymVectorEnv(2, game="classic", players=3).set_state(state)


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_single_game_goes_on_as_it_does(game: str, way: str) -> None:
    env = GymEnv(game=game, players=2)
    _, info = env.reset(seed=4)
    other, rng = COPIES[way](env), np.random.default_rng(2)
    for _ in range(30):
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        one, two = env.step(action), other.step(action)
        info = one[4]
        assert np.array_equal(one[0], two[0])
        assert one[1:4] == two[1:4]
        assert np.array_equal(info["action_mask"], two[4]["action_mask"])


def agents_trail(seats: Any, steps: int) -> list[tuple[str, bytes, float, bool, bool, bytes]]:
    """Return what agents get over some random steps."""
    rng, trail = np.random.default_rng(6), list[tuple[str, bytes, float, bool, bool, bytes]]()
    for agent in seats.agent_iter(steps):
        observation, reward, over, cut, info = seats.last()
        mask: NDArray[np.int8] = info["action_mask"]
        trail.append((agent, observation.tobytes(), reward, over, cut, mask.tobytes()))
        seats.step(None if over or cut else int(rng.choice(np.flatnonzero(mask))))
    return trail


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_game_among_agents_goes_on_as_it_does(game: str, way: str) -> None:
    seats = PettingZooEnv(game=game, players=3, resignation=True, most_decisions=60)
    seats.reset(seed=2)
    agents_trail(seats, 10)
    assert seats.agents
    other, state = COPIES[way](seats), seats.get_state()
    assert other.get_state() == state
    ahead = agents_trail(seats, 100)
    assert len({state, other.get_state(), seats.get_state()}) == 2
    assert agents_trail(other, 100) == ahead
    seats.set_state(state)
    assert agents_trail(seats, 100) == ahead


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
def test_wrappers_are_copied_with_their_game(way: str) -> None:
    seats: Any = env(game="deal", players=3)
    seats.reset(seed=2)
    agents_trail(seats, 20)
    other = COPIES[way](seats)
    assert agents_trail(other, 30) == agents_trail(seats, 30)


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_of_a_parallel_game_goes_on_as_it_does(way: str) -> None:
    seats = parallel_env(game="deal", players=3)
    _, infos = seats.reset(seed=2)
    other, rng = COPIES[way](seats), np.random.default_rng(3)
    for _ in range(30):
        actions = {agent: int(np.argmax(rng.random(len(info["action_mask"])) * info["action_mask"]))
                   for agent, info in infos.items()}  # fmt: skip
        one, two = seats.step(actions), other.step(actions)
        infos = one[4]
        assert all(np.array_equal(one[0][agent], two[0][agent]) for agent in one[0])
        assert one[1:4] == two[1:4]


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_for_a_seat_shows_that_seat_the_same_and_draws_other_dice(game: str) -> None:
    seats = PettingZooEnv(game=game, players=3)
    seats.reset(seed=2)
    agents_trail(seats, 25)
    for seat, agent in enumerate(seats.agents):
        clones = [seats.clone(seat, seed=seed) for seed in range(3)]
        for clone in clones:
            assert np.array_equal(clone.observe(agent), seats.observe(agent))
            assert clone.agent_selection == seats.agent_selection
        assert clones[0].get_state().batch == seats.clone(seat, seed=0).get_state().batch
        assert len({clone.get_state().batch for clone in (seats, *clones)}) == 4
    acting = seats.agent_selection
    clone = seats.clone(seats.agents.index(acting), seed=1)
    assert np.array_equal(clone.infos[acting]["action_mask"], seats.infos[acting]["action_mask"])


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_not_know_does_not_change_its_clones(game: str) -> None:
    seats = PettingZooEnv(game=game, players=3)
    seats.reset(seed=2)
    agents_trail(seats, 25)
    for seat in range(3):
        others = [seats.clone(seat, seed=seed).clone(seat, seed=9) for seed in range(5)]
        assert {one.get_state().batch for one in others} == {seats.clone(seat, seed=9).get_state().batch}


def test_a_clone_for_a_seat_deals_the_hands_of_all_others_anew() -> None:
    envs = GymVectorEnv(1, game="deal", players=3, agents=range(3))
    envs.reset(seed=3)
    before: Any = envs.get_state().places.games[0]
    after: Any = envs.clone(1, seed=5).get_state().places.games[0]
    assert after["hands"][1] == before["hands"][1]
    assert all(after["hands"][seat] != before["hands"][seat] for seat in (0, 2))


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_for_a_seat_does_not_tell_what_was_drawn_last(game: str) -> None:
    state = played(game, 30).clone(1, seed=5).get_state().places.games
    assert not state["event_count"].any()
    assert len(np.unique(state["events"])) == 1


def test_there_is_no_clone_for_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(AgentsError, match="the table has seats 0 to 2, not 3"):
        played("classic", 3).clone(3)
