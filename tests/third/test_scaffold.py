"""The recipe for a game is followed in a copy of the repository, and its game played there."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.new_game.scaffold import NewGame, NewGameError, scaffold

from tests.server.running import Line, server
from tests.third.scaffolded import COMMAND, GAME, GOLDEN, ROOT, Clone

ELSEWHERE = (
    "tests/games/test_bots.py",
    "tests/games/test_learning.py::test_a_number_never_changes_its_meaning",
    "tests/games/test_learning.py::test_every_game_states_what_its_numbers_mean",
    "tests/text/test_rulebook.py",
    "tests/simulate/test_documented.py",
    "-k",
    GAME,
)
"""Tests of all games, those of the new one."""


@pytest.mark.campaign("recipes", sample=2)
def test_the_recipe_makes_a_game_that_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test: a copy and its server serve every check."""
    assert f"\n{COMMAND}\n{GOLDEN}\n" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    clone = Clone(tmp_path / "clone")
    files = clone.scaffold()
    assert not [name for name in files if not (clone.folder / name).is_file()]
    assert "Contracts: " in clone.run(Path(sys.executable).with_name("lint-imports"), "--no-logo")
    checked = [name for name in files if name.endswith(".py")]
    clone.python("-m", "ruff", "check", "--no-cache", *checked)
    clone.python("-m", "ruff", "format", "--no-cache", "--check", *checked)
    played = clone.python("-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{GAME}", *ELSEWHERE)
    assert " passed, " in played
    clone.python("-m", "monopolista.protocol.codegen.typescript", str(tmp_path / "generated"))
    assert "export interface SpinnerView {" in (tmp_path / "generated" / f"{GAME}.ts").read_text(encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", clone.paths)
    with server(tmp_path, python=sys.executable) as running:
        listed: list[dict[str, Any]] = json.loads(running.ask("api/editions")[1])
        assert [one["game"] for one in listed][-1] == GAME
        made = running.make_room()
        with running.line(made["room"]) as guest:
            sit_down(guest, made["hostKey"])
            assert play_to_the_end(guest) in ([0], [1])


def sit_down(guest: Line, key: str) -> None:
    """Choose the game, a seat for oneself and one for a bot, and begin."""
    guest.send(type="hello", keys=[key])
    seats = [{"kind": "open", "level": "daring"}, {"kind": "bot", "level": "daring"}]
    plan: dict[str, Any] = {"edition": GAME, "options": {}, "seats": seats, "auctionSeconds": 0, "answerSeconds": 0}
    guest.send(type="setup", id="a", **plan)
    guest.send(type="take-seat", id="b", seat=0, name="Anna", token="cat")
    guest.send(type="set-pace", id="c", botPause=0)
    guest.send(type="start", id="d")


def play_to_the_end(guest: Line) -> list[int]:
    """Hold when that is offered, until the game is over; return the winners."""
    while True:
        game = guest.hear("game")
        assert game["table"]["game"] == GAME
        if game["table"]["winners"]:
            return game["table"]["winners"]
        offered = [offer["verb"] for own in game["own"] for offer in own["offers"] if offer["verb"] != "leave"]
        if offered:
            seen = {"game": game["game"], "version": game["version"]}
            guest.send(type="act", id=f"at-{game['version']}", **seen, seat=0, action=offered[-1])


@pytest.mark.parametrize(
    ("name", "title", "fault"),
    [
        ("Dice", "Dice", "is no name of a game"),
        ("lambda", "Lambda", "is no name of a game"),
        ("dice", 'The "dice"', "is no title"),
        ("deal", "Deal", "exists already"),
    ],
)
def test_a_name_or_title_that_no_game_can_have_is_refused(name: str, title: str, fault: str) -> None:
    with pytest.raises(NewGameError, match=fault):
        scaffold(ROOT, NewGame(name, title))
