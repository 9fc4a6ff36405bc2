"""A game that is said to be fair is the one that was played: any change of its transcript or sheet is found."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from monopolista.cli import main
from monopolista.server.fairness.verification import verify_transcript
from monopolista.transcript import Transcript, read
from tests.plugins.campaigns import Campaign
from tests.server.fair_games import fair_game
from tests.server.fairness.test_verification import Verifier, as_sheet

MATTERS = ("promise", "pledges", "shares", "seed", "terms", "begun", "laid")
"""What of a sheet says which game it is; its answers of chance are changed beside."""


def whole_games() -> list[Transcript]:
    """Return fair games that were played to their end."""
    return [game for game in map(fair_game, range(14)) if not game.header.closed]


def changed_byte(text: str, rng: random.Random) -> str:
    """Return a text with one byte exchanged, added or taken away."""
    data, place = bytearray(text.encode()), rng.randrange(len(text.encode()))
    data[place : place + rng.randrange(2)] = bytes([rng.randrange(32, 127)] * rng.randrange(2))
    return data.decode(errors="replace")


@pytest.mark.campaign
def test_no_single_change_of_a_transcript_passes(campaign: Campaign) -> None:
    rng, games = random.Random(campaign.seed), whole_games()
    assert all(verify_transcript(game).fair for game in games)
    for _ in range(campaign.size(sample=6, full=1000)):
        game = rng.choice(games)
        try:
            other = read(changed_byte(game.text(), rng))
            verdict = verify_transcript(other)
        except ValueError:
            continue
        assert not verdict.fair or other == game, other.text()


@pytest.mark.campaign
def test_no_single_change_of_a_sheet_passes(tmp_path: Path, campaign: Campaign) -> None:
    rng, verifier, games = random.Random(campaign.seed), Verifier(tmp_path), whole_games()
    for _ in range(campaign.size(sample=2, full=400)):
        honest = as_sheet(rng.choice(games))
        assert verifier.says(honest)[0] == 0
        assert verifier.says(changed_sheet(honest, rng))[0] != 0


def changed_sheet(sheet: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return a sheet with one change of what says which game it is, or of an answer of chance."""
    other = json.loads(json.dumps(sheet))
    stated = [one for one in MATTERS if not isinstance(other[one], str | list) or any(other[one])]
    name = rng.choice([*stated, "draws"])
    if name == "draws":
        draw = rng.choice([one for one in other["draws"] if one["among"] and not one["known"]])
        draw["says"] = rng.choice([one for one in draw["among"][0] if one != draw["says"]])
    elif isinstance(other[name], list):
        place = rng.choice([place for place, one in enumerate(other[name]) if one])
        other[name][place] = flipped(other[name][place], rng)
    elif isinstance(other[name], str):
        other[name] = flipped(other[name], rng)
    else:
        other[name] = not other[name] if name == "laid" else other[name] + 1
    return other


def flipped(text: str, rng: random.Random) -> str:
    """Return a text with another digit in the place of one; the terms stay JSON."""
    places = [place for place, one in enumerate(text) if one.isdigit()]
    place = rng.choice(places)
    return text[:place] + str((int(text[place]) + rng.randrange(1, 10)) % 10) + text[place + 1 :]


@pytest.mark.parametrize(
    ("change", "unproved"),
    [
        ({"begun": 10}, "the first 10 answers"),
        ({"box": msgspec.UNSET}, "edition, options, names and bots"),
        ({"seal": msgspec.UNSET}, "what players answered"),
        ({"position": {"turn": 0}}, "where the game began"),
        ({"promise": msgspec.UNSET}, "that the seed was fixed before the game"),
    ],
)
def test_what_a_header_leaves_out_is_refused_or_said_and_the_exit_status_is_not_0(
    change: dict[str, Any], unproved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = fair_game(0)
    other = Transcript(structs.replace(game.header, **change), game.answers)
    file = tmp_path / "game.txt"
    file.write_text(other.text(), encoding="utf-8")
    status = main(["verify", str(file)])
    output = capsys.readouterr()
    assert status in (1, 2)
    assert status == 2 or f"Not proved: {unproved}" in output.out


def test_another_box_of_the_same_name_is_refused() -> None:
    game = fair_game(0)
    other = Transcript(structs.replace(game.header, box="0" * 64), game.answers)
    assert verify_transcript(other).failure == "the box italy is not the one that the game was played with"
