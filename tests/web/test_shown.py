"""The screen's account of the events, and of how things stand, is the table that the server has."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools import build_web

from monopolista import Table
from tests.games.deal.random_play import play_at_random as play_cards
from tests.games.deal.random_play import random_table
from tests.plugins.campaigns import Campaign
from tests.text.play import play_at_random

pytestmark = pytest.mark.process

HERE = Path(__file__).parent


def game_json(table: Table) -> dict[str, Any]:
    """What a browser has of a game: the box, the events of every step, and how things stand after it."""
    steps = [
        {
            "seat": step.seat,
            "action": step.action,
            "facts": [(one.kind, one.seat, one.other, one.subject, one.amount, one.clause) for one in step.events],
            "standing": msgspec.to_builtins(step.standing),
        }
        for step in table.steps
    ]
    box = msgspec.to_builtins(table.game.describe(table.box))
    return {"game": table.game.name, "box": box, "seats": table.seats, "steps": steps}


def accounts(tables: list[Table]) -> list[dict[str, Any]]:
    """What the browser makes of games."""
    run = [build_web.NODE, "--no-warnings", HERE / "account.ts"]
    games = json.dumps([game_json(table) for table in tables])
    return json.loads(subprocess.run(run, input=games, check=True, capture_output=True, text=True).stdout)


def seen(table: Table) -> dict[str, Any]:
    """What the server says of a table of the classic game."""
    view = msgspec.to_builtins(table.view())
    kept = ("cash", "square", "jailed", "playing", "cards", "worth")
    return {
        "players": [{name: player[name] for name in kept} for player in view["players"]],
        **{name: view[name] for name in ("owner", "level", "mortgaged", "houses", "hotels", "winners")},
    }


def seen_cards(table: Table) -> dict[str, Any]:
    """What the server says of a table of the card game."""
    view = msgspec.to_builtins(table.view())
    lies = ("set", "cards", "house", "hotel", "complete", "rent")
    players = [
        {
            "playing": player["playing"],
            "hand": sorted(table.hand(seat)),
            "bank": player["bank"],
            "sets": [{name: one[name] for name in lies} for one in player["sets"]],
        }
        for seat, player in enumerate(view["players"])
    ]
    return {"players": players, **{name: view[name] for name in ("discards", "pile", "turn", "winners")}}


def random_cards(seed: int) -> Table:
    """Play the card game at random; wild cards and broken sets are dealt with in every way."""
    table, rng = random_table(seed)
    for _ in range(40 * (seed % 9 + 1)):
        if not table.over:
            play_cards(table, rng)
    return table


@pytest.fixture(scope="module", autouse=True)
def protocol() -> None:
    """The words of the kernel, as the browser has them."""
    build_web.write_protocol()


@pytest.mark.campaign
def test_what_the_board_makes_of_the_facts_is_the_table(campaign: Campaign) -> None:
    tables = [
        Table.replay(play_at_random(seed, answers=100 * (seed % 12 + 1)).transcript, chance=None, noting=True)
        for seed in range(campaign.size(sample=12, full=36))
    ]
    for table, account in zip(tables, accounts(tables), strict=True):
        expected = seen(table)
        assert {name: account[name] for name in expected} == expected
    assert any(table.over for table in tables)
    assert any(max(table.view().level) == 5 for table in tables)


@pytest.mark.campaign
def test_what_is_shown_of_the_cards_is_the_table(campaign: Campaign) -> None:
    tables = [random_cards(seed) for seed in range(campaign.size(sample=12, full=36))]
    for table, account in zip(tables, accounts(tables), strict=True):
        expected = seen_cards(table)
        assert {name: account[name] for name in expected} == expected
    sets = [one for table in tables for player in table.view().players for one in player.sets]
    assert any(one.complete for one in sets)
    assert any(one.house >= 0 for one in sets)
