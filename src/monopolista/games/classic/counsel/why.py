"""Why a better answer is better, from what lies open: in the words by which robots say why, where they fit."""

from monopolista.engine.agenda import top_kind
from monopolista.engine.seats import BANK, Seat
from monopolista.games.classic.editions import Box
from monopolista.games.classic.law import ClassicLaw
from monopolista.games.classic.reasons import broken, made_whole, of_colour
from monopolista.games.classic.rules import tasks, verbs
from monopolista.games.classic.rules import trade as trading
from monopolista.games.classic.rules.bank import spendable
from monopolista.games.classic.rules.records import MEMBERS, Game, Money, Square, Trade
from monopolista.games.notation import Action
from monopolista.games.views import Reason

_TAKES = frozenset((verbs.BUY, verbs.BID))
_LEAVES = frozenset((verbs.DECLINE, verbs.PASS))
_SPENDS = frozenset((verbs.BUILD, verbs.REDEEM))


def why(law: ClassicLaw, state: Game, seat: Seat, better: Action | None, given: Action) -> Reason | None:
    """Return why an answer, or to leave it (None), is better than the one given; None where nothing is plain."""
    box, verb = law.box, None if better is None else better.verb
    if verb in _TAKES and _offers_deed(state):
        return _of_deed(box, state, seat, state.agenda[state.depth - 1].about)
    if verb in _LEAVES and given.verb in _TAKES and _offers_deed(state):
        return _of_price(box, state, seat, given)
    if verb == verbs.ACCEPT and better is not None:
        return _of_trade(box, state, seat, state.trades[trading.trade_place(state, better.subject)])
    if given.verb == verbs.ACCEPT:
        return _against_trade(box, state, seat, state.trades[trading.trade_place(state, given.subject)])
    if verb == verbs.BUILD and better is not None:
        return of_colour("raises", box, box.edition.colour[better.subject])
    if verb is None and given.verb in _SPENDS:
        return Reason("keeps-cash")
    return None


def _offers_deed(state: Game) -> bool:
    """Say whether a deed is to be had, and no building."""
    return state.depth > 0 and top_kind(state) in (tasks.TO_BUY, tasks.AUCTION)


def _of_deed(box: Box, state: Game, seat: Seat, square: Square) -> Reason:
    """Return what a deed is good for: it completes a colour, or would do so for another, or is worth its price."""
    edition = box.edition
    colour = edition.colour[square]
    listed = edition.members[colour * MEMBERS : colour * MEMBERS + edition.size[colour]]
    owners = {state.owner[one] for one in listed if one != square}
    if owners == {seat}:
        return of_colour("completes", box, colour)
    if len(owners) == 1 and BANK not in owners:
        return of_colour("blocks", box, colour)
    return Reason("gains")


def _of_price(box: Box, state: Game, seat: Seat, given: Action) -> Reason:
    """Return what is against a price: it leaves less than a salary in hand, or the deed is worth less."""
    price: Money = given.amount if given.verb == verbs.BID else state.agenda[state.depth - 1].amount
    return Reason("keeps-cash" if spendable(state, seat) - price < box.edition.salary else "too-dear")


def _of_trade(box: Box, state: Game, seat: Seat, trade: Trade) -> Reason | None:
    own = made_whole(box.edition, state, trade, seat)
    if own:
        other = made_whole(box.edition, state, trade, trade.maker)
        return Reason("completes-both") if other else of_colour("completes", box, own[0])
    return Reason("good-price") if trade.money > 0 and trade.gives == 0 else None


def _against_trade(box: Box, state: Game, seat: Seat, trade: Trade) -> Reason:
    """Return what is against a trade for the seat that agreed to it, or for the one that proposed it."""
    other = trade.partner if trade.maker == seat else trade.maker
    lost, helped = broken(box.edition, state, trade, seat), made_whole(box.edition, state, trade, other)
    if lost:
        return of_colour("breaks", box, lost[0])
    return of_colour("helps", box, helped[0]) if helped else Reason("too-little")
