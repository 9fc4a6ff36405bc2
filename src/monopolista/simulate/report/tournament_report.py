"""Report of a tournament: wins, ratings, and comparisons of places."""

import polars as pl

from monopolista.games import game_of
from monopolista.games.interface.reports import Shares
from monopolista.games.interface.simulator import Job
from monopolista.locales import say
from monopolista.simulate.report import charts, comparison_charts
from monopolista.simulate.report import html_page as pages
from monopolista.simulate.report.chart_parts import Drawn
from monopolista.simulate.report.run_report import box_name

_COLUMNS = ("bot", "games", "won", "share", "low", "high", "place", "other", "before")
_RATING = ("rating", "rating_low", "rating_high")


def page(job: Job, players: int, tables: dict[str, pl.DataFrame], language: str) -> str:
    """Return the report of a tournament.

    Parameters
    ----------
    job : Job
        Games of the tournament.
    players : int
        Seats of a table.
    tables : dict of str to DataFrame
        ``bots`` and ``pairs``, with the columns of ``tournament_schema``.
    language : str
        Language of the report.

    Returns
    -------
    str
        HTML document.
    """
    bots = tables["bots"]
    names = {column: say(f"report-{column}", language) for column in _COLUMNS}
    names |= {"share": say("report-share-won", language), "won": say("report-wins", language)}
    names |= {column: say(f"report-{column.replace('_', '-')}", language) for column in _RATING}
    before = names | {"share": say("report-share-before", language)}
    order = bots["bot"].to_list()
    won, rated = bots.drop(_RATING), bots.select("bot", *_RATING)
    usual = game_of(job.box.id).usual
    note = say("report-ratings-usual" if usual in order else "report-ratings-mean", language, bot=usual)
    sections = [
        _section("bots", charts.chart(Shares("bot", 100 / players), won, names), won, names, language),
        _section("ratings", comparison_charts.ratings(bots, names), rated, names, language, note),
        _section("pairs", comparison_charts.pairs(tables["pairs"], before, order), tables["pairs"], before, language),
    ]
    title = say("report-tournament", language, bots=len(order))
    box = say("report-box", language, edition=box_name(job, language), players=players, seed=str(job.seed))
    return pages.render_page(title, language, pages.paragraph(box), sections)


def _section(name: str, draw: Drawn, table: pl.DataFrame, names: dict[str, str], language: str, more: str = "") -> str:
    title, note = say(f"report-{name}", language), f"{say(f'report-{name}-note', language)} {more}".rstrip()
    numbers = pages.render_table(table, say("report-numbers", language), names, language)
    return pages.section(name, title, note, charts.render(draw, title, language), numbers)
