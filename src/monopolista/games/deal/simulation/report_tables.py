"""The tables of the card game's report, from a run's tables: each is small, and a chart shows it."""

from pathlib import Path

import polars as pl

from monopolista.games.interface.reports import by_round, scan, share, with_interval

FATES = ("banked", "laid", "played", "discarded")
"""What becomes of a card that was drawn."""


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
        data = self._colours().filter(pl.col("complete") > 0).select("colour", "complete_won", "complete")
        return pl.DataFrame([share({"colour": colour}, won, count) for colour, won, count in data.iter_rows()])

    def rents(self) -> pl.DataFrame:
        """Return what a rent of each colour came to on the average, with its interval."""
        data = self._colours().filter(pl.col("rents") > 0)
        return data.select("colour", "rents", share="rent", low="rent_low", high="rent_high")

    def fates(self) -> pl.DataFrame:
        """Return what became of the cards of each kind, in percent of those that left a hand."""
        whole = pl.sum_horizontal(*FATES)
        shares = ((100 * pl.col(fate) / whole.clip(lower_bound=1)).alias(fate) for fate in FATES)
        return self._cards().select("kind", "drawn", *shares, whole.alias("count"))

    def luck(self) -> pl.DataFrame:
        """Return which share of the cards of each kind the later winner drew, in percent with its interval."""
        data = self._cards().filter(pl.col("drawn") > 0).select("kind", "drawn_won", "drawn")
        rows = [share({"kind": kind}, won, count) for kind, won, count in data.iter_rows()]
        return pl.DataFrame(rows).sort("share", "kind", descending=[True, False]) if rows else pl.DataFrame()

    def stopped(self) -> pl.DataFrame:
        """Return how often a Just Say No stopped each kind of action, in percent with its interval."""
        data = self._cards().filter(pl.col("against") > 0).select("kind", "stopped", "against")
        rows = [share({"kind": kind}, stopped, count) for kind, stopped, count in data.iter_rows()]
        return pl.DataFrame(rows).sort("share", "kind", descending=[True, False]) if rows else pl.DataFrame()

    def by_round(self, key: str, value: str) -> pl.DataFrame:
        """Return the mean of complete sets, or of the value of all, by round."""
        return by_round(self._folder, "progress", key, value)

    def _colours(self) -> pl.DataFrame:
        return scan(self._folder, "colours").collect()

    def _cards(self) -> pl.DataFrame:
        return scan(self._folder, "cards").collect()
