"""The kernels that mark the features of a position: of each seat by what lies open, and of the table."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import WHOLE, Marks, mark, mark_between
from monopolista.engine.seats import Seat, places_on, size
from monopolista.games.deal.evaluation import features
from monopolista.games.deal.evaluation.features import (
    AT,
    COPIES,
    DRAWN,
    LOOSE,
    MONEY,
    PILE,
    ROUND,
    SIZES,
    STATUSES,
    WILDS,
)
from monopolista.games.deal.evaluation.hidden_cards import CardCounts
from monopolista.games.deal.rules import tasks
from monopolista.games.deal.rules.records import (
    ANY_CARDS,
    COLOURS,
    DISCARD,
    SETS_EACH,
    STAY,
    UNDER_PILE,
    WITH_A_PROPERTY,
    Pack,
    Seen,
)
from monopolista.games.deal.rules.sets import is_complete, rent_of

BANK: Final = AT["bank"]
WORTH: Final = AT["worth"]
RENT: Final = AT["rent"]
ORDER: Final = AT["order"]
PLAYS: Final = AT["plays"]
DOUBLES: Final = AT["doubles"]
DRAWS: Final = AT["draws"]
HAND: Final = AT["hand"]
COMPLETE: Final = AT["complete"]
COLOUR: Final = AT["colour"]
WILD_CARDS: Final = AT["wilds"]
ALIVE: Final = AT["alive"]
IN_PILE: Final = AT["pile"]
ROUNDS: Final = AT["rounds"]
UNSEEN: Final = AT["unseen"]
UNSEEN_OF: Final = AT["unseen_of"]
WHOLE_SET: Final = LOOSE
"""The status of a colour that is complete; a house and a hotel follow."""
TWICE: Final = STATUSES - 1


@kernel
def mark_open(pack: Pack, seen: Seen, counts: CardCounts, seat: Seat, known: bool, marks: Marks) -> None:
    """Mark what lies open of a seat, whose hand is known or not."""
    player = seen.players[seat]
    mark_between(marks, BANK, MONEY, player.bank)
    mark_between(marks, WORTH, MONEY, player.worth)
    mark(marks, HAND + (SIZES if known else 0) + min(player.hand, SIZES - 1))
    mark(marks, COMPLETE + size(player.complete))
    mark_sets(pack, seen, seat, marks)
    for kind in range(WILDS):
        count = counts.wilds[seat * WILDS + kind]
        if count > 0:
            mark(marks, WILD_CARDS + kind * COPIES + min(count, COPIES) - 1)
    mark_turn(seen, seat, marks)


@kernel
def mark_turn(seen: Seen, seat: Seat, marks: Marks) -> None:
    """Mark when the turn of a seat comes, what is left of it, and what it draws."""
    if seen.turn >= 0:
        order = places_on(seen.turn, seat, seen.seats)
        mark(marks, ORDER + order)
        if order == 0:
            mark(marks, PLAYS + seen.plays)
            mark(marks, DOUBLES + seen.doubles)
    for place in range(seen.depth):
        if seen.agenda[place].kind == tasks.DRAWING and seen.agenda[place].seat == seat:
            mark(marks, DRAWS + min(seen.agenda[place].amount, DRAWN) - 1)


@kernel
def mark_sets(pack: Pack, seen: Seen, seat: Seat, marks: Marks) -> None:
    """Mark the sets before a seat: of each colour what is complete, and the best that is not."""
    highest = 0
    for colour in range(COLOURS):
        most = 0
        whole = 0
        built = 0
        for series in range(colour * SETS_EACH, (colour + 1) * SETS_EACH):
            count = seen.players[seat].count[series]
            if count == 0:
                continue
            highest = max(highest, rent_of(pack, seen, seat, series))
            if is_complete(pack, seen, seat, series):
                whole += 1
                built = max(built, buildings(seen, seat, series))
            else:
                most = max(most, count)
        if most > 0:
            mark(marks, COLOUR + colour * STATUSES + min(most, LOOSE) - 1)
        if whole > 0:
            mark(marks, COLOUR + colour * STATUSES + WHOLE_SET + built)
        if whole > 1:
            mark(marks, COLOUR + colour * STATUSES + TWICE)
    mark_between(marks, RENT, MONEY, highest)


@kernel
def buildings(seen: Seen, seat: Seat, series: int) -> int:
    """Return how many buildings stand on a set."""
    player = seen.players[seat]
    return (1 if player.house[series] > 0 else 0) + (1 if player.hotel[series] > 0 else 0)


@kernel
def mark_table(pack: Pack, seen: Seen, counts: CardCounts, marks: Marks) -> None:
    """Mark what is the same for every seat."""
    alive = 0
    for seat in range(seen.seats):
        alive += seen.players[seat].playing
    marks.count = 0
    mark(marks, ALIVE + alive)
    mark_between(marks, IN_PILE, PILE, seen.pile)
    mark_between(marks, ROUNDS, ROUND, seen.turns // max(1, seen.seats))
    for kind in range(len(counts.unseen)):
        if counts.unseen[kind] > 0:
            mark(marks, UNSEEN + kind, counts.unseen[kind] * WHOLE // counts.kinds[kind])
    for colour in range(COLOURS):
        if counts.unseen_of[colour] > 0:
            mark(marks, UNSEEN_OF + colour, counts.unseen_of[colour] * WHOLE // counts.colours[colour])
    mark_law(pack, marks)


@kernel
def mark_law(pack: Pack, marks: Marks) -> None:
    """Mark what the table has chosen."""
    mark_if(marks, features.NO_IS_PLAY, pack.no_is_play == 1)
    mark_if(marks, features.DOUBLE_ANY, pack.double_any == 1)
    mark_if(marks, features.BROKEN_STAY, pack.broken == STAY)
    mark_if(marks, features.BROKEN_DISCARD, pack.broken == DISCARD)
    mark_if(marks, features.UNDER, pack.excess == UNDER_PILE)
    mark_if(marks, features.NO_TAKE_BACK, pack.take_back == 0)
    mark_if(marks, features.WILD_WITH_PROPERTY, pack.wild_sets == WITH_A_PROPERTY)
    mark_if(marks, features.WILD_ANY, pack.wild_sets == ANY_CARDS)


@kernel
def mark_if(marks: Marks, feature: int, chosen: bool) -> None:
    """Mark an option where it is chosen."""
    if chosen:
        mark(marks, feature)
