"""The tables that are sums over all card games of a run, or means with intervals: cards, colours, progress."""

import numpy as np
import polars as pl

from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.rules.records import KINDS, SEATS
from monopolista.games.deal.simulation.count_records import ROUNDS
from monopolista.games.deal.simulation.schema import CARDS, COLOURS, MEANS, PROGRESS
from monopolista.games.interface.result_tables import frame, means, means_by_round, shares, texts
from monopolista.games.interface.simulator import Counts, Job

_OF_A_KIND = (
    "drawn", "drawn_won", "banked", "laid", "played", "against", "stopped", "paid", "taken", "discarded",
)  # fmt: skip
FATES = ("banked", "laid", "played", "discarded")
"""What becomes of a card that leaves a hand."""
_OF_A_COLOUR = ("complete", "complete_won", "winning", "rents", "asked", "seized")


def frames(job: Job[DealBox], batches: Counts) -> dict[str, pl.DataFrame]:
    """Return the tables of what was counted in each batch of games."""
    counts = {name: sums.sum(axis=0) for name, sums in batches.items()}
    return {
        "cards": _cards(job, batches, counts),
        "colours": _colours(job, batches, counts),
        "progress": _progress(job, counts),
        "rounds": _rounds(job, batches),
    }


def _cards(job: Job[DealBox], batches: Counts, counts: Counts) -> pl.DataFrame:
    kinds = np.array(job.box.pack.kind[: job.box.pack.cards])
    there_are = np.bincount(kinds, minlength=len(KINDS))
    columns = {"kind": texts(KINDS), "cards": there_are} | {name: counts[name] for name in _OF_A_KIND}
    columns |= shares("drawn_won_share", batches["drawn_won"], batches["drawn"])
    columns |= shares("stopped_share", batches["stopped"], batches["against"])
    left = np.sum([batches[fate] for fate in FATES], axis=0)
    for fate in FATES:
        columns |= shares(f"{fate}_share", batches[fate], left)
    return frame(CARDS, columns)


def _colours(job: Job[DealBox], batches: Counts, counts: Counts) -> pl.DataFrame:
    columns = {"colour": texts(COLOUR_KEYS), "size": np.array(job.box.pack.size)}
    rent = means("rent", batches["asked"], batches["rents"])
    won = shares("complete_won_share", batches["complete_won"], batches["complete"])
    return frame(COLOURS, columns | rent | won | {name: counts[name] for name in _OF_A_COLOUR})


def _progress(job: Job[DealBox], counts: Counts) -> pl.DataFrame:
    seats = len(job.bots)
    won, rounds, seat = (axis.ravel() for axis in np.indices((2, ROUNDS, seats)))
    sums = {name: counts[name].reshape(2, ROUNDS, SEATS)[:, :, :seats].ravel() for name in ("games", "sets", "worth")}
    table = frame(PROGRESS, {"round": rounds, "seat": seat, "bot": texts(job.bots)[seat], "won": won == 1} | sums)
    return table.filter(pl.col("games") > 0).sort("round", "seat", "won")


def _rounds(job: Job[DealBox], batches: Counts) -> pl.DataFrame:
    values = ("sets", "worth")
    sums = {name: batches[name].reshape(-1, 2, ROUNDS, SEATS)[..., : len(job.bots)] for name in ("games", *values)}
    return means_by_round(MEANS, job.bots, sums, values)
