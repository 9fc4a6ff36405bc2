"""The card game as its network is fitted: every option, 2 to 5 seats, bots of every strength, and some strays."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from monopolista.engine.record_arrays import blank, seeded, several
from monopolista.engine.seats import NOBODY
from monopolista.games.deal import evaluation
from monopolista.games.deal.bots.registry import BOTS, LEVELS, RANDOM
from monopolista.games.deal.editions import DealBox, Options, edition_ids, load
from monopolista.games.deal.evaluation.features import AT, FEATURES
from monopolista.games.deal.evaluation.judging import Desk
from monopolista.games.deal.evaluation.weights import WEIGHTS
from monopolista.games.deal.pool.batch import Batch
from monopolista.games.deal.rules.records import BROKEN, EXCESS, WILD_SETS
from monopolista.simulate.runner.seeding import words_of_games
from training import deal_kernels
from training.deal_kernels import Table
from training.game_config import Seated, Subject, bots_of
from training.positions import Book, Positions, book_of, noted, noter, pages_for

SEATS: Final = {2: 25, 3: 20, 4: 35, 5: 20}
"""How often tables have so many seats, of a hundred."""
USUAL: Final = 0.6
"""Share of the tables at which nothing is chosen; at the others every option is, by lot."""
OTHERWISE: Final = Options(
    no_is_play=True, double_any=True, broken="discard", excess="under", take_back=True, wild_sets="any"
)
"""Every option, chosen otherwise than usual."""
RARE: Final = 0.3
"""How often ``random`` is drawn against once for each of the others."""
WEIGHTS_OF_BOTS: Final = [RARE if level == RANDOM else 1 for level in range(len(LEVELS))]
EVEN: Final = 0.5
STRAY: Final = 20
"""At every second table one in so many decisions is anybody's."""


def positions(box: DealBox, levels: Sequence[int], seed: int, games: range, every: int) -> Positions:
    """Play games of a box, one bot a seat, and return one position in so many decisions."""
    return _positions(box, levels, seed, games, book_of(every))


def strayed(box: DealBox, levels: Sequence[int], seed: int, games: range, every: int) -> Positions:
    """Do the same for training: at every second table there are strays."""
    return _positions(box, levels, seed, games, book_of(every, stray=STRAY if games.start // len(games) % 2 else 0))


def _positions(box: DealBox, levels: Sequence[int], seed: int, games: range, book: Book) -> Positions:
    batch = Batch(box, levels, [*words_of_games(seed, games)])
    books, pages = several(book, 1), pages_for(len(levels))
    table = Table(batch.packs, batch.levels, batch.offers, batch.answers, books, blank(Desk, 1))
    lots = seeded([*words_of_games(seed + 1, games)])
    _play_and_note(table, batch.games, batch.seen, batch.streams, lots, batch.tallies, pages)
    return noted(books, batch.tallies, pages)


def seated(lots: Random, strongest: Sequence[int], alike: float) -> Seated:
    """Draw a table by lot."""
    (seats,) = lots.choices(list(SEATS), list(SEATS.values()))
    options = Options() if lots.random() < USUAL else _options(lots)
    bots = bots_of(lots, strongest, seats, WEIGHTS_OF_BOTS, alike=alike)
    return Seated(load(lots.choice(edition_ids()), options), bots)


def _options(lots: Random) -> Options:
    return Options(
        no_is_play=lots.random() < EVEN,
        double_any=lots.random() < EVEN,
        broken=lots.choice(BROKEN),
        excess=lots.choice(EXCESS),
        take_back=lots.random() < EVEN,
        wild_sets=lots.choice(WILD_SETS),
    )


_play_and_note = noter(deal_kernels)
SUBJECT: Final = Subject(
    bots=BOTS,
    features=FEATURES,
    of_table=AT["alive"],
    weights=WEIGHTS,
    file=Path(evaluation.__file__).parent / "weights.bin",
    seated=seated,
    learnt=strayed,
    positions=positions,
    every=12,
    measured={"deal": (load(), (2, 4, 5)), "deal, all chosen otherwise": (load(options=OTHERWISE), (2, 4, 5))},
    begun=Batch,
    seen_by=NOBODY,
    weights_of_bots=WEIGHTS_OF_BOTS,
)
