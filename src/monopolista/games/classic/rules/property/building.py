"""Buildings: built and sold evenly, and auctioned when the bank does not have enough of them (BLD)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.events import emit
from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, Seat, SeatSet, holds, lowest, size
from monopolista.engine.task_stack import push
from monopolista.games.classic.rules import clauses, events, tasks
from monopolista.games.classic.rules.bank import (
    building_steps,
    could_raise,
    house_resale,
    in_debt,
    transfer,
    why_not_spend,
)
from monopolista.games.classic.rules.property.auction import living
from monopolista.games.classic.rules.property.deeds import (
    colour_mortgaged,
    has_deed,
    highest_level,
    is_street_colour,
    lowest_level,
    owns_colour,
    put_level,
)
from monopolista.games.classic.rules.records import (
    ANY_TIME,
    DEEDS,
    HOTEL_LEVEL,
    MEMBERS,
    OWN_OR_BETWEEN,
    STATIONS,
    Colour,
    Edition,
    Game,
    Money,
    Seen,
    Square,
)
from monopolista.games.classic.rules.tasks import Building


@kernel
def next_building(edition: Edition, game: Seen, square: Square) -> Building:
    """Return the next building of a street: HOUSE or HOTEL."""
    return tasks.HOTEL if game.level[square] >= edition.hotel_after else tasks.HOUSE


@kernel
def why_not_place(edition: Edition, game: Seen, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids another building on a street, or NONE; ignore money and the bank's stock."""
    if not has_deed(edition, square) or not is_street_colour(edition.colour[square]):
        return clauses.BLD_1
    colour = edition.colour[square]
    if game.owner[square] != seat or not owns_colour(edition, game, seat, colour):
        return clauses.BLD_1
    if colour_mortgaged(edition, game, colour):
        return clauses.BLD_1
    level = game.level[square]
    if level == HOTEL_LEVEL:
        return clauses.BLD_3
    if level > lowest_level(edition, game, colour):
        return clauses.BLD_3 if level == edition.hotel_after else clauses.BLD_2
    return clauses.NONE


@kernel
def in_stock(game: Seen, building: Building) -> int:
    """Return how many buildings of a kind the bank has."""
    return game.hotels if building == tasks.HOTEL else game.houses


@kernel
def shortage_open(game: Seen) -> bool:
    """Return whether a scarce building is being offered, auctioned or placed."""
    for place in range(game.depth):
        kind = game.agenda[place].kind
        if tasks.SHORTAGE <= kind <= tasks.TO_PLACE:
            return True
    return False


