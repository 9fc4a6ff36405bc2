"""What a table, a server and a bot's door ask of a game: one implementation for each game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from typing_extensions import TypeVar

from monopolista.editions import AnyBox, Box, GameName
from monopolista.kernel.classic.records import Game
from monopolista.kernel.facts import Fact
from monopolista.notation import Action
from monopolista.view import DenialView, OfferView, QuestionView, TableView

Draw = Callable[[int], int]
"""Chance as a function: an even number below the limit it is given."""
Question = tuple[object, ...]
"""A question without what changes while it stays the same."""
About = tuple[int, int]
"""Who is asked, and about which of the questions that are open side by side (0 where there is but one)."""


class State(Protocol):
    """What the states of all games have."""

    seats: int
    facts: list[Fact]
    fact_count: int
    depth: int
    """0 when the game is over."""
    winners: int


S = TypeVar("S", bound=State, default=Game)
V_co = TypeVar("V_co", covariant=True, default=TableView)
B_co = TypeVar("B_co", bound=AnyBox, covariant=True, default=Box)
Q_co = TypeVar("Q_co", covariant=True, default=QuestionView)


class Refused(Exception):  # noqa: N818 (the booklet's word, and not a fault)
    """An action that a clause forbids; the game has not changed."""

    def __init__(self, clause: str, action: str) -> None:
        super().__init__(f"{action}: {clause}")
        self.clause = clause


@dataclass(frozen=True)
class Step:
    """One answer and what came of it."""

    seat: int
    action: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class Customs:
    """What is usual at a table of a game, for who answers late or not at all."""

    any_time: tuple[str, ...]
    """Each names what it is about for good: it means the same whenever it arrives."""
    business: tuple[str, ...] = ()
    """Not answers to a question: they are late only for who has gone on oneself."""
    bidding: tuple[str, ...] = ()
    """Answers within an auction, which mean the same as long as it lasts."""
    opens_auction: tuple[int, ...] = ()
    """Kinds of fact with which an auction begins."""
    raises_bid: tuple[int, ...] = ()
    """Kinds of fact after which its countdown starts anew."""


class Law(Protocol[S, V_co, B_co, Q_co]):
    """A game with its box: everything about it that a table does not know by itself."""

    game: GameName
    customs: Customs
    secrets: bool
    """Whether a game that goes on holds what not everybody may know."""
    seats_clause: str
    """The clause that says how many may play."""

    @property
    def box(self) -> B_co:
        """Return the box."""
        ...

    @property
    def most_seats(self) -> int:
        """Return how many may play."""
        ...

    def open(self, seats: int) -> S:
        """Return the state in which a game begins, its first facts told."""
        ...

    def read(self, data: bytes) -> S:
        """Return the state whose bytes these are."""
        ...

    def laid(self, state: S) -> S:
        """Return a copy of a state that was laid by hand, with all that follows from where the pieces lie."""
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
        """Return the foremost open question; asking after the end is an error."""
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

    def plain_answer(self, state: S, seat: int) -> Action:
        """Return an answer to whatever a seat is asked that is always good enough."""
        ...

    def denials(self, state: S, seat: int) -> list[DenialView]:
        """Return what a seat would wish to do now and cannot, with the clauses."""
        ...

    def refusal(self, state: S, seat: int, action: Action) -> str:
        """Return the clause that forbids an action, or an empty text."""
        ...

    def apply(self, state: S, seat: int, action: Action) -> Action:
        """Carry out an action; return it as transcripts have it, or raise Refused with nothing changed."""
        ...

    def draw(self, state: S, draw: Draw) -> Action:
        """Return chance's answer."""
        ...

    def time(self, state: S) -> Action | None:
        """Return the clock's answer where all the turns have been played that the table allows."""
        ...

    def words(self, fact: Fact) -> tuple[str, str]:
        """Return the kind of a fact and its clause as words."""
        ...
