"""The table of contents: what may be done (refusal, offers), what is done (apply), who is asked next."""

from monopolista.engine.agenda import top_kind
from monopolista.engine.chance import below
from monopolista.engine.jit import kernel
from monopolista.engine.seats import CHANCE, CLOCK, NOBODY, first_from
from monopolista.games.classic.rules import (
    auction,
    bankruptcy,
    building,
    cards,
    clauses,
    debt,
    draft,
    ending,
    jail,
    mortgage,
    purchase,
    rent,
    setting_up,
    speedy,
    tasks,
    trade,
    turn,
    verbs,
)
from monopolista.games.classic.rules.records import CARDS, Edition, Game, Seen


@kernel
def apply(edition: Edition, game: Game, seat: int, verb: int, subject: int, amount: int) -> int:
    """Carry out an action and all that follows from it; or change nothing and return the clause that forbids it."""
    clause = refusal(edition, game, seat, verb, subject, amount)
    if clause != clauses.NONE:
        return clause
    game.fact_count = 0
    if seat == CHANCE:
        perform_chance(edition, game, verb, subject, amount)
    elif seat == CLOCK:
        ending.time_is_up(edition, game)
    else:
        perform(edition, game, seat, verb, subject, amount)
    settle(edition, game)
    return clauses.NONE


@kernel
def refusal(edition: Edition, game: Game, seat: int, verb: int, subject: int, amount: int) -> int:
    """Return the clause that forbids an action, or NONE."""
    if game.depth == 0:
        return clauses.END_1
    if seat == CHANCE:
        return refusal_chance(edition, game, verb, subject, amount)
    if seat == CLOCK:
        return clauses.NONE if verb == verbs.TIME and not tasks.is_chance(top_kind(game)) else clauses.TIME_1
    if tasks.is_chance(top_kind(game)):
        return clauses.TURN_1
    if not 0 <= seat < game.seats or game.players[seat].playing == 0:
        return clauses.BANK_1
    if (subject != 0 and not verbs.takes_subject(verb)) or (amount != 0 and not verbs.takes_amount(verb)):
        return clauses.SET_5
    if verb <= verbs.CARD:
        return refusal_turn(edition, game, seat, verb)
    if verb <= verbs.ASKING:
        return refusal_property(edition, game, seat, verb, subject, amount)
    if verb <= verbs.KEEP:
        return refusal_building(edition, game, seat, verb, subject)
    if verb <= verbs.WITHDRAW:
        return refusal_trade(edition, game, seat, verb, subject, amount)
    if verb == verbs.BANKRUPT:
        return bankruptcy.why_not_give_up(game, seat)
    if verb <= verbs.CLEAR:
        return refusal_choice(edition, game, seat, verb, subject, amount)
    return clauses.SET_5


@kernel
def refusal_chance(edition: Edition, game: Game, verb: int, subject: int, amount: int) -> int:
    """Return the clause that forbids an answer of chance, or NONE."""
    kind = top_kind(game)
    if kind == tasks.DRAWING:
        if verb == verbs.DRAW and cards.may_be_drawn(game, game.agenda[game.depth - 1].about, subject):
            return clauses.NONE
        return clauses.CARD_1
    if kind == tasks.DEALING:
        return setting_up.why_not_dealt(edition, game, verb, subject)
    if (kind == tasks.DICE or kind == tasks.START) and verb == verbs.ROLL:
        third = 1 if speedy.third_die_asked(edition, game) else 0
        if 1 <= subject <= 6 and 1 <= amount % 10 <= 6 and third <= amount // 10 <= 6 * third:
            return clauses.NONE
    return clauses.TURN_1


@kernel
def refusal_turn(edition: Edition, game: Game, seat: int, verb: int) -> int:
    """Refusals of the chapters turn and jail."""
    match verb:
        case verbs.ROLL:
            return turn.why_not_roll(game, seat)
        case verbs.END:
            return turn.why_not_end(game, seat)
        case verbs.FINE:
            return jail.why_not_fine(edition, game, seat)
        case verbs.CARD:
            return jail.why_not_card(game, seat)
        case _:
            return clauses.SET_5


@kernel
def refusal_choice(edition: Edition, game: Game, seat: int, verb: int, subject: int, amount: int) -> int:
    """Refusals of the choices that the Speedy die, a card or a debt in kind give."""
    match verb:
        case verbs.RIDE:
            return speedy.why_not_ride(game, seat, subject)
        case verbs.GO:
            return speedy.why_not_go(game, seat, subject)
        case verbs.PAY | verbs.TAKE:
            return cards.why_not_choose(game, seat)
        case _:
            return draft.why_not_clear_sum(edition, game, seat, amount)


