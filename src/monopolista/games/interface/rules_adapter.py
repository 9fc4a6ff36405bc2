"""The rules of a game as a table uses them: states, edition, questions, answers."""

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
"""Random numbers as a function: returns a uniform integer from 0 to limit - 1."""
Question = tuple[object, ...]
"""The constant part of a question."""
About = tuple[int, int]
"""A seat, and the number of its question if several are open at once (otherwise 0)."""


class State(Protocol):
    """The fields of all games' states."""

    seats: int
    events: list[Event]
    event_count: int
    depth: int
    """0 when the game is over."""
    winners: int


class Box(Protocol):
    """An edition with its options, ready to play."""

    @property
    def id(self) -> str:
        """Return the id of the edition."""
        ...

    @property
    def file(self) -> Printed:
        """Return the edition's file."""
        ...

    @property
    def options(self) -> Options:
        """Return the options of the table."""
        ...

    @property
    def listed(self) -> tuple[Option, ...]:
        """Return every option of the edition, in display order."""
        ...

    @property
    def most_seats(self) -> int:
        """Return the highest number of players."""
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
    """One answer and its events."""

    seat: int
    action: str
    events: tuple[Event, ...]
    standing: Standing | None = None
    """Standing after the step, at a table that records it."""


class RulesAdapter(Protocol[S, V_co, B_co, Q_co]):
    """The rules of a game with an edition, as a table needs them.

    Optional parts are in ``capabilities``: a table checks whether the rules have them.
    """

    late_commands: LateCommandPolicy
    seats_clause: str
    """The clause that limits the number of players."""

    @property
    def box(self) -> B_co:
        """Return the edition with its options."""
        ...

    def open(self, seats: int) -> S:
        """Return the initial state of a game, with its first events."""
        ...

    def read(self, data: bytes) -> S:
        """Return the state with these bytes."""
        ...

    def position_of(self, state: S) -> S:
        """Return a checked copy of a state that was set by hand, with everything that follows from the pieces.

        Raises PositionError for a position that no game can reach.
        """
        ...

    def set_position(self, position: Any, seats: int) -> S:
        """Return a state with the pieces of a position, or raise PositionError."""
        ...

    def asked(self, state: S) -> int:
        """Return the set of the seats that have a question to answer."""
        ...

    def next_asked(self, state: S) -> int:
        """Return the seat that answers next if seats answer one by one, NOBODY after the end."""
        ...

    def playing(self, state: S, seat: int) -> bool:
        """Say whether a seat is still in the game."""
        ...

    def in_order(self, state: S) -> list[int]:
        """Return the seats that can act now, with or without a question, the next one first."""
        ...

    def questions(self, state: S) -> Mapping[About, Question]:
        """Return the question of each seat."""
        ...

    def about(self, action: Action) -> int:
        """Return the number of the question that an action answers, if several are open at once."""
        ...

    def view(self, state: S) -> V_co:
        """Return the public information."""
        ...

    def question(self, state: S) -> Q_co:
        """Return the first open question, None after the end."""
        ...

    def offers(self, state: S, seat: int) -> list[OfferView]:
        """Return all legal actions of a seat."""
        ...

    def effects(self, state: S, seat: int, offers: Sequence[OfferView]) -> Sequence[Effect | None]:
        """Return the effect of each offer of a seat, None where it is unknown beforehand."""
        ...

    def standing(self, state: S, step_events: Sequence[Event]) -> Standing | None:
        """Return the standing after a step with these events, in so far as the events do not imply it."""
        ...

    def plain_answer(self, state: S, seat: int) -> Action:
        """Return an acceptable answer to any question of a seat."""
        ...

    def denials(self, state: S, seat: int, offers: Sequence[OfferView]) -> list[DenialView]:
        """Return actions of interest that are illegal for a seat now, with the clauses."""
        ...

    def forced(self, state: S, seat: int, offers: Sequence[OfferView]) -> Action | None:
        """Return the only sensible offer of a seat, if its choice makes no difference and reveals nothing."""
        ...

    def refusal(self, state: S, seat: int, action: Action) -> str:
        """Return the clause that forbids an action, empty for none."""
        ...

    def apply(self, state: S, seat: int, action: Action) -> Action:
        """Apply an action and return its notation in transcripts. Raises IllegalActionError, which changes nothing."""
        ...

    @property
    def chance_outcomes(self) -> Sequence[Action]:
        """Return all chance outcomes of this edition; their order never changes."""
        ...

    def chances(self, state: S) -> list[tuple[Action, int]]:
        """Return the possible chance outcomes with their weights, which are proportional to their probabilities."""
        ...

    def draw(self, state: S, draw: Draw) -> Action:
        """Draw a chance outcome."""
        ...

    def words(self, event: Event) -> tuple[str, str]:
        """Return the names of an event's kind and clause."""
        ...
