"""What is counted in simulated games is what happens in them."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from monopolista.engine.seats import SEATS
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.classic.simulation.count_records import CLAUSES, FACES, PLACES, PURPOSES, ROUNDS
from monopolista.games.interface.simulator import Part
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.single_game import record_game
from tests import compiled
from tests.games.classic.simulation.recount import Recount, recount
from tests.simulate.chunks import Stated, digest, job_of

GAMES = 2
JOBS: dict[str, Stated] = {
    "italy": ("italy", {}, ["regular", "random", "regular"], 1, 300),
    "short": ("uk", {"short": True}, ["regular"] * 3, 2, 300),
    "belgium": ("belgium-nl", {"houses": 6}, ["regular", "strategic", "edmund", "value"], 3, 300),
    "speedy": ("us", {"speedy": True, "parking": True}, ["fixed-a", "fixed-b", "regular"], 4, 40),
    "turns": ("italy", {"turns": 60}, ["regular", "thrifty"], 5, 300),
}


@pytest.fixture(params=JOBS, scope="module")
def played(request: pytest.FixtureRequest) -> tuple[Part, list[Recount], tuple[int, ...]]:
    """Games counted while they were played, and each of them once more from its transcript."""
    job = job_of(JOBS[request.param])
    return (
        play_chunk(job, 0, GAMES),
        [recount(record_game(job, game), job.most_turns) for game in range(GAMES)],
        tuple(job.box.edition.square),
    )


def summed(counted: list[Recount], name: str) -> Counter[Any]:
    """Add one of the counters up over games."""
    total: Counter[Any] = Counter()
    for one in counted:
        total.update(getattr(one, name))
    return total


Played = tuple[Part, list[Recount], tuple[int, ...]]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("name", ["stops", "landings"])
def test_places_are_counted_by_seat(played: Played, name: str) -> None:
    part, counted, _ = played
    found = part.counts[name].reshape(SEATS, PLACES)
    assert {(seat, place): found[seat, place] for seat, place in zip(*np.nonzero(found), strict=True)} == summed(
        counted, name
    )


def test_dice_are_counted_as_they_lie(played: Played) -> None:
    part, counted, _ = played
    thrown = part.counts["throws"].reshape(PURPOSES, FACES, 6, 6)[:3]
    found = Counter[tuple[int, int, int]]()
    for purpose, face, one, two in zip(*np.nonzero(thrown), strict=True):
        found[purpose, 10 * face + one + 1, two + 1] += int(thrown[purpose, face, one, two])
    assert found == summed(counted, "dice")


@pytest.mark.parametrize("name", ["bought", "auctioned", "built", "mortgaged", "redeemed", "traded", "earned"])
def test_what_becomes_of_deeds(played: Played, name: str) -> None:
    part, counted, squares = played
    expected = summed(counted, "of_deed")
    assert part.counts[name].tolist() == [expected[name, square] for square in squares]


def test_payments_by_clause(played: Played) -> None:
    part, counted, _ = played
    paid = part.counts["from_bank"] + part.counts["to_bank"] + part.counts["between"]
    expected = summed(counted, "clauses")
    assert paid.tolist() == [expected[clause] for clause in range(CLAUSES)]


def test_no_money_is_made_or_lost(played: Played) -> None:
    part, _, _ = played
    left = part.seats["cash"].sum() + part.games["pot"].sum()
    assert part.counts["from_bank"].sum() - part.counts["to_bank"].sum() == left


def test_rents_received_are_rents_paid_and_rents_of_deeds(played: Played) -> None:
    part, _, _ = played
    assert part.seats["rent_paid"].sum() == part.seats["rent_got"].sum() == part.counts["earned"].sum()


def test_riches_by_round(played: Played) -> None:
    part, counted, _ = played
    found = part.counts["worth"].reshape(2, ROUNDS, SEATS).sum(axis=0)
    expected = Counter[tuple[int, int]]()
    for one in counted:
        expected.update(one.worth)
    assert {(rounds, seat): found[rounds, seat] for rounds, seat in zip(*np.nonzero(found), strict=True)} == +expected


def test_games_by_round_end_with_the_rounds_of_the_games(played: Played) -> None:
    part, counted, _ = played
    going_on = part.counts["games"].reshape(2, ROUNDS, SEATS).sum(axis=0)[:, 0]
    assert part.games["rounds"].tolist() == [one.rounds for one in counted]
    assert going_on.tolist() == [sum(one.rounds > rounds for one in counted) for rounds in range(ROUNDS)]


def test_bankrupts_and_what_ruined_them(played: Played) -> None:
    part, counted, _ = played
    for game, one in enumerate(counted):
        lost = {seat: int(rounds) - 1 for seat, rounds in enumerate(part.seats["lost"][game]) if rounds}
        assert lost == {seat: rounds for seat, (rounds, _, _) in one.lost.items()}
        causes = {seat: (part.seats["cause"][game][seat], part.seats["about"][game][seat]) for seat in lost}
        assert causes == {seat: (clause, subject) for seat, (_, clause, subject) in one.lost.items()}


def test_a_deed_pays_back_at_most_once_a_game_and_only_where_it_was_held(played: Played) -> None:
    part, _, _ = played
    back = part.counts["back"].reshape(len(part.counts["held"]), ROUNDS)
    assert (back.sum(axis=1) <= part.counts["held"]).all()
    assert (part.counts["held"] <= GAMES).all()


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("name", JOBS)
def test_the_compiled_body_counts_the_same(name: str) -> None:
    counted = play_chunk(job_of(JOBS[name]), 0, GAMES)
    assert compiled.call("tests.simulate.chunks:play", JOBS[name], 0, GAMES) == digest(counted)


def test_stops_are_as_many_as_rolls(played: Played) -> None:
    part, _, _ = played
    thrown = part.counts["throws"].reshape(PURPOSES, FACES, 36)[:2].sum()
    assert 0 <= thrown - part.counts["stops"].sum() <= GAMES
    assert part.counts["stops"].reshape(SEATS, PLACES)[:, SQUARES].sum() > 0
