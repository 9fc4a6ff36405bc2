"""The tables and the report of a run of the card game: as they are described, in agreement, in every language."""

import re
from pathlib import Path

import polars as pl
import pytest

from monopolista.locales import LANGUAGES
from monopolista.simulate.report import run_report
from monopolista.simulate.report.summary import Summary, summarise
from monopolista.simulate.results import Results
from monopolista.simulate.runner.accumulator import Accumulator
from monopolista.simulate.runner.chunk_worker import play_chunk
from tests.simulate.chunks import job_of

JOB = job_of(("deal", {"double_any": True}, ["regular", "risk-aware", "regular"], 3, 200))
GAMES = 24
SECTIONS = [
    "seats", "bots", "lengths", "winning-sets", "complete-sets", "colour-rents", "card-fates", "card-luck", "card-noes",
    "progress", "riches", "progress-bots",
]  # fmt: skip


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small run."""
    path = tmp_path_factory.mktemp("kept")
    results, totals = Results(path, JOB), Accumulator()
    for first in (0, GAMES // 2):
        part = play_chunk(JOB, first, GAMES // 2)
        totals.add(part)
        results.take(part, totals)
    results.finish(totals, summary_of(totals))
    return path


def summary_of(totals: Accumulator) -> Summary:
    return summarise(JOB, GAMES, totals, 1.0, 1, compiled=False)


def read(folder: Path, table: str) -> pl.DataFrame:
    return pl.read_parquet(folder / f"{table}.parquet")


@pytest.mark.parametrize("table", JOB.simulator.tables)
def test_a_table_has_the_columns_that_are_described(kept: Path, table: str) -> None:
    found = read(kept, table)
    assert found.schema == {column.name: column.kind for column in JOB.simulator.tables[table]}
    assert len(found) > 0


def test_games_and_seats_agree(kept: Path) -> None:
    seats = read(kept, "seats").group_by("game", maintain_order=True)
    expected = seats.agg(pl.col("turns", "noes", "stolen").sum(), pl.col("seat").filter("won").first().alias("winner"))
    assert expected.rows() == read(kept, "games").select("game", "turns", "noes", "stolen", "winner").rows()


def test_winners_have_three_sets_and_the_first_place(kept: Path) -> None:
    seats = read(kept, "seats")
    assert (seats.filter("won")["sets"] >= 3).all()
    assert (seats["won"] == (seats["place"] == 1)).all()
    assert read(kept, "colours")["winning"].sum() == seats.filter("won")["sets"].sum()


def test_seats_and_cards_add_up_to_the_same(kept: Path) -> None:
    seats, cards, colours = (read(kept, name) for name in ("seats", "cards", "colours"))
    assert cards["cards"].sum() == 106
    for name in ("drawn", "banked", "stopped", "discarded"):
        assert seats[name].sum() == cards[name].sum()
    assert seats.select(pl.col("laid", "built")).sum().sum_horizontal()[0] == cards["laid"].sum()
    assert seats.select(pl.col("played", "noes")).sum().sum_horizontal()[0] == cards["played"].sum()
    assert seats["rents"].sum() == colours["rents"].sum()
    assert read(kept, "progress").filter(pl.col("round") == 0)["games"].sum() == len(seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_every_section_in_every_language(kept: Path, language: str) -> None:
    totals = Accumulator()
    totals.add(play_chunk(JOB, 0, 2))
    page = run_report.page(kept, JOB, summary_of(totals), language)
    assert re.findall(r'<section id="([a-z-]+)">', page) == SECTIONS
    assert f'<html lang="{language}" ' in page
    drawings = re.findall(r'<svg class="[^"]*" role="img".*?</svg>', page, re.DOTALL)
    assert len(drawings) == 2 * len(SECTIONS)  # for a desk and for a phone
    assert not any("NaN" in drawing or "undefined" in drawing for drawing in drawings)


def test_kinds_of_card_and_colours_are_named(kept: Path) -> None:
    page = run_report.page(kept, JOB, summary_of(Accumulator()), "it")
    for name in ("Convertibile multicolore", "Proprietà", "marrone", "stazione"):
        assert f"<td>{name}</td>" in page
