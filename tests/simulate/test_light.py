"""Who plays needs nothing of what simulators and learners need: all that is loaded when it is asked for."""

import subprocess
import sys

import pytest

from monopolista.games import GAMES

pytestmark = pytest.mark.process

HEAVY = ("polars", "altair", "numba", "tqdm", "gymnasium", "pettingzoo", "pyspiel", "torch")
PLAYED = """
import sys
from monopolista.games import GAMES
import monopolista.server.app.application, monopolista.cli
game = GAMES[{name!r}]
{asked}
print([name for name in {heavy!r} if name in sys.modules])
"""


def loaded(name: str, asked: str) -> str:
    program = PLAYED.format(name=name, asked=asked, heavy=HEAVY)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    return done.stdout.strip()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_known_without_what_simulates_it(name: str) -> None:
    assert loaded(name, "game.rules(game.box(game.editions()[0], None)).open(2)") == "[]"


@pytest.mark.parametrize("name", GAMES)
def test_a_worker_that_plays_loads_neither_tables_nor_charts(name: str) -> None:
    asked = "from monopolista.simulate.runner.chunk_worker import job_of, play_chunk\n"
    asked += "from monopolista.simulate.runner.position_sampling import PositionSampling\n"
    asked += "job = job_of(game, game.box(game.editions()[0], None), game.levels[:2], 1)\n"
    asked += "play_chunk(job, 0, 1), PositionSampling(game.learning, 50)(job, 0, 1)"
    assert loaded(name, asked) == "[]"
