"""A table: one game, with its question, legal actions, events and transcript.

>>> table = Table("italy", seats=2, seed=7)
>>> table.question.kind
'roll'
>>> sorted({offer.verb for offer in table.offers(table.question.seat)})[:2]
['asking', 'bankrupt']
>>> events = table.play(table.question.seat, "roll")
>>> [table.words(event)[0] for event in events][:2]
['rolled', 'moved']

With ``chance=None`` nothing is drawn: dice and cards are played like any answer.

>>> table = Table("italy", seats=2, chance=None)
>>> for roll in ("roll 6 5", "roll 1 2"):
...     events = table.play(CHANCE, roll)
>>> table.question.seat
0
"""

import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic

from msgspec import UNSET, structs

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.events import Event, in_words
from monopolista.engine.records import copy, layout_of, parts, same, to_bytes
from monopolista.engine.seats import CHANCE, CLOCK, NOBODY, members
from monopolista.games import game_of
from monopolista.games.common.notation import Action, NotationError
from monopolista.games.common.options import Options, Value, chosen
from monopolista.games.interface.capabilities import (
    HasAuctions,
    HasDebts,
    HasHiddenCards,
    HasMacroActions,
    HasOdds,
    HasTrades,
    HasTurnLimit,
)
from monopolista.games.interface.game import Game
from monopolista.games.interface.positions import PositionError, pieces_of, stated
from monopolista.games.interface.rules_adapter import (
    About,
    B_co,
    Draw,
    IllegalActionError,
    Q_co,
    Question,
    RulesAdapter,
    S,
    Step,
    V_co,
)
from monopolista.games.interface.views import Choices, DenialView, Gesture, OfferView, View, Weight
from monopolista.history import TOOK_BACK, TOOK_BACK_WORD, History, UndoError, WayBack
from monopolista.transcript import Answer, Header, TakeBack, Transcript, TranscriptError

__all__ = [
    "CHANCE",
    "CLOCK",
    "NOBODY",
    "Draw",
    "IllegalActionError",
    "NotationError",
    "PositionError",
    "Step",
    "Table",
    "TranscriptError",
    "UndoError",
    "WayBack",
    "seeded",
]


def seeded(seed: int) -> Draw:
    """Return a source of random numbers that is reproducible by its seed.

    Parameters
    ----------
    seed : int
        Seed, of which the lower 64 bits count.

    Returns
    -------
    Draw
        ``draw(limit)`` returns an int from 0 to ``limit`` - 1.

    Examples
    --------
    >>> seeded(7)(6) == seeded(7)(6)
    True
    """
    stream = Stream()
    seed_stream(stream, (seed >> 32) & 0xFFFFFFFF, seed & 0xFFFFFFFF)
    return lambda limit: below(stream, limit)


@cache
def _event_type(game: Game[Any, Any]) -> type[Event]:
    """Return the class of a game's events, which print with its words."""
    return in_words(game.words.facts, game.words.clauses)


