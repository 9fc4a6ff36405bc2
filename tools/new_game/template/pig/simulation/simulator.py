"""The interface of the game for simulations."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from numpy.typing import NDArray

from monopolista.engine.game_counters import GameCounters
from monopolista.engine.record_arrays import blank, lay, seeded, several
from monopolista.engine.seats import Seat
from monopolista.games.interface.simulator import Counted, Counts, Job, Kernel, Part, RecordedGame
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.bots.registry import LEVELS
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.rules import table
from tools.new_game.template.pig.rules.clauses import NAMES
from tools.new_game.template.pig.rules.records import Game, Offers
from tools.new_game.template.pig.simulation import single_game
from tools.new_game.template.pig.simulation.game_loop import Falls, Score, count_games, play_on

if TYPE_CHECKING:
    import polars as pl

    from monopolista.games.interface.reports import Section
    from monopolista.games.interface.result_tables import Tables
_ROW_FIELDS: Final[Mapping[str, str]] = {}


class PigSimulator:
    """Simulates many games at once."""

    name = "pig"
    levels = LEVELS
    clauses = NAMES
    most_turns = single_game.MOST_TURNS
    parts = 1
    row_fields = _ROW_FIELDS
    by_game = ("games", "seats")

    @property
    def tables(self) -> "Tables":
        """Return the tables of a simulation."""
        from tools.new_game.template.pig.simulation.results import TABLES

        return TABLES

    def kernels(self, job: Job[PigBox], part: int) -> Sequence[Kernel]:  # noqa: ARG002 (there is one part)
        """Return the kernels of the rules."""
        return ((table.apply, (several(job.box.edition, 1)[0], blank(Game, 1)[0], 0, 0, 0, 0)),)

    def play(self, job: Job[PigBox], seeds: Sequence[NDArray[Any]]) -> Counted:
        """Play games and count their events."""
        count = len(seeds)
        counters, scores, falls = blank(GameCounters, count), blank(Score, count), blank(Falls, 1)
        count_games(
            several(job.box.edition, 1),
            blank(Game, count),
            single_game.levels_of(job),
            seeded(seeds),
            blank(Offers, 1),
            blank(Answer, 1),
            counters,
            job.most_turns,
            scores,
            falls,
        )
        return Counted(counters, scores, falls)

    def resume(
        self,
        job: Job[PigBox],
        state: bytes,
        seeds: Sequence[NDArray[Any]],
        known_to: Seat | None = None,  # noqa: ARG002 (nothing is hidden)
    ) -> Any:
        """Continue games from a state; return their counters."""
        games, counters = blank(Game, len(seeds)), blank(GameCounters, len(seeds))
        lay(games, Game, state)
        play_on(
            several(job.box.edition, 1),
            games,
            single_game.levels_of(job),
            seeded(seeds),
            blank(Offers, 1),
            blank(Answer, 1),
            counters,
            job.most_turns,
        )
        return counters

    def record_game(self, job: Job[PigBox], seed: NDArray[Any]) -> RecordedGame:
        """Play one game in plain Python and record every answer."""
        return single_game.record_game(job, seed)

    def rows(self, job: Job[PigBox], parts: Sequence[Part]) -> "Mapping[str, pl.DataFrame]":
        """Return the tables of games and seats."""
        from tools.new_game.template.pig.simulation import results

        return results.rows(job, parts)

    def sums(self, job: Job[PigBox], batches: Counts, language: str) -> "Mapping[str, pl.DataFrame]":  # noqa: ARG002
        """Return the table of the sides of the die."""
        from tools.new_game.template.pig.simulation import results

        return results.sums(batches)

    def sections(self, folder: Path, job: Job[PigBox], language: str) -> "Iterator[Section]":
        """Yield the parts of the report."""
        from monopolista.games.interface import reports

        yield from reports.seats(folder, job.bots, language)
        yield reports.lengths(folder, 1, language)


SIMULATOR = PigSimulator()
