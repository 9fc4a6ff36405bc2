"""A game's kernels as learning agents play them: places, a reading, and positions, the same for all games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream
from monopolista.engine.decision_log import Pad
from monopolista.engine.entry_points import EntryPoints
from monopolista.engine.episodes import Course, Episode
from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import COMPILED
from monopolista.engine.record_arrays import blank, seeded, several
from monopolista.engine.records import seen_dtype
from monopolista.engine.stepping import Own, Places, Shown, Table
from monopolista.games.common.notation import Action
from monopolista.games.interface.learning import (
    B,
    Block,
    Field,
    Noted,
    Pages,
    Screens,
    Setting,
    Words,
    handed,
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
        self.screens = agents.screens(count)
        self._entries = agents.entries
        levels = [
            0 if seat in setting.agents else agents.levels.index(setting.bots[seat]) for seat in range(setting.seats)
        ]
        self._table = agents.table(setting.box, levels, setting.course())
        self._places = agents.side_by_side(blank(Stream, count), self.screens.episodes)
        self.games = self._places.games
        screens = self.screens
        self._shown = Shown(
            screens.observations, screens.masks, screens.shares, screens.rewards, screens.last_observations,
            screens.last_masks,
        )  # fmt: skip
        self._printed = agents.printed_row(self._table.printed, setting.seats)
        screens.observations[:] = self._printed

    def begin(self, wanted: NDArray[np.int8]) -> None:
        """Begin an episode in each place that is wanted."""
        self._entries.begin_games(self._table, self._places, handed(wanted), self._shown)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an action in each place."""
        self._entries.step_games(self._table, self._places, handed(actions), self._shown)

    def see(self, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees of the first game."""
        row = self._printed.copy()
        self._entries.write_seen(self._table, self._places, seat, handed(np.zeros_like(Episode().shown)), row)
        return row

    def playing(self, seat: int) -> bool:
        """Say whether a seat is still in the first game."""
        game = self.games[0]
        return bool(game["players"][seat]["playing"] if COMPILED else game.players[seat].playing)


class GameReading:
    """The numbers of what may be done, and what is seen, at tables of one box; in plain Python."""

    def __init__(self, agents: "Agents[B]", box: B, seats: int) -> None:
        self._agents = agents
        self._printed = agents.printed(box)
        self._row = agents.printed_row(self._printed, seats)
        self._offers = agents.kinds.offers()
        self._mask = agents.screens(1).masks[0]

    def admitted(self, state: Any, seat: int) -> list[int]:
        """Return the numbers of what a seat may do, the lowest first."""
        self._agents.kernels.list_actions(self._printed, state, seat, self._offers, Episode().shown, self._mask)
        return np.flatnonzero(self._mask).tolist()

    def action(self, state: Any, seat: int, number: int) -> Action:
        """Return what a number stands for that is admitted."""
        answer = self._agents.kinds.answer()
        self._agents.kernels.read_action(self._printed, state, seat, number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def seen(self, state: Any, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees, shape (length,)."""
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
    kernels: Own
    entries: EntryPoints

    @abstractmethod
    def printed(self, box: B) -> Any:
        """Return what a box prints, as the kernels want it."""

    @abstractmethod
    def describe(self, box: B, action: int) -> str:
        """Return in English what the number of an action stands for."""

    def places(self, setting: Setting[B], count: int) -> GamePlaces:
        """Return places for so many games."""
        return GamePlaces(self, setting, count)

    def reading(self, box: B, seats: int) -> GameReading:
        """Return how agents read a table of so many seats."""
        return GameReading(self, box, seats)

    def positions(
        self, box: B, levels: Sequence[int], seeds: Sequence[Words], lots: Sequence[Words], *, every: int,
        most_turns: int,
    ) -> Noted:  # fmt: skip
        """Play a game between bots for each four words of seed, and note by lot one decision in so many."""
        course = Course()
        course.seats, course.most_turns, course.most_decisions = len(levels), most_turns, NO_LIMIT
        table, count = self.table(box, levels, course), len(seeds)
        places, drawn = self.side_by_side(seeded(seeds), blank(Episode, count)), seeded(lots)
        pages = Pages(length_of(self.fields), length_of(self.blocks), every)
        pages.observations[:] = self.printed_row(table.printed, len(levels))
        pad = Pad(pages.books, pages.notes, pages.observations, pages.masks)
        self.entries.open_games(table, places)
        while pages.leave(count):
            self.entries.note_games(table, places, drawn, pad)
        return Noted(places.tallies, pages.rows())

    def screens(self, count: int) -> Screens:
        """Return where so many games are shown."""
        return Screens(count, length_of(self.fields), length_of(self.blocks))

    def table(self, box: B, levels: Sequence[int], course: Course) -> Table:
        """Return what games of a box have in common."""
        kinds, numbers = self.kinds, np.array(levels, np.int32) if COMPILED else list(levels)
        return Table(self.printed(box), numbers, several(course, 1), blank(kinds.offers, 1), blank(kinds.answer, 1))

    def side_by_side(self, streams: Any, episodes: Any) -> Places:
        """Return blank games, one for each stream."""
        games = blank(self.kinds.game, len(streams))
        seen = games.view(seen_dtype(self.kinds.seen, self.kinds.game)) if COMPILED else games
        return Places(games, seen, streams, blank(GameCounters, len(streams)), episodes)

    def printed_row(self, printed: Any, seats: int) -> NDArray[np.float32]:
        """Return an observation that has nothing but what is printed, shape (length,)."""
        row = np.zeros(length_of(self.fields), np.float32)
        self.entries.write_printed(printed, seats, row)
        return row
