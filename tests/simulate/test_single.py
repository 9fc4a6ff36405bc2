"""A game of a run, named by its seed and number, is recorded as it was played."""

import pytest

from monopolista.engine.seats import members
from monopolista.server.review.replays import parse_upload
from monopolista.simulate.runner.chunk_worker import play_chunk
from monopolista.simulate.runner.single_game import PlayedGame, record_game
from monopolista.table import Table
from tests import compiled
from tests.simulate.chunks import Stated, job_of

JOBS: dict[str, Stated] = {
    "regular": ("italy", {}, ["regular"] * 4, 7, 300),
    "random": ("belgium-nl", {}, ["random"] * 3, 8, 25),
    "dealt": ("uk", {"short": True}, ["regular", "random", "edmund"], 9, 300),
    "third die": ("us", {"speedy": True}, ["regular", "random"], 10, 300),
    "champion": ("us", {}, ["champion", "fixed-b", "strategic", "value"], 12, 300),
    "clock": ("italy-2013", {"turns": 40}, ["strategic", "fixed-a", "value"], 11, 300),
}


@pytest.fixture(params=JOBS)
def stated(request: pytest.FixtureRequest) -> Stated:
    return JOBS[request.param]


def outcome(recorded: PlayedGame) -> list[object]:
    return [recorded.winners, recorded.turns, recorded.decisions]


@pytest.mark.campaign(sample=1)
def test_it_ends_as_it_did_in_the_run(stated: Stated) -> None:
    job = job_of(stated)
    part = play_chunk(job, 3, 2)
    for place in range(2):
        games = {name: int(column[place]) for name, column in part.games.items()}
        expected = [members(games["winners"]), games["turns"], games["decisions"]]
        assert outcome(record_game(job, 3 + place)) == expected


@pytest.mark.compiled
@pytest.mark.campaign
def test_it_ends_as_it_does_compiled(stated: Stated) -> None:
    job = job_of(stated)
    expected = compiled.call("tests.simulate.chunks:outcome", stated, 5)
    assert outcome(record_game(job, 5)) == expected


def test_its_transcript_is_played_by_the_rules_to_the_same_end(stated: Stated) -> None:
    recorded = record_game(job_of(stated), 4)
    table = Table.replay(recorded.transcript, chance=None)
    assert table.winners == recorded.winners
    assert table.over == bool(recorded.winners)


def test_the_replay_viewer_takes_it() -> None:
    recorded = record_game(job_of(JOBS["regular"]), 0)
    game, step = parse_upload(recorded.transcript.text())
    assert game.header.names == ("regular 1", "regular 2", "regular 3", "regular 4")
    assert len(step.answers) == len(recorded.transcript.answers)


def test_another_seed_is_another_game() -> None:
    edition, options, bots, seed, most = JOBS["regular"]
    games = [record_game(job_of((edition, options, bots, other, most)), 0) for other in (seed, seed, seed + 1)]
    assert games[0].transcript.text() == games[1].transcript.text() != games[2].transcript.text()
