"""The plain and the compiled body of a game agree on every byte after every decision, in whatever way it is played."""

import json

import pytest

from tests.battery.both import agree
from tests.battery.options import Chosen
from tests.battery.stage import AT_RANDOM, BOTS, START
from tests.games.classic.battery.games import BATTERY
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT
from tests.games.classic.battery.variants import OF_VARIANTS

MODULE = "tests.games.classic.battery.games"
MANY = [
    (deck, number, players, position)
    for deck, players, position, numbers in (
        ("B", AT_RANDOM, START, range(50)),
        ("A", AT_RANDOM, START, range(50, 100)),
        ("B", AT_RANDOM, COLOURS_DEALT, range(50)),
        ("A", AT_RANDOM, MORTGAGED_DEALT, range(50)),
        ("B", BOTS, START, range(75)),
        ("A", BOTS, START, range(75, 100)),
    )
    for number in numbers
]


@pytest.mark.compiled
@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("deck", "number", "players", "position"), MANY)
def test_both_bodies_agree_on_every_byte_of_300_games(deck: str, number: int, players: int, position: int) -> None:
    agree(BATTERY, MODULE, "italy", {"deck": deck}, number, players, position)


@pytest.mark.compiled
@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize(("edition", "options", "players", "position"), OF_VARIANTS, ids=map(json.dumps, OF_VARIANTS))
def test_both_bodies_agree_on_every_byte_in_each_variant(
    edition: str, options: Chosen, players: int, position: int
) -> None:
    agree(BATTERY, MODULE, edition, options, len(json.dumps(options)), players, position)


def test_there_are_300_games() -> None:
    assert len(MANY) == 300
