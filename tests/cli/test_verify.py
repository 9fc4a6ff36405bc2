"""Anybody can check the dice of a finished game."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from monopolista import Table
from monopolista.cli import main
from monopolista.games.common.notation import Action
from monopolista.server.app.startup import open_store
from monopolista.server.fairness.rng import FairDice, box_digest, commitment, terms_of
from monopolista.server.storage.base import GameRow, StepRow
from monopolista.table import CHANCE
from monopolista.transcript import Answer, Header, TakeBack, Transcript
from tests.server.fair_games import fair_game, forged, sealed

SEED = bytes(range(32))


def finished() -> Transcript:
    """A short game on fair dice, which ends because one player gives up."""
    header = Header("italy", 2, promise=commitment(SEED), box=box_digest("italy"))
    table = Table.replay(Transcript(header), chance=FairDice(SEED, terms=terms_of(header)))
    while table.version < 40:
        offers = {offer.verb for offer in table.offers(table.next_asked)}
        table.play(table.next_asked, next(verb for verb in ("buy", "end", "roll", "pass", "fine") if verb in offers))
    table.play(0, "bankrupt")
    header = msgspec.structs.replace(header, seed=SEED.hex())
    return sealed(Transcript(header, table.transcript.answers))


def saved(tmp_path: Path, transcript: Transcript) -> str:
    path = tmp_path / "game.txt"
    path.write_text(transcript.text())
    return str(path)


@pytest.mark.case("anybody can check the dice")
def test_fair_dice_are_confirmed_with_the_hash_that_was_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", saved(tmp_path, finished())]) == 0
    assert commitment(SEED) in capsys.readouterr().out


def rolled_again() -> Transcript:
    """A game in which everybody agreed that a roll was taken back; the dice then rolled anew."""
    transcript = finished()
    header = msgspec.structs.replace(transcript.header, seed="", seal=msgspec.UNSET)
    table = Table.replay(Transcript(header), chance=FairDice(SEED, terms=terms_of(header)))
    for answer in transcript.answers[:-1]:
        if answer.seat != CHANCE:
            table.repeat(answer)
    seat = next(step.seat for step in reversed(table.effective_steps) if step.action == "roll")
    while (way := table.undoable_answer(seat)) is not None and table.steps[way.step].action != "roll":
        table.take_back(seat, way.step, agreed=True)
    assert way is not None
    lost = table.steps[way.step + 1].action
    table.take_back(seat, way.step, agreed=True)
    table.play(seat, "roll")
    assert table.steps[-1].action != lost
    table.play(0, "bankrupt")
    return sealed(Transcript(transcript.header, table.transcript.answers))


def test_dice_stay_fair_where_a_roll_was_taken_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", saved(tmp_path, rolled_again())]) == 0
    assert commitment(SEED) in capsys.readouterr().out


def test_a_roll_taken_back_without_consent_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    transcript = rolled_again()
    place, way = [(n, one.action) for n, one in enumerate(transcript.answers) if isinstance(one.action, TakeBack)][-1]
    transcript.answers[place] = Answer(transcript.answers[place].seat, TakeBack(way.step))
    assert main(["verify", saved(tmp_path, transcript)]) == 2
    assert f"answer {place + 1}," in capsys.readouterr().err


def test_another_roll_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    transcript = finished()
    place = next(number for number, one in enumerate(transcript.answers) if one.seat == CHANCE)
    good = transcript.answers[place].action
    assert isinstance(good, Action)
    transcript.answers[place] = Answer(CHANCE, Action(good.verb, good.subject % 6 + 1, good.amount))
    assert main(["verify", saved(tmp_path, transcript)]) == 2
    assert f"answer {place + 1}," in capsys.readouterr().err


def test_a_game_without_its_seed_cannot_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    transcript = finished()
    transcript.header = msgspec.structs.replace(transcript.header, seed="")
    assert main(["verify", saved(tmp_path, transcript)]) == 2
    assert "has no seed" in capsys.readouterr().err


def test_the_seats_that_sent_a_share_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = fair_game(0)
    assert main(["verify", saved(tmp_path, game)]) == 0
    output = capsys.readouterr().out
    for seat, share in enumerate(game.header.shares or ()):
        assert (f"Seat {seat + 1} (): share {share}" in output) == bool(share)


def test_a_name_cannot_write_on_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = fair_game(0, ("\x1b[2JAnna\u202e", "Bruno"))
    assert main(["verify", saved(tmp_path, game)]) == 0
    output = capsys.readouterr().out
    assert "Seat 1 ([2JAnna): " in output
    assert not {"\x1b", "\u202e"} & set(output)


def test_a_cut_game_is_said_to_be_cut_and_one_that_was_given_up_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = fair_game(0)
    cut = Transcript(game.header, game.answers[:20])
    assert main(["verify", saved(tmp_path, cut)]) == 1
    assert "The end of the game is missing: this is how it went up to answer 20." in capsys.readouterr().out
    closed = Transcript(msgspec.structs.replace(game.header, closed=True), game.answers[:20])
    assert main(["verify", saved(tmp_path, closed)]) == 1
    assert "The game was abandoned" in capsys.readouterr().out


def test_a_seed_that_was_not_promised_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = fair_game(0)
    assert main(["verify", saved(tmp_path, forged(game, "seed", Random(1)))]) == 2
    assert "the seed is not the one whose hash was shown" in capsys.readouterr().err


def test_a_sheet_for_other_verifiers_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = fair_game(0)
    assert main(["verify", "--sheet", saved(tmp_path, game)]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["promise"] == game.header.promise
    assert output["over"]


def test_what_is_kept_of_all_games_is_checked_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(tmp_path)
    for name in ("one", "two"):
        store.add_game(GameRow(name, finished().header, ("cat", "moka"), SEED), StepRow(0, ("0 roll",), 0))
    store.close()
    assert main(["verify", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("2 ")
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as base:
        base.execute("UPDATE steps SET answers = '0 end' WHERE game = 'two'")
        base.commit()
    assert main(["verify", "--data", str(tmp_path)]) != 0
    output = capsys.readouterr().err
    assert "game two" in output
    assert "game one" not in output
