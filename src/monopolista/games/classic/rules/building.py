"""Buildings: built and sold evenly, and auctioned when the bank is short of them (BLD)."""

from monopolista.engine.agenda import pop, push
from monopolista.engine.facts import tell
from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, NOBODY, holds, lowest, size, without_seat
from monopolista.games.classic.rules import clauses, facts, tasks
from monopolista.games.classic.rules.auction import drop_bidder, living, open_building_auction
from monopolista.games.classic.rules.bank import (
    building_steps,
    house_resale,
    in_debt,
    spendable,
    transfer,
    why_not_spend,
)
from monopolista.games.classic.rules.deeds import (
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
    Edition,
    Game,
    Seen,
)


@kernel
def next_building(edition: Edition, game: Seen, square: int) -> int:
    """Return which building comes next on a street: HOUSE or HOTEL."""
    return tasks.HOTEL if game.level[square] >= edition.hotel_after else tasks.HOUSE


@kernel
def why_not_place(edition: Edition, game: Seen, seat: int, square: int) -> int:
    """Return the clause that forbids a further building on a street, money and stock apart, or NONE."""
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
def in_stock(game: Seen, building: int) -> int:
    """Return how many of a building the bank has."""
    return game.hotels if building == tasks.HOTEL else game.houses


@kernel
def shortage_open(game: Seen) -> bool:
    """Say whether a scarce building is being asked about, auctioned or placed."""
    for place in range(game.depth):
        kind = game.agenda[place].kind
        if tasks.SHORTAGE <= kind <= tasks.TO_PLACE:
            return True
    return False


@kernel
def why_not_build(edition: Edition, game: Seen, seat: int, square: int) -> int:
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
def may_build_now(edition: Edition, game: Seen, seat: int) -> bool:
    """Say whether this is a moment at which a seat may build (BLD-4)."""
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
def could_place(edition: Edition, game: Seen, seat: int, building: int) -> bool:
    """Say whether a seat could place a building now and pay the least bid for it (BLD-6)."""
    square = place_for(edition, game, seat, building)
    if square < 0 or not may_build_now(edition, game, seat):
        return False
    least = edition.building_first_bid if edition.building_first_bid > 0 else edition.house_price[square]
    return spendable(game, seat) >= least


@kernel
def place_for(edition: Edition, game: Seen, seat: int, building: int) -> int:
    """Return the first square on which a seat could place a building, or -1."""
    deeds = game.players[seat].deeds
    while deeds != 0:
        square = edition.square[lowest(deeds)]
        deeds &= deeds - 1
        if next_building(edition, game, square) == building:
            if why_not_place(edition, game, seat, square) == clauses.NONE:
                return square
    return -1


@kernel
def who_could_place(edition: Edition, game: Seen, building: int) -> int:
    """Return the set of the seats that could place a building now."""
    mask = 0
    for seat in range(game.seats):
        if game.players[seat].playing == 1 and could_place(edition, game, seat, building):
            mask |= 1 << seat
    return mask


@kernel
def asked_first(edition: Edition, game: Seen, seat: int, building: int) -> int:
    """Return the seats that are asked before one builds, since the bank has too few for all who could (BLD-6)."""
    if in_stock(game, building) >= size(living(game)):
        return 0
    others = without_seat(who_could_place(edition, game, building), seat)
    return others if in_stock(game, building) < size(others) + 1 else 0


@kernel
def build(edition: Edition, game: Game, seat: int, square: int) -> None:
    """Build, or ask the others first where the bank has too few for all who could (BLD-6)."""
    building = next_building(edition, game, square)
    others = asked_first(edition, game, seat, building)
    if others != 0:
        push(game, tasks.SHORTAGE, others, seat, NOBODY, square, 0, clauses.BLD_6, building)
        tell(game, facts.SHORTAGE, seat, building, square, in_stock(game, building), clauses.BLD_6)
    else:
        transfer(game, seat, BANK, edition.house_price[square], build_clause(building), square)
        put_up(edition, game, seat, square, build_clause(building))


@kernel
def build_clause(building: int) -> int:
    """Return the clause by which a building is bought at its price."""
    return clauses.BLD_3 if building == tasks.HOTEL else clauses.BLD_1


