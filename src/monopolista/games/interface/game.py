"""What a game is to everybody else: its name, its boxes, its law, its words, its bots and its pools."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct
from typing_extensions import TypeVar

from monopolista.engine.events import Event
from monopolista.engine.seats import SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.common.options import Option, Options, Value
from monopolista.games.common.printed import Printed
from monopolista.games.interface.advice import Advisor
from monopolista.games.interface.bot_entry import Robot
from monopolista.games.interface.late_command_policy import LateCommandPolicy
from monopolista.games.interface.learning import Learning
from monopolista.games.interface.pools import Pool
from monopolista.games.interface.positions import Position
from monopolista.games.interface.terminal_ui import Screen
from monopolista.games.interface.views import (
    BoxView,
    DenialView,
    Effect,
    Gesture,
    OfferView,
    Reason,
    Standing,
    View,
    Weight,
)

Draw = Callable[[int], int]
"""Chance as a function: an even number below the limit it is given."""
Question = tuple[object, ...]
"""A question without what changes while it stays the same."""
About = tuple[int, int]
"""Who is asked, and about which of the questions that are open side by side (0 where there is but one)."""
Allows = Callable[[Action], bool]
"""Whether something may be done."""
Figures = Mapping[str, str | int]
"""What the rulebook may name of a box."""


class State(Protocol):
    """What the states of all games have."""

    seats: int
    facts: list[Event]
    fact_count: int
    depth: int
    """0 when the game is over."""
    winners: int


class Box(Protocol):
    """An edition with its options, ready to be played."""

    @property
    def id(self) -> str:
        """Return the id of the edition."""
        ...

    @property
    def file(self) -> Printed:
        """Return what the edition's file states."""
        ...

    @property
    def options(self) -> Options:
        """Return what its table chose."""
        ...

    @property
    def listed(self) -> tuple[Option, ...]:
        """Return every option of the edition, in the order in which they are shown."""
        ...

    @property
    def most_seats(self) -> int:
        """Return how many may play."""
        ...

    @property
    def minutes(self) -> int | None:
        """Return after how many minutes of play the clock ends a game, None where there is none."""
        ...


S = TypeVar("S", bound=State, default=Any)
V_co = TypeVar("V_co", bound=View, covariant=True, default=Any)
B_co = TypeVar("B_co", bound=Box, covariant=True, default=Any)
B = TypeVar("B", bound=Box, default=Any)
Judge = Callable[[B, S, SeatSet], tuple[int, ...]]
"""What estimates each seat's odds of winning, in millionths, by what lies open and the hands of a set of seats."""
Because = Callable[[str, B, S, int, Action, Collection[int]], Reason | None]
"""What says why the bot of a level gives an answer for a seat; None where that matters to none of these persons."""
Q_co = TypeVar("Q_co", covariant=True, default=Any)


class IllegalActionError(Exception):
    """An action that a clause forbids; the game has not changed."""

    def __init__(self, clause: str, action: str) -> None:
        super().__init__(f"{action}: {clause}")
        self.clause = clause


@dataclass(frozen=True)
class Step:
    """One answer and what came of it."""

    seat: int
    action: str
    facts: tuple[Event, ...]
    standing: Standing | None = None
    """How things stand after it, at a table that notes it."""


Steps = Callable[[], Sequence[Step]]
"""Returns the steps so far that count, which takes its time in a long game: asked for by who has to look back."""


