"""The template of ``tools.new_game`` as a third game: registered, it is played wherever the others are."""

import re
from pathlib import Path

import numpy as np
import polars as pl
import pyspiel
import pytest
from tools.new_game.template.pig.game import PIG

from monopolista import Table
from monopolista.engine.episodes import DISABLED, FOR_WINNING
from monopolista.games import GAMES, edition_ids, game_of, load
from monopolista.games.common.printed import EditionError
from monopolista.games.interface.learning import Setting
from monopolista.learn.openspiel import register
from monopolista.simulate.report.summary import summarise
from monopolista.simulate.results import Results
from monopolista.simulate.rollouts import Rollouts
from monopolista.simulate.runner.accumulator import Accumulator
from monopolista.simulate.runner.chunk_worker import job_of, play_chunk
from monopolista.simulate.runner.single_game import record_game
from tests import compiled
from tests.third import bodies


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PIG.name, PIG)


def test_it_is_known_by_its_edition_once_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert edition_ids()[-1] == "pig"
    assert game_of("pig") is PIG
    assert load("pig").most_seats == 6
    monkeypatch.delitem(GAMES, PIG.name)
    with pytest.raises(EditionError, match="unknown edition 'pig'"):
        load("pig")


def test_agents_learn_it_as_they_do_the_others() -> None:
    setting = Setting(PIG.box("pig"), 3, frozenset((0, 2)), ("timid",) * 3, 100, 1000, DISABLED, FOR_WINNING)
    places = PIG.learning.places(setting, 4)
    buffers = places.buffers
    buffers.seed(dict(enumerate(range(4))))
    places.begin(np.ones(4, np.int8))
    while buffers.masks.any():
        assert places.see(0).shape == buffers.observations[0].shape
        places.step(buffers.masks.argmax(axis=1))
    assert buffers.rewards.max() == 1
    assert not buffers.rewards.sum()


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 4])
def test_both_bodies_agree_on_every_byte(seats: int) -> None:
    assert bodies.trail(seats, 7) == compiled.call("tests.third.bodies:trail", seats, 7)


def test_it_is_simulated_counted_and_reported(tmp_path: Path) -> None:
    job = job_of(PIG, load("pig"), ("timid", "daring"), seed=1)
    part = play_chunk(job, 0, 50)
    assert (part.games["winners"] > 0).all()
    assert part.counts["pips"].sum() == part.games["draws"].sum()
    results, totals = Results(tmp_path, job), Accumulator()
    totals.add(part)
    results.take(part, totals)
    results.finish(totals, summarise(job, 50, totals, 1.0, 1, compiled=False))
    assert pl.read_parquet(tmp_path / "seats.parquet")["won"].sum() == 50
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert re.findall('<section id="([a-z]+)">', report) == ["seats", "bots", "lengths"]


def test_it_is_played_on_from_a_position() -> None:
    table = Table("pig", 2, seed=3)
    table.play(0, "roll")
    job = job_of(PIG, load("pig"), ("timid", "daring"), seed=7)
    assert Rollouts((table.save(),))(job, 0, 20)[0].sum(axis=1).tolist() == [1] * 20


def test_a_simulated_game_of_it_is_recorded_again() -> None:
    job = job_of(PIG, load("pig"), ("timid", "daring"), seed=1)
    recorded = record_game(job, 3)
    assert recorded.turns == play_chunk(job, 3, 1).games["turns"][0]
    assert Table.replay(recorded.transcript, chance=None).winners == recorded.winners


def test_openspiel_finds_nothing_wrong_with_it() -> None:
    register(PIG)
    game = pyspiel.load_game("python_monopolista_pig", {"players": 3, "most_decisions": 60})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
