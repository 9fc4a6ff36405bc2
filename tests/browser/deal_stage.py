"""Tables of the card game for the stage: cards that a test has laid."""

from collections.abc import Callable, Sequence

from monopolista.games.common.notation import Action
from monopolista.table import CHANCE, Table, seeded
from tests.games.deal.scenario import Scenario, position

Lay = Callable[[], Table]


def table_of(scenario: Scenario, *, take_back: bool = False, names: Sequence[str] = ()) -> Table:
    """Return a table at which the cards lie as in a scenario; by the booklet nothing is taken back (DEAL-17)."""
    seats = scenario.state.seats
    table = Table("deal", seats=seats, chance=seeded(1), options={"take_back": take_back}, names=tuple(names[:seats]))
    table.set_up(scenario.state)
    return table


HANDS = {
    0: ["sly-deal", "rent-pink-orange", "money-5", "just-say-no", "house", "wild-any", "pass-go"],
    1: ["money-1", "just-say-no", "deal-breaker", "rent-any"],
    2: ["money-2", "money-3"],
    3: ["money-4", "pass-go", "pass-go"],
    4: ["birthday"],
}
BANKS = {
    0: ["money-1", "money-2", "money-4", "pass-go"],
    1: ["money-10", "money-5", "money-3", "birthday", "money-1", "money-1"],
    2: ["money-2"],
    3: ["money-4", "money-3", "money-2", "pass-go", "pass-go", "debt-collector", "money-1"],
}
SETS = {
    0: [
        "orange: orange-1 orange-2 wild-pink-orange",
        "green: green-1 wild-dark-blue-green",
        "brown: brown-1",
        "station: station-1 station-2",
    ],
    1: ["red: red-1 red-2 wild-red-yellow house", "company: company-1", "dark-blue: dark-blue-1 wild-any"],
    2: ["light-blue: light-blue-1 light-blue-2 light-blue-3 house hotel", "yellow: yellow-1", "pink: pink-1 pink-2"],
    3: [
        "station: station-3 station-4 wild-green-station",
        "pink: pink-3",
        "brown: brown-2 wild-light-blue-brown",
        "yellow: yellow-2 wild-red-yellow",
        "red: red-3",
        "green: green-2",
    ],
    4: ["green: green-3", "dark-blue: dark-blue-2"],
}
FULL_BANK = [*BANKS[0], "money-2", "money-3", "money-4", "pass-go", "pass-go", "sly-deal", "forced-deal", "birthday"]
FULL_HAND = ["rent-red-yellow", "double-rent", "birthday", "debt-collector", "forced-deal"]


WHOLE_SETS = {
    1: ["red: red-1 red-2 wild-red-yellow house", "company: company-1 company-2", "dark-blue: dark-blue-1"],
    2: ["light-blue: light-blue-1 light-blue-2 light-blue-3 house hotel", "pink: pink-1 pink-2 pink-3"],
    3: ["brown: brown-2 wild-light-blue-brown", "green: green-1 green-2 green-3", "yellow: yellow-2", "red: red-3"],
    4: ["orange: orange-1 orange-2 wild-pink-orange", "station: station-1 station-2", "yellow: yellow-3"],
}
"""Two complete sets before most of the others, and begun ones beside them."""


def whole_sets(seats: int) -> Scenario:
    """Put complete sets before the others, and a Deal Breaker into the hand of the first seat."""
    others = range(1, seats)
    sets = {0: ["brown: brown-1"]} | {seat: WHOLE_SETS[seat] for seat in others}
    hand = ["deal-breaker", "sly-deal", "rent-pink-orange", "money-5", "house", "wild-any"]
    return position(seats, hands={0: hand}, banks={seat: BANKS[seat] for seat in others if seat in BANKS}, sets=sets)


def laid(seats: int = 5, *, turn: int = 0, hand: list[str] | None = None, bank: list[str] | None = None) -> Scenario:
    """Put cards before everybody, as in the middle of a game."""

    def of(piles: dict[int, list[str]]) -> dict[int, list[str]]:
        return {seat: keys for seat, keys in piles.items() if seat < seats}

    hands = of(HANDS) | ({0: hand} if hand is not None else {})
    banks = of(BANKS) | ({0: bank} if bank is not None else {})
    return position(seats, turn=turn, hands=hands, banks=banks, sets=of(SETS), discards=["money-1", "debt-collector"])


def after(scenario: Scenario, *lines: str) -> Table:
    """Return the table after some answers."""
    scenario.does(*lines)
    return table_of(scenario)


def to_pay(seats: int = 5, *, names: Sequence[str] = ()) -> Table:
    """The first seat owes the second nine, and has a bank and properties to choose from."""
    scenario = laid(seats, turn=1)
    of_whom = ("1: at 0",) if seats > 2 else ()
    scenario.does("1: play rent-any red", *of_whom, "0: allow")
    return table_of(scenario, names=names)


def over() -> Table:
    """All others have left."""
    table = table_of(laid(3))
    table.play(1, "leave")
    table.play(2, "leave")
    return table


POSITIONS: dict[str, Lay] = {
    "to-play": lambda: table_of(laid()),
    "two": lambda: table_of(laid(2)),
    "many-cards": lambda: table_of(laid(hand=HANDS[0] + FULL_HAND)),
    "rich": lambda: table_of(laid(3, bank=FULL_BANK)),
    "duel": lambda: after(laid(turn=1), "1: play rent-any red", "1: at 0"),
    "duel-over-a-set": lambda: after(laid(turn=1), "1: play deal-breaker orange-1"),
    "to-pay": to_pay,
    "to-give": lambda: after(laid(hand=["forced-deal", "rent-any"]), "0: play forced-deal red-3"),
    "whom": lambda: after(laid(hand=["rent-any", "birthday"]), "0: play rent-any orange"),
    "to-discard": lambda: after(laid(hand=[*HANDS[0], "rent-red-yellow"]), "0: end"),
    "waiting": lambda: after(laid(), "0: play rent-pink-orange orange"),
    "over": over,
}
"""Tables at which the first seat is asked each kind of question, or waits."""


def opening(hands: tuple[tuple[str, ...], ...], first: int, drawn: tuple[str, ...]) -> Table:
    """Open a table whose seats are dealt these cards; the first of them has drawn its cards too."""
    table = Table(
        "deal", seats=len(hands), chance=None, names=("Livia", "Marco", "Giulia", "Luca", "Anna")[: len(hands)]
    )
    for keys in hands:
        deal(table, *keys)
    table.play(CHANCE, f"first {first}")
    deal(table, *drawn)
    return table


def deal(table: Table, *keys: str) -> None:
    """Let chance turn these cards over."""
    for key in keys:
        table.play(CHANCE, f"draw {card(table, key)}")


def card(table: Table, key: str) -> int:
    """Return the number of a card; ``just-say-no#2`` is the second of those alike."""
    name, _, which = key.partition("#")
    found = [number for number, one in enumerate(table.box.cards) if one.key == name]
    return found[int(which or 1) - 1]


def play(table: Table, scenario: Scenario, line: str) -> None:
    """Give an answer in the words of scenarios at a table, and in the scenario that it was laid from."""
    who, _, said = line.partition(": ")
    table.play(int(who), Action(*scenario.words.action(int(who), said)))
    scenario.does(line)
