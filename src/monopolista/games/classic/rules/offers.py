"""Offers: all actions that are legal for a seat now, in the booklet's order; any other action is refused."""

from monopolista.engine.clauses import Clause
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Subject, Verb
from monopolista.engine.seats import NOBODY, Seat, lowest
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.rules import cards, clauses, jail, speedy, tasks, trade, turn, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.debts.debt import debt_to
from monopolista.games.classic.rules.draft import why_not_deal
from monopolista.games.classic.rules.property import auction, building, mortgage, purchase, rent, shortage
from monopolista.games.classic.rules.records import JAIL_CARDS, OFFERS, SQUARES, TRADES, Edition, Game, Offers, Square


@kernel
def add(out: Offers, verb: Verb, subject: Subject = 0, low: Amount = 0, high: Amount = 0) -> None:
    """Append an offer."""
    assert out.count < OFFERS
    offer = out.rows[out.count]
    offer.verb = verb
    offer.subject = subject
    offer.low = low
    offer.high = high
    out.count += 1


@kernel
def offer_unless(clause: Clause, out: Offers, verb: Verb, subject: Subject = 0) -> None:
    """Append an offer unless a clause forbids it."""
    if clause == clauses.NONE:
        add(out, verb, subject)


@kernel
def list_offers(edition: Edition, game: Game, seat: Seat, out: Offers) -> None:
    """List the legal actions of a seat; ``next_asked`` asks chance, which has no offers."""
    out.count = 0
    if game.depth == 0 or tasks.is_chance(top_kind(game)):
        return
    if not 0 <= seat < game.seats or game.players[seat].playing == 0:
        return
    offer_answers(edition, game, seat, out)
    offer_rent(edition, game, seat, out)
    offer_deeds(edition, game, seat, out)
    offer_trades(edition, game, seat, out)
    offer_draft(edition, game, seat, out)
    add(out, verbs.BANKRUPT)


@kernel
def offer_answers(edition: Edition, game: Game, seat: Seat, out: Offers) -> None:
    """Offer the answers to the open question."""
    match top_kind(game):
        case tasks.TO_ROLL | tasks.IN_JAIL | tasks.TO_END:
            offer_unless(turn.why_not_roll(game, seat), out, verbs.ROLL)
            offer_unless(turn.why_not_end(game, seat), out, verbs.END)
            offer_unless(jail.why_not_fine(edition, game, seat), out, verbs.FINE)
            for card in range(JAIL_CARDS):
                offer_unless(jail.why_not_card(game, seat, card), out, verbs.CARD, card)
        case tasks.TO_BUY:
            offer_unless(purchase.why_not_buy(game, seat), out, verbs.BUY)
            offer_unless(purchase.why_not_decide(game, seat), out, verbs.DECLINE)
        case tasks.AUCTION | tasks.BUILDING_AUCTION:
            offer_bids(edition, game, seat, out)
        case tasks.SHORTAGE:
            offer_unless(shortage.why_not_want(edition, game, seat), out, verbs.WANT)
            offer_unless(shortage.why_not_waive(game, seat), out, verbs.WAIVE)
        case tasks.TO_CHOOSE:
            offer_unless(cards.why_not_choose(game, seat), out, verbs.PAY)
            offer_unless(cards.why_not_choose(game, seat), out, verbs.TAKE)
        case tasks.BY_BUS:
            for dice in range(1, speedy.BOTH + 1):
                offer_unless(speedy.why_not_ride(game, seat, dice), out, verbs.RIDE, dice)
        case tasks.ANYWHERE:
            for square in range(SQUARES):
                offer_unless(speedy.why_not_go(game, seat, square), out, verbs.GO, square)
        case tasks.TO_PLACE:
            offer_unless(shortage.why_not_waive(game, seat), out, verbs.WAIVE)  # otherwise for each deed, below
        case tasks.DEBT | tasks.TRANSFERRED:
            return  # for each deed, below
        case _:
            raise AssertionError("no seat answers this kind of task")


@kernel
def offer_bids(edition: Edition, game: Game, seat: Seat, out: Offers) -> None:
    """Offer to bid and to leave the auction, where it waits for the seat."""
    if auction.why_not_leave(game, seat) != clauses.NONE:
        return
    low = auction.lowest_bid(edition, game)
    high = spendable(game, seat)
    if low <= high:
        add(out, verbs.BID, low=low, high=high)
    add(out, verbs.PASS)


