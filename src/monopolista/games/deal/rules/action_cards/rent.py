"""Rent: by a card of two colours from all others, by a multicolour card from one, and doubled (DEAL-10, DEAL-11)."""

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
    """Say whether a card asks for rent for a colour."""
    kind = pack.kind[card]
    return kind == RENT_ANY or (kind == RENT and (pack.colour[card] == colour or pack.second[card] == colour))


@kernel
def why_not_ask(pack: Pack, seen: Seen, seat: Seat, card: Card, series: Series) -> Clause:
    """Return the clause that forbids asking for the rent of a set with a card, or NONE."""
    if not 0 <= series < SETS or not is_rent_for(pack, card, series // SETS_EACH):
        return clauses.DEAL_10
    return clauses.NONE if rent_of(pack, seen, seat, series) > 0 else clauses.DEAL_10


@kernel
def can_be_doubled(pack: Pack, card: Card) -> bool:
    """Say whether Double the Rent goes with a card (DEAL-11)."""
    return pack.kind[card] == RENT or (pack.kind[card] == RENT_ANY and pack.double_any == 1)


@kernel
def earns_rent(pack: Pack, seen: Seen, seat: Seat, card: Card) -> bool:
    """Say whether a seat has a set for which a rent card asks for something."""
    for series in range(SETS):
        if seen.players[seat].count[series] > 0 and why_not_ask(pack, seen, seat, card, series) == clauses.NONE:
            return True
    return False


@kernel
def why_not_double(pack: Pack, game: Game, seat: Seat) -> Clause:
    """Return the clause that forbids doubling, or NONE: a rent to double and a play for it must be left (DEAL-11)."""
    if game.plays < 2:
        return clauses.DEAL_11
    hand = game.hands[seat]
    for place in range(hand.count):
        if can_be_doubled(pack, hand.cards[place]) and earns_rent(pack, game, seat, hand.cards[place]):
            return clauses.NONE
    return clauses.DEAL_11


@kernel
def double(game: Game, seat: Seat, card: Card) -> None:
    """Let the next rent be doubled, once more if it is already."""
    game.doubles += 1
    emit(game, events.DOUBLED, seat=seat, subject=card, amount=1 << game.doubles, clause=clauses.DEAL_11)


@kernel
def ask(pack: Pack, game: Game, seat: Seat, card: Card, series: Series) -> None:
    """Ask for the rent of a set: from all others, or from one yet to be named."""
    amount = rent_of(pack, game, seat, series) << game.doubles
    game.doubles = 0
    emit(game, events.PLAYED, seat=seat, subject=card, amount=amount, clause=clauses.DEAL_10)
    if pack.kind[card] == RENT:
        challenge_all(game, seat, card, amount, clause=clauses.DEAL_10)
    else:
        push(game, tasks.WHOM, seats=1 << seat, seat=seat, about=card, amount=amount, clause=clauses.DEAL_10)


@kernel
def why_not_at(seen: Seen, seat: Seat, target: Seat) -> Clause:
    """Return the clause that forbids asking a seat for a multicolour rent, or NONE."""
    if seen.agenda[seen.depth - 1].kind != tasks.WHOM or seen.turn != seat:
        return clauses.DEAL_10
    if target == seat or not 0 <= target < seen.seats or not holds(living(seen), target):
        return clauses.DEAL_10
    return clauses.NONE


@kernel
def at(game: Game, seat: Seat, target: Seat) -> None:
    """Ask one seat for a multicolour rent."""
    task = game.agenda[game.depth - 1]
    card = task.about
    amount = task.amount
    pop(game)
    emit(game, events.AGAINST, seat=seat, other=target, subject=card, amount=amount, clause=clauses.DEAL_10)
    challenge(game, seat, target, card, amount=amount, clause=clauses.DEAL_10)


@kernel
def at_the_only_other(game: Game) -> bool:
    """Ask the only other seat for a multicolour rent, where there is but one; say whether there was."""
    others = without_seat(living(game), game.turn)
    if size(others) > 1:
        return False
    at(game, game.turn, first_from(others, 0))
    return True
