"""The training configuration of the classic game: every edition, options, 2 to 10 seats, bots of every strength."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from monopolista.engine.network.kernels import Marks
from monopolista.engine.record_arrays import blank, column, seeded, several
from monopolista.games.classic import evaluation
from monopolista.games.classic.bots.registry import BOTS, CHAMPION, LEVELS, RANDOM
from monopolista.games.classic.editions import Box, Options, edition_ids, load
from monopolista.games.classic.evaluation.features import AT, FEATURES, LATER_LAWS, UNFITTED_LAWS
from monopolista.games.classic.evaluation.rent_exposure import RentExposure
from monopolista.games.classic.evaluation.weights import WEIGHTS
from monopolista.games.classic.simulation.parallel_games import Batch
from monopolista.games.common.options import OptionError
from monopolista.simulate.runner.seeding import words_of_games
from training import classic_kernels
from training.classic_ahead import ahead_of
from training.classic_kernels import Table
from training.game_config import GameConfig, SearchParameters, TableConfig, bots_of
from training.positions import Book, Positions, make_book, make_sampler, pages_for, sampled_positions

SEATS: Final = {2: 16, 3: 12, 4: 32, 5: 8, 6: 8, 7: 6, 8: 12, 9: 3, 10: 3}
"""The percentage of tables with each number of seats."""
USUAL: Final = 10
"""The weight of the default options; each of the choices below has the weight 1."""
WAYS: Final[Sequence[Mapping[str, Any]]] = (
    {"short": True}, {"short": True}, {"turns": 60}, {"turns": 150}, {"turns": 300}, {"speedy": True},
    {"no_auctions": True}, {"parking": True}, {"landing_salary": True}, {"no_limit": True}, {"no_jail_rent": True},
    {"speedy": True, "triple_ends": True}, *({rule: True} for rule in (*LATER_LAWS, *UNFITTED_LAWS)),
)  # fmt: skip
STRAY: Final = 25
"""At every second table, one decision in every few is random."""
AHEAD: Final = 8
"""How many rollouts a training position has; none where ``champion`` plays, which takes a hundred times as long."""
FAR: Final = 48
"""Their length in decisions. Odds after 64 decisions were closest to whole games (of 8, 24, 64 and 160)."""
RARE: Final = 0.15
"""The weight of ``random`` among the bots: its games are long."""
WEIGHTS_OF_BOTS: Final = [RARE if level == RANDOM else 1 for level in range(len(LEVELS))]


def positions(box: Box, levels: Sequence[int], seed: int, games: range, every: int) -> Positions:
    """Play games of an edition, one bot for each seat; sample one position in a number of decisions."""
    return _positions(box, levels, seed, games, make_book(every))


def training_positions(box: Box, levels: Sequence[int], seed: int, games: range, every: int) -> Positions:
    """Sample positions for training: with random decisions at every second table, and with rollouts."""
    stray = STRAY if games.start // len(games) % 2 else 0
    ahead = 0 if CHAMPION in levels else AHEAD
    return _positions(box, levels, seed, games, make_book(every, stray=stray, ahead=ahead, far=FAR))


def _positions(box: Box, levels: Sequence[int], seed: int, games: range, book: Book) -> Positions:
    batch = Batch(box, levels, [*words_of_games(seed, games)])
    books, pages = several(book, 1), pages_for(len(levels))
    table = Table(
        batch.editions, batch.levels, batch.offers, batch.answers, books, blank(RentExposure, 1), blank(Marks, 1),
        ahead_of(batch),
    )  # fmt: skip
    rng = seeded([*words_of_games(seed + 1, games)])
    _play_and_sample(table, batch.games, batch.seen, batch.streams, rng, batch.tallies, pages)
    assert not column(table.ahead.tallies, "refused").any(), "a bot did what the rules refuse"
    return sampled_positions(books, batch.tallies, pages)


def draw_table(rng: Random, strongest: Sequence[int], alike: float) -> TableConfig:
    """Draw a random table."""
    while True:
        box = _box(rng)
        (seats,) = rng.choices(list(SEATS), list(SEATS.values()))
        if box is not None and seats <= box.most_seats:
            return TableConfig(box, bots_of(rng, strongest, seats, WEIGHTS_OF_BOTS, alike=alike))


def _box(rng: Random) -> Box | None:
    chosen = {} if rng.random() < USUAL / (USUAL + len(WAYS)) else rng.choice(WAYS)
    try:
        return load(rng.choice(edition_ids()), Options(**chosen))
    except OptionError:
        return None


_play_and_sample = make_sampler(classic_kernels)
CONFIG: Final = GameConfig(
    bots=BOTS,
    features=FEATURES,
    of_table=AT["alive"],
    weights=WEIGHTS,
    file=Path(evaluation.__file__).parent / "weights.bin",
    draw_table=draw_table,
    training_positions=training_positions,
    positions=positions,
    every=20,
    evaluated={edition: (load(edition), (2, 4, 8)) for edition in edition_ids()},
    start_games=Batch,
    viewer=None,
    weights_of_bots=WEIGHTS_OF_BOTS,
    validated_decisions=130,
    mixed_opponents=(
        ("fixed-b", "fixed-b", "fixed-b"),
        ("regular", "fixed-b", "strategic"),
        ("value", "edmund", "strategic"),
        ("strategic", "strategic", "strategic"),
    ),
    puzzles=SearchParameters(
        (2, 3, 3, 4, 4, 4, 5, 6),
        ("newcomer", "thrifty", "edmund", "strategic", "regular", "champion"),
        learner="newcomer",
    ),
)
