"""Kernels of a game for learning agents: parallel games, single tables and recorded positions, the same for all
games.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final, Generic

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream, below
from monopolista.engine.decision_log import LogBuffers
from monopolista.engine.entry_points import EntryPoints, entry_points
from monopolista.engine.episodes import Course, Episode
from monopolista.engine.events import Event
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import COMPILED
from monopolista.engine.record_arrays import blank, seeded, several
from monopolista.engine.records import pack, seen_dtype, unpack
from monopolista.engine.seats import Seat
from monopolista.engine.stepping import BEGIN, LEAVE, SHOW, STEP, GameKernels, Places, StepOutputs, Table, shower
from monopolista.games.common.notation import Action
from monopolista.games.interface.learning import (
    AgentsError,
    B,
    Block,
    DecisionBuffer,
    Field,
    LoggedDecisions,
    PlacesState,
    Setting,
    StepBuffers,
    Words,
    as_kernel_argument,
    length_of,
)
from monopolista.games.interface.simulator import Kernel

NO_LIMIT: Final = 1 << 30
"""More decisions than any game has."""


@dataclass(frozen=True)
class Kinds:
    """The record classes of a game's tables."""

    game: type[Any]
    seen: type[Any]
    offers: type[Any]
    answer: type[Any]


def _packed(records: Any) -> NDArray[Any]:
    return records.copy() if COMPILED else np.concatenate([pack(one) for one in records])


def _lay(records: Any, kind: type[Any], rows: NDArray[Any]) -> None:
    """Set records to packed ones, in place."""
    if COMPILED:
        records[:] = rows
    else:
        records[:] = [unpack(kind, row) for row in rows]


def _forget_events(games: Any) -> None:
    """Clear the events of the last step in each game, because they may name hidden cards."""
    if COMPILED:
        games["events"], games["event_count"] = blank(Event, 1)[0], 0
        return
    for game in games:
        game.events, game.event_count = [Event() for _ in game.events], 0


def _inner(record: Any, name: str) -> Any:
    return record[name] if COMPILED else getattr(record, name)


def _words(stream: Any) -> Any:
    return _inner(stream, "words")


def _entries(agents: "Agents[B]", setting: Setting[B]) -> EntryPoints:
    """Return the kernels for a setting, with the caller's own bots among those of the game.

    Raises AgentsError if kernels are compiled, because compiled kernels cannot call a bot in plain Python.
    """
    if not setting.custom_bots:
        return agents.entries
    if COMPILED:
        raise AgentsError("bots of your own are played in plain Python: set MONOPOLISTA_COMPILED=0 before you start")
    kernels = agents.kernels

    def decide(
        printed: Any, game: Any, seen: Any, seat: int, level: int, stream: Stream, offers: Any, answer: Any
    ) -> None:  # fmt: skip
        own = setting.custom_bots.get(seat)
        action = own(game, seat, lambda limit: below(stream, limit)) if own is not None else None
        if action is None:
            kernels.decide(printed, game, seen, seat, level, stream, offers, answer)
        else:
            agents.write_answer(setting.box, game, seat, action, answer)

    hosting: Any = SimpleNamespace(**{**vars(kernels), "decide": decide})
    return entry_points(hosting, __name__)


class GamePlaces:
    """Parallel games in this process."""

    def __init__(self, agents: "Agents[B]", setting: Setting[B], count: int) -> None:
        self.buffers = agents.buffers(count)
        self._agents, self._entries = agents, _entries(agents, setting)
        levels = [
            0 if seat in setting.agents else agents.levels.index(setting.bots[seat]) for seat in range(setting.seats)
        ]
        self._table = agents.table(setting.box, levels, setting.course(), resignation=setting.resignation)
        self._places = agents.side_by_side(blank(Stream, count), self.buffers.episodes)
        self.games = self._places.games
        buffers = self.buffers
        self._shown = StepOutputs(
            buffers.observations, buffers.masks, buffers.shares, buffers.rewards, buffers.last_observations,
            buffers.last_masks,
        )  # fmt: skip
        self._printed = agents.printed_row(self._table.printed, setting.seats)
        buffers.observations[:] = self._printed
        self._steps, self._no_actions = np.full(count, STEP, np.int8), np.zeros(count, np.int64)

    def begin(self, wanted: NDArray[np.int8]) -> None:
        """Begin an episode in each selected place."""
        self._call(np.where(wanted == 1, BEGIN, LEAVE).astype(np.int8), self._no_actions)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an action in each place."""
        self._call(self._steps, actions)

    def _call(self, calls: NDArray[np.int8], actions: NDArray[np.int64]) -> None:
        given = as_kernel_argument(calls), as_kernel_argument(actions)
        self._entries.step_games(self._table, self._places, *given, self._shown)

    def kernels(self) -> Sequence[Kernel]:
        """Return what can be compiled before the first step: observations and masks."""
        return ((shower(self._agents.kernels), (self._table, self._places, 0, self._shown)),)

    def see(self, seat: int) -> NDArray[np.float32]:
        """Return a seat's observation of the first game."""
        row = self._printed.copy()
        self._entries.write_seen(
            self._table, self._places, seat, as_kernel_argument(np.zeros_like(Episode().shown)), row
        )
        return row

    def get_state(self) -> PlacesState:
        """Return a copy of everything that the games depend on."""
        places, buffers = self._places, self.buffers
        records = (_packed(one) for one in (places.games, places.streams, places.tallies, places.episodes))
        arrays = (buffers.observations, buffers.masks, buffers.rewards, buffers.shares)
        return PlacesState(*records, *(one.copy() for one in arrays))

    def set_state(self, state: PlacesState) -> None:
        """Continue from a state of as many games at tables of the same setting."""
        places, buffers = self._places, self.buffers
        _lay(places.games, self._agents.kinds.game, state.games)
        _lay(places.streams, Stream, state.streams)
        _lay(places.tallies, GameCounters, state.tallies)
        _lay(places.episodes, Episode, state.episodes)
        buffers.observations[:], buffers.masks[:] = state.observations, state.masks
        buffers.rewards[:], buffers.shares[:] = state.rewards, state.shares

    def hide_from(self, seat: int, rng: np.random.Generator) -> None:
        """Redraw in each game what a seat may not know, then write observations and masks."""
        places = self._places
        words = rng.integers(1 << 32, size=(len(places.games), 3, 4), dtype=np.uint32)
        for place, (chance, bots, episodes) in enumerate(words.tolist()):
            game, episode = places.games[place], places.episodes[place]
            for streams, redrawn in ((_inner(game, "chance"), chance), (_inner(episode, "seeds"), episodes)):
                _words(streams[0])[:] = redrawn
            _words(places.streams[place])[:] = bots
        _forget_events(places.games)
        self._agents.hide_from(places.games, seat)
        self._call(np.full(len(places.games), SHOW, np.int8), self._no_actions)

    def playing(self, seat: int) -> bool:
        """Say whether a seat is still in the first game."""
        game = self.games[0]
        return bool(game["players"][seat]["playing"] if COMPILED else game.players[seat].playing)


