"""What is counted in simulated card games is what happens in them."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from monopolista.engine.seats import members
from monopolista.games.deal.rules.records import COLOURS, RENT, RENT_ANY, SEATS
from monopolista.games.deal.simulation.count_records import ROUNDS
from monopolista.games.interface.simulator import Part
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.single_game import record_game
from tests import compiled
from tests.games.deal.simulation.recount import Recount, recount
from tests.simulate.chunks import Stated, digest, job_of

GAMES = 4
JOBS: dict[str, Stated] = {
    "regular": ("deal", {}, ["regular", "regular", "risk-aware"], 1, 200),
    "two": ("deal", {"broken": "stay", "wild_sets": "any"}, ["regular"] * 2, 2, 200),
    "five": ("deal", {"double_any": True, "no_is_play": True}, ["regular", "random"] * 2 + ["regular"], 3, 200),
    "under": ("deal", {"excess": "under", "broken": "discard"}, ["risk-aware", "random"], 4, 40),
}
OF_SEAT = (
    "drawn", "banked", "laid", "built", "played", "discarded", "rents", "asked", "paid", "received", "noes", "stopped",
    "stolen", "robbed",
)  # fmt: skip
OF_KIND = ("drawn", "banked", "laid", "played", "against", "stopped", "paid", "taken", "discarded")
Played = tuple[Part, list[Recount]]


@pytest.fixture(params=JOBS, scope="module")
def played(request: pytest.FixtureRequest) -> Played:
    """Games counted while they were played, and each of them once more from its transcript."""
    job = job_of(JOBS[request.param])
    counted = [recount(record_game(job, game), job.most_turns) for game in range(GAMES)]
    return play_chunk(job, 0, GAMES), counted


def summed(counted: list[Recount], name: str) -> Counter[Any]:
    """Add one of the counters up over games."""
    total: Counter[Any] = Counter()
    for one in counted:
        total.update(getattr(one, name))
    return total


@pytest.mark.campaign(sample=12)
@pytest.mark.parametrize("name", OF_SEAT)
def test_what_each_seat_does(played: Played, name: str) -> None:
    part, counted = played
    seats = part.seats[name].shape[1]
    expected = [[one.of_seat[name, seat] for seat in range(seats)] for one in counted]
    assert part.seats[name].tolist() == expected


@pytest.mark.parametrize("name", OF_KIND)
def test_what_becomes_of_each_kind_of_card(played: Played, name: str) -> None:
    part, counted = played
    expected = summed(counted, "of_kind")
    assert part.counts[name].tolist() == [expected[name, kind] for kind in range(len(part.counts[name]))]


@pytest.mark.parametrize("name", ["rents", "asked", "seized"])
def test_what_colours_bring(played: Played, name: str) -> None:
    part, counted = played
    expected = summed(counted, "of_colour")
    assert part.counts[name].tolist() == [expected[name, colour] for colour in range(COLOURS)]


def winners(part: Part) -> list[list[int]]:
    return [members(int(mask)) for mask in part.games["winners"]]


def test_what_winners_drew_and_had(played: Played) -> None:
    part, counted = played
    drawn, complete, won = Counter[int](), Counter[int](), Counter[int]()
    for one, seats in zip(counted, winners(part), strict=True):
        for (seat, kind), count in one.drawn_by.items():
            drawn[kind] += count if seat in seats else 0
        complete.update(colour for _, colour in one.had)
        won.update(colour for seat, colour in one.had if seat in seats)
    assert part.counts["drawn_won"].tolist() == [drawn[kind] for kind in range(len(part.counts["drawn_won"]))]
    assert part.counts["complete"].tolist() == [complete[colour] for colour in range(COLOURS)]
    assert part.counts["complete_won"].tolist() == [won[colour] for colour in range(COLOURS)]


def test_how_games_end(played: Played) -> None:
    part, counted = played
    assert part.games["rounds"].tolist() == [one.rounds for one in counted]
    assert part.games["reshuffles"].tolist() == [one.reshuffles for one in counted]
    for game, (one, seats) in enumerate(zip(counted, winners(part), strict=True)):
        for seat, player in enumerate(one.state.players[: one.state.seats]):
            found = tuple(int(part.seats[name][game][seat]) for name in ("sets", "worth", "bank", "hand", "place"))
            place = player.place if seats else 0
            assert found == (player.complete.bit_count(), player.worth, player.bank, player.hand, place)


@pytest.mark.parametrize("name", ["worth", "sets"])
def test_what_everybody_has_by_round(played: Played, name: str) -> None:
    part, counted = played
    found = part.counts[name].reshape(2, ROUNDS, SEATS).sum(axis=0)
    expected = Counter[tuple[int, int]]()
    for one in counted:
        noted: Mapping[tuple[int, int], int] = getattr(one, name)
        expected.update(noted)
    assert {(rounds, seat): found[rounds, seat] for rounds, seat in zip(*np.nonzero(found), strict=True)} == +expected


def test_rents_of_seats_of_colours_and_of_cards_agree(played: Played) -> None:
    part, _ = played
    cards = part.counts["played"][RENT] + part.counts["played"][RENT_ANY]
    assert part.seats["rents"].sum() == part.counts["rents"].sum() == cards
    assert part.seats["asked"].sum() == part.counts["asked"].sum()
    assert part.seats["paid"].sum() == part.seats["received"].sum()


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("name", JOBS)
def test_the_compiled_body_counts_the_same(name: str) -> None:
    counted = play_chunk(job_of(JOBS[name]), 0, GAMES)
    assert compiled.call("tests.simulate.chunks:play", JOBS[name], 0, GAMES) == digest(counted)
