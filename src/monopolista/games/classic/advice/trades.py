"""What might be traded: what ``champion`` would propose, and what comes of a proposal that is accepted (TRADE-1)."""

from collections.abc import Iterator, Sequence

from monopolista.engine.records import copy
from monopolista.engine.seats import Seat, holds
from monopolista.games.classic.actions.notation import Proposal
from monopolista.games.classic.actions.proposals import terms_of
from monopolista.games.classic.bots.champion import bundle_search
from monopolista.games.classic.bots.champion import trade as champion_trade
from monopolista.games.classic.bots.champion.scratch_state import begin_trial, odds
from monopolista.games.classic.bots.decision import level_numbers
from monopolista.games.classic.bots.levels import RANDOM
from monopolista.games.classic.bots.proposals import see_own_side, waiting_trade
from monopolista.games.classic.bots.records import Answer, answer_among
from monopolista.games.classic.rules import trade, verbs
from monopolista.games.classic.rules.records import Game, Serial, Trade
from monopolista.games.classic.rules_adapter import ClassicRulesAdapter
from monopolista.games.common.notation import Action
from monopolista.games.interface.rules_adapter import IllegalActionError


def proposals(rules: ClassicRulesAdapter, state: Game, seat: Seat, levels: Sequence[str]) -> Iterator[Action]:
    """Yield the best trade for a seat with each partner who would agree; for a waiting trade, the counter-offer.

    A robot agrees by its own rule. To a person, a trade has to bring something as well.
    """
    answer = _answer_among(state, levels)
    begin_trial(state, answer)
    before = odds(rules.box.edition, seat, answer)
    place = waiting_trade(state, seat)
    if place >= 0:
        if _counters(rules, state, state.trades[place], before, answer):
            yield _stated(rules, answer)
        return
    for partner in range(state.seats):
        if partner != seat and state.players[partner].playing == 1:
            for one in answer.trade:
                trade.clear_trade(one)
            answer.trade[1].maker, answer.trade[1].partner = seat, partner
            least = before + _least_gain(answer, partner)
            if bundle_search.seek_with(rules.box.edition, state, answer, least) > least:
                yield _stated(rules, answer)


def _answer_among(state: Game, levels: Sequence[str]) -> Answer:
    """Return a blank answer in which every seat without a known bot counts as a person."""
    answer = answer_among(level_numbers(levels))
    answer.people = sum(1 << seat for seat in range(state.seats) if answer.levels[seat] == RANDOM)
    return answer


def _least_gain(answer: Answer, partner: Seat) -> int:
    """Return by how much a proposal raises the odds of its maker at least.

    It takes as much from a robot as that one gives, so its gain has to be beyond the errors of the estimate.
    """
    return champion_trade.WORTH_IT if holds(answer.people, partner) else champion_trade.SOUGHT


def _counters(rules: ClassicRulesAdapter, state: Game, asked: Trade, before: int, answer: Answer) -> bool:
    """Answer a trade with the same deeds for other money; return whether there is a better sum.

    From a robot whose rule is known, it is the best sum that this one accepts, if it is better than what it proposes.
    """
    edition, own = rules.box.edition, answer.trade[1]
    if holds(answer.people, asked.maker):
        return champion_trade.counters(edition, state, asked, before, answer)
    see_own_side(own, asked)
    own.serial, own.counters, own.clears = 0, asked.serial, 0
    floor = bundle_search.least_odds(edition, state, answer, own.partner)
    least = max(before, champion_trade.odds_after(edition, asked, own.maker, answer)) + champion_trade.WORTH_IT
    return bundle_search.consider(edition, state, answer, own.gets, own.gives, floor, least) > least


def _stated(rules: ClassicRulesAdapter, answer: Answer) -> Action:
    return Proposal(verbs.PROPOSE, terms=terms_of(rules.box, answer.trade[0]))


def accepted(rules: ClassicRulesAdapter, state: Game, seat: Seat, proposal: Action) -> Game | None:
    """Return the position in which a proposal of a seat is accepted, None where it cannot be."""
    after = copy(state)
    try:
        rules.apply(after, seat, proposal)
        latest = max((one for one in after.trades if one.serial and one.maker == seat), key=lambda one: one.serial)
        rules.apply(after, latest.partner, Action(verbs.ACCEPT, latest.serial))
    except IllegalActionError:
        return None
    return after


def maker_of(state: Game, serial: Serial) -> Seat:
    """Return the proposer of an open trade."""
    return next(one.maker for one in state.trades if one.serial == serial)
