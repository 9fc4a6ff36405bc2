"""History of a table: its steps, which of them are undone, and snapshots of positions."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Generic

from monopolista.engine.events import Event, in_words
from monopolista.engine.records import to_bytes
from monopolista.engine.seats import CHANCE, CLOCK, Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import HasHiddenCards
from monopolista.games.interface.rules_adapter import RulesAdapter, S, Step
from monopolista.transcript import Answer, TakeBack, Transcript

TOOK_BACK: Final = 1000
"""Kind of event, with a higher number than those of the games: ``seat`` has undone its answer of step ``subject``.

``amount`` is the number of undone answers, including that one.
"""
TOOK_BACK_WORD: Final = "took-back"
_TookBack: Final = in_words({TOOK_BACK: TOOK_BACK_WORD}, {})
_SNAPSHOT_INTERVAL: Final = 64
"""A snapshot is stored each time this many answers have been given; it takes as long as to replay a dozen of them."""
_SNAPSHOTS: Final = 2
"""Recent snapshots, besides the first; an undo further back replays from that one."""


class UndoError(ValueError):
    """An answer that cannot be undone, or not without the consent of all players; the game has not changed.

    Where the message names a seat, seats are numbered from 0.
    """


@dataclass(frozen=True)
class UndoableStep:
    """The last answer of a seat, which it could take back."""

    step: int
    alone: bool
    """Whether it needs no consent: no other seat has acted since, and it is of a kind that concerns only the seat."""
    revealed: bool
    """Whether a die or a card has been revealed since, so that all have to agree."""


class History(Generic[S]):
    """Steps of a table, and which of them count.

    Parameters
    ----------
    rules : RulesAdapter
        Rules of the game.
    transcript : Transcript
        Transcript of the table, which the table extends.
    base : record
        First position.
    """

    def __init__(self, rules: RulesAdapter[S], transcript: Transcript, base: S) -> None:
        self._rules = rules
        self._has_hidden_cards = isinstance(rules, HasHiddenCards)
        self._answers = transcript.answers
        self._verbs = transcript.header.game.words.verbs
        self._steps: list[Step] = []
        self.first = 0
        """Number of the first step in memory."""
        self._earlier: Callable[[], list[Step]] = list
        """Returns the steps before it."""
        self.counted: list[int] = []
        """Numbers of the steps that count, without undos and undone steps."""
        self._positions: list[tuple[int, bytes]] = []
        """Snapshots with the number of counted steps before each, ascending."""
        self.set_base(base)

    def set_base(self, state: S) -> None:
        """Set the position before which nothing can be undone."""
        self._positions = [(len(self.counted), to_bytes(state))]

    def begin_after(self, state: S, before: Callable[[], list[Step]]) -> None:
        """Continue from the position after the answers of the transcript; ``before`` computes their steps on demand."""
        self.counted = _counted(self._answers)
        self._positions.append((len(self.counted), to_bytes(state)))
        self.first, self._earlier = len(self._answers), before

    @property
    def count(self) -> int:
        """Return the number of steps."""
        return self.first + len(self._steps)

    @property
    def steps(self) -> list[Step]:
        """Return all steps."""
        if self.first > 0:
            self.recall(self._earlier())
        return self._steps

    def recall(self, earlier: list[Step]) -> None:
        """Supply the steps before the first in memory."""
        assert len(earlier) == self.first
        self._steps[:0] = earlier
        self.first = 0

    def steps_since(self, first: int) -> list[Step]:
        """Return the steps from a number on."""
        return self._steps[first - self.first :] if first >= self.first else self.steps[max(first, 0) :]

    def backwards(self) -> Iterator[Step]:
        """Yield the steps in reverse."""
        yield from reversed(self._steps)
        if first := self.first:
            yield from reversed(self.steps[:first])

    def add(self, step: Step, state: S) -> None:
        """Append a step that counts, and the position after it."""
        self.counted.append(self.count)
        self._steps.append(step)
        if len(self.counted) - self._positions[-1][0] >= _SNAPSHOT_INTERVAL:
            self._positions.append((len(self.counted), to_bytes(state)))
            del self._positions[1:-_SNAPSHOTS]

    def was_undone_since(self, version: int) -> bool:
        """Say whether there was an undo since a version."""
        return any(isinstance(answer.action, TakeBack) for answer in self._answers[max(version, 0) :])

    def undoable_step(self, seat: Seat) -> UndoableStep | None:
        """Return the last answer of a seat that counts.

        A seat cannot undo answers of chance, or anything before an answer of the clock. With hidden cards, each answer
        of another seat counts as revealing a card.

        Parameters
        ----------
        seat : Seat
            Seat that might undo its answer.

        Returns
        -------
        UndoableStep or None
            None without such an answer.
        """
        since: list[Seat] = []
        if seat < 0:
            return None
        for number in reversed(self.counted[self._positions[0][0] :]):
            answered = self._answers[number].seat
            if answered == CLOCK:
                return None
            if answered == seat:
                revealed = any(one == CHANCE or self._has_hidden_cards for one in since)
                return UndoableStep(number, not since and self._is_own_business(number), revealed)
            since.append(answered)
        return None

    def _is_own_business(self, number: int) -> bool:
        action = self._answers[number].action
        return isinstance(action, Action) and self._verbs[action.verb] in self._rules.late_commands.taken_back

    def take_back(self, seat: Seat, undo: TakeBack) -> tuple[Step, S]:
        """Append an undo.

        Parameters
        ----------
        seat : Seat
            Seat that takes back its answer.
        undo : TakeBack
            The answer, and whether all have agreed.

        Returns
        -------
        step : Step
            The step of the undo.
        state : record
            Position before the answer.

        Raises
        ------
        UndoError
            If it is not the seat's last answer, or consent is missing.
        """
        way = self.undoable_step(seat)
        if way is None or way.step != undo.step:
            raise UndoError(
                f"answer {undo.step} is not the last one that seat {seat} can undo (seats are numbered from 0):"
                " ask undoable_answer for its number"
            )
        if way.revealed and not undo.agreed:
            raise UndoError(f"a die or a card was revealed after answer {undo.step}, and not all players have agreed")
        place = self.counted.index(way.step)
        gone = len(self.counted) - place
        state = self._before(place)
        del self.counted[place:]
        step = Step(seat, undo.text(), (_undo_event(seat, way.step, gone),))
        self._steps.append(step)
        return step, state

    def _before(self, place: int) -> S:
        """Return the position after a number of counted steps, and drop later snapshots."""
        while self._positions[-1][0] > place:
            self._positions.pop()
        first, found = self._positions[-1]
        state = self._rules.read(found)
        for number in self.counted[first:place]:
            answer = self._answers[number]
            assert isinstance(answer.action, Action)
            self._rules.apply(state, answer.seat, answer.action)
        return state


def _counted(answers: Iterable[Answer]) -> list[int]:
    """Return the numbers of the answers that count."""
    counted: list[int] = []
    for number, answer in enumerate(answers):
        if isinstance(answer.action, TakeBack):
            del counted[counted.index(answer.action.step) :]
        else:
            counted.append(number)
    return counted


def _undo_event(seat: Seat, step: int, gone: int) -> Event:
    event = _TookBack()
    event.kind, event.seat, event.subject, event.amount, event.other = TOOK_BACK, seat, step, gone, -1
    return event
