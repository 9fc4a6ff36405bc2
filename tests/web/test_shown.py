"""The board's account of the facts is the table that the server has."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools import web

from monopolista import Table
from monopolista.games.classic.view import describe
from tests.text.play import play_by_lot

HERE = Path(__file__).parent


def told(table: Table) -> dict[str, Any]:
    """What a browser has of a game: the box, and the facts of every step."""
    facts = [
        [(fact.kind, fact.seat, fact.other, fact.subject, fact.amount, fact.clause) for fact in step.facts]
        for step in table.steps
    ]
    steps = [
        {"seat": step.seat, "action": step.action, "facts": of} for step, of in zip(table.steps, facts, strict=True)
    ]
    return {"box": msgspec.to_builtins(describe(table.box)), "seats": table.seats, "steps": steps}


def seen(table: Table) -> dict[str, Any]:
    """What the server says of the same table."""
    view = msgspec.to_builtins(table.view())
    kept = ("cash", "square", "jailed", "playing", "cards")
    return {
        "players": [{name: player[name] for name in kept} for player in view["players"]],
        **{name: view[name] for name in ("owner", "level", "mortgaged", "houses", "hotels", "winners")},
    }


@pytest.fixture(scope="module")
def protocol() -> None:
    """The words of the kernel, as the browser has them."""
    web.write_protocol()


@pytest.mark.usefixtures("protocol")
def test_what_the_board_makes_of_the_facts_is_the_table() -> None:
    tables = [play_by_lot(seed, answers=100 * (seed % 12 + 1)) for seed in range(36)]
    games = json.dumps([told(table) for table in tables])
    run = [web.NODE, "--no-warnings", HERE / "account.ts"]
    done = subprocess.run(run, input=games, check=True, capture_output=True, text=True)
    for table, account in zip(tables, json.loads(done.stdout), strict=True):
        expected = seen(table)
        assert {name: account[name] for name in expected} == expected
    assert any(table.over for table in tables)
    assert any(max(table.view().level) == 5 for table in tables)
