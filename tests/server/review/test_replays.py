"""Replays of games that were played here, and of uploaded transcripts."""

import msgspec
import pytest

from monopolista.names import BOT_NAMES
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.fairness.rng import box_digest, commitment, seal_of
from monopolista.server.review.replays import (
    InvalidReplayError,
    build_replay,
    build_replay_of_text,
    format_transcript,
    parse_upload,
    save_transcript,
)
from monopolista.transcript import Header, Transcript
from tests.server.house import House, play_until, seat_persons


def begun(*names: str) -> str:
    """Return the beginning of every transcript."""
    return Transcript(Header("italy", 2, names=names)).text()


@pytest.mark.anyio
async def test_a_finished_game_is_shown_from_its_first_step_with_its_seed(house: House) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, lambda table: table.view().turns > 5)
    await guests[1].act("bankrupt")
    found = house.store.find_game(guests[0].game.game)
    assert found is not None
    replay = run_to_end(build_replay(*found))
    assert replay.over
    assert [step.action for step in replay.steps] == [step.action for step in guests[0].table.steps]
    assert replay.names == ["Person 0", "Person 1"]
    assert commitment(bytes.fromhex(replay.seed)) == replay.seed_hash == guests[0].game.seed_hash
    own = guests[0].table.transcript
    own.header = msgspec.structs.replace(own.header, seed=replay.seed, bots=("", ""), box=box_digest("italy"))
    own.header = msgspec.structs.replace(own.header, seal=seal_of(own))
    assert run_to_end(format_transcript(*found)) == own.text()
    assert run_to_end(build_replay_of_text(run_to_end(format_transcript(*found)))).steps == replay.steps


@pytest.mark.anyio
async def test_a_replay_says_which_seats_were_robots_and_how_they_play(house: House) -> None:
    guests = await seat_persons(house, 1, bots=2)
    found = house.store.find_game(guests[0].game.game)
    assert found is not None
    assert run_to_end(build_replay(*found)).robots == ["", "regular", "regular"]
    assert run_to_end(build_replay_of_text(run_to_end(format_transcript(*found)))).robots == ["", "regular", "regular"]
    assert run_to_end(build_replay_of_text(begun())).robots == ["", ""], "nobody said"


def test_bots_that_do_not_go_with_the_seats_are_no_transcript() -> None:
    with pytest.raises(InvalidReplayError, match="1 bots for 2 seats"):
        parse_upload(Transcript(Header("italy", 2, bots=("regular",))).text())


def test_a_game_that_is_brought_can_be_kept_and_found_by_its_link(house: House) -> None:
    table = begun() + "* roll 1 2\n* roll 3 4\n1 roll\n* roll 1 1\n"
    name = save_transcript(house.store, table)
    assert save_transcript(house.store, table) == name
    found = house.store.find_game(name)
    assert found is not None
    assert [step.action for step in run_to_end(build_replay(*found)).steps] == [
        "roll 1 2",
        "roll 3 4",
        "roll",
        "roll 1 1",
    ]
    assert run_to_end(build_replay(*found)).seed_hash == ""


def test_names_that_are_brought_are_cleaned() -> None:
    game, _ = parse_upload(begun("\u001b[2J\u202eAnna", ""))
    assert game.header.names == ("[2JAnna", BOT_NAMES[1])


def test_an_answer_that_the_rules_forbid_is_named() -> None:
    with pytest.raises(InvalidReplayError, match="bid 5"):
        parse_upload(begun() + "* roll 1 2\n* roll 3 4\n1 bid 5\n")
