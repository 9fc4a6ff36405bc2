"""Games side by side, in the body of this process."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.game_counters import GameCounters
from monopolista.engine.jit import COMPILED
from monopolista.engine.record_arrays import blank, seeded, several
from monopolista.engine.records import copy, seen_dtype, unpack
from monopolista.games.classic.bots.records import answer_among
from monopolista.games.classic.editions import Box
from monopolista.games.classic.evaluation.judging import EvaluationScratch, judge_all
from monopolista.games.classic.positions.win_odds import odds_of
from monopolista.games.classic.rules.records import Game, Offers, Seen
from monopolista.games.classic.simulation.game_loop import let_chance_answer_all, open_games, play_games


class Batch:
    """Games side by side, in the body of this process: packed rows when compiled, otherwise Python objects."""

    def __init__(self, box: Box, levels: Sequence[int], seeds: Sequence[Any]) -> None:
        count = len(seeds)
        self.levels: Any = np.array(levels, np.int32) if COMPILED else list(levels)
        self.editions = several(box.edition, 1)
        self.games = blank(Game, count)
        self.seen = self.games.view(seen_dtype(Seen, Game)) if COMPILED else self.games
        self.streams = seeded(seeds)
        self.offers = blank(Offers, 1)
        self.answers = several(answer_among(levels), 1)
        self.tallies = blank(GameCounters, count)
        open_games(self.editions, self.games, self.streams, len(levels))

    def advance(self, most_turns: int, most_decisions: int) -> int:
        """Play on until each game has ended or had its share; return how many decisions all have had."""
        return play_games(
            self.editions, self.games, self.seen, self.levels, self.streams, self.offers, self.answers, self.tallies,
            most_turns, most_decisions,
        )  # fmt: skip

    def odds(self, box: Box) -> NDArray[np.int32]:
        """Return everybody's odds in each game at its next question, in millionths; shape (games, seats)."""
        let_chance_answer_all(self.editions, self.games)
        if not COMPILED:
            return np.array([odds_of(box, game) for game in self.games], np.int32)
        odds = np.zeros((len(self.games), len(self.levels)), np.int32)
        judge_all(self.editions, self.seen, blank(EvaluationScratch, 1), odds)
        return odds

    def game(self, place: int) -> Game:
        """Return a copy of a game as it stands."""
        return unpack(Game, self.games[place]) if COMPILED else copy(self.games[place])

    def tally(self, place: int) -> GameCounters:
        """Return what has been counted of a game."""
        return unpack(GameCounters, self.tallies[place]) if COMPILED else copy(self.tallies[place])
