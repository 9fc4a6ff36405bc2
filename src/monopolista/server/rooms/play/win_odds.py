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
"""Answers after which rollouts of an earlier position are shown no longer."""
MAX_LOOKAHEADS: Final = 4
"""So often a position is looked ahead of that stands long enough: chance makes half as much of the mean then."""
SEED: Final = 1
"""Common random numbers for all positions: differences between their odds are not due to chance."""


@dataclass(frozen=True)
class LookaheadOdds:
    """A position that is to be looked ahead of."""

    job: Job[Any]
    version: int
    state: bytes
    rounds: int = 0
    """How often that was done."""


class WinOdds:
    """What has been estimated of one game: when each turn began, and now."""

    def __init__(self) -> None:
        self.turns: list[TurnOdds] = []
        self._looked = 0
        self._now: tuple[int, list[int]] = -1, []
        self._turn = -1
        """The version in which the last turn began."""
        self._latest_lookahead: tuple[int, list[int]] = -1 - MAX_AGE, []
        """The last version that was looked ahead of, and what was seen."""
        self._asked = -1
        """The version that was last to be looked ahead of."""

    def note_turns(self, table: AnyTable) -> None:
        """See whether a turn has begun, which is to be judged before it goes on."""
        begins = table.rules.late_commands.begins_turn
        fresh = enumerate(table.steps_since(self._looked), self._looked)
        begun = [number for number, step in fresh if any(event.kind in begins for event in step.events)]
        self._looked = table.version
        if begun:
            self.turns.append(TurnOdds(begun[-1], self._odds(table)))
            self._turn = table.version

    def next_position(self, table: AnyTable) -> LookaheadOdds | None:
        """Return the position to look ahead of, once; None where nobody could: bots have no clock."""
        if table.version == self._asked or table.over or minutes_of(table.box) is not None:
            return None
        self._asked = table.version
        job = job_of(table.game, table.box, rollout_bot(table.game, table.transcript.header), SEED)
        return LookaheadOdds(job, table.version, table.save())

    def take_rollouts(self, ahead: LookaheadOdds, odds: list[int]) -> LookaheadOdds | None:
        """Take over what was seen of a position; return it again where more can be seen of it, as it still stands."""
        if ahead.rounds > 0:  # and nothing newer has been seen since: it would have taken its place
            before = self._latest_lookahead[1]
            odds = shared([ahead.rounds * old + new for old, new in zip(before, odds, strict=True)])
        self._latest_lookahead = ahead.version, odds
        if ahead.version == self._turn:
            self.turns[-1] = TurnOdds(self.turns[-1].step, odds)
        again = replace(ahead, rounds=ahead.rounds + 1)
        return again if again.rounds < MAX_LOOKAHEADS and ahead.version == self._asked else None

    def view(self, table: AnyTable) -> SeatOdds:
        """Return what is sent of it."""
        version, odds = self._latest_lookahead
        held = table.version - version <= MAX_AGE and not table.over
        return SeatOdds(odds if held else self._odds(table), self.turns)

    def _odds(self, table: AnyTable) -> list[int]:
        if self._now[0] != table.version:
            self._now = table.version, list(table.odds() or ())
        return self._now[1]