@kernel
def why_not_build(edition: Edition, game: Seen, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids building on a street, or NONE."""
    clause = why_not_place(edition, game, seat, square)
    if clause != clauses.NONE:
        return clause
    if not may_build_now(edition, game, seat):
        return clauses.BLD_4
    if in_stock(game, next_building(edition, game, square)) == 0:
        return clauses.BLD_5
    clause = why_not_spend(game, seat, edition.house_price[square], clauses.BLD_1)
    if clause == clauses.NONE and shortage_open(game):
        return clauses.BLD_6
    return clause


@kernel
def may_build_now(edition: Edition, game: Seen, seat: Seat) -> bool:
    """Return whether a seat may build at this time (BLD-4)."""
    if edition.build_when == ANY_TIME or game.turn == seat:
        return True
    if edition.build_when == OWN_OR_BETWEEN:
        kind = game.agenda[0].kind
        return game.doubles == 0 and (kind == tasks.TO_ROLL or kind == tasks.IN_JAIL)
    for place in range(game.depth):
        kind = game.agenda[place].kind
        if kind == tasks.MOVE or kind == tasks.BY_BUS or kind == tasks.ANYWHERE or kind == tasks.MOVE_ON:
            return False
    return True


@kernel
def could_place(edition: Edition, game: Seen, seat: Seat, building: Building) -> bool:
    """Return whether a seat has a legal place for a building now; ignore its money (BLD-6)."""
    return place_for(edition, game, seat, building) >= 0 and may_build_now(edition, game, seat)


@kernel
def first_bid_for(edition: Edition, game: Seen, seats: SeatSet, building: Building) -> Money:
    """Return the lowest first bid: a fixed sum, or the lowest house price of the deeds concerned (BLD-6).

    Those are the deeds of these seats, or only of the seats that could pay that price, if there are any.
    """
    if edition.building_first_bid > 0:
        return edition.building_first_bid
    least = 0
    least_paid = 0
    for seat in range(game.seats):
        price = least_price(edition, game, seat, building) if holds(seats, seat) else 0
        if price == 0:
            continue
        if least == 0 or price < least:
            least = price
        if (least_paid == 0 or price < least_paid) and within_reach(edition, game, seat, building) >= price:
            least_paid = price
    return least_paid if least_paid > 0 else max(least, 1)


@kernel
def least_price(edition: Edition, game: Seen, seat: Seat, building: Building) -> Money:
    """Return the lowest house price of a seat's deeds where a building is possible, 0 for none."""
    least = 0
    deeds = game.players[seat].deeds
    while deeds != 0:
        square = edition.square[lowest(deeds)]
        deeds &= deeds - 1
        if takes(edition, game, seat, square, building) and (least == 0 or edition.house_price[square] < least):
            least = edition.house_price[square]
    return least


@kernel
def within_reach(edition: Edition, game: Seen, seat: Seat, building: Building) -> Money:
    """Return what a seat could pay for a building by selling and mortgaging everything except the place for it (BLD-6).

    As in the auction of a deed (AUC-5), a seat that has to raise the money can bid. A debt takes precedence (DEBT-1).
    """
    if in_debt(game, seat):
        return 0
    most = 0
    total = could_raise(edition, game, seat)
    for colour in range(STATIONS):
        if owns_colour(edition, game, seat, colour):
            for member in range(edition.size[colour]):
                if takes(edition, game, seat, edition.members[colour * MEMBERS + member], building):
                    most = max(most, total - kept_for(edition, game, colour, building))
    return most


@kernel
def kept_for(edition: Edition, game: Seen, colour: Colour, building: Building) -> Money:
    """Return the money that a colour cannot raise while one of its streets is the place for a building.

    None of its streets can be mortgaged. Its houses can be sold if the building is a house, but not if it is a hotel.
    """
    kept = 0
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        kept += edition.mortgage[square]
        if building == tasks.HOTEL:
            kept += building_steps(edition, game.level[square]) * house_resale(edition, square)
    return kept


@kernel
def place_for(edition: Edition, game: Seen, seat: Seat, building: Building) -> Square:
    """Return the first square on which a seat could place a building, or -1."""
    deeds = game.players[seat].deeds
    while deeds != 0:
        square = edition.square[lowest(deeds)]
        deeds &= deeds - 1
        if takes(edition, game, seat, square, building):
            return square
    return -1


@kernel
def takes(edition: Edition, game: Seen, seat: Seat, square: Square, building: Building) -> bool:
    """Return whether a building of this kind can be the next on a street; ignore money and the bank's stock."""
    if next_building(edition, game, square) != building:
        return False
    return why_not_place(edition, game, seat, square) == clauses.NONE


@kernel
def who_could_place(edition: Edition, game: Seen, building: Building) -> SeatSet:
    """Return the set of the seats that have a legal place for a building now."""
    mask = 0
    for seat in range(game.seats):
        if game.players[seat].playing == 1 and could_place(edition, game, seat, building):
            mask |= 1 << seat
    return mask


@kernel
def asked_first(edition: Edition, game: Seen, seat: Seat, building: Building) -> SeatSet:
    """Return the seats that are asked before a seat builds, because the bank has too few buildings for all (BLD-6)."""
    stock = in_stock(game, building)
    if stock >= size(living(game)) or (edition.last_only == 1 and stock > 1):
        return 0
    able = who_could_place(edition, game, building)
    if stock >= size(able):
        return 0
    least = first_bid_for(edition, game, able, building)
    others = 0
    for other in range(game.seats):
        if other != seat and holds(able, other) and within_reach(edition, game, other, building) >= least:
            others |= 1 << other
    return others if stock < size(others) + 1 else 0


@kernel
def build(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Build, or first ask the other seats, where the bank has too few buildings for all who could build (BLD-6)."""
    building = next_building(edition, game, square)
    others = asked_first(edition, game, seat, building)
    if others != 0:
        least = first_bid_for(edition, game, who_could_place(edition, game, building), building)
        push(game, tasks.SHORTAGE, seats=others, seat=seat, about=square, clause=clauses.BLD_6, more=building)
        game.agenda[game.depth - 1].low = least
        emit(
            game,
            events.SHORTAGE,
            seat=seat,
            other=building,
            subject=square,
            amount=in_stock(game, building),
            clause=clauses.BLD_6,
        )
    else:
        buy_building(edition, game, seat, square)


@kernel
def buy_building(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Buy the next building of a street."""
    clause = build_clause(next_building(edition, game, square))
    transfer(game, seat, BANK, edition.house_price[square], clause=clause, subject=square)
    put_up(edition, game, seat, square, clause)


@kernel
def build_clause(building: Building) -> Clause:
    """Return the clause for the purchase of a building at its price."""
    return clauses.BLD_3 if building == tasks.HOTEL else clauses.BLD_1


@kernel
def level_above(edition: Edition, game: Seen, square: Square) -> int:
    """Return the level of a street with its next building."""
    return HOTEL_LEVEL if next_building(edition, game, square) == tasks.HOTEL else game.level[square] + 1


@kernel
def put_up(edition: Edition, game: Game, seat: Seat, square: Square, clause: Clause) -> None:
    """Add the next building to a street; the houses of a hotel go back to the bank (BLD-3)."""
    if next_building(edition, game, square) == tasks.HOTEL:
        game.houses += game.level[square]
        game.hotels -= 1
    else:
        game.houses -= 1
    put_level(edition, game, square, level_above(edition, game, square))
    game.changes += 1
    emit(game, events.BUILT, seat=seat, subject=square, amount=game.level[square], clause=clause)


@kernel
def why_not_sell(edition: Edition, game: Seen, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids selling a building back, or NONE."""
    if bound_by_bid(game, seat):
        return clauses.BLD_6
    if not has_deed(edition, square) or game.owner[square] != seat or game.level[square] == 0:
        return clauses.BLD_7
    if game.level[square] < highest_level(edition, game, edition.colour[square]):
        return clauses.BLD_7
    return clauses.NONE


@kernel
def houses_spoken_for(game: Seen) -> int:
    """Return how many of the bank's houses are being offered, auctioned or placed (BLD-6)."""
    count = 0
    for place in range(game.depth):
        task = game.agenda[place]
        building = task.more if task.kind == tasks.SHORTAGE else task.about
        if tasks.SHORTAGE <= task.kind <= tasks.TO_PLACE and building == tasks.HOUSE:
            count += 1
    return count


@kernel
def bound_by_bid(game: Seen, seat: Seat) -> bool:
    """Return whether a seat leads the auction of a scarce building or has won it, and must keep a place for it (BLD-6).

    A debt takes precedence (DEBT-1): a seat that inherits a debt while it leads must be able to raise money.
    """
    for place in range(game.depth):
        task = game.agenda[place]
        leads = task.kind == tasks.BUILDING_AUCTION and task.other == seat
        if leads or (task.kind == tasks.TO_PLACE and task.seat == seat and task.amount > 0):
            return not in_debt(game, seat)
    return False


@kernel
def end_shortage(game: Game) -> None:
    """Stop asking once the bank has enough buildings for all seats that want one or are still asked (BLD-6)."""
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.SHORTAGE:
            if in_stock(game, task.more) >= size((1 << task.seat) | task.amount | task.seats):
                task.seats = 0


@kernel
def step_down(edition: Edition, game: Game, seat: Seat, square: Square, clause: Clause) -> None:
    """Remove the top building of a street: a hotel is replaced by houses, which the bank lends if it lacks them."""
    if game.level[square] == HOTEL_LEVEL:
        game.hotels += 1
        put_level(edition, game, square, edition.hotel_after)
        game.houses -= edition.hotel_after
    else:
        put_level(edition, game, square, game.level[square] - 1)
        game.houses += 1
    end_shortage(game)
    game.changes += 1
    emit(game, events.SOLD, seat=seat, other=1, subject=square, amount=game.level[square], clause=clause)
    transfer(game, BANK, seat, house_resale(edition, square), clause=clause, subject=square)


@kernel
def sell(edition: Edition, game: Game, seat: Seat, square: Square) -> None:
    """Sell one building, and as many others of its colour as the bank lacks houses (BLD-7, BLD-8)."""
    if game.level[square] == HOTEL_LEVEL and edition.hotel_whole == 1:
        sell_whole(edition, game, seat, square, clauses.SHORT_3)
        return
    clause = clauses.BLD_8 if game.level[square] == HOTEL_LEVEL else clauses.BLD_7
    step_down(edition, game, seat, square, clause)
    while game.houses < houses_spoken_for(game):
        step_down(edition, game, seat, tallest(edition, game, edition.colour[square]), clause)


@kernel
def tallest(edition: Edition, game: Seen, colour: Colour) -> Square:
    """Return the first street of a colour with the highest number of buildings."""
    highest = highest_level(edition, game, colour)
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        if game.level[square] == highest:
            return square
    return -1


@kernel
def sell_whole(edition: Edition, game: Game, seat: Seat, square: Square, clause: Clause) -> None:
    """Sell all buildings of a street at half price (BANK-2, SHORT-3)."""
    level = game.level[square]
    steps = building_steps(edition, level)
    if level == HOTEL_LEVEL:
        game.hotels += 1
    else:
        game.houses += level
    put_level(edition, game, square, 0)
    end_shortage(game)
    game.changes += 1
    emit(game, events.SOLD, seat=seat, other=steps, subject=square, clause=clause)
    transfer(game, BANK, seat, steps * house_resale(edition, square), clause=clause, subject=square)


@kernel
def sell_all(edition: Edition, game: Game, seat: Seat) -> None:
    """Sell all buildings of a bankrupt at half price (BANK-2)."""
    built = game.players[seat].deeds & game.built
    for deed in range(DEEDS):
        if holds(built, deed):
            square = edition.square[deed]
            sell_whole(edition, game, seat, square, clauses.BANK_2)
