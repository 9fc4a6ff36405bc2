"""The template of ``tools.new_game`` as a third game: registered, it is played wherever the others are."""

import re
from pathlib import Path

import numpy as np
import polars as pl
import pyspiel
import pytest
from tools.new_game.template.pig.game import PIG

from monopolista import CHANCE, PositionError, Table
from monopolista.bots import decide
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
from monopolista.simulate.runner.single_game import tell_game
from monopolista.table import seeded
from monopolista.transcript import read
from tests import compiled
from tests.battery.tables import check_transcript, played_by_lot
from tests.third import bodies

NAMES = ("Anna", "Bruno")


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


def test_it_is_played_at_a_table() -> None:
    table = Table("pig", 2, chance=None, names=NAMES)
    table.play(0, "roll")
    assert table.rules.denials(table.state(), 0, table.offers(0)) == []
    table.play(CHANCE, "roll 5")
    table.play(0, "hold")
    assert [player.score for player in table.view().players] == [5, 0]
    assert [denial.verb for denial in table.denials(1)] == ["hold"]
    assert table.forced(1) == "roll"
    assert table.refusal(1, "hold") == "PIG-2"
    assert table.odds() is None, "nothing estimates who is winning"


def test_who_leaves_is_last_and_the_last_one_left_wins() -> None:
    table = Table("pig", 3, chance=None)
    table.play(0, "leave")
    assert table.next_asked == 1
    table.play(2, "leave")
    assert table.winners == [1]
    assert [player.place for player in table.view().players] == [3, 1, 2]


def test_agents_learn_it_as_they_do_the_others() -> None:
    setting = Setting(PIG.box("pig"), 3, frozenset((0, 2)), ("timid",) * 3, 100, 1000, DISABLED, FOR_WINNING)
    places = PIG.learning.places(setting, 4)
    screens = places.screens
    screens.seed(dict(enumerate(range(4))))
    places.begin(np.ones(4, np.int8))
    while screens.masks.any():
        assert places.see(0).shape == screens.observations[0].shape
        places.step(screens.masks.argmax(axis=1))
    assert screens.rewards.max() == 1
    assert not screens.rewards.sum()


@pytest.mark.parametrize("number", range(6))
def test_it_keeps_every_law_that_games_share(number: int) -> None:
    table = played_by_lot("pig", 2 + number % 3, number, most=2000)
    assert table.over
    check_transcript(table)


def test_its_points_are_laid_checked_and_replayed() -> None:
    table = Table("pig", 2, chance=None)
    table.set_position(turn=1, score={0: 5, 1: 48})
    table.play(1, "roll")
    table.play(CHANCE, "roll 6")
    table.play(1, "hold")
    assert table.winners == [1]
    assert Table.replay(read(table.transcript.text()), chance=None).save() == table.save()
    for score, fault in ({1: -3}, "seat 1 has -3"), ({0: 50}, "has won already"), ({2: 1}, "there is no seat 2"):
        with pytest.raises(PositionError, match=fault):
            table.set_position(score=score)


def test_its_bots_are_asked_as_the_others_are() -> None:
    table, draw = Table("pig", 3, seed=4), seeded(5)
    while not table.over:
        table.play(table.next_asked, decide(PIG.levels[table.next_asked % 2], table, table.next_asked, draw))
    assert len(table.winners) == 1
    with pytest.raises(ValueError, match="unknown level 'regular'; there are: timid, daring"):
        decide("regular", table, 0, draw)


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
    results.finish(totals, summarise(job, 50, totals, 1.0, 1, compiled=False), "en")
    assert pl.read_parquet(tmp_path / "seats.parquet")["won"].sum() == 50
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert re.findall('<section id="([a-z]+)">', report) == ["seats", "bots", "lengths"]


def test_it_is_played_on_from_a_position() -> None:
    table = Table("pig", 2, seed=3)
    table.play(0, "roll")
    job = job_of(PIG, load("pig"), ("timid", "daring"), seed=7)
    assert Rollouts((table.save(),))(job, 0, 20)[0].sum(axis=1).tolist() == [1] * 20


def test_a_simulated_game_of_it_is_told_again() -> None:
    job = job_of(PIG, load("pig"), ("timid", "daring"), seed=1)
    told = tell_game(job, 3)
    assert told.turns == play_chunk(job, 3, 1).games["turns"][0]
    assert Table.replay(told.transcript, chance=None).winners == told.winners


def test_openspiel_finds_nothing_wrong_with_it() -> None:
    register(PIG)
    game = pyspiel.load_game("python_monopolista_pig", {"players": 3, "most_decisions": 60})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
