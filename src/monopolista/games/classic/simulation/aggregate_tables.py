"""The tables that are sums over all games of a run, or means with intervals: squares, deeds, colours, money, dice."""

from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from monopolista.engine.seats import SEATS
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.schema import COLOUR_NAMES
from monopolista.games.classic.presentation.narrate import square_name
from monopolista.games.classic.rules import clauses
from monopolista.games.classic.rules.records import COLOURS, DEEDS, SQUARES
from monopolista.games.classic.simulation import schema
from monopolista.games.classic.simulation.count_records import FACES, PLACES, PURPOSES, ROUNDS, WAYS
from monopolista.games.interface.result_tables import frame, means, means_by_round, shares, texts
from monopolista.games.interface.simulator import Counts, Job

_WAYS = ("bought", "traded", "inherited")
_PURPOSES = ("move", "jail", "company", "start")
_OF_A_DEED = (
    "held", "auctioned", "dealt", "rents", "earned", "built", "built_for", "sold", "sold_for", "mortgaged", "redeemed",
    "traded",
)  # fmt: skip
_EARNING = ("earned", "rents", "bought_for", "auctioned_for", "built_for", "sold_for")


def frames(job: Job[Box], batches: Counts, language: str) -> dict[str, pl.DataFrame]:
    """Return the tables of what was counted in each batch of games, with names in a language."""
    counts = {name: sums.sum(axis=0) for name, sums in batches.items()}
    return {
        "squares": _squares(job, batches, counts, language),
        "deeds": _deeds(job, batches, counts, language),
        "colours": _colours(job, batches, counts),
        "money": _money(job, counts),
        "rounds": _rounds(job, batches),
        "dice": _dice(counts),
        "payments": _payments(counts),
    }


def _square_names(job: Job[Box], language: str) -> NDArray[Any]:
    return texts([square_name(job.box, square, language).rstrip("!") for square in range(SQUARES)])


def _squares(job: Job[Box], batches: Counts, counts: Counts, language: str) -> pl.DataFrame:
    seats = len(job.bots)
    places = np.append(np.arange(SQUARES), job.box.edition.jail)
    columns: dict[str, Any] = {
        "square": np.tile(places, seats),
        "name": np.tile(_square_names(job, language)[places], seats),
        "jailed": np.tile(np.arange(PLACES) == SQUARES, seats),
        "seat": np.repeat(np.arange(seats), PLACES),
        "bot": np.repeat(texts(job.bots), PLACES),
        "stops": counts["stops"].reshape(SEATS, PLACES)[:seats].ravel(),
        "landings": counts["landings"].reshape(SEATS, PLACES)[:seats].ravel(),
    }
    stops = batches["stops"].reshape(-1, SEATS, PLACES)[:, :seats]
    columns |= _stop_shares("share", stops)
    columns |= _stop_shares("share_of_all", np.broadcast_to(stops.sum(axis=1, keepdims=True), stops.shape))
    return frame(schema.SQUARES, columns)


def _stop_shares(name: str, stops: NDArray[np.int64]) -> dict[str, pl.Series]:
    """Return the share of each place in the rolls of each seat, from stops by batch, seat and place."""
    rolls = np.broadcast_to(stops.sum(axis=2, keepdims=True), stops.shape)
    return shares(name, stops.reshape(len(stops), -1), rolls.reshape(len(stops), -1))


def _deeds(job: Job[Box], batches: Counts, counts: Counts, language: str) -> pl.DataFrame:
    squares = np.array(job.box.edition.square)
    columns: dict[str, Any] = {
        "square": squares,
        "name": _square_names(job, language)[squares],
        "colour": texts(COLOUR_NAMES)[np.array(job.box.edition.colour)[squares]],
        "declined": counts["declined"],
        "unsold": counts["unsold"],
        "bought": counts["bought"],
        "paid": counts["bought_for"] + counts["auctioned_for"],
    }
    columns |= {name: counts[name] for name in _OF_A_DEED}
    columns |= means("auction_price", batches["auctioned_for"], batches["auctioned"])
    columns |= _earnings({name: batches[name] for name in _EARNING}, batches["held"])
    return frame(schema.DEEDS, columns | _back(counts["back"].reshape(DEEDS, ROUNDS), counts["held"]))


