"""The report of the classic game: what is shown of a run's tables, and in which words."""

from collections.abc import Iterator
from pathlib import Path

import polars as pl

from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.schema import COLOUR_NAMES
from monopolista.games.classic.presentation.group_names import group_name
from monopolista.games.classic.simulation.report_tables import KINDS, ReportTables
from monopolista.games.interface import reports
from monopolista.games.interface.reports import Section
from monopolista.games.interface.simulator import Job
from monopolista.locales import say

_ROUNDS = 5
"""Rounds in a bar of the histogram of lengths."""
_COLUMNS = (
    "name", "colour", "total", "landings", "earned", "cost", "rents", "back", "expected", "cause", "kind", "by",
)  # fmt: skip
_KINDS = {one: f"report-trade-{one}" for one in KINDS}
_WAYS = {one: f"report-by-{one}" for one in ("bought", "traded")}
_OUTCOMES = {"true": "report-won", "false": "report-lost"}
_CAUSES = {one: f"report-cause-{one}" for one in ("tax", "card", "jail", "interest", "none")}
_MEAN = dict(reports.MEAN_BOUNDS)
_WON = {"share": "report-share-won"}


def sections(folder: Path, job: Job[Box], language: str) -> Iterator[Section]:
    """Yield the parts of the report."""
    writer = _Words(folder, job, language)
    yield from writer.of_the_board()
    yield from reports.seats(folder, job.bots, language)
    yield reports.lengths(folder, _ROUNDS, language)
    yield from writer.of_players()


class _Words:
    """Writes the sections of a report."""

    def __init__(self, folder: Path, job: Job[Box], language: str) -> None:
        self._tables = ReportTables(folder, job, language)
        self._job = job
        self._language = language
        self._even = 100 / len(job.bots)
        self._money = {"currency": job.box.file.currency}
        self._common = {colour: group_name(job.box, colour, language) for colour in COLOUR_NAMES}
        self._common |= {column: say(f"report-{column}", language) for column in _COLUMNS}
        self._common |= {"worth": say("report-money", language, **self._money)}

    def of_the_board(self) -> Iterator[Section]:
        """Yield the sections about squares, deeds and colours."""
        tables = self._tables
        earned = {"earned": say("report-money-game", self._language, **self._money)}
        bounds = reports.bounds(self._common, ("earned", "cost", "rents"), self._language)
        yield self._section(
            "squares", tables.squares(), reports.Bars("name", "colour"), {"share": "report-share-stops"}
        )
        for name, table in (("deeds", tables.deeds()), ("earnings", tables.earnings())):
            yield Section(name, table, reports.Marked(), self._common | earned | bounds)
        yield self._section("colours", tables.colours(), reports.Rising(), {"share": "report-share-games"})
        by_way = reports.Shares("colour", self._even, "by")
        yield self._section("wholes", tables.wholes(), by_way, _WAYS | _WON)

    def of_players(self) -> Iterator[Section]:
        """Yield the sections about riches, bankruptcies, trades and dice."""
        tables = self._tables
        yield self._section("wealth", tables.wealth("won"), reports.Lines("won", "worth"), _OUTCOMES | _MEAN)
        if len(set(self._job.bots)) > 1:
            yield self._section("wealth-bots", tables.wealth("bot"), reports.Lines("bot", "worth"), _MEAN)
        share = {"share": "report-share-bankruptcies"}
        yield self._section("causes", tables.causes(), reports.Bars("cause", "cause", 1), _CAUSES | share)
        yield self._section("trades", tables.trades(), reports.Shares("kind", self._even), _KINDS | _WON)
        yield self._section("dice", tables.dice(), reports.Expected(), {"share": "report-share-rolls"})

    def _section(self, name: str, table: pl.DataFrame, chart: reports.Chart, words: dict[str, str]) -> Section:
        said = {value: say(message, self._language) for value, message in words.items()}
        return Section(name, table, chart, self._common | said)
