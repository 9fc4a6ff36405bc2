"""A game as a PettingZoo AEC environment: every seat is an agent, and terminates when it is out of the game."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box as BoxSpace
from gymnasium.spaces import Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from monopolista.learn.env_config import MOST_DECISIONS, TableConfig, document_parameters, named_parameters

from monopolista.engine.episodes import DISABLED, FOR_RICHES  # isort: skip
from monopolista.engine.record_arrays import column  # isort: skip
from monopolista.games.common.options import Options, Value  # isort: skip
from monopolista.games.interface.learning import Learning  # isort: skip
from monopolista.learn.game_batch import BatchState, GameBatch  # isort: skip
from monopolista.learn.gym_vector_env import spaces  # isort: skip
from monopolista.learn.rendering import FRAMES_PER_SECOND, RENDER_MODES  # isort: skip

_OF_AGENTS: Final = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
                     "agent_selection", "_skip_agent_selection")  # fmt: skip
"""Attributes of an AECEnv that change as it is played."""


@dataclass(frozen=True)
class PettingZooState:
    """State of an environment in which every seat is an agent; it can be pickled."""

    batch: BatchState
    agents: Mapping[str, Any]
    """The acting agent and the results of all agents, under the names of an AECEnv's attributes."""

    def __eq__(self, other: object) -> bool:
        """Return whether both states have the same bytes."""
        return isinstance(other, PettingZooState) and self._parts() == other._parts()

    def __hash__(self) -> int:
        """Return a hash of the bytes."""
        return hash(self._parts())

    def _parts(self) -> tuple[object, ...]:
        infos: Mapping[str, Mapping[str, NDArray[Any]]] = self.agents["infos"] or {}
        arrays = [(agent, name, value.tobytes()) for agent, info in infos.items() for name, value in info.items()]
        others = {name: value for name, value in self.agents.items() if name != "infos"}
        return (self.batch, *arrays, repr(others))


