"""One game as a Gymnasium environment."""

from typing import Any, Unpack

import numpy as np
from gymnasium import Env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from monopolista.learn.env_config import SharedTable
from monopolista.learn.gym_vector_env import GymVectorEnv, spaces


class GymEnv(Env[NDArray[Any], np.int64]):
    """A game that agents play; bots play the other seats.

    ``action_masks()`` and ``info["action_mask"]`` give the legal actions. An illegal action loses the game.

    Parameters
    ----------
    **config : Unpack[SharedTable]
        Configuration of the table; an agent at seat 0 by default.

    Raises
    ------
    AgentsError, EditionError, OptionError
        If the configuration is not valid; see ``env_config.setting``.
    """

    def __init__(self, **config: Unpack[SharedTable]) -> None:
        self._games = GymVectorEnv(1, autoreset_mode=AutoresetMode.DISABLED, **config)
        self.metadata = {"render_modes": []}
        self.learning = self._games.learning
        self.observation_space, self.action_space = spaces(self.learning)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game.

        Parameters
        ----------
        seed : int, optional
            Seed of this game and of the following ones; without it the next game of the last seed begins.
        options : dict, optional
            Not used.

        Returns
        -------
        observation : ndarray, float32, shape (length,)
            What the agent that acts first sees.
        info : dict
            ``action_mask`` (int8, shape (actions,)), ``seat`` (int, the agent that acts), ``rewards`` (float32, shape
            (players,)) and ``refused`` (bool).
        """
        super().reset(seed=seed, options=options)
        observations, infos = self._games.reset(seed=seed)
        return observations[0], _unbatched(infos)

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Apply an action, and play on until an agent acts again.

        Parameters
        ----------
        action : np.int64
            Number of an action; one without a 1 in the mask loses the game.

        Returns
        -------
        observation : ndarray, float32, shape (length,)
            What the agent that acts next sees; after the end, the one that acted last.
        reward : float
            Reward of the seat that has just acted.
        terminated : bool
            Whether the game ended, or an illegal action ended it.
        truncated : bool
            Whether the game reached a cap.
        info : dict
            As ``reset`` returns it; ``refused`` says whether the action was illegal.
        """
        observations, rewards, over, cut, infos = self._games.step(np.array([action], np.int64))
        return observations[0], float(rewards[0]), bool(over[0]), bool(cut[0]), _unbatched(infos)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action mask, bool, shape (actions,), under the name by which sb3-contrib calls it."""
        return self._games.masks[0] == 1

    def describe(self, action: int) -> str:
        """Return in English what an action number means."""
        return self._games.describe(action)


def _unbatched(infos: dict[str, Any]) -> dict[str, Any]:
    return {
        "action_mask": infos["action_mask"][0],
        "seat": int(infos["seat"][0]),
        "rewards": infos["rewards"][0],
        "refused": bool(infos["refused"][0]),
    }
