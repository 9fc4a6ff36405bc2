"""The tables with rows for each card game: games and seats."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.simulation.schema import GAMES, SEATS
from monopolista.games.interface.result_tables import frame, members, or_null, texts
from monopolista.games.interface.simulator import Job, Part

_GIVEN_COLUMNS = ("game", "seat", "bot", "place", "won")


def frames(job: Job[DealBox], parts: Sequence[Part]) -> dict[str, pl.DataFrame]:
    """Return the tables of some parts of a run, which follow each other."""
    games = {name: np.concatenate([part.games[name] for part in parts]) for name in parts[0].games}
    seats = {name: np.concatenate([part.seats[name] for part in parts]) for name in parts[0].seats}
    won = members(games["winners"], len(job.bots))
    return {"games": _games(games, seats, won), "seats": _seats(job, games, seats, won)}


def _games(games: dict[str, NDArray[Any]], seats: dict[str, NDArray[Any]], won: NDArray[np.bool_]) -> pl.DataFrame:
    columns: dict[str, Any] = {
        "ended": games["winners"] > 0,
        "winner": or_null(won.argmax(axis=1), games["winners"] > 0),
        "noes": seats["noes"].sum(axis=1),
        "stolen": seats["stolen"].sum(axis=1),
    }
    same = ("game", "turns", "rounds", "decisions", "draws", "reshuffles")
    return frame(GAMES, columns | {name: games[name] for name in same})


def _seats(
    job: Job[DealBox], games: dict[str, NDArray[Any]], seats: dict[str, NDArray[Any]], won: NDArray[np.bool_]
) -> pl.DataFrame:
    count = len(job.bots)
    flat = {name: column.ravel() for name, column in seats.items()}
    columns: dict[str, Any] = {
        "game": np.repeat(games["game"], count),
        "seat": np.tile(np.arange(count), len(games["game"])),
        "bot": np.tile(texts(job.bots), len(games["game"])),
        "place": or_null(flat["place"], flat["place"] > 0),
        "won": won.ravel(),
    }
    same = (column.name for column in SEATS if column.name not in _GIVEN_COLUMNS)
    return frame(SEATS, columns | {name: flat[name] for name in same})
