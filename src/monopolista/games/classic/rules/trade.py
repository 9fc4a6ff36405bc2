"""Trades: exchanges of deeds, money and jail cards that two players agree on (TRADE)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, blanker, copier, matcher
from monopolista.engine.seats import NOBODY, Seat, holds, lowest
from monopolista.games.classic.rules import clauses, events
from monopolista.games.classic.rules.bank import in_debt, transfer, why_not_spend
from monopolista.games.classic.rules.debts.debt import clear_debt, debt_to
from monopolista.games.classic.rules.debts.fire_sale import why_not_fire_sale
from monopolista.games.classic.rules.property.building import bound_by_bid
from monopolista.games.classic.rules.property.deeds import colour_built, pass_deed
from monopolista.games.classic.rules.property.mortgage import (
    interest_on,
    mortgaged_of,
    receive_mortgaged,
    transferred_place,
)
from monopolista.games.classic.rules.records import (
    DEEDS,
    JAIL_CARDS,
    REFUSALS,
    TRADES,
    TRADES_EACH,
    Deed,
    DeedSet,
    Edition,
    Game,
    JailCardSet,
    Money,
    Seen,
    Serial,
    Square,
    Trade,
)

clear_trade = blanker(Trade)
copy_trade = copier(Trade)
same_terms = matcher(Trade, "serial", "counters")
"""Return whether two trades have the same terms and seats, whatever their numbers."""


@kernel
def close_trade(game: Game, trade: Trade) -> None:
    """Remove a proposal."""
    clear_trade(trade)
    game.trade_count -= 1


@kernel
def trade_place(game: Seen, serial: Serial) -> Place:
    """Return the place of the open trade with a number, -1 without one."""
    if serial <= 0 or game.trade_count == 0:
        return -1
    for place in range(TRADES):
        if game.trades[place].serial == serial:
            return place
    return -1


@kernel
def why_not_hand_over(edition: Edition, game: Seen, giver: Seat, deed: Deed) -> Clause:
    """Return the clause that forbids a seat to give a deed, or NONE (TRADE-2, MORT-3)."""
    square = edition.square[deed]
    if game.owner[square] != giver:
        return clauses.TRADE_1
    if bears_building(edition, game, square):
        return clauses.TRADE_2
    if game.mortgaged[square] == 1 and transferred_place(edition, game, giver, square) >= 0:
        return clauses.MORT_3
    return clauses.NONE


@kernel
def bears_building(edition: Edition, game: Seen, square: Square) -> bool:
    """Return whether buildings prevent the transfer of a deed: those of its colour, or only its own (TRADE-2)."""
    if edition.bare_streets == 1:
        return game.level[square] > 0
    return colour_built(edition, game, edition.colour[square])


@kernel
def why_not_bundle(edition: Edition, game: Seen, giver: Seat, deeds: DeedSet, cards: JailCardSet) -> Clause:
    """Return the clause that forbids a seat to give a bundle, or NONE."""
    while deeds != 0:
        clause = why_not_hand_over(edition, game, giver, lowest(deeds))
        if clause != clauses.NONE:
            return clause
        deeds &= deeds - 1
    for card in range(JAIL_CARDS):
        if (cards >> card) & 1 and game.holder[card] != giver:
            return clauses.TRADE_1
    return clauses.NONE


@kernel
def why_not_afford(edition: Edition, game: Seen, seat: Seat, pays: Money, deeds: DeedSet) -> Clause:
    """Return the clause by which a seat cannot pay its side of a trade, or NONE.

    A seat in debt may receive money but not give any (DEBT-1). After the trade, it must have the cash for the interest
    on mortgaged deeds (MORT-3).
    """
    fee = interest_on(edition, game, deeds)
    if in_debt(game, seat) and pays + fee > 0:
        return clauses.DEBT_1
    clause = why_not_spend(game, seat, pays, clauses.TRADE_1)
    if clause == clauses.NONE:
        clause = why_not_spend(game, seat, pays + fee, clauses.MORT_3)
    return clause


@kernel
def why_not_terms(edition: Edition, game: Seen, trade: Trade) -> Clause:
    """Return the clause that forbids the terms of a trade now, or NONE; ignore the partner's money."""
    maker = trade.maker
    partner = trade.partner
    if not 0 <= partner < game.seats or partner == maker or game.players[partner].playing == 0:
        return clauses.TRADE_1
    if trade.counters == 0 and not hears(game, partner, maker):
        return clauses.TRADE_1
    clause = why_not_clear(edition, game, trade)
    if clause != clauses.NONE:
        return clause
    if trade.clears == 0 and one_sided(trade):
        return clauses.TRADE_1
    clause = why_not_bundle(edition, game, maker, trade.gives, trade.gives_cards)
    if clause == clauses.NONE:
        clause = why_not_bundle(edition, game, partner, trade.gets, trade.gets_cards)
    if clause == clauses.NONE:
        clause = why_not_afford(edition, game, maker, trade.money, trade.gets)
    if clause == clauses.NONE:
        clause = why_not_fire_sale(edition, game, trade)
    return clause


