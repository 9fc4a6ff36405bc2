"""Raising money with the least loss: single deeds first, then buildings, then whole colours (DEBT-1)."""

from monopolista.bots.answers import say
from monopolista.kernel import clauses
from monopolista.kernel.classic import building, mortgage, verbs
from monopolista.kernel.classic.deeds import owns_colour
from monopolista.kernel.classic.records import DEEDS, Answer, Edition, Seen
from monopolista.kernel.jit import kernel


@kernel
def raise_money(edition: Edition, seen: Seen, seat: int, answer: Answer) -> None:
    """Take the next step towards paying a debt, or give up when nothing is left."""
    square = deed_to_mortgage(edition, seen, seat, False)
    if square >= 0:
        say(answer, verbs.MORTGAGE, square, 0)
        return
    square = street_to_sell(edition, seen, seat)
    if square >= 0:
        say(answer, verbs.SELL, square, 0)
        return
    square = deed_to_mortgage(edition, seen, seat, True)
    if square >= 0:
        say(answer, verbs.MORTGAGE, square, 0)
    else:
        say(answer, verbs.BANKRUPT, 0, 0)


@kernel
def deed_to_mortgage(edition: Edition, seen: Seen, seat: int, whole: bool) -> int:
    """Return the cheapest deed to mortgage, of whole colours or of others, or -1."""
    best = -1
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] != seat or owns_colour(edition, seen, seat, edition.colour[square]) != whole:
            continue
        if mortgage.why_not_mortgage(edition, seen, seat, square) == clauses.NONE:
            if best < 0 or edition.price[square] < edition.price[best]:
                best = square
    return best


@kernel
def street_to_sell(edition: Edition, seen: Seen, seat: int) -> int:
    """Return the first street whose topmost building can be sold, or -1."""
    for deed in range(DEEDS):
        square = edition.square[deed]
        if seen.owner[square] == seat and building.why_not_sell(edition, seen, seat, square) == clauses.NONE:
            return square
    return -1
