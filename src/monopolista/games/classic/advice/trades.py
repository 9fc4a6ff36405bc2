"""What might be traded: what ``champion`` would propose, and what comes of a proposal that is accepted (TRADE-1)."""

from collections.abc import Iterator

from monopolista.engine.records import copy
from monopolista.engine.seats import Seat
from monopolista.games.classic.actions.notation import Proposal
from monopolista.games.classic.actions.proposals import terms_of
from monopolista.games.classic.bots.champion import trade as champion_trade
from monopolista.games.classic.bots.champion.scratch_state import begin_trial, odds
from monopolista.games.classic.bots.proposals import waiting_trade
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules import trade, verbs
from monopolista.games.classic.rules.records import Game, Serial
from monopolista.games.classic.rules_adapter import ClassicRulesAdapter
from monopolista.games.common.notation import Action
from monopolista.games.interface.rules_adapter import IllegalActionError


def proposals(rules: ClassicRulesAdapter, state: Game, seat: Seat) -> Iterator[Action]:
    """Yield what raises a seat's odds most with each partner who would agree; of a waiting trade the counter to it."""
    answer, edition = Answer(), rules.box.edition
    answer.people = (1 << state.seats) - 1  # a suggested trade raises the odds of both sides
    begin_trial(state, answer)
    before = odds(edition, seat, answer)
    place = waiting_trade(state, seat)
    if place >= 0:
        if champion_trade.counters(edition, state, state.trades[place], before, answer):
            yield _stated(rules, answer)
        return
    for partner in range(state.seats):
        if partner != seat and state.players[partner].playing == 1:
            least = before + champion_trade.WORTH_IT
            for one in answer.trade:
                trade.clear_trade(one)
            answer.trade[1].maker, answer.trade[1].partner = seat, partner
            if champion_trade.seek_with(edition, state, answer, least) > least:
                yield _stated(rules, answer)


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
    """Return who proposed an open trade."""
    return next(one.maker for one in state.trades if one.serial == serial)
