"""The win odds of a live game: computed once for each position, at tables that show them.

The network estimates them at once; look-ahead refines them while the game goes on. The latest look-ahead result stays
in use until a newer position has one: the direct estimates err differently, and the display would jump.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from monopolista.games.interface.capabilities import minutes_of
from monopolista.games.interface.simulator import Job
from monopolista.protocol.server_messages import SeatOdds, TurnOdds
from monopolista.simulate.lookahead import shared
from monopolista.simulate.rollouts import rollout_bot
from monopolista.simulate.runner.chunk_worker import job_of
from monopolista.table import Table

AnyTable = Table[Any, Any, Any, Any]
MAX_AGE: Final = 8
"""The number of answers after which the rollouts of an earlier position are no longer shown."""
MAX_LOOKAHEADS: Final = 4
"""The highest number of rollout rounds of a position; they halve the standard error of one round."""
SEED: Final = 1
"""The seed of common random numbers for all positions, so that differences between odds are not due to chance."""


@dataclass(frozen=True)
class LookaheadOdds:
    """A position for rollouts."""

    job: Job[Any]
    version: int
    state: bytes
    rounds: int = 0
    """How many rounds it has had."""


class WinOdds:
    """The estimated win odds of one game, at the start of each turn and now."""

    def __init__(self) -> None:
        self.turns: list[TurnOdds] = []
        self._looked = 0
        self._now: tuple[int, list[int]] = -1, []
        self._turn = -1
        """The version at the start of the last turn."""
        self._latest_lookahead: tuple[int, list[int]] = -1 - MAX_AGE, []
        """The version of the last rollouts, and their result."""
        self._asked = -1
        """The version of the last scheduled position."""

    def note_turns(self, table: AnyTable) -> None:
        """Estimate the odds at the start of each new turn, before the turn goes on."""
        begins = table.rules.late_commands.begins_turn
        fresh = enumerate(table.steps_since(self._looked), self._looked)
        begun = [number for number, step in fresh if any(event.kind in begins for event in step.events)]
        self._looked = table.version
        if begun:
            self.turns.append(TurnOdds(begun[-1], self._odds(table)))
            self._turn = table.version

    def next_position(self, table: AnyTable) -> LookaheadOdds | None:
        """Return the current position for rollouts, once; None after the end, and in timed games."""
        if table.version == self._asked or table.over or minutes_of(table.box) is not None:
            return None
        self._asked = table.version
        job = job_of(table.game, table.box, rollout_bot(table.game, table.transcript.header), SEED)
        return LookaheadOdds(job, table.version, table.save())

    def take_rollouts(self, ahead: LookaheadOdds, odds: list[int]) -> LookaheadOdds | None:
        """Add the result of rollouts; return the position again while it is current and more rounds are useful."""
        if ahead.rounds > 0:  # no newer position has a result, or it would have replaced this one
            before = self._latest_lookahead[1]
            odds = shared([ahead.rounds * old + new for old, new in zip(before, odds, strict=True)])
        self._latest_lookahead = ahead.version, odds
        if ahead.version == self._turn:
            self.turns[-1] = TurnOdds(self.turns[-1].step, odds)
        again = replace(ahead, rounds=ahead.rounds + 1)
        return again if again.rounds < MAX_LOOKAHEADS and ahead.version == self._asked else None

    def view(self, table: AnyTable) -> SeatOdds:
        """Return the view of the odds."""
        version, odds = self._latest_lookahead
        held = table.version - version <= MAX_AGE and not table.over
        return SeatOdds(odds if held else self._odds(table), self.turns)

    def _odds(self, table: AnyTable) -> list[int]:
        if self._now[0] != table.version:
            self._now = table.version, list(table.odds() or ())
        return self._now[1]
