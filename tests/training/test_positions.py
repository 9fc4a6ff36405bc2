"""What networks learn from, and what their odds are held against."""

from importlib import import_module
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray
from training.classic import AHEAD
from training.game_config import GAMES, config_of
from training.metrics import Tenth, margins, quality
from training.positions import shares_of
from training.quantize import quantize

from monopolista.engine.fixed_point import ONE
from monopolista.engine.network.kernels import HIDDEN, SECOND, WHOLE
from monopolista.games.classic.editions import Options, load
from monopolista.games.interface.bot_entry import number_of
from tests import compiled


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_of_games_that_ended_and_say_who_won(game: str) -> None:
    config = config_of(game)
    box, _ = next(iter(config.evaluated.values()))
    found = config.positions(box, (number_of("regular", config.bots),) * 3, 4, range(2), 8)
    assert len(found.won) > 10
    assert found.won.sum(axis=1) == pytest.approx(np.ones(len(found.won)))
    assert found.features.max() < config.features
    assert set(np.unique(found.shares)) <= {*range(WHOLE + 1)}
    of_table = found.features[:, -1][found.shares[:, -1] > 0]
    features = import_module(f"monopolista.games.{game}.evaluation.features")
    assert (of_table >= features.AT["alive"]).all(), "the last marks are the table's"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_drawn_at_random_is_the_same_for_the_same_seed(game: str) -> None:
    config = config_of(game)
    drawn = [[config.draw_table(rng, (1,), 0.6) for _ in range(40)] for rng in (Random(3), Random(3), Random(4))]
    assert drawn[0] == drawn[1] != drawn[2]
    assert all(2 <= len(table.bots) <= table.box.most_seats for table in drawn[0])
    assert len({(table.box.id, table.box.options) for table in drawn[0]}) > 3


@pytest.mark.parametrize("game", GAMES)
def test_of_some_tables_one_of_the_strongest_has_all_seats(game: str) -> None:
    config, rng = config_of(game), Random(3)
    assert all(set(config.draw_table(rng, (1, 2), 1).bots) in ({1}, {2}) for _ in range(40))
    assert any(len(set(config.draw_table(rng, (1, 2), 0).bots)) > 1 for _ in range(40))


def test_positions_to_learn_from_are_played_on_and_hopes_divided_among_who_is_left() -> None:
    config = config_of("classic")
    regular = number_of("regular", config.bots)
    found = config.training_positions(load("italy", Options(short=True)), (regular,) * 3, 1, range(2), 20)
    out = (found.shares[:, :-1] == 0).all(axis=2)
    assert len(found.won) > 10
    assert out.any()
    assert found.won[out].max() == 0
    assert found.won.sum(axis=1) == pytest.approx(np.ones(len(found.won)))
    assert ((found.won > 0.02) & (found.won < 0.98)).any(), "one game alone would say who won"


def test_a_game_that_is_over_within_reach_is_hoped_for_by_who_wins_it() -> None:
    config = config_of("classic")
    found = config.training_positions(
        load("italy", Options(turns=4)), (number_of("regular", config.bots),) * 2, 4, range(1), 1
    )
    assert len(found.won) > 4
    whole = found.won * 2 * AHEAD
    assert whole == pytest.approx(np.rint(whole)), "whole games, each won by one or by both"


def test_a_champion_plays_nothing_on() -> None:
    config = config_of("classic")
    bots = tuple(number_of(name, config.bots) for name in ("champion", "regular"))
    found = config.training_positions(load("italy", Options(turns=4)), bots, 4, range(1), 2)
    assert len(found.won) > 2
    assert set(np.unique(found.won)) <= {0, 0.5, 1}


def test_a_shared_win_is_divided() -> None:
    assert shares_of(np.array([0b001, 0b110, 0]), 3).tolist() == [[1, 0, 0], [0, 0.5, 0.5], [0, 0, 0]]


def test_odds_that_come_true_have_no_fault() -> None:
    rng = np.random.default_rng(1)
    said = rng.dirichlet(np.ones(3), 40_000)
    won = np.array([rng.multinomial(1, one) for one in said], np.float32)
    found = quality(said, won)
    assert found.worst < 0.015
    assert found.loss < found.even
    turned = quality(said, np.roll(won, 1, axis=1))
    assert turned.worst > 0.1
    assert turned.loss > turned.even


