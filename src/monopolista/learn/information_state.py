"""A match and its states: a game in plain Python that can be copied, with each seat's information state."""

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
from monopolista.games.interface.learning import AgentsError, AgentView, check_players
from monopolista.games.interface.rules_adapter import IllegalActionError, RulesAdapter, Step
from monopolista.transcript import Answer, Header, Transcript, edition_values, write_answer


@dataclass(frozen=True)
class Match:
    """The constant part of a match, which all its states share.

    Raises
    ------
    AgentsError
        If the edition has no such number of seats, or a cap is below 1.
    """

    game: Game[Any, Any]
    edition: str
    seats: int
    options: Options
    most_turns: int
    """Turns of a seat after which the game is truncated."""
    most_decisions: int
    """Decisions of the seats, or answers of chance, after which the game is truncated."""
    resignation: bool = False
    """Whether a seat may leave the game although nothing forces it to."""

    def __post_init__(self) -> None:
        check_players(self.edition, self.rules.box.most_seats, self.seats)
        if min(self.most_turns, self.most_decisions) < 1:
            raise AgentsError("a game needs at least one turn and one answer")

    @cached_property
    def rules(self) -> RulesAdapter:
        """Return the rules of the game, for its edition and options."""
        return self.game.rules(self.game.box(self.edition, self.options))

    @cached_property
    def agent_view(self) -> AgentView:
        """Return the game's translation between states and numbers."""
        return self.game.learning.agent_view(self.rules.box, self.seats, resignation=self.resignation)

    @cached_property
    def outcomes(self) -> Sequence[Action]:
        """Return all chance outcomes, by number."""
        return self.rules.chance_outcomes

    @cached_property
    def outcome_numbers(self) -> Mapping[Action, int]:
        """Return the number of each chance outcome."""
        return {outcome: number for number, outcome in enumerate(self.outcomes)}

    @cached_property
    def header(self) -> str:
        """Return the header of the transcript."""
        values = edition_values(self.edition)
        return Transcript(Header(self.edition, self.seats, chosen(self.options), edition_values=values)).text()

    def begin(self) -> "MatchState":
        """Return the initial state."""
        information = [""] * self.seats if isinstance(self.rules, HasHiddenCards) else []
        return MatchState(self, self.rules.open(self.seats), GameCounters(), information=information)


@dataclass
class MatchState:
    """A state of a match."""

    match: Match
    state: Any
    tally: GameCounters
    goes_on: bool = True
    answers: str = ""
    """All answers so far, including those of chance, in the notation of transcripts."""
    information: list[str] = field(default_factory=list[str])
    """Information state of each seat, in a game with hidden information."""
    _legal: tuple[int, ...] | None = None
    """Cache of the legal actions."""

    def __deepcopy__(self, memo: object) -> "MatchState":
        state, tally, information = copy(self.state), copy(self.tally), [*self.information]
        return MatchState(self.match, state, tally, self.goes_on, self.answers, information, self._legal)

    @property
    def to_act(self) -> Seat:
        """Return the next to answer: a seat or CHANCE; NOBODY once the game has ended or was truncated."""
        return self.match.rules.next_asked(self.state) if self.goes_on else NOBODY

    @property
    def transcript(self) -> str:
        """Return the transcript, which a table can replay."""
        return self.match.header + self.answers

    def information_state(self, seat: Seat) -> str:
        """Return the information state of a seat: everything that it has observed, as text."""
        return self.information[seat] if isinstance(self.match.rules, HasHiddenCards) else self.answers

    def observation(self, seat: Seat) -> NDArray[np.float32]:
        """Return the observation of a seat, float32, shape (length,)."""
        return self.match.agent_view.observe(self.state, seat)

    def legal_actions(self) -> list[int]:
        """Return the numbers of the acting seat's legal actions, in ascending order."""
        if self._legal is None:
            self._legal = tuple(self.match.agent_view.legal_actions(self.state, self.to_act))
        return [*self._legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of the possible chance outcomes in ascending order, each with its probability."""
        outcomes = self.match.rules.chances(self.state)
        total = sum(weight for _, weight in outcomes)
        return sorted((self.match.outcome_numbers[outcome], weight / total) for outcome, weight in outcomes)

    def returns(self) -> list[float]:
        """Return the return of each seat: winners share 1 and all others share -1; zeros if nobody has won."""
        winners = members(self.state.winners)
        losers = self.match.seats - len(winners)
        if not winners or not losers:
            return [0.0] * self.match.seats
        return [1 / len(winners) if seat in winners else -1 / losers for seat in range(self.match.seats)]

    def answer(self, number: int) -> None:
        """Apply an action or a chance outcome, and the clock's answer if it has one.

        Parameters
        ----------
        number : int
            Number of a legal action of the seat that acts, or of a possible chance outcome.

        Raises
        ------
        AgentsError
            If the action is not legal, or the outcome not possible.
        """
        if self.to_act == CHANCE:
            self._draw(number)
        elif self.to_act == NOBODY or number not in self.legal_actions():
            raise AgentsError(f"action {number} is not legal here")
        else:
            self._apply(self.to_act, self.match.agent_view.action(self.state, self.to_act, number))
            self.tally.decisions += 1
        self._apply_clock()
        most = self.match.most_decisions
        self.goes_on = self.tally.draws < most and goes_on(self.state, self.tally, self.match.most_turns, most)

    def _draw(self, number: int) -> None:
        outcomes = self.match.outcomes
        if not 0 <= number < len(outcomes):
            raise AgentsError(f"chance has no answer {number}")
        try:
            self._apply(CHANCE, outcomes[number])
        except IllegalActionError as refused:
            raise AgentsError(f"chance cannot answer {number} here: {refused.clause}") from refused
        self.tally.draws += 1

    def _apply_clock(self) -> None:
        rules = self.match.rules
        if isinstance(rules, HasTurnLimit) and rules.next_asked(self.state) != CHANCE:
            time = rules.time(self.state)
            if time is not None:
                self._apply(CLOCK, time)

    def _apply(self, seat: Seat, action: Action) -> None:
        rules = self.match.rules
        playing = self._playing()
        done = rules.apply(self.state, seat, action)
        self._legal = None
        line = write_answer(Answer(seat, done), self.match.game)
        self.answers += f"{line}\n"
        if isinstance(rules, HasHiddenCards):
            self._inform(rules, seat, line, left=self._playing() != playing)

    def _playing(self) -> list[bool]:
        return [self.match.rules.playing(self.state, seat) for seat in range(self.match.seats)]

    def _inform(self, rules: HasHiddenCards, seat: Seat, line: str, *, left: bool) -> None:
        """Append a step to each seat's information state; where a player has left, the public view as well."""
        who, _, action = line.partition(" ")
        step = Step(seat, action, tuple(parts(Event, self.state.events[: self.state.event_count])))
        public = json.encode(self.match.rules.view(self.state)).decode() + "\n" if left else ""
        for one in range(self.match.seats):
            self.information[one] += f"{who} {rules.shown(step, 1 << one).action}\n{public}"
