"""The sample card games: sound, in all their languages, and they play to their end as soon as the usual deck does."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from monopolista.games import faults_in_box, register_content
from monopolista.games.deal.editions import EDITIONS, load
from monopolista.games.deal.learn.learning import LEARNING
from tests import compiled
from tests.simulate.chunks import sums

SAMPLES: list[dict[str, Any]] = [msgspec.json.decode(content) for content in EDITIONS.sample_boxes]
ROBOTS = ["regular"] * 4
GAMES, MOST_TURNS = 200, 2000
ALIKE = 0.2
"""By how much the mean length of so few games may differ from that with the usual deck."""


def name_of(values: dict[str, Any]) -> str:
    return values["name"]["en"]


def played(name: str) -> tuple[int, float]:
    """Let robots play an edition, and return how many games they finished and the mean number of turns."""
    found = sums((name, {}, ROBOTS, 1, MOST_TURNS), GAMES)
    return found["finished"], found["turns"] / GAMES


def played_samples() -> list[tuple[int, float]]:
    """Play the usual deck and then each sample."""
    return [played(name) for name in ("deal", *(register_content(one, "sample") for one in EDITIONS.sample_boxes))]


@pytest.mark.parametrize("values", SAMPLES, ids=name_of)
def test_a_sample_is_sound_and_speaks_all_its_languages(values: dict[str, Any]) -> None:
    assert faults_in_box(values) == []
    languages = {*values["languages"]}
    assert all({*one["name"]} == languages for one in (*values["colours"], *values["cards"]) if one.get("name"))
    assert [card["key"] for card in values["cards"] if card["kind"] == "property" and not card["name"]] == []


@pytest.mark.parametrize("values", SAMPLES, ids=name_of)
def test_agents_can_learn_a_sample(values: dict[str, Any]) -> None:
    name = register_content(msgspec.json.encode(values, order="sorted"), "sample")
    assert LEARNING.printed(load(name))


def test_samples_differ_in_names_money_and_sets() -> None:
    assert len(SAMPLES) == len({values["currency"] for values in SAMPLES}) == 2
    names = [{one["name"]["en"] for one in (*values["colours"], *values["cards"]) if one["name"]} for values in SAMPLES]
    assert all(one.isdisjoint(other) for one, other in pairwise(names))


@pytest.mark.compiled
def test_robots_finish_their_games_with_a_sample_about_as_soon_as_with_the_usual_deck() -> None:
    (_, usual), *samples = compiled.call(f"{__name__}:played_samples")
    assert [finished for finished, _ in samples] == [GAMES] * len(SAMPLES)
    assert [turns for _, turns in samples] == [pytest.approx(usual, rel=ALIKE)] * len(SAMPLES)
