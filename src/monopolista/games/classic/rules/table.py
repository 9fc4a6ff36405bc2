"""The entry point of the rules: legal actions (refusal, offers), their effects (apply), and the next seat to answer."""

from monopolista.engine.chance import below
from monopolista.engine.clauses import Clause
from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Subject, Verb
from monopolista.engine.seats import CHANCE, CLOCK, NOBODY, Seat, SeatSet, first_from
from monopolista.engine.task_stack import TaskKind, top_kind
from monopolista.games.classic.rules import (
    cards,
    clauses,
    draft,
    ending,
    jail,
    setting_up,
    speedy,
    tasks,
    trade,
    turn,
    verbs,
)
from monopolista.games.classic.rules.debts import bankruptcy, debt
from monopolista.games.classic.rules.property import auction, building, mortgage, purchase, rent, shortage
from monopolista.games.classic.rules.records import CARDS, Edition, Game, Seen


@kernel
def apply(edition: Edition, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> Clause:
    """Apply an action and its consequences; or change nothing and return the clause that forbids it."""
    clause = refusal(edition, game, seat, verb, subject, amount=amount)
    if clause != clauses.NONE:
        return clause
    game.event_count = 0
    if seat == CHANCE:
        perform_chance(edition, game, verb, subject, amount)
    elif seat == CLOCK:
        ending.time_is_up(edition, game)
    else:
        perform(edition, game, seat, verb, subject, amount=amount)
    settle(edition, game)
    return clauses.NONE


@kernel
def refusal(edition: Edition, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> Clause:
    """Return the clause that forbids an action, or NONE."""
    if game.depth == 0:
        return clauses.END_1
    if seat == CHANCE:
        return refusal_chance(edition, game, verb, subject, amount=amount)
    if seat == CLOCK:
        return clauses.NONE if verb == verbs.TIME and not tasks.is_chance(top_kind(game)) else clauses.TIME_1
    if tasks.is_chance(top_kind(game)):
        return clauses.TURN_1
    if not 0 <= seat < game.seats or game.players[seat].playing == 0:
        return clauses.BANK_1
    if not verbs.is_known(verb):
        return clauses.SET_5
    if (subject != 0 and not verbs.takes_subject(verb)) or (amount != 0 and not verbs.takes_amount(verb)):
        return clauses.SET_5
    return refusal_seat(edition, game, seat, verb, subject, amount=amount)


@kernel
def refusal_seat(edition: Edition, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> Clause:
    """Return the clause that forbids an action of a seat that still plays, or NONE."""
    match verb:
        case verbs.ROLL:
            return turn.why_not_roll(game, seat)
        case verbs.END:
            return turn.why_not_end(game, seat)
        case verbs.FINE:
            return jail.why_not_fine(edition, game, seat)
        case verbs.CARD:
            return jail.why_not_card(game, seat, subject)
        case verbs.BUY:
            return purchase.why_not_buy(game, seat)
        case verbs.DECLINE:
            return purchase.why_not_decide(game, seat)
        case verbs.BID:
            return auction.why_not_bid(edition, game, seat, amount)
        case verbs.PASS:
            return auction.why_not_leave(game, seat)
        case verbs.ASK:
            return rent.why_not_ask(game, seat, subject)
        case verbs.ASKING:
            return rent.why_not_set_asking(edition, game, seat, amount)
        case verbs.BUILD:
            return building.why_not_build(edition, game, seat, subject)
        case verbs.SELL:
            return building.why_not_sell(edition, game, seat, subject)
        case verbs.WANT:
            return shortage.why_not_want(edition, game, seat)
        case verbs.WAIVE:
            return shortage.why_not_waive(game, seat)
        case verbs.PLACE:
            return shortage.why_not_place_won(edition, game, seat, subject)
        case verbs.MORTGAGE:
            return mortgage.why_not_mortgage(edition, game, seat, subject)
        case verbs.REDEEM:
            return mortgage.why_not_redeem(edition, game, seat, subject)
        case verbs.KEEP:
            return mortgage.why_not_keep(edition, game, seat, subject)
        case verbs.DEAL:
            return draft.why_not_deal(game, seat, subject)
        case verbs.GIVE:
            return draft.why_not_pick(edition, game, seat, seat, subject)
        case verbs.GET:
            return draft.why_not_pick(edition, game, seat, game.drafts[seat].partner, subject)
        case verbs.GIVE_CARD:
            return draft.why_not_pick_card(game, seat, seat, subject)
        case verbs.GET_CARD:
            return draft.why_not_pick_card(game, seat, game.drafts[seat].partner, subject)
        case verbs.MONEY:
            return draft.why_not_money(game, seat, amount)
        case verbs.CLEAR:
            return draft.why_not_clear_sum(edition, game, seat, amount)
        case verbs.COUNTER:
            return draft.why_not_counter(game, seat, subject)
        case verbs.PROPOSE:
            return trade.why_not_propose(edition, game, seat)
        case verbs.ACCEPT:
            return trade.why_not_accept(edition, game, seat, subject)
        case verbs.REFUSE:
            return trade.why_not_answer(game, seat, subject)
        case verbs.WITHDRAW:
            return trade.why_not_withdraw(game, seat, subject)
        case verbs.IGNORE:
            return trade.why_not_set_hearing(game, seat, subject, False)
        case verbs.HEAR:
            return trade.why_not_set_hearing(game, seat, subject, True)
        case verbs.BANKRUPT:
            return bankruptcy.why_not_give_up(game, seat)
        case verbs.RIDE:
            return speedy.why_not_ride(game, seat, subject)
        case verbs.GO:
            return speedy.why_not_go(game, seat, subject)
        case verbs.PAY | verbs.TAKE:
            return cards.why_not_choose(game, seat)
        case verbs.DRAW | verbs.DEALT | verbs.TIME:
            return clauses.SET_5
        case _:
            raise AssertionError("no refusal is known of this verb")


@kernel
def refusal_chance(edition: Edition, game: Game, verb: Verb, subject: Subject, amount: Amount) -> Clause:
    """Return the clause that forbids an answer of chance, or NONE."""
    match top_kind(game):
        case tasks.START | tasks.DICE:
            return turn.why_not_fall(edition, game, verb, subject, amount)
        case tasks.DRAWING:
            drawn = verb == verbs.DRAW and cards.may_be_drawn(game, game.agenda[game.depth - 1].about, subject)
            return clauses.NONE if drawn else clauses.CARD_1
        case tasks.DEALING:
            return setting_up.why_not_dealt(edition, game, verb, subject)
        case _:
            return clauses.TURN_1


@kernel
def perform_chance(edition: Edition, game: Game, verb: Verb, subject: Subject, amount: Amount) -> None:
    """Apply an answer of chance."""
    match verb:
        case verbs.ROLL:
            turn.fall(edition, game, subject, amount)
        case verbs.DRAW:
            cards.draw(edition, game, subject)
        case verbs.DEALT:
            setting_up.deal_deed(edition, game, subject)
        case _:
            raise AssertionError("chance does not know this verb")


@kernel
def perform(edition: Edition, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> None:
    """Apply an action that is not refused."""
    match verb:
        case verbs.ROLL:
            turn.roll(game, seat)
        case verbs.END:
            turn.end(game)
        case verbs.FINE:
            jail.pay_fine(edition, game, seat)
        case verbs.CARD:
            jail.use_card(edition, game, seat, subject)
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
            shortage.answer_shortage(game, seat, True)
        case verbs.WAIVE:
            shortage.answer_shortage(game, seat, False)
        case verbs.PLACE:
            shortage.place_won(edition, game, seat, subject)
        case verbs.MORTGAGE:
            mortgage.mortgage(edition, game, seat, subject)
        case verbs.REDEEM:
            mortgage.redeem(edition, game, seat, subject)
        case verbs.KEEP:
            mortgage.keep(edition, game, seat, subject)
        case verbs.DEAL:
            draft.deal(game, seat, subject)
        case verbs.GIVE:
            game.drafts[seat].gives ^= 1 << edition.deed[subject]
        case verbs.GET:
            game.drafts[seat].gets ^= 1 << edition.deed[subject]
        case verbs.GIVE_CARD:
            game.drafts[seat].gives_cards ^= 1 << subject
        case verbs.GET_CARD:
            game.drafts[seat].gets_cards ^= 1 << subject
        case verbs.MONEY:
            game.drafts[seat].money = amount
        case verbs.CLEAR:
            game.drafts[seat].clears = amount
        case verbs.COUNTER:
            draft.counter(game, seat, subject)
        case verbs.PROPOSE:
            trade.propose(game, seat)
        case verbs.ACCEPT:
            trade.accept(edition, game, seat, subject)
        case verbs.REFUSE:
            trade.refuse(game, seat, subject)
        case verbs.WITHDRAW:
            trade.withdraw(game, seat, subject)
        case verbs.IGNORE:
            trade.set_hearing(game, seat, subject, False)
        case verbs.HEAR:
            trade.set_hearing(game, seat, subject, True)
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
            raise AssertionError("no seat does this verb")


@kernel
def settle(edition: Edition, game: Game) -> None:
    """Apply everything that needs no answer, until a seat has to decide or the game is over."""
    while game.depth > 0:
        if debt.pay_what_can_be_paid(game):
            continue
        if not proceed(edition, game, top_kind(game)):
            if not tasks.is_chance(top_kind(game)) and rent.ask_what_is_due(game):
                continue
            debt.announce_debts(game)
            ruined = bankruptcy.ruined(edition, game)
            if ruined == NOBODY:
                return
            bankruptcy.go_bankrupt(edition, game, ruined)


@kernel
def proceed(edition: Edition, game: Game, kind: TaskKind) -> bool:
    """Perform the top task if it is automatic; return whether it was."""
    if tasks.waits(kind):
        return False
    match kind:
        case tasks.ROLLED:
            turn.go_on(game)
        case tasks.HAND_ON:
            turn.hand_on(game)
        case tasks.MOVE:
            turn.move(edition, game)
        case tasks.MOVE_ON:
            speedy.move_on(edition, game)
        case tasks.ESTATE:
            bankruptcy.auction_next(edition, game)
        case tasks.AUCTION:
            return auction.close_deed_auction(edition, game)
        case tasks.BUILDING_AUCTION:
            return shortage.close_building_auction(edition, game)
        case tasks.SHORTAGE:
            return shortage.close_shortage(edition, game)
        case tasks.TO_PLACE:
            return shortage.take_back(edition, game)
        case _:
            raise AssertionError("nothing is known of this kind of task")
    return True


@kernel
def asked(game: Seen) -> SeatSet:
    """Return the set of the seats with a question; empty when chance is asked or the game is over."""
    mask = 0
    kind = top_kind(game)
    if game.depth == 0 or tasks.is_chance(kind):
        return 0
    for place in range(max(debt.open_from(game), 0), game.depth):
        task = game.agenda[place]
        mask |= (1 << game.turn) if tasks.is_turn(task.kind) else task.seats
    return mask


@kernel
def next_asked(game: Seen) -> Seat:
    """Return the next seat to answer: chance, then a seat with a trade to answer, then clockwise.

    NOBODY when the game is over.
    """
    if game.depth == 0:
        return NOBODY
    if tasks.is_chance(top_kind(game)):
        return CHANCE
    if game.trade_count > 0:
        return trade.first_partner(game)
    return first_from(asked(game), game.turn)


@kernel
def answer_chance(edition: Edition, game: Game) -> None:
    """Answer for chance from the game's own random numbers; the answer is always legal."""
    stream = game.chance[0]
    game.event_count = 0
    match top_kind(game):
        case tasks.START | tasks.DICE:
            die_1 = 1 + below(stream, 6)
            die_2 = 1 + below(stream, 6)
            face = 1 + below(stream, 6) if speedy.third_die_asked(edition, game) else 0
            turn.fall(edition, game, die_1, die_2 + 10 * face)
        case tasks.DRAWING:
            cards.draw(edition, game, cards.drawn_card(game, below(stream, CARDS * 0xFFFF)))
        case tasks.DEALING:
            number = below(stream, setting_up.unowned_deeds(game))
            setting_up.deal_deed(edition, game, setting_up.dealt_deed(edition, game, number))
        case _:
            raise AssertionError("chance is not asked")
    settle(edition, game)
