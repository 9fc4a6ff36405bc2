"""The kernels that write what a seat sees: over ``Seen`` and the seat's own draft, and nothing else."""

from typing import Any, Final

import numpy as np

from monopolista.engine.episodes import OWN, STILL_SEEN
from monopolista.engine.jit import kernel
from monopolista.engine.records import Place, field_visitor
from monopolista.engine.seats import SEATS, Seat, holds, lowest, places_on, seat_after
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.learn.fields import AT, KINDS_OF_TASK, PROPOSALS, RULES, TO_ME_SHOWN, TRADE_LENGTH
from monopolista.games.classic.rules import tasks
from monopolista.games.classic.rules.debts import debt
from monopolista.games.classic.rules.property.auction import lowest_bid
from monopolista.games.classic.rules.records import (
    DEEDS,
    JAIL_CARDS,
    SQUARES,
    TRADES,
    TRADES_EACH,
    DeedSet,
    Edition,
    Money,
    Seen,
    Square,
    Trade,
)
from monopolista.games.classic.rules.table import asked

PLAYING: Final = AT["playing"]
CASH: Final = AT["cash"]
SQUARE: Final = AT["square"]
JAILED: Final = AT["jailed"]
TRIES: Final = AT["tries"]
PAST_GO: Final = AT["past_go"]
HAS_DICE: Final = AT["has_dice"]
ASKED: Final = AT["asked"]
ASKING: Final = AT["asking"]
HEARS_ME: Final = AT["hears_me"]
HEARD: Final = AT["heard"]
CARDS_HELD: Final = AT["jail_cards"]
OWNED: Final = AT["deeds"]
LEVEL: Final = AT["level"]
MORTGAGED: Final = AT["mortgaged"]
TABLE: Final = AT["houses"]
QUESTION: Final = AT["question"]
ABOUT_DEED: Final = AT["about_deed"]
ABOUT_SEAT: Final = AT["about_seat"]
OTHER_SEAT: Final = AT["other_seat"]
AMOUNT: Final = AT["amount"]
LOWEST_BID: Final = AT["lowest_bid"]
OWES: Final = AT["owes"]
BUILDING: Final = AT["building"]
CLAIMS: Final = AT["claims"]
TO_ME: Final = AT["proposals_to_me"]
TRADE: Final = AT["trade_0_open"]
WITH: Final = AT["trade_0_with"] - TRADE
PRINTED: Final = AT["price"]
# Multiplied by, since dividing takes five times as long.
ONE_SQUARE: Final = 1 / SQUARES
ONE_TRY: Final = 1 / 3
TO_ANSWER: Final = KINDS_OF_TASK - 1
"""The question of a player with a proposal to answer."""

# What is known of a row from the last time, so that what is the same, or empty, is not written again: nothing where
# it is 0.
BY_SEAT: Final = OWN
"""Whose sight it is, and 1."""
CHANGES: Final = OWN + 1
"""Of which number of changes its deeds are, and 1."""
NO_CLAIMS: Final = OWN + 2
"""1 where the row has no claims."""
TERMS: Final = OWN + 3
"""Set of the proposals that it has, the draft being member 0; ``NONE_BUT`` is a member in any case."""
GIVES: Final = OWN + 4
"""Set of the deeds that the draft is shown to give."""
GETS: Final = OWN + 5
"""Set of the deeds that it is shown to get."""
NONE_BUT: Final = 1 << PROPOSALS
"""There are no other proposals than these."""


@kernel
def observe(edition: Edition, seen: Seen, draft: Trade, seat: Seat, shown: Any, row: Any) -> None:
    """Write what a seat sees, all but what the box prints; shape (LENGTH,), float32.

    ``shown`` is what is known of the row.
    """
    if shown[STILL_SEEN] != seat + 1:
        _see_open(edition, seen, seat, shown, row)
        shown[STILL_SEEN] = seat + 1
    _see_draft(edition, seen, draft, seat, shown, row)