@kernel
def hears(game: Seen, seat: Seat, maker: Seat) -> bool:
    """Return whether a seat accepts proposals of another seat; counter-proposals to its own are always accepted."""
    return not holds(game.players[seat].deaf, maker)


@kernel
def why_not_set_hearing(game: Seen, seat: Seat, maker: Seat, hear: bool) -> Clause:
    """Return the clause that forbids a seat to change whether it accepts another seat's proposals, or NONE."""
    if not 0 <= maker < game.seats or maker == seat or game.players[maker].playing == 0:
        return clauses.TRADE_1
    return clauses.TRADE_1 if hears(game, seat, maker) == hear else clauses.NONE


@kernel
def set_hearing(game: Game, seat: Seat, maker: Seat, hear: bool) -> None:
    """Accept another seat's proposals again, or block them; blocking declines the open ones."""
    game.players[seat].deaf ^= 1 << maker
    emit(game, events.HEARING, seat=seat, other=maker, amount=1 if hear else 0, clause=clauses.TRADE_1)
    if hear or game.trade_count == 0:
        return
    for place in range(TRADES):
        trade = game.trades[place]
        if trade.serial > 0 and trade.maker == maker and trade.partner == seat:
            refuse(game, seat, trade.serial)


@kernel
def one_sided(trade: Trade) -> bool:
    """Return whether one side of a trade gives nothing."""
    nothing_given = trade.gives == 0 and trade.gives_cards == 0 and trade.money <= 0
    return nothing_given or (trade.gets == 0 and trade.gets_cards == 0 and trade.money >= 0)


@kernel
def why_not_clear(edition: Edition, game: Seen, trade: Trade) -> Clause:
    """Return the clause that forbids a trade to cancel a debt, or NONE: deeds must be given for it (DEBT-2)."""
    if trade.clears == 0:
        return clauses.NONE
    if edition.debt_in_kind == 0 or trade.clears < 0:
        return clauses.DEBT_2
    by_partner = debt_to(game, trade.partner, trade.maker)
    if clears_makers_debt(game, trade):
        return clauses.NONE
    return clauses.NONE if trade.gets != 0 and trade.clears <= by_partner else clauses.DEBT_2


@kernel
def clears_makers_debt(game: Seen, trade: Trade) -> bool:
    """Return whether a trade cancels the maker's debt: the debtor is the side that gives deeds (DEBT-2)."""
    return trade.gives != 0 and trade.clears <= debt_to(game, trade.maker, trade.partner)


@kernel
def first_partner(game: Seen) -> Seat:
    """Return the seat that has to answer the first open trade, NOBODY where there is none."""
    for place in range(TRADES):
        if game.trades[place].serial > 0:
            return game.trades[place].partner
    return NOBODY


@kernel
def open_trades_of(game: Seen, seat: Seat) -> int:
    """Return how many open proposals a seat has made."""
    count = 0
    if game.trade_count == 0:
        return count
    for place in range(TRADES):
        if game.trades[place].serial > 0 and game.trades[place].maker == seat:
            count += 1
    return count


@kernel
def already_open(game: Seen, trade: Trade) -> bool:
    """Return whether the same proposal is already open."""
    if game.trade_count == 0:
        return False
    for place in range(TRADES):
        if game.trades[place].serial > 0 and same_terms(game.trades[place], trade):
            return True
    return False


@kernel
def why_not_propose(edition: Edition, game: Game, seat: Seat) -> Clause:
    """Return the clause that forbids proposing the seat's draft, or NONE."""
    draft = game.drafts[seat]
    if draft.partner == NOBODY or draft.maker != seat:
        return clauses.TRADE_1
    if draft.counters != 0:
        place = trade_place(game, draft.counters)
        if place < 0 or game.trades[place].maker != draft.partner or game.trades[place].partner != seat:
            return clauses.TRADE_1
    if open_trades_of(game, seat) >= TRADES_EACH or already_open(game, draft):
        return clauses.TRADE_1
    return why_not_terms(edition, game, draft)


@kernel
def propose(game: Game, seat: Seat) -> None:
    """Propose the seat's draft; this also answers the trade that it counters."""
    draft = game.drafts[seat]
    place = 0
    while game.trades[place].serial > 0:
        place += 1
    countered = draft.counters
    game.serials += 1
    draft.serial = game.serials
    copy_trade(game.trades[place], draft)
    game.trade_count += 1
    clear_trade(draft)
    trade = game.trades[place]
    emit(
        game,
        events.PROPOSED,
        seat=seat,
        other=trade.partner,
        subject=trade.serial,
        amount=countered,
        clause=clauses.TRADE_1,
    )
    if countered > 0:
        refuse(game, seat, countered)
    game.players[seat].proposals += 1


@kernel
def why_not_answer(game: Seen, seat: Seat, serial: Serial) -> Clause:
    """Return the clause that forbids a seat to answer a trade, or NONE."""
    place = trade_place(game, serial)
    if place < 0 or game.trades[place].partner != seat:
        return clauses.TRADE_1
    return clauses.NONE


