"""Drafts: a trade that a player composes step by step before proposing it (TRADE-1)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.jit import kernel
from monopolista.engine.seats import NOBODY, Seat
from monopolista.games.classic.rules import clauses
from monopolista.games.classic.rules.debts.debt import debt_to
from monopolista.games.classic.rules.property.deeds import has_deed
from monopolista.games.classic.rules.records import JAIL_CARDS, Edition, Game, JailCard, Money, Serial, Square
from monopolista.games.classic.rules.trade import clear_trade, hears, trade_place, why_not_hand_over


@kernel
def why_not_deal(game: Game, seat: Seat, partner: Seat) -> Clause:
    """Return the clause that forbids opening a draft with a partner, or NONE."""
    if not 0 <= partner < game.seats or partner == seat or game.players[partner].playing == 0:
        return clauses.TRADE_1
    return clauses.NONE if hears(game, partner, seat) else clauses.TRADE_1


@kernel
def deal(game: Game, seat: Seat, partner: Seat) -> None:
    """Open an empty draft with a partner."""
    draft = game.drafts[seat]
    clear_trade(draft)
    draft.maker = seat
    draft.partner = partner


@kernel
def why_not_counter(game: Game, seat: Seat, serial: Serial) -> Clause:
    """Return the clause that forbids a seat to counter a trade, or NONE."""
    place = trade_place(game, serial)
    if place < 0 or game.trades[place].partner != seat:
        return clauses.TRADE_1
    return clauses.NONE


@kernel
def counter(game: Game, seat: Seat, serial: Serial) -> None:
    """Open a draft in answer to a trade: its terms, seen from the other side."""
    trade = game.trades[trade_place(game, serial)]
    draft = game.drafts[seat]
    clear_trade(draft)
    draft.maker = seat
    draft.partner = trade.maker
    draft.gives = trade.gets
    draft.gets = trade.gives
    draft.gives_cards = trade.gets_cards
    draft.gets_cards = trade.gives_cards
    draft.money = -trade.money
    draft.clears = trade.clears
    draft.counters = serial


@kernel
def why_not_pick(edition: Edition, game: Game, seat: Seat, giver: Seat, square: Square) -> Clause:
    """Return the clause that forbids adding a deed to a draft, or NONE."""
    if game.drafts[seat].partner == NOBODY or not has_deed(edition, square):
        return clauses.TRADE_1
    return why_not_hand_over(edition, game, giver, edition.deed[square])


@kernel
def why_not_pick_card(game: Game, seat: Seat, giver: Seat, card: JailCard) -> Clause:
    """Return the clause that forbids adding a jail card to a draft, or NONE."""
    if game.drafts[seat].partner == NOBODY or not 0 <= card < JAIL_CARDS or game.holder[card] != giver:
        return clauses.TRADE_1
    return clauses.NONE


@kernel
def why_not_money(game: Game, seat: Seat, amount: Money) -> Clause:
    """Return the clause that forbids a sum of money in a draft, or NONE; the limits are the cash of both sides."""
    partner = game.drafts[seat].partner
    if partner == NOBODY:
        return clauses.TRADE_1
    if not -game.players[partner].cash <= amount <= game.players[seat].cash:
        return clauses.TRADE_1
    return clauses.NONE


@kernel
def why_not_clear_sum(edition: Edition, game: Game, seat: Seat, amount: Money) -> Clause:
    """Return the clause that forbids a draft to cancel a sum of a debt between its two sides, or NONE (DEBT-2)."""
    partner = game.drafts[seat].partner
    if partner == NOBODY or edition.debt_in_kind == 0:
        return clauses.DEBT_2
    owed = max(debt_to(game, seat, partner), debt_to(game, partner, seat))
    return clauses.NONE if 0 <= amount <= owed and owed > 0 else clauses.DEBT_2
