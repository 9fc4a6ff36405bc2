"""Pools: many games between bots, plain or, with ``MONOPOLISTA_COMPILED=1``, compiled.

>>> pool = Pool("italy", levels=("regular", "random"), seed=1)
>>> [outcome] = pool.play(1, most_turns=5)
>>> outcome.ended, max(outcome.turns)
(False, 5)
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from monopolista.engine.bodies import blank, seeded, several
from monopolista.engine.jit import COMPILED
from monopolista.engine.records import copy, seen_dtype, unpack
from monopolista.engine.tally import BATCH, MOST_DECISIONS, Outcome, Tally
from monopolista.games.classic.bots.levels import LEVELS
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.editions import Box, load
from monopolista.games.classic.editions.schema import Options
from monopolista.games.classic.pool.play import open_games, play_games
from monopolista.games.classic.rules import clauses
from monopolista.games.classic.rules.records import Game, Offers, Seen


class Pool:
    """A source of games between bots of given levels, one for each seat."""

    def __init__(
        self,
        edition: str = "italy",
        levels: Sequence[str] = ("regular",) * 4,
        seed: int = 0,
        options: Options | None = None,
    ) -> None:
        self.box = load(edition, options)
        self.levels = [LEVELS.index(level) for level in levels]
        self._seeds = np.random.SeedSequence(seed)

    def play(self, count: int, most_turns: int = 300) -> list[Outcome]:
        """Play games until they end or a seat has had ``most_turns`` turns; each call plays other games."""
        return [outcome for batch in self.batches(count) for outcome in batch.play(most_turns)]

    def batches(self, count: int) -> "Iterator[Batch]":
        """Open the next games, some at a time."""
        for start in range(0, count, BATCH):
            seeds = self._seeds.spawn(min(BATCH, count - start))
            yield Batch(self.box, self.levels, [seed.generate_state(4) for seed in seeds])


class Batch:
    """Games side by side, in the body of this process: packed rows when compiled, otherwise Python objects."""

    def __init__(self, box: Box, levels: Sequence[int], seeds: Sequence[Any]) -> None:
        count = len(seeds)
        self.last_turn = box.options.turns or 0
        self.levels: Any = np.array(levels, np.int32) if COMPILED else list(levels)
        self.editions = several(box.edition, 1)
        self.games = blank(Game, count)
        self.seen = self.games.view(seen_dtype(Seen, Game)) if COMPILED else self.games
        self.streams = seeded(seeds)
        self.offers = blank(Offers, 1)
        self.answers = blank(Answer, 1)
        self.tallies = blank(Tally, count)
        open_games(self.editions, self.games, self.streams, len(levels))

    def advance(self, most_turns: int, most_decisions: int) -> int:
        """Play on until each game has ended or had its share; return how many decisions all have had."""
        return play_games(
            self.editions, self.games, self.seen, self.levels, self.streams, self.offers, self.answers, self.tallies,
            most_turns, most_decisions, self.last_turn,
        )  # fmt: skip

    def play(self, most_turns: int) -> list[Outcome]:
        """Play every game and say how it went."""
        self.advance(most_turns, MOST_DECISIONS)
        return [self._outcome(place) for place in range(len(self.games))]

    def game(self, place: int) -> Game:
        """Return a copy of a game as it stands."""
        return unpack(Game, self.games[place]) if COMPILED else copy(self.games[place])

    def tally(self, place: int) -> Tally:
        """Return what has been counted of a game."""
        return unpack(Tally, self.tallies[place]) if COMPILED else copy(self.tallies[place])

    def _outcome(self, place: int) -> Outcome:
        tally = self.tally(place)
        assert tally.refused == clauses.NONE, f"a bot's answer was refused: {clauses.NAMES[tally.refused]}"
        return Outcome(tally.winners, tuple(tally.turns[: len(self.levels)]), tally.decisions)
