"""The kernels that mark what hangs in the air: debts that ruin, what is for sale, room for houses, open trades."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.network.kernels import Marks, mark, mark_between
from monopolista.engine.seats import Seat, holds, lowest, size
from monopolista.games.classic.evaluation.features import AHEAD, AT, CONTEXTS, COUNT, MONEY, STAKES
from monopolista.games.classic.evaluation.rent_exposure import RentExposure
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.bank import building_steps, prices_of
from monopolista.games.classic.rules.records import (
    HOTEL_LEVEL,
    MEMBERS,
    STATIONS,
    Colour,
    DeedSet,
    Edition,
    Money,
    Seen,
    Square,
    Task,
    Trade,
)

OWES: Final = AT["owes"]
RECEIVES: Final = AT["receives"]
SETTLED: Final = AT["settled"]
FALLS: Final = AT["falls"]
INHERITS: Final = AT["inherits"]
STAKE: Final = AT["stake"]
LOT: Final = AT["lot"]
AFTER: Final = AT["after"]
ROOM: Final = AT["room"]
PARTY: Final = AT["party"]
SWAP_CASH: Final = AT["swap_cash"]
SWAP_WORTH: Final = AT["swap_worth"]
SWAP_LEFT: Final = AT["swap_left"]
SWAP_WHOLE: Final = AT["swap_whole"]
SWAP_BREAKS: Final = AT["swap_breaks"]
BUYING: Final = 0
LEADING: Final = 1
BIDDING: Final = 2
BESIDE: Final = 3
WHOLE_COLOUR: Final = 0
STREETS: Final = 1
"""Stakes from here on: a part of a colour, the rest with the bank, with one other, or with several."""
STATIONS_HELD: Final = 4
COMPANIES_HELD: Final = 8
assert CONTEXTS > BESIDE
assert STAKES == COMPANIES_HELD + 2


@kernel
def mark_pending(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark what hangs in the air for a seat."""
    mark_debts(edition, seen, exposure, seat, marks)
    mark_room(edition, seen, seat, marks)
    mark_trade(edition, seen, seat, marks)
    if seen.depth > 0:
        task = seen.agenda[seen.depth - 1]
        if task.kind == tasks.TO_BUY or task.kind == tasks.AUCTION:
            mark_stake(edition, seen, task, seat, marks)
        elif task.kind == tasks.BUILDING_AUCTION:
            context = context_of(task, seat)
            mark(marks, LOT + (task.about - tasks.HOUSE) * CONTEXTS + context)
            mark_after(edition, seen, task.amount, context, seat, marks)


