"""Odds that look ahead: what is about to happen is in them, what is hidden is not, and both bodies come to the same."""

import pytest

from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.network.kernels import ODDS
from monopolista.engine.records import from_bytes, to_bytes
from monopolista.engine.seats import NOBODY, Seat
from monopolista.games import game_of
from monopolista.games.deal.rules.records import Game
from monopolista.simulate.lookahead import look_ahead
from monopolista.simulate.rollouts import RolloutResult, Rollouts
from monopolista.simulate.runner.chunk_worker import job_of
from monopolista.table import Table
from tests import compiled
from tests.games.deal.battery.worlds import Memory, other_world
from tests.simulate.test_rollouts import position

SEATS = 3
GAMES = 4


def foreseen(edition: str, state: str, times: int = 6, far: int = 20) -> list[int]:
    """The odds of a position in hexadecimal digits, also called by name in the worker."""
    game = game_of(edition)
    job = job_of(game, game.box(edition, None), ["regular"] * SEATS, seed=7)
    return look_ahead(job, bytes.fromhex(state), times=times, far=far)


@pytest.mark.parametrize("edition", ["italy", "deal"])
def test_all_odds_come_to_one(edition: str) -> None:
    odds = foreseen(edition, position(edition, 20).hex())
    assert sum(odds) == ODDS
    assert min(odds) > 0


def test_nothing_ahead_are_the_odds_at_once() -> None:
    table = Table("italy", SEATS, seed=5)
    assert foreseen("italy", table.save().hex(), times=1, far=0) == list(table.odds() or ())


@pytest.mark.parametrize(("edition", "seen_by"), [("italy", None), ("deal", NOBODY)])
def test_looked_ahead_of_to_the_end_they_are_what_was_won(edition: str, seen_by: Seat | None) -> None:
    state = position(edition, 20)
    game = game_of(edition)
    job = job_of(game, game.box(edition, None), ["regular"] * SEATS, seed=7)
    won = RolloutResult.of([Rollouts((state,), seen_by)(job, 0, GAMES)]).shares(0)
    assert foreseen(edition, state.hex(), times=GAMES, far=10_000) == pytest.approx([ODDS * one for one in won], abs=1)


@pytest.mark.parametrize("answers", range(4, 60, 4))
def test_of_hands_that_nobody_sees_nothing_is_known(answers: int) -> None:
    state, stream = position("deal", answers), Stream()
    seed_stream(stream, 3, answers)
    game, other = from_bytes(Game, state), from_bytes(Game, state)
    for seat in range(SEATS):
        other = other_world(other, seat, Memory(), stream)
    assert [to_bytes(hand) for hand in other.hands] != [to_bytes(hand) for hand in game.hands]
    assert foreseen("deal", to_bytes(other).hex()) == foreseen("deal", state.hex())


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("edition", ["italy", "deal"])
def test_both_bodies_foresee_the_same(edition: str) -> None:
    state = position(edition, 20).hex()
    assert compiled.call("tests.simulate.test_foresight:foreseen", edition, state) == foreseen(edition, state)
