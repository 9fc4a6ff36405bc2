"""Ratings of bots by the places they took, one game after the other (openskill's Plackett-Luce)."""

from statistics import mean
from typing import Any

import polars as pl
from openskill.models import PlackettLuce

RATED = 20_000
"""Games after which a rating hardly moves any more."""


def rate(seats: pl.DataFrame) -> dict[str, dict[str, float]]:
    """Return the rating of each bot: mu, sigma, and the ordinal mu - 3 sigma, which is cautious."""
    model: Any = PlackettLuce()
    known: dict[str, Any] = {bot: model.rating() for bot in seats["bot"].unique(maintain_order=True)}
    at = seats.group_by("game", "table", maintain_order=True).agg("bot", "place").head(RATED)
    for bots, places in at.select("bot", "place").iter_rows():
        rated = model.rate([[model.create_rating([known[bot].mu, known[bot].sigma])] for bot in bots], ranks=places)
        for bot in set(bots):
            own = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
            known[bot] = model.create_rating([mean(one.mu for one in own), mean(one.sigma for one in own)])
    return {bot: {"mu": one.mu, "sigma": one.sigma, "ordinal": one.ordinal()} for bot, one in known.items()}