def _colours(job: Job[Box], batches: Counts, counts: Counts) -> pl.DataFrame:
    of_deed = np.array(job.box.edition.colour)[np.array(job.box.edition.square)]
    columns: dict[str, Any] = {name: _by_colour(of_deed, counts[name]) for name in (*_OF_A_DEED, "bought")}
    columns |= {
        "colour": texts(COLOUR_NAMES),
        "deeds": np.array(job.box.edition.size),
        "held": counts["held_colour"],
        "paid": _by_colour(of_deed, counts["bought_for"] + counts["auctioned_for"]),
    }
    for way, name in enumerate(_WAYS):
        whole, won = (counts[one][way::WAYS] for one in ("whole", "whole_won"))
        columns |= {f"whole_{name}": whole, f"whole_{name}_won": won}
        columns |= means(f"whole_{name}_round", batches["whole_rounds"][:, way::WAYS], batches["whole"][:, way::WAYS])
    earnings = {name: np.stack([_by_colour(of_deed, one) for one in batches[name]]) for name in _EARNING}
    columns |= _earnings(earnings, batches["held_colour"])
    return frame(schema.COLOURS, columns | _back(counts["back_colour"].reshape(COLOURS, ROUNDS), counts["held_colour"]))


def _earnings(sums: Counts, held: NDArray[np.int64]) -> dict[str, pl.Series]:
    """Return what a deed or a colour earned and cost in a game in which it was owned, from sums of each batch."""
    cost = sums["bought_for"] + sums["auctioned_for"] + sums["built_for"] - sums["sold_for"]
    values = {"mean_earned": sums["earned"], "mean_cost": cost, "mean_rents": sums["rents"]}
    return {column: found for name, value in values.items() for column, found in means(name, value, held).items()}


def _by_colour(of_deed: NDArray[Any], values: NDArray[np.int64]) -> NDArray[np.int64]:
    sums = np.zeros(COLOURS, np.int64)
    np.add.at(sums, of_deed, values)
    return sums


def _back(by_round: NDArray[np.int64], held: NDArray[np.int64]) -> dict[str, object]:
    """Return in how many games rents exceeded what was paid, and the round by which that was so in a share of them."""
    so_far = by_round.cumsum(axis=1)
    columns: dict[str, object] = {"back": so_far[:, -1], "back_rounds": by_round.tolist()}
    for name, quarters in (("back_early", 1), ("back_half", 2), ("back_late", 3)):
        enough = (4 * so_far >= quarters * held[:, None]) & (held[:, None] > 0)
        columns[name] = [int(row.argmax()) if row.any() else None for row in enough]
    return columns


def _money(job: Job[Box], counts: Counts) -> pl.DataFrame:
    seats = len(job.bots)
    shape = (2, ROUNDS, SEATS)
    won, rounds, seat = (axis.ravel() for axis in np.indices((2, ROUNDS, seats)))
    sums = {name: counts[name].reshape(shape)[:, :, :seats].ravel() for name in ("games", "playing", "cash", "worth")}
    table = frame(
        schema.MONEY,
        {"round": rounds, "seat": seat, "bot": texts(job.bots)[seat], "won": won == 1} | sums,
    )
    return table.filter(pl.col("games") > 0).sort("round", "seat", "won")


def _rounds(job: Job[Box], batches: Counts) -> pl.DataFrame:
    values = ("cash", "worth")
    sums = {name: batches[name].reshape(-1, 2, ROUNDS, SEATS)[..., : len(job.bots)] for name in ("games", *values)}
    return means_by_round(schema.MEANS, job.bots, sums, values)


def _dice(counts: Counts) -> pl.DataFrame:
    purpose, face, one, two = (axis.ravel() for axis in np.indices((PURPOSES, FACES, 6, 6)))
    third = pl.select(pl.when(pl.Series(face) > 0).then(pl.Series(face))).to_series()
    table = frame(
        schema.DICE,
        {
            "purpose": texts(_PURPOSES)[purpose],
            "die_1": one + 1,
            "die_2": two + 1,
            "die_3": third,
            "rolls": counts["throws"],
        },
    )
    return table.filter(pl.col("rolls") > 0)


def _payments(counts: Counts) -> pl.DataFrame:
    known = np.flatnonzero(counts["payments"])
    names = [clauses.NAMES[int(number)] for number in known]
    sums = {name: counts[name][known] for name in ("payments", "from_bank", "to_bank", "between")}
    return frame(schema.PAYMENTS, {"clause": pl.Series(names, dtype=pl.String)} | sums)
