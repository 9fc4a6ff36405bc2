"""Many games side by side as a vector environment of Gymnasium: all of them step in one compiled call."""

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
"""No number of an observation is larger."""
_BEGINS: Final = {
    AutoresetMode.NEXT_STEP: episodes.NEXT_STEP,
    AutoresetMode.SAME_STEP: episodes.SAME_STEP,
    AutoresetMode.DISABLED: episodes.DISABLED,
}


def spaces(learning: Learning[Any]) -> tuple[BoxSpace, Discrete[np.int64]]:
    """Return what is observed of a game and what can be done in it, as spaces of Gymnasium."""
    observed = BoxSpace(-BOUND, BOUND, (length_of(learning.fields),), np.float32)
    return observed, Discrete(length_of(learning.blocks))


class GymVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Games that agents play side by side; the seats that no agent has are bots'.

    An agent at a time is asked at each game: ``info["seat"]`` says which, ``info["action_mask"]`` what it may do.
    The reward is what the seat was paid that has just acted; ``info["rewards"]`` has every seat's. Who does what the
    mask forbids has lost the game.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **asked: Unpack[SharedTable],
    ) -> None:
        self._setting = setting(asked, _BEGINS[AutoresetMode(autoreset_mode)])
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode(autoreset_mode)}
        self.num_envs = num_envs
        self.learning = game_of_table(asked).learning
        self.single_observation_space, self.single_action_space = spaces(self.learning)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._same_step = AutoresetMode(autoreset_mode) is AutoresetMode.SAME_STEP
        self._copy = copy
        self._places = self.learning.places(self._setting, num_envs)
        self._screens = self._places.screens
        flags = np.zeros((4, num_envs), np.bool_)
        self._result = episodes.StepResult(np.zeros(num_envs, np.int32), np.zeros(num_envs, np.float32), *flags)
        self._seeded = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game in each place, or where ``options["reset_mask"]`` says so.

        A number seeds each place with a number of its own, from that on: the same as a single environment has.
        """
        self._screens.seed(self._seeds(seed))
        self._seeded = True
        wanted = np.ones(self.num_envs, np.int8)
        if options is not None and "reset_mask" in options:
            wanted[:] = options["reset_mask"]
        self._screens.rewards[:] = 0
        self._places.begin(wanted)
        return self._given(self._screens.observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out an action in each place, and all else until an agent is asked again."""
        self._places.step(np.ascontiguousarray(actions, np.int64))
        infos = self._infos()
        result = self._result
        if self._same_step and result.renewed.any():
            infos |= self._infos_of_last(result.renewed.copy())
        return self._given(self._screens.observations), result.paid.copy(), result.over.copy(), result.cut.copy(), infos

    @property
    def masks(self) -> NDArray[np.int8]:
        """Return what may be done in each place, shape (places, actions); the next step overwrites it."""
        return self._screens.masks

    def describe(self, action: int) -> str:
        """Return in English what the number of an action stands for."""
        return self.learning.describe(self._setting.box, action)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> dict[int, int]:
        """Return the seeds of the places that get one: all of them at the first time."""
        if isinstance(seed, int):
            return {place: seed + place for place in range(self.num_envs)}
        if seed is not None:
            return {place: one for place, one in enumerate(seed) if one is not None}
        if self._seeded:
            return {}
        return {place: int(self.np_random.integers(1 << 63)) for place in range(self.num_envs)}

    def _infos(self) -> dict[str, Any]:
        screens, result = self._screens, self._result
        episodes.write_result(screens.episodes, screens.rewards, result)
        return {
            "action_mask": self._given(screens.masks),
            "seat": result.asked.copy(),
            "rewards": self._given(screens.rewards[:, : self._setting.seats]),
            "refused": result.refused.copy(),
        }

    def _infos_of_last(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        screens = self._screens
        last = {"action_mask": self._given(screens.last_masks), "_action_mask": ended}
        return {
            "final_obs": self._given(screens.last_observations),
            "_final_obs": ended,
            "final_info": last,
            "_final_info": ended,
        }

    def _given(self, written: NDArray[Any]) -> NDArray[Any]:
        """Return an array to be kept by who asked; without ``copy`` it is overwritten by the next step."""
        return written.copy() if self._copy else written
