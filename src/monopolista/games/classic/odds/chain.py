"""The Markov chain of the board: square, doubles so far and tries in jail, from one roll to the next.

Its states are those in which the dice are thrown: on a square after no, one or two doubles in this
turn, or in jail after each number of failed tries. Nothing is simulated: a linear system is solved.
"""

from dataclasses import dataclass
from typing import cast

import numpy as np

from monopolista.games.classic.odds.cards import PRISON, Arrivals, Matrix, arrivals
from monopolista.games.classic.rules.records import SQUARES, Edition

DICE = 6
DOUBLES = 3
"""The third double in a turn goes to jail (TURN-3)."""
IN_JAIL = DOUBLES * SQUARES
"""The state of a player in jail before the first try; those of further tries follow."""


@dataclass(frozen=True)
class Throws:
    """What one throw of the dice does in each state, a row for each."""

    single: Matrix
    """How likely other dice than a double bring the token to each square."""
    double: Matrix
    """How likely a double does, and gives another roll."""
    pips: Matrix
    """The dice's total times how likely they bring the token to each square."""
    stays: Matrix
    """How likely the token goes to jail or stays there without landing anywhere, by the state that follows."""


@dataclass(frozen=True)
class Walk:
    """What one roll brings in the long run."""

    stops: Matrix
    """The share of each square, and of PRISON, at the end of a roll."""
    by_dice: Matrix
    """How often the dice bring a token to each square."""
    pips: Matrix
    """The same, times the dice's total (RENT-6)."""
    landings: Matrix
    """How often each square is landed on, by dice or card."""
    by_card: Matrix
    """How often a card brings a token there that leaves the rent as it is."""
    raised: Matrix
    """How often a card does that raises the rent, times its factor (CARD-3)."""
    turns: float
    """How many turns begin."""
    jailings: float
    """How often one is sent to jail."""


def walk(edition: Edition, stay: bool) -> Walk:
    """Work out what one roll brings in the long run to a player who leaves jail at once, or stays as long as it may."""
    after = arrivals(edition)
    thrown = throws(edition, stay)
    shares = lasting(transitions(thrown, after))
    by_dice: Matrix = shares @ (thrown.single + thrown.double)
    landings: Matrix = by_dice @ after.landings
    return Walk(
        stops=np.append(shares[:IN_JAIL].reshape(DOUBLES, SQUARES).sum(axis=0), shares[IN_JAIL:].sum()),
        by_dice=by_dice,
        pips=shares @ thrown.pips,
        landings=landings,
        by_card=landings @ after.sent,
        raised=landings @ after.raised,
        turns=float(shares[:SQUARES].sum() + shares[IN_JAIL:].sum()),
        jailings=float(shares[IN_JAIL]),
    )


def throws(edition: Edition, stay: bool) -> Throws:
    """Work out what one throw does in each state; leaving jail at once takes a payment or a card first (JAIL-2)."""
    tries = edition.jail_tries if stay else 1
    states = IN_JAIL + tries
    single, double, pips = (np.zeros((states, SQUARES)) for _ in range(3))
    thrown = Throws(single, double, pips, np.zeros((states, states)))
    for state in range(IN_JAIL):
        _throw_on_board(thrown, state, state % SQUARES, last=state // SQUARES == DOUBLES - 1)
    if not stay:
        _throw_on_board(thrown, IN_JAIL, edition.jail, last=False)
    else:
        for tried in range(tries):
            _throw_in_jail(thrown, IN_JAIL + tried, edition.jail, last=tried == tries - 1)
    return thrown


def _totals() -> list[tuple[int, bool]]:
    """Return the total of every throw, all equally likely, and whether it is a double."""
    pips = range(1, DICE + 1)
    return [(one + two, one == two) for one in pips for two in pips]


def _throw_on_board(thrown: Throws, state: int, square: int, *, last: bool) -> None:
    """Move by the total; a double rolls again, the last one goes to jail (TURN-1, TURN-2, TURN-3)."""
    for total, double in _totals():
        if double and last:
            thrown.stays[state, IN_JAIL] += 1 / DICE**2
        else:
            _move(thrown, thrown.double if double else thrown.single, state, square, total)


def _throw_in_jail(thrown: Throws, state: int, square: int, *, last: bool) -> None:
    """Leave by a double without a further roll, or by any throw at the last try (JAIL-3, JAIL-4)."""
    for total, double in _totals():
        if double or last:
            _move(thrown, thrown.single, state, square, total)
        else:
            thrown.stays[state, state + 1] += 1 / DICE**2


def _move(thrown: Throws, into: Matrix, state: int, square: int, total: int) -> None:
    goal = (square + total) % SQUARES
    into[state, goal] += 1 / DICE**2
    thrown.pips[state, goal] += total / DICE**2


def transitions(thrown: Throws, after: Arrivals) -> Matrix:
    """Return how likely each state follows each."""
    chances = thrown.stays.copy()
    single: Matrix = thrown.single @ after.stops
    double: Matrix = thrown.double @ after.stops
    chances[:, :SQUARES] += single[:, :PRISON]
    # Two doubles never bring a third to a square, so nothing is cut off here.
    following = double[: IN_JAIL - SQUARES].reshape(DOUBLES - 1, SQUARES, SQUARES + 1)
    for doubles in range(DOUBLES - 1):
        rows = slice(doubles * SQUARES, (doubles + 1) * SQUARES)
        chances[rows, (doubles + 1) * SQUARES : (doubles + 2) * SQUARES] += following[doubles][:, :PRISON]
    chances[IN_JAIL:, SQUARES : 2 * SQUARES] += double[IN_JAIL:, :PRISON]
    chances[:, IN_JAIL] += single[:, PRISON] + double[:, PRISON]
    return chances


def lasting(chances: Matrix) -> Matrix:
    """Return the share of each state in the long run: that which a further roll leaves as it is."""
    states = len(chances)
    balance = chances.T - np.eye(states)
    balance[-1] = 1  # one equation follows from the others; that the shares make a whole does not
    return cast(Matrix, np.linalg.solve(balance, np.eye(states)[-1]))
