"""The classic game as simulators see it; what tells of tables and reports is loaded when it is asked for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.game_counters import MOST_DECISIONS
from monopolista.engine.record_arrays import blank, lay, several
from monopolista.engine.records import seen_dtype
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.registry import BOTS, LEVELS
from monopolista.games.classic.bots.regular import policy
from monopolista.games.classic.editions import Box
from monopolista.games.classic.odds.printed import BOARD_ODDS
from monopolista.games.classic.rules import offers, table
from monopolista.games.classic.rules.clauses import NAMES
from monopolista.games.classic.rules.records import Game, Offers, Seen
from monopolista.games.classic.simulation import single_game
from monopolista.games.classic.simulation.count_records import WAYS, Counts, Ledger, Score
from monopolista.games.classic.simulation.custom_bots import MOST, decide, find, seat_bots
from monopolista.games.classic.simulation.event_counting import count_games
from monopolista.games.classic.simulation.parallel_games import Batch
from monopolista.games.interface.capabilities import HasCustomBots, HasExactOdds, HasGroups, HasLookahead
from monopolista.games.interface.simulator import Counted, CustomBots, Job, Kernel, Part, RecordedGame
from monopolista.games.interface.simulator import Counts as Sums

if TYPE_CHECKING:
    import polars as pl

    from monopolista.games.interface.reports import Section
    from monopolista.games.interface.result_tables import Tables
_ROW_FIELDS: Final[Mapping[str, str]] = {"noted": "deals"}


class ClassicSimulator(HasExactOdds, HasGroups, HasLookahead, HasCustomBots):
    """Many games of the classic game."""

    name = "classic"
    levels = LEVELS
    clauses = NAMES
    most_turns = 300
    own = CustomBots(MOST, find, seat_bots, decide)
    odds = BOARD_ODDS
    parts = 4
    row_fields = _ROW_FIELDS
    by_game = ("games", "seats", "trades")

    @property
    def tables(self) -> "Tables":
        """Return the tables of a simulation."""
        from monopolista.games.classic.simulation.schema import TABLES

        return TABLES

    def kernels(self, job: Job[Box], part: int) -> Sequence[Kernel]:
        """Return the rules, what may be done, or bots; the parts that take longest come first."""
        games = blank(Game, 1)
        edition, game, seen = several(job.box.edition, 1)[0], games[0], games.view(seen_dtype(Seen, Game))[0]
        ours = (edition, seen, 0, blank(Answer, 1)[0])
        parts: tuple[tuple[Kernel, ...], ...] = (
            ((table.apply, (edition, game, 0, 0, 0, 0)), (table.answer_chance, (edition, game))),
            tuple((choose, ours) for choose in _others(1)),
            ((offers.list_offers, (edition, game, 0, blank(Offers, 1)[0])), (policy.choose, ours)),
            tuple((choose, ours) for choose in _others(0)),
        )
        return parts[part]

    def play(self, job: Job[Box], seeds: Sequence[NDArray[Any]]) -> Counted:
        """Play games and count."""
        batch = batch_of(job, seeds)
        scores, ledgers, counts = blank(Score, len(seeds)), blank(Ledger, 1), blank(Counts, 1)
        count_games(
            batch.editions, batch.games, batch.seen, batch.levels, batch.streams, batch.offers, batch.answers,
            batch.tallies, job.most_turns, scores, ledgers, counts,
        )  # fmt: skip
        return Counted(batch.tallies, scores, counts)

    def resume(
        self,
        job: Job[Box],
        state: bytes,
        seeds: Sequence[NDArray[Any]],
        known_to: Seat | None = None,  # noqa: ARG002 (nothing is hidden from one seat alone)
    ) -> Any:
        """Play games on from a state; return their tallies."""
        return _played_on(job, state, seeds, MOST_DECISIONS).tallies

    def look_ahead(
        self, job: Job[Box], state: bytes, seeds: Sequence[NDArray[Any]], decisions: int
    ) -> NDArray[np.int32]:
        """Play a state on for some decisions; return everybody's odds there."""
        return _played_on(job, state, seeds, decisions).odds(job.box)

    def record_game(self, job: Job[Box], seed: NDArray[Any]) -> RecordedGame:
        """Play one game in plain Python and take down every answer."""
        return single_game.record_game(job, seed)

    def rows(self, job: Job[Box], parts: Sequence[Part]) -> "dict[str, pl.DataFrame]":
        """Return games, seats and trades."""
        from monopolista.games.classic.simulation import game_tables

        return game_tables.frames(job, parts)

    def sums(self, job: Job[Box], batches: Sums, language: str) -> "dict[str, pl.DataFrame]":
        """Return squares, deeds, colours, money, rounds, dice and payments."""
        from monopolista.games.classic.simulation import aggregate_tables

        return aggregate_tables.frames(job, batches, language)

    def groups(self, sums: Sums) -> dict[str, tuple[int, int]]:
        """Return in how many games each colour was owned whole, and how many of them its first owner won."""
        from monopolista.games.classic.editions.schema import COLOUR_NAMES

        whole, won = (sums[name].sum(axis=0).reshape(-1, WAYS).sum(axis=1) for name in ("whole", "whole_won"))
        return {name: (int(whole[place]), int(won[place])) for place, name in enumerate(COLOUR_NAMES)}

    def sections(self, folder: Path, job: Job[Box], language: str) -> "Iterator[Section]":
        """Yield the parts of the report."""
        from monopolista.games.classic.simulation import report_sections

        return report_sections.sections(folder, job, language)


def batch_of(job: Job[Box], seeds: Sequence[Any]) -> Batch:
    """Return the games of some seeds, ready to be played."""
    return Batch(job.box, job.levels, seeds)


def _played_on(job: Job[Box], state: bytes, seeds: Sequence[NDArray[Any]], decisions: int) -> Batch:
    batch = batch_of(job, seeds)
    lay(batch.games, Game, state)
    batch.advance(job.most_turns, decisions)
    return batch


def _others(half: int) -> list[Callable[..., None]]:
    """Return the kernels of one half of the bots that are neither random nor ``regular``, by their modules."""
    bots = [bot for bot in BOTS if not bot.is_random and bot.choose is not policy.choose]
    modules = list(dict.fromkeys(bot.module for bot in bots))
    return [bot.choose for bot in bots if modules.index(bot.module) % 2 == half]


SIMULATOR = ClassicSimulator()
