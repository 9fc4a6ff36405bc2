"""Tables at which the first seat is asked each kind of question, with eight players and a game in full swing."""

from collections.abc import Callable
from typing import Any

from monopolista.games.classic.editions import Options
from monopolista.table import CHANCE, Table

SEATS = 8
IN_BELGIUM = "belgium-nl"
WITH_SPEEDY = "italy-2013"
BROWN, LIGHT_BLUE, DARK_BLUE = (1, 3), (6, 8, 9), (37, 39)


def opened(seats: int = SEATS, edition: str = "italy", options: Options | None = None, **pieces: Any) -> Table:
    """Return a table where the first seat has the dice; pieces that are named lie as they are laid."""
    table = Table(edition, seats=seats, chance=None, options=options)
    dealt = (11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 12, 28, 15, 25, 35)
    owner = {square: place % seats for place, square in enumerate(dealt)}
    owner |= dict.fromkeys(LIGHT_BLUE, 0) | dict.fromkeys(BROWN, 1)
    laid = {square: seat for seat, squares in pieces.pop("owns", {}).items() for square in squares}
    table.set_position(
        owns={seat: [square for square, one in (owner | laid).items() if one == seat] for seat in range(seats)},
        built={6: 4, 8: 4, 9: 5} | pieces.pop("built", {}),
        mortgaged=[*set(dealt[2::3]).difference(laid), *pieces.pop("mortgaged", ())],
        **pieces,
    )
    return table


def walk(table: Table, dice: str) -> Table:
    """Let the first seat roll these dice."""
    table.play(0, "roll")
    table.play(CHANCE, f"roll {dice}")
    return table


def to_roll() -> Table:
    """The first seat is rich, and holds both jail cards."""

    return opened(cash={0: 12_450}, keeps={0: ("chance", "chest")})


def in_jail() -> Table:
    return opened(jailed={0: 2})


def to_buy() -> Table:
    return walk(opened(), "2 3")


def jail_with_both_cards() -> Table:
    return opened(jailed={0: 1}, keeps={0: ("chance", "chest")})


def auction() -> Table:
    table = to_buy()
    for seat, action in ((0, "decline"), (1, "bid 10"), (2, "bid 110"), (3, "pass")):
        table.play(seat, action)
    return table


def to_end() -> Table:
    table = to_buy()
    table.play(0, "buy")
    return table


def in_debt(edition: str = "italy") -> Table:
    laid = opened(edition=edition, cash={0: 20}, at={0: 36}, owns={1: DARK_BLUE}, built=dict.fromkeys(DARK_BLUE, 2))
    return walk(laid, "1 2")


def lost() -> Table:
    """Seat 0 owes more than all that it has brings."""
    hotels = dict.fromkeys(DARK_BLUE, 5)
    return walk(opened(cash={0: 20}, at={0: 36}, owns={1: DARK_BLUE}, built=hotels), "1 2")


def in_debt_to_be_paid_in_kind() -> Table:
    return in_debt(IN_BELGIUM)


def transferred() -> Table:
    table = opened()
    table.play(2, "propose 0 give 14 get 11 money 0")
    table.play(0, "accept 1")
    return table


def shortage() -> Table:
    table = opened(built=dict.fromkeys(LIGHT_BLUE, 3), houses_left=1)
    table.play(1, "build 1")
    return table


def building_auction() -> Table:
    table = shortage()
    table.play(0, "want")
    return table


def to_place() -> Table:
    table = building_auction()
    table.play(0, "bid 60")
    table.play(1, "pass")
    return table


def proposals() -> Table:
    table = opened()
    table.play(2, "propose 0 give 14 get 11 money 50")
    table.play(3, "propose 0 give 16 get 11 money -50")
    table.play(0, "propose 4 give 11 money -20")
    return table


def speedy(dice: str = "") -> Table:
    """The first seat has been round, and rolls three dice."""

    table = opened(edition=WITH_SPEEDY, turns=5, past_go=(0,), at={0: 22})
    return walk(table, dice) if dice else table


def by_bus() -> Table:
    return speedy("3 6 4")


def anywhere() -> Table:
    return speedy("2 2 2")


def led_on() -> Table:
    """Mr. Monopoly will lead on to the next free property."""
    return speedy("4 1 5")


def to_choose() -> Table:
    """A card lets one pay, or draw another instead."""

    table = walk(opened(edition=IN_BELGIUM, at={0: 14}), "1 2")
    card = next(number for number, one in enumerate(table.box.cards) if one.key == "fine-or-draw")
    table.play(CHANCE, f"draw {card}")
    return table


def with_a_pot() -> Table:
    return opened(options=Options(parking=True), pot=350)


def by_the_clock() -> Table:
    return opened(edition="belgium-fr", seats=2, options=Options(timed=45))


def so_many_turns() -> Table:
    return opened(edition="italy-euro", options=Options(turns=120, landing_salary=True, houses=20))


def with_dollars() -> Table:
    return opened(seats=10, edition="us")


def with_pounds() -> Table:
    return walk(opened(edition="uk"), "2 3")


def with_euros() -> Table:
    return walk(opened(edition="italy-euro"), "2 3")


POSITIONS: dict[str, Callable[[], Table]] = {
    "roll": to_roll,
    "jail": in_jail,
    "jail-with-both-cards": jail_with_both_cards,
    "buy": to_buy,
    "auction": auction,
    "end": to_end,
    "debt": in_debt,
    "transferred": transferred,
    "shortage": shortage,
    "building-auction": building_auction,
    "place": to_place,
    "proposals": proposals,
    "debt-in-kind": in_debt_to_be_paid_in_kind,
    "speedy": speedy,
    "bus": by_bus,
    "anywhere": anywhere,
    "led-on": led_on,
    "choose": to_choose,
    "pot": with_a_pot,
    "time-left": by_the_clock,
    "turns-left": so_many_turns,
    "dollars": with_dollars,
    "pounds": with_pounds,
    "euros": with_euros,
}
