"""Win-odds timeline: the odds after each step of a game, and the seats that decided on it."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import UNSET

from monopolista.analyse.action_values import ActionEvaluator, Odds
from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.interface.game import B
from monopolista.games.interface.positions import stated
from monopolista.games.interface.rules_adapter import S
from monopolista.table import Table
from monopolista.transcript import Header, Transcript

T = TypeVar("T")
Work = Generator[None, None, T]
"""Interruptible work: a generator that yields at each point of interruption, and returns its result."""
_YIELD_EVERY = 16
"""Steps after which work can be interrupted."""


def at_once(work: Work[T]) -> T:
    """Run interruptible work to its end, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


@dataclass(frozen=True)
class Answered:
    """A step that counts, with its seat and its answer."""

    step: int
    """Its number among all steps of the game, including undone ones."""
    seat: Seat
    action: Action


@dataclass(frozen=True)
class Moment:
    """A step that counts, and the odds after it."""

    answered: Answered
    odds: Odds
    deciders: SeatSet
    """Seats that decided; empty for chance, for the clock, and for an answer without an alternative."""
    is_negotiation: bool = False
    """Whether a trade was only proposed or refused."""


@dataclass(frozen=True)
class WinOddsTimeline:
    """The odds of a game before the first step and after each."""

    start: Odds
    moments: tuple[Moment, ...]

    def changes(self) -> Iterator[tuple[Moment, tuple[int, ...]]]:
        """Yield each moment with the change of each seat's odds, in millionths."""
        before = self.start
        for moment in self.moments:
            yield moment, tuple(after - was for after, was in zip(moment.odds, before, strict=True))
            before = moment.odds

    def settled_changes(self) -> Iterator[tuple[Moment, tuple[int, ...]]]:
        """Yield the moments at which something happened, with the change of each seat's odds in millionths.

        The change by a proposal counts at its answer: an accepted trade has the change of both.
        """
        before = self.start
        for moment in self.moments:
            if not moment.is_negotiation:
                yield moment, tuple(after - was for after, was in zip(moment.odds, before, strict=True))
                before = moment.odds

    @property
    def result(self) -> Odds:
        """Return the odds after the last step; for a finished game, the shares of the win."""
        return self.moments[-1].odds if self.moments else self.start


class Played(Generic[S, B]):
    """A game to replay, without undone answers.

    Parameters
    ----------
    table : Table
        Table of the game.

    Raises
    ------
    NotEvaluatedError
        If the game has no odds.
    """

    def __init__(self, table: Table[S, Any, B, Any]) -> None:
        self.scales = ActionEvaluator(table.game, table.box)
        self.header: Header = table.transcript.header
        self.over = table.over
        answers = table.transcript.answers
        counted = ((number, answers[number]) for number in table.counted)
        self.answered = tuple(
            Answered(number, one.seat, one.action) for number, one in counted if isinstance(one.action, Action)
        )

    @staticmethod
    def read(transcript: Transcript) -> "Played[Any, Any]":
        """Return the game of a transcript.

        Parameters
        ----------
        transcript : Transcript
            The game.

        Returns
        -------
        Played
            The game, replayed to its last answer.

        Raises
        ------
        NotEvaluatedError
            If the game has no odds.
        TranscriptError
            If the answers do not lead to the game.
        """
        return Played(Table.replay(transcript, chance=None))

    def beginning(self) -> S:
        """Return the position before the first step."""
        rules, position = self.scales.rules, self.header.position
        if position is UNSET:
            return rules.open(self.header.seats)
        return rules.set_position(stated(self.scales.game.positions, position), self.header.seats)

    def course(self) -> Work[WinOddsTimeline]:
        """Evaluate every position of the game with all information that is public after its end.

        Returns
        -------
        Work[WinOddsTimeline]
            Interruptible work, which returns the timeline.
        """
        state = self.beginning()
        known = (1 << self.header.seats) - 1
        start = self.scales.odds(state, known)
        moments: list[Moment] = []
        for number, answered in enumerate(self.answered):
            deciders = self._deciders(state, answered)
            talks = answered.seat >= 0 and answered.action.verb in self.scales.advisor.negotiates
            self.scales.rules.apply(state, answered.seat, answered.action)
            moments.append(Moment(answered, self.scales.odds(state, known), deciders, talks))
            if number % _YIELD_EVERY == 0:
                yield
        return WinOddsTimeline(start, tuple(moments))

    def _deciders(self, state: S, answered: Answered) -> SeatSet:
        """Return the seats whose decision an answer is: none without an alternative, or for continuing."""
        advisor, seat, action = self.scales.advisor, answered.seat, answered.action
        if seat < 0 or action.verb in advisor.goes_on:
            return 0
        if not {*advisor.answers(state, seat, action)} - {action}:
            return 0
        return advisor.deciders(state, seat, action)
