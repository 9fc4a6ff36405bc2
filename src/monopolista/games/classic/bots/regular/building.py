"""Building and unmortgaging by ``regular``: for the greatest rise of rents, with a cash reserve (BLD, MORT-2)."""

from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, lowest
from monopolista.games.classic.bots.answer_record import set_answer
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular.debt import lendable
from monopolista.games.classic.bots.regular.valuation import PER_TURN, THREE_HOUSES, danger, rent_at, visits
from monopolista.games.classic.evaluation.rent_exposure import ODDS
from monopolista.games.classic.rules import clauses, tasks, verbs
from monopolista.games.classic.rules.bank import building_steps, spendable
from monopolista.games.classic.rules.property import building, mortgage, shortage
from monopolista.games.classic.rules.property.deeds import colour_mortgaged, owns_colour
from monopolista.games.classic.rules.records import COLOURS, MEMBERS, STATIONS, Edition, Money, Seen, Square


@kernel
def cushion(edition: Edition, seen: Seen, seat: Seat) -> Money:
    """Return the cash reserve for the next rents, less half of the mortgage values of single deeds."""
    return max(0, danger(edition, seen, seat) - lendable(edition, seen, seat) // 2)


@kernel
def rise_of_rent(edition: Edition, seen: Seen, square: Square) -> int:
    """Return how much a building raises the rent; houses up to the third count as one step."""
    steps = building_steps(edition, seen.level[square])
    goal = max(THREE_HOUSES, steps + 1)
    return (rent_at(edition, square, goal) - rent_at(edition, square, steps)) // (goal - steps)


@kernel
def worth_of_building(edition: Edition, seen: Seen, square: Square) -> int:
    """Return the expected rents that the next building on a street adds."""
    return visits(seen) * ODDS[square] * rise_of_rent(edition, seen, square) // PER_TURN


@kernel
def best_street(edition: Edition, seen: Seen, seat: Seat, kind: int) -> Square:
    """Return the street where a building of a kind brings the most for its price, or -1."""
    best = -1
    best_score = -1
    for colour in range(STATIONS):
        if not owns_colour(edition, seen, seat, colour) or colour_mortgaged(edition, seen, colour):
            continue
        for member in range(edition.size[colour]):
            square = edition.members[colour * MEMBERS + member]
            if building.next_building(edition, seen, square) != kind:
                continue
            if building.why_not_place(edition, seen, seat, square) != clauses.NONE:
                continue
            score = ODDS[square] * rise_of_rent(edition, seen, square) // edition.house_price[square]
            if score > best_score:
                best = square
                best_score = score
    return best


@kernel
def place_or_waive(edition: Edition, seen: Seen, seat: Seat, best: Square, answer: Answer) -> None:
    """Place a building on the best street, or on the first legal one; waive it without any (BLD-6)."""
    if best >= 0 and shortage.why_not_place_won(edition, seen, seat, best) == clauses.NONE:
        set_answer(answer, verbs.PLACE, best, 0)
        return
    deeds = seen.players[seat].deeds
    while deeds != 0:
        square = edition.square[lowest(deeds)]
        deeds &= deeds - 1
        if shortage.why_not_place_won(edition, seen, seat, square) == clauses.NONE:
            set_answer(answer, verbs.PLACE, square, 0)
            return
    set_answer(answer, verbs.WAIVE, 0, 0)


@kernel
def build(edition: Edition, seen: Seen, seat: Seat, answer: Answer) -> bool:
    """Build the best building that leaves the cash reserve; return whether there was one."""
    square = best_street(edition, seen, seat, tasks.HOUSE)
    if square < 0 or seen.houses == 0:
        if seen.players[seat].deeds & seen.built == 0:
            return False
        square = best_street(edition, seen, seat, tasks.HOTEL)
        if square < 0 or keeps_houses_scarce(edition, seen, seat):
            return False
    if building.why_not_build(edition, seen, seat, square) != clauses.NONE:
        return False
    if spendable(seen, seat) - edition.house_price[square] < cushion(edition, seen, seat):
        return False
    set_answer(answer, verbs.BUILD, square, 0)
    return True


@kernel
def keeps_houses_scarce(edition: Edition, seen: Seen, seat: Seat) -> bool:
    """Return whether a hotel would release houses that other players lack."""
    if seen.houses >= 2 * edition.hotel_after:
        return False
    for colour in range(COLOURS):
        for other in range(seen.seats):
            if other != seat and owns_colour(edition, seen, other, colour):
                return True
    return False


@kernel
def redeem(edition: Edition, seen: Seen, seat: Seat, whole: bool, answer: Answer) -> bool:
    """Unmortgage a deed, of a complete colour or not, that leaves the cash reserve; return whether there was one."""
    pledged = seen.players[seat].deeds & seen.pledged
    if pledged == 0:
        return False
    spare = spendable(seen, seat) - (0 if whole else edition.salary)
    while pledged != 0 and spare > 0:
        square = edition.square[lowest(pledged)]
        pledged &= pledged - 1
        kept = spare - mortgage.redemption(edition, square)
        if kept < 0 or owns_colour(edition, seen, seat, edition.colour[square]) != whole:
            continue
        if mortgage.why_not_redeem(edition, seen, seat, square) != clauses.NONE:
            continue
        if kept >= cushion(edition, seen, seat):
            set_answer(answer, verbs.REDEEM, square, 0)
            return True
    return False