def test_who_is_out_counts_in_no_tenth() -> None:
    found = quality(np.array([[0.55, 0.45, 0.0]]), np.array([[1, 0, 0]], np.float32))
    assert found.tenths == (Tenth(1, 0.45, 0.0), Tenth(1, 0.55, 1.0))
    assert found.even == pytest.approx(np.log(2))


def test_the_expected_error_counts_each_tenth_by_its_seats() -> None:
    found = quality(np.array([[0.55, 0.45], [0.55, 0.45], [0.75, 0.25]]), np.array([[1, 0]] * 3, np.float32))
    assert found.calibration_error == pytest.approx((4 * 0.45 + 2 * 0.25) / 6)


def test_margins_follow_from_the_number_of_tables_not_of_positions() -> None:
    """The first seat wins all 20 positions of every second table: each table has a share of 0 or 50 in 100."""
    odds, tables = np.full((8_000, 2), 0.5), np.arange(400).repeat(20)
    won = np.zeros((8_000, 2), np.float32)
    won[:, 0] = tables % 2
    by_tables = 1.96 * 0.25 / np.sqrt(400)
    assert margins(odds, won, tables).tenths == pytest.approx([by_tables], rel=0.1)
    assert margins(odds, won, np.arange(8_000)).tenths == pytest.approx([by_tables / np.sqrt(20)], rel=0.1)


def test_margins_repeat_by_their_seed_and_hold_the_error_of_odds_that_come_true() -> None:
    rng = np.random.default_rng(5)
    said = rng.dirichlet(np.ones(3), 20_000)
    won = np.array([rng.multinomial(1, one) for one in said], np.float32)
    tables = np.arange(20_000) // 10
    found, again, other = margins(said, won, tables), margins(said, won, tables), margins(said, won, tables, seed=2)
    assert found == again != other
    errors = [one.said - one.won for one in quality(said, won).tenths]
    assert max(abs(error) / margin for error, margin in zip(errors, found.tenths, strict=True)) < 2


def weights(rng: np.random.Generator, scale: float = 0.1) -> dict[str, NDArray[np.float64]]:
    """Weights at random."""
    shapes = {
        "first": (40, HIDDEN), "straight": (40,), "own": (SECOND, HIDDEN), "others": (SECOND, HIDDEN),
        "bias": (SECOND,), "last": (SECOND,),
    }  # fmt: skip
    return {name: rng.normal(0, scale, shape) for name, shape in shapes.items()}


def test_weights_in_whole_numbers_lie_one_after_the_other() -> None:
    some = weights(np.random.default_rng(1))
    found = quantize(some, 30).astype(float) / ONE
    own = 30 * (HIDDEN + 1)
    assert found[:HIDDEN] == pytest.approx(some["first"][0], abs=1 / ONE)
    assert found[30 * HIDDEN : own] == pytest.approx(some["straight"][:30], abs=1 / ONE)
    assert found[own : own + SECOND] == pytest.approx(some["own"][:, 0] - some["others"][:, 0], abs=1 / ONE)
    assert found[-SECOND:] == pytest.approx(some["last"], abs=1 / ONE)


def test_weights_that_grow_out_of_their_bits_are_refused() -> None:
    with pytest.raises(ValueError, match="16 bits"):
        quantize(weights(np.random.default_rng(1), scale=20), 30)
    some = weights(np.random.default_rng(1))
    some["others"] = np.full((SECOND, HIDDEN), 4.0)
    some["own"] = some["others"]
    with pytest.raises(ValueError, match="32 bits"):
        quantize(some, 30)


@pytest.mark.compiled
@pytest.mark.campaign(sample=0)
@pytest.mark.parametrize(("game", "most", "games"), [("classic", 0.8, 2_000), ("deal", 1.2, 8_000)])
def test_the_odds_that_are_shipped_come_true(game: str, most: float, games: int) -> None:
    """On games of four that nobody learnt from; even odds would have a loss of 1.2, in the card game of 1.39.

    Enough games that chance makes no more than a point of the worst tenth.
    """
    loss, worst = compiled.call("tests.training.shipped:measured", game, games)
    assert loss < most
    assert worst < 0.04
