"""A replay goes back where a player did: what was taken back counts neither on its table nor in its turns."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tools import build_web

from monopolista.table import Table
from tests.text.play import play_at_random
from tests.web.test_shown import game_json, random_cards, seen, seen_cards

HERE = Path(__file__).parent


@pytest.fixture(scope="module", autouse=True)
def protocol() -> None:
    """The words of the kernel, as the browser has them."""
    build_web.write_protocol()


def wavering(played: Table) -> Table:
    """Return a table at which the same was answered, but a third of it taken back and answered again."""
    header = played.transcript.header
    table: Table = Table(header.edition, header.seats, chance=None, options=header.options, noting=True)
    for number, step in enumerate(played.steps):
        table.play(step.seat, step.action)
        way = table.undoable_answer(step.seat)
        if way is not None and number % 3 == 0:
            table.take_back(step.seat, way.step, agreed=True)
            table.play(step.seat, step.action)
    return table


def timelines(tables: list[Table]) -> list[dict[str, Any]]:
    """What the browser makes of games."""
    run = [build_web.NODE, "--no-warnings", HERE / "timeline.ts"]
    games = json.dumps([game_json(table) for table in tables])
    return json.loads(subprocess.run(run, input=games, check=True, capture_output=True, text=True).stdout)


@pytest.mark.process
def test_a_replay_with_take_backs_ends_where_the_game_does() -> None:
    straight = [play_at_random(seed, answers=300) for seed in range(4)] + [random_cards(seed) for seed in range(4)]
    tables = [wavering(table) for table in straight]
    for table, before, line in zip(tables, straight, timelines(tables), strict=True):
        assert table.save() == before.save()
        expected = seen_cards(table) if table.box.id == "deal" else seen(table)
        assert {name: line["shown"][name] for name in expected} == expected
        assert line["turn"] == table.view().turns
        backs = [step for step in table.steps if step.action.startswith("takeback")]
        assert line["marks"] == len(backs) > 3
        kept = {id(step) for step in table.effective_steps}
        gone = [number for number, step in enumerate(table.steps) if id(step) not in kept and step not in backs]
        assert sorted(line["gone"]) == gone
