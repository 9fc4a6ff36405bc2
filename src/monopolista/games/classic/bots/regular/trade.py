"""Trades of ``regular``: bargains by which both sides gain, split evenly with money (TRADE-1)."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest, size
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.exchange_search import exchange_search
from monopolista.games.classic.bots.regular.memory import offered_before
from monopolista.games.classic.bots.regular.prices import most_to_pay, outlay, rent_kept_back, spare
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
"""Percentage of the other side's advantage that one's own must reach."""
LEAST: Final = 10
"""Percentage that is enough where the other side pays as much as it ever would."""
ENVY: Final = 70
"""Percentage of the rents that another side's colours will cost oneself which counts."""
TRIES: Final = 4
"""Sums of money weighed for one exchange of deeds."""
MOST_PROPOSALS: Final = 3
"""Proposals in a turn."""


@kernel
def touched(edition: Edition, trade: Trade) -> int:
    """Return the set of the colours of which a trade moves deeds."""
    deeds = trade.gives | trade.gets
    colours = 0
    for colour in range(COLOURS):
        if deeds & edition.deeds[colour] != 0:
            colours |= 1 << colour
    return colours


@kernel
def rise(edition: Edition, seen: Seen, trade: Trade, colours: int, seat: Seat) -> int:
    """Return by how much a trade raises what a seat's colours are worth to it, its money apart."""
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
    """Return what a trade's money adds to what some whole colours are worth to a seat: it builds on its own of them."""
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
    """Return by how much a trade raises what the maker's colours are worth, and the partner's, its money apart."""
    colours = touched(edition, trade)
    return (
        rise(edition, seen, trade, colours, trade.maker),
        rise(edition, seen, trade, colours, trade.partner),
    )


@kernel
def advantages(edition: Edition, seen: Seen, trade: Trade, colours: int) -> tuple[int, int]:
    """Return what a trade, which makes some colours whole, is worth to its maker and to its partner."""
    maker, partner = rises(edition, seen, trade)
    return at_price(edition, seen, trade, colours, maker, partner)


@kernel
def at_price(edition: Edition, seen: Seen, trade: Trade, colours: int, maker: int, partner: int) -> tuple[int, int]:
    """Return what a trade, which makes some colours whole, is worth to both at its price, by its rises without money.

    The colours they gain and the money, less the part of the other's new rents that each will pay.
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
    """Return one's own rise less the part of the other's new rents that one will pay, and interest (MORT-3)."""
    return mine - theirs * ENVY // (max(1, opponents(seen)) * 100) - interest


@kernel
def acceptable(edition: Edition, mine: int, theirs: int) -> bool:
    """Say whether an advantage is worth the while, and not too little beside the other's."""
    return mine >= unit(edition) and mine * 100 >= theirs * LEAST


@kernel
def agreeable(edition: Edition, seen: Seen, trade: Trade, seat: Seat) -> bool:
    """Say whether a trade is worth the while of one side, and fair: or the other pays as much as it ever would."""
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
    """Set the money of a trade so that both gain alike; return the maker's gain, 0 where it is no bargain for both.

    ``maker`` and ``partner`` are the rises that it brings them without money. Who asked for a deed first says itself
    what it is worth to it: a counter-proposal may ask for all its money.
    """
    trade.money = 0
    colours = made_whole(edition, seen, trade)
    ours, theirs = at_price(edition, seen, trade, colours, maker, partner)
    if ours + theirs < 2 * unit(edition):
        return 0
    gap = ours - theirs
    payer = trade.maker if gap > 0 else trade.partner
    asked_first = trade.counters != 0 and payer == trade.partner
    most = spare(edition, seen, trade, payer)
    # Money that builds nothing is worth itself to who gets it: then all of the payer's may not be enough.
    if most < 0 or (colours == 0 and min(ours, theirs) + most < unit(edition)):
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
    ours, theirs = settle_money(edition, seen, trade, colours, maker, partner, gap, most)
    return ours if acceptable(edition, ours, theirs) and acceptable(edition, theirs, ours) else 0


@kernel
def settle_money(
    edition: Edition, seen: Seen, trade: Trade, colours: int, maker: int, partner: int, gap: int, most: Money
) -> tuple[int, int]:
    """Let the side with the greater advantage pay up to a sum; return what the trade is worth to both then.

    What money builds makes an advantage more than the money itself, so the sum is approached by secants.
    """
    low, high = (0, most) if gap > 0 else (-most, 0)
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
    """Say whether a proposal is legal, new, and not one too many."""
    if seen.players[trade.maker].proposals >= MOST_PROPOSALS or offered_before(seen, trade):
        return False
    if law.open_trades_of(seen, trade.maker) >= TRADES_EACH:
        return False
    return law.why_not_terms(edition, seen, trade) == clauses.NONE


@kernel
def seek_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Propose the best bargain of colours, deeds and money with anybody; say whether there was one."""
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
    """Decide for the proposal that stands in the answer."""
    answer.verb = verbs.PROPOSE
    answer.subject = 0
    answer.amount = 0


@kernel
def consider(edition: Edition, seen: Seen, answer: Answer, got: int, given: int, best: int) -> int:
    """Let an exchange take the answer's place if it is the better bargain; return the better advantage."""
    trial = answer.trade[1]
    value = strike(edition, seen, answer, got, given)
    if value <= best or not would_propose(edition, seen, trial):
        return best
    law.copy_trade(answer.trade[0], trial)
    return value


@kernel
def strike(edition: Edition, seen: Seen, answer: Answer, got: int, given: int) -> int:
    """Set an exchange by its places in ``ExchangeSide``, and its money; return the gain of the maker, 0 for none."""
    trial = answer.trade[1]
    gives = answer.exchange_sides[0]
    gets = answer.exchange_sides[1]
    maker = gives.maker[given] + gets.maker[got]
    partner = gives.partner[given] + gets.partner[got]
    # Paying for each other's rents only lessens what both gain, but for two coins in rounding: no need to balance it.
    if max(0, maker + partner) + 2 <= 2 * unit(edition):
        return 0
    trial.gives = gives.deeds[given]
    trial.gets = gets.deeds[got]
    return balance(edition, seen, trial, maker, partner)


@kernel
def would_propose(edition: Edition, seen: Seen, trade: Trade) -> bool:
    """Say whether a trade may be proposed, and brings money to who is in debt (DEBT-1)."""
    return may_propose(edition, seen, trade) and (trade.money < 0 or not in_debt(seen, trade.maker))


@kernel
def answer_trade(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Accept, counter or refuse the first trade that waits for a seat's answer; say whether there was one."""
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
    """Answer a trade by the same deeds for fairer money, where such a sum exists."""
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
    """Withdraw an open proposal that is no longer to one's own advantage; say whether there was one."""
    if seen.trade_count == 0:
        return False
    for place in range(TRADES):
        trade = seen.trades[place]
        if trade.serial > 0 and trade.maker == seat and not agreeable(edition, seen, trade, seat):
            set_answer(answer, verbs.WITHDRAW, trade.serial, 0)
            return True
    return False


seek_with = exchange_search(consider, __name__)
