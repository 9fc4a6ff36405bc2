"""Base class of a rules adapter over kernels, for games whose state is a record."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol

from typing_extensions import TypeVar

from monopolista.engine.events import Event
from monopolista.engine.records import copy, from_bytes
from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface.game import B
from monopolista.games.interface.positions import Position, raise_faults
from monopolista.games.interface.rules_adapter import State
from monopolista.games.interface.views import OfferView, view_offers


class PlayerRecord(Protocol):
    """The fields of all players' records."""

    playing: int
    """1 while the seat is in the game."""


class SeatedState(State, Protocol):
    """A state with a record for each seat."""

    @property
    def players(self) -> Sequence[PlayerRecord]:
        """Return the players, clockwise."""
        ...


class RulesTable(Protocol):
    """The module of a game's rules that says which seats are asked."""

    def asked(self, seen: Any, /) -> int:
        """Return the set of the seats that have a question to answer."""
        ...

    def next_asked(self, seen: Any, /) -> int:
        """Return the seat that answers next if seats answer one by one, NOBODY after the end."""
        ...


class SetUp(Protocol):
    """The module that sets up a game."""

    def open_game(self, edition: Any, game: Any, seats: int, /) -> None:
        """Set up a blank game."""
        ...


class OfferLister(Protocol):
    """The module that lists the legal actions of a seat."""

    def list_offers(self, edition: Any, game: Any, seat: Seat, offers: Any, /) -> None:
        """List all legal actions of a seat."""
        ...


class Checks(Protocol):
    """The module that checks positions."""

    def misplaced(self, box: Any, game: Any, /) -> Iterator[str]:
        """Yield the pieces that are in impossible places."""
        ...

    def unsound(self, box: Any, game: Any, /) -> Iterator[str]:
        """Yield contradictions in a position, after everything that follows from the pieces has been computed."""
        ...


S = TypeVar("S", bound=SeatedState)


class BaseRulesAdapter(ABC, Generic[S, B]):
    """The rules of a game over its record, delegated to the modules of its folder."""

    state: type[S]
    offer_list: type[Any]
    table: RulesTable
    set_up: SetUp
    lister: OfferLister
    checks: Checks
    event_words: Mapping[int, str]
    verb_words: Mapping[int, str]
    clause_names: Mapping[int, str]
    plain_verbs: Sequence[str]
    """Verbs that give an acceptable answer to every question; the first one that is offered counts."""

    def __init__(self, box: B, edition: Any) -> None:
        self.box = box
        self._edition = edition
        """The edition in the form that the rules read."""
        self._offers = self.offer_list()

    @abstractmethod
    def _put(self, position: Any, seats: int) -> S:
        """Return a state with the pieces of a position, unchecked."""

    @abstractmethod
    def _count_anew(self, state: S) -> None:
        """Compute what follows from the places of the pieces."""

    @abstractmethod
    def _plain(self, offer: OfferView) -> Action:
        """Return the plain answer that takes an offer."""

    def open(self, seats: int) -> S:
        """Return the initial state of a game."""
        game = self.state()
        self.set_up.open_game(self._edition, game, seats)
        return game

    def read(self, data: bytes) -> S:
        """Return the state with these bytes."""
        return from_bytes(self.state, data)

    def position_of(self, state: S) -> S:
        """Return a checked copy of a state that was set by hand, with everything that follows from the pieces.

        Raises PositionError for a position that no game can reach.
        """
        raise_faults(self.checks.misplaced(self.box, state))
        laid = copy(state)
        self._count_anew(laid)
        raise_faults(self.checks.unsound(self.box, laid))
        return laid

    def set_position(self, position: Position, seats: int) -> S:
        """Return a state with the pieces of a position, or raise PositionError."""
        return self.position_of(self._put(position, seats))

    def asked(self, state: S) -> int:
        """Return the set of the seats that have a question to answer."""
        return self.table.asked(state)

    def next_asked(self, state: S) -> int:
        """Return the seat that answers next if seats answer one by one."""
        return self.table.next_asked(state)

    def playing(self, state: S, seat: Seat) -> bool:
        """Return whether a seat is still in the game."""
        return state.players[seat].playing == 1

    def offers(self, state: S, seat: Seat) -> list[OfferView]:
        """Return all legal actions of a seat."""
        self.lister.list_offers(self._edition, state, seat, self._offers)
        return view_offers(self._offers, self.verb_words)

    def plain_answer(self, state: S, seat: Seat) -> Action:
        """Return an answer that demands nothing."""
        offers = {offer.verb: offer for offer in reversed(self.offers(state, seat))}
        return self._plain(offers[next(verb for verb in self.plain_verbs if verb in offers)])

    def words(self, event: Event) -> tuple[str, str]:
        """Return the names of an event's kind and clause."""
        return self.event_words[event.kind], self.clause_names.get(event.clause, "")
