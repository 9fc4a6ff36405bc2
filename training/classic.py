"""The classic game as its network is fitted: every edition, options, 2 to 10 seats, bots of every strength."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from monopolista.engine.network import Marks
from monopolista.engine.record_arrays import blank, column, seeded, several
from monopolista.games.classic import evaluation
from monopolista.games.classic.bots.registry import BOTS, CHAMPION, LEVELS, RANDOM
from monopolista.games.classic.editions import Box, Options, edition_ids, load
from monopolista.games.classic.evaluation.features import AT, FEATURES, LATER_LAWS, UNFITTED_LAWS
from monopolista.games.classic.evaluation.rent_exposure import Road
from monopolista.games.classic.evaluation.weights import WEIGHTS
from monopolista.games.classic.pool.batch import Batch
from monopolista.games.common.options import OptionError
from monopolista.simulate.runner.seeding import words_of_games
from training import classic_kernels
from training.classic_ahead import ahead_of
from training.classic_kernels import Table
from training.game_config import Seated, Subject, bots_of
from training.positions import Book, Positions, book_of, noted, noter, pages_for

SEATS: Final = {2: 16, 3: 12, 4: 32, 5: 8, 6: 8, 7: 6, 8: 12, 9: 3, 10: 3}
"""How often tables have so many seats, of a hundred."""
USUAL: Final = 10
"""How often nothing is chosen, against once for each of the ways below."""
WAYS: Final[Sequence[Mapping[str, Any]]] = (
    {"short": True}, {"short": True}, {"turns": 60}, {"turns": 150}, {"turns": 300}, {"speedy": True},
    {"no_auctions": True}, {"parking": True}, {"landing_salary": True}, {"no_limit": True}, {"no_jail_rent": True},
    {"speedy": True, "triple_ends": True}, *({rule: True} for rule in (*LATER_LAWS, *UNFITTED_LAWS)),
)  # fmt: skip
STRAY: Final = 25
"""At every second table one in so many decisions is anybody's."""
AHEAD: Final = 8
"""How often a position to learn from is played on; where ``champion`` sits, who took a hundred times as long, never."""
FAR: Final = 48
"""For how many decisions. Odds of positions so far on were nearest to whole games at 64 (of 8, 24, 64 and 160)."""
RARE: Final = 0.15
"""How often ``random`` is drawn against once for each of the others: its games are long."""
WEIGHTS_OF_BOTS: Final = [RARE if level == RANDOM else 1 for level in range(len(LEVELS))]


def positions(box: Box, levels: Sequence[int], seed: int, games: range, every: int) -> Positions:
    """Play games of a box, one bot a seat, and return one position in so many decisions."""
    return _positions(box, levels, seed, games, book_of(every))


def to_learn(box: Box, levels: Sequence[int], seed: int, games: range, every: int) -> Positions:
    """Do the same for training: at every second table there are strays, and positions are played on."""
    stray = STRAY if games.start // len(games) % 2 else 0
    ahead = 0 if CHAMPION in levels else AHEAD
    return _positions(box, levels, seed, games, book_of(every, stray=stray, ahead=ahead, far=FAR))


def _positions(box: Box, levels: Sequence[int], seed: int, games: range, book: Book) -> Positions:
    batch = Batch(box, levels, [*words_of_games(seed, games)])
    book.last_turn = batch.last_turn
    books, pages = several(book, 1), pages_for(len(levels))
    table = Table(
        batch.editions, batch.levels, batch.offers, batch.answers, books, blank(Road, 1), blank(Marks, 1),
        ahead_of(batch),
    )  # fmt: skip
    lots = seeded([*words_of_games(seed + 1, games)])
    _play_and_note(table, batch.games, batch.seen, batch.streams, lots, batch.tallies, pages)
    assert not column(table.ahead.tallies, "refused").any(), "a bot did what the rules refuse"
    return noted(books, batch.tallies, pages)


def seated(lots: Random, strongest: Sequence[int], alike: float) -> Seated:
    """Draw a table by lot."""
    while True:
        box = _box(lots)
        (seats,) = lots.choices(list(SEATS), list(SEATS.values()))
        if box is not None and seats <= box.most_seats:
            return Seated(box, bots_of(lots, strongest, seats, WEIGHTS_OF_BOTS, alike=alike))


def _box(lots: Random) -> Box | None:
    chosen = {} if lots.random() < USUAL / (USUAL + len(WAYS)) else lots.choice(WAYS)
    try:
        return load(lots.choice(edition_ids()), Options(**chosen))
    except OptionError:
        return None


_play_and_note = noter(classic_kernels)
SUBJECT: Final = Subject(
    bots=BOTS,
    features=FEATURES,
    of_table=AT["alive"],
    weights=WEIGHTS,
    file=Path(evaluation.__file__).parent / "weights.bin",
    seated=seated,
    learnt=to_learn,
    positions=positions,
    every=20,
    measured={edition: (load(edition), (2, 4, 8)) for edition in edition_ids()},
    begun=Batch,
    seen_by=None,
    weights_of_bots=WEIGHTS_OF_BOTS,
)
