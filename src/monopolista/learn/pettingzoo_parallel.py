"""A game as a PettingZoo parallel environment: every seat is an agent, and all answer at each step."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box as BoxSpace
from gymnasium.spaces import Discrete
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from monopolista.learn.pettingzoo_aec import PettingZooEnv, PettingZooState

from monopolista.games.interface.learning import AgentsError  # isort: skip


class ParallelPettingZooEnv(ParallelEnv[str, NDArray[np.float32], int]):
    """The seats of a game, each an agent, as a parallel environment.

    All agents answer at each step. The game is played in turns: only one answer counts, from the agent whose
    ``infos[agent]["action_mask"]`` has a 1, and those of all others are ignored.

    Parameters
    ----------
    turns : PettingZooEnv
        The game in turns.
    """

    def __init__(self, turns: PettingZooEnv) -> None:
        self._turns = turns
        self.metadata = {**turns.metadata, "is_parallelizable": True}
        self.render_mode = turns.render_mode
        self.possible_agents = turns.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> BoxSpace:
        """Return the observation space, the same for all agents."""
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> "Discrete[np.int64]":
        """Return the action space, the same for all agents."""
        return self._turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[np.float32]], dict[str, dict[str, Any]]]:
        """Begin a game.

        Parameters
        ----------
        seed : int, optional
            Seed of this game and of the following ones; without it the next game of the last seed begins.
        options : dict, optional
            Not used.

        Returns
        -------
        observations : dict
            By agent, what it sees: float32, shape (length,).
        infos : dict
            By agent, ``action_mask``: int8, shape (actions,).
        """
        self._turns.reset(seed, options)
        self.agents = [*self._turns.agents]
        return self._observations(self.agents), dict(self._turns.infos)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, NDArray[np.float32]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Apply the action of the agent that acts.

        Parameters
        ----------
        actions : Mapping of str to int
            By agent, the number of an action.

        Returns
        -------
        observations, rewards, terminations, truncations, infos : dict
            By agent, of all that were in the game before the step.

        Raises
        ------
        AgentsError
            If the agent that acts has no action.
        """
        turns, agents = self._turns, self.agents
        if turns.agent_selection not in actions:
            raise AgentsError(f"{turns.agent_selection} acts now: give it an action")
        turns.step(int(actions[turns.agent_selection]))
        rewards, over, cut = dict(turns.rewards), dict(turns.terminations), dict(turns.truncations)
        infos, observations = dict(turns.infos), self._observations(agents)
        while turns.agents and (over[turns.agent_selection] or cut[turns.agent_selection]):
            turns.step(None)
        self.agents = [*turns.agents]
        return observations, rewards, over, cut, infos

    def get_state(self) -> PettingZooState:
        """Return the state of the game and of its agents; see ``PettingZooEnv.get_state``."""
        return self._turns.get_state()

    def set_state(self, state: PettingZooState) -> None:
        """Continue from a state; see ``PettingZooEnv.set_state``."""
        self._turns.set_state(state)
        self.agents = [*self._turns.agents]

    def clone(self, seat: int | None = None, *, seed: int | None = None) -> "ParallelPettingZooEnv":
        """Return an independent copy, or one that keeps only what a seat knows; see ``PettingZooEnv.clone``."""
        clone = ParallelPettingZooEnv(self._turns.clone(seat, seed=seed))
        clone.agents = [*self.agents]
        return clone

    def render(self) -> Any:
        """Return a frame of the game; see ``PettingZooEnv.render``."""
        return self._turns.render()

    def close(self) -> None:
        """Release the resources of rendering."""
        self._turns.close()

    def _observations(self, agents: list[str]) -> dict[str, NDArray[np.float32]]:
        return {agent: self._turns.observe(agent) for agent in agents}
