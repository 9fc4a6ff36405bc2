"""A chunk of a run that samples positions: decisions of bots in some of its games, and the winners.

>>> from monopolista.games import game_of, load
>>> from monopolista.simulate.runner.chunk_worker import job_of
>>> game, box = game_of("uk"), load("uk")
>>> noted = PositionSampling(game.learning, every=100)(job_of(game, box, ("regular",) * 3, seed=7), 5, 2)
>>> noted.games, sorted(set(noted.rows["game"].tolist())), noted.rows["observation"].shape[1]
(2, [5, 6], 1205)
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.games.interface.learning import Learning, LoggedDecisions
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.chunk_worker import check_all, load_custom_bots, pack_records, sampling_words
from monopolista.simulate.runner.run import Task
from monopolista.simulate.runner.seeding import words_of_games

LARGEST_COMPILED: Final = 32
LARGEST_PLAIN: Final = 4
"""Games per chunk. A short sampling interval needs fewer games, to keep the results of a chunk small."""


class Column(NamedTuple):
    """A column of the data set: name, dtype, unit and description."""

    name: str
    kind: type[np.generic]
    unit: str
    doc: str


COLUMNS: Final = (
    Column("observation", np.float32, "by field", "what the seat that has to answer sees, in the fields below"),
    Column("mask", np.int8, "yes", "1 for each legal action, in the order of the actions below"),
    Column("action", np.int16, "number", "the index of the bot’s action in the mask"),
    Column("share", np.float32, "win", "the seat’s share of the win; NaN if the game was cut short"),
    Column("game", np.int64, "number", "the game in its run, from 0; the run’s seed and this number identify the game"),
    Column("turn", np.int32, "turns", "turns of all seats that have begun in the game"),
    Column("seat", np.int16, "number", "the seat that has to answer, clockwise from 0"),
    Column("seats", np.int16, "seats", "seats at the table"),
    Column("question", np.int16, "number", "the kind of the open question, as listed below"),
)  # fmt: skip


class Positions(NamedTuple):
    """Positions of some games."""

    games: int
    rows: dict[str, NDArray[Any]]
    """Arrays by the names of ``COLUMNS``, a row for each position, in the order of play."""


@dataclass(frozen=True)
class PositionSampling:
    """Work of a chunk: play games and sample positions."""

    learning: Learning[Any]
    every: int
    """Sampling interval: one in how many decisions is recorded, on average."""

    def __call__(self, job: Job, first: int, count: int) -> Positions:
        """Play some games of a run, and sample positions.

        Parameters
        ----------
        job : Job
            What all chunks of the run have in common.
        first, count : int
            Number of the first game, and how many there are.

        Returns
        -------
        Positions
            Sampled positions in the order of the games.

        Raises
        ------
        IllegalBotActionError
            If a clause forbids an action of a bot.
        """
        load_custom_bots(job)
        games = range(first, first + count)
        seeds = [*words_of_games(job.seed, games)]
        sampling = [sampling_words(job.seed, game) for game in games]
        noted = self.learning.positions(
            job.box, job.levels, seeds, sampling, every=self.every, most_turns=job.most_turns
        )  # fmt: skip
        check_all(job, first, pack_records(noted.tallies))
        return Positions(count, _columns(job, first, noted))

    def tasks_of(self, job: Job, most: int, *, compiled: bool) -> Iterator[Task]:
        """Yield the chunks of a run; the positions do not depend on their size.

        Parameters
        ----------
        job : Job
            What all chunks have in common.
        most : int
            Number of games.
        compiled : bool
            Whether the workers run compiled kernels.

        Yields
        ------
        Task
            A chunk.
        """
        size = min(LARGEST_COMPILED if compiled else LARGEST_PLAIN, 2 * self.every)
        for first in count(0, size):
            if first >= most:
                return
            yield job, first, min(size, most - first)


def _columns(job: Job, first: int, noted: LoggedDecisions) -> dict[str, NDArray[Any]]:
    rows, winners = noted.rows, pack_records(noted.tallies)["winners"]
    known = {
        "game": first + rows["place"].astype(np.int64),
        "seats": np.full(len(rows["place"]), len(job.bots)),
        "share": _shares(winners[rows["place"]], rows["seat"]),
    }
    return {one.name: (rows | known)[one.name].astype(one.kind, copy=False) for one in COLUMNS}


def _shares(winners: NDArray[Any], seats: NDArray[Any]) -> NDArray[Any]:
    """Return the share of the win of each seat, float64, shape (positions,); NaN where no seat has won."""
    many = np.bitwise_count(winners)
    return np.where(many > 0, ((winners >> seats) & 1) / np.maximum(many, 1), np.nan)
