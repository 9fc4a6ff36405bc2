"""Bankruptcy: a player who cannot pay leaves the game, and the creditor gets everything (BANK)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel, rarely_called
from monopolista.engine.records import Place
from monopolista.engine.seats import BANK, NOBODY, Seat, holds, lowest, size, without_seat
from monopolista.engine.task_stack import push, remove
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import committed, could_raise, mortgages_of, transfer, would_bring
from monopolista.games.classic.rules.debts.debt import debt_of, debt_place, open_from
from monopolista.games.classic.rules.ending import end_by_riches, end_if_alone
from monopolista.games.classic.rules.jail import return_card
from monopolista.games.classic.rules.property.auction import drop_bidder, living, open_deed_auction
from monopolista.games.classic.rules.property.building import sell_all, sell_whole
from monopolista.games.classic.rules.property.deeds import barred_from_mortgage, pass_deed, put_mortgage
from monopolista.games.classic.rules.property.mortgage import mortgage, mortgaged_of, receive_mortgaged
from monopolista.games.classic.rules.property.rent import drop_claim
from monopolista.games.classic.rules.records import DEEDS, JAIL_CARDS, STATIONS, DeedSet, Edition, Game, Money, Seen
from monopolista.games.classic.rules.trade import clear_trade, void_impossible


@kernel
def ruined(edition: Edition, game: Seen) -> Seat:
    """Return a seat that owes more than it could raise, and is bankrupt at once; NOBODY without one (BANK-1)."""
    if edition.ruined_at_once == 0:
        return NOBODY
    for place in range(max(open_from(game), 0), game.depth):
        task = game.agenda[place]
        if task.kind == tasks.DEBT:
            if debt_of(game, task.seat) > worth_by_the_booklet(edition, game, task.seat):
                return task.seat
    return NOBODY


@kernel
def worth_by_the_booklet(edition: Edition, game: Seen, seat: Seat) -> Money:
    """Return the sum of cash, half of the buildings' price and the mortgage value of every unmortgaged deed (BANK-1).

    A street without buildings counts too where another player's buildings prevent its mortgage (TRADE-2).
    """
    deeds = game.players[seat].deeds
    barred = mortgages_of(edition, barred_from_mortgage(edition, game, deeds) & ~game.pledged)
    return game.players[seat].cash + would_bring(edition, game, deeds) + barred


@rarely_called
def go_bankrupt(edition: Edition, game: Game, seat: Seat) -> None:
    """Remove a bankrupt seat: everything goes to the creditor, or to the bank where there is none (BANK-1).

    Creditors that can still be paid in full are paid first, so that a player who gives up cannot decide the winner.
    """
    if edition.to_bank == 0:
        pay_who_can_be_paid(edition, game, seat)
    place = debt_place(game, seat)
    creditor = BANK
    owed = 0
    if place >= 0:
        creditor = game.agenda[place].other
        owed = game.agenda[place].amount
    if creditor < 0 or game.players[creditor].playing == 0:
        creditor = BANK
    emit(game, events.BANKRUPTCY, seat=seat, other=creditor, amount=owed, clause=clauses.BANK_1)
    game.bankruptcies += 1
    last = game.bankruptcies == edition.last_bankruptcy
    if not last:
        sell_all(edition, game, seat)
    game.players[seat].playing = 0
    game.players[seat].jailed = 0
    game.players[seat].tries = 0
    game.players[seat].place = size(living(game)) + 1
    estate = game.players[seat].deeds
    if edition.to_bank == 1:
        pay_creditors(game, seat)
        creditor = BANK
    clear_tasks(edition, game, seat, creditor)
    if last:
        leave_all(edition, game, seat, creditor, estate)
    elif creditor == BANK:
        fall_to_bank(edition, game, seat, estate)
    else:
        fall_to_creditor(edition, game, seat, creditor, estate)
    clear_business(edition, game, seat)
    if last:
        end_by_riches(edition, game, clauses.SHORT_4)
    elif not end_if_alone(game):
        go_on_without(edition, game, seat, estate if creditor == BANK else 0)


@kernel
def pay_who_can_be_paid(edition: Edition, game: Game, seat: Seat) -> None:
    """Pay one creditor after the other in full, as far as the money that the seat can raise goes (BANK-1).

    Where the bank is the only creditor, nothing is sold: the bank gets everything unchanged.
    """
    while owes_besides_the_bank(game, seat):
        place = debt_place(game, seat)
        task = game.agenda[place]
        if could_raise(edition, game, seat) + committed(game, seat) < task.amount:
            return
        raise_by_force(edition, game, seat, task.amount)
        transfer(game, seat, task.other, task.amount, clause=task.clause, subject=task.about)
        remove(game, place)


@kernel
def owes_besides_the_bank(game: Seen, seat: Seat) -> bool:
    """Return whether a seat owes money to a player, or to the pot of PARK-1."""
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.DEBT and task.seat == seat and task.other != BANK:
            return True
    return False


@kernel
def raise_by_force(edition: Edition, game: Game, seat: Seat, amount: Money) -> None:
    """Sell a bankrupt's buildings colour by colour, then mortgage deeds, until the seat has a sum (BANK-1)."""
    for colour in range(STATIONS):
        built = game.players[seat].deeds & edition.deeds[colour] & game.built
        if game.players[seat].cash < amount:
            while built != 0:
                sell_whole(edition, game, seat, edition.square[lowest(built)], clauses.BANK_1)
                built &= built - 1
    deeds = game.players[seat].deeds
    free = deeds & ~game.pledged & ~barred_from_mortgage(edition, game, deeds)
    while game.players[seat].cash < amount and free != 0:
        mortgage(edition, game, seat, edition.square[lowest(free)])
        free &= free - 1


