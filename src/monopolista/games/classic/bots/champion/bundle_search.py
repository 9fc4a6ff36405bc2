"""The search of ``champion`` for a trade: every bundle of colours, at the least money that the partner takes (TRADE-1).

A bundle is all that a side owns of a colour without buildings. ``acceptance.py`` models how the partner answers. A
named limit keeps the trade from costing the partner much: a seat that grows rich by a trade that ruins
another one has found a weakness of a bot, not a bargain. In proposals to people, the maker keeps to the price band of
all bots: else a person could buy cheaply from one ``champion`` and sell to another. In proposals to bots it may leave
the band by a part of the printed prices.
"""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, holds, lowest
from monopolista.games.classic.bots.champion.acceptance import WORTH_IT, most_accepted, would_accept
from monopolista.games.classic.bots.champion.scratch_state import BACK, CARRIED_OUT, exchange, odds
from monopolista.games.classic.bots.levels import CHAMPION
from monopolista.games.classic.bots.net_worth import limit, worth_of
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.trade import would_propose
from monopolista.games.classic.bots.regular.trade_assets import bundle
from monopolista.games.classic.bots.regular.valuation import opponents, unit
from monopolista.games.classic.rules import trade as law
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.property.deeds import colour_built
from monopolista.games.classic.rules.property.mortgage import interest_on
from monopolista.games.classic.rules.records import COLOURS, DeedSet, Edition, Level, Money, Seen, Trade

MOST_LOST: Final = 50_000
"""By how much, of a million, a trade may lower the odds of a bot."""
LEAST_GAINED: Final = 10_000
"""By how much a trade raises the odds of a person at least: with less, a person has no cause to accept it."""
OVERPAID: Final = 50
"""How much net worth the maker gives up at most in a trade with a bot, in percent of the transferred deeds' worth."""
NOTHING: Final = -1
"""The colour of an empty bundle."""
STEPS: Final = 5
"""How often money is halved between too little for the partner's odds and all that the maker has."""


@kernel
def tradable_colours(edition: Edition, seen: Seen, seat: Seat) -> int:
    """Return the set of the colours of which a seat owns deeds, and on which nothing is built."""
    own = seen.players[seat].deeds
    colours = 0
    for colour in range(COLOURS):
        if own & edition.deeds[colour] != 0 and not colour_built(edition, seen, colour):
            colours |= 1 << colour
    return colours


@kernel
def seek_with(edition: Edition, seen: Seen, answer: Answer, best: int) -> int:
    """Evaluate each exchange of bundles with the partner of the trial trade; return the maker's best odds so far.

    The best trade is in the answer.
    """
    trial = answer.trade[1]
    floor = least_odds(edition, seen, answer, trial.partner)
    wanted = tradable_colours(edition, seen, trial.partner)
    best = seek_for(edition, seen, answer, NOTHING, floor, best)
    while wanted != 0:
        best = seek_for(edition, seen, answer, lowest(wanted), floor, best)
        wanted &= wanted - 1
    return best


@kernel
def least_odds(edition: Edition, seen: Seen, answer: Answer, partner: Seat) -> int:
    """Return the odds that a trade leaves its partner at least; where two play, one loses what the other gains."""
    before = odds(edition, partner, answer)
    if holds(answer.people, partner):
        return before + LEAST_GAINED
    if answer.levels[partner] == CHAMPION:
        return before + WORTH_IT
    return before - MOST_LOST if opponents(seen) > 1 else 0


@kernel
def seek_for(edition: Edition, seen: Seen, answer: Answer, got: int, floor: int, best: int) -> int:
    """Evaluate what the maker could give for one bundle, or sell where it gets none; return its best odds so far."""
    trial = answer.trade[1]
    gets = bundle(edition, seen, trial.partner, got)
    offered = tradable_colours(edition, seen, trial.maker)
    if got != NOTHING:
        best = consider(edition, seen, answer, gets, 0, floor, best)
    while offered != 0:
        given = lowest(offered)
        offered &= offered - 1
        if given != got:
            best = consider(edition, seen, answer, gets, bundle(edition, seen, trial.maker, given), floor, best)
    return best


@kernel
def consider(edition: Edition, seen: Seen, answer: Answer, gets: DeedSet, gives: DeedSet, floor: int, best: int) -> int:
    """Put an exchange into the answer if it brings the maker better odds, and leaves the partner a floor of its own.

    Return the better odds.
    """
    trial = answer.trade[1]
    trial.gets = gets
    trial.gives = gives
    high = spendable(seen, trial.maker) - interest_on(edition, seen, gets)
    high = min(high, limit_of_maker(edition, seen, trial, holds(answer.people, trial.partner)))
    low = min(0, interest_on(edition, seen, gives) - spendable(seen, trial.partner))
    level = answer.levels[trial.partner]
    high = most_accepted(edition, seen, trial, level, high)
    trial.money = high
    if high < low or not would_accept(edition, seen, trial, level):
        return best
    set_least_money(edition, seen, trial, level, low, high)
    found = try_out(edition, trial, answer)
    if found <= best:
        return best
    if theirs_after(trial, answer) < floor:
        found = spare_partner(edition, trial, answer, floor, high)
    if found <= best or not would_propose(edition, seen, trial):
        return best
    law.copy_trade(answer.trade[0], trial)
    return found


@kernel
def limit_of_maker(edition: Edition, seen: Seen, trade: Trade, to_person: bool) -> Money:
    """Return the most that the maker pays in a trade: within the price band for a person, not far from it for a bot."""
    most = limit(edition, seen, trade, trade.maker)
    if to_person:
        return most
    return most + worth_of(edition, seen, trade.gives | trade.gets, 0) * OVERPAID // 100


@kernel
def set_least_money(edition: Edition, seen: Seen, trade: Trade, level: Level, low: Money, high: Money) -> None:
    """Set the least money for which the partner accepts, given that it accepts the higher bound."""
    coin = max(1, unit(edition) // 4)
    while high - low > coin:
        trade.money = (low + high) // 2
        if would_accept(edition, seen, trade, level):
            high = trade.money
        else:
            low = trade.money
    trade.money = high


@kernel
def try_out(edition: Edition, trade: Trade, answer: Answer) -> int:
    """Return the maker's odds after a trade; those of the others are in the scratch memory then."""
    trial = answer.trial[0]
    exchange(edition, trial, trade, CARRIED_OUT)
    found = odds(edition, trade.maker, answer)
    exchange(edition, trial, trade, BACK)
    return found


@kernel
def theirs_after(trade: Trade, answer: Answer) -> int:
    """Return the partner's odds after the trade that was tried out last."""
    return answer.evaluation[0].network[0].odds[trade.partner]


@kernel
def spare_partner(edition: Edition, trade: Trade, answer: Answer, floor: int, high: Money) -> int:
    """Raise the money until the partner's odds are not below a floor; return the maker's odds, 0 without such a sum."""
    low = trade.money
    trade.money = high
    found = try_out(edition, trade, answer)
    if theirs_after(trade, answer) < floor:
        return 0
    for _ in range(STEPS):
        trade.money = (low + high) // 2
        mine = try_out(edition, trade, answer)
        if theirs_after(trade, answer) < floor:
            low = trade.money
        else:
            high = trade.money
            found = mine
    trade.money = high
    return found
