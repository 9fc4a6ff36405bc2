"""Luck and skill over many games: running totals, and from when on they tell more than chance."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest
from tools import build_web

pytestmark = pytest.mark.process


def totals(*skills: Sequence[float]) -> list[dict[str, Any]]:
    """What runs of games with so much skill in each come to; in each luck is a half."""
    account = {"edition": "italy", "start": 0.25, "luck": 0.5, "result": 1}
    runs = [[account | {"game": str(place), "skill": one} for place, one in enumerate(run)] for run in skills]
    command = [build_web.NODE, "--no-warnings", Path(__file__).parent / "totals.ts"]
    done = subprocess.run(command, input=json.dumps(runs).encode(), check=True, capture_output=True)
    return json.loads(done.stdout)


def test_sums_run_on_from_game_to_game_and_their_error_with_them() -> None:
    skills = [0.2, -0.1, 0.3, 0.2, 0.1]
    (found,) = totals(skills)
    assert [one["skill"] for one in found["running"]] == pytest.approx([0.2, 0.1, 0.4, 0.6, 0.7])
    assert found["running"][-1]["luck"] == found["luck"] == 2.5
    assert found["mean"] == pytest.approx(0.14)
    assert found["error"] == pytest.approx(stdev(skills) / 5**0.5)
    assert found["running"][-1]["error"] == pytest.approx(5 * found["error"])


def test_few_games_and_games_that_lie_far_apart_tell_nothing() -> None:
    few, apart, better, worse, none = totals([0.5] * 4, [0.9, -0.8] * 4, [0.2, 0.3] * 4, [-0.2, -0.3] * 4, [])
    assert [one["verdict"] for one in (few, apart, better, worse, none)] == ["few", "open", "better", "worse", "few"]
