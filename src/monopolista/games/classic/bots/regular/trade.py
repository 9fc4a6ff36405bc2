"""Trades of ``regular``: exchanges after which both sides gain, equalized with money (TRADE-1)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest, size
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.memory import offered_before
from monopolista.games.classic.bots.regular.prices import highest_price, most_to_pay, outlay, rent_kept_back, spare
from monopolista.games.classic.bots.regular.trade_assets import note_colours
from monopolista.games.classic.bots.regular.valuation import (
    gained,
    held,
    made_whole,
    means_of,
    opponents,
    promise,
    standing,
    unit,
    visits,
)
from monopolista.games.classic.rules import clauses, verbs
from monopolista.games.classic.rules import trade as law
from monopolista.games.classic.rules.bank import in_debt
from monopolista.games.classic.rules.property.mortgage import interest_on
from monopolista.games.classic.rules.records import COLOURS, TRADES, TRADES_EACH, Edition, Money, Seen, Trade

FAIR: Final = 60
"""The least advantage of the own side, in percent of the other side's."""
LEAST: Final = 10
"""The least advantage, in percent, where the other side pays its highest price."""
ENVY: Final = 70
"""The percentage that counts of the rents which the seat will pay for the other side's new colours."""
TRIES: Final = 4
"""How many sums of money are tried for one exchange of deeds."""
MOST_PROPOSALS: Final = 3
"""The highest number of proposals in a turn."""


@kernel
def touched(edition: Edition, trade: Trade) -> int:
    """Return the set of the colours with transferred deeds in a trade."""
    deeds = trade.gives | trade.gets
    colours = 0
    for colour in range(COLOURS):
        if deeds & edition.deeds[colour] != 0:
            colours |= 1 << colour
    return colours


@kernel
def rise(edition: Edition, seen: Seen, trade: Trade, colours: int, seat: Seat) -> int:
    """Return how much a trade raises the value of a seat's colours; ignore its money."""
    total = 0
    while colours != 0:
        colour = lowest(colours)
        colours &= colours - 1
        promised = promise(edition, colour, visits(seen))
        total += standing(edition, seen, trade, True, seat, colour, promised)
        total -= standing(edition, seen, trade, False, seat, colour, promised)
    return total


@kernel
def growth(edition: Edition, seen: Seen, trade: Trade, colours: int, seat: Seat, received: int) -> int:
    """Return how much the money of a trade raises the value of the complete colours that a seat has after it."""
    if received == 0 or colours == 0:
        return 0
    own = held(seen, trade, True, seat)
    means = means_of(edition, seen, seat)
    turns = visits(seen)
    total = 0
    while colours != 0:
        colour = lowest(colours)
        colours &= colours - 1
        if edition.deeds[colour] & ~own == 0:
            total += gained(edition, seen, colour, means, means + received, turns)
    return total


@kernel
def rises(edition: Edition, seen: Seen, trade: Trade) -> tuple[int, int]:
    """Return how much a trade raises the values of the maker's and the partner's colours; ignore its money."""
    colours = touched(edition, trade)
    return (
        rise(edition, seen, trade, colours, trade.maker),
        rise(edition, seen, trade, colours, trade.partner),
    )


@kernel
def advantages(edition: Edition, seen: Seen, trade: Trade, colours: int) -> tuple[int, int]:
    """Return the values of a trade, which completes some colours, for its maker and its partner."""
    maker, partner = rises(edition, seen, trade)
    return at_price(edition, seen, trade, colours, maker, partner)


@kernel
def at_price(edition: Edition, seen: Seen, trade: Trade, colours: int, maker: int, partner: int) -> tuple[int, int]:
    """Return the values of a trade, with its money, for both sides, from the rises without money.

    A value consists of the colours gained and the money, less a part of the rents that the side will pay to the other.
    """
    maker += growth(edition, seen, trade, colours, trade.maker, -trade.money)
    partner += growth(edition, seen, trade, colours, trade.partner, trade.money)
    cards = (size(trade.gets_cards) - size(trade.gives_cards)) * edition.fine
    paid = trade.money - cards
    return (
        advantage(seen, maker, partner, interest_on(edition, seen, trade.gets)) - paid,
        advantage(seen, partner, maker, interest_on(edition, seen, trade.gives)) + paid,
    )


@kernel
def advantage(seen: Seen, mine: int, theirs: int, interest: int) -> int:
    """Return the own rise, less a part of the new rents to the other side, and the interest (MORT-3)."""
    return mine - theirs * ENVY // (max(1, opponents(seen)) * 100) - interest