@kernel
def _see_open(edition: Edition, seen: Seen, seat: Seat, shown: Any, row: Any) -> None:
    """Write what lies open."""
    if shown[BY_SEAT] != seat + 1 or shown[CHANGES] != seen.changes + 1:
        _see_deeds(edition, seen, seat, row)
        shown[BY_SEAT] = seat + 1
        shown[CHANGES] = seen.changes + 1
    _see_seats(edition, seen, seat, row)
    _see_table(edition, seen, row)
    _see_question(edition, seen, seat, row)
    _see_claims(edition, seen, seat, shown, row)
    _see_proposals(edition, seen, seat, shown, row)


@kernel
def _see_seats(edition: Edition, seen: Seen, seat: Seat, row: Any) -> None:
    waited = asked(seen)
    _see_cards(seen, seat, row)
    money = 1 / edition.salary
    for step in range(seen.seats):
        other = seat_after(seat, step, seen.seats)
        player = seen.players[other]
        row[PLAYING + step] = player.playing
        row[CASH + step] = player.cash * money
        row[SQUARE + step] = player.square * ONE_SQUARE
        row[JAILED + step] = player.jailed
        row[TRIES + step] = player.tries * ONE_TRY
        row[PAST_GO + step] = 1 if player.past_go > 0 else 0
        row[HAS_DICE + step] = 1 if seen.turn == other else 0
        row[ASKED + step] = 1 if holds(waited, other) else 0
        row[ASKING + step] = player.asking
        row[HEARS_ME + step] = 0 if holds(player.deaf, seat) else 1
        row[HEARD + step] = 0 if holds(seen.players[seat].deaf, other) else 1


@kernel
def _see_cards(seen: Seen, seat: Seat, row: Any) -> None:
    row[CARDS_HELD : CARDS_HELD + SEATS * JAIL_CARDS] = 0
    for card in range(JAIL_CARDS):
        if seen.holder[card] >= 0:
            row[CARDS_HELD + places_on(seat, seen.holder[card], seen.seats) * JAIL_CARDS + card] = 1


@kernel
def _see_set(deeds: DeedSet, first: int, row: Any) -> None:
    """Write 1 for each deed of a set, 0 for the others."""
    row[first : first + DEEDS] = 0
    _see_each(deeds, 1, first, row)


@kernel
def _see_each(deeds: DeedSet, number: int, first: int, row: Any) -> None:
    """Write a number for each deed of a set."""
    while deeds != 0:
        row[first + lowest(deeds)] = number
        deeds &= deeds - 1


@kernel
def _see_deeds(edition: Edition, seen: Seen, seat: Seat, row: Any) -> None:
    for step in range(seen.seats):
        _see_set(seen.players[seat_after(seat, step, seen.seats)].deeds, OWNED + step * DEEDS, row)
    _see_set(seen.pledged, MORTGAGED, row)
    row[LEVEL : LEVEL + DEEDS] = 0
    built = seen.built
    while built != 0:
        deed = lowest(built)
        row[LEVEL + deed] = seen.level[edition.square[deed]] / 5
        built &= built - 1


@kernel
def _see_table(edition: Edition, seen: Seen, row: Any) -> None:
    row[TABLE] = seen.houses / 32
    row[TABLE + 1] = seen.hotels / 12
    row[TABLE + 2] = seen.pot / edition.salary
    row[TABLE + 3] = seen.turns / 100
    row[TABLE + 4] = max(0, edition.last_turn - seen.turns) / 100
    row[TABLE + 5] = seen.doubles / 3
    row[TABLE + 6] = seen.again
    row[TABLE + 7] = seen.die_1 / 6
    row[TABLE + 8] = seen.die_2 / 6
    row[TABLE + 9] = seen.die_3 / 6
    row[TABLE + 10] = seen.bankruptcies / 10


@kernel
def _see_question(edition: Edition, seen: Seen, seat: Seat, row: Any) -> None:
    row[QUESTION:CLAIMS] = 0
    if seen.depth == 0:
        return
    task = seen.agenda[first_question(seen, seat)]
    row[QUESTION + task.kind] = 1
    if _proposal_before(seen, seat):
        row[QUESTION + TO_ANSWER] = 1
    if task.kind == tasks.TO_BUY or task.kind == tasks.AUCTION or task.kind == tasks.SHORTAGE:
        _see_about(edition, seen, task.about, row)
    _see_seat_at(seen, seat, task.seat, ABOUT_SEAT, row)
    _see_seat_at(seen, seat, task.other, OTHER_SEAT, row)
    row[AMOUNT] = 0 if task.kind == tasks.SHORTAGE else task.amount / edition.salary
    row[OWES] = debt.debt_of(seen, seat) / edition.salary
    if tasks.is_auction(top_kind(seen)):
        row[LOWEST_BID] = lowest_bid(edition, seen) / edition.salary
    _see_building(task.kind, task.about, task.more, row)