@kernel
def level_above(edition: Edition, game: Seen, square: int) -> int:
    """Return the level of a street with its next building."""
    return HOTEL_LEVEL if next_building(edition, game, square) == tasks.HOTEL else game.level[square] + 1


@kernel
def put_up(edition: Edition, game: Game, seat: int, square: int, clause: int) -> None:
    """Put the next building on a street; a hotel's houses go back to the bank (BLD-3)."""
    if next_building(edition, game, square) == tasks.HOTEL:
        game.houses += game.level[square]
        game.hotels -= 1
    else:
        game.houses -= 1
    put_level(edition, game, square, level_above(edition, game, square))
    game.changes += 1
    tell(game, facts.BUILT, seat, BANK, square, game.level[square], clause)


@kernel
def answer_shortage(game: Game, seat: int, wants: bool) -> None:
    """Say whether one wants the scarce building too."""
    task = game.agenda[game.depth - 1]
    task.seats = without_seat(task.seats, seat)
    if wants:
        task.amount |= 1 << seat
    tell(game, facts.WANTED if wants else facts.WAIVED, seat, task.more, -1, 0, clauses.BLD_6)


@kernel
def close_shortage(edition: Edition, game: Game) -> None:
    """Auction the building among those who want it, or sell it to the only one."""
    task = game.agenda[game.depth - 1]
    seat = task.seat
    square = task.about
    building = task.more
    wanting = task.amount
    pop(game)
    if wanting != 0:
        bidders = wanting | (1 << seat)
        open_building_auction(game, bidders, building, first_bid_for(edition, game, bidders, building))
    elif why_not_build(edition, game, seat, square) == clauses.NONE:
        transfer(game, seat, BANK, edition.house_price[square], build_clause(building), square)
        put_up(edition, game, seat, square, build_clause(building))


@kernel
def first_bid_for(edition: Edition, game: Seen, seats: int, building: int) -> int:
    """Return the lowest first bid: a fixed one, or the lowest house price on any deed concerned (BLD-6)."""
    if edition.building_first_bid > 0:
        return edition.building_first_bid
    lowest = 0
    for deed in range(DEEDS):
        square = edition.square[deed]
        if game.owner[square] == BANK or not holds(seats, game.owner[square]):
            continue
        fits = next_building(edition, game, square) == building
        if fits and why_not_place(edition, game, game.owner[square], square) == clauses.NONE:
            if lowest == 0 or edition.house_price[square] < lowest:
                lowest = edition.house_price[square]
    return max(lowest, 1)


@kernel
def dismiss_who_cannot_place(edition: Edition, game: Game) -> None:
    """Take those out of a building's auction who have no place for it any more (BLD-6)."""
    task = game.agenda[game.depth - 1]
    for seat in range(game.seats):
        if holds(task.more, seat) and place_for(edition, game, seat, task.about) < 0:
            drop_bidder(game, game.depth - 1, seat)
            tell(game, facts.PASSED, seat, BANK, -1, 0, clauses.BLD_6)


@kernel
def why_not_place_won(edition: Edition, game: Seen, seat: int, square: int) -> int:
    """Return the clause that forbids placing a building won at auction on a street, or NONE."""
    task = game.agenda[game.depth - 1]
    if task.kind != tasks.TO_PLACE or task.seat != seat:
        return clauses.BLD_6
    clause = why_not_place(edition, game, seat, square)
    if clause == clauses.NONE and next_building(edition, game, square) != task.about:
        return clauses.BLD_3
    return clause


@kernel
def place_won(edition: Edition, game: Game, seat: int, square: int) -> None:
    """Place a building won at auction."""
    pop(game)
    put_up(edition, game, seat, square, clauses.BLD_6)


@kernel
def without_place(edition: Edition, game: Seen) -> bool:
    """Say whether the winner of a building has lost every place for it, to settle a debt."""
    task = game.agenda[game.depth - 1]
    return place_for(edition, game, task.seat, task.about) < 0


