"""With the largest sums that a board can state, all numbers of a decision fit in the 32 bits of their fields."""

from typing import Any, Final

import msgspec
import pytest

from monopolista.engine.chance import Stream
from monopolista.engine.records import to_bytes
from monopolista.games import edition_content, register_box
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.registry import LEVELS, choose
from monopolista.games.classic.editions.schema import MOST, MOST_FACTOR
from monopolista.games.classic.rules.records import Offers
from monopolista.table import Table

NUMBERS: Final = {
    "cash": MOST,
    "salary": MOST,
    "fine": MOST,
    "station_rent": [*range(MOST - 3, MOST + 1)],
    "company_factor": [MOST_FACTOR - 1, MOST_FACTOR],
}


def largest_board() -> str:
    """Register the Italian board with the largest sums everywhere; return its id."""
    values: dict[str, Any] = msgspec.json.decode(edition_content("italy"))
    for square in values["squares"]:
        if square["price"]:
            square |= {"price": MOST, "mortgage": MOST // 2}
        if square["rent"]:
            square |= {"rent": [*range(MOST - 5, MOST + 1)], "house_price": MOST}
    values["numbers"] |= NUMBERS
    return register_box(values)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_the_whole_board_and_who_has_nothing_can_decide(level: str, seat: int) -> None:
    table = Table(largest_board(), 2, chance=None)
    squares = [square for square, price in enumerate(table.box.edition.price) if price]
    streets = [square for square in squares if table.box.edition.house_price[square]]
    table.set_position(
        turn=seat, stage="roll", cash={0: 2 * MOST, 1: 2 * MOST}, owns={0: tuple(squares)},
        built=dict.fromkeys(streets[:11], 5), hotels_left=0,
    )  # fmt: skip
    answer, game = Answer(), table.state()
    choose(table.box.edition, game, game, seat, LEVELS.index(level), Stream(), Offers(), answer)
    assert len(to_bytes(answer)) > 0