class GameAgentView:
    """Legal actions and observations of single tables of one edition, in plain Python."""

    def __init__(self, agents: "Agents[B]", box: B, seats: int, *, resignation: bool) -> None:
        self._agents = agents
        self._printed = agents.printed(box, resignation=resignation)
        self._row = agents.printed_row(self._printed, seats)
        self._offers = agents.kinds.offers()
        self._mask = agents.buffers(1).masks[0]

    def legal_actions(self, state: Any, seat: int) -> list[int]:
        """Return the numbers of a seat's legal actions, in ascending order."""
        self._agents.kernels.list_actions(self._printed, state, seat, self._offers, Episode().shown, self._mask)
        return np.flatnonzero(self._mask).tolist()

    def action(self, state: Any, seat: int, number: int) -> Action:
        """Return the action with a legal number."""
        answer = self._agents.kinds.answer()
        self._agents.kernels.read_action(self._printed, state, seat, number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def observe(self, state: Any, seat: int) -> NDArray[np.float32]:
        """Return a seat's observation, shape (length,)."""
        row = self._row.copy()
        self._agents.kernels.observe(self._printed, state, state, seat, Episode().shown, row)
        return row


class Agents(ABC, Generic[B]):
    """The learning interface of a game, based on its kernels."""

    fields: Sequence[Field]
    """Fields of an observation, in order."""
    blocks: Sequence[Block]
    """Blocks of actions, in order."""
    levels: Sequence[str]
    """Bots of the game, in the order of their numbers."""
    kinds: Kinds
    kernels: GameKernels
    entries: EntryPoints

    @abstractmethod
    def printed(self, box: B, *, resignation: bool = True) -> Any:
        """Return the values of an edition for the kernels; seats may resign or not."""

    @abstractmethod
    def hide_from(self, games: Any, seat: Seat) -> None:
        """Redraw in some games what is hidden from a seat, except the future random numbers."""

    @abstractmethod
    def describe(self, box: B, action: int) -> str:
        """Return the meaning of an action number in English."""

    def write_answer(self, box: B, game: Any, seat: Seat, action: Action, answer: Any) -> None:  # noqa: ARG002 (only some games need more)
        """Write an action into the answer of a seat, at a table in plain Python."""
        answer.verb, answer.subject, answer.amount = action.verb, action.subject, action.amount

    def new_answer(self, levels: Sequence[int]) -> Any:  # noqa: ARG002 (only some games have bots that know them)
        """Return a blank answer for bots among the bots of some levels, one for each seat."""
        return self.kinds.answer()

    def places(self, setting: Setting[B], count: int) -> GamePlaces:
        """Return places for ``count`` games."""
        return GamePlaces(self, setting, count)

    def agent_view(self, box: B, seats: int, *, resignation: bool = True) -> GameAgentView:
        """Return the agents' view of a table with ``seats`` seats, with or without resignation."""
        return GameAgentView(self, box, seats, resignation=resignation)

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
        """Return the output buffers for ``count`` games."""
        return StepBuffers(count, length_of(self.fields), length_of(self.blocks))

    def table(self, box: B, levels: Sequence[int], course: Course, *, resignation: bool = True) -> Table:
        """Return the data that all games of an edition share."""
        kinds, numbers = self.kinds, np.array(levels, np.int32) if COMPILED else list(levels)
        printed = self.printed(box, resignation=resignation)
        return Table(printed, numbers, several(course, 1), blank(kinds.offers, 1), several(self.new_answer(levels), 1))

    def side_by_side(self, streams: Any, episodes: Any) -> Places:
        """Return blank games, one for each stream."""
        games = blank(self.kinds.game, len(streams))
        seen = games.view(seen_dtype(self.kinds.seen, self.kinds.game)) if COMPILED else games
        return Places(games, seen, streams, blank(GameCounters, len(streams)), episodes)

    def printed_row(self, printed: Any, seats: int) -> NDArray[np.float32]:
        """Return an observation that contains only the values of the edition, shape (length,)."""
        row = np.zeros(length_of(self.fields), np.float32)
        self.entries.write_printed(printed, seats, row)
        return row
