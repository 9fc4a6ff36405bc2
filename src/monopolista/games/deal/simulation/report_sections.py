"""The report of the card game: what is shown of a run's tables, and in which words."""

from collections.abc import Iterator
from pathlib import Path

import polars as pl

from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.presentation.colour_names import colour_name
from monopolista.games.deal.rules.records import KINDS
from monopolista.games.deal.simulation.report_tables import FATES, ReportTables
from monopolista.games.interface import reports
from monopolista.games.interface.reports import Section
from monopolista.games.interface.simulator import Job
from monopolista.locales import has, say

_ROUNDS = 1
"""Rounds in a bar of the histogram of lengths."""
_COLUMNS = ("colour", "sets", "drawn", "banked", "laid", "played", "discarded", "winning")
_OUTCOMES = {"true": "report-won", "false": "report-lost"}
_WON = {"share": "report-share-won"}


def sections(folder: Path, job: Job[DealBox], language: str) -> Iterator[Section]:
    """Yield the parts of the report."""
    writer = _Words(folder, job, language)
    yield from reports.seats(folder, job.bots, language)
    yield reports.lengths(folder, _ROUNDS, language)
    yield from writer.of_colours()
    yield from writer.of_cards()
    yield from writer.by_round()


class _Words:
    """Writes the sections of a report."""

    def __init__(self, folder: Path, job: Job[DealBox], language: str) -> None:
        self._tables = ReportTables(folder)
        self._job = job
        self._language = language
        self._even = 100 / len(job.bots)
        self._money = {"currency": job.box.file.currency}
        self._common = {colour: colour_name(job.box, colour, language) for colour in COLOUR_KEYS}
        self._common |= {kind: say(_message(kind, language), language) for kind in KINDS}
        self._common |= {column: say(f"report-{column}", language) for column in _COLUMNS}
        self._common |= {"kind": say("report-card", language), "worth": say("report-value", language, **self._money)}
        self._common |= {"rents": say("report-asked", language)}
        self._common |= reports.bounds(self._common, FATES, language)

    def of_colours(self) -> Iterator[Section]:
        """Yield the sections about sets and rents."""
        tables = self._tables
        games = {"share": "report-share-games"}
        yield self._section("winning-sets", tables.winning(), reports.Bars("colour", "colour", 1), games)
        yield self._section("complete-sets", tables.complete(), reports.Shares("colour", self._even), _WON)
        rent = {"share": say("report-mean-rent", self._language, **self._money)}
        rent |= {bound: say(message, self._language) for bound, message in reports.MEAN_BOUNDS.items()}
        yield Section("colour-rents", tables.rents(), reports.Bars("colour", "colour"), self._common | rent)

    def of_cards(self) -> Iterator[Section]:
        """Yield the sections about the kinds of card."""
        tables = self._tables
        left = {"share": "report-share-cards"}
        yield self._section("card-fates", tables.fates(), reports.Stacked("kind", FATES), left)
        drawn = {"share": "report-share-drawn"}
        yield self._section("card-luck", tables.luck(), reports.Shares("kind", self._even), drawn)
        stopped = {"share": "report-share-stopped"}
        yield self._section("card-noes", tables.stopped(), reports.Shares("kind"), stopped)

    def by_round(self) -> Iterator[Section]:
        """Yield the sections by round: for winners and losers, and for each bot."""
        for value, name in (("sets", "progress"), ("worth", "riches")):
            table = self._tables.by_round("won", value)
            yield self._section(name, table, reports.Lines("won", value), {**_OUTCOMES, **reports.MEAN_BOUNDS})
        if len(set(self._job.bots)) > 1:
            table = self._tables.by_round("bot", "sets")
            yield self._section("progress-bots", table, reports.Lines("bot", "sets"), dict(reports.MEAN_BOUNDS))

    def _section(self, name: str, table: pl.DataFrame, chart: reports.Chart, words: dict[str, str]) -> Section:
        said = {value: say(message, self._language) for value, message in words.items()}
        return Section(name, table, chart, self._common | said)


def _message(kind: str, language: str) -> str:
    """Return what names a kind of card: where the card's own name tells more than that, the report's."""
    own = f"report-card-{kind}"
    return own if has(own, language) else f"deal-card-{kind}"
