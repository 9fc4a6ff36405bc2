"""Every edition, every option by itself, and options thrown together: the laws hold, and both bodies agree.

Tables are of 2 players to as many as the box has tokens.
"""

import json
from collections.abc import Iterator

import pytest

from monopolista.games.classic.editions import edition_ids
from tests import compiled
from tests.battery.options import Chosen
from tests.battery.run import run
from tests.battery.trail import trail
from tests.games.classic.battery.games import BOTS, LOTS
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT, START
from tests.games.classic.battery.variants import ALONE, ALONE_IN, Variant, by_lot

GAMES = 20
THROWN = 24
THOROUGH = 40_000
VARIANTS: list[Variant] = [
    *((edition, {}) for edition in edition_ids()),
    *((ALONE_IN, chosen) for chosen in ALONE.values()),
    *(by_lot(number) for number in range(THROWN)),
]
every_variant = pytest.mark.parametrize(("edition", "options"), VARIANTS, ids=[json.dumps(one) for one in VARIANTS])


def check(counted: dict[str, int], games: int) -> None:
    """The games were played, some to their end; where few houses keep rents low, many to the cap."""
    assert counted["ended"] + counted["truncated"] == games
    assert counted["ended"] > 0


def parts() -> Iterator[tuple[int, int]]:
    """Who plays, and from which position."""
    yield LOTS, START
    yield LOTS, COLOURS_DEALT
    yield LOTS, MORTGAGED_DEALT
    yield BOTS, START


@every_variant
def test_every_law_holds_in_many_games_compiled(edition: str, options: Chosen) -> None:
    for players, position in parts():
        check(
            compiled.call("tests.battery.run:run", edition, options, 0, 5 * GAMES, players, position, 2, THOROUGH),
            5 * GAMES,
        )


@pytest.mark.parametrize("edition", edition_ids())
def test_every_law_holds_in_plain_python(edition: str) -> None:
    check(run(edition, {}, 30_000, GAMES, LOTS, START, 1, THOROUGH), GAMES)


@every_variant
def test_both_bodies_agree_on_every_byte(edition: str, options: Chosen) -> None:
    for players, position in parts():
        game = (edition, options, len(json.dumps(options)), players, position)
        assert compiled.call("tests.battery.trail:trail", *game) == trail(*game)
