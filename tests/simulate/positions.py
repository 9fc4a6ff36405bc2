"""Positions noted in the body of this process; the worker calls it by name."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from monopolista.games import game_of
from monopolista.simulate.dataset import Dataset, Summary
from monopolista.simulate.report.data_dictionary import page_of
from monopolista.simulate.runner.position_sampling import COLUMNS, Positions, PositionSampling
from tests.simulate.chunks import Stated, job_of

STATED: dict[str, Stated] = {
    "regular": ("italy", {}, ["regular"] * 4, 7, 300),
    "trading": ("belgium-nl", {}, ["strategic", "value", "edmund", "thrifty"] * 2, 8, 60),
    "at random": ("uk", {"no_limit": True}, ["random"] * 10, 9, 6),
    "third die": ("us", {"speedy": True, "short": True}, ["regular", "fixed-a"], 10, 300),
    "clock": ("italy-2013", {"turns": 40}, ["strategic", "fixed-a", "value"], 11, 300),
    "cards": ("deal", {}, ["regular", "random", "risk-aware"], 12, 200),
    "many cards": ("deal", {}, ["random"] * 5, 13, 200),
}
"""Tables of either game: what is noted of them keeps its laws."""


def noting(stated: Stated, every: int) -> PositionSampling:
    """Return how positions are noted of a job that is stated."""
    return PositionSampling(game_of(stated[0]).learning, every)


def note(stated: Stated, every: int, first: int, count: int) -> Positions:
    """Note positions of some games."""
    return noting(stated, every)(job_of(stated), first, count)


def digest(stated: Stated, every: int, count: int) -> str:
    """Return a digest of every byte that is noted of some games."""
    total, rows = sha256(), note(stated, every, 0, count).rows
    for one in COLUMNS:
        total.update(rows[one.name].tobytes())
    return total.hexdigest()


def keep(path: Path, stated: Stated, most: int, ending: str, take: Callable[[Dataset], None]) -> Summary:
    """Keep what is taken in a folder."""
    job = job_of(stated)
    page = page_of(game_of(stated[0]), job, 4, ending)
    kept = Dataset(path, job, 4, most=most, ending=ending, page=page)
    take(kept)
    return kept.finish(0.0, 1, compiled=False)


def taking(stated: Stated, games: int) -> Callable[[Dataset], None]:
    """Return a sampler that takes positions of a number of games, game by game; they are played once."""
    noted = [note(stated, 4, game, 1) for game in range(games)]

    def take(kept: Dataset) -> None:
        for one in noted:
            kept.take(one)

    return take
