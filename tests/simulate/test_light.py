"""Who plays needs nothing of what simulators and learners need: all that is loaded when it is asked for."""

import subprocess
import sys

import pytest

from monopolista.games import GAMES

pytestmark = pytest.mark.process

PROGRAM = """
import sys
import monopolista.server.app.application, monopolista.cli
from monopolista.games import GAMES

seen = set()

def say(what, name):
    heavy = {"polars", "altair", "numba", "tqdm", "gymnasium", "pettingzoo", "pyspiel", "torch"} & sys.modules.keys()
    print(what, name, *sorted(heavy - seen))
    seen.update(heavy)

for game in GAMES.values():
    game.rules(game.box(game.editions()[0], None)).open(2)
    say("known", game.name)

from monopolista.simulate.runner.chunk_worker import job_of, play_chunk
from monopolista.simulate.runner.position_sampling import PositionSampling

for game in GAMES.values():
    job = job_of(game, game.box(game.editions()[0], None), game.levels[:2], 1)
    play_chunk(job, 0, 1), PositionSampling(game.learning, 50)(job, 0, 1)
    say("played", game.name)
"""
"""Says after each step what was loaded by it that a player does not need."""


@pytest.fixture(scope="module")
def said() -> list[str]:
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_known_without_what_simulates_it(said: list[str], name: str) -> None:
    assert [line for line in said if line.startswith(f"known {name}")] == [f"known {name}"]


@pytest.mark.parametrize("name", GAMES)
def test_a_worker_that_plays_loads_neither_tables_nor_charts(said: list[str], name: str) -> None:
    assert [line for line in said if line.startswith(f"played {name}")] == [f"played {name}"]
