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
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import UNSET, structs

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.events import Event
from monopolista.engine.records import same
from monopolista.engine.seats import CHANCE, CLOCK, NOBODY
from monopolista.games import game_of
from monopolista.games.common.notation import Action, NotationError
from monopolista.games.common.options import Options, Value, chosen
from monopolista.games.interface.capabilities import HasHiddenCards, HasTurnLimit
from monopolista.games.interface.positions import PositionError, pieces_of, stated
from monopolista.games.interface.rules_adapter import (
    B_co,
    Draw,
    IllegalActionError,
    Q_co,
    RulesAdapter,
    S,
    Step,
    V_co,
)
from monopolista.games.interface.views import OfferAmountError, View
from monopolista.history import History, UndoableStep, UndoError
from monopolista.table_queries import TableQueries
from monopolista.transcript import Answer, Header, TakeBack, Transcript, TranscriptError, check_box, edition_values

__all__ = [
    "CHANCE",
    "CLOCK",
    "NOBODY",
    "Draw",
    "IllegalActionError",
    "NotationError",
    "OfferAmountError",
    "PositionError",
    "Step",
    "Table",
    "TranscriptError",
    "UndoError",
    "UndoableStep",
    "seeded",
]


def seeded(seed: int) -> Draw:
    """Return a source of random numbers that a seed makes reproducible.

    Parameters
    ----------
    seed : int
        Seed; only its lower 64 bits count.

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


class Table(TableQueries[S, V_co, B_co, Q_co]):
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
        header = Header(edition, seats, chosen(self.box.options), names, edition_values=edition_values(edition))
        self.transcript = Transcript(header)
        self.noting = noting
        """Whether each step records the standing after it, for a screen."""
        self._game = self.rules.open(seats)
        self._history = History(self.rules, self.transcript, self._game)
        self.opening: tuple[Event, ...] = self._events()
        self._apply_chance()

    @staticmethod
    def replay(transcript: Transcript, chance: Draw | None = secrets.randbelow, *, noting: bool = False) -> "Table":
        """Return the table at the end of a transcript; chance continues from there.

        Parameters
        ----------
        transcript : Transcript
            Game to replay, from the position that it states.
        chance : Draw, optional
            Source of random numbers for later answers.
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
            raise TranscriptError("pieces were moved by hand in this game, so its answers do not lead to its state")
        check_box(header)
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
            Events, in order.

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
        return [event for step in self.steps_since(first) for event in step.events]

    def take_back(self, seat: int, step: int, *, agreed: bool = False) -> list[Event]:
        """Undo a seat's last answer; chance continues with new random numbers and does not repeat earlier ones.

        Parameters
        ----------
        seat : int
            Seat that undoes its answer.
        step : int
            Number of the answer's step.
        agreed : bool
            Whether all players agreed.

        Returns
        -------
        list of Event
            The event of the undo.

        Raises
        ------
        UndoError
            If the game is over, it is not the seat's last answer, or consent is missing.
        """
        if self.over:
            raise UndoError("the game is over: no answer can be undone")
        request = TakeBack(step, agreed)
        taken, self._game = self._history.take_back(seat, request)
        self.transcript.answers.append(Answer(seat, request))
        return list(taken.events)

    def repeat(self, answer: Answer) -> None:
        """Apply an answer of a transcript, or an undo; raises as ``play`` and ``take_back`` do."""
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
            Answer in the notation, without hidden parts.
        own : collection of int
            Seats whose cards the observer knows.

        Returns
        -------
        list of Event
            Events, in order.

        Raises
        ------
        IllegalActionError
            If a clause forbids it.
        """
        first = self.version
        rules = self.rules
        hides = isinstance(rules, HasHiddenCards)
        self._answer(seat, rules.determinize(self._game, seat, observed, own) if hides else self._read(observed))
        return [event for step in self.steps_since(first) for event in step.events]

    def agrees(self, view: View) -> bool:
        """Say whether the public information agrees with an observer's view, after corrections from that view."""
        if isinstance(self.rules, HasHiddenCards) and self.view() != view:
            self.rules.correct(self._game, view)
        return self.view() == view

    def _answer(self, seat: int, action: Action) -> None:
        done = self.rules.apply(self._game, seat, action)
        self.transcript.answers.append(Answer(seat, done))
        events = self._events()
        standing = self.rules.standing(self._game, events) if self.noting else None
        self._history.add(Step(seat, self.game.write(done), events, standing), self._game)

    def _apply_chance(self) -> None:
        if self._chance is None:
            return
        while self.next_asked == CHANCE:
            self._answer(CHANCE, self.rules.draw(self._game, self._chance))
        time = self.rules.time(self._game) if isinstance(self.rules, HasTurnLimit) else None
        if time is not None:
            self._answer(CLOCK, time)

    def set_position(self, **pieces: Any) -> None:
        """Start a new game from a position, with a new transcript that contains the position.

        Parameters
        ----------
        **pieces : Any
            Pieces by name, as ``docs/reference/python-table.md`` documents them.

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
        monopolista.games.interface.positions.PositionError: seat 0 has -5 in cash (seats are numbered from 0)
        """
        position = stated(self.game.positions, pieces)
        self._game = self.rules.set_position(position, self.seats)
        header = structs.replace(self.transcript.header, position=pieces_of(position), moved=UNSET)
        self.transcript = Transcript(header)
        self._history = History(self.rules, self.transcript, self._game)
        self.opening = ()
        self._apply_chance()

    def set_up(self, state: S | bytes) -> None:
        """Replace the state. If it differs, the transcript gets a mark that the answers do not lead to the new state.

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
