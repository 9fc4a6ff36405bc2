"""A match and its moments: a game in plain Python that can be copied anywhere, with all that each seat was told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import json
from numpy.typing import NDArray

from monopolista.engine.events import Event
from monopolista.engine.game_counters import GameCounters, goes_on
from monopolista.engine.records import copy, parts
from monopolista.engine.seats import CHANCE, CLOCK, NOBODY, Seat, members
from monopolista.games.common.notation import Action
from monopolista.games.common.options import Options, chosen
from monopolista.games.interface.capabilities import HasHiddenCards, HasTurnLimit
from monopolista.games.interface.game import Game
from monopolista.games.interface.learning import AgentsError, Reading, check_players
from monopolista.games.interface.rules_adapter import IllegalActionError, RulesAdapter, Step
from monopolista.transcript import Answer, Header, Transcript, write_answer


@dataclass(frozen=True)
class Match:
    """What stays the same from its first moment to its last."""

    game: Game[Any, Any]
    edition: str
    seats: int
    options: Options
    most_turns: int
    """Turns of a seat after which it is cut short."""
    most_decisions: int
    """Answers of the seats, or of chance, after which it is cut short."""

    def __post_init__(self) -> None:
        check_players(self.edition, self.law.box.most_seats, self.seats)
        if min(self.most_turns, self.most_decisions) < 1:
            raise AgentsError("a game is cut short after one turn, and one answer, at the earliest")

    @cached_property
    def law(self) -> RulesAdapter:
        """Return the law by which it is played."""
        return self.game.rules(self.game.box(self.edition, self.options))

    @cached_property
    def reading(self) -> Reading:
        """Return how its seats read it."""
        return self.game.learning.reading(self.law.box, self.seats)

    @cached_property
    def lots(self) -> Sequence[Action]:
        """Return whatever chance may answer, by its number."""
        return self.law.chance_outcomes

    @cached_property
    def lot_numbers(self) -> Mapping[Action, int]:
        """Return the number of whatever chance may answer."""
        return {lot: number for number, lot in enumerate(self.lots)}

    @cached_property
    def header(self) -> str:
        """Return the first lines of its transcript."""
        return Transcript(Header(self.edition, self.seats, chosen(self.options))).text()

    def begin(self) -> "Moment":
        """Return its first moment."""
        told = [""] * self.seats if isinstance(self.law, HasHiddenCards) else []
        return Moment(self, self.law.open(self.seats), GameCounters(), told=told)


@dataclass
class Moment:
    """How a match stands."""

    match: Match
    state: Any
    tally: GameCounters
    goes_on: bool = True
    answers: str = ""
    """All that was answered, chance's answers too, as transcripts have it."""
    told: list[str] = field(default_factory=list[str])
    """The same as each seat was told it, in a game that has secrets."""
    _admitted: tuple[int, ...] | None = None
    """What the seat that is asked may do, once somebody wanted to know it here."""

    def __deepcopy__(self, memo: object) -> "Moment":
        state, tally, told = copy(self.state), copy(self.tally), [*self.told]
        return Moment(self.match, state, tally, self.goes_on, self.answers, told, self._admitted)

    @property
    def asked(self) -> Seat:
        """Return who answers next: a seat or CHANCE, NOBODY once it has ended or was cut short."""
        return self.match.law.next_asked(self.state) if self.goes_on else NOBODY

    @property
    def transcript(self) -> str:
        """Return it as it can be replayed at a table."""
        return self.match.header + self.answers

    def told_to(self, seat: Seat) -> str:
        """Return all that a seat was told."""
        return self.told[seat] if isinstance(self.match.law, HasHiddenCards) else self.answers

    def seen_by(self, seat: Seat) -> NDArray[np.float32]:
        """Return what a seat sees, shape (length,)."""
        return self.match.reading.seen(self.state, seat)

    def admitted(self) -> list[int]:
        """Return the numbers of what the seat that is asked may do, the lowest first."""
        if self._admitted is None:
            self._admitted = tuple(self.match.reading.admitted(self.state, self.asked))
        return [*self._admitted]

    def chances(self) -> list[tuple[int, float]]:
        """Return the numbers of what chance may answer, the lowest first, each with how likely it is."""
        lots = self.match.law.chances(self.state)
        total = sum(weight for _, weight in lots)
        return sorted((self.match.lot_numbers[lot], weight / total) for lot, weight in lots)

    def returns(self) -> list[float]:
        """Return what each seat is paid: winners share 1 and all others share -1; nothing where nobody has won."""
        winners = members(self.state.winners)
        losers = self.match.seats - len(winners)
        if not winners or not losers:
            return [0.0] * self.match.seats
        return [1 / len(winners) if seat in winners else -1 / losers for seat in range(self.match.seats)]

    def answer(self, number: int) -> None:
        """Carry out the action that a number stands for; or raise AgentsError where it is not admitted."""
        if self.asked == CHANCE:
            self._draw(number)
        elif self.asked == NOBODY or number not in self.admitted():
            raise AgentsError(f"action {number} is not admitted here")
        else:
            self._apply(self.asked, self.match.reading.action(self.state, self.asked, number))
            self.tally.decisions += 1
        self._let_the_clock_answer()
        most = self.match.most_decisions
        self.goes_on = self.tally.draws < most and goes_on(self.state, self.tally, self.match.most_turns, most)

    def _draw(self, number: int) -> None:
        lots = self.match.lots
        if not 0 <= number < len(lots):
            raise AgentsError(f"chance has no answer {number}")
        try:
            self._apply(CHANCE, lots[number])
        except IllegalActionError as refused:
            raise AgentsError(f"chance cannot answer {number} here: {refused.clause}") from refused
        self.tally.draws += 1

    def _let_the_clock_answer(self) -> None:
        law = self.match.law
        if isinstance(law, HasTurnLimit) and law.next_asked(self.state) != CHANCE:
            time = law.time(self.state)
            if time is not None:
                self._apply(CLOCK, time)

    def _apply(self, seat: Seat, action: Action) -> None:
        law = self.match.law
        playing = self._playing()
        done = law.apply(self.state, seat, action)
        self._admitted = None
        line = write_answer(Answer(seat, done), self.match.game)
        self.answers += f"{line}\n"
        if isinstance(law, HasHiddenCards):
            self._tell(law, seat, line, left=self._playing() != playing)

    def _playing(self) -> list[bool]:
        return [self.match.law.playing(self.state, seat) for seat in range(self.match.seats)]

    def _tell(self, law: HasHiddenCards, seat: Seat, line: str, *, left: bool) -> None:
        """Tell each seat what it may know; where somebody has left, and shown its cards, also what then lies open."""
        who, _, action = line.partition(" ")
        step = Step(seat, action, tuple(parts(Event, self.state.facts[: self.state.fact_count])))
        lies_open = json.encode(self.match.law.view(self.state)).decode() + "\n" if left else ""
        for one in range(self.match.seats):
            self.told[one] += f"{who} {law.shown(step, 1 << one).action}\n{lies_open}"
