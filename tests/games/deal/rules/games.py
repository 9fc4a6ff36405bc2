"""Card games by lot, in the body of this process: what the tests of the card game's kernel play and measure."""

import struct
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.jit import COMPILED, kernel
from monopolista.engine.seats import CHANCE
from monopolista.games.deal.editions import Options, load
from monopolista.games.deal.rules import clauses, offers, setting_up, table, verbs
from monopolista.games.deal.rules.records import CARDS, Game, Offers
from tests.games.classic.battery.stage import numbers, put, same, several

PLAYED: Final = 0
BEFORE: Final = 1
TRIAL: Final = 2
"""The games of a stage: the one that is played, a copy of it, one for trials."""
MOST_TURNS: Final = 400

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "booklet": {},
    "stay": {"broken": "stay", "wild_sets": "property", "no_is_play": True},
    "discard": {"broken": "discard", "excess": "under", "double_any": True, "wild_sets": "any"},
}
"""Choices that between them switch on every option once."""


class Stage(NamedTuple):
    """Everything that the kernels below work on: arrays of records, or lists of bodies."""

    packs: Any
    games: Any
    words: Any
    offers: Any
    streams: Any


def set_stage(choices: str, seats: int, seed: int) -> Stage:
    """Return a stage with a game that is set up."""
    box = load(options=msgspec.convert(OPTIONS[choices], Options))
    games = several(Game(), 3)
    words = games.view(np.int32).reshape(3, -1) if COMPILED else games
    stage = Stage(several(box.pack, 1), games, words, several(Offers(), 1), several(Stream(), 1))
    begin(stage.packs, games, stage.streams, seats, seed)
    return stage


@kernel
def begin(packs: Any, games: Any, streams: Any, seats: int, seed: int) -> None:
    """Set up the game that is played, and seed its chance and the lots."""
    seed_stream(games[PLAYED].chance[0], seed, 1)
    seed_stream(streams[0], seed, 2)
    setting_up.open_game(packs[0], games[PLAYED], seats)


@kernel
def choose(out: Offers, stream: Stream) -> int:
    """Draw one of the offers by lot; what leads nowhere is seldom drawn, and leaving about once in a game."""
    while True:
        place = below(stream, out.count)
        verb = out.rows[place].verb
        if verb == verbs.LEAVE:
            if below(stream, 40) == 0:
                return place
        elif verb not in (verbs.MOVE, verbs.UNPICK) or below(stream, 8) == 0:
            return place


@kernel
def step(packs: Any, games: Any, lists: Any, streams: Any) -> int:
    """Let whoever is asked decide by lot; return the verb, NOTHING where chance has answered."""
    game = games[PLAYED]
    seat = table.next_asked(game)
    if seat == CHANCE:
        table.answer_chance(packs[0], game)
        return verbs.NOTHING
    offers.list_offers(packs[0], game, seat, lists[0])
    offer = lists[0].rows[choose(lists[0], streams[0])]
    verb = offer.verb
    assert table.apply(packs[0], game, seat, verb, offer.subject, offer.low) == clauses.NONE
    return verb


@kernel
def goes_on(games: Any) -> bool:
    """Say whether the game is to be played on."""
    return games[PLAYED].depth > 0 and games[PLAYED].turns < MOST_TURNS


def steps(stage: Stage) -> Iterator[int]:
    """Play a game to its end, or for so many turns; yield the verb of each step once it is done."""
    while goes_on(stage.games):
        yield step(stage.packs, stage.games, stage.offers, stage.streams)


def state(stage: Stage) -> bytes:
    """Return the bytes of the game that is played."""
    if COMPILED:
        return stage.games[PLAYED].tobytes()
    listed = numbers(stage.games[PLAYED])
    return struct.pack(f"<{len(listed) - 4}i4I", *listed)


def trail(choices: str, seats: int, seed: int) -> list[str]:
    """Play a game and return a digest of its bytes after each step."""
    stage = set_stage(choices, seats, seed)
    return [blake2b(state(stage), digest_size=8).hexdigest() for _ in steps(stage)]


@kernel
def sweep(packs: Any, games: Any, lists: Any, seat: int) -> int:
    """Try every verb with every subject and amount; return how many are done though not offered.

    What is refused is tried on the trial game, which must stay as it is.
    """
    offers.list_offers(packs[0], games[TRIAL], seat, lists[0])
    admitted = 0
    for verb in range(-1, verbs.LEAVE + 2):
        for subject in range(-2, CARDS + 2):
            for amount in range(-2, CARDS + 2):
                clause = table.refusal(packs[0], games[TRIAL], seat, verb, subject, amount)
                if clause == clauses.NONE:
                    admitted += 1
                else:
                    assert table.apply(packs[0], games[TRIAL], seat, verb, subject, amount) == clause
    return admitted - lists[0].count


@kernel
def offered_twice(lists: Any) -> bool:
    """Say whether two of the offers are the same."""
    out = lists[0]
    for place in range(out.count):
        one = out.rows[place]
        assert one.low == one.high
        for other in range(place):
            two = out.rows[other]
            if one.verb == two.verb and one.subject == two.subject and one.low == two.low:
                return True
    return False


@kernel
def count_offers(packs: Any, games: Any, lists: Any, seat: int) -> int:
    """List the offers of a seat in the game that is played; who is asked can do more than leave, nobody else can."""
    offers.list_offers(packs[0], games[PLAYED], seat, lists[0])
    is_asked = seat >= 0 and (table.asked(games[PLAYED]) >> seat) & 1 == 1
    assert (lists[0].count > 1) == is_asked
    return lists[0].count


@kernel
def try_one(packs: Any, games: Any, lists: Any, seat: int, place: int) -> int:
    """Carry out an offer on the trial game; return the clause that forbids it."""
    offer = lists[0].rows[place]
    return table.apply(packs[0], games[TRIAL], seat, offer.verb, offer.subject, offer.low)


def try_all(stage: Stage, seat: int) -> None:
    """Prove for the game that is played: every offer of a seat applies, and all else is refused and changes nothing."""
    put(stage.games, BEFORE, PLAYED)
    count = count_offers(stage.packs, stage.games, stage.offers, seat)
    assert not offered_twice(stage.offers)
    for place in range(count):
        put(stage.games, TRIAL, PLAYED)
        assert try_one(stage.packs, stage.games, stage.offers, seat, place) == clauses.NONE
        assert not same(stage.words, TRIAL, PLAYED)
    put(stage.games, TRIAL, PLAYED)
    assert sweep(stage.packs, stage.games, stage.offers, seat) == 0
    assert same(stage.words, TRIAL, PLAYED), "what was refused has changed something"
    assert same(stage.words, BEFORE, PLAYED)


def try_positions(choices: str, seats: int, seed: int, every: int, most: int) -> int:
    """Play a game and try everything in one position of so many; return how many were tried."""
    stage = set_stage(choices, seats, seed)
    tried = 0
    for number, _ in enumerate(steps(stage)):
        if number % every == 0 and tried < most:
            for seat in range(-1, seats + 1):
                try_all(stage, seat)
            tried += 1
    return tried


def warm_up() -> None:
    """Compile everything that the tests call."""
    trail("booklet", 2, 1)
    try_positions("booklet", 2, 1, 1, 1)