class RulesAdapter(Protocol[S, V_co, B_co, Q_co]):
    """A game with its box: everything about it that a table does not know by itself."""

    late_commands: LateCommandPolicy
    secrets: bool
    """Whether a game that goes on holds what not everybody may know."""
    seats_clause: str
    """The clause that says how many may play."""

    @property
    def box(self) -> B_co:
        """Return the box."""
        ...

    def open(self, seats: int) -> S:
        """Return the state in which a game begins, its first facts told."""
        ...

    def read(self, data: bytes) -> S:
        """Return the state whose bytes these are."""
        ...

    def position_of(self, state: S) -> S:
        """Return a copy of a state laid by hand, with what follows from where pieces lie; or raise PositionError."""
        ...

    def set_position(self, position: Any, seats: int) -> S:
        """Return a state in which the pieces lie as a position of the game has them, or raise PositionError."""
        ...

    def asked(self, state: S) -> int:
        """Return the set of the seats that have a question to answer."""
        ...

    def next_asked(self, state: S) -> int:
        """Return who is asked next when seats answer one by one, NOBODY after the end."""
        ...

    def playing(self, state: S, seat: int) -> bool:
        """Say whether a seat is still in the game."""
        ...

    def owes(self, state: S, seat: int) -> bool:
        """Say whether a seat has something to pay that it has not paid yet."""
        ...

    def in_order(self, state: S) -> list[int]:
        """Return the seats that have something to say by now, asked or not, the next one first."""
        ...

    def bidders(self, state: S) -> list[int] | None:
        """Return who may bid in the auction that is open, None where there is none."""
        ...

    def questions(self, state: S) -> Mapping[About, Question]:
        """Return what each seat is asked now."""
        ...

    def about(self, action: Action) -> int:
        """Return which of the questions that are open side by side an action answers."""
        ...

    def view(self, state: S) -> V_co:
        """Return what every seat and spectator may know."""
        ...

    def question(self, state: S) -> Q_co:
        """Return the foremost open question, None after the end."""
        ...

    def hand(self, state: S, seat: int) -> list[int]:
        """Return the cards that a seat alone may know."""
        ...

    def shown(self, step: Step, seats: int) -> Step:
        """Return what a set of seats may know of a step."""
        ...

    def offers(self, state: S, seat: int) -> list[OfferView]:
        """Return everything that a seat may do now."""
        ...

    def effects(self, state: S, seat: int, offers: Sequence[OfferView]) -> Sequence[Effect | None]:
        """Return what each of a seat's offers would do, None where there is nothing to say beforehand."""
        ...

    def standing(self, state: S, told: Sequence[Event]) -> Standing | None:
        """Return how things stand after a step that told some facts, as far as these do not tell it."""
        ...

    def plain_answer(self, state: S, seat: int) -> Action:
        """Return an answer to whatever a seat is asked that is always good enough."""
        ...

    def denials(self, state: S, seat: int, offers: Sequence[OfferView]) -> list[DenialView]:
        """Return what a seat would wish to do now and is not among its offers, with the clauses."""
        ...

    def weigh(self, state: S, seat: int, action: Action) -> Weight | None:
        """Return what a proposal of a seat would do, None where the action is none; nothing changes."""
        ...

    def gestures(self, state: S, seat: int) -> Sequence[Gesture]:
        """Return the rows of answers that a seat may wish to give as one."""
        ...

    def forced(self, state: S, seat: int, offers: Sequence[OfferView]) -> Action | None:
        """Return the one of a seat's offers that answers its question where no other does, and gives nothing away."""
        ...

    def refusal(self, state: S, seat: int, action: Action) -> str:
        """Return the clause that forbids an action, or an empty text."""
        ...

    def etiquette(self, state: S, steps: Steps, seat: int, persons: Collection[int]) -> Allows:
        """Return what says whether a robot may do something that concerns persons, given the steps so far that count.

        The state is a copy: persons who are not to be spoken to now are made not to hear in it, so that the robot
        finds something else to do.
        """
        ...

    def refusal_up_to(self, state: S, seat: int, amount: int) -> str:
        """Return the clause by which a seat could not bid up to a sum in the open auction, or an empty text."""
        ...

    def determinize(self, state: S, seat: int, told: str, own: Collection[int]) -> Action:
        """Return an answer that may have been the one that somebody was told, who may know the cards of some seats.

        The state, made from nothing but what was told so far, becomes one in which it can be given.
        """
        ...

    def correct(self, state: S, view: Any) -> None:
        """Let what lies open in a state made of what was told be as it is seen, as far as no answer told it."""
        ...

    def apply(self, state: S, seat: int, action: Action) -> Action:
        """Carry out an action; return it as transcripts have it, or raise IllegalActionError with nothing changed."""
        ...

    @property
    def chance_outcomes(self) -> Sequence[Action]:
        """Return whatever chance may ever answer in this box, each in a place of its own that it keeps."""
        ...

    def chances(self, state: S) -> list[tuple[Action, int]]:
        """Return what chance may answer now, each with its weight: ``draw`` finds it so much more often."""
        ...

    def draw(self, state: S, draw: Draw) -> Action:
        """Return chance's answer."""
        ...

    def time(self, state: S) -> Action | None:
        """Return the clock's answer where all the turns have been played that the table allows."""
        ...

    def words(self, fact: Event) -> tuple[str, str]:
        """Return the kind of a fact and its clause as words."""
        ...


