"""The tables of the card game's report, from a run's tables: each is small, and a chart shows it."""

from pathlib import Path

import polars as pl

from monopolista.games.deal.simulation.aggregate_tables import FATES
from monopolista.games.interface.reports import by_round, in_percent, scan, with_interval


class ReportTables:
    """Looks at the tables of a run."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def winning(self) -> pl.DataFrame:
        """Return of how many games, in percent, the winner had a complete set of each colour at the end."""
        ended = scan(self._folder, "games").select(pl.col("ended").sum()).collect().item()
        data = self._colours()
        return with_interval(data, "winning", [ended] * len(data)).select("colour", "winning", "share", "low", "high")

    def complete(self) -> pl.DataFrame:
        """Return how often a seat that had a complete set of a colour won, in percent with its interval."""
        data = self._colours().filter(pl.col("complete") > 0)
        return data.select("colour", *in_percent("complete_won_share"), count="complete")

    def rents(self) -> pl.DataFrame:
        """Return what a rent of each colour came to on the average, with its interval."""
        data = self._colours().filter(pl.col("rents") > 0)
        return data.select("colour", "rents", share="rent", low="rent_low", high="rent_high")

    def fates(self) -> pl.DataFrame:
        """Return what became of the cards of each kind, in percent of those that left a hand."""
        shares = (one for fate in FATES for one in in_percent(f"{fate}_share", fate, f"{fate}_low", f"{fate}_high"))
        return self._cards().select("kind", "drawn", *shares, count=pl.sum_horizontal(*FATES))

    def luck(self) -> pl.DataFrame:
        """Return which share of the cards of each kind the later winner drew, in percent with its interval."""
        return self._highest_first("drawn_won_share", "drawn")

    def stopped(self) -> pl.DataFrame:
        """Return how often a Just Say No stopped each kind of action, in percent with its interval."""
        return self._highest_first("stopped_share", "against")

    def by_round(self, key: str, value: str) -> pl.DataFrame:
        """Return the mean of complete sets, or of the value of all, by round."""
        return by_round(self._folder, "progress", key, value)

    def _highest_first(self, share: str, count: str) -> pl.DataFrame:
        data = self._cards().filter(pl.col(count) > 0).select("kind", *in_percent(share), count=count)
        return data.sort("share", "kind", descending=[True, False])

    def _colours(self) -> pl.DataFrame:
        return scan(self._folder, "colours").collect()

    def _cards(self) -> pl.DataFrame:
        return scan(self._folder, "cards").collect()
