"""What the pages on learning show runs as it stands there."""

import doctest
import runpy
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest

from monopolista.learn import frames, names, pettingzoo, rendering

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
