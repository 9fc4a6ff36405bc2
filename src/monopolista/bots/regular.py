"""The bot ``regular``: plays with sense, from what lies open on the table."""

from monopolista.bots.answers import say
from monopolista.bots.regular_debt import raise_money
from monopolista.kernel import clauses
from monopolista.kernel.agenda import top_kind
from monopolista.kernel.classic import building, jail, mortgage, purchase, rent, tasks, verbs
from monopolista.kernel.classic.bank import in_debt
from monopolista.kernel.classic.records import DEEDS, TRADES, Answer, Edition, Seen
from monopolista.kernel.jit import kernel
from monopolista.kernel.seats import holds


@kernel
def choose(edition: Edition, seen: Seen, seat: int, answer: Answer) -> None:
    """Decide what a seat does that is asked something, has a trade to answer or a rent to ask for."""
    kind = top_kind(seen)
    if ask_for_rent(seen, seat, answer) or answer_trade(seen, seat, answer):
        return
    if in_debt(seen, seat):
        raise_money(edition, seen, seat, answer)
    elif tasks.is_settlement(kind):
        settle_mortgaged(edition, seen, seat, answer)
    elif tasks.is_turn(kind):
        take_turn(edition, seen, seat, answer)
    elif kind == tasks.TO_BUY:
        buys = purchase.why_not_buy(seen, seat) == clauses.NONE
        say(answer, verbs.BUY if buys else verbs.DECLINE, 0, 0)
    elif tasks.is_auction(kind):
        say(answer, verbs.PASS, 0, 0)
    elif kind == tasks.SHORTAGE:
        say(answer, verbs.WAIVE, 0, 0)
    else:
        say(answer, verbs.PLACE, building.place_for(edition, seen, seat, seen.agenda[seen.depth - 1].about), 0)


@kernel
def ask_for_rent(seen: Seen, seat: int, answer: Answer) -> bool:
    """Ask for a rent that is due (RENT-2); say whether there was one."""
    for place in range(seen.claim_count):
        claim = seen.claims[place]
        if claim.owner == seat and rent.why_not_ask(seen, seat, claim.square) == clauses.NONE:
            say(answer, verbs.ASK, claim.square, 0)
            return True
    return False


@kernel
def answer_trade(seen: Seen, seat: int, answer: Answer) -> bool:
    """Answer a trade; say whether there was one."""
    for place in range(TRADES):
        if seen.trades[place].serial > 0 and seen.trades[place].partner == seat:
            say(answer, verbs.REFUSE, seen.trades[place].serial, 0)
            return True
    return False


@kernel
def settle_mortgaged(edition: Edition, seen: Seen, seat: int, answer: Answer) -> None:
    """Keep the next deed that came mortgaged (MORT-3)."""
    for place in range(seen.depth):
        task = seen.agenda[place]
        if task.kind == tasks.TRANSFERRED and holds(task.seats, seat):
            for deed in range(DEEDS):
                if holds(task.about, deed):
                    say(answer, verbs.KEEP, edition.square[deed], 0)
                    return


@kernel
def take_turn(edition: Edition, seen: Seen, seat: int, answer: Answer) -> None:
    """Do business, then roll or hand on the dice."""
    kind = top_kind(seen)
    if kind == tasks.IN_JAIL and jail.why_not_card(seen, seat) == clauses.NONE:
        say(answer, verbs.CARD, 0, 0)
        return
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] == seat:
            if building.why_not_build(edition, seen, seat, square) == clauses.NONE:
                say(answer, verbs.BUILD, square, 0)
                return
            if seen.players[seat].cash > 500 and mortgage.why_not_redeem(edition, seen, seat, square) == clauses.NONE:
                say(answer, verbs.REDEEM, square, 0)
                return
    say(answer, verbs.END if kind == tasks.TO_END else verbs.ROLL, 0, 0)
