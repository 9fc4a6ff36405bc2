"""Games side by side as all environments hold them: seeds, states, clones, and pictures of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.learn.env_config import TableConfig

from monopolista.engine.record_arrays import column  # isort: skip
from monopolista.engine.seats import NOBODY  # isort: skip
from monopolista.games.interface.learning import AgentsError, Learning, PlacesState  # isort: skip
from monopolista.learn.precompile import compile_ahead  # isort: skip
from monopolista.learn.rendering import RENDER_MODES, Renderer  # isort: skip


@dataclass(frozen=True)
class BatchState:
    """State of a batch: everything that its games, bots and further episodes depend on; it can be pickled."""

    table: tuple[str, int, str]
    """Edition, number of seats and options of the table."""
    places: PlacesState
    seeded: bool
    """Whether the episodes have been seeded."""

    def __eq__(self, other: object) -> bool:
        """Return whether both states have the same bytes."""
        return isinstance(other, BatchState) and self._parts() == other._parts()

    def __hash__(self) -> int:
        """Return a hash of the bytes."""
        return hash(self._parts())

    def _parts(self) -> tuple[object, ...]:
        arrays: list[NDArray[Any]] = [getattr(self.places, one.name) for one in fields(self.places)]
        return (self.table, self.seeded, *(one.tobytes() for one in arrays))


class GameBatch:
    """Games of one table configuration, side by side.

    Parameters
    ----------
    config : TableConfig
        Configuration of the table.
    count : int
        Number of games.
    autoreset : int
        When the next episode of a place begins: ``episodes.NEXT_STEP``, ``SAME_STEP`` or ``DISABLED``.
    render_mode : str, optional
        One of ``RENDER_MODES``.

    Raises
    ------
    AgentsError, CustomBotError, EditionError, OptionError
        If the configuration is not valid; see ``TableConfig.setting``.
    CompilationError
        If kernels are to be compiled first and do not compile.
    """

    def __init__(self, config: TableConfig, count: int, autoreset: int, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise AgentsError(f"unknown render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.config, self.count, self._autoreset, self.render_mode = config, count, autoreset, render_mode
        self.setting = config.setting(autoreset)
        self.game = config.of_game
        compile_ahead(self.game)
        self.places = self.learning.places(self.setting, count)
        self.buffers = self.places.buffers
        self._seeded = False
        self._renderer: Renderer | None = None

    @property
    def learning(self) -> Learning[Any]:
        """Return the game's description for agents."""
        return self.game.learning

    def begin(self, seeds: Mapping[int, int], rng: np.random.Generator, wanted: NDArray[np.int8]) -> None:
        """Begin an episode in some places.

        Parameters
        ----------
        seeds : Mapping of int to int
            Seeds of all further episodes, by place.
        rng : Generator
            Draws the seeds of all other places, the first time.
        wanted : ndarray, int8, shape (count,)
            1 for each place in which an episode begins.
        """
        unseeded = range(0 if self._seeded else self.count)
        drawn = {place: int(rng.integers(1 << 63)) for place in unseeded if place not in seeds}
        self.buffers.seed({**drawn, **seeds})
        self._seeded = True
        self.buffers.rewards[:] = 0
        self.places.begin(wanted)

    def get_state(self) -> BatchState:
        """Return a copy of the state."""
        return BatchState(self._table, self.places.get_state(), self._seeded)

    def set_state(self, state: BatchState) -> None:
        """Continue from a state.

        Parameters
        ----------
        state : BatchState
            State of a batch of as many games, at tables with the same edition, seats and options.

        Raises
        ------
        AgentsError
            If the state is of another table, or of another number of games.
        """
        if state.table != self._table:
            raise AgentsError(f"the state is of table {state.table}, and this environment plays {self._table}")
        if len(state.places.games) != self.count:
            raise AgentsError(f"the state is of {len(state.places.games)} games, and this environment has {self.count}")
        self.places.set_state(state.places)
        self._seeded = state.seeded

    def hide_from(self, seat: int, seed: int | None) -> None:
        """Redraw what a seat may not know: hidden cards, unfinished drafts, and all future random numbers.

        Parameters
        ----------
        seat : int
            Seat that keeps what it knows.
        seed : int, optional
            Seed of the redraw; by default the operating system's random numbers.

        Raises
        ------
        AgentsError
            If the table has no such seat.
        """
        if not 0 <= seat < self.setting.seats:
            raise AgentsError(f"the table has seats 0 to {self.setting.seats - 1}, not {seat}")
        self.places.hide_from(seat, np.random.default_rng(seed))

    def asked(self, place: int) -> int:
        """Return the seat of the acting agent in a place, NOBODY after the end."""
        return int(column(self.buffers.episodes, "asked")[place])

    def render(self, place: int) -> str | NDArray[np.uint8] | None:
        """Return a frame of the game in a place, as the acting agent sees it.

        Parameters
        ----------
        place : int
            Number of the game.

        Returns
        -------
        str or ndarray or None
            Text with colours for ``ansi``, an array (uint8, shape (1000, 1000, 3)) for ``rgb_array``, None without
            a render mode.
        """
        if self.render_mode is None:
            return None
        if self._renderer is None:
            self._renderer = Renderer(self.game, self.setting.box)
        asked = self.asked(place)
        seat = asked if asked != NOBODY else min(self.setting.agents)
        state = self.places.get_state().games[place].tobytes()
        return self._renderer.frame(state, seat, self.render_mode)

    def close(self) -> None:
        """Release the resources of rendering."""
        if self._renderer is not None:
            self._renderer.close()
            self._renderer = None

    @property
    def _table(self) -> tuple[str, int, str]:
        return self.setting.box.id, self.setting.seats, repr(self.setting.box.options)

    def __getstate__(self) -> tuple[TableConfig, int, int, str | None, BatchState]:
        """Return what a copy is made from; bots of the caller's own are pickled by their names."""
        return self.config, self.count, self._autoreset, self.render_mode, self.get_state()

    def __setstate__(self, made: tuple[TableConfig, int, int, str | None, BatchState]) -> None:
        """Become a copy."""
        config, count, autoreset, render_mode, state = made
        self.__init__(config, count, autoreset, render_mode)
        self.set_state(state)

    def __deepcopy__(self, memo: object) -> "GameBatch":
        """Return an independent copy."""
        return self.copy()

    def copy(self) -> "GameBatch":
        """Return an independent copy."""
        made = GameBatch(self.config, self.count, self._autoreset, self.render_mode)
        made.set_state(self.get_state())
        return made
