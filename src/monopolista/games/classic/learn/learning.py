"""The classic game as learning agents see it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.bodies import blank, seeded, several
from monopolista.engine.chance import Stream
from monopolista.engine.episodes import Episode
from monopolista.engine.jit import COMPILED
from monopolista.engine.records import seen_dtype
from monopolista.engine.tally import Tally
from monopolista.games.classic.bots.levels import LEVELS
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.editions import Box
from monopolista.games.classic.learn import actions, fields
from monopolista.games.classic.learn.play import begin_games, show_seat, step_games
from monopolista.games.classic.learn.positions import note_games
from monopolista.games.classic.learn.reading import ClassicReading
from monopolista.games.classic.meaning import meaning
from monopolista.games.classic.pool.batch import Batch
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.records import Game, Offers, Seen
from monopolista.games.learning import Noted, Pages, Screens, Setting, Words, handed
from monopolista.games.notation import Action

_BEGIN: Final[Callable[..., None]] = begin_games
_STEP: Final[Callable[..., None]] = step_games
_NOTE: Final[Callable[..., None]] = note_games
_ORDINALS: Final = {"seat": "the seat {} places on", "proposal to me": "the proposal to me number {}",
                    "proposal of mine": "my proposal number {}"}  # fmt: skip


class ClassicPlaces:
    """Games side by side, in the body of this process."""

    def __init__(self, setting: Setting[Box], count: int) -> None:
        levels = [0 if seat in setting.agents else LEVELS.index(setting.bots[seat]) for seat in range(setting.seats)]
        self.screens = Screens(count, fields.LENGTH, actions.ACTIONS)
        self.games = blank(Game, count)
        seen = self.games.view(seen_dtype(Seen, Game)) if COMPILED else self.games
        self._editions = several(setting.box.edition, 1)
        self._seen = seen
        self._courses = several(setting.course(setting.box.options.turns or 0), 1)
        self._shared: tuple[Any, ...] = (
            self._editions, self.games, seen, np.array(levels, np.int32) if COMPILED else levels,
            blank(Stream, count), blank(Offers, 1), blank(Answer, 1), blank(Tally, count), self._courses,
            self.screens.episodes,
        )  # fmt: skip
        self._notes = blank(Episode, 1)

    def begin(self, wanted: NDArray[np.int8]) -> None:
        """Begin an episode in each place that is wanted."""
        screens = self.screens
        _BEGIN(*self._shared, handed(wanted), screens.observations, screens.masks, screens.shares)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an action in each place."""
        screens = self.screens
        _STEP(
            *self._shared, handed(actions), screens.observations, screens.masks, screens.shares, screens.rewards,
            screens.last_observations, screens.last_masks,
        )  # fmt: skip

    def see(self, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees of the first game."""
        row = np.zeros(fields.LENGTH, np.float32)
        show_seat(self._editions, self.games, self._seen, self._courses, self._notes, seat, row)
        return row

    def playing(self, seat: int) -> bool:
        """Say whether a seat is still in the first game."""
        game = self.games[0]
        return bool(game["players"][seat]["playing"] if COMPILED else game.players[seat].playing)


class ClassicLearning:
    """What agents see and do in the classic game."""

    fields = fields.FIELDS
    blocks = actions.BLOCKS

    def places(self, setting: Setting[Box], count: int) -> ClassicPlaces:
        """Return places for so many games."""
        return ClassicPlaces(setting, count)

    def reading(self, box: Box, seats: int) -> ClassicReading:
        """Return how agents read a table."""
        return ClassicReading(box, seats)

    def positions(
        self, box: Box, levels: Sequence[int], seeds: Sequence[Words], lots: Sequence[Words], *, every: int,
        most_turns: int,
    ) -> Noted:  # fmt: skip
        """Play a game between bots for each four words of seed, and note by lot one decision in so many."""
        batch, pages, drawn = Batch(box, levels, seeds), Pages(fields.LENGTH, actions.ACTIONS, every), seeded(lots)
        while pages.leave(len(seeds)):
            _NOTE(
                batch.editions, batch.games, batch.seen, batch.levels, batch.streams, batch.offers, batch.answers,
                batch.tallies, drawn, most_turns, batch.last_turn, pages.books, pages.notes, pages.observations,
                pages.masks,
            )  # fmt: skip
        return Noted(batch.tallies, pages.rows())

    def describe(self, box: Box, action: int) -> str:
        """Return in English what the number of an action stands for.

        >>> from monopolista.games.classic.editions import load
        >>> LEARNING.describe(load("uk"), actions.FIRST[verbs.BUILD] + 27)
        'build on Mayfair (square 39)'
        >>> LEARNING.describe(load("uk"), actions.FIRST[verbs.BID] + 3)
        'bid the lowest sum and 5 raises'
        """
        verb = actions.verb_of(action)
        place = action - actions.FIRST[verb]
        block = next(block for block in actions.BLOCKS if block.verb == verbs.WORDS[verb])
        if block.by in _ORDINALS:
            return f"{block.verb} {_ORDINALS[block.by].format(place + 1)}"
        sums = {verbs.BID: _bid, verbs.MONEY: _money, verbs.CLEAR: _clear, verbs.ASKING: _asking}
        if verb in sums:
            return f"{block.verb} {sums[verb](place)}"
        return meaning(box, Action(verb, box.edition.square[place] if block.by == "deed" else _subject(verb, place)))


def _subject(verb: int, place: int) -> int:
    return place + 1 if verb == verbs.RIDE else place


def _bid(step: int) -> str:
    return "all that can be spent" if step == actions.ALL else f"the lowest sum and {actions.BIDS[step]} raises"


def _money(step: int) -> str:
    return f"{actions.SUMS[step]:+} raises"


def _clear(step: int) -> str:
    return f"{step} quarters of the debt"


def _asking(asks: int) -> str:
    return "by the table" if asks else "by oneself"


LEARNING: Final = ClassicLearning()
