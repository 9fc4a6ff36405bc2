"""The tables with rows for each game: games, seats, trades."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.schema import COLOUR_NAMES
from monopolista.games.classic.rules import clauses
from monopolista.games.classic.simulation.count_records import CLAUSES
from monopolista.games.classic.simulation.schema import GAMES, SEATS, TRADES
from monopolista.games.interface.result_tables import frame, members, or_null, texts
from monopolista.games.interface.simulator import Job, Part

_CLAUSES = np.array([clauses.NAMES.get(number, "") for number in range(CLAUSES)])


def frames(job: Job[Box], parts: Sequence[Part]) -> dict[str, pl.DataFrame]:
    """Return the tables of some parts of a run, which follow each other."""
    games = {name: np.concatenate([part.games[name] for part in parts]) for name in parts[0].games}
    seats = {name: np.concatenate([part.seats[name] for part in parts]) for name in parts[0].seats}
    deals = np.concatenate([part.rows["noted"] for part in parts])
    deal_games = np.concatenate([part.rows["noted_games"] for part in parts])
    won = members(games["winners"], len(job.bots))
    return {
        "games": _games(games, seats, won),
        "seats": _seats(job, games, seats, won),
        "trades": _trades(job, deals, deal_games, won[deal_games - games["game"][0]]),
    }


def _games(games: dict[str, NDArray[Any]], seats: dict[str, NDArray[Any]], won: NDArray[np.bool_]) -> pl.DataFrame:
    winners = won.sum(axis=1)
    columns = {
        "ended": winners > 0,
        "winner": or_null(won.argmax(axis=1), winners == 1),
        "winners": winners,
        "bankruptcies": (seats["lost"] > 0).sum(axis=1),
        "trades": games["deals"],
    }
    same = ("game", "turns", "rounds", "decisions", "draws", "pot")
    return frame(GAMES, columns | {name: games[name] for name in same})


def _seats(
    job: Job[Box], games: dict[str, NDArray[Any]], seats: dict[str, NDArray[Any]], won: NDArray[np.bool_]
) -> pl.DataFrame:
    count = len(job.bots)
    flat = {name: column.ravel() for name, column in seats.items()}
    lost = flat["lost"] > 0
    owed = lost & (flat["cause"] > 0)
    by_card = flat["cause"] == clauses.CARD_1
    columns = {
        "game": np.repeat(games["game"], count),
        "seat": np.tile(np.arange(count), len(games["game"])),
        "bot": np.tile(texts(job.bots), len(games["game"])),
        "place": or_null(flat["place"], flat["place"] > 0),
        "won": won.ravel(),
        "lost_round": or_null(flat["lost"] - 1, lost),
        "cause": or_null(_CLAUSES[flat["cause"]], owed),
        "cause_square": or_null(flat["about"], owed & ~by_card),
        "cause_card": or_null(flat["about"], owed & by_card),
        "creditor": or_null(flat["creditor"], lost & (flat["creditor"] >= 0)),
        "rent_received": flat["rent_got"],
    }
    return frame(
        SEATS, columns | {name: flat[name] for name in ("cash", "worth", "turns", "rent_paid", "proposed", "traded")}
    )


def _trades(job: Job[Box], deals: NDArray[Any], numbers: NDArray[Any], won: NDArray[np.bool_]) -> pl.DataFrame:
    squares = np.array(job.box.edition.square)
    colours = texts(COLOUR_NAMES)
    rows = np.arange(len(deals))
    columns = {
        "game": numbers,
        "gives": _named(deals["gives"], squares, pl.Int16()),
        "gets": _named(deals["gets"], squares, pl.Int16()),
        "maker_completes": _named(deals["maker_completes"], colours, pl.String()),
        "partner_completes": _named(deals["partner_completes"], colours, pl.String()),
        "maker_won": won[rows, deals["maker"]],
        "partner_won": won[rows, deals["partner"]],
    }
    return frame(
        TRADES,
        columns | {name: deals[name] for name in ("round", "maker", "partner", "money", "maker_cash", "partner_cash")},
    )


def _named(sets: NDArray[Any], names: NDArray[Any], kind: pl.DataType) -> pl.Series:
    """Return sets of numbers as lists of their names."""
    rows, at = np.nonzero(members(sets, len(names)))
    listed = pl.DataFrame({"row": rows, "name": pl.Series(names[at], dtype=kind)})
    grouped = listed.group_by("row", maintain_order=True).agg("name")
    every = pl.DataFrame({"row": np.arange(len(sets))}).join(grouped, on="row", how="left", maintain_order="left")
    return every["name"].fill_null(pl.Series([[]], dtype=pl.List(kind)))