@kernel
def why_not_accept(edition: Edition, game: Seen, seat: Seat, serial: Serial) -> Clause:
    """Return the clause that forbids accepting a trade, or NONE; all conditions are checked again."""
    clause = why_not_answer(game, seat, serial)
    if clause != clauses.NONE:
        return clause
    trade = game.trades[trade_place(game, serial)]
    if bound_by_bid(game, seat) or bound_by_bid(game, trade.maker):
        return clauses.BLD_6
    clause = why_not_terms(edition, game, trade)
    if clause == clauses.NONE:
        clause = why_not_afford(edition, game, seat, -trade.money, trade.gives)
    return clause


@kernel
def accept(edition: Edition, game: Game, seat: Seat, serial: Serial) -> None:
    """Accept a trade; both sides then settle the mortgaged deeds that they received (MORT-3)."""
    place = trade_place(game, serial)
    trade = game.trades[place]
    maker = trade.maker
    gives = trade.gives
    gets = trade.gets
    gives_cards = trade.gives_cards
    gets_cards = trade.gets_cards
    money = trade.money
    clears = trade.clears
    by_maker = clears_makers_debt(game, trade)
    close_trade(game, trade)
    emit(game, events.ACCEPTED, seat=seat, other=maker, subject=serial, clause=clauses.TRADE_1)
    if money > 0:
        transfer(game, maker, seat, money, clause=clauses.TRADE_1)
    elif money < 0:
        transfer(game, seat, maker, -money, clause=clauses.TRADE_1)
    if clears > 0 and by_maker:
        clear_debt(game, maker, seat, clears)
    elif clears > 0:
        clear_debt(game, seat, maker, clears)
    for_maker = mortgaged_of(game, gets)
    for_seat = mortgaged_of(game, gives)
    hand_over(edition, game, maker, seat, gives, cards=gives_cards)
    hand_over(edition, game, seat, maker, gets, cards=gets_cards)
    receive_mortgaged(game, maker, for_maker)
    receive_mortgaged(game, seat, for_seat)
    void_impossible(game)


@kernel
def hand_over(edition: Edition, game: Game, giver: Seat, taker: Seat, deeds: DeedSet, cards: JailCardSet) -> None:
    """Give a bundle of deeds and jail cards to another player."""
    for deed in range(DEEDS):
        if (deeds >> deed) & 1:
            pass_deed(edition, game, giver, taker, edition.square[deed], clause=clauses.TRADE_1)
    for card in range(JAIL_CARDS):
        if (cards >> card) & 1:
            game.holder[card] = taker
            emit(
                game,
                events.CARD_PASSED,
                seat=giver,
                other=taker,
                subject=edition.jail_cards[card],
                clause=clauses.TRADE_1,
            )


@kernel
def void_impossible(game: Game) -> None:
    """Close every trade whose deeds or cards have changed owners."""
    if game.trade_count == 0:
        return
    for place in range(TRADES):
        trade = game.trades[place]
        if trade.serial == 0:
            continue
        held = holds_bundle(game, trade.maker, trade.gives, trade.gives_cards)
        if not held or not holds_bundle(game, trade.partner, trade.gets, trade.gets_cards):
            emit(
                game, events.VOIDED, seat=trade.maker, other=trade.partner, subject=trade.serial, clause=clauses.TRADE_1
            )
            close_trade(game, trade)


@kernel
def holds_bundle(game: Seen, seat: Seat, deeds: DeedSet, cards: JailCardSet) -> bool:
    """Return whether a seat is in the game and has every deed and jail card of a bundle."""
    if game.players[seat].playing == 0 or deeds & ~game.players[seat].deeds != 0:
        return False
    for card in range(JAIL_CARDS):
        if (cards >> card) & 1 and game.holder[card] != seat:
            return False
    return True


@kernel
def refuse(game: Game, seat: Seat, serial: Serial) -> None:
    """Decline a trade; the decline is recorded."""
    trade = game.trades[trade_place(game, serial)]
    memory = game.refusals[game.refusal_count % REFUSALS]
    copy_trade(memory.trade[0], trade)
    memory.changes = game.changes
    game.refusal_count += 1
    emit(game, events.REFUSED, seat=seat, other=trade.maker, subject=serial, clause=clauses.TRADE_1)
    close_trade(game, trade)


@kernel
def why_not_withdraw(game: Seen, seat: Seat, serial: Serial) -> Clause:
    """Return the clause that forbids a seat to withdraw a trade, or NONE."""
    place = trade_place(game, serial)
    if place < 0 or game.trades[place].maker != seat:
        return clauses.TRADE_1
    return clauses.NONE


@kernel
def withdraw(game: Game, seat: Seat, serial: Serial) -> None:
    """Withdraw a proposal."""
    trade = game.trades[trade_place(game, serial)]
    emit(game, events.WITHDRAWN, seat=seat, other=trade.partner, subject=serial, clause=clauses.TRADE_1)
    close_trade(game, trade)