class Table(Generic[S, V_co, B_co, Q_co]):
    """One game of any kind.

    Parameters
    ----------
    edition : str
        Edition that is played.
    seats : int
        Number of players.
    seed : int, optional
        Seed of reproducible chance, instead of ``chance``.
    chance : Draw, optional
        Source of random numbers, by default the operating system's; None to play dice and cards as answers.
    options : Options or Mapping, optional
        Options and house rules.
    names : tuple of str
        Names of the players, for the transcript.
    noting : bool
        Whether each step records the standing after it, for a screen.

    Raises
    ------
    ValueError
        If the edition is not for that number of players.
    EditionError
        If there is no such edition.
    OptionError
        If the edition has no such option, or not with that value.
    """

    def __init__(
        self,
        edition: str = "italy",
        seats: int = 4,
        *,
        seed: int | None = None,
        chance: Draw | None = secrets.randbelow,
        options: Options | Mapping[str, Value] | None = None,
        names: tuple[str, ...] = (),
        noting: bool = False,
    ) -> None:
        """Set up the table.

        Raises
        ------
        ValueError
            If the edition is not for that number of players.
        """
        self.game = game_of(edition)
        self.rules: RulesAdapter[S, V_co, B_co, Q_co] = self.game.rules(self.game.box(edition, options))
        if not 2 <= seats <= self.box.most_seats:
            raise ValueError(f"{edition} is for 2 to {self.box.most_seats} players ({self.rules.seats_clause})")
        self._chance = chance if seed is None else seeded(seed)
        self.transcript = Transcript(Header(edition, seats, chosen(self.box.options), names))
        self.noting = noting
        """Whether each step records the standing after it, for a screen."""
        self._game = self.rules.open(seats)
        self._history = History(self.rules, self.transcript, self._game)
        self.opening: tuple[Event, ...] = self._events()
        self._apply_chance()

    @staticmethod
    def replay(transcript: Transcript, chance: Draw | None = secrets.randbelow, *, noting: bool = False) -> "Table":
        """Return the table at which a transcript ends; chance continues from there.

        Parameters
        ----------
        transcript : Transcript
            Game to replay, from the position that it states.
        chance : Draw, optional
            Source of random numbers for what follows.
        noting : bool
            As for ``Table``.

        Returns
        -------
        Table
            Table of the game.

        Raises
        ------
        TranscriptError
            If pieces were moved by hand, so that the answers do not lead to the game.
        IllegalActionError
            If an answer is illegal.
        UndoError
            If an answer takes back what it cannot.
        """
        header = transcript.header
        if header.moved is True:
            raise TranscriptError("pieces were moved by hand in this game: its answers alone do not lead there")
        table = Table(
            header.edition, header.seats, chance=None, options=header.options, names=header.names, noting=noting
        )
        if header.position is not UNSET:
            table.set_position(**header.position)
        table.transcript.header = structs.replace(
            table.transcript.header, bots=header.bots, begun=header.begun, hinted=header.hinted
        )
        for answer in transcript.answers:
            table.repeat(answer)
        table.go_on(chance)
        return table

    def skip(self, answers: Sequence[Answer], state: bytes) -> None:
        """Set the state after some answers without replaying them; the state is trusted.

        Their steps are computed by replay when they are first used. The table must be new, without chance.

        Parameters
        ----------
        answers : sequence of Answer
            Answers from the beginning.
        state : bytes
            State after them, as ``save`` returned it.

        Raises
        ------
        ValueError
            If it is not a state of the game.
        AssertionError
            If the table is not new, or draws chance.
        """
        assert not self.version
        assert self._chance is None
        self._game = self.rules.read(state)
        self.transcript.answers += answers
        before, noting = Transcript(self.transcript.header, [*answers]), self.noting
        self._history.begin_after(self._game, lambda: Table.replay(before, chance=None, noting=noting).steps)

    def recall(self, earlier: list[Step]) -> None:
        """Supply the steps before ``at_hand``, replayed elsewhere."""
        self._history.recall(earlier)

    def go_on(self, chance: Draw | None) -> None:
        """Set the source of random numbers from here on."""
        self._chance = chance
        self._apply_chance()

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
        """Return all steps, undone ones and take-backs included."""
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
    def kept(self) -> list[Step]:
        """Return the steps that count, without undone ones and take-backs."""
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
        """Return the question of each seat, without what changes while it stays the same."""
        return self.rules.questions(self._game)

    @property
    def asked(self) -> list[int]:
        """Return the seats that have a question to answer, [CHANCE] when chance has."""
        if self.next_asked == CHANCE:
            return [CHANCE]
        return members(self.rules.asked(self._game))

    @property
    def next_asked(self) -> int:
        """Return who answers next when seats answer one by one, NOBODY after the end."""
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

    def shown(self, step: Step, seats: Collection[int]) -> Step:
        """Return a step as the players of some seats may see it."""
        if not isinstance(self.rules, HasHiddenCards) or any(event.kind == TOOK_BACK for event in step.facts):
            return step
        return self.rules.shown(step, sum(1 << seat for seat in set(seats)))

    def offers(self, seat: int) -> list[OfferView]:
        """Return the legal actions of a seat."""
        return self.rules.offers(self._game, seat)

    def offers_told(self, seat: int) -> list[OfferView]:
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
        """Return the answer of a seat that has no other, and reveals nothing by it; empty where there are several."""
        return self._forced(seat, self.offers(seat))

    def _forced(self, seat: int, offers: Sequence[OfferView]) -> str:
        action = self.rules.forced(self._game, seat, offers)
        return "" if action is None else self.game.write(action)

    def choices(self, seat: int) -> Choices:
        """Return all that a screen shows of a seat's actions."""
        offers = self.offers_told(seat)
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

        >>> Table("uk", 2, seed=1).describe("build 39")
        'build on Mayfair (square 39)'
        """
        return self.game.meaning(self.box, self._read(action))

    def play(self, seat: int, action: str | Action) -> list[Event]:
        """Apply the answer of a seat or of CHANCE, and what chance and the clock answer after it.

        Parameters
        ----------
        seat : int
            Seat, or CHANCE.
        action : str or Action
            Answer, as text in the game's notation.

        Returns
        -------
        list of Event
            What happened, in order.

        Raises
        ------
        IllegalActionError
            If a clause forbids it; nothing has changed.
        NotationError
            If it is not in the game's notation.
        """
        first = self.version
        self._answer(seat, self._read(action))
        self._apply_chance()
        return [event for step in self.steps_since(first) for event in step.facts]

    def undoable_answer(self, seat: int) -> WayBack | None:
        """Return the answer that a seat could take back, its last one; None where there is none, or after the end."""
        return None if self.over else self._history.way_back(seat)

    def take_back(self, seat: int, step: int, *, agreed: bool = False) -> list[Event]:
        """Undo a seat's last answer; chance continues from where it is, so that what was drawn stays drawn.

        Parameters
        ----------
        seat : int
            Seat that takes back its answer.
        step : int
            Number of the answer's step.
        agreed : bool
            Whether all players agreed.

        Returns
        -------
        list of Event
            The take-back.

        Raises
        ------
        UndoError
            If the game is over, it is not the seat's last answer, or consent is missing.
        """
        if self.over:
            raise UndoError("the game is over")
        wish = TakeBack(step, agreed)
        taken, self._game = self._history.take_back(seat, wish)
        self.transcript.answers.append(Answer(seat, wish))
        return list(taken.facts)

    def repeat(self, answer: Answer) -> None:
        """Apply an answer of a transcript, take-backs included; raises as ``play`` and ``take_back`` do."""
        if isinstance(answer.action, TakeBack):
            self.take_back(answer.seat, answer.action.step, agreed=answer.action.agreed)
        else:
            self.play(answer.seat, answer.action)

    def apply_observed(self, seat: int, observed: str, own: Collection[int] = ()) -> list[Event]:
        """Apply an answer as an observer saw it; cards that it does not show are determinized consistently.

        Parameters
        ----------
        seat : int
            Seat, CHANCE or CLOCK.
        observed : str
            Answer in the notation, without what is hidden.
        own : collection of int
            Seats whose cards the observer knows.

        Returns
        -------
        list of Event
            What happened, in order.

        Raises
        ------
        IllegalActionError
            If a clause forbids it.
        """
        first = self.version
        rules = self.rules
        hides = isinstance(rules, HasHiddenCards)
        self._answer(seat, rules.determinize(self._game, seat, observed, own) if hides else self._read(observed))
        return [event for step in self.steps_since(first) for event in step.facts]

    def agrees(self, view: View) -> bool:
        """Say whether the public information is as an observer saw it, after correcting what no answer showed."""
        if isinstance(self.rules, HasHiddenCards) and self.view() != view:
            self.rules.correct(self._game, view)
        return self.view() == view

    def went_back_since(self, version: int) -> bool:
        """Say whether there was a take-back since a version."""
        return self._history.went_back_since(version)

    def _read(self, action: str | Action) -> Action:
        return self.game.parse(action) if isinstance(action, str) else action

    def _answer(self, seat: int, action: Action) -> None:
        done = self.rules.apply(self._game, seat, action)
        self.transcript.answers.append(Answer(seat, done))
        events = self._events()
        standing = self.rules.standing(self._game, events) if self.noting else None
        self._history.add(Step(seat, self.game.write(done), events, standing), self._game)

    def _events(self) -> tuple[Event, ...]:
        return tuple(parts(_event_type(self.game), self._game.facts[: self._game.fact_count]))

    def _apply_chance(self) -> None:
        if self._chance is None:
            return
        while self.next_asked == CHANCE:
            self._answer(CHANCE, self.rules.draw(self._game, self._chance))
        time = self.rules.time(self._game) if isinstance(self.rules, HasTurnLimit) else None
        if time is not None:
            self._answer(CLOCK, time)

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
        """Return the digest of the layout of ``save``, by which other layouts are refused."""
        return layout_of(type(self._game))

    def state(self) -> S:
        """Return a copy of the state."""
        return copy(self._game)

    def set_position(self, **pieces: Any) -> None:
        """Start a new game from a position; the transcript starts anew, and states the position.

        Parameters
        ----------
        **pieces : Any
            Pieces by name, as ``docs/python.md`` documents them.

        Raises
        ------
        PositionError
            If the position is not possible.

        Examples
        --------
        >>> table = Table("italy", seats=2, chance=None)
        >>> table.set_position(at={0: 36}, owns={1: (37, 39)}, built={37: 3, 39: 4}, cash={0: 1200})
        >>> table.question.seat
        0
        >>> table.set_position(cash={0: -5})
        Traceback (most recent call last):
        monopolista.games.interface.positions.PositionError: seat 0 has -5 in cash
        """
        position = stated(self.game.positions, pieces)
        self._game = self.rules.set_position(position, self.seats)
        header = structs.replace(self.transcript.header, position=pieces_of(position), moved=UNSET)
        self.transcript = Transcript(header)
        self._history = History(self.rules, self.transcript, self._game)
        self.opening = ()
        self._apply_chance()

    def set_up(self, state: S | bytes) -> None:
        """Replace the state; unless it is the same, the transcript is marked as no longer leading to it.

        Parameters
        ----------
        state : record or bytes
            State that was saved, or changed by hand.

        Raises
        ------
        PositionError
            If it is not a possible state of the game.
        """
        laid = self.rules.position_of(self._state_in(state))
        if not same(laid, self._game):
            self.transcript.header = structs.replace(self.transcript.header, moved=True)
        self._game = laid
        self._history.set_base(self._game)

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
