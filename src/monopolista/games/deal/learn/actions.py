"""The numbered actions of MONOPOLY Deal: each number means the same at every table.

Seats are counted clockwise from the acting seat. For ``at`` and Debt Collectors, 0 is the next seat; in duels, 0 is
the acting seat. Cards have the numbers of the box; ``space`` lists where each can be laid and played.
"""

from typing import Any, Final

from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Subject, Verb
from monopolista.engine.records import Place
from monopolista.engine.seats import Seat, places_on, seat_after
from monopolista.games.deal.learn.action_space import (
    LAYS,
    NOES,
    OTHERS,
    PLAYS,
    PROPERTIES,
    ActionSpace,
    set_of,
    way_into,
)
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import (
    BREAKER,
    CARDS,
    COLLECTOR,
    FORCED,
    HOTEL,
    HOUSE,
    RENT,
    RENT_ANY,
    SEATS,
    SLY,
    Card,
    Offers,
    Pack,
)
from monopolista.games.deal.rules.verbs import NO_TARGET, Target
from monopolista.games.interface.learning import Block, firsts, length_of, lengths

BLOCKS: Final = (
    Block(verbs.WORDS[verbs.END], 1),
    Block(verbs.WORDS[verbs.UNDO], 1),
    Block(verbs.WORDS[verbs.PAY], 1),
    Block(verbs.WORDS[verbs.LEAVE], 1),
    Block(verbs.WORDS[verbs.LAY], LAYS, "property, then set of a colour that it can have"),
    Block(verbs.WORDS[verbs.MOVE], LAYS, "property, then set of a colour that it can have"),
    Block(verbs.WORDS[verbs.PLAY], PLAYS, "action card, then target"),
    Block(verbs.WORDS[verbs.BANK], CARDS, "card"),
    Block(verbs.WORDS[verbs.PICK], CARDS, "card"),
    Block(verbs.WORDS[verbs.UNPICK], CARDS, "card"),
    Block(verbs.WORDS[verbs.DISCARD], CARDS, "card"),
    Block(verbs.WORDS[verbs.GIVE], PROPERTIES, "property"),
    Block(verbs.WORDS[verbs.AT], OTHERS, "seat"),
    Block(verbs.WORDS[verbs.ALLOW], SEATS, "target of the action"),
    Block(verbs.WORDS[verbs.NO], NOES * SEATS, "Just Say No, then target of the action"),
)
FIRST: Final = firsts(BLOCKS, verbs.NUMBERS)
"""By verb, the number of its first action; -1 for verbs that are no seat's."""
LEAVE: Final = FIRST[verbs.LEAVE]
LENGTH: Final = lengths(BLOCKS, verbs.NUMBERS)
"""By verb, how many actions it has."""
ACTIONS: Final = length_of(BLOCKS)


@kernel
def number_of(
    space: ActionSpace, pack: Pack, seats: int, seat: Seat, verb: Verb, subject: Subject, amount: Amount
) -> int:
    """Return the number of an action."""
    return FIRST[verb] + _place_within(space, pack, seats, seat, verb, subject, amount)


@kernel
def _place_within(
    space: ActionSpace, pack: Pack, seats: int, seat: Seat, verb: Verb, subject: Subject, amount: Amount
) -> Place:
    match verb:
        case verbs.LAY | verbs.MOVE:
            return space.lays[subject] + way_into(pack, subject, amount)
        case verbs.PLAY:
            return space.plays[subject] + _way_at(space, pack, seats, seat, subject, amount)
        case verbs.BANK | verbs.PICK | verbs.UNPICK | verbs.DISCARD:
            return subject
        case verbs.GIVE:
            return space.order[subject]
        case verbs.AT:
            return places_on(seat, subject, seats) - 1
        case verbs.ALLOW:
            return places_on(seat, subject, seats)
        case verbs.NO:
            return space.order[subject] * SEATS + places_on(seat, amount, seats)
        case _:
            return 0


@kernel
def _way_at(space: ActionSpace, pack: Pack, seats: int, seat: Seat, card: Card, target: Target) -> Place:
    """Return the place of a target among those of an action card."""
    kind = pack.kind[card]
    if kind == RENT or kind == RENT_ANY or kind == HOUSE or kind == HOTEL:
        return way_into(pack, card, target)
    if kind == SLY or kind == FORCED or kind == BREAKER:
        return space.order[target]
    if kind == COLLECTOR:
        return places_on(seat, target, seats) - 1
    return 0


@kernel
def read_action(space: ActionSpace, pack: Pack, seats: int, seat: Seat, number: int, answer: Any) -> None:
    """Put down what a number stands for: verb, subject and amount."""
    verb = verb_of(number)
    place = number - FIRST[verb]
    answer.verb = verb
    answer.subject = _subject(space, pack, seats, seat, verb, place)
    answer.amount = _amount(space, pack, seats, seat, verb, place)


@kernel
def verb_of(number: int) -> Verb:
    """Return the verb of an action by its number."""
    for verb in range(1, verbs.LAST + 1):
        if FIRST[verb] <= number < FIRST[verb] + LENGTH[verb]:
            return verb
    raise AssertionError("no action has this number")


@kernel
def _subject(space: ActionSpace, pack: Pack, seats: int, seat: Seat, verb: Verb, place: Place) -> Subject:
    match verb:
        case verbs.LAY | verbs.MOVE:
            return space.laid[place]
        case verbs.PLAY:
            return space.played[place]
        case verbs.BANK | verbs.PICK | verbs.UNPICK | verbs.DISCARD:
            return place
        case verbs.GIVE:
            return pack.properties[place]
        case verbs.AT:
            return seat_after(seat, 1 + place, seats)
        case verbs.ALLOW:
            return seat_after(seat, place, seats)
        case verbs.NO:
            return space.noes[place // SEATS]
        case _:
            return 0


@kernel
def _amount(space: ActionSpace, pack: Pack, seats: int, seat: Seat, verb: Verb, place: Place) -> Amount:
    match verb:
        case verbs.LAY | verbs.MOVE:
            card = space.laid[place]
            return set_of(pack, card, place - space.lays[card])
        case verbs.PLAY:
            card = space.played[place]
            return _target(pack, seats, seat, card, place - space.plays[card])
        case verbs.NO:
            return seat_after(seat, place % SEATS, seats)
        case _:
            return 0


@kernel
def _target(pack: Pack, seats: int, seat: Seat, card: Card, way: Place) -> Target:
    """Return the target that has a place among those of an action card."""
    kind = pack.kind[card]
    if kind == RENT or kind == RENT_ANY or kind == HOUSE or kind == HOTEL:
        return set_of(pack, card, way)
    if kind == SLY or kind == FORCED or kind == BREAKER:
        return pack.properties[way]
    if kind == COLLECTOR:
        return seat_after(seat, 1 + way, seats)
    return NO_TARGET


@kernel
def read_one(spaces: Any, packs: Any, seats: int, seat: Seat, number: int, answers: Any) -> None:
    """Write the action of a number into the first answer, at a table of ``seats`` seats."""
    read_action(spaces[0], packs[0], seats, seat, number, answers[0])


@kernel
def write_mask(space: ActionSpace, pack: Pack, seats: int, seat: Seat, offers: Offers, mask: Any) -> None:
    """Write 1 for each action that a seat's offers admit, 0 for all others; shape (ACTIONS,), int8."""
    mask[:] = 0
    for place in range(offers.count):
        offer = offers.rows[place]
        mask[number_of(space, pack, seats, seat, offer.verb, offer.subject, offer.low)] = 1
