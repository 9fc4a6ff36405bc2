"""Anybody can check the dice of a finished game."""

from pathlib import Path

import msgspec
import pytest

from monopolista import Table
from monopolista.cli import main
from monopolista.games.notation import Action
from monopolista.server.dice import FairDice, commitment
from monopolista.table import CHANCE
from monopolista.transcript import Answer, Transcript

SEED = bytes(range(32))


def finished() -> Transcript:
    """A short game on fair dice, which ends because one player gives up."""
    table = Table("italy", 2, chance=FairDice(SEED))
    while table.version < 40:
        offers = {offer.verb for offer in table.offers(table.next_asked)}
        table.play(table.next_asked, next(verb for verb in ("buy", "end", "roll", "pass", "fine") if verb in offers))
    table.play(0, "bankrupt")
    header = msgspec.structs.replace(table.transcript.header, seed=SEED.hex())
    return Transcript(header, table.transcript.answers)


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


def test_another_roll_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    transcript = finished()
    place = next(number for number, one in enumerate(transcript.answers) if one.seat == CHANCE)
    good = transcript.answers[place].action
    transcript.answers[place] = Answer(CHANCE, Action(good.verb, good.subject % 6 + 1, good.amount))
    assert main(["verify", saved(tmp_path, transcript)]) == 2
    assert f"answer {place + 1}," in capsys.readouterr().err


def test_a_game_without_its_seed_cannot_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    transcript = finished()
    transcript.header = msgspec.structs.replace(transcript.header, seed="")
    assert main(["verify", saved(tmp_path, transcript)]) == 2
    assert "names no seed" in capsys.readouterr().err