@kernel
def mark_debts(edition: Edition, seen: Seen, exposure: RentExposure, seat: Seat, marks: Marks) -> None:
    """Mark what a seat owes and receives, what it has then, and whom that ruins (DEBT-3)."""
    owes = exposure.owes[seat]
    receives = exposure.receives[seat]
    if owes > 0:
        mark_between(marks, OWES, MONEY, owes * 100 // edition.salary)
        if holds(exposure.falls, seat):
            mark(marks, FALLS)
    if receives > 0:
        mark_between(marks, RECEIVES, MONEY, receives * 100 // edition.salary)
        inherits = 0
        for place in range(seen.depth):
            task = seen.agenda[place]
            if task.kind == tasks.DEBT and task.other == seat and holds(exposure.falls, task.seat):
                inherits += exposure.riches[task.seat]
        if inherits > 0:
            mark_between(marks, INHERITS, MONEY, inherits * 100 // edition.salary)
    if owes > 0 or receives > 0:
        settled = seen.players[seat].cash - owes + receives
        mark_between(marks, SETTLED, AHEAD, settled * 100 // edition.salary)


@kernel
def mark_room(edition: Edition, seen: Seen, seat: Seat, marks: Marks) -> None:
    """Mark how many buildings a seat's whole colours still have room for (BLD-1)."""
    own = seen.players[seat].deeds & ~seen.pledged
    room = 0
    for colour in range(STATIONS):
        if edition.deeds[colour] & ~own == 0:
            for place in range(edition.size[colour]):
                level = seen.level[edition.members[colour * MEMBERS + place]]
                room += HOTEL_LEVEL - building_steps(edition, level)
    if room > 0:
        mark_between(marks, ROOM, COUNT, room)


@kernel
def mark_stake(edition: Edition, seen: Seen, task: Task, seat: Seat, marks: Marks) -> None:
    """Mark what a deed that is for sale would make of a seat's colour, and what its price would leave."""
    context = context_of(task, seat)
    stake = stake_of(edition, seen, task.about, seat)
    mark(marks, STAKE + context * STAKES + stake)
    price = edition.price[task.about] if task.kind == tasks.TO_BUY else task.amount
    mark_after(edition, seen, price, context, seat, marks)


@kernel
def context_of(task: Task, seat: Seat) -> int:
    """Return how a seat stands to what is for sale."""
    if task.kind == tasks.TO_BUY:
        return BUYING if holds(task.seats, seat) else BESIDE
    if task.other == seat:
        return LEADING
    return BIDDING if holds(task.more, seat) else BESIDE


@kernel
def stake_of(edition: Edition, seen: Seen, square: Square, seat: Seat) -> int:
    """Return what a seat would have of a deed's colour with it."""
    colour = edition.colour[square]
    own = seen.players[seat].deeds | 1 << edition.deed[square]
    part = own & edition.deeds[colour]
    if colour == STATIONS:
        return STATIONS_HELD + size(part) - 1
    if colour > STATIONS:
        return COMPANIES_HELD + size(part) - 1
    missing = edition.deeds[colour] & ~own
    return WHOLE_COLOUR if missing == 0 else STREETS + rest(edition, seen, missing)


@kernel
def rest(edition: Edition, seen: Seen, missing: DeedSet) -> int:
    """Return 0 where the bank has some of what is missing of a colour, 1 where one other seat has all, else 2."""
    if missing & seen.unsold != 0:
        return 0
    owner = seen.owner[edition.square[lowest(missing)]]
    return 1 if owner >= 0 and missing & ~seen.players[owner].deeds == 0 else 2


@kernel
def mark_after(edition: Edition, seen: Seen, price: Money, context: int, seat: Seat, marks: Marks) -> None:
    """Mark what a price leaves to a seat that may yet pay it; below nought where it cannot."""
    if context != BESIDE:
        left = seen.players[seat].cash - price
        mark_between(marks, AFTER, AHEAD, left * 100 // edition.salary)


@kernel
def mark_trade(edition: Edition, seen: Seen, seat: Seat, marks: Marks) -> None:
    """Mark the latest trade that a seat has proposed, or that it is asked for (TRADE-1)."""
    for place in range(seen.trade_count - 1, -1, -1):
        trade = seen.trades[place]
        if trade.maker == seat or trade.partner == seat:
            mark(marks, PARTY + (1 if trade.partner == seat else 0))
            mark_swap(edition, seen, trade, seat, marks)
            return


@kernel
def mark_swap(edition: Edition, seen: Seen, trade: Trade, seat: Seat, marks: Marks) -> None:
    """Mark what a trade would make of one of its two seats."""
    makes = trade.maker == seat
    gains = trade.gets if makes else trade.gives
    loses = trade.gives if makes else trade.gets
    money = -trade.money if makes else trade.money
    cash = seen.players[seat].cash
    worth = money + prices_of(edition, gains) - prices_of(edition, loses)
    mark_between(marks, SWAP_CASH, AHEAD, money * 100 // edition.salary)
    mark_between(marks, SWAP_WORTH, AHEAD, worth * 100 // edition.salary)
    mark_between(marks, SWAP_LEFT, MONEY, max(0, cash + money) * 100 // edition.salary)
    own = seen.players[seat].deeds
    then = own & ~loses | gains
    for colour in range(STATIONS):
        if is_whole(edition, then, colour) != is_whole(edition, own, colour):
            mark(marks, (SWAP_WHOLE if is_whole(edition, then, colour) else SWAP_BREAKS) + colour)


@kernel
def is_whole(edition: Edition, deeds: DeedSet, colour: Colour) -> bool:
    """Say whether all of a colour is among some deeds."""
    return edition.deeds[colour] & ~deeds == 0
