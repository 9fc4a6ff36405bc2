"""The report: one page that needs nothing else, in every language."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest
from msgspec import structs

from monopolista.games.interface.simulator import Job
from monopolista.locales import LANGUAGES
from monopolista.simulate.report import run_report
from monopolista.simulate.report.summary import Summary
from tests.simulate.test_tables import JOB, keep, without_report

SECTIONS = [
    "squares", "deeds", "earnings", "colours", "wholes", "seats", "bots", "lengths", "wealth", "wealth-bots",
    "causes", "trades", "dice",
]  # fmt: skip


class Page(HTMLParser):
    """Collects what a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.sections: list[str] = []
        self.sources: list[str] = []
        self.drawings: list[str] = []
        """Whether each drawing is for a desk or for a phone, and what it says to who cannot see it."""
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name in ("src", "href", "srcset", "action", "data"):
                self.sources.append(value or "")
            if tag == "svg" and name in ("class", "aria-label"):
                self.drawings.append(value or "")
            if tag == "section" and name == "id":
                self.sections.append(value or "")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def tables(path: Path, job: Job = JOB) -> Summary:
    """Keep the tables of a small run, from which a report is made."""
    with without_report():
        return keep(path, job)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Page]:
    """The report of a small run, in the language that is asked for."""
    path: Path = tmp_path_factory.mktemp("report")
    summary = tables(path)

    @cache
    def page(language: str) -> Page:
        return Page(run_report.page(path, JOB, summary, language))

    return page


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_fetched_and_nothing_runs(pages: Callable[[str], Page], language: str) -> None:
    page = pages(language)
    assert page.tags.isdisjoint({"script", "link", "iframe", "object", "embed", "base"})
    assert page.drawings[::2] == ["wide", "narrow"] * len(SECTIONS), "drawn for a desk and for a phone"
    assert all(page.drawings[1::2])
    assert page.sources == []
    style = "".join(text for text in page.texts if "font" in text)
    assert set(re.findall(r"url\(([^)]{,20})", style)) <= {"data:font/woff2;base6"[:20]}
    assert "@import" not in style


def test_it_leads_to_itself_in_every_other_language(tmp_path: Path) -> None:
    summary = tables(tmp_path)
    written = dict(run_report.pages_of(tmp_path, JOB, summary, "nl"))
    assert set(written) == {"report.html", "report-it.html", "report-fr.html", "report-en.html"}
    assert '<html lang="nl"' in written["report.html"]
    for name, page in written.items():
        assert sorted(Page(page).sources) == sorted(written), name
        assert page.count(" aria-current=true>") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_there(pages: Callable[[str], Page], language: str) -> None:
    assert pages(language).sections == SECTIONS


def test_squares_are_named_in_drawing_and_numbers(pages: Callable[[str], Page]) -> None:
    page = pages("it")
    assert page.texts.count("39 Parco della Vittoria") == 2, "in the drawing for a desk, and in the table"
    assert "In prigione: 10 Prigione / Transito" in page.texts


def test_jail_and_just_visiting_are_told_apart_where_a_phone_truncates_them(pages: Callable[[str], Page]) -> None:
    """Both rows were called "10 Prigione / Transi…"."""
    truncated = {text for text in pages("it").texts if "10 Prig" in text and text.endswith("…")}
    assert len(truncated) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "999 were played to the end; one was cut short after"),
        ("it", "999 partite sono finite, una è stata interrotta dopo"),
        ("nl", "999 spellen zijn uitgespeeld, één is afgebroken na"),
        ("fr", "999 parties terminées, une interrompue après"),
    ],
)
def test_one_game_that_was_cut_short_is_counted_in_the_singular(tmp_path: Path, language: str, said: str) -> None:
    summary = structs.replace(tables(tmp_path), games=1000, finished=999)
    page = Page(run_report.page(tmp_path, JOB, summary, language))
    assert any(re.sub(r"\s+", " ", text).startswith(said) for text in page.texts)


def test_trials_that_are_counted_twice_in_each_game_make_no_share_surer(tmp_path: Path) -> None:
    tables(tmp_path)
    once = {section.name: section.table for section in JOB.simulator.sections(tmp_path, JOB, "en")}
    for name in ("seats", "trades"):
        table = pl.read_parquet(tmp_path / f"{name}.parquet")
        pl.concat([table, table]).write_parquet(tmp_path / f"{name}.parquet")
    twice = {section.name: section.table for section in JOB.simulator.sections(tmp_path, JOB, "en")}
    for name in ("bots", "causes", "trades"):
        bounds = once[name].select("share", "low", "high")
        known = bounds["share"].is_between(0, 100, closed="none")
        assert twice[name]["count"].sum() == 2 * once[name]["count"].sum()
        assert twice[name].filter(known).select(bounds.columns).to_numpy() == pytest.approx(
            bounds.filter(known).to_numpy(), nan_ok=True
        )


@pytest.mark.parametrize(("turns", "said"), [(60, "Round limit: 20"), (61, "Round limit: 20 rounds and 1 turn")])
def test_a_limit_of_turns_is_stated_in_rounds_where_the_last_one_is_whole(
    tmp_path: Path, turns: int, said: str
) -> None:
    job = replace(JOB, bots=("regular",) * 3)
    summary = structs.replace(tables(tmp_path, job), options={"turns": turns})
    page = Page(run_report.page(tmp_path, job, summary, "en"))
    assert any(re.search(rf"{said}\b", text) for text in page.texts)


def test_sums_are_written_as_the_language_does(pages: Callable[[str], Page]) -> None:
    assert any(re.fullmatch(r"\d+\.\d\d", text) for text in pages("en").texts)
    assert any(re.fullmatch(r"\d+,\d\d", text) for text in pages("nl").texts)


def test_a_run_of_one_bot_says_nothing_of_bots(tmp_path: Path) -> None:
    job = replace(JOB, bots=("regular",) * 3)
    summary = tables(tmp_path, job)
    assert "bots" not in Page(run_report.page(tmp_path, job, summary, "en")).sections
