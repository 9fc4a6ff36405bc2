"""The golden games of the classic game; ``python -m tests.games.classic.battery.golden`` keeps them."""

import sys
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from monopolista.engine.seats import BANK
from monopolista.games.classic.editions import Options, edition_ids
from monopolista.games.classic.rules import events
from monopolista.games.classic.rules.records import CARDS
from monopolista.games.common.notation import Action
from monopolista.table import CHANCE, Table
from tests.battery import golden
from tests.games.classic.battery.tables import RandomGame, play_bots
from tests.games.classic.battery.variants import ALONE, ALONE_IN

FOLDER: Final = Path(__file__).parents[1] / "golden"
EVERY: Final = 100
"""The number of answers between two digests; another one is kept at the end."""
MOST: Final = 500
"""The answers that are kept of a game that shows an edition or an option."""


def at_random(edition: str, options: Options, number: int, most: int = 6000) -> Table:
    """Return the table of a game decided at random, at its end or after a number of answers."""
    game = RandomGame(edition, options, number)
    game.play(most)
    return game.table


def owner_of_everything() -> Table:
    """Return the table of a game in which one player buys everything and Mr. Monopoly then leads nowhere (SPEED-5)."""
    table = Table("italy-2013", 2, chance=None, options=Options(no_auctions=True, cash=50_000))
    while not any(event.kind == events.STAYED_PUT for step in table.steps[-1:] for event in step.events):
        seat = table.asked[0]
        table.play(seat, _what_falls(table) if seat == CHANCE else _what_buys(table, seat))
    table.play(1, "bankrupt")
    return table


def _what_falls(table: Table) -> str:
    """Return what takes the first seat wherever it likes, and then on; for all else what comes first."""
    view = table.view()
    wanted = ["roll 1 2 3", "roll 1 2", *(f"draw {card}" for card in range(2 * CARDS))]
    if view.turn == 0:
        everything = all(view.owner[square] == 0 for square in table.box.edition.square)
        wanted.insert(0, "roll 1 2 5" if everything else "roll 1 1 1" if view.doubles < 2 else "roll 1 2 3")
    if len(table.steps) == 0:
        wanted.insert(0, "roll 6 5")
    return next(answer for answer in wanted if not table.refusal(CHANCE, answer))


def _what_buys(table: Table, seat: int) -> str | Action:
    """Return what leads the first seat to everything that is left; the other one asks for nothing."""
    unsold = [square for square in table.box.edition.square if table.view().owner[square] == BANK]
    wanted = ["buy", *(f"go {square}" for square in unsold)] if seat == 0 else []
    return next((answer for answer in wanted if not table.refusal(seat, answer)), table.plain_answer(seat))


WHOLE: golden.Games = {
    "italy-random-b": lambda: at_random("italy", Options(deck="B"), 17),
    "italy-random-a": lambda: at_random("italy", Options(deck="A"), 36),
    "italy-regular-b": lambda: play_bots("italy", Options(deck="B"), ("regular",) * 4, 1, 6000),
    "italy-regular-a": lambda: play_bots("italy", Options(deck="A"), ("regular",) * 6 + ("random",) * 2, 2, 6000),
    "belgium-in-kind": lambda: at_random("belgium-nl", Options(cash=400), 9),
    "speedy-stays": owner_of_everything,
    "italy-timed-at-once": lambda: at_random("italy", Options(turns=1), 3),
}
"""Games played to their end."""
EDITIONS: golden.Games = {
    f"edition-{edition}": partial(at_random, edition, Options(), golden.number_of(edition), MOST)
    for edition in edition_ids()
}
OPTIONS: golden.Games = {
    f"option-{name}": partial(at_random, ALONE_IN, msgspec.convert(chosen, Options), golden.number_of(name), MOST)
    for name, chosen in ALONE.items()
}
SETTINGS: golden.Games = {"setting-hearing": partial(at_random, "italy", Options(), 21, 900)}
"""Games in which seats change their own settings, which those above were played without."""
GAMES: golden.Games = {**WHOLE, **EDITIONS, **OPTIONS, **SETTINGS}

if __name__ == "__main__":
    golden.keep(FOLDER, GAMES, EVERY, *sys.argv[1:])
