"""One game as a Gymnasium environment."""

from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from monopolista.learn.env_config import MOST_DECISIONS, Bot, document_parameters, named_parameters
from monopolista.learn.gym_vector_env import GymVectorEnv, reject_options, spaces

from monopolista.games.common.options import Options, Value  # isort: skip
from monopolista.games.interface.learning import Learning  # isort: skip
from monopolista.learn.game_batch import BatchState  # isort: skip
from monopolista.learn.rendering import FRAMES_PER_SECOND, RENDER_MODES  # isort: skip


@document_parameters
class GymEnv(Env[NDArray[Any], np.int64]):
    """A game that agents play; bots play the other seats.

    ``action_masks()`` and ``info["action_mask"]`` give the legal actions. An illegal action loses the game.

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
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012 (as Env declares it)

    @named_parameters
    def __init__(
        self,
        *,
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
        self._games = GymVectorEnv(
            1, autoreset_mode=AutoresetMode.DISABLED, render_mode=render_mode, game=game, edition=edition,
            players=players, options=options, agents=agents, bots=bots, reward=reward, most_turns=most_turns,
            most_decisions=most_decisions, resignation=resignation,
        )  # fmt: skip
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces(self.learning)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game.

        Parameters
        ----------
        seed : int, optional
            Seed of this game and of the following ones; without a seed, the next game of the last seed begins.
        options : dict, optional
            Must be empty, because there are no options.

        Returns
        -------
        observation : ndarray, float32, shape (length,)
            Observation of the first agent to act.
        info : dict
            ``action_mask`` (int8, shape (actions,)), ``seat`` (int, the acting agent), ``rewards`` (float32, shape
            (players,)) and ``refused`` (bool).

        Raises
        ------
        AgentsError
            If there are options.
        """
        reject_options(options or ())
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
            Observation of the next agent to act; after the end, of the last one that acted.
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

    def get_state(self) -> BatchState:
        """Return the state of the game, which can be pickled.

        Returns
        -------
        BatchState
            Game, bots and seeds of the episodes to come.
        """
        return self._games.get_state()

    def set_state(self, state: BatchState) -> None:
        """Continue from a state of this environment, or of another one with the same table.

        Parameters
        ----------
        state : BatchState
            As ``get_state`` returned it.

        Raises
        ------
        AgentsError
            If the state is of another table.
        """
        self._games.set_state(state)

    def clone(self, seat: int | None = None, *, seed: int | None = None) -> "GymEnv":
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
        GymEnv
            Copy in the same state.

        Raises
        ------
        AgentsError
            If the table has no such seat.
        """
        clone = deepcopy(self)
        if seat is not None:
            clone._games = self._games.clone(seat, seed=seed)
        return clone

    def observe(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Return observation and info as they are now, such as after ``set_state``.

        Returns
        -------
        observation : ndarray, float32, shape (length,)
            As ``reset`` returns it.
        info : dict
            As ``reset`` returns it.
        """
        observations, infos = self._games.observe()
        return observations[0], _unbatched(infos)

    def render(self) -> Any:
        """Return a frame of the game as ``render_mode`` asks for it, None without a render mode.

        Returns
        -------
        str or ndarray or None
            Text with colours for ``ansi``; uint8, shape (1000, 1000, 3), for ``rgb_array``.
        """
        frames = self._games.render()
        return None if frames is None else frames[0]

    def close(self) -> None:
        """Release the resources of rendering."""
        self._games.close()

    @property
    def learning(self) -> Learning[Any]:
        """Return the game's description for agents: fields of the observation, blocks of actions."""
        return self._games.learning

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action mask, bool, shape (actions,), under the name that sb3-contrib expects."""
        return self._games.masks[0] == 1

    def describe(self, action: int) -> str:
        """Return the meaning of an action number in English."""
        return self._games.describe(action)


def _unbatched(infos: dict[str, Any]) -> dict[str, Any]:
    return {
        "action_mask": infos["action_mask"][0],
        "seat": int(infos["seat"][0]),
        "rewards": infos["rewards"][0],
        "refused": bool(infos["refused"][0]),
    }