@document_parameters
class PettingZooEnv(AECEnv[str, NDArray[np.float32], int]):
    """The seats of a game, each an agent.

    ``infos[agent]["action_mask"]`` (int8, shape (actions,)) holds the legal actions: all zeros unless the agent acts
    next.

    Parameters
    ----------
    *
        Parameters of every environment; see ``env_config.PARAMETERS``.

    Raises
    ------
    AgentsError, CustomBotError, EditionError, OptionError
        If the configuration is not valid; see ``env_config.TableConfig.setting``.
    TypeError
        If there is no parameter of a name; the message names the nearest one.

    Warns
    -----
    PlainPythonWarning
        If games run in plain Python although that was not selected.
    """

    @named_parameters
    def __init__(
        self,
        *,
        render_mode: str | None = None,
        game: str = "",
        edition: str = "",
        players: int = 4,
        options: Options | Mapping[str, Value] | None = None,
        reward: str = "win",
        most_turns: int | None = None,
        most_decisions: int = MOST_DECISIONS,
        resignation: bool = False,
    ) -> None:
        super().__init__()
        config = TableConfig(
            game=game, edition=edition, players=players, options=options, agents=range(players), reward=reward,
            most_turns=most_turns, most_decisions=most_decisions, resignation=resignation,
        )  # fmt: skip
        self._batch = GameBatch(config, 1, DISABLED, render_mode)
        self.metadata = {
            "name": f"monopolista_{self._batch.game.name}_v0",
            "render_modes": [*RENDER_MODES],
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._observations, self._actions = spaces(self.learning)

    @property
    def learning(self) -> Learning[Any]:
        """Return the game's description for agents: fields of the observation, blocks of actions."""
        return self._batch.learning

    def observation_space(self, agent: str) -> BoxSpace:
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
        self._batch.begin({} if seed is None else {0: seed}, np.random.default_rng(), np.ones(1, np.int8))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select(self._next_agent())

    def observe(self, agent: str) -> NDArray[np.float32]:
        """Return the observation of an agent.

        Parameters
        ----------
        agent : str
            Name of the agent.

        Returns
        -------
        ndarray, float32, shape (length,)
            What the seat sees.
        """
        return self._batch.places.see(self.possible_agents.index(agent))

    def get_state(self) -> PettingZooState:
        """Return the state of the game and of its agents, which can be pickled.

        Returns
        -------
        PettingZooState
            State of this environment, without its wrappers.
        """
        agents = {name: deepcopy(getattr(self, name, None)) for name in _OF_AGENTS}
        return PettingZooState(self._batch.get_state(), agents)

    def set_state(self, state: PettingZooState) -> None:
        """Continue from a state of this environment, or of another one with the same table.

        Parameters
        ----------
        state : PettingZooState
            As ``get_state`` returned it.

        Raises
        ------
        AgentsError
            If the state is of another table.
        """
        self._batch.set_state(state.batch)
        for name, value in state.agents.items():
            setattr(self, name, deepcopy(value))

    def clone(self, seat: int | None = None, *, seed: int | None = None) -> "PettingZooEnv":
        """Return an independent copy, or one that contains only the knowledge of a seat.

        Parameters
        ----------
        seat : int, optional
            Seat whose knowledge the copy keeps. Hidden cards, unfinished drafts of others and all future random numbers
            are drawn again. Without a seat, the copy plays the same game to the last die.
        seed : int, optional
            Seed of the redraw; by default the operating system's random numbers.

        Returns
        -------
        PettingZooEnv
            Copy in the same state, without wrappers.

        Raises
        ------
        AgentsError
            If the table has no such seat.
        """
        clone = deepcopy(self)
        if seat is not None:
            clone._batch.hide_from(seat, seed)
            clone._write_infos(clone.possible_agents[max(0, clone._batch.asked(0))])
        return clone

    def render(self) -> Any:
        """Return a frame of the game as ``render_mode`` asks for it, None without a render mode.

        Returns
        -------
        str or ndarray or None
            Text with colours for ``ansi``; uint8, shape (1000, 1000, 3), for ``rgb_array``.
        """
        return self._batch.render(0)

    def close(self) -> None:
        """Release the resources of rendering."""
        self._batch.close()

    def step(self, action: int | None) -> None:
        """Apply the action of the acting agent; an agent that is out of the game passes None.

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
        self._batch.places.step(np.array([action], np.int64))
        self._reward()
        self._accumulate_rewards()
        ended = self._is("over") or self._is("cut")
        self._select(self.agents[0] if ended else self._next_agent())
        if any(self.terminations.values()) or any(self.truncations.values()):
            self._deads_step_first()

    def _select(self, agent: str) -> None:
        """Let an agent act."""
        self.agent_selection = agent
        self._write_infos(agent)

    def _write_infos(self, acting: str) -> None:
        mask = self._batch.buffers.masks[0]
        self.infos = {one: {"action_mask": mask.copy() if one == acting else mask * 0} for one in self.agents}

    def _reward(self) -> None:
        """Write the rewards of the agents still in the game, and terminate those that have left it."""
        over, cut = self._is("over"), self._is("cut")
        for agent in self.agents:
            if self.terminations[agent]:
                continue
            seat = self.possible_agents.index(agent)
            self.rewards[agent] = float(self._batch.buffers.rewards[0, seat])
            if not over and not self._batch.places.playing(seat):
                self.terminations[agent] = True
                self.rewards[agent] -= self._loss
            self.terminations[agent] |= over
            self.truncations[agent] = cut and not self.terminations[agent]

    @property
    def _loss(self) -> float:
        return 0.0 if self._batch.setting.pays == FOR_RICHES else 1.0 / (self._batch.setting.seats - 1)

    def _next_agent(self) -> str:
        return self.possible_agents[self._batch.asked(0)]

    def _is(self, what: str) -> bool:
        return bool(column(self._batch.buffers.episodes, what)[0])
