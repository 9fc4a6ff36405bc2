"""Every edition, every option by itself, and options thrown together: the laws hold, and both bodies agree.

Tables are of 2 players to as many as the box has tokens.
"""

import json

import pytest

from monopolista.games.classic.editions import edition_ids
from tests import compiled
from tests.battery.campaigns import deep_but
from tests.battery.options import Chosen
from tests.games.classic.battery.games import BOTS, LOTS
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT, START
from tests.games.classic.battery.run import run
from tests.games.classic.battery.trail import trail
from tests.games.classic.battery.variants import ALONE, ALONE_IN, Variant, by_lot

GAMES = 20
THROWN = 24
THOROUGH = 40_000
VARIANTS: list[Variant] = [
    *((edition, {}) for edition in edition_ids()),
    *((ALONE_IN, chosen) for chosen in ALONE.values()),
    *(by_lot(number) for number in range(THROWN)),
]
IDS = [json.dumps(one) for one in VARIANTS]
every_variant = pytest.mark.parametrize(("edition", "options"), deep_but(VARIANTS[:-THROWN], VARIANTS), ids=IDS)
RUN = "tests.games.classic.battery.run:run"
PARTS = [(LOTS, START), (LOTS, COLOURS_DEALT), (LOTS, MORTGAGED_DEALT), (BOTS, START)]
"""Who plays, and from which position."""


def check(counted: dict[str, int], games: int) -> None:
    """The games were played, some to their end; where few houses keep rents low, many to the cap."""
    assert counted["ended"] + counted["truncated"] == games
    assert counted["ended"] > 0


@every_variant
@pytest.mark.parametrize("games", deep_but([GAMES], [GAMES, 5 * GAMES]))
def test_every_law_holds_in_many_games_compiled(edition: str, options: Chosen, games: int) -> None:
    for players, position in PARTS:
        check(compiled.call(RUN, edition, options, 0, games, players, position, 2, THOROUGH), games)


@pytest.mark.parametrize("edition", edition_ids())
def test_every_law_holds_in_plain_python(edition: str) -> None:
    check(run(edition, {}, 30_000, GAMES, LOTS, START, 1, THOROUGH), GAMES)


def agree(edition: str, options: Chosen, players: int, position: int) -> None:
    """Both bodies go through the same bytes."""
    game = (edition, options, len(json.dumps(options)), players, position)
    assert compiled.call("tests.games.classic.battery.trail:trail", *game) == trail(*game)


@pytest.mark.parametrize(("place", "variant"), [*enumerate(VARIANTS[:-THROWN])], ids=IDS[:-THROWN])
def test_both_bodies_agree_on_every_byte_of_a_game(place: int, variant: Variant) -> None:
    agree(*variant, *PARTS[place % len(PARTS)])


@pytest.mark.deep
@every_variant
@pytest.mark.parametrize(("players", "position"), PARTS)
def test_both_bodies_agree_on_every_byte(edition: str, options: Chosen, players: int, position: int) -> None:
    agree(edition, options, players, position)
