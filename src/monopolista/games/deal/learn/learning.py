"""MONOPOLY Deal as learning agents see it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.bodies import blank, column, seeded, several
from monopolista.engine.chance import Stream
from monopolista.engine.jit import COMPILED
from monopolista.engine.records import seen_dtype
from monopolista.engine.tally import Tally
from monopolista.games.deal.bots.levels import LEVELS
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.learn import actions, fields
from monopolista.games.deal.learn.play import begin_games, show_seat, step_games
from monopolista.games.deal.learn.positions import note_games
from monopolista.games.deal.learn.reading import DealReading
from monopolista.games.deal.learn.space import space_of
from monopolista.games.deal.meaning import meaning
from monopolista.games.deal.pool.batch import Batch
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import COLLECTOR, SEATS, Game, Offers, Seen
from monopolista.games.learning import Noted, Pages, Screens, Setting, Words, handed
from monopolista.games.notation import Action

_BEGIN: Final[Callable[..., None]] = begin_games
_STEP: Final[Callable[..., None]] = step_games
_NOTE: Final[Callable[..., None]] = note_games
_READ: Final[Callable[..., None]] = actions.read_one


class DealPlaces:
    """Games side by side, in the body of this process."""

    def __init__(self, setting: Setting[DealBox], count: int) -> None:
        levels = [0 if seat in setting.agents else LEVELS.index(setting.bots[seat]) for seat in range(setting.seats)]
        self.screens = Screens(count, fields.LENGTH, actions.ACTIONS)
        self.games = blank(Game, count)
        self._seen = self.games.view(seen_dtype(Seen, Game)) if COMPILED else self.games
        self._printed: tuple[Any, Any] = several(space_of(setting.box.pack), 1), several(setting.box.pack, 1)
        self._shared: tuple[Any, ...] = (
            *self._printed, self.games, self._seen, np.array(levels, np.int32) if COMPILED else levels,
            blank(Stream, count), blank(Offers, 1), blank(Answer, 1), blank(Tally, count),
            several(setting.course(), 1), self.screens.episodes,
        )  # fmt: skip

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
        show_seat(*self._printed, self.games, self._seen, seat, row)
        return row

    def playing(self, seat: int) -> bool:
        """Say whether a seat is still in the first game."""
        game = self.games[0]
        return bool(game["players"][seat]["playing"] if COMPILED else game.players[seat].playing)


class DealLearning:
    """What agents see and do in MONOPOLY Deal."""

    fields = fields.FIELDS
    blocks = actions.BLOCKS

    def places(self, setting: Setting[DealBox], count: int) -> DealPlaces:
        """Return places for so many games."""
        return DealPlaces(setting, count)

    def reading(self, box: DealBox, seats: int) -> DealReading:
        """Return how agents read a table."""
        return DealReading(box, seats)

    def positions(
        self, box: DealBox, levels: Sequence[int], seeds: Sequence[Words], lots: Sequence[Words], *, every: int,
        most_turns: int,
    ) -> Noted:  # fmt: skip
        """Play a game between bots for each four words of seed, and note by lot one decision in so many."""
        batch, pages, drawn = Batch(box, levels, seeds), Pages(fields.LENGTH, actions.ACTIONS, every), seeded(lots)
        spaces = several(space_of(box.pack), 1)
        while pages.leave(len(seeds)):
            _NOTE(
                spaces, batch.packs, batch.games, batch.seen, batch.levels, batch.streams, batch.offers, batch.answers,
                batch.tallies, drawn, most_turns, pages.books, pages.notes, pages.observations, pages.masks,
            )  # fmt: skip
        return Noted(batch.tallies, pages.rows())

    def describe(self, box: DealBox, action: int) -> str:
        """Return in English what the number of an action stands for.

        >>> from monopolista.games.deal.editions import load
        >>> LEARNING.describe(load(), actions.FIRST[verbs.LAY])
        'lay brown-1 (card 20) into brown (set 0)'
        >>> LEARNING.describe(load(), actions.FIRST[verbs.AT] + 1)
        'at the seat 2 places on'
        """
        answers = blank(Answer, 1)
        _READ(several(space_of(box.pack), 1), several(box.pack, 1), SEATS, 0, action, answers)
        verb, subject, amount = (int(column(answers, name)[0]) for name in ("verb", "subject", "amount"))
        said = meaning(box, Action(verb, subject, amount))
        other = _other(box, verb, subject, amount)
        return said if other < 0 else said.removesuffix(f"seat {other}") + _place_on(other)


def _other(box: DealBox, verb: int, subject: int, amount: int) -> int:
    """Return the seat that an action names, counted from who acts; -1 where it names none."""
    if verb in (verbs.AT, verbs.ALLOW):
        return subject
    collects = verb == verbs.PLAY and box.pack.kind[subject] == COLLECTOR
    return amount if verb == verbs.NO or collects else -1


def _place_on(other: int) -> str:
    if other == 0:
        return "oneself"
    return f"the seat {other} place{'s' if other > 1 else ''} on"


LEARNING: Final = DealLearning()
