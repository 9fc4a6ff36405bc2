"""The tables of a run: as they are described, in agreement with each other, and whole whatever happens."""

import resource
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import polars as pl
import pytest

from monopolista.games.interface.simulator import Job, Part
from monopolista.simulate.report import run_report
from monopolista.simulate.report.summary import Summary, summarise
from monopolista.simulate.results import FIRST_SECONDS, Results
from monopolista.simulate.results_folder import FolderError, ResultsFolder
from monopolista.simulate.runner.accumulator import Accumulator
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.progress import REPORT, REPORTS, SUMMARY, in_language
from tests.simulate.chunks import job_of

JOB = job_of(("italy", {"parking": True}, ["regular", "random", "regular"], 3, 60))
CHUNKS = ((0, 6), (6, 6))
GAMES = 12
TABLES = JOB.simulator.tables
PARTS: list[Part] = []


def parts() -> list[Part]:
    """Return the parts of a small run, which is played once."""
    if not PARTS:
        PARTS.extend(play_chunk(JOB, first, count) for first, count in CHUNKS)
    return PARTS


@contextmanager
def without_report() -> Generator[None]:
    """Keep runs without their report, which takes longest, until the end of the block."""

    def no_pages(*_: object) -> tuple[()]:
        return ()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run_report, "pages_of", no_pages)
        yield