@kernel
def refusal_property(edition: Edition, game: Game, seat: int, verb: int, subject: int, amount: int) -> int:
    """Refusals of the chapters purchase, auction and rent."""
    match verb:
        case verbs.BUY:
            return purchase.why_not_buy(game, seat)
        case verbs.DECLINE:
            return purchase.why_not_decide(game, seat)
        case verbs.BID:
            if not tasks.is_auction(top_kind(game)):
                return clauses.AUC_1
            return auction.why_not_bid(edition, game, seat, amount)
        case verbs.PASS:
            if tasks.is_auction(top_kind(game)) and (game.agenda[game.depth - 1].seats >> seat) & 1:
                return clauses.NONE
            return clauses.AUC_1
        case verbs.ASK:
            return rent.why_not_ask(game, seat, subject)
        case _:
            return rent.why_not_set_asking(edition, game, seat, amount)


@kernel
def refusal_building(edition: Edition, game: Game, seat: int, verb: int, subject: int) -> int:
    """Refusals of the chapters building and mortgage."""
    bound = building.bound_by_bid(game, seat)
    match verb:
        case verbs.BUILD:
            return building.why_not_build(edition, game, seat, subject)
        case verbs.SELL:
            return clauses.BLD_6 if bound else building.why_not_sell(edition, game, seat, subject)
        case verbs.WANT:
            return why_not_shortage(edition, game, seat, True)
        case verbs.WAIVE:
            return why_not_shortage(edition, game, seat, False)
        case verbs.PLACE:
            return building.why_not_place_won(edition, game, seat, subject)
        case verbs.MORTGAGE:
            return clauses.BLD_6 if bound else mortgage.why_not_mortgage(edition, game, seat, subject)
        case verbs.REDEEM:
            return mortgage.why_not_redeem(edition, game, seat, subject)
        case _:
            return mortgage.why_not_keep(edition, game, seat, subject)


@kernel
def why_not_shortage(edition: Edition, game: Game, seat: int, wants: bool) -> int:
    """Return the clause by which a seat is not asked whether it wants the scarce building, or NONE."""
    if top_kind(game) != tasks.SHORTAGE:
        return clauses.BLD_6
    task = game.agenda[game.depth - 1]
    if not (task.seats >> seat) & 1:
        return clauses.BLD_6
    if wants and not building.could_place(edition, game, seat, task.more):
        return clauses.BLD_6
    return clauses.NONE


@kernel
def refusal_trade(edition: Edition, game: Game, seat: int, verb: int, subject: int, amount: int) -> int:
    """Refusals of the chapter trade."""
    partner = game.drafts[seat].partner
    match verb:
        case verbs.DEAL:
            return draft.why_not_deal(game, seat, subject)
        case verbs.GIVE:
            return draft.why_not_pick(edition, game, seat, seat, subject)
        case verbs.GET:
            return draft.why_not_pick(edition, game, seat, partner, subject)
        case verbs.GIVE_CARD:
            return draft.why_not_pick_card(game, seat, seat, subject)
        case verbs.GET_CARD:
            return draft.why_not_pick_card(game, seat, partner, subject)
        case verbs.MONEY:
            return draft.why_not_money(game, seat, amount)
        case verbs.COUNTER:
            return draft.why_not_counter(game, seat, subject)
        case verbs.PROPOSE:
            return trade.why_not_propose(edition, game, seat)
        case verbs.ACCEPT:
            return trade.why_not_accept(edition, game, seat, subject)
        case verbs.REFUSE:
            return trade.why_not_answer(game, seat, subject)
        case _:
            return trade.why_not_withdraw(game, seat, subject)


