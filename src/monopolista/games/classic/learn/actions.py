"""The numbered actions of the classic game: each number means the same in every edition and at every table.

Seats are counted clockwise from the acting seat: 0 is the next one. Deeds are numbered in board order, proposals in
the order of the table. An agent composes a proposal by several actions. Amounts have steps of the smallest raise:

- a bid is the lowest allowed bid, or a number of raises above it (``BIDS``), or all that the seat can spend;
- an action changes the money of a draft by some raises (``SUMS``), within the cash of both sides; positive means that
  the maker pays;
- a draft can pay a number of quarters of a debt.
"""

from typing import Any, Final

from monopolista.engine.jit import kernel
from monopolista.engine.offers import Amount, Subject, Verb
from monopolista.engine.records import Place
from monopolista.engine.seats import NOBODY, SEATS, Seat, places_on, seat_after
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.bank import in_debt, spendable
from monopolista.games.classic.rules.debts.debt import debt_to
from monopolista.games.classic.rules.property.auction import lowest_bid
from monopolista.games.classic.rules.records import (
    DEEDS,
    JAIL_CARDS,
    SQUARES,
    TRADES,
    TRADES_EACH,
    Edition,
    Game,
    Money,
    Offers,
    Seen,
)
from monopolista.games.interface.learning import Block, firsts, length_of, lengths

BIDS: Final = (0, 1, 2, 5, 10, 20, 50, 100, 200)
"""Raises above the lowest bid; the number behind them bids all that the seat can spend."""
ALL: Final = len(BIDS)
SUMS: Final = (1, 5, 20, 100, 500, -1, -5, -20, -100, -500)
"""By how many raises the money of a draft changes."""
QUARTERS: Final = 5
OTHERS: Final = SEATS - 1
TO_ME: Final = OTHERS * TRADES_EACH
"""Proposals that may lie before a seat."""

BLOCKS: Final = (
    *(Block(verbs.WORDS[verb], 1) for verb in (
        verbs.ROLL, verbs.END, verbs.FINE, verbs.BUY, verbs.DECLINE, verbs.PASS, verbs.WANT, verbs.WAIVE,
        verbs.PAY, verbs.TAKE, verbs.PROPOSE, verbs.BANKRUPT,
    )),
    *(Block(verbs.WORDS[verb], DEEDS, "deed") for verb in (
        verbs.ASK, verbs.BUILD, verbs.SELL, verbs.PLACE, verbs.MORTGAGE, verbs.REDEEM, verbs.KEEP, verbs.GIVE,
        verbs.GET,
    )),
    *(Block(verbs.WORDS[verb], OTHERS, "seat") for verb in (verbs.DEAL, verbs.IGNORE, verbs.HEAR)),
    *(Block(verbs.WORDS[verb], JAIL_CARDS, "jail card") for verb in (verbs.CARD, verbs.GIVE_CARD, verbs.GET_CARD)),
    *(Block(verbs.WORDS[verb], TO_ME, "proposal to the seat") for verb in (verbs.ACCEPT, verbs.REFUSE, verbs.COUNTER)),
    Block(verbs.WORDS[verbs.WITHDRAW], TRADES_EACH, "proposal of the seat"),
    Block(verbs.WORDS[verbs.RIDE], 3, "dice"),
    Block(verbs.WORDS[verbs.GO], SQUARES, "square"),
    Block(verbs.WORDS[verbs.ASKING], 2, "0 or 1: whether the table asks for rent automatically"),
    Block(verbs.WORDS[verbs.BID], len(BIDS) + 1, "step"),
    Block(verbs.WORDS[verbs.MONEY], len(SUMS), "step"),
    Block(verbs.WORDS[verbs.CLEAR], QUARTERS, "quarters of the debt"),
)  # fmt: skip
FIRST: Final = firsts(BLOCKS, verbs.NUMBERS)
"""By verb, the number of its first action; -1 for verbs that are no seat's."""
LENGTH: Final = lengths(BLOCKS, verbs.NUMBERS)
"""By verb, how many actions it has."""
ACTIONS: Final = length_of(BLOCKS)
_VERBS: Final = tuple(verbs.NUMBERS[block.verb] for block in BLOCKS for _ in range(block.length))
"""By action, the number of its verb."""
_PROPOSE: Final = FIRST[verbs.PROPOSE]
_BANKRUPT: Final = FIRST[verbs.BANKRUPT]
_SELL: Final = FIRST[verbs.SELL]
_MORTGAGE: Final = FIRST[verbs.MORTGAGE]
_GIVE: Final = FIRST[verbs.GIVE]
"""What is got lies behind what is given, of deeds and of cards."""
_GIVE_CARD: Final = FIRST[verbs.GIVE_CARD]
_BID: Final = FIRST[verbs.BID]
_MONEY: Final = FIRST[verbs.MONEY]
_CLEAR: Final = FIRST[verbs.CLEAR]
"""It lies behind the money."""

