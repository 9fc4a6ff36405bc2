"""What can be asked of a table without changing it: questions, offers, views, steps, the state as bytes."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic

from monopolista.engine.events import Event, in_words
from monopolista.engine.records import copy, layout_of, parts, to_bytes
from monopolista.engine.seats import CHANCE, NOBODY, members
from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import (
    HasAuctions,
    HasDebts,
    HasHiddenCards,
    HasMacroActions,
    HasOdds,
    HasPicture,
    HasTrades,
)
from monopolista.games.interface.game import Game
from monopolista.games.interface.positions import PositionError
from monopolista.games.interface.rules_adapter import About, B_co, Draw, Q_co, Question, RulesAdapter, S, Step, V_co
from monopolista.games.interface.svg.picture import picture_of, seen_by
from monopolista.games.interface.views import Choices, DenialView, Gesture, OfferView, Weight
from monopolista.history import TOOK_BACK, TOOK_BACK_WORD, History, UndoableStep
from monopolista.transcript import Transcript


@cache
def _event_type(game: Game[Any, Any]) -> type[Event]:
    """Return the class of a game's events, which print with its words."""
    return in_words(game.words.events, game.words.clauses)


class TableQueries(Generic[S, V_co, B_co, Q_co]):
    """The part of a table that changes nothing; ``Table`` sets it up and plays."""

    game: Game[S, B_co]
    rules: RulesAdapter[S, V_co, B_co, Q_co]
    transcript: Transcript
    _game: S
    _history: History[S]

    @property
    def box(self) -> B_co:
        """Return the edition with its options."""
        return self.rules.box

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return self._game.seats

    @property
    def steps(self) -> list[Step]:
        """Return all steps, including undone ones and undos."""
        return self._history.steps

    @property
    def at_hand(self) -> int:
        """Return the number of the first step that is in memory without replay."""
        return self._history.first

    def steps_since(self, first: int) -> list[Step]:
        """Return the steps from a number on."""
        return self._history.steps_since(first)

    def backwards(self) -> Iterator[Step]:
        """Yield the steps in reverse."""
        return self._history.backwards()

    @property
    def effective_steps(self) -> list[Step]:
        """Return the steps that count, without undone ones and undos."""
        return [self.steps[number] for number in self.counted]

    @property
    def counted(self) -> Sequence[int]:
        """Return the numbers of the steps that count."""
        return self._history.counted

    @property
    def version(self) -> int:
        """Return the number of answers so far, those of chance included; it only rises."""
        return self._history.count

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self._game.depth == 0

    @property
    def winners(self) -> list[int]:
        """Return the seats that have won: none before the end, several when they are equally rich (RICH-2)."""
        return members(self._game.winners)

    @property
    def question(self) -> Q_co:
        """Return the question that is answered first, None after the end."""
        return self.rules.question(self._game)

    @property
    def questions(self) -> Mapping[About, Question]:
        """Return the constant part of each seat's question."""
        return self.rules.questions(self._game)

    @property
    def asked(self) -> list[int]:
        """Return the seats that have a question to answer, [CHANCE] when chance has."""
        if self.next_asked == CHANCE:
            return [CHANCE]
        return members(self.rules.asked(self._game))

    @property
    def next_asked(self) -> int:
        """Return the seat that answers next if seats answer one by one, NOBODY after the end."""
        return self.rules.next_asked(self._game)

    @property
    def in_order(self) -> list[int]:
        """Return the seats that can act now, with or without a question, the next one first."""
        return self.rules.in_order(self._game)

    @property
    def bidders(self) -> list[int] | None:
        """Return the seats that may bid in the open auction, None where there is none."""
        return self.rules.bidders(self._game) if isinstance(self.rules, HasAuctions) else None

    def refusal_up_to(self, seat: int, amount: int) -> str:
        """Return the clause that forbids a bid in the open auction.

        Parameters
        ----------
        seat : int
            Seat that might bid.
        amount : int
            Bid in units of money.

        Returns
        -------
        str
            Name of the clause, empty for none.
        """
        assert isinstance(self.rules, HasAuctions)
        return self.rules.refusal_up_to(self._game, seat, amount)

    def playing(self, seat: int) -> bool:
        """Say whether a seat is still in the game."""
        return self.rules.playing(self._game, seat)

    def owes(self, seat: int) -> bool:
        """Say whether a seat has an unpaid debt."""
        return isinstance(self.rules, HasDebts) and self.rules.owes(self._game, seat)

    def view(self) -> V_co:
        """Return the public information."""
        return self.rules.view(self._game)

    def odds(self, known: Collection[int] = ()) -> tuple[int, ...] | None:
        """Return the win odds of each seat, as the game estimates them.

        Parameters
        ----------
        known : collection of int
            Seats whose hands the estimate may use, besides public information.

        Returns
        -------
        tuple of int or None
            In millionths, in the order of the seats; None where the game has no estimate.
        """
        if not isinstance(self.game, HasOdds):
            return None
        return self.game.odds(self.box, self._game, sum(1 << seat for seat in {*known}))

    @property
    def has_hidden_cards(self) -> bool:
        """Say whether a game that goes on holds cards that not every seat may know."""
        return isinstance(self.rules, HasHiddenCards)

    def hand(self, seat: int) -> list[int]:
        """Return the private cards of a seat, in the order in which it got them."""
        return self.rules.hand(self._game, seat) if isinstance(self.rules, HasHiddenCards) else []

    def picture(self, seat: int = NOBODY, *, language: str = "en") -> str:
        """Return the table as SVG: the board or the cards, and the players.

        Parameters
        ----------
        seat : int
            Seat that looks, whose hidden cards are shown; by default none.
        language : str
            Language of the words.

        Returns
        -------
        str
            An ``svg`` element.

        Raises
        ------
        PictureError
            If the game has no picture.
        """
        names = self.transcript.header.names
        return picture_of(self.game, seen_by(self.rules, self._game, seat, names=names, language=language))

    def _repr_svg_(self) -> str | None:
        """Return the picture that a notebook shows, without hidden cards; None where the game has none."""
        return self.picture() if isinstance(self.game, HasPicture) else None

    def shown(self, step: Step, seats: Collection[int]) -> Step:
        """Return a step as the players of some seats may see it."""
        if not isinstance(self.rules, HasHiddenCards) or any(event.kind == TOOK_BACK for event in step.events):
            return step
        return self.rules.shown(step, sum(1 << seat for seat in set(seats)))

    def offers(self, seat: int) -> list[OfferView]:
        """Return the legal actions of a seat."""
        return self.rules.offers(self._game, seat)

    def offers_with_effects(self, seat: int) -> list[OfferView]:
        """Return the legal actions of a seat, each with its effect."""
        offers = self.offers(seat)
        for offer, effect in zip(offers, self.rules.effects(self._game, seat, offers), strict=True):
            offer.effect = effect
        return offers

    def denials(self, seat: int) -> list[DenialView]:
        """Return actions of interest that are illegal for a seat now, with the clauses."""
        return self.rules.denials(self._game, seat, self.offers(seat))

    def gestures(self, seat: int) -> Sequence[Gesture]:
        """Return the macro actions of a seat: sequences of actions that a player may give as one."""
        return self.rules.gestures(self._game, seat) if isinstance(self.rules, HasMacroActions) else ()

    def forced(self, seat: int) -> str:
        """Return the only answer of a seat, if it reveals nothing; empty if there are several."""
        return self._forced(seat, self.offers(seat))

    def _forced(self, seat: int, offers: Sequence[OfferView]) -> str:
        action = self.rules.forced(self._game, seat, offers)
        return "" if action is None else self.game.write(action)

    def choices(self, seat: int) -> Choices:
        """Return everything that a screen shows about a seat's actions."""
        offers = self.offers_with_effects(seat)
        return Choices(
            offers, self.rules.denials(self._game, seat, offers), self.gestures(seat), self._forced(seat, offers)
        )

    def plain_answer(self, seat: int) -> Action:
        """Return a safe default answer, which demands nothing, for seats that do not answer."""
        return self.rules.plain_answer(self._game, seat)

    def refusal(self, seat: int, action: str | Action) -> str:
        """Return the clause that forbids an action, empty for none.

        Raises
        ------
        NotationError
            If the action is not in the game's notation.
        """
        return self.rules.refusal(self._game, seat, self._read(action))

    def weigh(self, seat: int, action: str | Action) -> Weight | None:
        """Return the effect of a proposal of a seat, None where the action is none; nothing changes.

        Raises
        ------
        NotationError
            If the action is not in the game's notation.
        """
        return self.rules.weigh(self._game, seat, self._read(action)) if isinstance(self.rules, HasTrades) else None

    def describe(self, action: str | Action) -> str:
        """Return in English what the numbers of an action mean: squares, cards, sets, seats.

        Seats are numbered from 0, as in the action itself. On the screen, they are numbered from 1.

        >>> from monopolista import Table
        >>> Table("uk", 2, seed=1).describe("build 39")
        'build on Mayfair (square 39)'
        """
        return self.game.meaning(self.box, self._read(action))

    def drawn(self, draw: Draw) -> str:
        """Return the answer that chance would draw from a source of random numbers; nothing changes."""
        return self.game.write(self.rules.draw(self._game, draw))

    def words(self, event: Event) -> tuple[str, str]:
        """Return the names of an event's kind and of its clause."""
        return (TOOK_BACK_WORD, "") if event.kind == TOOK_BACK else self.rules.words(event)

    def save(self) -> bytes:
        """Return the state as bytes; equal states have equal bytes."""
        return to_bytes(self._game)

    @property
    def layout(self) -> str:
        """Return the digest of the layout of ``save``, which detects other layouts."""
        return layout_of(type(self._game))

    def state(self) -> S:
        """Return a copy of the state."""
        return copy(self._game)

    def was_undone_since(self, version: int) -> bool:
        """Say whether there was an undo since a version."""
        return self._history.was_undone_since(version)

    def undoable_answer(self, seat: int) -> UndoableStep | None:
        """Return the last answer of a seat, if the seat could undo it; None otherwise, and after the end."""
        return None if self.over else self._history.undoable_step(seat)

    def _read(self, action: str | Action) -> Action:
        return self.game.parse(action) if isinstance(action, str) else action

    def _events(self) -> tuple[Event, ...]:
        return tuple(parts(_event_type(self.game), self._game.events[: self._game.event_count]))

    def _state_in(self, state: S | bytes) -> S:
        """Return a state from a record or bytes.

        Raises
        ------
        PositionError
            If it is not a state of the game.
        """
        if not isinstance(state, bytes):
            if not isinstance(state, type(self._game)):
                raise PositionError([f"not a state of {self.game.name}"])
            return state
        try:
            return self.rules.read(state)
        except ValueError as error:
            raise PositionError([f"{len(state)} bytes: not a saved state of {self.game.name}"]) from error
