"""Positions to learn from: what they say is what was played, and playing is not changed by noting."""

import math
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from tools.new_game.template.pig.game import PIG

from monopolista.engine.record_arrays import column
from monopolista.games import GAMES, game_of, load
from monopolista.games.classic.actions.notation import Proposal
from monopolista.games.interface.learning import DecisionBuffer, places
from monopolista.simulate import dataset
from monopolista.simulate.dataset import Dataset
from monopolista.simulate.report.data_dictionary import page_of
from monopolista.simulate.runner import run
from monopolista.simulate.runner.chunk_worker import IllegalBotActionError, play_chunk, sampling_words, words_of
from monopolista.simulate.runner.chunk_worker import job_of as job_between
from monopolista.simulate.runner.position_sampling import COLUMNS, Positions, PositionSampling
from monopolista.simulate.runner.precompile import Work
from monopolista.simulate.runner.single_game import record_game
from monopolista.simulate.runner.worker_pool import processes
from monopolista.transcript import TakeBack
from tests import compiled
from tests.simulate.chunks import Stated, job_of
from tests.simulate.positions import STATED, digest, keep, note, noting, taking

PLAYED = 3
"""Games that are noted of most tables."""
REGULAR = STATED["regular"]


@pytest.fixture(params=STATED, scope="module")
def name(request: pytest.FixtureRequest) -> str:
    """The name of a table; tests of the same one follow each other, and share what was played."""
    return request.param


@cache
def noted(name: str) -> Positions:
    """Note every other decision, on average, of a table's games."""
    return note(STATED[name], 2, 0, PLAYED)


@cache
def games(name: str) -> "dict[str, np.ndarray[Any, Any]]":
    """Play a table's games, and note nothing."""
    return play_chunk(job_of(STATED[name]), 0, PLAYED).games


def same(one: Positions, other: Positions) -> bool:
    """Say whether all columns are the same to the byte."""
    return all(one.rows[name].tobytes() == other.rows[name].tobytes() for name in one.rows)


def verbs_of(stated: Stated, actions: "np.ndarray[Any, Any]") -> list[str]:
    """Return the verbs of actions by their numbers."""
    verbs = [block.verb for block in game_of(stated[0]).learning.blocks for _ in range(block.length)]
    return [verbs[action] for action in actions]


@pytest.mark.campaign(sample=1)
def test_what_was_answered_is_admitted_by_what_might_have_been_done(name: str) -> None:
    rows = noted(name).rows
    assert len(rows["action"]) > 20
    assert (rows["mask"][np.arange(len(rows["action"])), rows["action"]] == 1).all()
    assert set(np.unique(rows["mask"])) == {0, 1}


@pytest.mark.campaign(sample=1)
def test_playing_is_not_changed_by_noting(name: str) -> None:
    rows = noted(name).rows
    for game, seat, share in zip(rows["game"], rows["seat"], rows["share"], strict=True):
        winners = int(games(name)["winners"][game])
        expected = (winners >> int(seat) & 1) / winners.bit_count() if winners else math.nan
        np.testing.assert_equal(share, np.float32(expected))
    assert set(rows["game"].tolist()) == set(range(PLAYED))


@pytest.mark.campaign(sample=1)
def test_random_bots_draw_the_same_whatever_is_sampled(name: str) -> None:
    job, learning = job_of(STATED[name]), game_of(STATED[name][0]).learning
    seeds, sampling = ([words(job.seed, game) for game in range(PLAYED)] for words in (words_of, sampling_words))
    played = learning.positions(job.box, job.levels, seeds, sampling, every=2, most_turns=job.most_turns)
    for counted in ("decisions", "draws", "winners"):
        assert column(played.tallies, counted).tolist() == games(name)[counted].tolist()


@pytest.mark.parametrize("bot", ["lost", "lazy"])
def test_what_is_no_answer_is_reported_and_not_sampled(bot: str) -> None:
    bots = (f"tests.simulate.bots:{bot}", "regular")
    job = replace(job_of(("italy", {}, ["regular"] * 2, 7, 5)), bots=bots, own=bots[:1])
    with pytest.raises(IllegalBotActionError, match=bot):
        noting(REGULAR, 1)(job, 0, 1)


