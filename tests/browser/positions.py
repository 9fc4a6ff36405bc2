"""Tables at which the first seat is asked each kind of question, with eight players and a game in full swing."""

from collections.abc import Callable

from monopolista.games.classic.editions import Options
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.records import Game
from monopolista.table import CHANCE, Table

SEATS = 8
IN_BELGIUM = "belgium-nl"
WITH_SPEEDY = "italy-2013"
BROWN, LIGHT_BLUE = (1, 3), (6, 8, 9)
JAIL = 10


def unchanged(_: Game) -> None:
    """Leave the pieces where they are."""


def opened(
    change: Callable[[Game], None] = unchanged,
    seats: int = SEATS,
    edition: str = "italy",
    options: Options | None = None,
) -> Table:
    """Return a table where the first seat has the dice, with pieces where a function puts them."""
    table = Table(edition, seats=seats, chance=None, options=options)
    table.play(CHANCE, "roll 6 5")
    for _ in range(seats - 1):
        table.play(CHANCE, "roll 1 2")
    game = table.state()
    for place, square in enumerate((11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 12, 28, 15, 25, 35)):
        game.owner[square] = place % seats
        game.mortgaged[square] = int(place % 3 == 2)
    for street in LIGHT_BLUE:
        game.owner[street] = 0
    for street in BROWN:
        game.owner[street] = 1
    game.level[6], game.level[8], game.level[9] = 4, 4, 5
    game.houses, game.hotels = 24, 11
    change(game)
    table.set_up(game)
    return table


def walk(table: Table, dice: str) -> Table:
    """Let the first seat roll these dice."""
    table.play(0, "roll")
    table.play(CHANCE, f"roll {dice}")
    return table


def to_roll() -> Table:
    """The first seat is rich, and holds both jail cards."""

    def change(game: Game) -> None:
        game.players[0].cash = 12_450
        game.holder[0] = game.holder[1] = 0

    return opened(change)


def in_jail() -> Table:
    def change(game: Game) -> None:
        game.agenda[0].kind = tasks.IN_JAIL
        game.players[0].jailed, game.players[0].square, game.players[0].tries = 1, JAIL, 2

    return opened(change)


def to_buy() -> Table:
    return walk(opened(), "2 3")


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
    def change(game: Game) -> None:
        game.players[0].cash = 20
        game.players[0].square = 36
        game.owner[37] = game.owner[39] = 1
        game.level[37] = game.level[39] = 2

    return walk(opened(change, edition=edition), "1 2")


def in_debt_to_be_paid_in_kind() -> Table:
    return in_debt(IN_BELGIUM)


def transferred() -> Table:
    table = opened()
    table.play(2, "propose 0 give 14 get 11 money 0")
    table.play(0, "accept 1")
    return table


def shortage() -> Table:
    def change(game: Game) -> None:
        game.houses = 1
        game.level[6] = game.level[8] = game.level[9] = 3

    table = opened(change)
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

    def change(game: Game) -> None:
        game.turns, game.players[0].past_go, game.players[0].square = 5, 1, 22

    table = opened(change, edition=WITH_SPEEDY)
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

    def change(game: Game) -> None:
        game.players[0].square = 14

    table = walk(opened(change, edition=IN_BELGIUM), "1 2")
    card = next(number for number, one in enumerate(table.box.cards) if one.key == "fine-or-draw")
    table.play(CHANCE, f"draw {card}")
    return table


def with_a_pot() -> Table:
    def change(game: Game) -> None:
        game.pot = 350

    return opened(change, options=Options(parking=True))


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