@kernel
def pay_creditors(game: Game, seat: Seat) -> None:
    """Let the bank pay all creditors of the bankrupt in full (BANK-2, where everything goes to the bank)."""
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.DEBT and task.seat == seat and task.other >= 0:
            transfer(game, BANK, task.other, task.amount, clause=clauses.BANK_2)


@kernel
def leave_all(edition: Edition, game: Game, seat: Seat, creditor: Seat, estate: DeedSet) -> None:
    """Give everything, with the buildings, to the creditor; this ends the game (SHORT-4)."""
    transfer(game, seat, creditor, game.players[seat].cash, clause=clauses.SHORT_4)
    for deed in range(DEEDS):
        if (estate >> deed) & 1:
            pass_deed(edition, game, seat, creditor, edition.square[deed], clause=clauses.SHORT_4)
    for card in range(JAIL_CARDS):
        if game.holder[card] == seat and creditor == BANK:
            return_card(edition, game, card, clauses.SHORT_4)
        elif game.holder[card] == seat:
            game.holder[card] = creditor
            emit(
                game,
                events.CARD_PASSED,
                seat=seat,
                other=creditor,
                subject=edition.jail_cards[card],
                clause=clauses.SHORT_4,
            )


@kernel
def fall_to_creditor(edition: Edition, game: Game, seat: Seat, creditor: Seat, estate: DeedSet) -> None:
    """Give money, deeds and jail cards to the creditor (BANK-2), who settles the mortgages (MORT-3)."""
    transfer(game, seat, creditor, game.players[seat].cash, clause=clauses.BANK_2)
    for deed in range(DEEDS):
        if (estate >> deed) & 1:
            pass_deed(edition, game, seat, creditor, edition.square[deed], clause=clauses.BANK_2)
    for card in range(JAIL_CARDS):
        if game.holder[card] == seat:
            game.holder[card] = creditor
            emit(
                game,
                events.CARD_PASSED,
                seat=seat,
                other=creditor,
                subject=edition.jail_cards[card],
                clause=clauses.BANK_2,
            )
    receive_mortgaged(game, creditor, mortgaged_of(game, estate))


