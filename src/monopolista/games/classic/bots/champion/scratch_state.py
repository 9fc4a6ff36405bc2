"""The scratch state of ``champion``: a possible position, and each seat's win odds in it."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.records import copier
from monopolista.engine.seats import Seat, lowest
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.evaluation.judging import judge
from monopolista.games.classic.rules.property.deeds import put_deed
from monopolista.games.classic.rules.property.mortgage import interest_on
from monopolista.games.classic.rules.records import DeedSet, Edition, Game, Money, Seen, Square, Trade

CARRIED_OUT: Final = 1
BACK: Final = -1
"""Directions of an exchange."""

lay_out = copier(Seen)


@kernel
def begin_trial(seen: Seen, answer: Answer) -> None:
    """Copy the current position; the only question is that of the turn, and no proposal is open.

    A trade that is tried out would otherwise still be open afterwards, and promise the same gain once more.
    """
    trial = answer.trial[0]
    lay_out(trial, seen)
    trial.depth = min(trial.depth, 1)
    trial.claim_count = 0
    trial.trade_count = 0


@kernel
def odds(edition: Edition, seat: Seat, answer: Answer) -> int:
    """Return a seat's win odds in the scratch state."""
    judge(edition, answer.trial[0], answer.evaluation[0])
    return answer.evaluation[0].network[0].odds[seat]


@kernel
def let_have(edition: Edition, trial: Game, seat: Seat, square: Square, price: Money) -> None:
    """Give a deed to a seat for a price."""
    put_deed(edition, trial, square, seat)
    trial.players[seat].cash -= price


@kernel
def exchange(edition: Edition, trial: Game, trade: Trade, way: int) -> None:
    """Carry out a trade, with the interest on transferred mortgaged deeds, or undo it (BACK)."""
    maker = trial.players[trade.maker]
    partner = trial.players[trade.partner]
    maker.cash -= way * (trade.money + interest_on(edition, trial, trade.gets))
    partner.cash += way * (trade.money - interest_on(edition, trial, trade.gives))
    hand_on(edition, trial, trade.gives, trade.partner if way == CARRIED_OUT else trade.maker)
    hand_on(edition, trial, trade.gets, trade.maker if way == CARRIED_OUT else trade.partner)


@kernel
def hand_on(edition: Edition, trial: Game, deeds: DeedSet, taker: Seat) -> None:
    """Give some deeds to a seat."""
    while deeds != 0:
        put_deed(edition, trial, edition.square[lowest(deeds)], taker)
        deeds &= deeds - 1
