"""Every edition, every option by itself, and options thrown together: the laws hold, and both bodies agree.

Tables are of 2 players to as many as the box has tokens.
"""

import json

import pytest

from monopolista.games.classic.editions import edition_ids
from tests import compiled
from tests.battery.options import Chosen
from tests.games.classic.battery.games import BOTS, LOTS
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT, START
from tests.games.classic.battery.run import run
from tests.games.classic.battery.trail import TRAILS, trail
from tests.games.classic.battery.variants import ALONE, ALONE_IN, Variant, by_lot

FEW, GAMES, SOME, MANY = 2, 8, 20, 100
THROWN = 24
THOROUGH = 40_000
VARIANTS: list[Variant] = [
    *((edition, {}) for edition in edition_ids()),
    *((ALONE_IN, chosen) for chosen in ALONE.values()),
    *(by_lot(number) for number in range(THROWN)),
]
IDS = [json.dumps(one) for one in VARIANTS]
RUN = "tests.games.classic.battery.run:run"
BY_LOT = [(LOTS, START), (LOTS, COLOURS_DEALT), (LOTS, MORTGAGED_DEALT)]
PARTS = [*BY_LOT, (BOTS, START)]
"""Who plays, and from which position."""
WHOLE = [(edition, options, games) for edition, options in VARIANTS for games in (SOME, MANY)]
PLAYED = [(edition, options, *part) for edition, options in VARIANTS for part in PARTS]


def check(counted: dict[str, int], games: int) -> None:
    """The games were played, some to their end; where few houses keep rents low, many to the cap."""
    assert counted["ended"] + counted["truncated"] == games
    assert counted["ended"] > 0


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "options", "games"), WHOLE, ids=map(json.dumps, WHOLE))
def test_every_law_holds_in_many_games_compiled(edition: str, options: Chosen, games: int) -> None:
    for players, position in PARTS:
        check(compiled.call(RUN, edition, options, 0, games, players, position, 2, THOROUGH), games)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(
    ("edition", "games"),
    [(one, n) for n in (FEW, GAMES) for one in edition_ids()],
)
def test_every_law_holds_in_plain_python(edition: str, games: int) -> None:
    check(run(edition, {}, 30_000, games, LOTS, START, 1, THOROUGH), games)


def agree(edition: str, options: Chosen, players: int, position: int) -> None:
    """Both bodies go through the same bytes."""
    game = (edition, options, len(json.dumps(options)), players, position)
    assert compiled.call(f"{TRAILS[players]}:trail", *game) == trail(*game)


@pytest.mark.process
@pytest.mark.parametrize(("place", "variant"), [*enumerate(VARIANTS[:-THROWN])], ids=IDS[:-THROWN])
def test_both_bodies_agree_on_every_byte_of_a_game(place: int, variant: Variant) -> None:
    agree(*variant, *BY_LOT[place % len(BY_LOT)])


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "options", "players", "position"), PLAYED, ids=map(json.dumps, PLAYED))
def test_both_bodies_agree_on_every_byte(edition: str, options: Chosen, players: int, position: int) -> None:
    agree(edition, options, players, position)
