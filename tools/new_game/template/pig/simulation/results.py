"""Tables of a simulation: their columns and their rows."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import polars as pl

from monopolista.games.interface import result_tables
from monopolista.games.interface.result_tables import Column, Tables, frame, members, or_null, texts
from monopolista.games.interface.simulator import Counts, Job, Part
from tools.new_game.template.pig.rules.records import PIPS
from tools.new_game.template.pig.simulation.single_game import MOST_TURNS

_GAMES: Final = (result_tables.GAME, result_tables.ended(MOST_TURNS), result_tables.ROUNDS)
_SEATS: Final = (*result_tables.OF_SEAT, result_tables.SEAT_TURNS)
_PIPS: Final = (
    Column("pips", result_tables.SMALL, "number of pips on the die"),
    Column("rolls", result_tables.SUM, "number of rolls with this number"),
)
TABLES: Final[Tables] = {"games": _GAMES, "seats": _SEATS, "pips": _PIPS}


def rows(job: Job[Any], parts: Sequence[Part]) -> Mapping[str, pl.DataFrame]:
    """Return the tables with a row for each game, and for each seat of each game."""
    games = {name: np.concatenate([part.games[name] for part in parts]) for name in parts[0].games}
    seats = {name: np.concatenate([part.seats[name] for part in parts]).ravel() for name in parts[0].seats}
    count, size = len(games["game"]), len(job.bots)
    seated = {"game": np.repeat(games["game"], size), "seat": np.tile(np.arange(size), count)}
    bots = {"bot": np.tile(texts(job.bots), count), "turns": seats["turns"]}
    results = {
        "place": or_null(seats["place"], seats["place"] > 0),
        "won": members(games["winners"], size).ravel(),
    }
    ended = {"game": games["game"], "ended": games["winners"] > 0, "rounds": games["rounds"]}
    return {"games": frame(_GAMES, ended), "seats": frame(_SEATS, seated | bots | results)}


def sums(batches: Counts) -> Mapping[str, pl.DataFrame]:
    """Return the table of the frequencies of the sides of the die."""
    return {"pips": frame(_PIPS, {"pips": np.arange(1, PIPS + 1), "rolls": batches["pips"].sum(axis=0)})}
