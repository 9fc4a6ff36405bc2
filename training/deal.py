"""The training configuration of the card game: every option, 2 to 5 seats, bots of every strength, random decisions."""

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
from monopolista.games.deal.evaluation.judging import EvaluationScratch
from monopolista.games.deal.evaluation.weights import WEIGHTS
from monopolista.games.deal.rules.records import BROKEN, EXCESS, WILD_SETS
from monopolista.games.deal.simulation.parallel_games import Batch
from monopolista.simulate.runner.seeding import words_of_games
from training import deal_kernels
from training.deal_kernels import Table
from training.game_config import GameConfig, SearchParameters, TableConfig, bots_of
from training.positions import Book, Positions, make_book, make_sampler, pages_for, sampled_positions

SEATS: Final = {2: 25, 3: 20, 4: 35, 5: 20}
"""The percentage of tables with each number of seats."""
USUAL: Final = 0.6
"""The share of tables with the default options; at the others every option is random."""
OTHERWISE: Final = Options(
    no_is_play=True, double_any=True, broken="discard", excess="under", take_back=True, wild_sets="any"
)
"""Every option with another value than the default."""
RARE: Final = 0.3
"""The weight of ``random`` among the bots, each of which has the weight 1."""
WEIGHTS_OF_BOTS: Final = [RARE if level == RANDOM else 1 for level in range(len(LEVELS))]
EVEN: Final = 0.5
STRAY: Final = 20
"""At every second table, one decision in every few is random."""


def positions(box: DealBox, levels: Sequence[int], seed: int, games: range, every: int) -> Positions:
    """Play games of an edition, one bot for each seat; sample one position in a number of decisions."""
    return _positions(box, levels, seed, games, make_book(every))


def training_positions(box: DealBox, levels: Sequence[int], seed: int, games: range, every: int) -> Positions:
    """Sample positions for training, with random decisions at every second table."""
    return _positions(box, levels, seed, games, make_book(every, stray=STRAY if games.start // len(games) % 2 else 0))


def _positions(box: DealBox, levels: Sequence[int], seed: int, games: range, book: Book) -> Positions:
    batch = Batch(box, levels, [*words_of_games(seed, games)])
    books, pages = several(book, 1), pages_for(len(levels))
    table = Table(batch.packs, batch.levels, batch.offers, batch.answers, books, blank(EvaluationScratch, 1))
    rng = seeded([*words_of_games(seed + 1, games)])
    _play_and_sample(table, batch.games, batch.seen, batch.streams, rng, batch.tallies, pages)
    return sampled_positions(books, batch.tallies, pages)


def draw_table(rng: Random, strongest: Sequence[int], alike: float) -> TableConfig:
    """Draw a random table."""
    (seats,) = rng.choices(list(SEATS), list(SEATS.values()))
    options = Options() if rng.random() < USUAL else _options(rng)
    bots = bots_of(rng, strongest, seats, WEIGHTS_OF_BOTS, alike=alike)
    return TableConfig(load(rng.choice(edition_ids()), options), bots)


def _options(rng: Random) -> Options:
    return Options(
        no_is_play=rng.random() < EVEN,
        double_any=rng.random() < EVEN,
        broken=rng.choice(BROKEN),
        excess=rng.choice(EXCESS),
        take_back=rng.random() < EVEN,
        wild_sets=rng.choice(WILD_SETS),
    )


_play_and_sample = make_sampler(deal_kernels)
CONFIG: Final = GameConfig(
    bots=BOTS,
    features=FEATURES,
    of_table=AT["alive"],
    weights=WEIGHTS,
    file=Path(evaluation.__file__).parent / "weights.bin",
    draw_table=draw_table,
    training_positions=training_positions,
    positions=positions,
    every=12,
    evaluated={"deal": (load(), (2, 4, 5)), "deal, all chosen otherwise": (load(options=OTHERWISE), (2, 4, 5))},
    start_games=Batch,
    viewer=NOBODY,
    weights_of_bots=WEIGHTS_OF_BOTS,
    validated_decisions=40,
    mixed_opponents=(),
    puzzles=SearchParameters(
        (2, 3, 4, 4, 5), ("risk-aware", "regular", "regular", "champion"), learner="risk-aware", each=3
    ),
)