def keep(path: Path, job: Job = JOB, *, whole: bool = True, hours: float = 0) -> Summary:
    """Keep a small run in a folder, to the end or as far as it comes when it is killed."""
    clock = iter(range(0, 10**9, max(1, int(hours * 3600))))
    results = Results(path, job, lambda: float(next(clock)))
    totals = Accumulator()
    for part in parts():
        totals.add(part)
        results.take(part, totals)
    summary = summarise(job, GAMES, totals, 1.5, 2, compiled=False)
    if whole:
        results.finish(totals, summary)
    return summary


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small run."""
    path = tmp_path_factory.mktemp("kept")
    keep(path)
    return path


def read(folder: Path, table: str) -> pl.DataFrame:
    return pl.read_parquet(folder / f"{table}.parquet")


def test_tables_are_kept_as_csv_too_where_that_is_asked(tmp_path: Path) -> None:
    results, totals = Results(tmp_path, JOB, csv=True), Accumulator()
    for part in parts():
        totals.add(part)
        results.take(part, totals)
    with without_report():
        results.finish(totals, summarise(JOB, GAMES, totals, 1.5, 2, compiled=False))
    for name in TABLES:
        kept, listed = read(tmp_path, name), pl.read_csv(tmp_path / f"{name}.csv", infer_schema_length=None)
        assert listed.columns == kept.columns
        assert len(listed) == len(kept)
    flat = pl.read_csv(tmp_path / "colours.csv")["back_rounds"]
    lists = read(tmp_path, "colours")["back_rounds"]
    assert [[int(one) for one in row.split()] for row in flat] == lists.to_list()


@pytest.mark.parametrize(
    ("language", "name"),
    [("nl", "Elektriciteitscentrale"), ("fr", "Centrale Électrique"), ("en", "Elektriciteitscentrale")],
)
def test_squares_are_named_in_the_language_of_the_reader_where_the_edition_has_it(
    tmp_path: Path, language: str, name: str
) -> None:
    job = job_of(("belgium-nl", {}, ["random", "random"], 1, 6))
    results, totals = Results(tmp_path, job, csv=True, language=language), Accumulator()
    totals.add(part := play_chunk(job, 0, 2))
    results.take(part, totals)
    with without_report():
        results.finish(totals, summarise(job, 2, totals, 1.0, 1, compiled=False))
    assert name in read(tmp_path, "deeds")["name"]
    assert name in pl.read_csv(tmp_path / "squares.csv")["name"]


def test_csv_files_of_an_earlier_run_are_removed(tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text("old")
    with without_report():
        keep(tmp_path)
    assert not [*tmp_path.glob("*.csv")]


def test_a_folder_holds_the_tables_the_summary_and_the_report_and_nothing_else(kept: Path) -> None:
    expected = [name for name in REPORTS if name != in_language("en")]  # that of the run has the plain name
    assert {path.name for path in kept.iterdir()} == {*(f"{name}.parquet" for name in TABLES), SUMMARY, *expected}


@pytest.mark.parametrize("table", TABLES)
def test_a_table_has_the_columns_that_are_described(kept: Path, table: str) -> None:
    found = read(kept, table)
    assert found.schema == {column.name: column.kind for column in TABLES[table]}
    assert len(found) > 0


def test_there_is_a_row_for_each_game_in_order(kept: Path) -> None:
    assert read(kept, "games")["game"].to_list() == list(range(GAMES))
    seats = read(kept, "seats")
    assert seats.select("game", "seat").rows() == [(game, seat) for game in range(GAMES) for seat in range(3)]


def test_games_and_seats_agree(kept: Path) -> None:
    seats = read(kept, "seats").group_by("game", maintain_order=True)
    expected = seats.agg(
        pl.col("won").sum().alias("winners"),
        pl.col("turns").sum(),
        pl.col("lost_round").count().alias("bankruptcies"),
        (pl.col("traded").sum() // 2).alias("trades"),
    )
    assert expected.rows() == read(kept, "games").select("game", "winners", "turns", "bankruptcies", "trades").rows()


def test_who_is_bankrupt_has_a_cause_and_nothing_left(kept: Path) -> None:
    lost = read(kept, "seats").filter(pl.col("lost_round").is_not_null())
    assert len(lost) > 0
    assert lost.filter((pl.col("worth") != 0) | pl.col("won")).is_empty()
    expected = lost.filter(pl.col("cause").is_not_null())
    assert len(expected) > 0
    assert (expected["cause_square"].is_null() == expected["cause_card"].is_not_null()).all()


def test_the_tables_by_game_add_up_to_the_sums(kept: Path) -> None:
    deeds, colours, seats = (read(kept, name) for name in ("deeds", "colours", "seats"))
    assert deeds["earned"].sum() == colours["earned"].sum() == seats["rent_received"].sum()
    bank = read(kept, "payments").select(pl.col("from_bank") - pl.col("to_bank")).sum().item()
    assert bank == sum([*seats["cash"].to_list(), *read(kept, "games")["pot"].to_list()])
    assert read(kept, "money").filter(pl.col("round") == 0)["games"].sum() == len(seats)


def test_trades_say_who_won_and_what_became_whole(kept: Path) -> None:
    trades, seats = read(kept, "trades"), read(kept, "seats").select("game", "seat", "won")
    joined = trades.join(seats, left_on=["game", "maker"], right_on=["game", "seat"])
    assert (joined["maker_won"] == joined["won"]).all()
    assert set(trades["maker_completes"].explode().drop_nulls()) <= set(read(kept, "colours")["colour"])
    assert (trades["gives"].list.len() + trades["gets"].list.len() > 0).any()


def test_the_same_run_gives_the_same_files(kept: Path, tmp_path: Path) -> None:
    keep(tmp_path, hours=1)
    for table in TABLES:
        assert read(tmp_path, table).equals(read(kept, table))
    assert (tmp_path / REPORT).read_text() == (kept / REPORT).read_text()


def test_a_run_that_is_killed_leaves_only_what_can_be_read(tmp_path: Path) -> None:
    keep(tmp_path, whole=False, hours=1)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.suffix for path in files} == {".parquet"}
    assert all(pl.read_parquet(path).height > 0 for path in files)
    for table in JOB.simulator.by_game:
        whole = pl.read_parquet(tmp_path / "parts" / f"{table}-*.parquet")
        assert whole["game"].n_unique() == GAMES or table == "trades"


def test_rows_are_kept_soon(tmp_path: Path) -> None:
    now = [0.0]
    results = Results(tmp_path, JOB, lambda: now[0])
    totals = Accumulator()
    totals.add(parts()[0])
    results.take(parts()[0], totals)
    assert not (tmp_path / "parts").exists()
    now[0] = FIRST_SECONDS
    totals.add(parts()[1])
    results.take(parts()[1], totals)
    assert pl.read_parquet(tmp_path / "parts" / "games-*.parquet").height == GAMES


def test_results_of_an_earlier_run_are_replaced_and_nothing_else(tmp_path: Path) -> None:
    keep(tmp_path, whole=False, hours=1)
    (tmp_path / "notes.txt").write_text("mine")
    Results(tmp_path, JOB)
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["notes.txt"]


@pytest.mark.parametrize(("name", "reason"), [("file", "is a file: name a folder"), ("file/below", "Not a directory")])
def test_what_is_no_folder_is_reported(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(FolderError, match=f"{name}:? {reason}"):
        ResultsFolder(tmp_path / name, ())
    assert (tmp_path / "file").read_text() == "mine"


@contextmanager
def full_disk(room: int) -> Generator[None]:
    """Let no file grow beyond some bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_without_room_at_the_start_no_folder_is_left(tmp_path: Path) -> None:
    with full_disk(0), pytest.raises(FolderError, match="results"):
        Results(tmp_path / "results", JOB)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("room", [1, 3000, 20_000])
def test_a_disk_that_fills_up_leaves_nothing_half_written(tmp_path: Path, room: int) -> None:
    with full_disk(room), pytest.raises(FolderError):
        keep(tmp_path, hours=1)
    for path in tmp_path.rglob("*.parquet"):
        pl.read_parquet(path)
    assert not list(tmp_path.rglob("*unfinished*"))
