"""Pig as all others see it: what a game has to say of itself, and nothing else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec import field

from monopolista.engine.clauses import NONE
from monopolista.engine.events import Event
from monopolista.engine.records import copy, from_bytes
from monopolista.games.common import notation, options
from monopolista.games.common.notation import Action, number
from monopolista.games.common.options import Option, Options, Value
from monopolista.games.common.printed import EditionError, Printed
from monopolista.games.interface.bot_entry import Robot
from monopolista.games.interface.game import Words
from monopolista.games.interface.late_command_policy import LateCommandPolicy
from monopolista.games.interface.positions import Position, sound
from monopolista.games.interface.rules_adapter import About, Draw, IllegalActionError, Question, Step
from monopolista.games.interface.views import BoxView, DenialView, OfferView, View
from tests.third import rules
from tests.third.learning import LEARNING
from tests.third.pool import POOL
from tests.third.rules import CLAUSES, DARES, HELD, HOLD, ROLL, ROLLED, Answer, Game

VERBS = {ROLL: "roll", HOLD: "hold"}
FILE = Printed(id="pig", language="en", languages=("en",), currency="M", name={"en": "Pig"})


class PigView(View, tag="pig"):
    """The table."""

    turn: int
    pot: int
    score: list[int]


class PigBoxView(BoxView, tag="pig"):
    """The box: one die."""


@dataclass(frozen=True)
class PigBox:
    """The box of the game."""

    id: str
    options: Options
    file: Printed
    listed: tuple[Option, ...] = ()
    most_seats: int = 4


class PigPosition(Position, frozen=True, kw_only=True, omit_defaults=True):
    """Whose turn it is, and the points."""

    turn: int = 0
    score: dict[int, int] = field(default_factory=dict[int, int])


class PigLaw:
    """The law of the game."""

    late_commands = LateCommandPolicy(any_time=())
    seats_clause = "PIG-1"
    chance_outcomes = tuple(Action(ROLL, pips) for pips in range(1, 7))

    def __init__(self, box: PigBox) -> None:
        self.box = box

    def open(self, seats: int) -> Game:
        game = Game()
        rules.open_game(game, seats)
        return game

    def read(self, data: bytes) -> Game:
        return from_bytes(Game, data)

    def position_of(self, state: Game) -> Game:
        sound(f"seat {seat} has {score}" for seat, score in enumerate(state.score) if score < 0)
        return copy(state)

    def set_position(self, position: PigPosition, seats: int) -> Game:
        state = self.open(seats)
        state.turn, state.agenda[0].seat, state.agenda[0].seats = position.turn, position.turn, 1 << position.turn
        for seat, score in position.score.items():
            state.score[seat] = score
        return self.position_of(state)

    def asked(self, state: Game) -> int:
        return 1 << state.turn if rules.next_asked(state) >= 0 else 0

    def next_asked(self, state: Game) -> int:
        return rules.next_asked(state)

    def playing(self, state: Game, seat: int) -> bool:  # noqa: ARG002 (everybody stays)
        return True

    def in_order(self, state: Game) -> list[int]:
        return [state.turn] if self.asked(state) else []

    def questions(self, state: Game) -> Mapping[About, Question]:
        return {(state.turn, 0): (state.turns, state.pot)} if self.asked(state) else {}

    def about(self, action: Action) -> int:  # noqa: ARG002 (there is one question)
        return 0

    def view(self, state: Game) -> PigView:
        return PigView(state.turn, state.pot, state.score[: state.seats])

    def question(self, state: Game) -> tuple[int, int]:
        return state.turn, state.pot

    def offers(self, state: Game, seat: int) -> list[OfferView]:
        return [OfferView(word, 0, 0, 0) for verb, word in VERBS.items() if not rules.refusal(state, seat, verb, 0)]

    def effects(self, state: Game, seat: int, offers: Sequence[OfferView]) -> list[None]:  # noqa: ARG002
        return [None] * len(offers)

    def standing(self, state: Game, told: Sequence[Event]) -> None:  # noqa: ARG002 (the facts tell everything)
        return None

    def plain_answer(self, state: Game, seat: int) -> Action:
        return Action(ROLL if rules.refusal(state, seat, HOLD, 0) else HOLD)

    def denials(self, state: Game, seat: int, offers: Sequence[OfferView]) -> list[DenialView]:  # noqa: ARG002
        return []

    def forced(self, state: Game, seat: int, offers: Sequence[OfferView]) -> Action | None:  # noqa: ARG002
        return None

    def refusal(self, state: Game, seat: int, action: Action) -> str:
        if action.amount:
            return "PIG-1"
        return CLAUSES.get(rules.refusal(state, seat, action.verb, action.subject), "")

    def apply(self, state: Game, seat: int, action: Action) -> Action:
        if action.amount or rules.apply(state, seat, action.verb, action.subject) != NONE:
            raise IllegalActionError("PIG-1", PIG.write(action))
        return action

    def chances(self, state: Game) -> list[tuple[Action, int]]:  # noqa: ARG002 (a die forgets)
        return [(lot, 1) for lot in self.chance_outcomes]

    def draw(self, state: Game, draw: Draw) -> Action:  # noqa: ARG002 (a die forgets)
        return Action(ROLL, 1 + draw(6))

    def words(self, fact: Event) -> tuple[str, str]:
        return PIG.words.facts[fact.kind], CLAUSES.get(fact.clause, "")


class Pig:
    """The game."""

    name = "pig"
    levels = tuple(DARES)
    robots = tuple(Robot(name, strength="skilled", style=name) for name in DARES)
    usual = "daring"
    options = Options
    positions = PigPosition
    words = Words({ROLLED: "rolled", HELD: "held"}, {rules.DICE: "dice", rules.TO_DECIDE: "decide"}, VERBS, CLAUSES)
    views = (PigView, PigBoxView)
    foretold = ()
    texts = ()
    pool = POOL
    learning = LEARNING

    def editions(self) -> tuple[str, ...]:
        return ("pig",)

    def box(self, edition_id: str, options: Options | Mapping[str, Value] | None = None) -> PigBox:
        if edition_id != FILE.id:
            raise EditionError(f"unknown edition {edition_id!r}")
        return PigBox(FILE.id, stated(options), FILE)

    def rules(self, box: PigBox) -> PigLaw:
        return PigLaw(box)

    def write(self, action: Action) -> str:
        return f"{VERBS[action.verb]} {action.subject}" if action.subject else VERBS[action.verb]

    def parse(self, text: str) -> Action:
        verb, words = notation.split(text, {word: verb for verb, word in VERBS.items()})
        if len(words) > 1 or (words and number(words[0]) == 0):
            raise notation.wrong_count(text)
        return Action(verb, number(words[0]) if words else 0)

    def meaning(self, box: PigBox, action: Action) -> str:  # noqa: ARG002 (one box)
        return self.write(action)

    def describe(self, box: PigBox) -> PigBoxView:
        return PigBoxView(box.id, {"en": "Pig"}, "en", "M", box.most_seats, [])

    def contents(self, box: PigBox) -> str:  # noqa: ARG002 (there is but one)
        return "a die"

    def told(self, box: PigBox, names: Sequence[str], step: Step, language: str) -> list[str]:  # noqa: ARG002
        said = {ROLLED: "rolls {0.subject}", HELD: "has {0.amount}"}
        return [f"{names[fact.seat]} {said[fact.kind].format(fact)}" for fact in step.facts]

    def figures(self, box: PigBox) -> dict[str, str | int]:  # noqa: ARG002
        return {"goal": rules.GOAL}

    def shown_figures(self, box: PigBox, named: Mapping[str, str | int], language: str) -> dict[str, str]:  # noqa: ARG002
        return {}

    def decide(self, level: str, box: PigBox, state: Game, seat: int, draw: Draw) -> Action:  # noqa: ARG002
        answer = Answer()
        rules.choose(state, DARES[level], answer)
        return Action(answer.verb)


def stated(chosen: Options | Mapping[str, Value] | None) -> Options:
    return options.stated(Options, chosen)


PIG = Pig()
