"""What holds in every position of every game, whatever was played."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, CHANCE, NOBODY, SEATS, holds, size
from monopolista.engine.task_stack import TASKS, Task
from monopolista.games.classic.rules import bank, events, tasks, trade, verbs
from monopolista.games.classic.rules.debts import debt
from monopolista.games.classic.rules.ending import riches
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.records import CLAIMS, DEEDS, JAIL_CARDS, SQUARES, TRADES, Edition, Game
from monopolista.games.classic.rules.table import asked, next_asked
from tests.battery import report
from tests.games.classic.battery import flaws
from tests.games.classic.battery.books import Books
from tests.games.classic.battery.holdings import flaw_in_property

LAST_FACT = max(events.WORDS)


@kernel
def flaw(edition: Edition, game: Game, books: Books) -> int:
    """Return the first law that a position breaks, or SOUND; the events of its last step are in the books."""
    found = flaw_in_property(edition, game, books)
    return found if found != report.SOUND else flaw_in_business(edition, game, books)


@kernel
def flaw_in_business(edition: Edition, game: Game, books: Books) -> int:
    """Return what is wrong with what is going on, or SOUND."""
    if not tokens_stand(game, books):
        return flaws.TOKENS
    if not bankrupts_are_out(game):
        return flaws.BANKRUPTS
    if not trades_hold(game):
        return flaws.TRADES
    if not claims_hold(edition, game):
        return flaws.CLAIMS
    if not events_hold(game):
        return report.FACTS
    if not agenda_holds(game):
        return report.AGENDA
    return end_or_question(edition, game)


@kernel
def tokens_stand(game: Game, books: Books) -> bool:
    """Every token is where its events moved it."""
    for seat in range(SEATS):
        player = game.players[seat]
        if player.square != books.square[seat] or player.jailed != books.jailed[seat]:
            return False
        if not 0 <= player.square < SQUARES or player.tries < 0:
            return False
    return True


@kernel
def bankrupts_are_out(game: Game) -> bool:
    """Who does not play has no money, deed, card, task, trade, claim or draft, and a place of its own."""
    alive = living(game)
    places = 0
    for seat in range(SEATS):
        player = game.players[seat]
        if holds(alive, seat):
            if seat >= game.seats or (player.place != 0 and (game.depth > 0 or player.place > size(alive))):
                return False
            continue
        if player.cash != 0 or player.jailed != 0 or player.tries != 0:
            return False
        if game.drafts[seat].partner != NOBODY or has_a_part(game, seat):
            return False
        if seat < game.seats:
            if not 2 <= player.place <= game.seats or holds(places, player.place):
                return False
            places |= 1 << player.place
        for card in range(JAIL_CARDS):
            if game.holder[card] == seat:
                return False
    return True


@kernel
def has_a_part(game: Game, seat: int) -> bool:
    """Say whether a task, trade or draft speaks of a seat."""
    for place in range(1, game.depth):
        task = game.agenda[place]
        if holds(task.seats, seat) or (task.seat == seat and task.seat != BANK):
            return True
        party = task.kind in (tasks.DEBT, tasks.DICE) or tasks.is_auction(task.kind)
        if (party and task.other == seat) or (tasks.is_auction(task.kind) and holds(task.more, seat)):
            return True
        if task.kind == tasks.SHORTAGE and holds(task.amount, seat):
            return True
    for place in range(TRADES):
        one = game.trades[place]
        if one.serial != 0 and (one.maker == seat or one.partner == seat):  # noqa: PLR1714
            return True
    for other in range(SEATS):  # noqa: SIM110
        if game.drafts[other].partner == seat:
            return True
    return False


@kernel
def trades_hold(game: Game) -> bool:
    """Open trades have a number of their own, two parties, and what they are about is theirs to give."""
    count = 0
    for place in range(TRADES):
        one = game.trades[place]
        if one.serial == 0:
            if one.gives != 0 or one.gets != 0 or one.money != 0 or one.clears != 0 or one.partner != NOBODY:
                return False
            continue
        count += 1
        if (
            not 0 < one.serial <= game.serials
            or one.maker == one.partner
            or trade.trade_place(game, one.serial) != place
        ):
            return False
        if not trade.holds_bundle(game, one.maker, one.gives, one.gives_cards):
            return False
        if not trade.holds_bundle(game, one.partner, one.gets, one.gets_cards):
            return False
    return count == game.trade_count


@kernel
def claims_hold(edition: Edition, game: Game) -> bool:
    """Rents are claimed by seats that play from others that play, about a square with a deed."""
    alive = living(game)
    for place in range(game.claim_count):
        claim = game.claims[place]
        if claim.owner == claim.visitor or not holds(alive, claim.owner) or not holds(alive, claim.visitor):
            return False
        if edition.deed[claim.square] < 0 or (claim.amount > 0) == (claim.factor > 0) or claim.clause == 0:
            return False
    for place in range(game.claim_count, CLAIMS):  # noqa: SIM110
        if game.claims[place].clause != 0:
            return False
    return True


@kernel
def events_hold(game: Game) -> bool:
    """Every event has a kind and a clause."""
    for place in range(game.event_count):
        event = game.events[place]
        if not events.STARTED <= event.kind <= LAST_FACT or event.clause <= 0:
            return False
    return True


@kernel
def agenda_holds(game: Game) -> bool:
    """Tasks are of a known kind, ask only who plays, the turn lies below all, and nothing lies beyond the last."""
    alive = living(game)
    for place in range(game.depth):
        task = game.agenda[place]
        if not tasks.START <= task.kind <= tasks.MOVE_ON or task.clause <= 0:
            return False
        if place > 0 and (tasks.is_turn(task.kind) or task.seats & ~alive != 0):
            return False
        if task.kind == tasks.DEBT and (task.amount <= 0 or task.seat == task.other or task.seats != 1 << task.seat):
            return False
        if task.kind == tasks.TRANSFERRED and (task.about == 0 or task.about >> DEEDS != 0):
            return False
    for place in range(game.depth, TASKS):
        if game.agenda[place].kind != 0 or game.agenda[place].seats != 0 or game.agenda[place].about != 0:
            return False
    return game.depth == 0 or tasks.is_turn(game.agenda[0].kind) or game.agenda[0].kind == tasks.START


@kernel
def ended_rightly(edition: Edition, game: Game, alive: int) -> bool:
    """The last player has won (END-1); where the game was cut short the richest have, and they alone (RICH)."""
    if game.winners == 0 or game.winners & ~alive != 0 or next_asked(game) != NOBODY:
        return False
    most = 0
    for seat in range(game.seats):
        if holds(alive, seat):
            most = max(most, riches(edition, game, seat))
    for seat in range(game.seats):
        if holds(alive, seat):
            first = game.players[seat].place == 1
            if holds(game.winners, seat) != first or (riches(edition, game, seat) == most) != first:
                return False
    return True


@kernel
def end_or_question(edition: Edition, game: Game) -> int:
    """A seat that can answer is asked as long as the game goes on; then a seat has won (END-1, RICH-1)."""
    alive = living(game)
    if game.depth == 0:
        return report.SOUND if ended_rightly(edition, game, alive) else report.END
    if size(alive) < 2 or game.winners != 0:
        return report.END
    seat = next_asked(game)
    if seat != CHANCE and (seat < 0 or not holds(alive, seat)):
        return report.QUESTION
    if asked(game) & ~alive != 0 or (seat != CHANCE and asked(game) == 0):
        return report.QUESTION
    if not holds(alive, max(game.turn, 0)) and asks_the_turn(game):
        return report.QUESTION
    return report.SOUND


@kernel
def asks_the_turn(game: Game) -> bool:
    """Say whether the next stage of the turn is what is asked."""
    return game.depth == 1 and game.agenda[0].kind != tasks.START


@kernel
def has_an_answer(edition: Edition, game: Game, seat: int, offered: int) -> bool:
    """Say whether a seat, offered a set of verbs, can answer every open question that is put to it."""
    for place in range(debt.open_from(game), game.depth):
        task = game.agenda[place]
        if tasks.is_turn(task.kind):
            if game.turn == seat and offered & ((1 << verbs.ROLL) | (1 << verbs.END)) == 0:
                return False
        elif holds(task.seats, seat) and not offers_answer(edition, game, seat, task, offered):
            return False
    return True


@kernel
def offers_answer(edition: Edition, game: Game, seat: int, task: Task, offered: int) -> bool:
    """Say whether an answer to a task is offered; who can still raise a debt is offered a way to."""
    raising = (1 << verbs.SELL) | (1 << verbs.MORTGAGE)
    if task.kind == tasks.TO_BUY:
        return holds(offered, verbs.DECLINE)
    if tasks.is_auction(task.kind):
        return holds(offered, verbs.PASS)
    if task.kind == tasks.SHORTAGE:
        return holds(offered, verbs.WAIVE)
    if task.kind == tasks.TO_PLACE:
        return holds(offered, verbs.PLACE) or (task.amount == 0 and holds(offered, verbs.WAIVE))
    if task.kind == tasks.TO_CHOOSE:
        return holds(offered, verbs.PAY) and holds(offered, verbs.TAKE)
    if task.kind == tasks.BY_BUS:
        return holds(offered, verbs.RIDE)
    if task.kind == tasks.ANYWHERE:
        return holds(offered, verbs.GO)
    if task.kind == tasks.DEBT or bank.in_debt(game, seat):
        return offered & raising != 0 or bank.could_raise(edition, game, seat) < debt.debt_of(game, seat)
    return offered & ((1 << verbs.KEEP) | (1 << verbs.REDEEM)) != 0