@kernel
def acceptable(edition: Edition, mine: int, theirs: int) -> bool:
    """Return whether an advantage is large enough, and not too small compared with the other side's."""
    return mine >= unit(edition) and mine * 100 >= theirs * LEAST


@kernel
def agreeable(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> bool:
    """Return whether a trade is good for one side, and fair: or the other side pays its highest price."""
    colours = made_whole(edition, seen, trade)
    maker, partner = advantages(edition, seen, trade, colours)
    mine, theirs = (maker, partner) if seat == trade.maker else (partner, maker)
    pays = trade.money if seat == trade.maker else -trade.money
    if not acceptable(edition, mine, theirs) or pays > most_to_pay(edition, seen, trade, colours, seat):
        return False
    other = trade.partner if seat == trade.maker else trade.maker
    return mine * 100 >= theirs * FAIR or -pays + unit(edition) >= most_to_pay(edition, seen, trade, colours, other)


@kernel
def within(value: int, low: int, high: int) -> int:
    """Return the value, or the bound that it exceeds."""
    return max(low, min(value, high))


@kernel
def balance(edition: Edition, seen: Seen, trade: Trade, maker: int, partner: int) -> int:
    """Set the money of a trade so that both sides gain equally; return the maker's gain, 0 where one side would lose.

    ``maker`` and ``partner`` are the rises without money. A player who asks for a deed has shown its value to that
    player: a counter-proposal can ask for all the cash.
    """
    trade.money = 0
    colours = made_whole(edition, seen, trade)
    ours, theirs = at_price(edition, seen, trade, colours, maker, partner)
    if ours + theirs < 2 * unit(edition):
        return 0
    gap = ours - theirs
    payer, payee = (trade.maker, trade.partner) if gap > 0 else (trade.partner, trade.maker)
    asked_first = trade.counters != 0 and payer == trade.partner
    least = max(0, -highest_price(edition, seen, trade, payee))
    most = spare(edition, seen, trade, payer)
    # Money that builds nothing counts at face value: then all the payer's cash may not be enough.
    if most < least or (colours == 0 and min(ours, theirs) + most < unit(edition)):
        return 0
    if not asked_first:
        most = outlay(edition, seen, trade, colours, payer, most)
    if most > 0:
        trade.money = most if gap > 0 else -most
        ours, theirs = at_price(edition, seen, trade, colours, maker, partner)
    if not acceptable(edition, theirs if gap > 0 else ours, ours if gap > 0 else theirs):
        return 0
    if not asked_first:
        most = rent_kept_back(edition, seen, trade, colours, payer, most)
    if most < least:
        return 0
    low, high = (least, most) if gap > 0 else (-most, -least)
    ours, theirs = settle_money(edition, seen, trade, maker, partner, gap, low, high)
    return ours if acceptable(edition, ours, theirs) and acceptable(edition, theirs, ours) else 0


@kernel
def settle_money(
    edition: Edition, seen: Seen, trade: Trade, maker: int, partner: int, gap: int, low: Money, high: Money
) -> tuple[int, int]:
    """Let the maker pay a sum within bounds by which both sides gain alike; return the values of the trade for both.

    Money that pays for buildings changes an advantage by more than its amount, so the secant method finds the sum.
    """
    colours = made_whole(edition, seen, trade)
    coin = max(1, unit(edition) // 4)
    before = 0
    money = within(gap // 2, low, high)
    ours, theirs = gap, 0
    for _ in range(TRIES):
        trade.money = within(money // coin * coin, low, high)
        ours, theirs = at_price(edition, seen, trade, colours, maker, partner)
        if abs(ours - theirs) <= 2 * coin or ours - theirs == gap:
            break
        money = trade.money + (ours - theirs) * (trade.money - before) // (gap - ours + theirs)
        before = trade.money
        gap = ours - theirs
    return ours, theirs


@kernel
def may_propose(edition: Edition, seen: Seen, trade: Trade) -> bool:
    """Return whether a proposal is legal, new, and within the limit."""
    if seen.players[trade.maker].proposals >= MOST_PROPOSALS or offered_before(seen, trade):
        return False
    if law.open_trades_of(seen, trade.maker) >= TRADES_EACH:
        return False
    return law.why_not_terms(edition, seen, trade) == clauses.NONE


@kernel
def seek_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Propose the best exchange of colours, deeds and money with any player; return whether there was one."""
    if seen.players[seat].proposals >= MOST_PROPOSALS:
        return False
    trial = answer.trade[1]
    law.clear_trade(trial)
    trial.maker = seat
    best = 0
    for partner in range(seen.seats):
        if partner != seat and seen.players[partner].playing == 1:
            trial.partner = partner
            best = seek_with(edition, seen, answer, best)
    propose(answer)
    return best > 0


@kernel
def propose(answer: Answer) -> None:
    """Decide on the proposal in the answer."""
    answer.verb = verbs.PROPOSE
    answer.subject = 0
    answer.amount = 0


@kernel
def seek_with(edition: Edition, seen: Seen, answer: Answer, best: int) -> int:
    """Evaluate each exchange with the partner of the trial trade: a shared colour for another one, or for money.

    Return the value of the best exchange so far, which is in the answer.
    """
    places = note_colours(edition, seen, answer)
    wanted = places
    while wanted != 0:
        got = lowest(wanted)
        wanted &= wanted - 1
        others = places & ~(1 << got)
        while others != 0:
            best = consider(edition, seen, answer, got, lowest(others), best)
            others &= others - 1
    return best


@kernel
def consider(edition: Edition, seen: Seen, answer: Answer, got: int, given: int, best: int) -> int:
    """Make an exchange the answer if it is better; return the better advantage."""
    trial = answer.trade[1]
    value = strike(edition, seen, answer, got, given)
    if value <= best or not would_propose(edition, seen, trial):
        return best
    law.copy_trade(answer.trade[0], trial)
    return value


@kernel
def strike(edition: Edition, seen: Seen, answer: Answer, got: int, given: int) -> int:
    """Set an exchange by its places in ``ExchangeSide``, with its money; return the maker's gain, 0 for none."""
    trial = answer.trade[1]
    gives = answer.exchange_sides[0]
    gets = answer.exchange_sides[1]
    maker = gives.maker[given] + gets.maker[got]
    partner = gives.partner[given] + gets.partner[got]
    # Rents paid to each other only reduce both gains, except for rounding: no need to equalize them.
    if max(0, maker + partner) + 2 <= 2 * unit(edition):
        return 0
    trial.gives = gives.deeds[given]
    trial.gets = gets.deeds[got]
    return balance(edition, seen, trial, maker, partner)


@kernel
def would_propose(edition: Edition, seen: Seen, trade: Trade) -> bool:
    """Return whether the bot may propose a trade; in debt, it must bring money (DEBT-1)."""
    return may_propose(edition, seen, trade) and (trade.money < 0 or not in_debt(seen, trade.maker))


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Accept, counter or decline the first open trade for a seat to answer; return whether there was one."""
    if seen.trade_count == 0:
        return False
    for place in range(TRADES):
        trade = seen.trades[place]
        if trade.serial == 0 or trade.partner != seat:
            continue
        if not agreeable(edition, seen, trade, seat):
            if not counter(edition, seen, trade, answer):
                set_answer(answer, verbs.REFUSE, trade.serial, 0)
        elif law.why_not_accept(edition, seen, seat, trade.serial) == clauses.NONE:
            set_answer(answer, verbs.ACCEPT, trade.serial, 0)
        else:
            set_answer(answer, verbs.REFUSE, trade.serial, 0)
        return True
    return False


@kernel
def counter(edition: Edition, seen: Seen, trade: Trade, answer: Answer) -> bool:
    """Answer a trade with the same deeds for a fairer sum, where there is one."""
    own = answer.trade[0]
    law.clear_trade(own)
    own.maker = trade.partner
    own.partner = trade.maker
    own.gives = trade.gets
    own.gets = trade.gives
    own.gives_cards = trade.gets_cards
    own.gets_cards = trade.gives_cards
    own.counters = trade.serial
    propose(answer)
    maker, partner = rises(edition, seen, own)
    return balance(edition, seen, own, maker, partner) > 0 and may_propose(edition, seen, own)


@kernel
def withdraw_stale(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Withdraw an open proposal that no longer has an advantage for its maker; return whether there was one."""
    if seen.trade_count == 0:
        return False
    for place in range(TRADES):
        trade = seen.trades[place]
        if trade.serial > 0 and trade.maker == seat and not agreeable(edition, seen, trade, seat):
            set_answer(answer, verbs.WITHDRAW, trade.serial, 0)
            return True
    return False
