"""Tournaments: everybody in every seat, the same dice for all, and what the games say of the bots."""

from collections import Counter

import polars as pl
import pytest

from monopolista.games import game_of
from monopolista.games.common.intervals import wilson
from monopolista.simulate import tournament
from monopolista.simulate.report.tournament_report import page
from monopolista.simulate.report.tournament_schema import TOURNAMENT
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.run import LARGEST_PLAIN
from tests.simulate.chunks import job_of

BOTS = ("random", "regular", "thrifty", "edmund")


@pytest.mark.parametrize(("bots", "players"), [("abcd", 2), ("abcd", 4), ("abcde", 3), ("ab", 4), ("abc", 2)])
def test_every_bot_has_every_seat_equally_often(bots: str, players: int) -> None:
    seated = Counter((bot, seat) for line in tournament.tables(bots, players) for seat, bot in enumerate(line))
    assert len(seated) == len(bots) * players
    assert len(set(seated.values())) == 1


def test_a_tournament_in_plain_python_stops_after_a_few_games() -> None:
    """Ctrl+C finishes the chunks that have begun: with 256 games each, that took minutes."""
    job, seated = job_of(("italy", {}, [], 5, 120)), tournament.tables(BOTS, 3)
    chunks = [count for _, _, count in tournament.tasks_of(job, seated, 1000, compiled=False)]
    assert max(chunks) == LARGEST_PLAIN
    assert sum(chunks) == 1000 * len(seated)


@pytest.fixture(scope="module")
def matches() -> pl.DataFrame:
    """A small tournament, all its tables over two games."""
    standings = tournament.Standings(BOTS)
    job = job_of(("italy", {}, [], 5, 120))
    for task in tournament.tasks_of(job, tournament.tables(BOTS, 3), 2, compiled=False):
        standings.take(task, play_chunk(*task))
    assert standings.games == 24
    return standings.seats()


@pytest.fixture(scope="module")
def tables(matches: pl.DataFrame) -> dict[str, pl.DataFrame]:
    """The report on it."""
    return {
        "bots": tournament.by_bot(matches, "regular"),
        "bot_seats": tournament.by_seat(matches),
        "pairs": tournament.pairs(matches),
        "matches": matches,
    }


@pytest.mark.parametrize("name", TOURNAMENT)
def test_its_tables_are_as_they_are_described(tables: dict[str, pl.DataFrame], name: str) -> None:
    assert tables[name].schema == {column.name: column.kind for column in TOURNAMENT[name]}


def test_all_tables_play_the_same_games(matches: pl.DataFrame) -> None:
    assert set(matches.group_by("table").agg(pl.col("game").unique().sort())["game"].to_list()[0]) == {0, 1}
    assert matches.group_by("table", "game").len()["len"].to_list() == [3] * 24


def test_places_and_wins_agree(matches: pl.DataFrame) -> None:
    ended = matches.filter("ended")
    assert (ended["won"] == (ended["place"] == 1)).all()
    assert not matches.filter(~pl.col("ended"))["won"].any()
    assert matches.group_by("table", "game").agg(pl.col("place").min())["place"].unique().to_list() == [1]


def test_every_bot_plays_as_many_games_and_wins_what_it_wins_in_its_seats(tables: dict[str, pl.DataFrame]) -> None:
    assert tables["bots"]["games"].to_list() == [18] * 4
    by_seat = tables["bot_seats"].group_by("bot").agg(pl.col("games", "won").sum())
    assert by_seat.sort("bot").rows() == tables["bots"].select("bot", "games", "won").sort("bot").rows()


def test_the_better_bot_is_rated_and_placed_before_the_worse(tables: dict[str, pl.DataFrame]) -> None:
    rating = dict(tables["bots"].select("bot", "rating").iter_rows())
    assert rating["regular"] > rating["random"]
    before = {(bot, other): share for bot, other, share in tables["pairs"].select("bot", "other", "share").iter_rows()}
    assert before["regular", "random"] > 80
    for (bot, other), share in before.items():
        assert share + before[other, bot] == pytest.approx(100)


@pytest.mark.parametrize("usual", ["regular", "nobody"])
def test_the_page_shows_how_strong_the_bots_are(
    tables: dict[str, pl.DataFrame], monkeypatch: pytest.MonkeyPatch, usual: str
) -> None:
    monkeypatch.setattr(type(game_of("italy")), "usual", usual)
    html = page(job_of(("italy", {}, [], 5, 120)), 3, tables, "en")
    assert '<section id="ratings">' in html
    assert ("regular is fixed at 1500." in html) == (usual == "regular")
    assert ("The average rating is fixed at 1500." in html) == (usual != "regular")
    for bot, won, rating in tables["bots"].select("bot", "won", "rating").iter_rows():
        assert (f"← {rating:,.0f}" in html) == (won == 0), bot


def test_an_interval_is_narrower_the_more_games_there_are() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(25, 100)
    assert wilson(250, 1000)[0] > low
    assert wilson(250, 1000)[1] < high
    assert 0 < wilson(0, 10)[1] < 0.35
