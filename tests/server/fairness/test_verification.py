"""A game is verified by its rules, and by an independent verifier without them: both give the same result."""

import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools import build_web

from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.fairness.rng import FairDice, dice_of
from monopolista.server.fairness.verification import Verdict, verification_sheet, verify_transcript
from monopolista.table import CHANCE, Table
from monopolista.transcript import Header, Transcript, read
from tests.plugins.campaigns import Campaign
from tests.server.fair_games import KINDS, fair_game, forged, forged_sheet

pytestmark = pytest.mark.process

DOCUMENT = Path(__file__).parents[3] / "docs" / "explanation" / "fair-dice.md"
FEW, MANY = 14, 70


def as_sheet(transcript: Transcript) -> dict[str, Any]:
    return msgspec.to_builtins(run_to_end(verification_sheet(transcript)))


def program(folder: Path) -> Path:
    """Take the verifier out of the document."""
    found = re.findall(r"```js\n(// verify\.mjs\n.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    taken = folder / "verify.mjs"
    taken.write_text(found[0], encoding="utf-8")
    return taken


class Verifier:
    """The verifier of the document."""

    def __init__(self, folder: Path) -> None:
        self.output: list[str] = []
        """All lines that it said last; the first one is its verdict."""
        self._program = program(folder)
        self._sheet = folder / "game.json"

    def says(self, sheet: dict[str, Any]) -> tuple[int, str]:
        """Return how it ended and what it said."""
        self._sheet.write_text(json.dumps(sheet), encoding="utf-8")
        ended = subprocess.run(
            [build_web.NODE, self._program, self._sheet], check=False, capture_output=True, text=True, timeout=60
        )
        assert ended.stderr == ""
        self.output = ended.stdout.splitlines()
        return ended.returncode, self.output[0]


@pytest.fixture
def verifier(tmp_path: Path) -> Verifier:
    return Verifier(tmp_path)


def agree(verifier: Verifier, number: int) -> None:
    """Both verifiers accept a game, and refuse it forged in each way."""
    game = fair_game(number)
    honest = as_sheet(game)
    verdict = verify_transcript(game)
    assert (verdict.failure, verdict.over) == ("", not game.header.closed)
    assert verifier.says(honest)[0] == (0 if verdict.over else 1)
    kind = KINDS[number % len(KINDS)]
    other = forged(game, kind, random.Random(number))
    assert verify_transcript(other).failure, (number, kind)
    ended, said = verifier.says(forged_sheet(honest, other))
    assert ended == 2, (number, kind, said)


def test_both_verifiers_say_the_same_of_fair_games_and_of_forged_ones(verifier: Verifier) -> None:
    for number in range(FEW):
        agree(verifier, number)


@pytest.mark.campaign
def test_they_say_the_same_of_many_more(verifier: Verifier, campaign: Campaign) -> None:
    those = range(FEW, MANY)
    for number in random.Random(campaign.seed).sample(those, campaign.size(sample=2, full=len(those))):
        agree(verifier, number)


def test_what_is_wrong_first_is_named(verifier: Verifier) -> None:
    game = fair_game(0)
    text = game.text().splitlines()
    rolls = [place for place, line in enumerate(text[2:]) if line.startswith("* roll")]
    line = rolls[3] + 2
    die = int(text[line].split(" ")[2])
    text[line] = text[line].replace(f"roll {die}", f"roll {die % 6 + 1}")
    wrong = verify_transcript(read("\n".join(text))).failure
    assert wrong == f"answer {rolls[3] + 1}, {text[line]!r}, does not follow from the seed"
    sheet = forged_sheet(as_sheet(game), read("\n".join(text)))
    assert verifier.says(sheet)[1] == f"answer {rolls[3] + 1}, {text[line][2:]}, does not follow from the seed"


def test_a_seed_and_a_share_that_were_not_promised_are_named(verifier: Verifier) -> None:
    game = fair_game(0)
    seat = next(seat for seat, share in enumerate(game.header.shares or ()) if share)
    for change, said in (
        ({"seed": "00" * 32}, "the seed is not the one whose hash was shown"),
        ({"shares": ("00" * 32,) * game.header.seats}, "the share of seat 1 is not the one that was pledged"),
    ):
        other = Transcript(msgspec.structs.replace(game.header, **change), game.answers)
        assert verify_transcript(other).failure == said
        assert verifier.says(forged_sheet(as_sheet(game), other)) == (2, said)
    assert seat >= 0


def test_a_cut_game_is_fair_as_far_as_it_goes_and_said_to_be_cut(verifier: Verifier) -> None:
    game = fair_game(0)
    assert verify_transcript(game).over
    for last in (len(game.answers) - 1, len(game.answers) // 2, 1):
        cut = Transcript(game.header, game.answers[:last])
        assert verify_transcript(cut) == Verdict("", over=False, unproved=("seal",))
        assert verifier.says(as_sheet(cut)) == (
            1,
            f"every number follows from the seed, up to answer {last}, where it breaks off",
        )


def before_terms(game: Transcript) -> Transcript:
    """Return a game as it was played before the terms were part of what dice follow from."""
    header = msgspec.structs.replace(game.header, box=msgspec.UNSET, seal=msgspec.UNSET)
    table = Table.replay(Transcript(header), chance=dice_of(Transcript(header)))
    while not table.over:
        table.play(table.next_asked, table.plain_answer(table.next_asked))
    return Transcript(header, table.transcript.answers)


def test_a_game_of_an_earlier_version_is_checked_as_what_it_is(verifier: Verifier) -> None:
    game = fair_game(0)
    old = before_terms(game)
    assert verify_transcript(old) == Verdict("", over=True, unproved=("terms", "seal"))
    assert verifier.says(as_sheet(old))[0] == 1
    assert verifier.output[1:] == ["not proved: edition, options, names and bots", "not proved: what players answered"]
    alone = Transcript(msgspec.structs.replace(old.header, promise=msgspec.UNSET), old.answers)
    assert verify_transcript(alone).unproved == ("promise", "terms", "seal")
    assert verifier.says(as_sheet(alone))[0] == 1
    assert verifier.output[1] == "not proved: that the seed was fixed before the game"
    unseeded = Transcript(msgspec.structs.replace(game.header, seed=""), game.answers)
    assert verifier.says(as_sheet(unseeded)) == (2, "the seed is not shown yet")


def test_a_game_that_was_played_on_has_the_dice_of_the_other_up_to_there(verifier: Verifier) -> None:
    before = fair_game(0)
    table = Table.replay(before, chance=None)
    taken = [before.answers[number] for number in table.counted[: len(table.counted) // 2]]
    header = Header(before.header.edition, before.header.seats, before.header.options, begun=len(taken), seed="ab" * 32)
    again = Table.replay(Transcript(header, taken), chance=FairDice(bytes.fromhex(header.seed)))
    while not again.over:
        again.play(again.next_asked, again.plain_answer(again.next_asked))
    game = Transcript(header, again.transcript.answers)
    assert verify_transcript(game) == Verdict("", over=True, unproved=("promise", "terms", "seal", "begun"))
    assert verifier.says(as_sheet(game))[0] == 1
    assert verifier.output[-1] == f"not proved: the first {len(taken)} answers"
    last = max(number for number, answer in enumerate(taken) if answer.seat == CHANCE)
    wrong = Transcript(msgspec.structs.replace(header, begun=last), game.answers)
    assert verify_transcript(wrong).failure
    assert verifier.says(as_sheet(wrong))[0] == 2


def test_a_pile_from_which_a_card_was_left_out_is_refused(verifier: Verifier) -> None:
    sheet = as_sheet(fair_game(3))
    draws = [draw for draw in sheet["draws"] if len(draw["among"]) == 1 and not draw["known"]]
    assert verifier.says(sheet)[0] in (0, 1)
    kept = draws[5]["among"][0]
    draws[5]["among"][0] = [card for card in kept if card != kept[0] or card == draws[5]["says"]][::-1]
    assert verifier.says(sheet)[0] == 2


def test_a_sheet_leads_through_the_whole_game(verifier: Verifier) -> None:
    game = fair_game(2)
    sheet = as_sheet(game)
    assert sheet["answers"] == len(game.answers)
    assert [draw["answer"] for draw in sheet["draws"] if draw["back"] < 0] == [
        place for place, one in enumerate(game.answers) if one.seat == CHANCE
    ]
    assert Table.replay(game, chance=None).over == sheet["over"]
    assert verifier.says(sheet)[0] == (0 if sheet["over"] else 1)
