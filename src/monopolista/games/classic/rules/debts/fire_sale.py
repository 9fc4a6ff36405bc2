"""Fire sales: by house rule, a player who cannot pay makes no trade that leaves the creditor less (BANK-1)."""

from monopolista.engine.clauses import Clause
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat, size
from monopolista.games.classic.rules import clauses
from monopolista.games.classic.rules.bank import mortgages_of, prices_of, would_bring
from monopolista.games.classic.rules.debts.debt import debt_of, debt_to
from monopolista.games.classic.rules.property.mortgage import interest_on
from monopolista.games.classic.rules.records import DeedSet, Edition, Money, Seen, Trade


@kernel
def why_not_fire_sale(edition: Edition, game: Seen, trade: Trade) -> Clause:
    """Return the clause that forbids a trade in which an insolvent debtor would leave its creditor less, or NONE."""
    if edition.no_fire_sales == 0:
        return clauses.NONE
    if is_fire_sale(edition, game, trade, trade.maker) or is_fire_sale(edition, game, trade, trade.partner):
        return clauses.BANK_1
    return clauses.NONE


@kernel
def is_fire_sale(edition: Edition, game: Seen, trade: Trade, seat: Seat) -> bool:
    """Return whether one side of a trade could not pay its debts after it, and would be worth less.

    Deeds count at their printed price, or half of it when mortgaged; a jail card counts as the fine that it saves. A
    trade between a debtor and its only creditor is always allowed.
    """
    made = seat == trade.maker
    partner = trade.partner if made else trade.maker
    owed = debt_of(game, seat)
    if owed == debt_to(game, seat, partner):
        return False
    gives = trade.gives if made else trade.gets
    gets = trade.gets if made else trade.gives
    money = (-trade.money if made else trade.money) - interest_on(edition, game, gets)
    deeds = (game.players[seat].deeds & ~gives) | gets
    cleared = min(trade.clears, debt_to(game, seat, partner))
    if owed - cleared <= game.players[seat].cash + money + would_bring(edition, game, deeds):
        return False
    cards = size(trade.gives_cards) - size(trade.gets_cards)
    gained = printed_worth(edition, game, gets) - printed_worth(edition, game, gives)
    return money + cleared + gained + (-cards if made else cards) * edition.fine < 0


@kernel
def printed_worth(edition: Edition, game: Seen, deeds: DeedSet) -> Money:
    """Return the printed prices of a set of deeds, half for mortgaged ones."""
    return prices_of(edition, deeds & ~game.pledged) + mortgages_of(edition, deeds & game.pledged)
