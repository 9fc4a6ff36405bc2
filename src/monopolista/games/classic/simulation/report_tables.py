"""The tables of the report, from a run's tables: each is small, and a chart shows it."""

from pathlib import Path

import polars as pl

from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.schema import COLOUR_NAMES
from monopolista.games.classic.presentation.group_names import group_name
from monopolista.games.classic.presentation.narrate import square_name
from monopolista.games.classic.rules.records import Square
from monopolista.games.interface.reports import (
    by_round,
    in_percent,
    last_round,
    scan,
    share,
    share_by_game,
    with_interval,
    with_interval_of_all,
)
from monopolista.games.interface.simulator import Job
from monopolista.locales import say

KINDS = ("none", "nothing", "own", "other", "both")
"""What a trade made whole, or that there was none."""
_RENTS = ("RENT-1", "RENT-3", "RENT-5", "RENT-6", "CARD-3")
_CAUSES = {"TAX-1": "tax", "CARD-1": "card", "JAIL-2": "jail", "JAIL-4": "jail", "MORT-3": "interest"}

_HELD = pl.col("held").clip(lower_bound=1)
_EARNED = (
    *(pl.col(f"mean_{name}").fill_null(0).alias(name) for name in ("earned", "cost", "rents")),
    *(
        pl.col(f"mean_{name}_{end}").alias(f"{name}_{end}")
        for name in ("earned", "cost", "rents")
        for end in ("low", "high")
    ),
    (100 * pl.col("back") / _HELD).alias("back"),
)
"""What a deed or a colour brought and cost, for each game in which it was owned."""


def _kind(own: pl.Expr, other: pl.Expr) -> pl.Expr:
    """Return for whom a trade completed colours, as seen from one of its sides."""
    nothing, mine, theirs, both = (pl.lit(kind) for kind in KINDS[1:])
    return pl.when(own & other).then(both).when(own).then(mine).when(other).then(theirs).otherwise(nothing)


class ReportTables:
    """Looks at the tables of a run."""

    def __init__(self, folder: Path, job: Job[Box], language: str) -> None:
        self._folder = folder
        self._job = job
        self._language = language

    def squares(self) -> pl.DataFrame:
        """Return where rolls end, in percent, square by square."""
        table = self._table("squares").group_by("square", "jailed")
        shares = [one.first() for one in in_percent("share_of_all")]
        data = table.agg(*shares, pl.col("landings").sum()).sort("square", "jailed").collect()
        names = [self._square(number, jailed=jailed) for number, jailed in data.select("square", "jailed").iter_rows()]
        colours = [self._colour_of(number) for number in data["square"]]
        shown = data.with_columns(pl.Series("name", names), pl.Series("colour", colours))
        return shown.select("name", "colour", "share", "low", "high", "landings")

    def deeds(self) -> pl.DataFrame:
        """Return what each deed earned and cost in a game in which it was owned."""
        named = pl.col("square").map_elements(self._name, return_dtype=pl.String).alias("name")
        return self._table("deeds").select(named, "colour", *_EARNED).collect()

    def earnings(self) -> pl.DataFrame:
        """Return what the deeds of each colour earned and cost in a game in which any of them was owned."""
        names = {colour: group_name(self._job.box, colour, self._language) for colour in COLOUR_NAMES}
        named = pl.col("colour").replace(names).alias("name")
        return self._table("colours").select(named, "colour", *_EARNED).collect()

    def colours(self) -> pl.DataFrame:
        """Return by which round a colour had earned what was paid for it, in percent of the games."""
        table = self._table("colours").select("colour", "held", "back_rounds").collect()
        data = table.explode("back_rounds").with_columns(
            pl.int_range(pl.len()).over("colour").alias("round"),
            pl.col("back_rounds").cum_sum().over("colour").alias("back"),
        )
        shown = data.filter(pl.col("round") <= last_round(self._folder, "money"))
        return with_interval(shown, "back", shown["held"].to_list()).select("colour", "round", "share", "low", "high")

    def wholes(self) -> pl.DataFrame:
        """Return how often the first to have a whole colour won, in percent with its interval, bought or traded."""
        table = self._table("colours").collect()
        rows: list[dict[str, object]] = []
        for one in table.iter_rows(named=True):
            for way in ("bought", "traded"):
                rows.append(share({"colour": one["colour"], "by": way}, one[f"whole_{way}_won"], one[f"whole_{way}"]))
        return pl.DataFrame(rows).filter(pl.col("count") > 0)

    def wealth(self, key: str) -> pl.DataFrame:
        """Return the mean riches by round, of those who came to win and of the others, or of each bot."""
        return by_round(self._folder, "money", key, "worth")

    def causes(self) -> pl.DataFrame:
        """Return of what players went bankrupt, in percent: rents by colour, or another cause."""
        lost = self._table("seats").filter(pl.col("lost_round").is_not_null())
        known = lost.select("cause", "cause_square").unique().collect()
        kinds = [self._cause(clause, square) for clause, square in known.iter_rows()]
        named = known.with_columns(pl.Series("kind", kinds, dtype=pl.String)).lazy()
        rows = lost.join(named, on=["cause", "cause_square"], nulls_equal=True)
        shown = share_by_game(rows.select("game", cause="kind", hit=pl.lit(True)), "cause", of_all=True)
        shown = shown.select("cause", "share", "low", "high", count="hits")
        return shown.sort("share", "cause", descending=[True, False]).select("cause", "count", "share", "low", "high")

    def trades(self) -> pl.DataFrame:
        """Return how often a side of a trade won, in percent with its interval, by what the trade made whole."""
        maker, partner = (pl.col(f"{side}_completes").list.len() > 0 for side in ("maker", "partner"))
        sides = [
            self._table("trades").select("game", kind=_kind(own, other), hit=f"{side}_won")
            for own, other, side in ((maker, partner, "maker"), (partner, maker, "partner"))
        ]
        idle = self._table("seats").filter(pl.col("traded") == 0).select("game", kind=pl.lit("none"), hit="won")
        order = pl.col("kind").replace_strict(KINDS, range(len(KINDS)))
        shown = share_by_game(pl.concat([*sides, idle]), "kind").sort(order)
        return shown.select("kind", "share", "low", "high", "count")

    def dice(self) -> pl.DataFrame:
        """Return how often the two white dice summed up to what, in percent, beside what is to be expected."""
        data = self._table("dice").group_by(total=pl.col("die_1") + pl.col("die_2")).agg(pl.col("rolls").sum())
        expected = (100 * (6 - (pl.col("total") - 7).abs()) / 36).alias("expected")
        shown = with_interval_of_all(data.sort("total").collect(), "rolls")
        return shown.select("total", "share", "low", "high", expected)

    def _table(self, name: str) -> pl.LazyFrame:
        return scan(self._folder, name)

    def _name(self, square: Square) -> str:
        return square_name(self._job.box, square, self._language).rstrip("!")

    def _square(self, square: Square, *, jailed: bool) -> str:
        name = f"{square} {self._name(square)}"
        return say("report-in-jail", self._language, square=name) if jailed else name

    def _colour_of(self, square: Square) -> str:
        colour = self._job.box.edition.colour[square]
        return COLOUR_NAMES[colour] if colour >= 0 else "none"

    def _cause(self, clause: str | None, square: int | None) -> str:
        if clause in _RENTS and square is not None:
            return self._colour_of(square)
        return _CAUSES.get(clause or "", "none")