@pytest.mark.parametrize("of", ["regular", "third die", "clock", "cards"])
def test_what_is_noted_of_a_game_is_what_is_seen_and_done_at_a_table(of: str) -> None:
    stated = STATED[of]
    job, recorded = job_of(stated), record_game(job_of(stated), 4)
    law, learning = game_of(stated[0]).rules(job.box), game_of(stated[0]).learning
    state, reading = law.open(len(job.bots)), learning.agent_view(job.box, len(job.bots))
    rows = note(stated, 1, 4, 1).rows
    place = 0
    for answer in recorded.transcript.answers:
        assert not isinstance(answer.action, TakeBack)
        if answer.seat >= 0:
            assert (rows["seat"][place], rows["turn"][place]) == (answer.seat, state.turns)
            number = int(rows["action"][place])
            assert reading.action(state, answer.seat, number).verb == answer.action.verb
            if not isinstance(answer.action, Proposal):  # made at one go, it is noted as if it had been put together
                assert rows["observation"][place].tobytes() == reading.observe(state, answer.seat).tobytes()
                assert np.flatnonzero(rows["mask"][place]).tolist() == reading.legal_actions(state, answer.seat)
            place += 1
        law.apply(state, answer.seat, answer.action)
    assert place == len(rows["seat"])
    assert (rows["share"] > 0).tolist() == [seat in recorded.winners for seat in rows["seat"]]
    assert set(rows["seats"]) == {len(job.bots)}


def test_a_proposal_made_at_one_go_lies_in_the_draft() -> None:
    stated = STATED["trading"]
    rows = note(stated, 1, 0, 1).rows
    proposes = np.array([verb == "propose" for verb in verbs_of(stated, rows["action"])])
    assert proposes.any()
    at = places(game_of(stated[0]).learning.fields)
    assert (rows["observation"][proposes, at["trade_0_open"]] == 1).all()
    terms = rows["observation"][proposes, at["trade_0_deeds"] : at["trade_0_clears"]]
    assert (terms != 0).any(axis=1).all()


def test_the_open_question_is_the_one_that_is_seen(name: str) -> None:
    rows, stated = noted(name).rows, STATED[name]
    first = places(game_of(stated[0]).learning.fields)["question"]
    assert (rows["observation"][np.arange(len(rows["seat"])), first + rows["question"]] == 1).all()
    assert set(rows["question"].tolist()) <= set(game_of(stated[0]).words.tasks)


def test_one_decision_in_n_is_sampled() -> None:
    decisions = int(games("regular")["decisions"].sum())
    assert decisions > 1000
    assert len(note(REGULAR, 1, 0, PLAYED).rows["game"]) == decisions
    some = len(note(REGULAR, 8, 0, PLAYED).rows["game"])
    assert abs(some - decisions / 8) < 4 * math.sqrt(decisions / 8)


def test_other_random_numbers_are_drawn_in_another_game_of_the_same_run() -> None:
    rows = note(REGULAR, 8, 0, 2).rows
    turns = [rows["turn"][rows["game"] == game].tolist() for game in range(2)]
    assert turns[0][:5] != turns[1][:5]


def test_games_that_are_cut_short_have_no_winner() -> None:
    edition, options, bots, seed, _ = REGULAR
    rows = note((edition, options, bots, seed, 3), 2, 0, 2).rows
    assert np.isnan(rows["share"]).all()


@pytest.mark.parametrize("of", ["at random", "many cards"])
def test_a_full_notebook_is_emptied_in_the_middle_of_a_game(monkeypatch: pytest.MonkeyPatch, of: str) -> None:
    expected = note(STATED[of], 3, 0, 1)
    monkeypatch.setattr(DecisionBuffer, "CAPACITY", 7)
    assert same(note(STATED[of], 3, 0, 1), expected)


def test_positions_do_not_depend_on_how_games_are_cut_into_chunks() -> None:
    whole = note(REGULAR, 5, 0, 6)
    parts = [note(REGULAR, 5, first, 2) for first in (0, 2, 4)]
    rows = {name: np.concatenate([part.rows[name] for part in parts]) for name in whole.rows}
    assert same(Positions(6, rows), whole)


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("every", [1, 5])
@pytest.mark.parametrize("of", STATED)
def test_both_bodies_note_the_same(of: str, every: int) -> None:
    played = (STATED[of], every, 2)
    assert digest(*played) == compiled.call("tests.simulate.positions:digest", *played)


