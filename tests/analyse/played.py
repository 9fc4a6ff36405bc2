"""Games of bots to look back on."""

from collections.abc import Sequence

from monopolista.analyse.course import Course, Played, at_once
from monopolista.bots import decide
from monopolista.table import Table, seeded


def bots_game(levels: Sequence[str], seed: int, edition: str = "italy", turns: int = 60) -> Table:
    """A game that bots have played to its end, which comes after so many turns, 0 for when it comes by itself."""
    table = Table(edition, len(levels), seed=seed, options={"turns": turns} if turns else None)
    draw = seeded(seed + 1)
    while not table.over:
        seat = table.in_order[0]
        table.play(seat, decide(levels[seat], table, seat, draw))
    return table


def course_of(table: Table) -> Course:
    """The course of a game."""
    return at_once(Played(table).course())
