"""Rent: from all players by a card of two colours, from one by a multicolour card, and doubled (DEAL-10, DEAL-11)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, first_from, holds, size, without_seat
from monopolista.engine.task_stack import pop, push
from monopolista.games.deal.rules import clauses, events, tasks
from monopolista.games.deal.rules.action_cards.duel import challenge, challenge_all
from monopolista.games.deal.rules.ending import living
from monopolista.games.deal.rules.records import RENT, RENT_ANY, SETS, SETS_EACH, Card, Colour, Game, Pack, Seen, Series
from monopolista.games.deal.rules.sets import rent_of


@kernel
def is_rent_for(pack: Pack, card: Card, colour: Colour) -> bool:
    """Return whether a card demands rent for a colour."""
    kind = pack.kind[card]
    return kind == RENT_ANY or (kind == RENT and (pack.colour[card] == colour or pack.second[card] == colour))


@kernel
def why_not_ask(pack: Pack, seen: Seen, seat: Seat, card: Card, series: Series) -> Clause:
    """Return the clause that forbids demanding the rent of a set with a card, or NONE."""
    if not 0 <= series < SETS or not is_rent_for(pack, card, series // SETS_EACH):
        return clauses.DEAL_10
    return clauses.NONE if rent_of(pack, seen, seat, series) > 0 else clauses.DEAL_10


@kernel
def can_be_doubled(pack: Pack, card: Card) -> bool:
    """Return whether Double the Rent can be used with a card (DEAL-11)."""
    return pack.kind[card] == RENT or (pack.kind[card] == RENT_ANY and pack.double_any == 1)


@kernel
def earns_rent(pack: Pack, seen: Seen, seat: Seat, card: Card) -> bool:
    """Return whether a seat has a set with a rent that a card can demand."""
    for series in range(SETS):
        if seen.players[seat].count[series] > 0 and why_not_ask(pack, seen, seat, card, series) == clauses.NONE:
            return True
    return False


@kernel
def why_not_double(pack: Pack, game: Game, seat: Seat) -> Clause:
    """Return the clause that forbids doubling, or NONE: a rent card and a play for it have to remain (DEAL-11)."""
    if game.plays < 2:
        return clauses.DEAL_11
    hand = game.hands[seat]
    for place in range(hand.count):
        if can_be_doubled(pack, hand.cards[place]) and earns_rent(pack, game, seat, hand.cards[place]):
            return clauses.NONE
    return clauses.DEAL_11


@kernel
def double(game: Game, seat: Seat, card: Card) -> None:
    """Double the next rent, which may be doubled already."""
    game.doubles += 1
    emit(game, events.DOUBLED, seat=seat, subject=card, amount=1 << game.doubles, clause=clauses.DEAL_11)


@kernel
def ask(pack: Pack, game: Game, seat: Seat, card: Card, series: Series) -> None:
    """Demand the rent of a set: from all other players, or from one that is chosen next."""
    amount = rent_of(pack, game, seat, series) << game.doubles
    game.doubles = 0
    emit(game, events.PLAYED, seat=seat, subject=card, amount=amount, clause=clauses.DEAL_10)
    if pack.kind[card] == RENT:
        challenge_all(game, seat, card, amount, clause=clauses.DEAL_10)
    else:
        push(game, tasks.WHOM, seats=1 << seat, seat=seat, about=card, amount=amount, clause=clauses.DEAL_10)


@kernel
def why_not_at(seen: Seen, seat: Seat, target: Seat) -> Clause:
    """Return the clause that forbids demanding a multicolour rent from a seat, or NONE."""
    if seen.agenda[seen.depth - 1].kind != tasks.WHOM or seen.turn != seat:
        return clauses.DEAL_10
    if target == seat or not 0 <= target < seen.seats or not holds(living(seen), target):
        return clauses.DEAL_10
    return clauses.NONE


@kernel
def at(game: Game, seat: Seat, target: Seat) -> None:
    """Demand a multicolour rent from one seat."""
    task = game.agenda[game.depth - 1]
    card = task.about
    amount = task.amount
    pop(game)
    emit(game, events.AGAINST, seat=seat, other=target, subject=card, amount=amount, clause=clauses.DEAL_10)
    challenge(game, seat, target, card, amount=amount, clause=clauses.DEAL_10)


@kernel
def at_the_only_other(game: Game) -> bool:
    """Demand a multicolour rent from the only other seat, where there is just one; return whether there was."""
    others = without_seat(living(game), game.turn)
    if size(others) > 1:
        return False
    at(game, game.turn, first_from(others, 0))
    return True
