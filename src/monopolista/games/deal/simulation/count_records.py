"""What is counted of card games while they are played: of each one, and of all together."""

from typing import Final

from monopolista.engine.records import cells, number, record
from monopolista.games.deal.rules.records import COLOURS, SEATS

KINDS: Final = 16
"""Kinds of card, by the numbers that ``rules.records`` gives them."""
MOST_TURNS: Final = 200
"""Turns of a seat after which a game is cut short; without it games of random bots might never end."""
ROUNDS: Final = MOST_TURNS + 1
"""Rounds that are counted separately: none, one, ... 200."""
WHOLE: Final = 1 << 30
"""No sum of a chunk of games comes near the bound of 32 bits; it is asserted."""


@record
class Score:
    """Results of one game."""

    rounds: int = number("the most turns that a seat has had")
    reshuffles: int = number("times that the discards became the draw pile")
    place: list[int] = cells(SEATS, "final place, 0 where the game was cut short")
    sets: list[int] = cells(SEATS, "colours of which it has a complete set at the end")
    worth: list[int] = cells(SEATS, "value of all that lies before it at the end")
    bank: list[int] = cells(SEATS, "value of its bank at the end")
    hand: list[int] = cells(SEATS, "cards in its hand at the end")
    drawn: list[int] = cells(SEATS, "cards drawn, those dealt too")
    banked: list[int] = cells(SEATS, "cards put into its bank and not taken back")
    laid: list[int] = cells(SEATS, "properties laid and not taken back")
    built: list[int] = cells(SEATS, "houses and hotels put on sets")
    played: list[int] = cells(SEATS, "action cards played, rents and their doubling too")
    discarded: list[int] = cells(SEATS, "cards discarded")
    rents: list[int] = cells(SEATS, "rents asked for")
    asked: list[int] = cells(SEATS, "what these came to, from each")
    paid: list[int] = cells(SEATS, "value of the cards with which it paid")
    received: list[int] = cells(SEATS, "value of the cards with which it was paid")
    noes: list[int] = cells(SEATS, "Just Say No cards played")
    stopped: list[int] = cells(SEATS, "its actions that a Just Say No stopped")
    stolen: list[int] = cells(SEATS, "properties taken from others, exchanged ones too")
    robbed: list[int] = cells(SEATS, "properties that others took from it")


@record
class Ledger:
    """What has to be remembered of the game that is being played."""

    rounds: int = number("rounds begun")
    had: list[int] = cells(SEATS, "set of the colours of which the seat has had a complete set")
    held: list[int] = cells(SEATS * KINDS, "by seat and kind: cards drawn")
    sets: list[int] = cells(ROUNDS * SEATS, "complete sets by round and seat")
    worth: list[int] = cells(ROUNDS * SEATS, "value of all that lies before each by round and seat")


@record
class Counts:
    """What is added up over games."""

    drawn: list[int] = cells(KINDS, "by kind: cards drawn, those dealt too")
    drawn_won: list[int] = cells(KINDS, "those of them that the later winner drew")
    banked: list[int] = cells(KINDS, "put into a bank and not taken back")
    laid: list[int] = cells(KINDS, "laid as a property and not taken back, or put on a set")
    played: list[int] = cells(KINDS, "played as an action")
    stopped: list[int] = cells(KINDS, "actions of theirs, counted for each against whom they were, that were stopped")
    against: list[int] = cells(KINDS, "all of these")
    paid: list[int] = cells(KINDS, "paid with")
    taken: list[int] = cells(KINDS, "taken from another player, or exchanged")
    discarded: list[int] = cells(KINDS, "discarded at the end of a turn")
    complete: list[int] = cells(COLOURS, "by colour: seats that had a complete set at some time")
    complete_won: list[int] = cells(COLOURS, "those of them that won")
    winning: list[int] = cells(COLOURS, "games in which the winner had a complete set at the end")
    rents: list[int] = cells(COLOURS, "by colour: rents asked for")
    asked: list[int] = cells(COLOURS, "what these came to, from each")
    seized: list[int] = cells(COLOURS, "properties taken for a seat's set of the colour")
    games: list[int] = cells(2 * ROUNDS * SEATS, "by winner or not, round and seat: games that went on")
    sets: list[int] = cells(2 * ROUNDS * SEATS, "sum of the complete sets")
    worth: list[int] = cells(2 * ROUNDS * SEATS, "sum of the values of all that lay before the seat")
