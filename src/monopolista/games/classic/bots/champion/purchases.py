"""Purchases and bids of ``champion``: it compares its win odds with and without a deed (BUY-1, AUC)."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, Seat, SeatSet, holds
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.champion.scratch_state import begin_trial, let_have, odds
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import auction as regular_auction
from monopolista.games.classic.rules import clauses, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.property import auction, purchase
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.property.deeds import put_deed
from monopolista.games.classic.rules.records import Edition, Money, Seen, Square


@kernel
def buy_or_decline(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Buy a deed if that is better than an auction among the other players."""
    task = seen.agenda[seen.depth - 1]
    if purchase.why_not_buy(seen, seat) != clauses.NONE:
        regular_auction.buy_or_decline(edition, seen, seat, answer)
        return
    begin_trial(seen, answer)
    having = odds_of_having(edition, seat, seat, task.about, task.amount, answer)
    others = living(seen) & ~(1 << seat)
    missing = odds_of_leaving(edition, seat, others, task.about, edition.price[task.about], answer)
    set_answer(answer, verbs.BUY if having >= missing else verbs.DECLINE, 0, 0)


@kernel
def odds_of_having(edition: Edition, seat: Seat, owner: Seat, square: Square, price: Money, answer: Answer) -> int:
    """Return a seat's win odds after a player has bought a deed from the bank at a price."""
    trial = answer.trial[0]
    let_have(edition, trial, owner, square, price)
    found = odds(edition, seat, answer)
    put_deed(edition, trial, square, BANK)
    trial.players[owner].cash += price
    return found


@kernel
def odds_of_leaving(edition: Edition, seat: Seat, others: SeatSet, square: Square, price: Money, answer: Answer) -> int:
    """Return a seat's mean win odds over the other players as buyers of a deed, at a price or for all their money."""
    total = 0
    count = 0
    for other in range(answer.trial[0].seats):
        if holds(others, other):
            able = min(price, answer.trial[0].players[other].cash)
            total += odds_of_having(edition, seat, other, square, able, answer)
            count += 1
    return total // count if count > 0 else odds(edition, seat, answer)


@kernel
def bid_or_pass(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Raise the bid while the deed at that price is better than the deed with the highest bidder."""
    task = seen.agenda[seen.depth - 1]
    low = auction.lowest_bid(edition, seen)
    able = spendable(seen, seat)
    if low > able:
        set_answer(answer, verbs.PASS, 0, 0)
        return
    begin_trial(seen, answer)
    rivals = 1 << task.other if task.other >= 0 else task.more & ~(1 << seat)
    missing = odds_of_leaving(edition, seat, rivals, task.about, task.amount, answer)
    bold = min(able, low + edition.price[task.about] // 16)
    if odds_of_having(edition, seat, seat, task.about, bold, answer) > missing:
        set_answer(answer, verbs.BID, 0, bold)
    elif odds_of_having(edition, seat, seat, task.about, low, answer) > missing:
        set_answer(answer, verbs.BID, 0, low)
    else:
        set_answer(answer, verbs.PASS, 0, 0)