@kernel
def offer_rent(edition: Edition, game: Game, seat: Seat, out: Offers) -> None:
    """Offer to ask for due rents, and to change whether they are asked for automatically."""
    for place in range(game.claim_count):
        claim = game.claims[place]
        if claim.owner != seat or rent.claim_place(game, seat, claim.square) != place:
            continue
        offer_unless(rent.why_not_ask(game, seat, claim.square), out, verbs.ASK, claim.square)
    other = 1 - game.players[seat].asking
    if rent.why_not_set_asking(edition, game, seat, other) == clauses.NONE:
        add(out, verbs.ASKING, low=other, high=other)


@kernel
def offer_deeds(edition: Edition, game: Game, seat: Seat, out: Offers) -> None:
    """Offer the actions on each deed of the seat."""
    placing = top_kind(game) == tasks.TO_PLACE
    deeds = game.players[seat].deeds
    while deeds != 0:
        square = edition.square[lowest(deeds)]
        deeds &= deeds - 1
        if game.mortgaged[square] == 1:
            offer_mortgaged(edition, game, seat, square, out)
            continue
        offer_unless(building.why_not_build(edition, game, seat, square), out, verbs.BUILD, square)
        if placing:
            offer_unless(shortage.why_not_place_won(edition, game, seat, square), out, verbs.PLACE, square)
        offer_to_raise(edition, game, seat, square, out)


@kernel
def offer_mortgaged(edition: Edition, game: Game, seat: Seat, square: Square, out: Offers) -> None:
    """Offer the actions on a mortgaged deed."""
    offer_unless(mortgage.why_not_redeem(edition, game, seat, square), out, verbs.REDEEM, square)
    offer_unless(mortgage.why_not_keep(edition, game, seat, square), out, verbs.KEEP, square)


@kernel
def offer_to_raise(edition: Edition, game: Game, seat: Seat, square: Square, out: Offers) -> None:
    """Offer to raise money by an unmortgaged deed: to sell its buildings, or else to mortgage it."""
    if game.level[square] > 0:
        offer_unless(building.why_not_sell(edition, game, seat, square), out, verbs.SELL, square)
    else:
        offer_unless(mortgage.why_not_mortgage(edition, game, seat, square), out, verbs.MORTGAGE, square)


@kernel
def offer_trades(edition: Edition, game: Game, seat: Seat, out: Offers) -> None:
    """Offer the answers to open trades, and to open a draft with each other player."""
    if game.trade_count > 0:
        offer_proposals(edition, game, seat, out)
    for partner in range(game.seats):
        if partner != seat and game.players[partner].playing == 1:
            offer_unless(why_not_deal(game, seat, partner), out, verbs.DEAL, partner)
            add(out, verbs.IGNORE if trade.hears(game, seat, partner) else verbs.HEAR, partner)


@kernel
def offer_proposals(edition: Edition, game: Game, seat: Seat, out: Offers) -> None:
    """Offer the actions on each open trade."""
    for place in range(TRADES):
        proposal = game.trades[place]
        if proposal.serial == 0:
            continue
        if proposal.partner == seat:
            clause = trade.why_not_accept(edition, game, seat, proposal.serial)
            offer_unless(clause, out, verbs.ACCEPT, proposal.serial)
            add(out, verbs.REFUSE, proposal.serial)
            add(out, verbs.COUNTER, proposal.serial)
        elif proposal.maker == seat:
            add(out, verbs.WITHDRAW, proposal.serial)


@kernel
def offer_draft(edition: Edition, game: Game, seat: Seat, out: Offers) -> None:
    """Offer the legal additions to the seat's draft, and to propose it."""
    draft = game.drafts[seat]
    if draft.partner == NOBODY:
        return
    deeds = game.players[seat].deeds | game.players[draft.partner].deeds
    while deeds != 0:
        deed = lowest(deeds)
        deeds &= deeds - 1
        owner = game.owner[edition.square[deed]]
        if trade.why_not_hand_over(edition, game, owner, deed) == clauses.NONE:
            add(out, verbs.GIVE if owner == seat else verbs.GET, edition.square[deed])
    for card in range(JAIL_CARDS):
        if game.holder[card] == seat:
            add(out, verbs.GIVE_CARD, card)
        elif game.holder[card] == draft.partner:
            add(out, verbs.GET_CARD, card)
    add(out, verbs.MONEY, low=-game.players[draft.partner].cash, high=game.players[seat].cash)
    owed = max(debt_to(game, seat, draft.partner), debt_to(game, draft.partner, seat))
    if edition.debt_in_kind == 1 and owed > 0:
        add(out, verbs.CLEAR, high=owed)
    offer_unless(trade.why_not_propose(edition, game, seat), out, verbs.PROPOSE)
