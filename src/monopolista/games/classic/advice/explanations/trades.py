"""Trades that are accepted, refused or proposed."""

from monopolista.engine.records import copy
from monopolista.games.classic.actions.notation import terms_in
from monopolista.games.classic.actions.proposals import draft_terms
from monopolista.games.classic.advice.bot_reasons import broken, completion, made_whole, near_completion, of_colour
from monopolista.games.classic.advice.explanations.case import Case
from monopolista.games.classic.rules import trade as trading
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.records import Trade
from monopolista.games.common.notation import Action
from monopolista.games.interface.views import Reason


def why(case: Case) -> Reason | None:
    """Return what speaks for a trade or against it."""
    better, given = case.better, case.given
    if better is not None and better.verb in (verbs.ACCEPT, verbs.PROPOSE):
        return _for_it(case, _trade_in(case, better))
    return _against_it(case, _trade_in(case, given)) if given.verb == verbs.ACCEPT else None


def _trade_in(case: Case, action: Action) -> Trade:
    """Return the trade that an action accepts or proposes."""
    terms = terms_in(action)
    if terms is None:
        return case.state.trades[trading.trade_place(case.state, action.subject)]
    draft = copy(case.state)
    draft_terms(case.box, draft, case.seat, terms)
    return draft.drafts[case.seat]


def _for_it(case: Case, trade: Trade) -> Reason | None:
    """Return what a seat has of a trade: a colour that is whole, or nearly so, or money for which it asks no deed."""
    makes = trade.maker == case.seat
    other, paid = (trade.partner, -trade.money) if makes else (trade.maker, trade.money)
    completes = completion(case.box, case.state, trade, case.seat, other)
    if completes:
        return completes
    near = near_completion(case.box, case.state, trade, case.seat)
    if near:
        return near
    return Reason("good-price") if paid > 0 and (trade.gets if makes else trade.gives) == 0 else None


def _against_it(case: Case, trade: Trade) -> Reason:
    """Return what is against a trade for the seat that agreed to it, or for the one that proposed it."""
    other = trade.partner if trade.maker == case.seat else trade.maker
    lost = broken(case.edition, case.state, trade, case.seat)
    helped = made_whole(case.edition, case.state, trade, other)
    if lost:
        return of_colour("breaks", case.box, lost[0])
    return of_colour("helps", case.box, helped[0]) if helped else Reason("too-little")
