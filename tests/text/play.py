"""Games played at random, for sentences about whatever can happen."""

from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec.structs import replace

from monopolista import Table
from monopolista.engine.seats import CLOCK
from monopolista.games.classic.editions import Options
from monopolista.games.classic.rules import verbs
from monopolista.games.common.notation import Action
from monopolista.transcript import Transcript

_WEIGHTS = {
    "bankrupt": 0.002,
    "asking": 0.02,
    "deal": 0.05,
    "mortgage": 0.1,
    "sell": 0.05,
    "decline": 0.3,
    "propose": 3,
    "bid": 3,
}
_HIGHEST_RAISE = 30


TABLES: tuple[tuple[str, Options], ...] = (
    ("italy", Options()),
    ("italy-2013", Options()),
    ("italy-euro", Options()),
    ("belgium-nl", Options(short=True)),
    ("belgium-fr", Options(short=True, speedy=True)),
    ("us", Options(parking=True, landing_salary=True, no_jail_rent=True)),
    ("uk", Options(no_auctions=True, speedy=True)),
)


def play_at_random(seed: int, answers: int) -> Table:
    """Return a table of 2 to 8 seats after that many random answers, given in turn and out of turn.

    Editions and options follow one another; half of the games are called off by the clock.
    """
    rng = Random(seed)
    edition, options = TABLES[seed % len(TABLES)]
    if seed % 2:
        options = replace(options, timed=60)
    table = Table(edition, seats=rng.randint(2, 8), seed=seed, options=options)
    for _ in range(answers):
        if table.over:
            break
        seat = rng.randrange(table.seats) if rng.random() < 0.3 else table.next_asked
        offers = table.offers(seat)
        if not offers:
            continue
        words = sorted({offer.verb for offer in offers})
        (word,) = rng.choices(words, [_WEIGHTS.get(word, 1) for word in words])
        offer = rng.choice([offer for offer in offers if offer.verb == word])
        amount = rng.randint(offer.low, min(offer.high, offer.low + _HIGHEST_RAISE))
        table.play(seat, Action(verbs.NUMBERS[word], offer.subject, amount))
    if options.timed and not table.over:
        table.play(CLOCK, Action(verbs.TIME))
    return table


@cache
def _played_at_random(seed: int, answers: int) -> Transcript:
    """Return a game that several tests of a process look at."""
    return play_at_random(seed, answers).transcript


def random_positions(games: int, *, every: int = 1) -> Iterator[Table]:
    """Yield the table of one game after the other at regular intervals of answers, until it is over.

    The games, of 60 to 720 answers, are played again from their transcripts, as a reader would.
    """
    for seed in range(games):
        played = _played_at_random(seed, answers=60 * (seed % 12 + 1))
        again = Table.replay(Transcript(played.header, []), chance=None)
        for count, answer in enumerate(played.answers):
            again.repeat(answer)
            if count % every == 0 and not again.over:
                yield again
