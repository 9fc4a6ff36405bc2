"""Rollouts: from equal positions equal games, with each game's own random numbers, by any worker and in any chunks."""

from collections.abc import Sequence

import numpy as np
import pytest

from monopolista.games import game_of
from monopolista.simulate.rollouts import RolloutResult, Rollouts
from monopolista.simulate.runner.chunk_worker import job_of
from monopolista.table import Table
from tests import compiled

BOTS = ["regular"] * 3


def position(edition: str, answers: int) -> bytes:
    """A position some answers after the beginning."""
    table = Table(edition, 3, seed=5)
    for _ in range(answers):
        seat = table.asked[0]
        table.play(seat, table.plain_answer(seat))
    return table.save()


def rolled(edition: str, states: Sequence[bytes], first: int, count: int) -> np.ndarray:
    """What was won in some games of seed 7 between bots."""
    game = game_of(edition)
    return Rollouts(tuple(states))(job_of(game, game.box(edition, None), BOTS, seed=7), first, count)


def won(edition: str, state: str) -> list[list[list[float]]]:
    """The wins from a position in hexadecimal digits, called by name in the worker."""
    return rolled(edition, [bytes.fromhex(state)], 0, 6).tolist()


@pytest.mark.parametrize("edition", ["italy", "deal"])
def test_games_of_one_number_have_common_random_numbers_from_each_position(edition: str) -> None:
    state = position(edition, 20)
    found = RolloutResult.of([rolled(edition, [state, state], 0, 5)])
    assert found.difference(0, 1, seat=0) == (0, 0)
    assert len({tuple(one) for one in found.won[0].tolist()}) > 1, "all games went alike"


def test_chunks_make_no_difference() -> None:
    state = position("us", 12)
    whole = RolloutResult.of([rolled("us", [state], 0, 4)])
    cut = RolloutResult.of(rolled("us", [state], first, 1) for first in range(4))
    assert np.array_equal(whole.won, cut.won)
    assert whole.shares(0) == tuple(whole.share(0, seat) for seat in range(3))


def test_a_seat_wins_each_game() -> None:
    assert rolled("uk", [position("uk", 12)], 0, 3).sum(axis=2).tolist() == [[1, 1, 1]]


def test_a_difference_comes_with_its_standard_error() -> None:
    shares = np.array([[[1, 0], [1, 0], [0, 1], [1, 0]], [[0, 1], [1, 0], [0, 1], [np.nan, np.nan]]], np.float32)
    more, error = RolloutResult(shares).difference(0, 1, seat=0)
    assert more == pytest.approx(1 / 3)
    assert error == pytest.approx(np.std([1, 0, 0]) / np.sqrt(3))


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("edition", ["italy", "deal"])
def test_both_bodies_play_the_same_games_on(edition: str) -> None:
    state = position(edition, 20).hex()
    assert compiled.call("tests.simulate.test_rollouts:won", edition, state) == won(edition, state)
