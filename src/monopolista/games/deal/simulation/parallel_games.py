"""Card games side by side, in the body of this process."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import COMPILED
from monopolista.engine.record_arrays import blank, seeded, several
from monopolista.engine.records import seen_dtype
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.evaluation.judging import EvaluationScratch, judge_all
from monopolista.games.deal.positions.win_odds import odds_of
from monopolista.games.deal.rules.records import Game, Offers, Seen
from monopolista.games.deal.simulation.game_loop import open_games, play_games


class Batch:
    """Games side by side: packed rows when compiled, otherwise Python objects."""

    def __init__(self, box: DealBox, levels: Sequence[int], seeds: Sequence[Any]) -> None:
        count = len(seeds)
        self.levels: Any = np.array(levels, np.int32) if COMPILED else list(levels)
        self.packs = several(box.pack, 1)
        self.games = blank(Game, count)
        self.seen = self.games.view(seen_dtype(Seen, Game)) if COMPILED else self.games
        self.streams = seeded(seeds)
        self.offers = blank(Offers, 1)
        self.answers = blank(Answer, 1)
        self.tallies = blank(GameCounters, count)
        open_games(self.packs, self.games, self.streams, len(levels))

    def advance(self, most_turns: int, most_decisions: int) -> int:
        """Play on until each game has ended or had its share; return how many decisions all have had."""
        return play_games(
            self.packs, self.games, self.seen, self.levels, self.streams, self.offers, self.answers, self.tallies,
            most_turns, most_decisions,
        )  # fmt: skip

    def odds(self, box: DealBox) -> NDArray[np.int32]:
        """Return everybody's odds in each game, no hand being known, in millionths; shape (games, seats)."""
        if not COMPILED:
            return np.array([odds_of(box, game, 0) for game in self.games], np.int32)
        odds = np.zeros((len(self.games), len(self.levels)), np.int32)
        judge_all(self.packs, self.games, 0, blank(EvaluationScratch, 1), odds)
        return odds
