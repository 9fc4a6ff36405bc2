"""The sample boxes: balanced by the program's own advice, and each plays to its end."""

from typing import Any

import msgspec
import pytest

from monopolista.games import faults_in_box, register_content
from monopolista.games.classic.editions import EDITIONS, load
from monopolista.games.classic.odds.printed import BOARD_ODDS
from tests import compiled
from tests.simulate.chunks import sums

SAMPLES: list[dict[str, Any]] = [msgspec.json.decode(content) for content in EDITIONS.sample_boxes]
SHARES = 100.0
ROBOTS = ["regular"] * 4
GAMES, MOST_TURNS = 20, 2000


def finished(place: int) -> int:
    """Let robots play a sample, and return how many games they finished."""
    name = register_content(EDITIONS.sample_boxes[place], "sample")
    return sums((name, {}, ROBOTS, 1, MOST_TURNS), GAMES)["finished"]


def name_of(values: dict[str, Any]) -> str:
    return values["name"]["en"]


@pytest.mark.parametrize("values", SAMPLES, ids=name_of)
def test_a_sample_is_sound_and_balanced_and_speaks_all_its_languages(values: dict[str, Any]) -> None:
    assert faults_in_box(values) == []
    box = load(register_content(msgspec.json.encode(values, order="sorted"), "sample"))
    for jail in ("leave", "stay"):
        view = BOARD_ODDS.of(box, {"jail": jail}).view()
        assert view.advice == []
        assert sum(one.share for one in view.squares) == pytest.approx(SHARES)
    languages = {*values["languages"]}
    assert all({*square["name"]} == languages for square in values["squares"])
    assert all({*card["text"]} == languages for card in values["cards"])


def test_samples_differ_in_names_money_and_cards() -> None:
    assert len(SAMPLES) == len({values["currency"] for values in SAMPLES}) == 5
    texts = [card["text"]["en"] for values in SAMPLES for card in values["cards"]]
    assert len({*texts}) == len(texts)
    streets = [square["name"]["en"] for values in SAMPLES for square in values["squares"] if square["price"]]
    assert len({*streets}) == len(streets)


@pytest.mark.compiled
@pytest.mark.parametrize("place", range(len(SAMPLES)))
def test_robots_finish_their_games_on_a_sample(place: int) -> None:
    assert compiled.call(f"{__name__}:finished", place) == GAMES
