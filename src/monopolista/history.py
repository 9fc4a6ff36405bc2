"""What was answered at a table, what of it was taken back since, and the positions that one can go back to."""

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
"""The kind of fact, above those of every game: ``seat`` took back its answer, that of step ``subject``.

``amount`` answers went with it, its own included.
"""
TOOK_BACK_WORD: Final = "took-back"
_TookBack: Final = in_words({TOOK_BACK: TOOK_BACK_WORD}, {})
_EVERY: Final = 64
"""A position is kept after every so many answers: to keep one takes as long as to play a dozen of them again."""
_LATEST: Final = 2
"""So many of them are kept, and the first: few go back further, and their way is played again from there."""


class UndoError(ValueError):
    """An answer that cannot be taken back, or not without everybody's consent; the game has not changed."""


@dataclass(frozen=True)
class WayBack:
    """The answer that a seat could take back: its last one."""

    step: int
    alone: bool
    """Whether it concerns nobody else: nobody has acted since, and it is of those that one takes back alone."""
    revealed: bool
    """Whether a die or a card has been seen since: nobody goes back past that unless all agree."""


class History(Generic[S]):
    """The steps of a table with their answers: all of them, and those that still count."""

    def __init__(self, law: RulesAdapter[S], transcript: Transcript, ground: S) -> None:
        self._law = law
        self._has_hidden_cards = isinstance(law, HasHiddenCards)
        self._answers = transcript.answers
        self._verbs = transcript.header.game.words.verbs
        self._steps: list[Step] = []
        self.first = 0
        """The number of the first step that is at hand."""
        self._earlier: Callable[[], list[Step]] = list
        """Returns those before it."""
        self.kept: list[int] = []
        """The numbers of the steps that count: no take-backs, and none that was taken back."""
        self._positions: list[tuple[int, bytes]] = []
        """Positions with the number of kept steps before each, rising."""
        self.ground(ground)

    def ground(self, state: S) -> None:
        """Begin from a position: nobody goes back further."""
        self._positions = [(len(self.kept), to_bytes(state))]

    def begin_after(self, state: S, before: Callable[[], list[Step]]) -> None:
        """Go on from the position after the answers that there are; their steps are asked for once they are wanted."""
        self.kept = _counted(self._answers)
        self._positions.append((len(self.kept), to_bytes(state)))
        self.first, self._earlier = len(self._answers), before

    @property
    def count(self) -> int:
        """Return how many steps there are."""
        return self.first + len(self._steps)

    @property
    def steps(self) -> list[Step]:
        """Return all steps."""
        if self.first > 0:
            self.recall(self._earlier())
        return self._steps

    def recall(self, earlier: list[Step]) -> None:
        """Take the steps before the first that is at hand."""
        assert len(earlier) == self.first
        self._steps[:0] = earlier
        self.first = 0

    def steps_since(self, first: int) -> list[Step]:
        """Return the steps from the one of this number on."""
        return self._steps[first - self.first :] if first >= self.first else self.steps[max(first, 0) :]

    def backwards(self) -> Iterator[Step]:
        """Yield the steps, the last one first."""
        yield from reversed(self._steps)
        if first := self.first:
            yield from reversed(self.steps[:first])

    def add(self, step: Step, state: S) -> None:
        """Add a step that counts, and the position to which it led."""
        self.kept.append(self.count)
        self._steps.append(step)
        if len(self.kept) - self._positions[-1][0] >= _EVERY:
            self._positions.append((len(self.kept), to_bytes(state)))
            del self._positions[1:-_LATEST]

    def went_back_since(self, version: int) -> bool:
        """Say whether anybody has taken anything back since a version."""
        return any(isinstance(answer.action, TakeBack) for answer in self._answers[max(version, 0) :])

    def way_back(self, seat: Seat) -> WayBack | None:
        """Return the last answer of a seat that still counts, None where there is none to go back to.

        What chance did is nobody's to take back. Nobody goes back past the clock: the time of a timed game has passed.
        Where hands are hidden, each answer of another tells something of a card.
        """
        since: list[Seat] = []
        if seat < 0:
            return None
        for number in reversed(self.kept[self._positions[0][0] :]):
            answered = self._answers[number].seat
            if answered == CLOCK:
                return None
            if answered == seat:
                revealed = any(one == CHANCE or self._has_hidden_cards for one in since)
                return WayBack(number, not since and self._is_own_business(number), revealed)
            since.append(answered)
        return None

    def _is_own_business(self, number: int) -> bool:
        action = self._answers[number].action
        return isinstance(action, Action) and self._verbs[action.verb] in self._law.late_commands.taken_back

    def take_back(self, seat: Seat, wish: TakeBack) -> tuple[Step, S]:
        """Add a take-back; return its step and the position before the answer, or raise UndoError."""
        way = self.way_back(seat)
        if way is None or way.step != wish.step:
            raise UndoError(f"answer {wish.step} is not the last one that seat {seat} can take back")
        if way.revealed and not wish.agreed:
            raise UndoError(f"a die or a card has been seen since answer {wish.step}, and not everybody agreed")
        place = self.kept.index(way.step)
        gone = len(self.kept) - place
        state = self._before(place)
        del self.kept[place:]
        step = Step(seat, wish.text(), (_told(seat, way.step, gone),))
        self._steps.append(step)
        return step, state

    def _before(self, place: int) -> S:
        """Return the position after so many kept steps; those kept of later ones are forgotten."""
        while self._positions[-1][0] > place:
            self._positions.pop()
        first, found = self._positions[-1]
        state = self._law.read(found)
        for number in self.kept[first:place]:
            answer = self._answers[number]
            assert isinstance(answer.action, Action)
            self._law.apply(state, answer.seat, answer.action)
        return state


def _counted(answers: Iterable[Answer]) -> list[int]:
    """Return the numbers of the answers that count."""
    kept: list[int] = []
    for number, answer in enumerate(answers):
        if isinstance(answer.action, TakeBack):
            del kept[kept.index(answer.action.step) :]
        else:
            kept.append(number)
    return kept


def _told(seat: Seat, step: int, gone: int) -> Event:
    fact = _TookBack()
    fact.kind, fact.seat, fact.subject, fact.amount, fact.other = TOOK_BACK, seat, step, gone, -1
    return fact
