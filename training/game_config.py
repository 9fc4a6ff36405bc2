"""The training configuration of a game: its random tables, and the sampling of positions."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.seats import Seat
from monopolista.games import GAMES as REGISTERED
from monopolista.games.interface.bot_entry import Bot
from monopolista.games.interface.capabilities import HasOdds
from training.positions import Positions

GAMES: Final = tuple(name for name, game in REGISTERED.items() if isinstance(game, HasOdds))
"""The games with an evaluation network; each has a module of its name in this package."""
ALIKE: Final = 0.6
"""The share of tables where one of the strongest bots has all seats; at the others each bot is random."""
PositionSampler = Callable[[Any, Sequence[int], int, range, int], Positions]
"""Plays games between bots from a seed, and returns one position in a number of decisions."""


class TableConfig(NamedTuple):
    """A table: an edition and the bot of each seat."""

    box: Any
    bots: tuple[int, ...]


class GameBatch(Protocol):
    """Games that are played side by side."""

    games: Any

    def advance(self, most_turns: int, most_decisions: int) -> int:
        """Play until each game has ended or reached its limit; return the number of decisions of all games."""
        ...

    def odds(self, box: Any) -> NDArray[np.int32]:
        """Return the odds of all seats in each game, in millionths; shape (games, seats)."""
        ...


class SearchParameters(NamedTuple):
    """The parameters of the search for puzzles in a game."""

    seats: tuple[int, ...]
    players: tuple[str, ...]
    learner: str
    each: int = 1
    """Multiplies the number of puzzles of each edition: a game with many editions has fewer of each."""
    alike: int = 3
    """The highest number of puzzles of an edition with the same question, one more with the same difficulty."""


class GameConfig(NamedTuple):
    """The parts of training that differ by game."""

    bots: Sequence[Bot]
    features: int
    of_table: int
    """The first feature of the table; all later ones are of the table too."""
    weights: Any
    """The current weights, as kernels read them."""
    file: Path
    """The path of the weights."""
    draw_table: Callable[[Random, Sequence[int], float], TableConfig]
    """Draws a random table, given the strongest bots and the share of tables that are theirs alone."""
    training_positions: PositionSampler
    """Samples positions for training."""
    positions: PositionSampler
    """Samples positions for the evaluation."""
    every: int
    """One in this number of decisions is sampled, times the number of seats: a few of each game."""
    evaluated: Mapping[str, tuple[Any, Sequence[int]]]
    """The editions of the evaluation by name, with their numbers of seats."""
    start_games: Callable[[Any, Sequence[int], Sequence[Any]], GameBatch]
    """Starts games of an edition, given the bots and a seed for each game."""
    viewer: Seat | None
    """The seat from whose view odds are estimated: NOBODY where something is hidden."""
    weights_of_bots: Sequence[float]
    """The weight of each bot."""
    validated_decisions: int
    """The highest number of decisions per seat before a validated position, as in sampled positions."""
    mixed_opponents: tuple[tuple[str, ...], ...]
    """Opponents of ``champion`` at tables of four, beside three of each strong bot and a single one."""
    puzzles: SearchParameters


def config_of(game: str) -> GameConfig:
    """Return the training configuration of a game."""
    return cast(GameConfig, importlib.import_module(f"training.{game}").CONFIG)


def bots_of(
    rng: Random, strongest: Sequence[int], seats: int, weights: Sequence[float], *, alike: float = ALIKE
) -> tuple[int, ...]:
    """Draw the bot of each seat: one of the strongest for all seats, or random bots by weight."""
    if rng.random() < alike:
        return (rng.choice(strongest),) * seats
    return tuple(rng.choices(range(len(weights)), weights, k=seats))
