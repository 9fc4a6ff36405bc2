"""A game as a PettingZoo AEC environment: every seat is an agent, and terminates when it is out of the game.

>>> environment = env(edition="uk", players=3)
>>> environment.reset(seed=1)
>>> environment.agents
['seat_0', 'seat_1', 'seat_2']
"""

from typing import Any, Unpack

import numpy as np
from gymnasium.spaces import Box as BoxSpace
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from monopolista.learn.env_config import Table, game_of_table, setting

from monopolista.engine.record_arrays import column  # isort: skip
from monopolista.engine.episodes import FOR_RICHES  # isort: skip
from monopolista.learn.gym_vector_env import spaces  # isort: skip

ILLEGAL = -1.0
"""Reward of an agent for an illegal action, which ends the game."""


def env(**config: Unpack[Table]) -> "AECEnv[str, dict[str, NDArray[Any]], int]":
    """Return a game with the usual wrappers of PettingZoo.

    Parameters
    ----------
    **config : Unpack[Table]
        Configuration of the table.

    Returns
    -------
    AECEnv
        Checks actions and the order of calls; an illegal action is rewarded with ILLEGAL.

    Raises
    ------
    AgentsError, EditionError, OptionError
        If the configuration is not valid; see ``env_config.setting``.
    """
    seats = TerminateIllegalWrapper(PettingZooEnv(**config), illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(seats))


class PettingZooEnv(AECEnv[str, dict[str, NDArray[Any]], int]):
    """The seats of a game, each an agent.

    Parameters
    ----------
    **config : Unpack[Table]
        Configuration of the table.
    """

    def __init__(self, **config: Unpack[Table]) -> None:
        super().__init__()
        game, players = game_of_table(config), config.get("players", 4)
        self._setting = setting({**config, "agents": range(players)})
        self.metadata = {"name": f"monopolista_{game.name}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.learning = game.learning
        observations, self._actions = spaces(self.learning)
        mask = BoxSpace(0, 1, (int(self._actions.n),), np.int8)
        self._observations = Dict({"observation": observations, "action_mask": mask})
        self._places = self.learning.places(self._setting, 1)
        self._seeded = False

    def observation_space(self, agent: str) -> Dict:
        """Return the observation space, the same for all agents."""
        assert agent in self.possible_agents
        return self._observations

    def action_space(self, agent: str) -> "Discrete[np.int64]":
        """Return the action space, the same for all agents."""
        assert agent in self.possible_agents
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        Parameters
        ----------
        seed : int, optional
            Seed of this game and of the following ones; without it the next game of the last seed begins.
        options : dict, optional
            Not used.
        """
        del options  # there are none
        buffers = self._places.buffers
        if seed is not None or not self._seeded:
            buffers.seed({0: int(np.random.default_rng().integers(1 << 63)) if seed is None else seed})
            self._seeded = True
        self._places.begin(np.ones(1, np.int8))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return the observation and the action mask of an agent.

        Parameters
        ----------
        agent : str
            Name of the agent.

        Returns
        -------
        dict
            ``observation`` (float32, shape (length,)) and ``action_mask`` (int8, shape (actions,)), which is all zeros
            unless the agent acts next.
        """
        buffers = self._places.buffers
        acts = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        mask = buffers.masks[0].copy() if acts else np.zeros_like(buffers.masks[0])
        return {"observation": self._places.see(self.possible_agents.index(agent)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Apply the action of the agent that acts; one that is out of the game passes None.

        Parameters
        ----------
        action : int or None
            Number of an action.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self._places.step(np.array([action], np.int64))
        self._reward()
        self._accumulate_rewards()
        if not any(self.terminations.values()) and not any(self.truncations.values()):
            self.agent_selection = self._next_agent()
        elif self._is("over") or self._is("cut"):
            self.agent_selection = self.agents[0]
            self._deads_step_first()
        else:
            self.agent_selection = self._next_agent()
            self._deads_step_first()

    def _reward(self) -> None:
        """Write the rewards of the agents still in the game, and terminate those that have left it."""
        over, cut = self._is("over"), self._is("cut")
        for agent in self.agents:
            if self.terminations[agent]:
                continue
            seat = self.possible_agents.index(agent)
            self.rewards[agent] = float(self._places.buffers.rewards[0, seat])
            if not over and not self._places.playing(seat):
                self.terminations[agent] = True
                self.rewards[agent] -= self._loss
            self.terminations[agent] |= over
            self.truncations[agent] = cut and not self.terminations[agent]

    @property
    def _loss(self) -> float:
        return 0.0 if self._setting.pays == FOR_RICHES else 1.0 / (self._setting.seats - 1)

    def _next_agent(self) -> str:
        return self.possible_agents[int(column(self._places.buffers.episodes, "asked")[0])]

    def _is(self, what: str) -> bool:
        return bool(column(self._places.buffers.episodes, what)[0])
