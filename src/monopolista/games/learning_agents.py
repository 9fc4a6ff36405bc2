"""A game's kernels as learning agents play them: places, a reading, and positions, the same for all games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream
from monopolista.engine.decision_log import LogBuffers
from monopolista.engine.entry_points import EntryPoints
from monopolista.engine.episodes import Course, Episode
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import COMPILED
from monopolista.engine.record_arrays import blank, seeded, several
from monopolista.engine.records import seen_dtype
from monopolista.engine.stepping import GameKernels, Places, StepOutputs, Table
from monopolista.games.common.notation import Action
from monopolista.games.interface.learning import (
    B,
    Block,
    DecisionBuffer,
    Field,
    LoggedDecisions,
    Setting,
    StepBuffers,
    Words,
    as_kernel_argument,
    length_of,
)

NO_LIMIT: Final = 1 << 30
"""More decisions than any game has."""


@dataclass(frozen=True)
class Kinds:
    """The records of which a game's tables are made."""

    game: type[Any]
    seen: type[Any]
    offers: type[Any]
    answer: type[Any]


class GamePlaces:
    """Games side by side, in the body of this process."""

    def __init__(self, agents: "Agents[B]", setting: Setting[B], count: int) -> None:
        self.buffers = agents.buffers(count)
        self._entries = agents.entries
        levels = [
            0 if seat in setting.agents else agents.levels.index(setting.bots[seat]) for seat in range(setting.seats)
        ]
        self._table = agents.table(setting.box, levels, setting.course())
        self._places = agents.side_by_side(blank(Stream, count), self.buffers.episodes)
        self.games = self._places.games
        buffers = self.buffers
        self._shown = StepOutputs(
            buffers.observations, buffers.masks, buffers.shares, buffers.rewards, buffers.last_observations,
            buffers.last_masks,
        )  # fmt: skip
        self._printed = agents.printed_row(self._table.printed, setting.seats)
        buffers.observations[:] = self._printed

    def begin(self, wanted: NDArray[np.int8]) -> None:
        """Begin an episode in each place that is wanted."""
        self._entries.begin_games(self._table, self._places, as_kernel_argument(wanted), self._shown)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an action in each place."""
        self._entries.step_games(self._table, self._places, as_kernel_argument(actions), self._shown)

    def see(self, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees of the first game."""
        row = self._printed.copy()
        self._entries.write_seen(
            self._table, self._places, seat, as_kernel_argument(np.zeros_like(Episode().shown)), row
        )
        return row

    def playing(self, seat: int) -> bool:
        """Say whether a seat is still in the first game."""
        game = self.games[0]
        return bool(game["players"][seat]["playing"] if COMPILED else game.players[seat].playing)


class GameAgentView:
    """Legal actions and observations of single tables of one box, in plain Python."""

    def __init__(self, agents: "Agents[B]", box: B, seats: int) -> None:
        self._agents = agents
        self._printed = agents.printed(box)
        self._row = agents.printed_row(self._printed, seats)
        self._offers = agents.kinds.offers()
        self._mask = agents.buffers(1).masks[0]

    def legal_actions(self, state: Any, seat: int) -> list[int]:
        """Return the numbers of a seat's legal actions, the lowest first."""
        self._agents.kernels.list_actions(self._printed, state, seat, self._offers, Episode().shown, self._mask)
        return np.flatnonzero(self._mask).tolist()

    def action(self, state: Any, seat: int, number: int) -> Action:
        """Return the action of a legal number."""
        answer = self._agents.kinds.answer()
        self._agents.kernels.read_action(self._printed, state, seat, number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def observe(self, state: Any, seat: int) -> NDArray[np.float32]:
        """Return a seat's observation, shape (length,)."""
        row = self._row.copy()
        self._agents.kernels.observe(self._printed, state, state, seat, Episode().shown, row)
        return row


class Agents(ABC, Generic[B]):
    """A game as learning agents see it, by its kernels."""

    fields: Sequence[Field]
    """What an observation is made of, in its order."""
    blocks: Sequence[Block]
    """What actions there are, in their order."""
    levels: Sequence[str]
    """Its bots, each at the place of its number."""
    kinds: Kinds
    kernels: GameKernels
    entries: EntryPoints

    @abstractmethod
    def printed(self, box: B) -> Any:
        """Return the contents of a box, as the kernels take them."""

    @abstractmethod
    def describe(self, box: B, action: int) -> str:
        """Return in English what the number of an action stands for."""

    def places(self, setting: Setting[B], count: int) -> GamePlaces:
        """Return places for ``count`` games."""
        return GamePlaces(self, setting, count)

    def agent_view(self, box: B, seats: int) -> GameAgentView:
        """Return the agents' view of a table with ``seats`` seats."""
        return GameAgentView(self, box, seats)

    def positions(
        self, box: B, levels: Sequence[int], seeds: Sequence[Words], sampling: Sequence[Words], *, every: int,
        most_turns: int,
    ) -> LoggedDecisions:  # fmt: skip
        """Play a game between bots for each four words of seed, and log a random sample of the decisions."""
        course = Course()
        course.seats, course.most_turns, course.most_decisions = len(levels), most_turns, NO_LIMIT
        table, count = self.table(box, levels, course), len(seeds)
        places, drawn = self.side_by_side(seeded(seeds), blank(Episode, count)), seeded(sampling)
        log_buffer = DecisionBuffer(length_of(self.fields), length_of(self.blocks), every)
        log_buffer.observations[:] = self.printed_row(table.printed, len(levels))
        buffers = LogBuffers(log_buffer.logs, log_buffer.decisions, log_buffer.observations, log_buffer.masks)
        self.entries.open_games(table, places)
        while log_buffer.drain(count):
            self.entries.log_games(table, places, drawn, buffers)
        return LoggedDecisions(places.tallies, log_buffer.rows())

    def buffers(self, count: int) -> StepBuffers:
        """Return the buffers for ``count`` games."""
        return StepBuffers(count, length_of(self.fields), length_of(self.blocks))

    def table(self, box: B, levels: Sequence[int], course: Course) -> Table:
        """Return what all games of a box share."""
        kinds, numbers = self.kinds, np.array(levels, np.int32) if COMPILED else list(levels)
        return Table(self.printed(box), numbers, several(course, 1), blank(kinds.offers, 1), blank(kinds.answer, 1))

    def side_by_side(self, streams: Any, episodes: Any) -> Places:
        """Return blank games, one for each stream."""
        games = blank(self.kinds.game, len(streams))
        seen = games.view(seen_dtype(self.kinds.seen, self.kinds.game)) if COMPILED else games
        return Places(games, seen, streams, blank(GameCounters, len(streams)), episodes)

    def printed_row(self, printed: Any, seats: int) -> NDArray[np.float32]:
        """Return an observation with the box's part only, shape (length,)."""
        row = np.zeros(length_of(self.fields), np.float32)
        self.entries.write_printed(printed, seats, row)
        return row
