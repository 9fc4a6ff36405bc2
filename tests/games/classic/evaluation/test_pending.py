"""What hangs in the air: debts that ruin, what is for sale, trades that stand open."""

import pytest

from monopolista.engine.network.kernels import KNOTS
from monopolista.games.classic.evaluation.features import AHEAD, CONTEXTS, STAKES
from monopolista.games.classic.evaluation.pending import (
    BESIDE,
    BIDDING,
    BUYING,
    COMPANIES_HELD,
    LEADING,
    STATIONS_HELD,
    STREETS,
    WHOLE_COLOUR,
)
from tests.games.classic.evaluation.test_prospects import ITALY, marked
from tests.games.classic.scenario import BROWN, COMPANIES, DARK_BLUE, ORANGE, STATIONS, Scenario, position

COLOUR = ITALY.edition.colour
COLOURED = 8
"""Colours of streets."""
WITH_BANK, WITH_ONE, WITH_SEVERAL = STREETS, STREETS + 1, STREETS + 2


def stake(scenario: Scenario, seat: int) -> tuple[int, int]:
    """How a seat stands to the deed for sale, and what it would have of the colour."""
    (found,) = marked(scenario, seat, "stake", CONTEXTS * STAKES)
    return divmod(found, STAKES)


def swap(scenario: Scenario, seat: int) -> tuple[set[int], set[int], set[int]]:
    """The part of a seat in the open trade, the colours that it would complete, and those that it would break."""
    return (
        marked(scenario, seat, "party", 2),
        marked(scenario, seat, "swap_whole", COLOURED),
        marked(scenario, seat, "swap_breaks", COLOURED),
    )


def landed(*, owns: dict[int, tuple[int, ...]], square: int) -> Scenario:
    """A game of three in which the first seat is asked whether it buys a square."""
    game = position(3, owns=owns, at={0: square - 3})
    game.roll(1, 2)
    return game


def test_a_deed_for_sale_is_marked_by_what_it_would_make_of_each_seats_colour() -> None:
    game = landed(owns={0: ORANGE[1:]}, square=ORANGE[0])
    assert stake(game, 0) == (BUYING, WHOLE_COLOUR)
    assert stake(game, 1) == (BESIDE, WITH_ONE)
    assert stake(landed(owns={0: ORANGE[1:2], 1: ORANGE[2:]}, square=ORANGE[0]), 2) == (BESIDE, WITH_SEVERAL)
    assert stake(landed(owns={0: ORANGE[1:2]}, square=ORANGE[0]), 0) == (BUYING, WITH_BANK)


def test_a_station_and_a_company_by_how_many_there_would_be() -> None:
    assert stake(landed(owns={0: STATIONS[1:3]}, square=STATIONS[0]), 0) == (BUYING, STATIONS_HELD + 2)
    assert stake(landed(owns={}, square=COMPANIES[0]), 0) == (BUYING, COMPANIES_HELD)


def test_in_an_auction_who_leads_who_may_bid_and_who_has_passed_differ() -> None:
    game = landed(owns={0: ORANGE[1:]}, square=ORANGE[0])
    game.does("0: decline", "1: pass", "2: bid 300")
    assert [stake(game, seat)[0] for seat in range(3)] == [BIDDING, BESIDE, LEADING]
    assert marked(game, 0, "after", KNOTS) == marked(game, 2, "after", KNOTS) != set()
    assert not marked(game, 1, "after", KNOTS)


def test_who_could_not_pay_the_price_is_below_nought_after_it() -> None:
    poor, rich = (position(2, cash={0: cash}, at={0: ORANGE[0] - 3}) for cash in (100, 1_000))
    poor.roll(1, 2)
    rich.roll(1, 2)
    assert max(marked(poor, 0, "after", KNOTS)) < AHEAD.index(15) <= min(marked(rich, 0, "after", KNOTS))


def test_a_building_that_is_auctioned_is_marked_by_who_bids() -> None:
    game = position(4, owns={0: DARK_BLUE, 1: BROWN, 2: ORANGE}, houses_left=1)
    game.does("0: build 39", "1: waive", "2: want", "2: bid 30")
    marked_lots = [marked(game, seat, "lot", 2 * CONTEXTS) for seat in range(4)]
    assert marked_lots == [{BIDDING}, {BESIDE}, {LEADING}, {BESIDE}]
    assert all(marked(game, seat, "room", KNOTS) for seat in range(3))
    assert not marked(game, 3, "room", KNOTS)


@pytest.mark.parametrize(("cash", "falls"), [(100, True), (1_800, False)])
def test_who_owes_more_than_it_could_raise_falls_and_its_creditor_inherits(cash: int, falls: bool) -> None:
    game = position(3, owns={0: ORANGE, 1: DARK_BLUE}, built={39: 5, 37: 4}, cash={0: cash}, at={0: 36})
    game.roll(1, 2)
    assert bool(marked(game, 0, "falls", 1)) is falls
    assert bool(marked(game, 1, "inherits", KNOTS)) is falls
    assert marked(game, 0, "owes", KNOTS) == marked(game, 1, "receives", KNOTS) != set()
    assert max(marked(game, 0, "settled", KNOTS)) < min(marked(game, 1, "settled", KNOTS))
    assert not marked(game, 2, "settled", KNOTS)


def test_a_trade_that_stands_open_is_marked_by_what_both_would_have_of_it() -> None:
    game = position(3, owns={0: (BROWN[0], *ORANGE[:2]), 1: (BROWN[1], ORANGE[2])})
    game.does(f"0: propose 1 give {BROWN[0]} get {ORANGE[2]} money 100")
    brown, orange = COLOUR[BROWN[0]], COLOUR[ORANGE[0]]
    assert swap(game, 0) == ({0}, {orange}, set())
    assert swap(game, 1) == ({1}, {brown}, set())
    assert swap(game, 2) == (set(), set(), set())
    assert max(marked(game, 0, "swap_cash", KNOTS)) < min(marked(game, 1, "swap_cash", KNOTS))
    game.does("1: refuse 1")
    assert swap(game, 0) == swap(game, 1) == (set(), set(), set())


def test_who_would_give_a_part_of_a_whole_colour_breaks_it() -> None:
    game = position(3, owns={0: ORANGE})
    game.does(f"0: propose 1 give {ORANGE[0]} money -300")
    assert swap(game, 0) == ({0}, set(), {COLOUR[ORANGE[0]]})
    assert swap(game, 1) == ({1}, set(), set())
