"""The card game as simulators see it; what tells of tables and reports is loaded when it is asked for."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.game_counters import MOST_DECISIONS
from monopolista.engine.record_arrays import blank, lay, several
from monopolista.engine.records import seen_dtype
from monopolista.engine.seats import NOBODY, Seat
from monopolista.games.deal.bots.champion import policy as champion
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.registry import LEVELS
from monopolista.games.deal.bots.regular import policy as regular
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.rules import offers, table
from monopolista.games.deal.rules.clauses import NAMES
from monopolista.games.deal.rules.records import Game, Offers, Seen
from monopolista.games.deal.simulation import single_game
from monopolista.games.deal.simulation.count_records import MOST_TURNS, Counts, Ledger, Score
from monopolista.games.deal.simulation.determinization import deal_all_anew
from monopolista.games.deal.simulation.event_counting import count_games
from monopolista.games.deal.simulation.parallel_games import Batch
from monopolista.games.interface.capabilities import HasLookahead
from monopolista.games.interface.simulator import Counted, Job, Kernel, Part, RecordedGame
from monopolista.games.interface.simulator import Counts as Sums

if TYPE_CHECKING:
    import polars as pl

    from monopolista.games.interface.reports import Section
    from monopolista.games.interface.result_tables import Tables
_ROW_FIELDS: Final[Mapping[str, str]] = {}


class DealSimulator(HasLookahead):
    """Many card games at once."""

    name = "deal"
    levels = LEVELS
    clauses = NAMES
    most_turns = MOST_TURNS
    parts = 3
    row_fields = _ROW_FIELDS
    by_game = ("games", "seats")

    @property
    def tables(self) -> "Tables":
        """Return the tables of a simulation."""
        from monopolista.games.deal.simulation.schema import TABLES

        return TABLES

    def kernels(self, job: Job[DealBox], part: int) -> Sequence[Kernel]:
        """Return a bot that looks further ahead, the rules, or what may be done: what takes longest comes first."""
        games = blank(Game, 1)
        pack, game, seen = several(job.box.pack, 1)[0], games[0], games.view(seen_dtype(Seen, Game))[0]
        own = (pack, seen, game["hands"][0], 0, blank(Answer, 1)[0])
        parts: tuple[tuple[Kernel, ...], ...] = (
            ((champion.choose, own),),
            ((table.apply, (pack, game, 0, 0, 0, 0)), (table.answer_chance, (pack, game))),
            ((offers.list_offers, (pack, game, 0, blank(Offers, 1)[0])), (regular.choose, own)),
        )
        return parts[part]

    def play(self, job: Job[DealBox], seeds: Sequence[NDArray[Any]]) -> Counted:
        """Play games and count."""
        batch = Batch(job.box, job.levels, seeds)
        scores, ledgers, counts = blank(Score, len(seeds)), blank(Ledger, 1), blank(Counts, 1)
        count_games(
            batch.packs, batch.games, batch.seen, batch.levels, batch.streams, batch.offers, batch.answers,
            batch.tallies, job.most_turns, scores, ledgers, counts,
        )  # fmt: skip
        return Counted(batch.tallies, scores, counts)

    def resume(
        self, job: Job[DealBox], state: bytes, seeds: Sequence[NDArray[Any]], known_to: Seat | None = None
    ) -> Any:
        """Play games on from a state, or from those that are the same to a seat; return their tallies."""
        return _played_on(job, state, seeds, known_to, MOST_DECISIONS).tallies

    def look_ahead(
        self, job: Job[DealBox], state: bytes, seeds: Sequence[NDArray[Any]], decisions: int
    ) -> NDArray[np.int32]:
        """Play a state on for some decisions, no hand being known; return everybody's odds there."""
        return _played_on(job, state, seeds, NOBODY, decisions).odds(job.box)

    def record_game(self, job: Job[DealBox], seed: NDArray[Any]) -> RecordedGame:
        """Play one game in plain Python and take down every answer."""
        return single_game.record_game(job, seed)

    def rows(self, job: Job[DealBox], parts: Sequence[Part]) -> "dict[str, pl.DataFrame]":
        """Return games and seats."""
        from monopolista.games.deal.simulation import game_tables

        return game_tables.frames(job, parts)

    def sums(self, job: Job[DealBox], batches: Sums, language: str) -> "dict[str, pl.DataFrame]":  # noqa: ARG002
        """Return cards, colours, progress and rounds, which have keys and no names."""
        from monopolista.games.deal.simulation import aggregate_tables

        return aggregate_tables.frames(job, batches)

    def sections(self, folder: Path, job: Job[DealBox], language: str) -> "Iterator[Section]":
        """Yield the parts of the report."""
        from monopolista.games.deal.simulation import report_sections

        return report_sections.sections(folder, job, language)


def _played_on(
    job: Job[DealBox], state: bytes, seeds: Sequence[NDArray[Any]], known_to: Seat | None, decisions: int
) -> Batch:
    batch = Batch(job.box, job.levels, seeds)
    lay(batch.games, Game, state)
    if known_to is not None:
        deal_all_anew(batch.games, known_to)
    batch.advance(job.most_turns, decisions)
    return batch


SIMULATOR = DealSimulator()
