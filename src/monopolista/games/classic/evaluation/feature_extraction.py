"""The kernels that mark the features of a position: of each seat, and of the table."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import KNOTS, Marks, mark, mark_between
from monopolista.engine.records import field_visitor
from monopolista.engine.seats import SEATS, Seat, holds, lowest, places_on, seat_after, size
from monopolista.games.classic.evaluation import features
from monopolista.games.classic.evaluation.features import (
    AT,
    CHANCE,
    COUNT,
    LASTS,
    MONEY,
    PATTERNS,
    PLACES,
    RENT,
    STATUSES,
)
from monopolista.games.classic.evaluation.pending import mark_pending, rest
from monopolista.games.classic.evaluation.prospects import mark_prospects
from monopolista.games.classic.evaluation.rent_exposure import PER_TURN, RentExposure, cost
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.bank import building_steps
from monopolista.games.classic.rules.records import (
    ANY_TIME,
    COLOURS,
    HOTEL_LEVEL,
    JAIL_CARDS,
    SQUARES,
    STATIONS,
    DeedSet,
    Edition,
    Money,
    Seen,
    Square,
)

CASH: Final = AT["cash"]
RAISES: Final = AT["raises"]
RICHES: Final = AT["riches"]
DANGER: Final = AT["danger"]
WORST: Final = AT["worst"]
INCOME: Final = AT["income"]
EXPENSE: Final = AT["expense"]
OUT_OF_CASH: Final = AT["out_of_cash"]
RUIN: Final = AT["ruin"]
LASTS_FOR: Final = AT["lasts"]
BID: Final = AT["bid"]
DEED: Final = AT["deed"]
COLOUR: Final = AT["colour"]
PLACE: Final = AT["place"]
ORDER: Final = AT["order"]
ASKED: Final = AT["asked"]
BUYS: Final = AT["buys"]
LEADS: Final = AT["leads"]
BIDDING: Final = AT["bidding"]
CARDS: Final = AT["jail_cards"]
PAST_GO: Final = AT["past_go"]
ALIVE: Final = AT["alive"]
HOUSES: Final = AT["houses"]
HOTELS: Final = AT["hotels"]
ROUNDS: Final = AT["rounds"]
UNSOLD: Final = AT["unsold"]
POT: Final = AT["pot"]
TURNS_LEFT: Final = AT["turns_left"]
START: Final = AT["start"]
FIRST_LAW: Final = AT["law"]
MORTGAGED: Final = 1
SINGLE: Final = 0
UNBUILT: Final = 2
SALARIES: Final = 7
"""Average number of turns for each salary."""


@kernel
def mark_seat(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark what a seat has."""
    marks.count = 0
    mark_sum(edition, marks, CASH, seen.players[seat].cash)
    mark_sum(edition, marks, RAISES, exposure.raises[seat])
    mark_sum(edition, marks, RICHES, exposure.riches[seat])
    mark_next_roll(edition, seen, exposure, seat, marks)
    mark_long_run(edition, seen, exposure, seat, marks)
    mark_deeds(edition, seen, seat, marks)
    mark_colours(edition, seen, seat, marks)
    mark_prospects(edition, seen, exposure, seat, marks)
    mark_place(edition, seen, seat, marks)
    mark_question(edition, seen, seat, marks)
    mark_pending(edition, seen, exposure, seat, marks)


