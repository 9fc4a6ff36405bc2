"""Games of bots to look back on."""

from collections.abc import Sequence

from monopolista.analyse.win_odds_timeline import Played, WinOddsTimeline, at_once
from monopolista.bots import decide
from monopolista.table import Table, seeded
from tests.games.classic.scenario import LIGHT_BLUE, PINK, YELLOW, position


def bots_game(levels: Sequence[str], seed: int, edition: str = "italy", turns: int = 60) -> Table:
    """A game that bots have played to its end, which comes after ``turns`` turns, 0 for the natural end."""
    table = Table(edition, len(levels), seed=seed, options={"turns": turns} if turns else None)
    draw = seeded(seed + 1)
    while not table.over:
        seat = table.in_order[0]
        table.play(seat, decide(levels[seat], table, seat, draw))
    return table


def course_of(table: Table) -> WinOddsTimeline:
    """The course of a game."""
    return at_once(Played(table).course())


def swap_of_two_colours() -> Table:
    """A table at which two seats could each complete a colour by a swap, against a third that has one with houses.

    Of 4,000 games that ``regular`` plays on, they win 11 and 16 of 100 without the swap, and 18 and 21 with it.
    """
    owns = {0: (*LIGHT_BLUE[:2], PINK[0]), 1: (LIGHT_BLUE[2], *PINK[1:]), 2: YELLOW}
    return position(3, owns=owns, built=dict.fromkeys(YELLOW, 2)).table