_BY_DEED: Final = sum(
    1 << verb for verb in (verbs.ASK, verbs.BUILD, verbs.SELL, verbs.PLACE, verbs.MORTGAGE, verbs.REDEEM, verbs.KEEP,
                           verbs.GIVE, verbs.GET)
)  # fmt: skip
_BY_SEAT: Final = 1 << verbs.DEAL | 1 << verbs.IGNORE | 1 << verbs.HEAR
_TO_ME: Final = 1 << verbs.ACCEPT | 1 << verbs.REFUSE | 1 << verbs.COUNTER


@kernel
def number_of(edition: Edition, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> int:
    """Return the number of an action: of a sum between two steps, that of the one below."""
    return FIRST[verb] + _place_within(edition, game, seat, verb, subject, amount)


@kernel
def _place_within(edition: Edition, game: Game, seat: Seat, verb: Verb, subject: Subject, amount: Amount) -> int:
    if (_BY_DEED >> verb) & 1:
        return edition.deed[subject]
    if (_BY_SEAT >> verb) & 1:
        return places_on(seat, subject, game.seats) - 1
    if (_TO_ME >> verb) & 1 or verb == verbs.WITHDRAW:
        return _order_of(game, seat, subject, verb == verbs.WITHDRAW)
    match verb:
        case verbs.RIDE:
            return subject - 1
        case verbs.GO | verbs.CARD | verbs.GIVE_CARD | verbs.GET_CARD:
            return subject
        case verbs.ASKING:
            return amount
        case verbs.BID:
            return _bid_step(edition, game, seat, amount)
        case verbs.MONEY:
            return _sum_step(edition, game, seat, amount)
        case verbs.CLEAR:
            owed = owed_between(game, seat)
            return min((amount * (QUARTERS - 1) + QUARTERS - 2) // owed, QUARTERS - 1) if owed > 0 else 0
        case _:
            return 0


@kernel
def _bid_step(edition: Edition, game: Seen, seat: Seat, amount: Money) -> int:
    if amount >= spendable(game, seat):
        return ALL
    step = 0
    while step + 1 < ALL and amount >= lowest_bid(edition, game) + BIDS[step + 1] * edition.raise_least:
        step += 1
    return step


@kernel
def _sum_step(edition: Edition, game: Game, seat: Seat, amount: Money) -> int:
    """Return the largest step towards a sum that does not go past it."""
    change = amount - game.drafts[seat].money
    sign = 1 if change >= 0 else -1
    first = 0 if change >= 0 else len(SUMS) // 2
    step = 0
    while step + 1 < len(SUMS) // 2 and sign * amount >= sign * money(edition, game, seat, first + step + 1):
        step += 1
    return first + step


@kernel
def owed_between(game: Game, seat: Seat) -> Money:
    """Return what one side of a seat's draft owes the other."""
    partner = game.drafts[seat].partner
    return max(debt_to(game, seat, partner), debt_to(game, partner, seat))


@kernel
def _order_of(game: Seen, seat: Seat, serial: int, own: bool) -> int:
    order = 0
    for place in range(TRADES):
        trade = game.trades[place]
        if trade.serial == serial:
            return order
        if trade.serial > 0 and (trade.maker if own else trade.partner) == seat:
            order += 1
    return order


@kernel
def proposal(game: Seen, seat: Seat, order: int, own: bool) -> Place:
    """Return where the proposal lies that is the how-many-th before a seat, or of its own; -1 for none."""
    left = order
    for place in range(TRADES):
        trade = game.trades[place]
        if trade.serial > 0 and (trade.maker if own else trade.partner) == seat:
            if left == 0:
                return place
            left -= 1
    return -1


@kernel
def read_action(edition: Edition, game: Game, seat: Seat, number: int, answer: Any) -> None:
    """Put down what a number stands for that the mask admits: verb, subject and amount."""
    verb = verb_of(number)
    place = number - FIRST[verb]
    answer.verb = verb
    answer.subject = _subject(edition, game, seat, verb, place)
    answer.amount = _amount(edition, game, seat, verb, place)
    answer.trade[0].partner = NOBODY


@kernel
def verb_of(number: int) -> Verb:
    """Return the verb of an action by its number."""
    return _VERBS[number]


@kernel
def _subject(edition: Edition, game: Game, seat: Seat, verb: Verb, place: int) -> Subject:
    if (_BY_DEED >> verb) & 1:
        return edition.square[place]
    if (_BY_SEAT >> verb) & 1:
        return seat_after(seat, 1 + place, game.seats)
    if (_TO_ME >> verb) & 1 or verb == verbs.WITHDRAW:
        return game.trades[proposal(game, seat, place, verb == verbs.WITHDRAW)].serial
    match verb:
        case verbs.RIDE:
            return place + 1
        case verbs.GO | verbs.CARD | verbs.GIVE_CARD | verbs.GET_CARD:
            return place
        case _:
            return 0


@kernel
def _amount(edition: Edition, game: Game, seat: Seat, verb: Verb, place: int) -> Amount:
    match verb:
        case verbs.ASKING:
            return place
        case verbs.BID:
            return bid(edition, game, seat, place)
        case verbs.MONEY:
            return money(edition, game, seat, place)
        case verbs.CLEAR:
            return owed_between(game, seat) * place // (QUARTERS - 1)
        case _:
            return 0


@kernel
def bid(edition: Edition, game: Seen, seat: Seat, step: int) -> Money:
    """Return what a step of the bids comes to."""
    if step == ALL:
        return spendable(game, seat)
    return lowest_bid(edition, game) + BIDS[step] * edition.raise_least


@kernel
def money(edition: Edition, game: Game, seat: Seat, step: int) -> Money:
    """Return what the money of a draft comes to by a step."""
    draft = game.drafts[seat]
    wished = draft.money + SUMS[step] * edition.raise_least
    return min(max(wished, -game.players[draft.partner].cash), game.players[seat].cash)


@kernel
def write_mask(edition: Edition, game: Game, seat: Seat, offers: Offers, mask: Any) -> None:
    """Write 1 for each action that a seat's offers admit into a mask of noughts; shape (ACTIONS,), int8."""
    for place in range(offers.count):
        offer = offers.rows[place]
        verb = offer.verb
        if verb == verbs.BID or verb == verbs.MONEY or verb == verbs.CLEAR:
            _mask_sums(edition, game, seat, verb, offer.low, offer.high, mask)
        else:
            mask[number_of(edition, game, seat, verb, offer.subject, offer.low)] = 1


@kernel
def _mask_sums(edition: Edition, game: Game, seat: Seat, verb: Verb, low: Money, high: Money, mask: Any) -> None:
    """Admit the steps that come to a sum which is offered, as ``bid``, ``money`` and ``_amount`` read them."""
    if verb == verbs.BID:
        for step in range(ALL):
            mask[_BID + step] = 1 if low + BIDS[step] * edition.raise_least <= high else 0
        mask[_BID + ALL] = 1
    elif verb == verbs.MONEY:
        now = game.drafts[seat].money
        for step in range(len(SUMS)):
            mask[_MONEY + step] = 1 if min(max(now + SUMS[step] * edition.raise_least, low), high) != now else 0
    else:
        mask[_CLEAR : _CLEAR + QUARTERS] = 1


@kernel
def clear_picks(mask: Any) -> None:
    """Write 0 for all that is done to a draft."""
    mask[_PROPOSE] = 0
    mask[_GIVE : _GIVE + 2 * DEEDS] = 0
    mask[_GIVE_CARD : _GIVE_CARD + 2 * JAIL_CARDS] = 0
    mask[_MONEY : _MONEY + len(SUMS) + QUARTERS] = 0


@kernel
def withhold_resignation(game: Seen, seat: Seat, mask: Any) -> None:
    """Write 0 for bankruptcy unless it is forced: the seat is in debt, and has nothing left to sell or to mortgage."""
    forced = in_debt(game, seat)
    if forced:
        for deed in range(DEEDS):
            if mask[_SELL + deed] == 1 or mask[_MORTGAGE + deed] == 1:
                forced = False
    mask[_BANKRUPT] = 1 if forced else 0
