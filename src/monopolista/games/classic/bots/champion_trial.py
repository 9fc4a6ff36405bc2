"""What ``champion`` tries out: the table as it would be, and each seat's odds of winning then."""

from monopolista.engine.jit import kernel
from monopolista.engine.records import copier
from monopolista.engine.seats import Seat, lowest
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.evaluation.judging import judge
from monopolista.games.classic.rules.deeds import put_deed
from monopolista.games.classic.rules.records import DeedSet, Edition, Game, Money, Seen, Square, Trade
from monopolista.games.classic.rules.trade import interest_on

lay_out = copier(Seen)


@kernel
def begin_trial(seen: Seen, answer: Answer) -> None:
    """Lay out the table as it is, with no question but that of the turn itself."""
    trial = answer.trial[0]
    lay_out(trial, seen)
    trial.depth = min(trial.depth, 1)
    trial.claim_count = 0


@kernel
def judge_trial(edition: Edition, answer: Answer) -> None:
    """Judge the table as it is laid out."""
    judge(edition, answer.trial[0], 0, answer.desk[0])


@kernel
def odds(edition: Edition, seat: Seat, answer: Answer) -> int:
    """Return a seat's odds of winning at the table as it is laid out."""
    judge_trial(edition, answer)
    return answer.desk[0].sight[0].odds[seat]


@kernel
def let_have(edition: Edition, trial: Game, seat: Seat, square: Square, price: Money) -> None:
    """Let a seat have a deed for a price."""
    put_deed(edition, trial, square, seat)
    trial.players[seat].cash -= price


@kernel
def exchange(edition: Edition, trial: Game, trade: Trade) -> None:
    """Carry a trade out, with the interest on what comes mortgaged."""
    trial.players[trade.maker].cash -= trade.money + interest_on(edition, trial, trade.gets)
    trial.players[trade.partner].cash += trade.money - interest_on(edition, trial, trade.gives)
    hand_on(edition, trial, trade.gives, trade.partner)
    hand_on(edition, trial, trade.gets, trade.maker)


@kernel
def exchange_back(edition: Edition, trial: Game, trade: Trade) -> None:
    """Take a trade back."""
    trial.players[trade.maker].cash += trade.money + interest_on(edition, trial, trade.gets)
    trial.players[trade.partner].cash -= trade.money - interest_on(edition, trial, trade.gives)
    hand_on(edition, trial, trade.gives, trade.maker)
    hand_on(edition, trial, trade.gets, trade.partner)


@kernel
def hand_on(edition: Edition, trial: Game, deeds: DeedSet, taker: Seat) -> None:
    """Let a seat have some deeds."""
    while deeds != 0:
        put_deed(edition, trial, edition.square[lowest(deeds)], taker)
        deeds &= deeds - 1