@dataclass(frozen=True)
class Words:
    """The numbers that a game has for what happens, what is asked and what can be done, as words."""

    facts: Mapping[int, str]
    tasks: Mapping[int, str]
    verbs: Mapping[int, str]
    clauses: Mapping[int, str]


class Game(Protocol[S, B]):
    """A game: everything about it that others ask; what is asked of one table of it is its ``Law``."""

    @property
    def name(self) -> str:
        """Return its name: that of its folder, its rulebook and its texts."""
        ...

    @property
    def levels(self) -> Sequence[str]:
        """Return how well bots play it, the weakest first."""
        ...

    @property
    def robots(self) -> Sequence[Robot]:
        """Return what is told of the bots of these levels, in the same order."""
        ...

    @property
    def usual(self) -> str:
        """Return the level of the bot that sits down, or steps in, where nobody chooses."""
        ...

    @property
    def options(self) -> type[Options]:
        """Return what a table of it may choose."""
        ...

    @property
    def positions(self) -> type[Position]:
        """Return what can be laid of it by hand."""
        ...

    @property
    def words(self) -> Words:
        """Return what its numbers mean."""
        ...

    @property
    def views(self) -> tuple[type[View], type[BoxView]]:
        """Return the shape of a table and of a box on the wire."""
        ...

    @property
    def foretold(self) -> tuple[type[Struct], ...]:
        """Return the shapes of what it says of offers and proposals beforehand, and of steps beside their facts."""
        ...

    @property
    def texts(self) -> tuple[type[Struct], ...]:
        """Return the shapes of its questions, whose ``kind`` is one of its tasks."""
        ...

    @property
    def odds(self) -> Judge[B, S] | None:
        """Return what estimates the odds of a position, None where nothing does."""
        ...

    def advisor(self, box: B) -> Advisor[S] | None:
        """Return what is to be weighed at a table of a box, None where nothing estimates its odds."""
        ...

    @property
    def reason(self) -> Because[B, S] | None:
        """Return what says why a bot does what it is about to do, None where nothing does."""
        ...

    @property
    def pool(self) -> Pool[B]:
        """Return how it is simulated; what only simulators need is loaded when it is asked for."""
        ...

    @property
    def screen(self) -> Screen | None:
        """Return how it is shown in a terminal, None where it is not; loaded when it is asked for."""
        ...

    @property
    def learning(self) -> Learning[B]:
        """Return how agents learn it; what only they need is loaded when it is asked for."""
        ...

    def editions(self) -> tuple[str, ...]:
        """Return the ids of its editions."""
        ...

    def bring(self, path: str | Path, taken: Collection[str]) -> str | None:
        """Take in a player's own edition and return its id, none of those taken; None where there can be none."""
        ...

    def box(self, edition_id: str, options: Options | Mapping[str, Value] | None) -> B:
        """Return the box of one of its editions with its options, or raise EditionError."""
        ...

    def rules(self, box: B) -> RulesAdapter[S, Any, B, Any]:
        """Return the law by which a box is played."""
        ...

    def write(self, action: Action) -> str:
        """Return the notation of an action."""
        ...

    def parse(self, text: str) -> Action:
        """Return the action that a text states, or raise NotationError."""
        ...

    def meaning(self, box: B, action: Action) -> str:
        """Return in English what the numbers of an action stand for."""
        ...

    def describe(self, box: B) -> BoxView:
        """Return what is printed in a box, for a screen."""
        ...

    def contents(self, box: B) -> str:
        """Return in a few words, in English, what else is in a box beside its name and how many may play."""
        ...

    def told(self, box: B, names: Sequence[str], step: Step, language: str) -> list[str]:
        """Return what a step did as sentences."""
        ...

    def figures(self, box: B) -> dict[str, str | int]:
        """Return what the rulebook may name: the figures of a box with its options, and the choices made there."""
        ...

    def shown_figures(self, box: B, named: Figures, language: str) -> dict[str, str]:
        """Return those figures that are written otherwise than as a plain number."""
        ...

    def decide(self, level: str, box: B, state: S, seat: int, draw: Draw) -> Action:
        """Return what a bot of a level does with a seat that has something to say."""
        ...

    def suggestion(self, box: B, state: S, seat: int) -> Iterator[Action]:
        """Yield the answers by which a seat finds what it has to pay with the least loss.

        Each is carried out in the state when the next one is asked for: until then it stands as the answer finds it.
        """
        ...
