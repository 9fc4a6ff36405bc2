"""Games to be written as a log: every edition in turn, with random options, each seat played by a random bot."""

import random
from typing import Final

import msgspec

from monopolista import bots
from monopolista.games.classic.editions import Options, edition_ids, load
from monopolista.games.common.option_declarations import Value
from monopolista.games.common.options import Option, OptionError
from monopolista.games.common.options import declared as declarations
from monopolista.table import Table, seeded
from monopolista.transcript import Transcript

MOST_ANSWERS: Final = 3_000
"""A game that has not ended by then is written as far as it went."""
_SELDOM: Final = 0.15
"""The chance with which an option is not the booklet's."""


def play_random_game(seed: int, number: int, *, answers: int = MOST_ANSWERS) -> Transcript:
    """Return a game that is played to its end, or stopped at a number of answers.

    Parameters
    ----------
    seed
        The seed of all games of a log.
    number
        The number of the game: the edition follows from it.
    answers
        The number of answers at which a game stops.
    """
    draw = random.Random(f"{seed} {number}")
    edition = edition_ids()[number % len(edition_ids())]
    options = _options(edition, draw)
    seats = draw.randint(2, load(edition).most_seats)
    table = Table(edition, seats, seed=draw.getrandbits(63), options=options)
    levels = [draw.choice(list(table.game.levels)) for _ in range(seats)]
    choices = seeded(draw.getrandbits(63))
    while not table.over and table.version < answers:
        seat = table.next_asked
        table.play(seat, bots.decide(levels[seat], table, seat, choices))
    return table.transcript


def _options(edition: str, draw: random.Random) -> dict[str, Value]:
    """Return random options that go together; a clock that strikes by minutes is not among them."""
    listed = [option for option in load(edition).listed if option.name != "timed"]
    while True:
        chosen = {option.name: _value(option, draw) for option in listed if draw.random() < _SELDOM}
        try:
            load(edition, msgspec.convert(chosen, Options))
        except OptionError:
            continue
        return chosen


def _value(option: Option, draw: random.Random) -> Value:
    if option.kind == "switch":
        return not option.value
    if option.kind == "choice":
        return draw.choice(option.choices)
    return draw.choice((declarations(Options)[option.name].tried, draw.randint(option.low, min(option.high, 3_000))))
