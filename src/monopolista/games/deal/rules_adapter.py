"""The law of MONOPOLY Deal."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from monopolista.engine.events import Event
from monopolista.engine.seats import Seat, members
from monopolista.engine.task_stack import Task
from monopolista.games.common.notation import Action
from monopolista.games.deal.actions.chances import CHANCE_OUTCOMES, chances
from monopolista.games.deal.actions.notation import write
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.effects.action_effects import DealEffect, DealStanding, effects, standing
from monopolista.games.deal.positions import checks
from monopolista.games.deal.positions.determinization import correct, determinize
from monopolista.games.deal.positions.position import Position, count_anew, put
from monopolista.games.deal.presentation.view import (
    DealQuestionView,
    DealView,
    open_places,
    view_denials,
    view_table,
)
from monopolista.games.deal.rules import clauses, events, payment, setting_up, table, tasks, verbs
from monopolista.games.deal.rules import offers as chapter
from monopolista.games.deal.rules.records import NO_CARD, TAKING, Game, Offers
from monopolista.games.interface.base_rules_adapter import BaseRulesAdapter
from monopolista.games.interface.capabilities import HasDebts, HasHiddenCards
from monopolista.games.interface.late_command_policy import LateCommandPolicy
from monopolista.games.interface.rules_adapter import About, Draw, IllegalActionError, Question, Step
from monopolista.games.interface.views import DenialView, OfferView

_PAYING: Final = -1
"""Beside the duels, each of which is known by the seat against which the action was played plus 1."""
_PLAIN: Final = ("allow", "pay", "pick", "discard", "give", "at", "end", "play", "leave")
"""Verbs with which every question can be answered well enough, the first one offered first."""
_HIDING: Final[dict[str, int]] = {verbs.WORDS[verbs.DRAW]: events.DREW, verbs.WORDS[verbs.DISCARD]: events.DISCARDED}
"""Verbs of actions with a card that is hidden from some players, with the events that name those who see it."""


class DealRulesAdapter(BaseRulesAdapter[Game, DealBox], HasDebts, HasHiddenCards):
    """MONOPOLY Deal with its box."""

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

    seats_clause = clauses.NAMES[clauses.DEAL_1]
    chance_outcomes = CHANCE_OUTCOMES
    late_commands = LateCommandPolicy(any_time=("leave",), begins_turn=(events.TURN,))

    def owes(self, state: Game, seat: Seat) -> bool:
        """Say whether a seat has to pay with its cards."""
        return payment.payment_place(state, seat) >= 0

    def __init__(self, box: DealBox) -> None:
        super().__init__(box, box.pack)

    def _put(self, position: Position, seats: int) -> Game:
        return put(self.box, position, seats)

    def _count_anew(self, state: Game) -> None:
        count_anew(self.box.pack, state)

    def _plain(self, offer: OfferView) -> Action:
        return Action(verbs.NUMBERS[offer.verb], offer.subject, offer.low)

    def in_order(self, state: Game) -> list[int]:
        """Return the asked seats, clockwise from the turn."""
        return sorted(members(table.asked(state)), key=lambda seat: (seat - state.turn) % state.seats)

    def questions(self, state: Game) -> Mapping[About, Question]:
        """Return what each seat is asked now; cards played or picked meanwhile leave a question the same."""
        open_now = [state.agenda[place] for place in open_places(state)]
        return {(seat, _place(task)): _about(state, task) for task in open_now for seat in members(task.seats)}

    def about(self, action: Action) -> int:
        """Return which of the questions that are open side by side an action answers."""
        if action.verb in (verbs.PICK, verbs.UNPICK, verbs.PAY):
            return _PAYING
        if action.verb == verbs.NO:
            return 1 + action.amount
        return 1 + action.subject if action.verb == verbs.ALLOW else 0

    def view(self, state: Game) -> DealView:
        """Return what every seat and spectator may know."""
        return view_table(self.box, state)

    def question(self, state: Game) -> DealQuestionView | None:
        """Return the first open question."""
        return next(iter(self.view(state).questions), None)

    def hand(self, state: Game, seat: Seat) -> list[int]:
        """Return the cards of a seat, in the order in which they came."""
        hand = state.hands[seat]
        return hand.cards[: hand.count]

    def shown(self, step: Step, seats: int) -> Step:
        """Return what a set of seats may know of a step: cards drawn, and those put under the pile, are hidden."""
        visible = tuple(
            event if event.known == 0 or event.known & seats else _without_card(event) for event in step.events
        )
        return Step(step.seat, _action_shown(step.action, visible), visible, step.standing)

    def effects(self, state: Game, seat: Seat, offers: Sequence[OfferView]) -> list[DealEffect | None]:
        """Return what each of a seat's offers would do without a Just Say No."""
        return effects(self.box.pack, state, seat, offers)

    def standing(self, state: Game, step_events: Sequence[Event]) -> DealStanding | None:
        """Return the sets of the seats in a step: no event tells what a set earns, or whether it is complete."""
        return standing(self.box, state, step_events)

    def denials(self, state: Game, seat: Seat, offers: Sequence[OfferView]) -> list[DenialView]:
        """Return what a seat would wish to do now and cannot, with the clauses."""
        return view_denials(self.box, state, seat, offers)

    def forced(self, state: Game, seat: Seat, offers: Sequence[OfferView]) -> Action | None:
        """Return the only answer to a seat's question.

        In a duel there is none as a rule: haste would tell that a seat holds no Just Say No. Where everybody sees that
        it holds no card at all, or that nobody has anything to lose, to let the action happen tells nothing.
        """
        if not table.asked(state) >> seat & 1:
            return None
        duels = [task for task in state.agenda[: state.depth] if task.kind == tasks.DUEL and task.seats >> seat & 1]
        if duels:
            plain = len(duels) == 1 and (state.hands[seat].count == 0 or self._is_idle(state, duels[0]))
            return Action(verbs.ALLOW, duels[0].seat, 0) if plain else None
        answers = [offer for offer in offers if offer.verb not in ("leave", "undo")]
        if len(answers) != 1:
            return None
        return Action(verbs.NUMBERS[answers[0].verb], answers[0].subject, answers[0].low)

    def _is_idle(self, state: Game, duel: Task) -> bool:
        """Say whether a duel is over a payment by a seat that has nothing to pay with (DEAL-5)."""
        pays = self.box.pack.kind[duel.about] not in TAKING
        return pays and state.players[duel.seat].worth == 0

    def refusal(self, state: Game, seat: Seat, action: Action) -> str:
        """Return the clause that forbids an action, or an empty text."""
        clause = table.refusal(self.box.pack, state, seat, action.verb, action.subject, action.amount)
        return clauses.NAMES.get(clause, "")

    def determinize(self, state: Game, seat: Seat, observed: str, own: Collection[Seat]) -> Action:
        """Return an answer consistent with the observed one; move hidden cards so that it is legal."""
        return determinize(self.box.pack, state, seat, observed, own)

    def correct(self, state: Game, view: DealView) -> None:
        """Let the discards be those that are seen."""
        correct(state, view.discards)

    def apply(self, state: Game, seat: Seat, action: Action) -> Action:
        """Carry out an action."""
        clause = table.apply(self.box.pack, state, seat, action.verb, action.subject, action.amount)
        if clause != clauses.NONE:
            raise IllegalActionError(clauses.NAMES[clause], write(action))
        return action

    def chances(self, state: Game) -> list[tuple[Action, int]]:
        """Return what chance may answer now, with its weight."""
        return chances(state)

    def draw(self, state: Game, draw: Draw) -> Action:
        """Return chance's answer: the first player, or a card; cards under the pile come in order (DEAL-2)."""
        if state.agenda[state.depth - 1].kind == tasks.START:
            return Action(verbs.FIRST, draw(state.seats))
        if state.unseen_count > 0:
            return Action(verbs.DRAW, state.unseen[draw(state.unseen_count)])
        return Action(verbs.DRAW, state.under[0])


def _place(task: Task) -> int:
    if task.kind == tasks.TO_PAY:
        return _PAYING
    return 1 + task.seat if task.kind == tasks.DUEL else 0


def _about(state: Game, task: Task) -> Question:
    what = (tasks.WORDS[task.kind], task.seat, task.other, state.turns)
    if task.kind == tasks.TO_PLAY:
        return (*what, state.plays + state.undo_count)  # what is taken back gives no more time to play
    if task.kind == tasks.TO_DISCARD:
        return what
    return (*what, task.about, task.amount, task.low, task.more if task.kind == tasks.DUEL else 0)


def _without_card(event: Event) -> Event:
    """Return an event that says nothing of its card."""
    hidden = Event()
    hidden.kind, hidden.seat, hidden.other = event.kind, event.seat, event.other
    hidden.subject, hidden.amount, hidden.clause = NO_CARD, event.amount, event.clause
    return hidden


def _action_shown(action: str, visible: tuple[Event, ...]) -> str:
    """Return an action; one that may hide a card is its verb alone, unless a visible event states the card."""
    verb, _, card = action.partition(" ")
    if verb not in _HIDING or any(event.kind == _HIDING[verb] and str(event.subject) == card for event in visible):
        return action
    return verb
