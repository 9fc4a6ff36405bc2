"""The rules of a game as a table asks them: its states, its box, its questions, its answers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from typing_extensions import TypeVar

from monopolista.engine.events import Event
from monopolista.games.common.notation import Action
from monopolista.games.common.options import Option, Options
from monopolista.games.common.printed import Printed
from monopolista.games.interface.late_command_policy import LateCommandPolicy
from monopolista.games.interface.views import DenialView, Effect, OfferView, Standing, View

Draw = Callable[[int], int]
"""Chance as a function: an even number below the limit it is given."""
Question = tuple[object, ...]
"""A question without what changes while it stays the same."""
About = tuple[int, int]
"""Who is asked, and about which of the questions that are open side by side (0 where there is but one)."""


class State(Protocol):
    """What the states of all games have."""

    seats: int
    events: list[Event]
    event_count: int
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


S = TypeVar("S", bound=State, default=Any)
V_co = TypeVar("V_co", bound=View, covariant=True, default=Any)
B_co = TypeVar("B_co", bound=Box, covariant=True, default=Any)
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
    events: tuple[Event, ...]
    standing: Standing | None = None
    """How things stand after it, at a table that notes it."""


class RulesAdapter(Protocol[S, V_co, B_co, Q_co]):
    """The rules of a game with its box, as a table needs them.

    What only some games have is in ``capabilities``: a table asks whether the rules have it.
    """

    late_commands: LateCommandPolicy
    seats_clause: str
    """The clause that says how many may play."""

    @property
    def box(self) -> B_co:
        """Return the box."""
        ...

    def open(self, seats: int) -> S:
        """Return the initial state of a game, with its first events."""
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

    def in_order(self, state: S) -> list[int]:
        """Return the seats that have something to say by now, asked or not, the next one first."""
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
        """Return the first open question, None after the end."""
        ...

    def offers(self, state: S, seat: int) -> list[OfferView]:
        """Return everything that a seat may do now."""
        ...

    def effects(self, state: S, seat: int, offers: Sequence[OfferView]) -> Sequence[Effect | None]:
        """Return what each of a seat's offers would do, None where there is nothing to say beforehand."""
        ...

    def standing(self, state: S, step_events: Sequence[Event]) -> Standing | None:
        """Return the standing after a step with these events, as far as the events do not imply it."""
        ...

    def plain_answer(self, state: S, seat: int) -> Action:
        """Return an answer to whatever a seat is asked that is always good enough."""
        ...

    def denials(self, state: S, seat: int, offers: Sequence[OfferView]) -> list[DenialView]:
        """Return what a seat would wish to do now and is not among its offers, with the clauses."""
        ...

    def forced(self, state: S, seat: int, offers: Sequence[OfferView]) -> Action | None:
        """Return the offer that a seat can as well give at once: nothing depends on it, and it gives nothing away."""
        ...

    def refusal(self, state: S, seat: int, action: Action) -> str:
        """Return the clause that forbids an action, or an empty text."""
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

    def words(self, event: Event) -> tuple[str, str]:
        """Return the kind of an event and its clause as words."""
        ...
