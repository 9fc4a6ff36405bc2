"""The environment of PettingZoo: its own tests, and that who goes bankrupt dies while the others play on."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test, parallel_api_test, seed_test

from monopolista.games import GAMES
from monopolista.learn.pettingzoo import PettingZooEnv, env, parallel_env

ALL = [
    (game.name, edition, players)
    for game in GAMES.values()
    for edition in game.editions()
    for players in range(2, game.box(edition, None).most_seats + 1)
]


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize(("game", "edition", "players"), ALL)
def test_it_passes_the_tests_of_pettingzoo(game: str, edition: str, players: int) -> None:
    api_test(env(game=game, edition=edition, players=players, most_turns=2), num_cycles=300)
    seed_test(lambda: env(game=game, edition=edition, players=players, most_turns=2), num_cycles=60)
    parallel_api_test(parallel_env(game=game, edition=edition, players=players, most_turns=2), num_cycles=60)


def random_game(seats: Any, seed: int) -> list[tuple[str, float, bool, bool]]:
    """Return what each agent got when its turn came, in a game of random agents."""
    seats.reset(seed=seed)
    rng = np.random.default_rng(seed)
    results: list[tuple[str, float, bool, bool]] = []
    for agent in seats.agent_iter():
        _, reward, over, cut, info = seats.last()
        results.append((agent, reward, over, cut))
        mask: NDArray[np.int8] = info["action_mask"]
        assert mask.any() != (over or cut), "who is in the game and asked has something to do, and nobody else"
        seats.step(None if over or cut else int(np.argmax(rng.random(mask.shape) * mask)))
    return results


LEAVING = [name for name, game in GAMES.items() if {"leave", "bankrupt"} & {one.verb for one in game.learning.blocks}]
"""The games in which an agent can be out before the end."""


@pytest.mark.parametrize("game", LEAVING)
def test_who_is_out_of_the_game_dies_while_the_others_play_on(game: str) -> None:
    results = random_game(PettingZooEnv(game=game, players=4, resignation=True), seed=3)
    died = [number for number, (_, _, over, _) in enumerate(results) if over]
    assert len(died) == 4
    assert died[-1] - died[0] > 3, "a seat played on"
    assert sorted({agent for agent, *_ in results}) == [f"seat_{seat}" for seat in range(4)]


@pytest.mark.parametrize("game", GAMES)
def test_each_is_paid_once_and_all_of_it_sums_to_nought(game: str) -> None:
    results = random_game(PettingZooEnv(game=game, players=4, resignation=True), seed=3)
    paid = {f"seat_{seat}": 0.0 for seat in range(4)}
    for agent, reward, _, _ in results:
        paid[agent] += reward
    assert sorted(paid.values()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1.0])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_cut_short_is_cut_short_for_all_and_pays_nobody(game: str) -> None:
    results = random_game(PettingZooEnv(game=game, players=3, most_decisions=4), seed=5)
    assert [(reward, over, cut) for _, reward, over, cut in results[-3:]] == [(0.0, False, True)] * 3


def test_what_the_mask_forbids_ends_the_game_at_that_agents_expense() -> None:
    seats: Any = env(players=3)
    seats.reset(seed=1)
    agent = seats.agent_selection
    forbidden = int(np.flatnonzero(seats.infos[agent]["action_mask"] == 0)[0])
    seats.step(forbidden)
    assert seats.terminations[agent]
    assert seats.rewards[agent] == -1.0


def test_an_agent_with_rewards_at_each_step_gets_every_sum_once() -> None:
    seats: Any = PettingZooEnv(players=3, reward="riches", most_decisions=120)
    seats.reset(seed=3)
    rng, results, paid = np.random.default_rng(3), dict.fromkeys(seats.agents, 0.0), dict.fromkeys(seats.agents, 0.0)
    for agent in seats.agent_iter():
        _, reward, over, cut, info = seats.last()
        results[agent] += reward
        mask: NDArray[np.int8] = info["action_mask"]
        seats.step(None if over or cut else int(np.argmax(rng.random(mask.shape) * mask)))
        for one in () if over or cut else seats.rewards:
            paid[one] += seats.rewards[one]
    assert any(paid.values())
    assert results == pytest.approx(paid)
