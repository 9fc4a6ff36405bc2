"""Pools of MONOPOLY Deal: many games between bots, plain or, with ``MONOPOLISTA_COMPILED=1``, compiled.

>>> [outcome] = DealPool(("regular", "random"), seed=1).play(1)
>>> outcome.ended
True
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from monopolista.engine.bodies import blank, seeded, several
from monopolista.engine.jit import COMPILED
from monopolista.engine.records import seen_dtype, unpack
from monopolista.engine.tally import BATCH, MOST_DECISIONS, Outcome, Tally
from monopolista.games.deal.bots.levels import LEVELS
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.editions import load
from monopolista.games.deal.editions.schema import Options
from monopolista.games.deal.pool.play import open_games, play_games
from monopolista.games.deal.rules import clauses
from monopolista.games.deal.rules.records import Game, Offers, Seen

MOST_TURNS = 200
"""Turns of a seat after which a game is cut short; without it bots that play by lot may never end."""


class DealPool:
    """A source of games of MONOPOLY Deal between bots of given levels, one for each seat."""

    def __init__(self, levels: Sequence[str] = ("regular",) * 4, seed: int = 0, options: Options | None = None) -> None:
        self.box = load(options=options)
        numbers = [LEVELS.index(level) for level in levels]
        self.levels: Any = np.array(numbers, np.int32) if COMPILED else numbers
        self._packs = several(self.box.pack, 1)
        self._seeds = np.random.SeedSequence(seed)

    def play(self, count: int, most_turns: int = MOST_TURNS) -> list[Outcome]:
        """Play games until they end or a seat has had ``most_turns`` turns; each call plays other games."""
        outcomes: list[Outcome] = []
        for start in range(0, count, BATCH):
            outcomes += self._batch(min(BATCH, count - start), most_turns)
        return outcomes

    def _batch(self, count: int, most_turns: int) -> list[Outcome]:
        games = blank(Game, count)
        seen = games.view(seen_dtype(Seen, Game)) if COMPILED else games
        streams = seeded([seed.generate_state(4) for seed in self._seeds.spawn(count)])
        tallies = blank(Tally, count)
        open_games(self._packs, games, streams, len(self.levels))
        play_games(
            self._packs, games, seen, self.levels, streams, blank(Offers, 1), blank(Answer, 1), tallies,
            most_turns, MOST_DECISIONS,
        )  # fmt: skip
        return [self._outcome(unpack(Tally, one) if COMPILED else one) for one in tallies]

    def _outcome(self, tally: Tally) -> Outcome:
        assert tally.refused == clauses.NONE, f"a bot's answer was refused: {clauses.NAMES[tally.refused]}"
        return Outcome(tally.winners, tuple(tally.turns[: len(self.levels)]), tally.decisions)
