"""The deeds that each side could give in a trade: those of colours of which both sides own some (TRADE-1)."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.valuation import loans, promise, prospects, visits
from monopolista.games.classic.rules.property.deeds import colour_built
from monopolista.games.classic.rules.records import COLOURS, Colour, DeedSet, Edition, Seen


@kernel
def shared_colours(edition: Edition, seen: Seen, seat: Seat, partner: Seat) -> int:
    """Return the set of the colours without buildings of which both sides own some."""
    mine = seen.players[seat].deeds
    theirs = seen.players[partner].deeds
    both = 0
    for colour in range(COLOURS):
        deeds = edition.deeds[colour]
        if mine & deeds != 0 and theirs & deeds != 0 and not colour_built(edition, seen, colour):
            both |= 1 << colour
    return both


@kernel
def bundle(edition: Edition, seen: Seen, seat: Seat, colour: Colour) -> DeedSet:
    """Return the set of a seat's deeds of a colour; colour -1 has none."""
    return seen.players[seat].deeds & edition.deeds[colour] if colour >= 0 else 0


@kernel
def note_colours(edition: Edition, seen: Seen, answer: Answer) -> int:
    """Compute the values of all shared colours; return the set of the places of ``ExchangeSide`` to choose from."""
    trial = answer.trade[1]
    shared = shared_colours(edition, seen, trial.maker, trial.partner)
    places = 1 | (shared << 1) if shared != 0 else 0
    while shared != 0:
        note_colour(edition, seen, answer, lowest(shared))
        shared &= shared - 1
    return places


@kernel
def note_colour(edition: Edition, seen: Seen, answer: Answer, colour: Colour) -> None:
    """Compute the effect on both sides if either gives its deeds of one colour and nothing else.

    The value of a colour does not depend on other colours, so that these effects can be added.
    """
    trial = answer.trade[1]
    promised = promise(edition, colour, visits(seen))
    mine = bundle(edition, seen, trial.maker, colour)
    theirs = bundle(edition, seen, trial.partner, colour)
    my_loans = loans(edition, seen, mine)
    their_loans = loans(edition, seen, theirs)
    maker = prospects(edition, seen, trial, False, trial.maker, colour, mine, promised)
    partner = prospects(edition, seen, trial, False, trial.partner, colour, theirs, promised)
    both = mine | theirs
    trial.gives = mine
    trial.gets = 0
    gives = answer.exchange_sides[0]
    gives.deeds[1 + colour] = mine
    gives.maker[1 + colour] = -maker - my_loans
    after = prospects(edition, seen, trial, True, trial.partner, colour, both, promised)
    gives.partner[1 + colour] = after + my_loans - partner
    trial.gives = 0
    trial.gets = theirs
    gets = answer.exchange_sides[1]
    gets.deeds[1 + colour] = theirs
    after = prospects(edition, seen, trial, True, trial.maker, colour, both, promised)
    gets.maker[1 + colour] = after + their_loans - maker
    gets.partner[1 + colour] = -partner - their_loans
