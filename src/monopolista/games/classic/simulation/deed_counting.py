"""The kernels that count what becomes of deeds: money paid for them, rents, buildings, trades, whole colours."""

from typing import Any

from monopolista.engine.events import Event
from monopolista.engine.jit import kernel
from monopolista.engine.seats import BANK, Seat
from monopolista.games.classic.rules import clauses, events
from monopolista.games.classic.rules.property.deeds import owns_colour
from monopolista.games.classic.rules.records import Deed, Edition, Game, Money
from monopolista.games.classic.simulation.count_records import (
    BY_TRADE,
    DEALS,
    FROM_BANK,
    FROM_BANKRUPT,
    ROUNDS,
    WAYS,
    WHOLE,
    Counts,
    Deal,
    Ledger,
    Score,
)


@kernel
def add(sums: Any, place: int, amount: Money) -> None:
    """Add to one of several sums, none of which may come near 32 bits."""
    total = sums[place] + amount
    assert -WHOLE < total < WHOLE
    sums[place] = total


@kernel
def count_payment(edition: Edition, event: Event, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Count a payment under its clause, and what it means for a deed."""
    clause = event.clause
    counts.payments[clause] += 1
    if event.seat == BANK:
        add(counts.from_bank, clause, event.amount)
    elif event.other == BANK:
        add(counts.to_bank, clause, event.amount)
    else:
        add(counts.between, clause, event.amount)
    if event.subject >= 0 and clause != clauses.CARD_1:
        count_for_deed(edition, event, edition.deed[event.subject], score, ledger, counts)


@kernel
def count_for_deed(edition: Edition, event: Event, deed: Deed, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Count a payment that is about a square with a deed."""
    match event.clause:
        case clauses.RENT_1 | clauses.RENT_3 | clauses.RENT_5 | clauses.RENT_6 | clauses.CARD_3:
            if event.other >= 0:
                count_rent(edition, event, deed, score, ledger, counts)
        case clauses.BUY_1 | clauses.SHORT_1:
            add(counts.bought_for, deed, event.amount)
            spend(edition, ledger, deed, event.amount)
        case clauses.AUC_1:
            add(counts.auctioned_for, deed, event.amount)
            spend(edition, ledger, deed, event.amount)
        case clauses.BLD_1 | clauses.BLD_3:
            add(counts.built_for, deed, event.amount)
            spend(edition, ledger, deed, event.amount)
        case clauses.BLD_7 | clauses.BLD_8 | clauses.SHORT_3 | clauses.BANK_2:
            add(counts.sold_for, deed, event.amount)
        case _:
            pass


@kernel
def count_rent(edition: Edition, event: Event, deed: Deed, score: Score, ledger: Ledger, counts: Counts) -> None:
    """Count a rent, and the round in which deed and colour have earned what was spent on them."""
    counts.rents[deed] += 1
    add(counts.earned, deed, event.amount)
    score.rent_paid[event.seat] += event.amount
    score.rent_got[event.other] += event.amount
    now = min(ledger.rounds, ROUNDS - 1)
    ledger.earned[deed] += event.amount
    if ledger.back[deed] == 0 and ledger.earned[deed] >= ledger.spent[deed]:
        ledger.back[deed] = 1
        counts.back[deed * ROUNDS + now] += 1
    colour = edition.colour[event.subject]
    ledger.earned_colour[colour] += event.amount
    if ledger.back_colour[colour] == 0 and ledger.earned_colour[colour] >= ledger.spent_colour[colour]:
        ledger.back_colour[colour] = 1
        counts.back_colour[colour * ROUNDS + now] += 1


@kernel
def spend(edition: Edition, ledger: Ledger, deed: Deed, amount: Money) -> None:
    """Remember what was paid to the bank for a deed or for what stands on it."""
    ledger.spent[deed] += amount
    ledger.spent_colour[edition.colour[edition.square[deed]]] += amount


@kernel
def count_built(edition: Edition, event: Event, ledger: Ledger, counts: Counts) -> None:
    """Count a building; one won in an auction is paid before its place is known (BLD-6)."""
    deed = edition.deed[event.subject]
    counts.built[deed] += 1
    if event.clause == clauses.BLD_6:
        add(counts.built_for, deed, ledger.building_bid)
        spend(edition, ledger, deed, ledger.building_bid)


@kernel
def count_hand_over(edition: Edition, game: Game, event: Event, ledger: Ledger, counts: Counts) -> None:
    """Count a deed that changes hands, and which seat is the first to have its whole colour."""
    deed = edition.deed[event.subject]
    colour = edition.colour[event.subject]
    way = FROM_BANK if event.seat == BANK else FROM_BANKRUPT
    if event.clause == clauses.TRADE_1:
        way = BY_TRADE
        counts.traded[deed] += 1
    elif event.clause == clauses.SHORT_1:
        counts.dealt[deed] += 1
    if event.other == BANK:
        return
    ledger.held[deed] = 1
    ledger.held_colour[colour] = 1
    if ledger.first[colour] == 0 and owns_colour(edition, game, event.other, colour):
        ledger.first[colour] = event.other + 1
        ledger.way[colour] = way
        counts.whole[colour * WAYS + way] += 1
        counts.whole_rounds[colour * WAYS + way] += ledger.rounds


@kernel
def count_trade(edition: Edition, game: Game, accepted: Event, rounds: int, score: Score) -> None:
    """Count a trade, and note the first ones of a game in full."""
    score.traded[accepted.seat] += 1
    score.traded[accepted.other] += 1
    if score.deals < DEALS:
        note_trade(edition, game, accepted.other, accepted.seat, rounds, score.noted[score.deals])
    score.deals += 1


@kernel
def note_trade(edition: Edition, game: Game, maker: Seat, partner: Seat, rounds: int, deal: Deal) -> None:
    """Note what went to whom, from the events of the step in which a trade was accepted."""
    deal.round = rounds
    deal.maker = maker
    deal.partner = partner
    deal.maker_cash = game.players[maker].cash
    deal.partner_cash = game.players[partner].cash
    for place in range(game.event_count):
        event = game.events[place]
        if event.clause != clauses.TRADE_1:
            continue
        if event.kind == events.PAID:
            deal.money += event.amount if event.seat == maker else -event.amount
        elif event.kind == events.DEED_PASSED:
            note_deed(edition, game, event, deal)


@kernel
def note_deed(edition: Edition, game: Game, event: Event, deal: Deal) -> None:
    """Note a deed that went over in a trade, and whether it made a colour whole."""
    deed = 1 << edition.deed[event.subject]
    colour = edition.colour[event.subject]
    completes = (1 << colour) if owns_colour(edition, game, event.other, colour) else 0
    if event.other == deal.maker:
        deal.gets |= deed
        deal.maker_completes |= completes
    else:
        deal.gives |= deed
        deal.partner_completes |= completes
