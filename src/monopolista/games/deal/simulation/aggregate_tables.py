"""The tables that are sums over all card games of a run: cards, colours, progress."""

import numpy as np
import polars as pl

from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.rules.records import KINDS, SEATS
from monopolista.games.deal.simulation.count_records import ROUNDS
from monopolista.games.deal.simulation.schema import CARDS, COLOURS, PROGRESS
from monopolista.games.interface.result_tables import frame, mean, texts
from monopolista.games.interface.simulator import Counts, Job

_OF_A_KIND = (
    "drawn", "drawn_won", "banked", "laid", "played", "against", "stopped", "paid", "taken", "discarded",
)  # fmt: skip
_OF_A_COLOUR = ("complete", "complete_won", "winning", "rents", "asked", "seized")


def frames(job: Job[DealBox], counts: Counts) -> dict[str, pl.DataFrame]:
    """Return the tables of what was counted."""
    return {"cards": _cards(job, counts), "colours": _colours(job, counts), "progress": _progress(job, counts)}


def _cards(job: Job[DealBox], counts: Counts) -> pl.DataFrame:
    there_are = np.bincount(np.array(job.box.pack.kind), minlength=len(KINDS))
    return frame(CARDS, {"kind": texts(KINDS), "cards": there_are} | {name: counts[name] for name in _OF_A_KIND})


def _colours(job: Job[DealBox], counts: Counts) -> pl.DataFrame:
    columns = {"colour": texts(COLOUR_KEYS), "size": np.array(job.box.pack.size)}
    rent = {"rent": mean(counts["asked"], counts["rents"])}
    return frame(COLOURS, columns | rent | {name: counts[name] for name in _OF_A_COLOUR})


def _progress(job: Job[DealBox], counts: Counts) -> pl.DataFrame:
    seats = len(job.bots)
    won, rounds, seat = (axis.ravel() for axis in np.indices((2, ROUNDS, seats)))
    sums = {name: counts[name].reshape(2, ROUNDS, SEATS)[:, :, :seats].ravel() for name in ("games", "sets", "worth")}
    table = frame(PROGRESS, {"round": rounds, "seat": seat, "bot": texts(job.bots)[seat], "won": won == 1} | sums)
    return table.filter(pl.col("games") > 0).sort("round", "seat", "won")