@kernel
def fall_to_bank(edition: Edition, game: Game, seat: Seat, estate: DeedSet) -> None:
    """Return everything to the bank; mortgages are cancelled (BANK-3)."""
    transfer(game, seat, BANK, game.players[seat].cash, clause=clauses.BANK_3)
    for deed in range(DEEDS):
        if not holds(estate, deed):
            continue
        square = edition.square[deed]
        pass_deed(edition, game, seat, BANK, square, clause=clauses.BANK_3)
        if game.mortgaged[square] == 1:
            put_mortgage(edition, game, square, 0)
            emit(game, events.CANCELLED, seat=seat, subject=square, clause=clauses.BANK_3)
    for card in range(JAIL_CARDS):
        if game.holder[card] == seat:
            return_card(edition, game, card, clauses.BANK_3)


@kernel
def clear_tasks(edition: Edition, game: Game, seat: Seat, creditor: Seat) -> None:
    """Remove the bankrupt from every task; debts to the bankrupt go to the creditor."""
    place = game.depth - 1
    while place > 0:
        task = game.agenda[place]
        if task.kind == tasks.TO_BUY and task.seat == seat and edition.no_auctions == 0:
            turn_into_auction(edition, game, place)
        elif tasks.is_auction(task.kind):
            drop_bidder(game, place, seat)
        elif task.kind != tasks.ESTATE and task.seat == seat:
            remove(game, place)
        elif task.kind == tasks.SHORTAGE:
            task.seats = without_seat(task.seats, seat)
            task.amount = without_seat(task.amount, seat)
        elif (task.kind == tasks.DEBT or task.kind == tasks.DICE) and task.other == seat:
            task.other = creditor
            if creditor == task.seat:
                remove(game, place)
        place -= 1


@kernel
def turn_into_auction(edition: Edition, game: Game, place: Place) -> None:
    """Auction the property that the bankrupt did not buy (BUY-1)."""
    task = game.agenda[place]
    task.kind = tasks.AUCTION
    task.seats = living(game)
    task.more = task.seats
    task.seat = BANK
    task.other = NOBODY
    task.amount = 0
    task.low = edition.first_bid
    emit(game, events.AUCTION_OPENED, subject=task.about, amount=edition.first_bid, clause=clauses.BUY_1)


@kernel
def clear_business(edition: Edition, game: Game, seat: Seat) -> None:
    """Remove the rent claims, trades and drafts of the bankrupt."""
    place = game.claim_count - 1
    while place >= 0:
        claim = game.claims[place]
        if claim.owner == seat or claim.visitor == seat:
            drop_claim(game, place)
        place -= 1
    void_impossible(game)
    for other in range(game.seats):
        if other == seat or game.drafts[other].partner == seat:
            clear_trade(game.drafts[other])


@kernel
def go_on_without(edition: Edition, game: Game, seat: Seat, estate: DeedSet) -> None:
    """Pass the turn on if it was the bankrupt's, and auction the deeds that the bank got (BANK-3)."""
    if game.turn == seat and tasks.is_turn(game.agenda[0].kind):
        game.agenda[0].kind = tasks.HAND_ON
    if estate != 0 and edition.no_auctions == 0:
        push(game, tasks.ESTATE, about=estate, clause=clauses.BANK_3)


@rarely_called
def auction_next(edition: Edition, game: Game) -> None:
    """Auction the next deed of a bankrupt, or end the series of auctions."""
    place = game.depth - 1
    task = game.agenda[place]
    for deed in range(DEEDS):
        if (task.about >> deed) & 1:
            task.about &= ~(1 << deed)
            open_deed_auction(edition, game, edition.square[deed], clauses.BANK_3)
            return
    remove(game, place)


@kernel
def why_not_give_up(game: Seen, seat: Seat) -> Clause:
    """Return the clause that forbids leaving the game, or NONE."""
    if not holds(living(game), seat):
        return clauses.BANK_1
    return clauses.NONE
