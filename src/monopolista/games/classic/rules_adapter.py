"""The law of the classic game."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from monopolista.engine.events import Event
from monopolista.engine.records import copy
from monopolista.engine.seats import CLOCK, Seat, members
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.actions.bot_etiquette import BotEtiquette
from monopolista.games.classic.actions.chances import chance_outcomes, chances
from monopolista.games.classic.actions.macro_actions import ClassicGesture, gestures
from monopolista.games.classic.actions.notation import Proposal, Terms, terms_in, write
from monopolista.games.classic.actions.proposals import draft_terms, terms_of
from monopolista.games.classic.editions import Box
from monopolista.games.classic.effects.action_effects import ClassicEffect, ClassicStanding, Riches, effects
from monopolista.games.classic.effects.trade_effects import TradeWeight, weigh
from monopolista.games.classic.positions import checks
from monopolista.games.classic.positions.position import Position, put
from monopolista.games.classic.presentation.view import (
    QuestionView,
    TableView,
    view_denials,
    view_questions,
    view_table,
)
from monopolista.games.classic.rules import bank, cards, clauses, events, setting_up, speedy, table, tasks, trade, verbs
from monopolista.games.classic.rules import offers as chapter
from monopolista.games.classic.rules.property import auction
from monopolista.games.classic.rules.property.deeds import gather_sets
from monopolista.games.classic.rules.records import Game, Offers, Trade
from monopolista.games.common.notation import Action
from monopolista.games.interface.base_rules_adapter import BaseRulesAdapter
from monopolista.games.interface.capabilities import (
    Allows,
    HasAuctions,
    HasDebts,
    HasMacroActions,
    HasTrades,
    HasTurnLimit,
    Steps,
)
from monopolista.games.interface.late_command_policy import LateCommandPolicy
from monopolista.games.interface.rules_adapter import About, Draw, IllegalActionError, Question
from monopolista.games.interface.views import DenialView, OfferView

_PLAIN: Final = ("pass", "decline", "waive", "refuse", "ask", "roll", "end", "fine", "keep", "place", "ride", "go",
                 "take", "sell", "mortgage", "redeem", "bankrupt")  # fmt: skip
"""Verbs with which every question can be answered well enough, the first one offered first."""
_ALWAYS: Final = ("asking", "deal", "give", "get", "give_card", "get_card", "money", "clear", "propose", "withdraw",
                  "ignore", "hear", "bankrupt")  # fmt: skip
"""What can be done whatever is asked, and answers no question."""
_LATER_TOO: Final = ("sell", "mortgage")
"""What one may do as well when the dice have been rolled or handed on."""
_OWN_WILL: Final = (tasks.DEBT, tasks.ANYWHERE)
"""Questions that leave a choice whatever is offered: a debt can be met by a trade as well."""
_AUCTIONS: Final = ("auction", "building-auction")


class ClassicRulesAdapter(BaseRulesAdapter[Game, Box], HasAuctions, HasDebts, HasMacroActions, HasTrades, HasTurnLimit):
    """The classic game with one of its boxes."""

    state = Game
    offer_list = Offers
    table = table
    set_up = setting_up
    lister = chapter
    checks = checks
    event_words = events.WORDS
    verb_words = verbs.WORDS
    clause_names = clauses.NAMES
    plain_verbs = _PLAIN

    seats_clause = clauses.NAMES[clauses.SET_1]
    late_commands = LateCommandPolicy(
        any_time=("accept", "refuse", "withdraw", "asking", "ignore", "hear"),
        business=("build", "sell", "mortgage", "redeem", "propose", "ask", "deal", "give", "get", "give_card",
                  "get_card", "money", "clear", "counter"),
        bidding=("bid", "pass"),
        taken_back=("build", "sell", "mortgage", "redeem"),
        written_whole=("propose",),
        bids="bid",
        leaves_auction="pass",
        time_up="time",
        begins_turn=(events.TURN,),
        opens_auction=(events.AUCTION_OPENED,),
        raises_bid=(events.AUCTION_OPENED, events.BID),
    )  # fmt: skip

    def owes(self, state: Game, seat: Seat) -> bool:
        """Say whether a seat is in debt."""
        return bank.in_debt(state, seat)

    def __init__(self, box: Box) -> None:
        super().__init__(box, box.edition)
        self._riches = Riches(box)

    def _put(self, position: Position, seats: int) -> Game:
        return put(self.box, position, seats)

    def _count_anew(self, state: Game) -> None:
        gather_sets(self.box.edition, state)

    def _plain(self, offer: OfferView) -> Action:
        verb = verbs.NUMBERS[offer.verb]
        return Action(verb, offer.subject if verbs.takes_subject(verb) else 0)

    def in_order(self, state: Game) -> list[int]:
        """Return the seats with a proposal, the asked ones clockwise from the turn, and those that can ask for rent."""
        asked = members(table.asked(state))
        partners = {one.partner for one in state.trades if one.serial}
        owners = {claim.owner for claim in state.claims[: state.claim_count]}
        found = [seat for seat in sorted(partners) if self._may(state, seat, "refuse")]
        found += sorted(asked, key=lambda seat: (seat - state.turn) % state.seats)
        found += [seat for seat in sorted(owners.difference(asked)) if self._may(state, seat, "ask")]
        return list(dict.fromkeys(found))

    def _may(self, state: Game, seat: Seat, verb: str) -> bool:
        return any(offer.verb == verb for offer in self.offers(state, seat))

    def bidders(self, state: Game) -> list[int] | None:
        """Return the seats that can bid in the open auction."""
        if not tasks.is_auction(top_kind(state)):
            return None
        return members(state.agenda[state.depth - 1].seats)

    def questions(self, state: Game) -> Mapping[About, Question]:
        """Return what each seat is asked now: of several questions the first one."""
        found: dict[About, Question] = {}
        for one in reversed(view_questions(self.box, state)):
            found |= dict.fromkeys(((seat, 0) for seat in one.seats), _about(one, state))
        return found

    def about(self, action: Action) -> int:  # noqa: ARG002 (there is one question for each seat)
        """Return 0."""
        return 0

    def view(self, state: Game) -> TableView:
        """Return what every seat and spectator may know: all of it."""
        return view_table(self.box, state)

    def question(self, state: Game) -> QuestionView | None:
        """Return the first open question."""
        return next(iter(view_questions(self.box, state)), None)

    def effects(self, state: Game, seat: Seat, offers: Sequence[OfferView]) -> list[ClassicEffect | None]:
        """Return what each of a seat's offers would cost or bring, and what it would do to a rent."""
        return effects(self.box, state, seat, offers)

    def standing(self, state: Game, step_events: Sequence[Event]) -> ClassicStanding:  # noqa: ARG002 (it covers every seat each time)
        """Return how rich everybody is: events tell what is owned, but not what the box counts it for."""
        return self._riches.standing(state)

    def denials(self, state: Game, seat: Seat, offers: Sequence[OfferView]) -> list[DenialView]:
        """Return what a seat would wish to do now and cannot, with the clauses."""
        return view_denials(self.box, state, seat, offers)

    def weigh(self, state: Game, seat: Seat, action: Action) -> TradeWeight | None:
        """Return what a proposal stated whole would do for both its sides, and what forbids it."""
        terms = terms_in(action)
        if terms is None:
            return None
        return weigh(self.box, state, seat, terms, self.refusal(state, seat, action))

    def gestures(self, state: Game, seat: Seat) -> list[ClassicGesture]:
        """Return how a seat could build and sell a whole colour evenly."""
        if state.depth == 0 or tasks.is_chance(top_kind(state)) or not self.playing(state, seat):
            return []
        return gestures(self.box, state, seat)

    def forced(self, state: Game, seat: Seat, offers: Sequence[OfferView]) -> Action | None:
        """Return the only answer to a seat's question: none while a rent may lapse, or there is something to build."""
        kind = top_kind(state)
        if not table.asked(state) >> seat & 1 or kind in _OWN_WILL or state.claim_count > 0:
            return None
        idle = (*_ALWAYS, *_LATER_TOO) if kind in (tasks.TO_ROLL, tasks.TO_END) else _ALWAYS
        answers = [offer for offer in offers if offer.verb not in idle]
        if len(answers) != 1 or answers[0].low != answers[0].high:
            return None
        return Action(verbs.NUMBERS[answers[0].verb], answers[0].subject)

    def refusal(self, state: Game, seat: Seat, action: Action) -> str:
        """Return the clause that forbids an action, or an empty text."""
        if seat == CLOCK and not self._has_an_hour():
            return clauses.NAMES[clauses.TIME_1]
        trial = copy(state)
        terms = terms_in(action)
        if terms is not None and not self._drafted(trial, seat, action, terms):
            return clauses.NAMES[clauses.TRADE_1]
        clause = table.refusal(self.box.edition, trial, seat, action.verb, action.subject, action.amount)
        return clauses.NAMES.get(clause, "")

    def etiquette(self, state: Game, steps: Steps, seat: Seat, persons: Collection[Seat]) -> Allows:
        """Return the etiquette of a bot, given its recent proposals to persons (TRADE-1)."""
        return BotEtiquette(self.box, state, steps, seat, persons).allow

    def refusal_up_to(self, state: Game, seat: Seat, amount: int) -> str:
        """Return the clause by which a seat could not bid up to a sum, leading or not, or an empty text."""
        return clauses.NAMES.get(auction.why_not_bid_up_to(self.box.edition, state, seat, amount), "")

    def apply(self, state: Game, seat: Seat, action: Action) -> Action:
        """Carry out an action; a proposal put together pick by pick is written with its terms."""
        if seat == CLOCK and not self._has_an_hour():
            raise IllegalActionError(clauses.NAMES[clauses.TIME_1], write(action))
        kept: Trade | None = None
        terms = terms_in(action)
        if terms is not None:
            kept = copy(state.drafts[seat]) if 0 <= seat < state.seats else Trade()
            if not self._drafted(state, seat, action, terms):
                raise IllegalActionError(clauses.NAMES[clauses.TRADE_1], write(action))
        elif action.verb == verbs.PROPOSE and 0 <= seat < state.seats:
            kept = copy(state.drafts[seat])
            action = Proposal(action.verb, action.subject, action.amount, terms_of(self.box, state.drafts[seat]))
        clause = table.apply(self.box.edition, state, seat, action.verb, action.subject, action.amount)
        if clause != clauses.NONE:
            if kept is not None and 0 <= seat < state.seats:
                trade.copy_trade(state.drafts[seat], kept)
            raise IllegalActionError(clauses.NAMES[clause], write(action))
        return action

    def _drafted(self, state: Game, seat: Seat, action: Action, terms: Terms) -> bool:
        """Write terms into a seat's draft; say whether they can be written, and are those of a proposal."""
        return action.verb == verbs.PROPOSE and draft_terms(self.box, state, seat, terms)

    def _has_an_hour(self) -> bool:
        """Say whether the table agreed on an end by the clock or by turns (TIME-1)."""
        return self.box.minutes is not None or self.box.options.turns is not None

    @property
    def chance_outcomes(self) -> Sequence[Action]:
        """Return whatever chance may ever answer."""
        return chance_outcomes(self.box)

    def chances(self, state: Game) -> list[tuple[Action, int]]:
        """Return what chance may answer now, with its weight."""
        return chances(self.box, state)

    def draw(self, state: Game, draw: Draw) -> Action:
        """Return chance's answer: a deed, a card or the dice."""
        task = state.agenda[state.depth - 1]
        if task.kind == tasks.DEALING:
            number = draw(setting_up.unowned_deeds(state))
            return Action(verbs.DEALT, setting_up.dealt_deed(self.box.edition, state, number))
        if task.kind == tasks.DRAWING:
            unseen = state.decks[task.about].unseen.bit_count()
            return Action(verbs.DRAW, cards.drawn_card(state, draw(unseen) if unseen else 0))
        die_1, die_2 = 1 + draw(6), 1 + draw(6)
        third = 10 * (1 + draw(6)) if speedy.third_die_asked(self.box.edition, state) else 0
        return Action(verbs.ROLL, die_1, die_2 + third)

    def time(self, state: Game) -> Action | None:
        """Return the clock's answer where all the turns have been played that the table allows (TIME-1)."""
        most = self.box.options.turns
        return Action(verbs.TIME) if most is not None and state.depth > 0 and state.turns > most else None


def _about(one: QuestionView, state: Game) -> Question:
    """Return a question without what changes while it stays the same; an auction's bids and turns do."""
    if one.kind in _AUCTIONS:
        return (one.kind, one.square, one.building)
    what = (one.kind, one.square, one.other, one.building, state.turns, state.doubles)
    return (*what, one.amount, one.clause) if one.kind == "debt" else what
