"""The rules of the game in the form that a table needs."""

from collections.abc import Mapping, Sequence

from monopolista.engine.events import Event
from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface.base_rules_adapter import BaseRulesAdapter
from monopolista.games.interface.late_command_policy import LateCommandPolicy
from monopolista.games.interface.rules_adapter import About, Draw, IllegalActionError, Question
from monopolista.games.interface.views import DenialView, OfferView
from tools.new_game.template.pig.actions.chances import OUTCOMES
from tools.new_game.template.pig.actions.notation import write
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.positions import checks
from tools.new_game.template.pig.positions.position import Position, put
from tools.new_game.template.pig.presentation.view import PigQuestionView, PigView, view_question, view_table
from tools.new_game.template.pig.rules import clauses, events, offers, table, turns, verbs
from tools.new_game.template.pig.rules.records import Game, Offers


class PigRulesAdapter(BaseRulesAdapter[Game, PigBox]):
    """The rules of an edition."""

    state = Game
    offer_list = Offers
    table = table
    set_up = turns
    lister = offers
    checks = checks
    event_words = events.WORDS
    verb_words = verbs.WORDS
    clause_names = clauses.NAMES
    plain_verbs = ("hold", "roll", "leave")

    seats_clause = clauses.NAMES[clauses.PIG_1]
    chance_outcomes = OUTCOMES
    late_commands = LateCommandPolicy(any_time=("leave",), begins_turn=(events.TURN,))

    def __init__(self, box: PigBox) -> None:
        super().__init__(box, box.edition)

    def _put(self, position: Position, seats: int) -> Game:
        return put(self.box, position, seats)

    def _count_anew(self, state: Game) -> None:
        """Do nothing: no value is derived from the state."""

    def _plain(self, offer: OfferView) -> Action:
        return Action(verbs.NUMBERS[offer.verb])

    def in_order(self, state: Game) -> list[Seat]:
        """Return the seat that has to answer, if there is one."""
        return [state.turn] if table.asked(state) else []

    def questions(self, state: Game) -> Mapping[About, Question]:
        """Return the question of the seat whose turn it is; it is a new question after each roll."""
        return {(state.turn, 0): (state.turns, state.pot)} if table.asked(state) else {}

    def about(self, action: Action) -> int:  # noqa: ARG002 (one question is open at a time)
        """Return 0: only one question is open at a time."""
        return 0

    def view(self, state: Game) -> PigView:
        """Return the view for every seat and spectator."""
        return view_table(state)

    def question(self, state: Game) -> PigQuestionView | None:
        """Return the open question, None after the end."""
        return view_question(state)

    def effects(self, state: Game, seat: Seat, offers: Sequence[OfferView]) -> list[None]:  # noqa: ARG002
        """Return nothing: the labels of the answers show their effects."""
        return [None] * len(offers)

    def standing(self, state: Game, step_events: Sequence[Event]) -> None:  # noqa: ARG002
        """Return None: the events show everything."""
        return

    def denials(self, state: Game, seat: Seat, offers: Sequence[OfferView]) -> list[DenialView]:
        """Return the denial of holding before the first roll, with its clause."""
        denied = table.asked(state) >> seat & 1 and all(offer.verb != "hold" for offer in offers)
        return [DenialView("hold", 0, clauses.NAMES[clauses.PIG_2])] if denied else []

    def forced(self, state: Game, seat: Seat, offers: Sequence[OfferView]) -> Action | None:
        """Return the only legal answer: before the first roll of a turn, a seat has to roll."""
        answers = [offer for offer in offers if offer.verb != "leave"]
        return self._plain(answers[0]) if table.asked(state) >> seat & 1 and len(answers) == 1 else None

    def refusal(self, state: Game, seat: Seat, action: Action) -> str:
        """Return the clause that forbids an action, or an empty text."""
        clause = table.refusal(state, seat, action.verb, action.subject, action.amount)
        return clauses.NAMES.get(clause, "")

    def apply(self, state: Game, seat: Seat, action: Action) -> Action:
        """Apply an action and return it, or raise IllegalActionError."""
        clause = table.apply(self.box.edition, state, seat, action.verb, action.subject, action.amount)
        if clause != clauses.NONE:
            raise IllegalActionError(clauses.NAMES[clause], write(action))
        return action

    def chances(self, state: Game) -> list[tuple[Action, int]]:  # noqa: ARG002 (the die has no memory)
        """Return the sides of the die, each with the same weight."""
        return [(outcome, 1) for outcome in OUTCOMES]

    def draw(self, state: Game, draw: Draw) -> Action:  # noqa: ARG002 (the die has no memory)
        """Return a random answer of chance."""
        return OUTCOMES[draw(len(OUTCOMES))]
