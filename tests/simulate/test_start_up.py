"""What a worker loads before its first game: what it does without, users would wait for."""

import os
import pickle
import subprocess
import sys

import pytest

from monopolista import games
from monopolista.games import GAMES, registry
from monopolista.simulate.runner.compiled_works import usual_job
from monopolista.simulate.runner.precompile import SIMULATIONS

UNUSED = ("babel", "fluent", "polars", "psutil", "regex", "monopolista.cli.parser", "monopolista.games.registry")
"""Packages of texts, names, reports and limits, and what a command and all games are found by."""
OTHERS = ("admin", "database", "play", "rollouts", "serve", "terminal")
"""Commands that load what a server, a terminal or an analysis needs."""


@pytest.mark.process
@pytest.mark.parametrize("name", GAMES)
def test_a_worker_loads_the_game_that_it_plays_and_no_other(name: str) -> None:
    task = pickle.dumps((usual_job(GAMES[name]), SIMULATIONS))
    program = f"""
import pickle, sys
import monopolista.__main__, monopolista.simulate.runner.worker_pool
job, work = pickle.loads({task!r})
work.play(job, 0, 1)
print(*(module for module in {[*UNUSED, *(f"monopolista.games.{one}" for one in GAMES)]!r} if module in sys.modules))
"""
    environment = os.environ | {"MONOPOLISTA_COMPILED": "0"}
    run = subprocess.run([sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True)
    assert run.stdout.split() == [f"monopolista.games.{name}"]


@pytest.mark.process
def test_a_simulation_loads_no_other_command_and_nothing_that_only_reports_need() -> None:
    unneeded = ("asyncio", "babel", "numba", "polars", "tqdm", *(f"monopolista.cli.commands.{one}" for one in OTHERS))
    asked = ["simulate", "--games", "1", "--bots", "tests.simulate.bots:hasty,regular", "--option", "turns=2"]
    program = f"""
import sys
from monopolista.cli import main
assert main({asked!r}) == 0
print(*(module for module in {unneeded!r} if module in sys.modules))
"""
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert "1 games" in run.stdout
    assert run.stdout.splitlines()[-1] == ""


def test_the_package_of_games_offers_what_their_registry_does() -> None:
    assert games.__all__ == registry.__all__
    assert all(getattr(games, name) is getattr(registry, name) for name in games.__all__)
