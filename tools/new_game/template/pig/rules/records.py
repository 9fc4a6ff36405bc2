"""The records of the game: Python objects, or rows of arrays for compiled kernels."""

from typing import Final

from monopolista.engine.chance import Stream
from monopolista.engine.events import MAX_EVENTS, Event
from monopolista.engine.offers import Offer
from monopolista.engine.records import number, record, rows
from monopolista.engine.seats import SEATS
from monopolista.engine.task_stack import TASKS, Task

PIPS: Final = 6
"""Sides of the die."""
LOSING: Final = 1
"""The number of pips that loses the points of the turn (PIG-2)."""
OFFERS: Final = 3
"""The highest number of offers of a seat: roll, hold, leave."""


@record
class Edition:
    """The values of an edition and its options, for the rules."""

    most_seats: int = number("how many can play (PIG-1)")
    goal: int = number("points that win (PIG-3)")


@record
class Player:
    """One seat."""

    playing: int = number("1 while the seat is in the game")
    score: int = number("points that it has kept")
    place: int = number("final place, 0 while the game goes on")


@record
class Seen:
    """The public state: everything that all seats know; this game hides nothing."""

    seats: int = number("seats at the table")
    players: list[Player] = rows(Player, SEATS, "the players, clockwise")
    turn: int = number("the seat whose turn it is")
    turns: int = number("turns begun")
    pot: int = number("points of this turn that are not kept yet")
    agenda: list[Task] = rows(Task, TASKS, "tasks, the top one last")
    depth: int = number("how many tasks there are, 0 after the end")
    winners: int = number("set of the seats that won")


@record
class Game(Seen):
    """Complete state of the game."""

    events: list[Event] = rows(Event, MAX_EVENTS, "events of the last step")
    event_count: int = number("how many events there are")
    chance: list[Stream] = rows(Stream, 1, "generator from which chance answers")


@record
class Offers:
    """The legal actions of a seat."""

    rows: list[Offer] = rows(Offer, OFFERS, "the offers")
    count: int = number("how many there are")