@kernel
def perform_chance(edition: Edition, game: Game, verb: int, subject: int, amount: int) -> None:
    """Let chance answer."""
    if verb == verbs.DRAW:
        cards.draw(edition, game, subject)
    elif verb == verbs.DEALT:
        setting_up.deal_deed(edition, game, subject)
    elif top_kind(game) == tasks.START:
        turn.roll_for_start(game, subject, amount)
    else:
        turn.dice_fall(edition, game, subject, amount % 10, amount // 10)


@kernel
def perform(edition: Edition, game: Game, seat: int, verb: int, subject: int, amount: int) -> None:
    """Carry out an action that is not refused."""
    match verb:
        case verbs.ROLL:
            turn.roll(game, seat)
        case verbs.END:
            game.agenda[0].kind = tasks.HAND_ON
        case verbs.FINE:
            jail.pay_fine(edition, game, seat)
        case verbs.CARD:
            jail.use_card(edition, game, seat)
        case verbs.BUY:
            purchase.buy(edition, game, seat)
        case verbs.DECLINE:
            purchase.decline(edition, game, seat)
        case verbs.BID:
            auction.bid(game, seat, amount)
        case verbs.PASS:
            auction.leave(game, seat)
        case verbs.ASK:
            rent.ask(game, rent.claim_place(game, seat, subject))
        case verbs.ASKING:
            rent.set_asking(game, seat, amount)
        case verbs.BUILD:
            building.build(edition, game, seat, subject)
        case verbs.SELL:
            building.sell(edition, game, seat, subject)
        case verbs.WANT:
            building.answer_shortage(game, seat, True)
        case verbs.WAIVE:
            building.answer_shortage(game, seat, False)
        case verbs.PLACE:
            building.place_won(edition, game, seat, subject)
        case verbs.MORTGAGE:
            mortgage.mortgage(edition, game, seat, subject)
        case verbs.REDEEM:
            mortgage.redeem(edition, game, seat, subject)
        case verbs.KEEP:
            mortgage.keep(edition, game, seat, subject)
        case verbs.BANKRUPT:
            bankruptcy.go_bankrupt(edition, game, seat)
        case verbs.RIDE:
            speedy.ride(edition, game, seat, subject)
        case verbs.GO:
            speedy.go(edition, game, seat, subject)
        case verbs.PAY:
            cards.choose(edition, game, seat, True)
        case verbs.TAKE:
            cards.choose(edition, game, seat, False)
        case _:
            perform_trade(edition, game, seat, verb, subject, amount)


@kernel
def perform_trade(edition: Edition, game: Game, seat: int, verb: int, subject: int, amount: int) -> None:
    """Carry out an action of the chapter trade."""
    own = game.drafts[seat]
    match verb:
        case verbs.DEAL:
            draft.deal(game, seat, subject)
        case verbs.GIVE:
            own.gives ^= 1 << edition.deed[subject]
        case verbs.GET:
            own.gets ^= 1 << edition.deed[subject]
        case verbs.GIVE_CARD:
            own.gives_cards ^= 1 << subject
        case verbs.GET_CARD:
            own.gets_cards ^= 1 << subject
        case verbs.MONEY:
            own.money = amount
        case verbs.CLEAR:
            own.clears = amount
        case verbs.COUNTER:
            draft.counter(game, seat, subject)
        case verbs.PROPOSE:
            trade.propose(game, seat)
        case verbs.ACCEPT:
            trade.accept(edition, game, seat, subject)
        case verbs.REFUSE:
            trade.refuse(game, seat, subject)
        case _:
            trade.withdraw(game, seat, subject)


@kernel
def settle(edition: Edition, game: Game) -> None:
    """Do everything that needs no answer, until somebody has to decide or the game is over."""
    while game.depth > 0:
        if debt.pay_what_can_be_paid(game):
            continue
        kind = top_kind(game)
        if tasks.is_auction(kind):
            auction.dismiss_who_cannot_bid(edition, game)
            if kind == tasks.BUILDING_AUCTION:
                building.dismiss_who_cannot_place(edition, game)
        if not proceed(edition, game, kind):
            debt.announce_debts(game)
            return


@kernel
def proceed(edition: Edition, game: Game, kind: int) -> bool:
    """Do the top task if it does itself; say whether it did."""
    answered = game.agenda[game.depth - 1].seats == 0
    if kind == tasks.ROLLED:
        turn.go_on(game)
    elif kind == tasks.HAND_ON:
        turn.hand_on(game)
    elif kind == tasks.MOVE:
        turn.move(edition, game)
    elif kind == tasks.MOVE_ON:
        speedy.move_on(edition, game)
    elif kind == tasks.ESTATE:
        bankruptcy.auction_next(edition, game)
    elif tasks.is_auction(kind) and answered:
        auction.close_auction(edition, game)
    elif kind == tasks.SHORTAGE and answered:
        building.close_shortage(edition, game)
    elif kind == tasks.TO_PLACE and building.without_place(edition, game):
        building.take_back(game)
    else:
        return False
    return True


@kernel
def asked(game: Seen) -> int:
    """Return the set of the seats that have a question to answer; empty when chance is asked or the game is over."""
    mask = 0
    kind = top_kind(game)
    if game.depth == 0 or tasks.is_chance(kind):
        return 0
    for place in range(max(debt.open_from(game), 0), game.depth):
        task = game.agenda[place]
        mask |= (1 << game.turn) if tasks.is_turn(task.kind) else task.seats
    return mask


@kernel
def next_asked(game: Seen) -> int:
    """Return who is asked next when seats answer one by one: chance, then who has a trade to answer, then clockwise.

    NOBODY when the game is over.
    """
    if game.depth == 0:
        return NOBODY
    if tasks.is_chance(top_kind(game)):
        return CHANCE
    if game.trade_count > 0:
        return trade.first_partner(game)
    return first_from(asked(game), game.turn, game.seats)


@kernel
def answer_chance(edition: Edition, game: Game) -> None:
    """Let chance answer from the game's own stream."""
    stream = game.chance[0]
    kind = top_kind(game)
    if kind == tasks.DRAWING:
        apply(edition, game, CHANCE, verbs.DRAW, cards.drawn_card(game, below(stream, CARDS * 0xFFFF)), 0)
    elif kind == tasks.DEALING:
        left = setting_up.unowned_deeds(game)
        square = setting_up.dealt_deed(edition, game, below(stream, left))
        apply(edition, game, CHANCE, verbs.DEALT, square, 0)
    else:
        die_1 = 1 + below(stream, 6)
        die_2 = 1 + below(stream, 6)
        face = 1 + below(stream, 6) if speedy.third_die_asked(edition, game) else 0
        apply(edition, game, CHANCE, verbs.ROLL, die_1, die_2 + 10 * face)