@pytest.mark.parametrize("of", ["third die", "cards"])
def test_files_hold_what_was_noted_up_to_what_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, of: str
) -> None:
    monkeypatch.setattr(dataset, "ROWS_PER_FILE", 16)
    stated = STATED[of]
    expected = note(stated, 4, 0, 6).rows
    assert len(expected["game"]) > 50
    take = taking(stated, 6)
    for ending in ("parquet", "npz"):
        summary = keep(tmp_path / ending, stated, 50, ending, take)
        files = [f"positions-{number:03}.{ending}" for number in range(4)]
        assert {file.name for file in (tmp_path / ending).iterdir()} == {*files, dataset.PAGE, "summary.json"}
        assert (summary.files, summary.positions, summary.games) == (files, 50, expected["game"][49] + 1)
        read = [opened(tmp_path / ending / file) for file in files]
        assert [len(one["game"]) for one in read] == [16, 16, 16, 2]
        for one in COLUMNS:
            found = np.concatenate([columns[one.name] for columns in read])
            assert found.dtype == one.kind
            np.testing.assert_array_equal(found, expected[one.name][:50])


def opened(file: Path) -> dict[str, "np.ndarray[Any, Any]"]:
    """Return the columns of a file."""
    if file.suffix == ".npz":
        return dict(np.load(file))
    frame = pl.read_parquet(file)
    return {name: frame[name].to_numpy() for name in frame.columns}


def test_files_of_an_earlier_run_are_replaced_and_nothing_else(tmp_path: Path) -> None:
    for name in ("positions-000.npz", "positions-031.parquet", "games.parquet", "report.html"):
        (tmp_path / name).write_text("old")
    (tmp_path / "positions-of-mine.parquet").write_text("mine")
    keep(tmp_path, REGULAR, 9, "parquet", taking(REGULAR, 1))
    names = {"positions-000.parquet", "positions-of-mine.parquet", dataset.PAGE, "summary.json"}
    assert {file.name for file in tmp_path.iterdir()} == names


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_every_column_field_action_and_question(name: str) -> None:
    game = GAMES[name]
    job = job_between(game, game.box(game.editions()[0], None), game.levels[:2], 3)
    page = page_of(game, job, 4, "npz")
    for one in COLUMNS:
        assert f"| `{one.name}` | " in page
        assert f" | {np.dtype(one.kind).name} | {one.unit} | {one.doc} |" in page
    rows = PositionSampling(game.learning, 30)(job, 0, 1).rows
    assert f"`observation` | ({rows['observation'].shape[1]},)" in page
    assert f"`mask` | ({rows['mask'].shape[1]},)" in page
    for field in game.learning.fields:
        first = places(game.learning.fields)[field.name]
        where = str(first) if field.length == 1 else f"{first}–{first + field.length - 1}"
        assert f"| {where} | `{field.name}` | {field.unit} | {field.doc} |" in page
    assert all(f"| `{block.verb}` | {block.by} |" in page for block in game.learning.blocks)
    assert all(f"| {number} | {word} |" in page for number, word in game.words.tasks.items())


@pytest.mark.process
def test_two_processes_note_what_one_notes() -> None:
    bots = ("tests.simulate.bots:hasty", "regular")
    job = replace(job_of(("italy", {}, ["regular"] * 2, 7, 5)), bots=bots, own=bots[:1])
    how = noting(REGULAR, 4)
    came: list[list[dict[str, bytes]]] = [[], []]
    for workers in (1, 2):
        with processes(job, workers, print, Work("learn", how, "positions")) as crew:

            def take(_: object, part: Positions, kept: list[dict[str, bytes]] = came[workers - 1]) -> None:
                kept.append({name: rows.tobytes() for name, rows in part.rows.items()})

            run.spread(how, how.tasks_of(job, 24, compiled=crew.compiled), crew, take, lambda: False)
    assert came[0] == came[1]
    assert len(came[0]) == 6


def test_a_third_game_is_noted_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PIG.name, PIG)
    job = job_between(PIG, load("pig"), ("timid", "daring"), seed=1)
    kept = Dataset(tmp_path, job, 2, most=40, ending="parquet", page=page_of(PIG, job, 2, "parquet"))
    assert kept.take(PositionSampling(PIG.learning, 2)(job, 0, 20)) == 40
    assert kept.full
    kept.finish(0.0, 1, compiled=False)
    read = pl.read_parquet(tmp_path / "positions-000.parquet")
    won = play_chunk(job, 0, 20).games["winners"]
    assert all(won[game] >> seat & 1 == share for game, seat, share in read.select("game", "seat", "share").rows())
