"""Many games as a Gymnasium vector environment: all of them step in one compiled call."""

from collections.abc import Sequence
from typing import Any, Final, Unpack

import numpy as np
from gymnasium.spaces import Box as BoxSpace
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from monopolista.learn.env_config import SharedTable, game_of_table, setting

from monopolista.engine import episodes  # isort: skip
from monopolista.games.interface.learning import Learning, length_of  # isort: skip

BOUND: Final = 1e6
"""Bound of the absolute value of every number in an observation."""
_AUTORESET: Final = {
    AutoresetMode.NEXT_STEP: episodes.NEXT_STEP,
    AutoresetMode.SAME_STEP: episodes.SAME_STEP,
    AutoresetMode.DISABLED: episodes.DISABLED,
}


def spaces(learning: Learning[Any]) -> tuple[BoxSpace, Discrete[np.int64]]:
    """Return the observation space and the action space of a game.

    Parameters
    ----------
    learning : Learning
        The game's description for agents.

    Returns
    -------
    observations : Box
        float32, shape (length,), from -BOUND to BOUND.
    actions : Discrete
        Number of actions.
    """
    observations = BoxSpace(-BOUND, BOUND, (length_of(learning.fields),), np.float32)
    return observations, Discrete(length_of(learning.blocks))


class GymVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Games that agents play side by side; bots play the other seats.

    One agent acts at a time in each game: ``info["seat"]`` is its seat, ``info["action_mask"]`` its legal actions. The
    reward is that of the seat that has just acted; ``info["rewards"]`` holds every seat's. An illegal action loses the
    game.

    Parameters
    ----------
    num_envs : int
        Number of games.
    autoreset_mode : AutoresetMode
        When the next episode of a place begins.
    copy : bool
        Whether arrays are returned as copies; otherwise the next step overwrites them.
    **config : Unpack[SharedTable]
        Configuration of the tables; an agent at seat 0 by default.

    Raises
    ------
    AgentsError, EditionError, OptionError
        If the configuration is not valid; see ``env_config.setting``.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **config: Unpack[SharedTable],
    ) -> None:
        self._setting = setting(config, _AUTORESET[AutoresetMode(autoreset_mode)])
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode(autoreset_mode)}
        self.num_envs = num_envs
        self.learning = game_of_table(config).learning
        self.single_observation_space, self.single_action_space = spaces(self.learning)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._same_step = AutoresetMode(autoreset_mode) is AutoresetMode.SAME_STEP
        self._copy = copy
        self._places = self.learning.places(self._setting, num_envs)
        self._buffers = self._places.buffers
        flags = np.zeros((4, num_envs), np.bool_)
        self._result = episodes.StepResult(np.zeros(num_envs, np.int32), np.zeros(num_envs, np.float32), *flags)
        self._seeded = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game in each place, or in those that ``options["reset_mask"]`` selects.

        Parameters
        ----------
        seed : int or sequence of (int or None), optional
            Seeds of the places; a single number n seeds place i with n + i, as a single environment would be.
        options : dict, optional
            ``reset_mask``: ndarray, bool, shape (num_envs,).

        Returns
        -------
        observations : ndarray, float32, shape (num_envs, length)
            What the agent that acts first sees in each place.
        infos : dict
            ``action_mask`` (int8, shape (num_envs, actions)), ``seat`` (int32, shape (num_envs,)), ``rewards``
            (float32, shape (num_envs, players)) and ``refused`` (bool, shape (num_envs,)).
        """
        self._buffers.seed(self._seeds(seed))
        self._seeded = True
        wanted = np.ones(self.num_envs, np.int8)
        if options is not None and "reset_mask" in options:
            wanted[:] = options["reset_mask"]
        self._buffers.rewards[:] = 0
        self._places.begin(wanted)
        return self._output(self._buffers.observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Apply an action in each place, and play on until an agent acts again.

        Parameters
        ----------
        actions : ndarray, int64, shape (num_envs,)
            Number of an action for each place; ignored where an episode has ended.

        Returns
        -------
        observations : ndarray, float32, shape (num_envs, length)
            What the agent that acts next sees.
        rewards : ndarray, float32, shape (num_envs,)
            Reward of the seat that has just acted.
        terminations, truncations : ndarray, bool, shape (num_envs,)
            Whether the game ended, and whether it reached a cap.
        infos : dict
            As ``reset`` returns it; with autoreset in the same step also ``final_obs`` and ``final_info``.
        """
        self._places.step(np.ascontiguousarray(actions, np.int64))
        infos = self._infos()
        result = self._result
        if self._same_step and result.renewed.any():
            infos |= self._infos_of_last(result.renewed.copy())
        return (
            self._output(self._buffers.observations),
            result.paid.copy(),
            result.over.copy(),
            result.cut.copy(),
            infos,
        )

    @property
    def masks(self) -> NDArray[np.int8]:
        """Return the action masks, int8, shape (num_envs, actions); the next step overwrites them."""
        return self._buffers.masks

    def describe(self, action: int) -> str:
        """Return in English what an action number means."""
        return self.learning.describe(self._setting.box, action)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> dict[int, int]:
        """Return the seeds of the places that get one: all of them at the first reset."""
        if isinstance(seed, int):
            return {place: seed + place for place in range(self.num_envs)}
        if seed is not None:
            return {place: one for place, one in enumerate(seed) if one is not None}
        if self._seeded:
            return {}
        return {place: int(self.np_random.integers(1 << 63)) for place in range(self.num_envs)}

    def _infos(self) -> dict[str, Any]:
        buffers, result = self._buffers, self._result
        episodes.write_result(buffers.episodes, buffers.rewards, result)
        return {
            "action_mask": self._output(buffers.masks),
            "seat": result.asked.copy(),
            "rewards": self._output(buffers.rewards[:, : self._setting.seats]),
            "refused": result.refused.copy(),
        }

    def _infos_of_last(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        buffers = self._buffers
        last = {"action_mask": self._output(buffers.last_masks), "_action_mask": ended}
        return {
            "final_obs": self._output(buffers.last_observations),
            "_final_obs": ended,
            "final_info": last,
            "_final_info": ended,
        }

    def _output(self, written: NDArray[Any]) -> NDArray[Any]:
        """Return an array for the caller; without ``copy`` the next step overwrites it."""
        return written.copy() if self._copy else written