@kernel
def take_back(game: Game) -> None:
    """Undo the sale of a building that cannot be placed: none can be held (BLD-6)."""
    task = game.agenda[game.depth - 1]
    seat = task.seat
    amount = task.amount
    pop(game)
    tell(game, facts.UNSOLD, BANK, BANK, -1, 0, clauses.BLD_6)
    transfer(game, BANK, seat, amount, clauses.BLD_6, -1)


@kernel
def why_not_sell(edition: Edition, game: Seen, seat: int, square: int) -> int:
    """Return the clause that forbids selling a building back, or NONE."""
    if not has_deed(edition, square) or game.owner[square] != seat or game.level[square] == 0:
        return clauses.BLD_7
    if game.level[square] < highest_level(edition, game, edition.colour[square]):
        return clauses.BLD_7
    return clauses.NONE


@kernel
def houses_spoken_for(game: Seen) -> int:
    """Return the houses in the bank that somebody is asked about or bids for (BLD-6)."""
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.SHORTAGE and task.more == tasks.HOUSE:
            return 1
        if (task.kind == tasks.BUILDING_AUCTION or task.kind == tasks.TO_PLACE) and task.about == tasks.HOUSE:
            return 1
    return 0


@kernel
def bound_by_bid(game: Seen, seat: int) -> bool:
    """Say whether a seat leads for a scarce building, or has won it, and must keep a place for it (BLD-6).

    A debt comes first (DEBT-1): an heir may come to owe while it leads, and must be able to raise money.
    """
    if in_debt(game, seat):
        return False
    for place in range(game.depth):
        task = game.agenda[place]
        if task.kind == tasks.BUILDING_AUCTION and task.other == seat:
            return True
        if task.kind == tasks.TO_PLACE and task.seat == seat:
            return True
    return False


@kernel
def step_down(edition: Edition, game: Game, seat: int, square: int, clause: int) -> None:
    """Take the topmost building of a street: a hotel leaves its houses, lent if the bank lacks them."""
    if game.level[square] == HOTEL_LEVEL:
        game.hotels += 1
        put_level(edition, game, square, edition.hotel_after)
        game.houses -= edition.hotel_after
    else:
        put_level(edition, game, square, game.level[square] - 1)
        game.houses += 1
    game.changes += 1
    tell(game, facts.SOLD, seat, 1, square, game.level[square], clause)
    transfer(game, BANK, seat, house_resale(edition, square), clause, square)


@kernel
def sell(edition: Edition, game: Game, seat: int, square: int) -> None:
    """Sell back one building, and as many more of its colour as the bank lacks houses for (BLD-7, BLD-8)."""
    if game.level[square] == HOTEL_LEVEL and edition.hotel_whole == 1:
        sell_whole(edition, game, seat, square, clauses.SHORT_3)
        return
    clause = clauses.BLD_8 if game.level[square] == HOTEL_LEVEL else clauses.BLD_7
    step_down(edition, game, seat, square, clause)
    while game.houses < houses_spoken_for(game):
        step_down(edition, game, seat, tallest(edition, game, edition.colour[square]), clause)


@kernel
def tallest(edition: Edition, game: Seen, colour: int) -> int:
    """Return the first street of a colour that bears the most buildings."""
    highest = highest_level(edition, game, colour)
    for member in range(edition.size[colour]):
        square = edition.members[colour * MEMBERS + member]
        if game.level[square] == highest:
            return square
    return -1


@kernel
def sell_whole(edition: Edition, game: Game, seat: int, square: int, clause: int) -> None:
    """Sell everything on a street at half price (BANK-2, SHORT-3)."""
    level = game.level[square]
    steps = building_steps(edition, level)
    if level == HOTEL_LEVEL:
        game.hotels += 1
    else:
        game.houses += level
    put_level(edition, game, square, 0)
    game.changes += 1
    tell(game, facts.SOLD, seat, steps, square, 0, clause)
    transfer(game, BANK, seat, steps * house_resale(edition, square), clause, square)


@kernel
def sell_all(edition: Edition, game: Game, seat: int) -> None:
    """Sell every building of a bankrupt back at half price (BANK-2)."""
    built = game.players[seat].deeds & game.built
    for deed in range(DEEDS):
        if holds(built, deed):
            square = edition.square[deed]
            sell_whole(edition, game, seat, square, clauses.BANK_2)
