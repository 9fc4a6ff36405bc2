"""The page of simulations takes over a table from the lobby, and forgives addresses that ask for what is not there."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools import build_web

from monopolista.games import edition_ids, load
from monopolista.protocol.catalog import EditionEntry, entry_of
from monopolista.protocol.simulations import SimulationView

pytestmark = pytest.mark.process

HERE = Path(__file__).parent
CHOSEN = {"deck": "2001", "short": True, "speedy": False, "cash": 2000, "timed": 60}
SEATS = (("person", "value"), ("bot", "edmund"), ("open", ""), ("bot", "fixed-a"))
SEARCHES = ("", "?edition=deal", "?edition=atlantis&bots=perfect,value", "?bots=value", "?games=200", "?games=-1",
            "?games=1e9", "?games=1.5", "?edition=italy&bots=" + ",".join(["value"] * 12))  # fmt: skip


def entry(edition: str) -> EditionEntry:
    return entry_of(load(edition))


@pytest.fixture(scope="module")
def made() -> dict[str, Any]:
    """What the browser's side makes of a table at which people and bots sit."""
    build_web.write_protocol()
    run = SimulationView("", 0, "us", {}, ["value", "edmund", "value"], 7, 1000, "playing", 200, 0.5, None, "")
    asked = {
        "editions": [entry(edition) for edition in edition_ids()],
        "options": load("us").listed,
        "edition": "us",
        "chosen": CHOSEN,
        "seats": [{"kind": kind, "level": level} for kind, level in SEATS],
        "searches": SEARCHES,
        "run": run,
        "wins": [50, 90, 60],
    }
    command = [build_web.NODE, "--no-warnings", HERE / "simulated.ts"]
    done = subprocess.run(command, input=msgspec.json.encode(asked), check=True, capture_output=True)
    return json.loads(done.stdout)


def test_regular_robots_take_the_places_of_people(made: dict[str, Any]) -> None:
    assert made["bots"] == ["regular", "edmund", "regular", "fixed-a"]


def test_an_address_says_what_the_table_is_but_for_its_clock(made: dict[str, Any]) -> None:
    assert made["wish"] == {"edition": "us", "options": {}, "bots": made["bots"], "games": 1000}
    assert made["options"] == {"deck": "2001", "short": True, "speedy": False, "cash": 2000}


def test_what_cannot_be_had_is_replaced(made: dict[str, Any]) -> None:
    plain: dict[str, Any] = {"edition": "italy", "options": {}, "bots": ["regular"] * 4, "games": 1000}
    nothing, other_game, missing, alone, games, *odd, crowd = made["wishes"]
    assert nothing == alone == plain
    assert other_game == plain | {"edition": "deal"}
    assert missing["edition"] in edition_ids()
    assert missing["bots"] == ["regular", "value"]
    assert games == plain | {"games": 200}
    assert odd == [plain] * 3
    assert crowd["bots"] == ["value"] * 8


def test_robots_that_another_game_does_not_know_are_replaced(made: dict[str, Any]) -> None:
    assert made["bots"][1] == "edmund"
    assert made["moved"] == ["regular", "regular", "regular", "regular"]


def test_rate_and_time_left_follow_from_what_was_played(made: dict[str, Any]) -> None:
    assert made["pace"] == {"rate": 400, "left": 2}
    assert made["before"] is None


def test_a_robot_on_two_seats_had_two_chances_a_game(made: dict[str, Any]) -> None:
    assert made["shares"] == [
        {"bot": "value", "won": 110, "chances": 400},
        {"bot": "edmund", "won": 90, "chances": 200},
    ]
