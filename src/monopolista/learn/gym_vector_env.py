"""Many games as a Gymnasium vector environment: all of them step in one compiled call."""

from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box as BoxSpace
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from monopolista.learn.env_config import MOST_DECISIONS, Bot, TableConfig, document_parameters, named_parameters

from monopolista.engine import episodes  # isort: skip
from monopolista.games.common.options import Options, Value  # isort: skip
from monopolista.games.interface.learning import AgentsError, Learning, length_of  # isort: skip
from monopolista.learn.game_batch import BatchState, GameBatch  # isort: skip
from monopolista.learn.rendering import FRAMES_PER_SECOND, RENDER_MODES  # isort: skip

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


def reject_options(unknown: Collection[str]) -> None:
    """Refuse unknown options of ``reset``: the constructor configures the table.

    Parameters
    ----------
    unknown : collection of str
        Names of options.

    Raises
    ------
    AgentsError
        If there are any.
    """
    if unknown:
        listed = ", ".join(sorted(unknown))
        raise AgentsError(f"reset has no option {listed}: give parameters of the table to the environment")


@document_parameters
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

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012 (as VectorEnv declares it)

    @named_parameters
    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        game: str = "",
        edition: str = "",
        players: int = 4,
        options: Options | Mapping[str, Value] | None = None,
        agents: Collection[int] = (0,),
        bots: Bot | Sequence[Bot] = "",
        reward: str = "win",
        most_turns: int | None = None,
        most_decisions: int = MOST_DECISIONS,
        resignation: bool = False,
    ) -> None:
        config = TableConfig(
            game=game, edition=edition, players=players, options=options, agents=agents, bots=bots, reward=reward,
            most_turns=most_turns, most_decisions=most_decisions, resignation=resignation,
        )  # fmt: skip
        autoreset = AutoresetMode(autoreset_mode)
        self._batch = GameBatch(config, num_envs, _AUTORESET[autoreset], render_mode)
        self.metadata = {**self.metadata, "autoreset_mode": autoreset}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces(self.learning)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._same_step = autoreset is AutoresetMode.SAME_STEP
        self._copy = copy
        flags = np.zeros((4, num_envs), np.bool_)
        self._result = episodes.StepResult(np.zeros(num_envs, np.int32), np.zeros(num_envs, np.float32), *flags)

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
            Observation of the first agent to act in each place.
        infos : dict
            ``action_mask`` (int8, shape (num_envs, actions)), ``seat`` (int32, shape (num_envs,)), ``rewards``
            (float32, shape (num_envs, players)) and ``refused`` (bool, shape (num_envs,)).

        Raises
        ------
        AgentsError
            If there are other options.
        """
        reject_options(set(options or ()) - {"reset_mask"})
        wanted = np.ones(self.num_envs, np.int8)
        if options is not None and "reset_mask" in options:
            wanted[:] = options["reset_mask"]
        self._batch.begin(self._seeds(seed), self.np_random, wanted)
        return self.observe()

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
            Observation of the next agent to act.
        rewards : ndarray, float32, shape (num_envs,)
            Reward of the seat that has just acted.
        terminations, truncations : ndarray, bool, shape (num_envs,)
            Whether the game ended, and whether it reached a cap.
        infos : dict
            As ``reset`` returns it; with autoreset in the same step also ``final_obs`` and ``final_info``.
        """
        self._batch.places.step(np.ascontiguousarray(actions, np.int64))
        infos = self._infos()
        result = self._result
        if self._same_step and result.renewed.any():
            infos |= self._infos_of_last(result.renewed.copy())
        return (
            self._output(self._batch.buffers.observations),
            result.paid.copy(),
            result.over.copy(),
            result.cut.copy(),
            infos,
        )

    def get_state(self) -> BatchState:
        """Return the state of all games, which can be pickled.

        Returns
        -------
        BatchState
            Games, bots and seeds of the episodes to come.
        """
        return self._batch.get_state()

    def set_state(self, state: BatchState) -> None:
        """Continue from a state of this environment, or of another one with the same table and number of games.

        Parameters
        ----------
        state : BatchState
            As ``get_state`` returned it.

        Raises
        ------
        AgentsError
            If the state is of another table, or of another number of games.
        """
        self._batch.set_state(state)

    def observe(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Return observations and infos as they are now, such as after ``set_state``.

        Returns
        -------
        observations : ndarray, float32, shape (num_envs, length)
            As ``reset`` returns them.
        infos : dict
            As ``reset`` returns it.
        """
        return self._output(self._batch.buffers.observations), self._infos()

    def clone(self, seat: int | None = None, *, seed: int | None = None) -> "GymVectorEnv":
        """Return an independent copy, or one that contains only the knowledge of a seat.

        Parameters
        ----------
        seat : int, optional
            Seat whose knowledge the copy keeps. Hidden cards, unfinished drafts of others and all future random numbers
            are drawn again. Without a seat, the copy plays the same games to the last die.
        seed : int, optional
            Seed of the redraw; by default the operating system's random numbers.

        Returns
        -------
        GymVectorEnv
            Copy in the same state.

        Raises
        ------
        AgentsError
            If the table has no such seat.
        """
        clone = deepcopy(self)
        if seat is not None:
            clone._batch.hide_from(seat, seed)
        return clone

    def render(self) -> tuple[Any, ...] | None:
        """Return a frame of each game, as ``render_mode`` asks for it; None without a render mode."""
        if self.render_mode is None:
            return None
        return tuple(self._batch.render(place) for place in range(self.num_envs))

    def close_extras(self) -> None:
        """Release the resources of rendering."""
        self._batch.close()

    @property
    def learning(self) -> Learning[Any]:
        """Return the game's description for agents: fields of the observation, blocks of actions."""
        return self._batch.learning

    @property
    def masks(self) -> NDArray[np.int8]:
        """Return the action masks, int8, shape (num_envs, actions); the next step overwrites them."""
        return self._batch.buffers.masks

    def describe(self, action: int) -> str:
        """Return the meaning of an action number in English."""
        return self.learning.describe(self._batch.setting.box, action)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> dict[int, int]:
        """Return the seeds of the places that are given one."""
        if isinstance(seed, int | np.integer):
            return {place: int(seed) + place for place in range(self.num_envs)}
        return {} if seed is None else {place: one for place, one in enumerate(seed) if one is not None}

    def _infos(self) -> dict[str, Any]:
        buffers, result = self._batch.buffers, self._result
        episodes.write_result(buffers.episodes, buffers.rewards, result)
        return {
            "action_mask": self._output(buffers.masks),
            "seat": result.asked.copy(),
            "rewards": self._output(buffers.rewards[:, : self._batch.setting.seats]),
            "refused": result.refused.copy(),
        }

    def _infos_of_last(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        buffers = self._batch.buffers
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
