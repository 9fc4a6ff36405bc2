"""What holds in every position of every card game, whatever was played; counted anew, not read from the kernel."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import NOBODY, holds, size
from monopolista.engine.task_stack import TASKS, Task
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.records import (
    ABSENT,
    ANY_CARDS,
    BANKED,
    BUILT,
    CARDS,
    HIDDEN,
    HOTEL,
    HOUSE,
    LAID,
    PROPERTY,
    SEATS,
    SETS,
    SETS_EACH,
    STAY,
    WILD,
    WILD_ANY,
    WITH_A_COLOUR,
    Game,
    Pack,
)
from monopolista.games.deal.rules.table import asked
from tests.battery import report
from tests.games.deal.battery import flaws
from tests.games.deal.battery.books import Books, is_building, is_in_hand, is_in_pile, is_property


@kernel
def flaw(pack: Pack, game: Game, books: Books) -> int:
    """Return the first law that a position breaks, or SOUND; the events of its last step are in the books."""
    if books.wrong > 0:
        return flaws.BOOKS
    if not cards_are_there_once(game, books):
        return report.CARDS
    found = look_at_cards(pack, game, books)
    if found != report.SOUND:
        return found
    if not counters_are_right(pack, game, books):
        return flaws.COUNTERS
    if not buildings_stand(pack, game, books):
        return report.BUILDINGS
    if not picks_pay(game, books):
        return flaws.PICKED
    return flaw_in_play(pack, game, books)


@kernel
def flaw_in_play(pack: Pack, game: Game, books: Books) -> int:
    """Return what is wrong with what is going on, or SOUND."""
    if not events_hold(game):
        return report.FACTS
    if not left_are_out(game):
        return flaws.LEFT
    if not agenda_holds(game):
        return report.AGENDA
    if not turn_holds(game, books):
        return flaws.TURN
    return report.SOUND if end_holds(pack, game, books) else report.END


@kernel
def cards_are_there_once(game: Game, books: Books) -> bool:
    """Each card that is nowhere to be seen is in one hand, or one place of the pile, as the events say."""
    books.looks += 1
    hidden = game.unseen_count + game.under_count
    if game.pile != hidden or game.pile != books.pile:
        return False
    for place in range(game.unseen_count):
        if not is_in_pile(books, game.unseen[place]) or is_found_again(books, game.unseen[place]):
            return False
    for place in range(game.under_count):
        if not is_in_pile(books, game.under[place]) or is_found_again(books, game.under[place]):
            return False
    for seat in range(SEATS):
        if not hand_is_consistent(game, books, seat):
            return False
        books.hand[seat] = game.hands[seat].count
        hidden += game.hands[seat].count
    for card in range(CARDS):
        hidden -= 1 if game.zone[card] == HIDDEN else 0
    return hidden == 0


@kernel
def is_found_again(books: Books, card: int) -> bool:
    """Say whether a hidden card was found before at this look."""
    again = books.found[card] == books.looks
    books.found[card] = books.looks
    return again


@kernel
def hand_is_consistent(game: Game, books: Books, seat: int) -> bool:
    """The cards of a hand are those of the events, each once, with nothing beyond the last."""
    hand = game.hands[seat]
    for place in range(hand.count):
        if not is_in_hand(books, seat, hand.cards[place]) or is_found_again(books, hand.cards[place]):
            return False
    beyond = 0
    for place in range(hand.count, len(hand.cards)):
        beyond |= hand.cards[place]
    return beyond == 0


@kernel
def look_at_cards(pack: Pack, game: Game, books: Books) -> int:
    """Look at each card where it lies and count it; return what is wrong, or SOUND."""
    for seat in range(SEATS):
        books.bank[seat] = 0
        books.worth[seat] = 0
        books.picked[seat] = 0
        books.buildings[seat] = 0
    for place in range(SEATS * SETS):
        books.count[place] = 0
        books.solid[place] = 0
    for card in range(CARDS):
        zone = game.zone[card]
        if zone != books.zone[card]:
            return flaws.BOOKS
        if zone < BANKED or zone == ABSENT:
            if game.holder[card] != NOBODY or game.at[card] != 0 or game.picked[card] != 0:
                return report.CARDS
            continue
        seat = game.holder[card]
        if seat != books.holder[card] or game.at[card] != books.at[card]:
            return flaws.BOOKS
        found = count_card(pack, game, books, card, seat, zone)
        if found != report.SOUND:
            return found
    return report.SOUND


@kernel
def count_card(pack: Pack, game: Game, books: Books, card: int, seat: int, zone: int) -> int:
    """Count a card that lies before a seat; return what is wrong with it, or SOUND."""
    books.worth[seat] += pack.value[card]
    if game.picked[card] == 1:
        books.picked[seat] += pack.value[card]
        if pack.value[card] == 0:
            return flaws.PICKED
    if zone == BANKED:
        books.bank[seat] += pack.value[card]
        return flaws.SETS if is_property(pack, card) or game.at[card] != 0 else report.SOUND
    if zone == BUILT:
        books.buildings[seat] += 1
        return report.SOUND if is_building(pack, card) else report.BUILDINGS
    colour = game.at[card] // SETS_EACH
    place = seat * SETS + game.at[card]
    books.count[place] += 1
    books.solid[place] += counts_alone(pack, card)
    return report.SOUND if is_property(pack, card) and may_be(pack, card, colour) else flaws.SETS


@kernel
def may_be(pack: Pack, card: int, colour: int) -> bool:
    """Say whether a property may stand for a colour (DEAL-7)."""
    return pack.kind[card] == WILD_ANY or pack.colour[card] == colour or pack.second[card] == colour


@kernel
def counts_alone(pack: Pack, card: int) -> int:
    """Return 1 for a card that makes its set count, by the option (DEAL-7)."""
    kind = pack.kind[card]
    if kind == PROPERTY or pack.wild_sets == ANY_CARDS:
        return 1
    return 1 if kind == WILD and pack.wild_sets == WITH_A_COLOUR else 0


@kernel
def counters_are_right(pack: Pack, game: Game, books: Books) -> bool:
    """What stands written before a seat is what lies there."""
    for seat in range(SEATS):
        player = game.players[seat]
        if player.hand != books.hand[seat] or player.bank != books.bank[seat] or player.worth != books.worth[seat]:
            return False
        complete = 0
        for series in range(SETS):
            count = books.count[seat * SETS + series]
            solid = books.solid[seat * SETS + series]
            if player.count[series] != count or player.solid[series] != solid:
                return False
            if solid > 0 and count == pack.size[series // SETS_EACH]:
                complete |= 1 << series // SETS_EACH
            elif count > pack.size[series // SETS_EACH]:
                return False
        books.complete[seat] = complete
        if player.complete != complete:
            return False
    return True


@kernel
def is_whole(pack: Pack, books: Books, seat: int, series: int) -> bool:
    """Say whether a set is complete, by the recount (DEAL-8)."""
    place = seat * SETS + series
    return books.count[place] == pack.size[series // SETS_EACH] and books.solid[place] > 0


@kernel
def buildings_stand(pack: Pack, game: Game, books: Books) -> bool:
    """A house, and a hotel upon it, stand on complete sets of streets; where they stay, on what is left (DEAL-16)."""
    for seat in range(SEATS):
        named = 0
        for series in range(SETS):
            house = game.players[seat].house[series]
            hotel = game.players[seat].hotel[series]
            if house == 0 and hotel == 0:
                continue
            named += (house > 0) + (hotel > 0)
            if not is_there(pack, game, house, HOUSE, seat, series):
                return False
            if not is_there(pack, game, hotel, HOTEL, seat, series):
                return False
            if pack.buildable[series // SETS_EACH] == 0 or books.count[seat * SETS + series] == 0:
                return False
            if pack.broken != STAY and (house == 0 or not is_whole(pack, books, seat, series)):
                return False
        if named != books.buildings[seat]:
            return False
    return True


@kernel
def is_there(pack: Pack, game: Game, named: int, kind: int, seat: int, series: int) -> bool:
    """Say whether a building named on a set, if any, stands there and is of its kind."""
    if named == 0:
        return True
    card = named - 1
    here = game.zone[card] == BUILT and game.holder[card] == seat and game.at[card] == series
    return here and pack.kind[card] == kind


@kernel
def picks_pay(game: Game, books: Books) -> bool:
    """Who owes has picked what the debt says, and nobody else anything (DEAL-5)."""
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.TO_PAY:
            if books.picked[task.seat] != task.more:
                return False
            books.picked[task.seat] = 0
    owed = 0
    for seat in range(SEATS):
        owed |= books.picked[seat]
    return owed == 0


@kernel
def events_hold(game: Game) -> bool:
    """Every event has a kind and a clause, and only what is hidden is known to some (DEAL-2)."""
    for place in range(game.event_count):
        event = game.events[place]
        if not events.STARTED <= event.kind <= events.AGAINST or not clauses.DEAL_1 <= event.clause <= clauses.DEAL_17:
            return False
        hidden = event.kind == events.DREW or (event.kind == events.DISCARDED and event.amount == 1)
        if event.known != (1 << event.seat if hidden else 0):
            return False
    return True


@kernel
def left_are_out(game: Game) -> bool:
    """Who has left, and who was never there, has nothing and is asked nothing (DEAL-1)."""
    for seat in range(SEATS):
        player = game.players[seat]
        if player.playing == 1:
            if seat >= game.seats:
                return False
            continue
        if player.hand + player.bank > 0 or holds(asked(game), seat) or (game.turn == seat and game.depth > 0):
            return False
    return True


@kernel
def agenda_holds(game: Game) -> bool:
    """Upon the turn lies one question of its own, or actions against others, each of which asks one seat."""
    for place in range(game.depth, TASKS):
        if not is_blank(game.agenda[place]):
            return False
    if game.depth == 0:
        return True
    base = game.agenda[0]
    if base.kind == tasks.START:
        return deals_out(game)
    if base.kind not in (tasks.TO_PLAY, tasks.TO_DISCARD):
        return False
    if base.seat != game.turn or base.seats != 1 << game.turn:
        return False
    for place in range(1, game.depth):
        if not task_holds(game, place):
            return False
    return game.depth == 1 or base.kind == tasks.TO_PLAY


@kernel
def is_blank(task: Task) -> bool:
    """Say whether a place of the agenda holds nothing."""
    numbers = task.kind | task.seats | task.seat | task.other | task.about | task.amount | task.clause
    return (numbers | task.more | task.low) == 0


@kernel
def deals_out(game: Game) -> bool:
    """Before the first turn cards are dealt, seat by seat."""
    for place in range(1, game.depth):
        task = game.agenda[place]
        if task.kind != tasks.DRAWING or task.amount <= 0 or task.seat != game.seats - place:
            return False
    return True


@kernel
def task_holds(game: Game, place: int) -> bool:
    """Say whether a task above the turn is possible where it is."""
    task = game.agenda[place]
    match task.kind:
        case tasks.DRAWING:
            return game.depth == 2 and task.seat == game.turn and task.amount > 0 and task.seats == 0
        case tasks.WHOM | tasks.TO_GIVE:
            return game.depth == 2 and task.seats == 1 << game.turn
        case tasks.DUEL | tasks.TO_PAY:
            return is_against_another(game, place) and is_up_to_one(task)
        case _:
            return False


@kernel
def is_against_another(game: Game, place: int) -> bool:
    """Say whether an action is one of the seat whose turn it is, against another, which it is against once."""
    task = game.agenda[place]
    for earlier in range(1, place):
        if game.agenda[earlier].seat == task.seat:
            return False
    return task.other == game.turn and task.seat != game.turn and game.players[task.seat].playing == 1


@kernel
def is_up_to_one(task: Task) -> bool:
    """Say whether who has to answer is the one whose turn it is in the duel, or who owes (DEAL-15, DEAL-5)."""
    if task.kind == tasks.TO_PAY:
        return task.seats == 1 << task.seat and task.amount > 0 and task.more >= 0
    return task.more >= 0 and task.seats == 1 << (task.seat if task.more % 2 == 0 else task.other)


@kernel
def turn_holds(game: Game, books: Books) -> bool:
    """The turn, its plays and doublings are as the events say; what may be taken back lies there (DEAL-2, DEAL-11)."""
    if game.turn != books.turn or game.turns != books.turns:
        return False
    if game.depth > 0 and (game.plays != books.plays or game.doubles != books.doubles):
        return False
    if game.plays < 0 or game.doubles < 0 or (game.doubles > 0 and game.plays == 0):
        return False
    for place in range(game.undo_count):
        card = game.undo[place]
        if game.holder[card] != game.turn or (game.zone[card] != BANKED and game.zone[card] != LAID):
            return False
    for place in range(game.undo_count, len(game.undo)):
        if game.undo[place] != 0 or game.undo_from[place] != 0:
            return False
    return game.undo_count == 0 or (game.depth == 1 and game.agenda[0].kind == tasks.TO_PLAY)


@kernel
def end_holds(pack: Pack, game: Game, books: Books) -> bool:
    """A game that is over has one winner with three sets, or alone; one that goes on has none to be (DEAL-8)."""
    if game.depth > 0:
        waits = game.depth == 1 and game.agenda[0].kind == tasks.TO_PLAY
        return game.winners == 0 and not (waits and has_won(pack, books, game.turn))
    left = 0
    winner = NOBODY
    for seat in range(game.seats):
        left += game.players[seat].playing
        if holds(game.winners, seat):
            winner = seat
    if size(game.winners) != 1 or game.players[winner].place != 1 or game.players[winner].playing == 0:
        return False
    return left == 1 or (winner == game.turn and has_won(pack, books, winner))


@kernel
def has_won(pack: Pack, books: Books, seat: int) -> bool:
    """Say whether a seat has three complete sets of different colours, by the recount (DEAL-8)."""
    return size(books.complete[seat]) >= pack.sets_to_win
