"""A rules adapter over kernels: what is the same for all games whose state is a record."""

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
    """What the records of all players have."""

    playing: int
    """1 while the seat is in the game."""


class SeatedState(State, Protocol):
    """A state with a record for each seat."""

    @property
    def players(self) -> Sequence[PlayerRecord]:
        """Return the players, clockwise."""
        ...


class RulesTable(Protocol):
    """The module with which the chapters of a game's rules begin: who is asked."""

    def asked(self, seen: Any, /) -> int:
        """Return the set of the seats that have a question to answer."""
        ...

    def next_asked(self, seen: Any, /) -> int:
        """Return who is asked next when seats answer one by one, NOBODY after the end."""
        ...


class SetUp(Protocol):
    """The module that sets a game up."""

    def open_game(self, edition: Any, game: Any, seats: int, /) -> None:
        """Set a blank game up."""
        ...


class OfferLister(Protocol):
    """The module that lists what a seat may do."""

    def list_offers(self, edition: Any, game: Any, seat: Seat, offers: Any, /) -> None:
        """List everything that a seat may do now."""
        ...


class Checks(Protocol):
    """The module that checks positions."""

    def misplaced(self, box: Any, game: Any, /) -> Iterator[str]:
        """Yield what lies where it cannot lie."""
        ...

    def unsound(self, box: Any, game: Any, /) -> Iterator[str]:
        """Yield what does not go together, once all that follows from the pieces has been counted."""
        ...


S = TypeVar("S", bound=SeatedState)


class BaseRulesAdapter(ABC, Generic[S, B]):
    """The rules of a game over its record, by the modules of its folder."""

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
    """Verbs with which every question can be answered well enough, the first one offered first."""

    def __init__(self, box: B, edition: Any) -> None:
        self.box = box
        self._edition = edition
        """The box as the rules read it."""
        self._offers = self.offer_list()

    @abstractmethod
    def _put(self, position: Any, seats: int) -> S:
        """Return a state in which the pieces lie as a position has them, unchecked."""

    @abstractmethod
    def _count_anew(self, state: S) -> None:
        """Set what follows from where the pieces lie."""

    @abstractmethod
    def _plain(self, offer: OfferView) -> Action:
        """Return the plain answer that an offer admits."""

    def open(self, seats: int) -> S:
        """Return the state in which a game begins."""
        game = self.state()
        self.set_up.open_game(self._edition, game, seats)
        return game

    def read(self, data: bytes) -> S:
        """Return the state whose bytes these are."""
        return from_bytes(self.state, data)

    def position_of(self, state: S) -> S:
        """Return a copy of a state laid by hand, with what follows from where pieces lie; or raise PositionError."""
        raise_faults(self.checks.misplaced(self.box, state))
        laid = copy(state)
        self._count_anew(laid)
        raise_faults(self.checks.unsound(self.box, laid))
        return laid

    def set_position(self, position: Position, seats: int) -> S:
        """Return a state in which the pieces lie as a position has them, or raise PositionError."""
        return self.position_of(self._put(position, seats))

    def asked(self, state: S) -> int:
        """Return the set of the seats that have a question to answer."""
        return self.table.asked(state)

    def next_asked(self, state: S) -> int:
        """Return who is asked next when seats answer one by one."""
        return self.table.next_asked(state)

    def playing(self, state: S, seat: Seat) -> bool:
        """Say whether a seat is still in the game."""
        return state.players[seat].playing == 1

    def offers(self, state: S, seat: Seat) -> list[OfferView]:
        """Return everything that a seat may do now."""
        self.lister.list_offers(self._edition, state, seat, self._offers)
        return view_offers(self._offers, self.verb_words)

    def plain_answer(self, state: S, seat: Seat) -> Action:
        """Return an answer that asks for nothing."""
        offers = {offer.verb: offer for offer in reversed(self.offers(state, seat))}
        return self._plain(offers[next(verb for verb in self.plain_verbs if verb in offers)])

    def words(self, event: Event) -> tuple[str, str]:
        """Return the kind of an event and its clause as words."""
        return self.event_words[event.kind], self.clause_names.get(event.clause, "")
