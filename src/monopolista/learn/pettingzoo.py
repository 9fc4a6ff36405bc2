"""A game as a PettingZoo environment, in turns or in parallel: every seat is an agent.

>>> environment = env(edition="uk", players=3)
>>> environment.reset(seed=1)
>>> environment.agents
['seat_0', 'seat_1', 'seat_2']
"""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from monopolista.learn.env_config import MOST_DECISIONS, document_parameters, named_parameters

from monopolista.games.common.options import Options, Value  # isort: skip
from monopolista.learn.pettingzoo_aec import PettingZooEnv  # isort: skip
from monopolista.learn.pettingzoo_parallel import ParallelPettingZooEnv  # isort: skip

__all__ = ["ILLEGAL", "ParallelPettingZooEnv", "PettingZooEnv", "env", "parallel_env"]

ILLEGAL: Final = -1.0
"""Reward of an agent for an illegal action, which ends the game."""


@named_parameters
@document_parameters
def env(  # noqa: D417 (document_parameters adds them)
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
) -> "AECEnv[str, NDArray[np.float32], int]":
    """Return a game with the usual wrappers of PettingZoo.

    Parameters
    ----------
    *
        Parameters of every environment; see ``env_config.PARAMETERS``.

    Returns
    -------
    AECEnv
        Checks actions and the order of calls; an illegal action is rewarded with ILLEGAL.

    Raises
    ------
    AgentsError, CustomBotError, EditionError, OptionError
        If the configuration is not valid; see ``env_config.TableConfig.setting``.
    TypeError
        If there is no parameter of a name; the message names the nearest one.
    """
    seats = PettingZooEnv(
        render_mode=render_mode, game=game, edition=edition, players=players, options=options, reward=reward,
        most_turns=most_turns, most_decisions=most_decisions, resignation=resignation,
    )  # fmt: skip
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(seats, illegal_reward=ILLEGAL)))


@named_parameters
@document_parameters
def parallel_env(  # noqa: D417 (document_parameters adds them)
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
) -> "ParallelPettingZooEnv":
    """Return a game in which every agent answers at each step, but only the answer of the acting agent counts.

    Parameters
    ----------
    *
        Parameters of every environment; see ``env_config.PARAMETERS``.

    Returns
    -------
    ParallelPettingZooEnv
        Environment for libraries that support only parallel ones.

    Raises
    ------
    AgentsError, CustomBotError, EditionError, OptionError
        If the configuration is not valid; see ``env_config.TableConfig.setting``.
    TypeError
        If there is no parameter of a name; the message names the nearest one.
    """
    return ParallelPettingZooEnv(
        PettingZooEnv(
            render_mode=render_mode,
            game=game,
            edition=edition,
            players=players,
            options=options,
            reward=reward,
            most_turns=most_turns,
            most_decisions=most_decisions,
            resignation=resignation,
        )
    )
