"""All works whose kernels can be compiled in advance: simulations, rollouts, positions and environments."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from monopolista.engine.episodes import FOR_WINNING, SAME_STEP
from monopolista.engine.records import to_bytes
from monopolista.games import GAMES, game_of
from monopolista.games.interface.game import Game
from monopolista.games.interface.learning import Places, Setting
from monopolista.games.interface.simulator import Job, Kernel
from monopolista.simulate.rollouts import Rollouts
from monopolista.simulate.runner.chunk_worker import job_of
from monopolista.simulate.runner.position_sampling import PositionSampling
from monopolista.simulate.runner.precompile import SIMULATIONS, Work


def _places(job: Job, count: int) -> Places:
    """Return games at the table of a job, whose first seat is an agent's."""
    seats = len(job.bots)
    setting = Setting(job.box, seats, frozenset({0}), job.bots, job.most_turns, job.most_turns, SAME_STEP, FOR_WINNING)
    return game_of(job.box.id).learning.places(setting, count)


def environment_kernels(job: Job) -> Sequence[Kernel]:
    """Return what environments have beside the rules and bots of a game, with arguments."""
    return _places(job, 1).kernels()


def step_environment(job: Job, first: int, count: int) -> None:
    """Play one decision of an agent in each of some games, and observe the games, as environments do.

    Parameters
    ----------
    job : Job
        Table, whose first seat is the agent's.
    first, count : int
        Seed of the first game, and number of games.
    """
    places = _places(job, count)
    places.buffers.seed({place: first + place for place in range(count)})
    places.begin(np.ones(count, np.int8))
    places.step(places.buffers.masks.argmax(axis=1))
    places.see(0)
    places.hide_from(0, np.random.default_rng(first))


ENVIRONMENTS: Final = Work("learn", step_environment, "environments", environment_kernels)


def usual_job(game: Game[Any, Any]) -> Job:
    """Return a table of two default bots with the first edition of a game."""
    return job_of(game, game.box(game.editions()[0], None), (game.usual,) * 2, seed=1)


def works_of(job: Job) -> tuple[Work, ...]:
    """Return all works of a game.

    Parameters
    ----------
    job : Job
        A table of the game.

    Returns
    -------
    tuple of Work
        Simulations, rollouts, positions and environments.
    """
    game = game_of(job.box.id)
    opening = to_bytes(game.rules(job.box).open(len(job.bots)))
    return (
        SIMULATIONS,
        Work("simulation", Rollouts((opening,)), "rollouts"),
        Work("learn", PositionSampling(game.learning, 1), "positions"),
        ENVIRONMENTS,
    )


def jobs_of(names: Iterable[str] = ()) -> list[Job]:
    """Return a table of each named game, by default of all games."""
    return [usual_job(GAMES[name]) for name in names or GAMES]