@kernel
def mark_sum(edition: Edition, marks: Marks, first: int, amount: Money) -> None:
    """Mark a sum of money."""
    mark_between(marks, first, MONEY, amount * 100 // edition.salary)


@kernel
def mark_rent(edition: Edition, marks: Marks, first: int, amount: Money) -> None:
    """Mark a rent."""
    mark_between(marks, first, RENT, amount * 1000 // edition.salary)


@kernel
def mark_next_roll(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark what the next roll may cost a seat, and the chances that it is more than it has, or could raise."""
    start = seen.players[seat].square
    cash = seen.players[seat].cash
    total = 0
    worst = 0
    short = 0
    ruined = 0
    for steps in range(2, 13):
        spent = cost(edition, seen, exposure, seat, (start + steps) % SQUARES)
        ways = 6 - abs(steps - 7)
        total += spent * ways
        worst = max(worst, spent)
        short += ways if spent > cash else 0
        ruined += ways if spent > cash + exposure.raises[seat] else 0
    mark_rent(edition, marks, DANGER, total // 36)
    mark_sum(edition, marks, WORST, worst)
    if short > 0:
        mark_between(marks, OUT_OF_CASH, CHANCE, short)
    if ruined > 0:
        mark_between(marks, RUIN, CHANCE, ruined)


@kernel
def mark_long_run(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark what a seat pays and is paid in the long run, and for how many turns it could pay what it loses by that."""
    everybody = 0
    others = -1
    for other in range(seen.seats):
        everybody += income_of(exposure, other)
        others += seen.players[other].playing
    brings = income_of(exposure, seat) * max(0, others)
    costs = everybody - income_of(exposure, seat)
    mark_rent(edition, marks, INCOME, brings // PER_TURN)
    mark_rent(edition, marks, EXPENSE, costs // PER_TURN)
    lost = (costs - brings) // PER_TURN - edition.salary // SALARIES
    has = seen.players[seat].cash + exposure.raises[seat]
    mark_between(marks, LASTS_FOR, LASTS, has // lost if lost > 0 else LASTS[KNOTS - 1])


@kernel
def income_of(exposure: RentExposure, seat: Seat) -> int:
    """Return the rents that one other seat brings a seat in PER_TURN turns."""
    return exposure.income[seat] * PER_TURN + exposure.income_rest[seat]


@kernel
def mark_deeds(edition: Edition, seen: Seen, seat: Seat, marks: Marks) -> None:
    """Mark each deed of a seat with its status."""
    own = seen.players[seat].deeds
    left = own
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        mark(marks, DEED + deed * STATUSES + status(edition, seen, own, edition.square[deed]))


@kernel
def status(edition: Edition, seen: Seen, own: DeedSet, square: Square) -> int:
    """Return the status of an owned deed."""
    if seen.mortgaged[square] == 1:
        return MORTGAGED
    colour = edition.colour[square]
    if colour >= STATIONS:
        return MORTGAGED + size(own & edition.deeds[colour])
    if seen.level[square] > 0:
        return UNBUILT + building_steps(edition, seen.level[square])
    return UNBUILT if edition.deeds[colour] & ~own == 0 else SINGLE


@kernel
def mark_colours(edition: Edition, seen: Seen, seat: Seat, marks: Marks) -> None:
    """Mark each colour of which a seat has a part, with the player that has the rest."""
    own = seen.players[seat].deeds
    for colour in range(COLOURS):
        part = own & edition.deeds[colour]
        if part != 0 and part != edition.deeds[colour]:
            pattern = 3 * (size(part) - 1) + rest(edition, seen, edition.deeds[colour] & ~part)
            mark(marks, COLOUR + colour * PATTERNS + pattern)


@kernel
def rolls_before(seen: Seen, seat: Seat) -> int:
    """Return how many seats roll before a seat does."""
    bottom = seen.agenda[0].kind if seen.depth > 0 else tasks.TO_ROLL
    rolling = bottom == tasks.TO_ROLL or bottom == tasks.IN_JAIL or seen.again == 1
    before = 0
    steps = places_on(seen.turn, seat, seen.seats)
    if steps == 0 and not rolling:
        steps = seen.seats
    for step in range(0 if rolling else 1, steps):
        before += seen.players[seat_after(seen.turn, step, seen.seats)].playing
    return before


@kernel
def mark_place(edition: Edition, seen: Seen, seat: Seat, marks: Marks) -> None:
    """Mark where a seat's token stands, when it rolls, and its cards."""
    player = seen.players[seat]
    before = rolls_before(seen, seat)
    first = PLACE if before == 0 else PLACE + PLACES
    mark(marks, first + (SQUARES + min(player.tries, 3) if player.jailed == 1 else player.square))
    mark(marks, ORDER + min(before, SEATS))
    cards = 0
    for card in range(JAIL_CARDS):
        cards += 1 if seen.holder[card] == seat else 0
    if cards > 0:
        mark(marks, CARDS + cards - 1)
    if edition.speedy == 1 and player.past_go > 0:
        mark(marks, PAST_GO)


@kernel
def mark_question(edition: Edition, seen: Seen, seat: Seat, marks: Marks) -> None:
    """Mark what a seat is asked, and how it stands in an auction."""
    if seen.depth == 0:
        return
    task = seen.agenda[seen.depth - 1]
    if holds(task.seats, seat) and not tasks.is_auction(task.kind):
        mark(marks, ASKED + task.kind)
    if task.kind == tasks.TO_BUY and holds(task.seats, seat):
        mark(marks, BUYS + edition.deed[task.about])
    if tasks.is_auction(task.kind):
        if task.other == seat:
            mark_sum(edition, marks, BID, task.amount)
            if task.kind == tasks.AUCTION:
                mark(marks, LEADS + edition.deed[task.about])
        if holds(task.more, seat):
            mark(marks, BIDDING)


@kernel
def mark_table(edition: Edition, seen: Seen, marks: Marks) -> None:
    """Mark what is the same for every seat."""
    marks.count = 0
    alive = seen.seats - seen.bankruptcies
    mark(marks, ALIVE + alive)
    mark_between(marks, HOUSES, COUNT, seen.houses)
    mark_between(marks, HOTELS, COUNT, seen.hotels)
    mark_between(marks, ROUNDS, COUNT, seen.turns // max(1, alive))
    mark_between(marks, UNSOLD, COUNT, size(seen.unsold))
    mark_sum(edition, marks, START, edition.cash)
    if edition.parking == 1:
        mark_sum(edition, marks, POT, seen.pot)
    if edition.last_turn > 0:
        mark_between(marks, TURNS_LEFT, COUNT, max(0, edition.last_turn - seen.turns) // max(1, alive))
    mark_law(edition, marks)


@kernel
def mark_law(edition: Edition, marks: Marks) -> None:
    """Mark what the table has chosen."""
    visit_house_laws(edition, marks, FIRST_LAW)
    mark_if(marks, features.ASKED_RENT, edition.rent_wait > 0)
    mark_if(marks, features.COMPANY_ANEW, edition.company_anew == 1)
    mark_if(marks, features.DEBT_IN_KIND, edition.debt_in_kind == 1)
    mark_if(marks, features.MORTGAGE_OWN, edition.mortgage_own == 1)
    mark_if(marks, features.TO_BANK, edition.to_bank == 1)
    mark_if(marks, features.EARLY_HOTELS, edition.hotel_after < HOTEL_LEVEL - 1)
    mark_if(marks, features.DEALT, edition.dealt > 0)
    mark_if(marks, features.LAST_BANKRUPTCY, edition.last_bankruptcy > 0)
    mark_if(marks, features.SPEEDY, edition.speedy == 1)
    mark_if(marks, features.BUILD_ANY_TIME, edition.build_when == ANY_TIME)
    mark_if(marks, features.TIMED, edition.last_turn > 0)
    visit_later_laws(edition, marks, features.FIRST_LATER_LAW)


@kernel
def mark_if(marks: Marks, feature: int, chosen: bool) -> None:
    """Mark an option where it is chosen."""
    if chosen:
        mark(marks, feature)


@kernel
def mark_flag(marks: Marks, feature: int, flag: int) -> None:
    """Mark a rule where the table plays by it."""
    if flag == 1:
        mark(marks, feature)


visit_house_laws = field_visitor(Edition, features.HOUSE_LAWS, mark_flag)
visit_later_laws = field_visitor(Edition, (*features.LATER_LAWS, *features.UNFITTED_LAWS), mark_flag)
