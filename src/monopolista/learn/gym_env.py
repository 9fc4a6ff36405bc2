"""One game as an environment of Gymnasium."""

from typing import Any, Unpack

import numpy as np
from gymnasium import Env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from monopolista.learn.env_config import SharedTable
from monopolista.learn.gym_vector_env import GymVectorEnv, spaces


class GymEnv(Env[NDArray[Any], np.int64]):
    """A game that agents play; the seats that no agent has are bots'.

    ``action_masks()`` and ``info["action_mask"]`` say what may be done. Who does something else has lost the game.
    """

    def __init__(self, **asked: Unpack[SharedTable]) -> None:
        self._games = GymVectorEnv(1, autoreset_mode=AutoresetMode.DISABLED, **asked)
        self.metadata = {"render_modes": []}
        self.learning = self._games.learning
        self.observation_space, self.action_space = spaces(self.learning)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game; without a seed the next one."""
        super().reset(seed=seed, options=options)
        observations, told = self._games.reset(seed=seed)
        return observations[0], _of_one(told)

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Carry out an action, and all else until an agent is asked again."""
        observations, rewards, over, cut, told = self._games.step(np.array([action], np.int64))
        return observations[0], float(rewards[0]), bool(over[0]), bool(cut[0]), _of_one(told)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions may be taken, as sb3-contrib asks for it; shape (actions,)."""
        return self._games.masks[0] == 1

    def describe(self, action: int) -> str:
        """Return in English what the number of an action stands for."""
        return self._games.describe(action)


def _of_one(told: dict[str, Any]) -> dict[str, Any]:
    return {
        "action_mask": told["action_mask"][0],
        "seat": int(told["seat"][0]),
        "rewards": told["rewards"][0],
        "refused": bool(told["refused"][0]),
    }