@kernel
def first_question(seen: Seen, seat: Seat) -> Place:
    """Return where on the agenda the question lies that is a seat's: its own debt, or else what is uppermost."""
    own = debt.debt_place(seen, seat)
    return own if own >= 0 else seen.depth - 1


@kernel
def _proposal_before(seen: Seen, seat: Seat) -> bool:
    if seen.trade_count > 0:
        for place in range(TRADES):
            if seen.trades[place].serial > 0 and seen.trades[place].partner == seat:
                return True
    return False


@kernel
def _see_about(edition: Edition, seen: Seen, square: Square, row: Any) -> None:
    if 0 < square < SQUARES and edition.deed[square] >= 0:
        row[ABOUT_DEED + edition.deed[square]] = 1


@kernel
def _see_seat_at(seen: Seen, seat: Seat, other: Seat, first: int, row: Any) -> None:
    if other >= 0:
        row[first + places_on(seat, other, seen.seats)] = 1


@kernel
def _see_building(kind: int, about: int, more: int, row: Any) -> None:
    if kind == tasks.BUILDING_AUCTION or kind == tasks.TO_PLACE:
        row[BUILDING + about - tasks.HOUSE] = 1
    elif kind == tasks.SHORTAGE:
        row[BUILDING + more - tasks.HOUSE] = 1


@kernel
def _see_claims(edition: Edition, seen: Seen, seat: Seat, shown: Any, row: Any) -> None:
    if shown[NO_CLAIMS] == 0:
        row[CLAIMS:TO_ME] = 0
        shown[NO_CLAIMS] = 1
    for place in range(seen.claim_count):
        claim = seen.claims[place]
        if claim.owner == seat:
            shown[NO_CLAIMS] = 0
            asked_for = claim.amount / edition.salary if claim.factor == 0 else 0.1
            row[CLAIMS + edition.deed[claim.square]] += np.float32(asked_for)


@kernel
def _see_proposals(edition: Edition, seen: Seen, seat: Seat, shown: Any, row: Any) -> None:
    """Write the proposals before a seat, and its own."""
    _clear_proposals(shown, row)
    if seen.trade_count == 0:
        return
    to_me = 0
    mine = 0
    for place in range(TRADES):
        trade = seen.trades[place]
        if trade.serial == 0:
            continue
        if trade.partner == seat:
            to_me += 1
            if to_me <= TO_ME_SHOWN:
                _see_trade(edition, seen, trade, seat, to_me, shown, row)
        elif trade.maker == seat and mine < TRADES_EACH:
            mine += 1
            _see_trade(edition, seen, trade, seat, TO_ME_SHOWN + mine, shown, row)
    row[TO_ME] = to_me / 10


@kernel
def _clear_proposals(shown: Any, row: Any) -> None:
    """Write 0 for all proposals; the draft may stay, if the row is known."""
    if shown[TERMS] == 0:
        row[TO_ME:PRINTED] = 0
        shown[GIVES] = 0
        shown[GETS] = 0
        shown[TERMS] = NONE_BUT
    others = shown[TERMS] & (NONE_BUT - 2)
    while others != 0:
        _clear_terms(lowest(others), shown, row)
        others &= others - 1
    row[TO_ME] = 0


@kernel
def _clear_terms(which: int, shown: Any, row: Any) -> None:
    first = TRADE + which * TRADE_LENGTH
    row[first : first + TRADE_LENGTH] = 0
    shown[TERMS] &= ~(1 << which)


