"""What the pages on learning show runs as it stands there."""

import doctest
import inspect
import re
import runpy
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest

from monopolista.learn import frames, names, pettingzoo, rendering
from monopolista.learn.env_config import PARAMETERS
from monopolista.learn.gym_env import GymEnv
from monopolista.learn.gym_vector_env import GymVectorEnv

ENVIRONMENTS = (GymEnv, GymVectorEnv, pettingzoo.PettingZooEnv, pettingzoo.env, pettingzoo.parallel_env)
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["reference/environments.md", "tutorials/first-agent.md"])
def test_examples_run(page: str) -> None:
    failed, tried = doctest.testfile(str(DOCS / page), module_relative=False)
    assert tried
    assert failed == 0


@pytest.mark.parametrize("module", [pettingzoo, frames, rendering])
def test_examples_in_docstrings_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried
    assert failed == 0


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_the_help_of_an_environment_describes_every_parameter(environment: Callable[..., object]) -> None:
    listed = (inspect.getdoc(environment) or "").partition("Parameters\n----------\n")[2].partition("\n\n")[0]
    entries = [entry for entry in re.split(r"\n(?=\S)", listed) if " : " in entry.partition("\n")[0]]
    assert {entry.partition(" : ")[0] for entry in entries} == {*inspect.signature(environment).parameters}
    assert all(re.search(r"\n    \S", entry) for entry in entries)


def test_every_shared_parameter_is_one_of_an_environment() -> None:
    shared = set(re.findall(r"^(\w+) : ", PARAMETERS, re.MULTILINE))
    assert shared == {*inspect.signature(GymEnv).parameters}


@pytest.mark.parametrize("name", names())
def test_the_tree_search_plays(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(DOCS / "examples" / "tree_search.py"))["main"](name, 3)
    assert len(capsys.readouterr().out.splitlines()) == 3


@pytest.mark.parametrize("name", names())
def test_the_tree_search_changes_nothing_in_the_game_that_it_looks_at(name: str) -> None:
    env: Any = gymnasium.make(name, players=2, reward="riches").unwrapped
    env.reset(seed=3)
    before = env.get_state()
    search = runpy.run_path(str(DOCS / "examples" / "tree_search.py"))["search"]
    action = search(env, np.random.default_rng(1))
    assert env.get_state() == before
    assert env.action_masks()[action]
