"""The page of a tournament: how often each bot won, and who was placed before whom."""

import polars as pl

from monopolista.games.pools import Job
from monopolista.games.reports import Shares
from monopolista.locales import say
from monopolista.simulate import charts
from monopolista.simulate import page as pages
from monopolista.simulate.report import box_name

_COLUMNS = ("bot", "games", "won", "share", "low", "high", "place", "seat", "other", "before")


def page(job: Job, players: int, tables: dict[str, pl.DataFrame], language: str) -> str:
    """Return a tournament as a page."""
    bots = tables["bots"]
    names = {column: say(f"report-{column}", language) for column in _COLUMNS}
    names |= {"share": say("report-share-won", language), "won": say("report-wins", language)}
    names |= {name: name for name in ("mu", "sigma", "ordinal")}
    before = names | {"share": say("report-share-before", language)}
    order = bots["bot"].to_list()
    won = Shares("bot", 100 / players)
    told = [
        _section("bots", charts.chart(won, bots, names), bots, names, language),
        _section("pairs", charts.pairs(tables["pairs"], before, order), tables["pairs"], before, language),
    ]
    title = say("report-tournament", language, bots=len(order))
    box = say("report-box", language, edition=box_name(job, language), players=players, seed=str(job.seed))
    return pages.whole(title, language, pages.paragraph(box), told)


def _section(name: str, draw: charts.Drawn, table: pl.DataFrame, names: dict[str, str], language: str) -> str:
    title, note = say(f"report-{name}", language), say(f"report-{name}-note", language)
    numbers = pages.folded(table, say("report-numbers", language), names, language)
    return pages.section(name, title, note, charts.drawn(draw, title, language), numbers)
