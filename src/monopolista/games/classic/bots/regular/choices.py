"""Choices of ``regular`` where a card or the Speedy die allows them."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, Seat
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.evaluation.rent_exposure import rent_of_landing
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules.bank import free_cash, spendable
from monopolista.games.classic.rules.property.deeds import owned_in_colour
from monopolista.games.classic.rules.records import GO_TO_JAIL, SQUARES, TAX, Edition, Seen, Square
from monopolista.games.classic.rules.speedy import BOTH

WORST: Final = -1_000_000


@kernel
def choose_freely(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> None:
    """Pay or draw by a card's choice, take the best bus move, or go to the best square."""
    kind = top_kind(seen)
    if kind == tasks.TO_CHOOSE:
        able = free_cash(seen, seat) >= seen.agenda[seen.depth - 1].amount
        set_answer(answer, verbs.PAY if able else verbs.TAKE, 0, 0)
    elif kind == tasks.BY_BUS:
        set_answer(answer, verbs.RIDE, best_ride(edition, seen, seat), 0)
    else:
        set_answer(answer, verbs.GO, best_square(edition, seen, seat), 0)


@kernel
def best_ride(edition: Edition, seen: Seen, seat: Seat) -> int:
    """Return the dice of the best bus move: the first, the second or both."""
    best = BOTH
    value = WORST
    for dice in range(1, BOTH + 1):
        steps = seen.die_1 + seen.die_2
        if dice != BOTH:
            steps = seen.die_1 if dice == 1 else seen.die_2
        worth = worth_of_going(edition, seen, seat, steps)
        if worth > value:
            best = dice
            value = worth
    return best


@kernel
def best_square(edition: Edition, seen: Seen, seat: Seat) -> Square:
    """Return the best square of the board to move to."""
    start = seen.players[seat].square
    best = start
    value = WORST
    for steps in range(1, SQUARES):
        worth = worth_of_going(edition, seen, seat, steps)
        if worth > value:
            best = (start + steps) % SQUARES
            value = worth
    return best


@kernel
def worth_of_going(edition: Edition, seen: Seen, seat: Seat, steps: int) -> int:
    """Return the value in money of a move by ``steps`` squares, including deeds that the seat could buy."""
    start = seen.players[seat].square
    square = (start + steps) % SQUARES
    gain = edition.salary if start + steps >= SQUARES else 0
    if edition.kind[square] == GO_TO_JAIL:
        return -edition.fine
    if edition.deed[square] < 0:
        return gain - (edition.tax[square] if edition.kind[square] == TAX else 0)
    owner = seen.owner[square]
    if owner == BANK:
        return gain + worth_of_buying(edition, seen, seat, square)
    if owner == seat or seen.mortgaged[square] == 1:
        return gain
    return gain - rent_of_landing(edition, seen, square)


@kernel
def worth_of_buying(edition: Edition, seen: Seen, seat: Seat, square: Square) -> int:
    """Return the value of reaching an unsold property, which rises with the seat's deeds of its colour."""
    if spendable(seen, seat) < edition.price[square]:
        return 0
    colour = edition.colour[square]
    own = owned_in_colour(edition, seen, seat, colour)
    return edition.price[square] * (1 + 2 * own) // edition.size[colour]
