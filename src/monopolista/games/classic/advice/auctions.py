"""What comes of an auction, and up to where it is better to have the lot than to leave it (AUC, BLD-6)."""

from monopolista.engine.records import copy
from monopolista.engine.seats import NOBODY, Seat, lowest, members
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.positions.win_odds import odds_of
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.property import auction
from monopolista.games.classic.rules.records import Game, Money
from monopolista.games.classic.rules_adapter import ClassicRulesAdapter
from monopolista.games.common.notation import Action


def is_open(state: Game) -> bool:
    """Say whether something is under the hammer."""
    return state.depth > 0 and tasks.is_auction(top_kind(state))


def bids(rules: ClassicRulesAdapter, state: Game, seat: Seat) -> list[Action]:
    """Return bids at sensible steps: the lowest, quarters of the printed price to twice it, and all one has."""
    low, high = auction.lowest_bid(rules.box.edition, state), spendable(state, seat)
    task = state.agenda[state.depth - 1]
    price = rules.box.edition.price[task.about] if task.kind == tasks.AUCTION else low
    steps = {low, high, *(price * part // 4 for part in range(1, 9))}
    return [Action(verbs.BID, amount=step) for step in sorted(steps) if low <= step <= high]


def sold(rules: ClassicRulesAdapter, state: Game, winner: Seat, price: Money) -> Game:
    """Return the position after a bidder has won the auction at a price."""
    after = copy(state)
    task = after.agenda[after.depth - 1]
    last = lowest(auction.living(after) & ~(1 << winner))
    task.other, task.amount = winner, price
    task.seats, task.more = 1 << last, 1 << winner | 1 << last
    rules.apply(after, last, Action(verbs.PASS))
    return after


def left(rules: ClassicRulesAdapter, state: Game, seat: Seat, price: Money) -> list[Game]:
    """Return the positions in which one of the others has the lot for a price, or for all that it can spend.

    It is the leading bidder, if there is one, or else any player who can bid.
    """
    task = state.agenda[state.depth - 1]
    rivals = [task.other] if task.other != NOBODY else members(task.more)
    able = {rival: max(spendable(state, rival), task.amount if rival == task.other else 0) for rival in rivals}
    return [sold(rules, state, rival, min(price, able[rival])) for rival in rivals if rival != seat]


def limit(rules: ClassicRulesAdapter, state: Game, seat: Seat) -> Money:
    """Return the highest bid at which having the lot is no worse than leaving it at that price, 0 for none."""
    if not is_worth_a_bid(rules, state, seat):
        return 0
    low, high = auction.lowest_bid(rules.box.edition, state), spendable(state, seat)
    while low < high:
        middle = (low + high + 1) // 2
        if _is_better_had(rules, state, seat, middle):
            low = middle
        else:
            high = middle - 1
    return low


def is_worth_a_bid(rules: ClassicRulesAdapter, state: Game, seat: Seat) -> bool:
    """Return whether a seat can give the lowest bid, and having the lot for it is no worse than leaving it."""
    low = auction.lowest_bid(rules.box.edition, state)
    return low <= spendable(state, seat) and _is_better_had(rules, state, seat, low)


def _is_better_had(rules: ClassicRulesAdapter, state: Game, seat: Seat, price: Money) -> bool:
    having = odds_of(rules.box, sold(rules, state, seat, price))[seat]
    others = [odds_of(rules.box, one)[seat] for one in left(rules, state, seat, price)]
    return not others or having * len(others) >= sum(others)