@kernel
def _see_draft(edition: Edition, seen: Seen, draft: Trade, seat: Seat, shown: Any, row: Any) -> None:
    """Write the draft; its deeds only where they are others."""
    if draft.partner >= 0:
        if shown[GIVES] != draft.gives or shown[GETS] != draft.gets:
            _see_bundle(draft, 1, TRADE + 1, row)
            shown[GIVES] = draft.gives
            shown[GETS] = draft.gets
        _see_terms(edition, seen, draft, seat, TRADE, row)
        shown[TERMS] |= 1
    elif shown[TERMS] & 1:
        _clear_terms(0, shown, row)
        shown[GIVES] = 0
        shown[GETS] = 0


@kernel
def _see_trade(edition: Edition, seen: Seen, trade: Trade, seat: Seat, which: int, shown: Any, row: Any) -> None:
    """Write a proposal as it is for one side of it."""
    first = TRADE + which * TRADE_LENGTH
    _see_bundle(trade, 1 if trade.maker == seat else -1, first + 1, row)
    _see_terms(edition, seen, trade, seat, first, row)
    shown[TERMS] |= 1 << which


@kernel
def _see_bundle(trade: Trade, own: int, first: int, row: Any) -> None:
    row[first : first + DEEDS] = 0
    _see_each(trade.gets & ~trade.gives, own, first, row)
    _see_each(trade.gives & ~trade.gets, -own, first, row)


@kernel
def _see_terms(edition: Edition, seen: Seen, trade: Trade, seat: Seat, first: int, row: Any) -> None:
    """Write all of a proposal but its deeds."""
    own = 1 if trade.maker == seat else -1
    other = trade.partner if trade.maker == seat else trade.maker
    row[first] = 1
    for card in range(JAIL_CARDS):
        change = ((trade.gets_cards >> card) & 1) - ((trade.gives_cards >> card) & 1)
        row[first + 1 + DEEDS + card] = own * change
    row[first + 1 + DEEDS + JAIL_CARDS] = -own * trade.money / edition.salary
    row[first + 2 + DEEDS + JAIL_CARDS] = trade.clears / edition.salary
    row[first + WITH : first + WITH + SEATS] = 0
    row[first + WITH + places_on(seat, other, seen.seats)] = 1


@kernel
def rent_class(rent: Money, salary: Money) -> int:
    """Return how often a 50th of the salary has to grow by a half to come to a rent: 0 to 15 for those printed."""
    steps = 0
    bound = salary
    while bound <= 50 * rent and steps < 40:
        bound += bound // 2
        steps += 1
    return steps


@kernel
def write_number(row: Any, place: int, number: int) -> None:
    """Write a number into a row."""
    row[place] = number


visit_rules = field_visitor(Edition, RULES, write_number)
"""Writes 1 for each rule by which the table plays."""


@kernel
def observe_printed(edition: Edition, seats: int, row: Any) -> None:
    """Write what the box prints: once, for it stays as it is."""
    salary = edition.salary
    place = PRINTED
    for deed in range(DEEDS):
        square = edition.square[deed]
        row[place + deed] = edition.price[square] / salary
        row[place + DEEDS + deed] = edition.house_price[square] / salary
        row[place + 2 * DEEDS + deed] = edition.mortgage[square] / salary
        for level in range(6):
            row[place + 3 * DEEDS + 6 * deed + level] = rent_class(edition.rent[6 * square + level], salary) / 10
    place += 9 * DEEDS
    for count in range(4):
        row[place + count] = rent_class(edition.station_rent[count], salary) / 10
    for count in range(2):
        row[place + 4 + count] = edition.company_factor[count] / 10
    _observe_rules(edition, seats, place + 6, row)


@kernel
def _observe_rules(edition: Edition, seats: int, place: int, row: Any) -> None:
    row[place] = seats / 10
    row[place + 1] = edition.cash / (10 * edition.salary)
    row[place + 2] = edition.fine / edition.salary
    row[place + 3] = edition.first_bid / edition.salary
    row[place + 4] = edition.hotel_after / 4
    row[place + 5] = edition.interest / 100
    row[place + 6] = edition.jail_tries / 3
    row[place + 7] = edition.rent_wait / 3
    row[place + 8 + edition.build_when] = 1
    row[place + 11] = edition.dealt / 10
    row[place + 12] = edition.last_bankruptcy / 10
    row[place + 13] = edition.rich_buildings / 100
    visit_rules(edition, row, place + 14)
