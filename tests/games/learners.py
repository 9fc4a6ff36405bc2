"""Agents that play at random in the body of this process; the worker calls it by name."""

from collections.abc import Sequence
from dataclasses import fields
from hashlib import blake2b
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.episodes import DISABLED, FOR_WINNING, SAME_STEP
from monopolista.engine.record_arrays import column
from monopolista.games import GAMES, game_of, load
from monopolista.games.interface.learning import Block, Learning, Places, PlacesState, Setting

GIVES_UP: Final = ("leave", "bankrupt")
"""What one does seldom, so that games go on."""
SELDOM: Final = 50
BESIDE: Final = 1024
"""Games that are played side by side."""


class Way(NamedTuple):
    """How games are played for agents."""

    edition: str
    seats: int
    agents: Sequence[int]
    begins: int = SAME_STEP
    pays: int = FOR_WINNING
    most_turns: int = 1000
    most_decisions: int = 1_000_000

    @property
    def setting(self) -> Setting[Any]:
        """The same as a Setting; at the other seats, bots play as usual."""
        usual = game_of(self.edition).usual
        return Setting(
            load(self.edition), self.seats, frozenset(self.agents), (usual,) * self.seats, self.most_turns,
            self.most_decisions, self.begins, self.pays,
        )  # fmt: skip


def warm_up() -> None:
    """Compile what agents need of every game."""
    for game in GAMES.values():
        trail(Way(game.editions()[0], 2, (0,)), [0], 2)
        states(Way(game.editions()[0], 2, (0,)), [0], 2)


def opened(way: Way, seeds: Sequence[int]) -> Places:
    """Return places in which an episode has begun, each from a seed of its own."""
    places = game_of(way.edition).learning.places(way.setting, len(seeds))
    places.buffers.seed(dict(enumerate(seeds)))
    places.begin(np.ones(len(seeds), np.int8))
    return places


def numbers(blocks: Sequence[Block]) -> list[range]:
    """Return the numbers of the actions of each block."""
    ends = np.cumsum([block.length for block in blocks]).tolist()
    return [range(end - block.length, end) for end, block in zip(ends, blocks, strict=True)]


def chosen(learning: Learning[Any], mask: NDArray[np.int8], generator: Random) -> int:
    """Return an action at random: first what is done, then about what; 0 where nothing may be done."""
    may = [
        (block.verb, [first.start + int(place) for place in np.flatnonzero(mask[first.start : first.stop])])
        for block, first in zip(learning.blocks, numbers(learning.blocks), strict=True)
    ]
    going = [those for verb, those in may if those and (verb not in GIVES_UP or generator.randrange(SELDOM) == 0)]
    going = going or [those for _, those in may if those]
    return generator.choice(generator.choice(going)) if going else 0


def trail(way: Sequence[Any], seeds: Sequence[int], steps: int) -> list[list[str]]:
    """Play at random; return of each place, step by step, a digest of all that was written of it."""
    way = Way(*way)
    places, learning = opened(way, seeds), game_of(way.edition).learning
    generators = [Random(seed) for seed in seeds]
    digests = [[_digest(places, place)] for place in range(len(seeds))]
    for _ in range(steps):
        masks = places.buffers.masks
        places.step(
            np.array(
                [chosen(learning, mask, generator) for mask, generator in zip(masks, generators, strict=True)], np.int64
            )
        )
        for place, digest in enumerate(digests):
            digest.append(_digest(places, place))
    return digests


def states(way: Sequence[Any], seeds: Sequence[int], steps: int) -> list[str]:
    """Return digests of the state of some games, of it as seat 0 may know it, and of how they go on from the first."""
    way = Way(*way)
    places, learning = opened(way, seeds), game_of(way.edition).learning
    _play_on(places, learning, steps)
    state = places.get_state()
    places.hide_from(0, np.random.default_rng(3))
    redrawn = places.get_state()
    places.set_state(state)
    _play_on(places, learning, steps)
    return [_state_digest(one) for one in (state, redrawn, places.get_state())]


def _play_on(places: Places, learning: Learning[Any], steps: int) -> None:
    generator = Random(steps)
    for _ in range(steps):
        places.step(np.array([chosen(learning, mask, generator) for mask in places.buffers.masks], np.int64))


def _state_digest(state: PlacesState) -> str:
    return blake2b(b"".join(getattr(state, one.name).tobytes() for one in fields(state)), digest_size=8).hexdigest()


def _digest(places: Places, place: int) -> str:
    buffers = places.buffers
    written = (buffers.observations, buffers.masks, buffers.rewards, buffers.last_observations, buffers.last_masks)
    return blake2b(b"".join(rows[place].tobytes() for rows in written), digest_size=8).hexdigest()


class Played(NamedTuple):
    """How games went."""

    over: int
    cut: int
    steps: int
    largest: float
    """The largest number that was seen, whatever its sign."""


def play_out(way: Sequence[Any], games: int, seed: int) -> Played:
    """Play games to their end or the cap; each action is any of those that the mask admits."""
    way = Way(*way)._replace(begins=DISABLED)
    starts = range(seed, seed + games, BESIDE)
    parts = [_play_out(way, range(start, min(start + BESIDE, seed + games))) for start in starts]
    over, cut, steps = (sum(counted) for counted in list(zip(*parts, strict=True))[:3])
    return Played(int(over), int(cut), int(steps), max(one.largest for one in parts))


def _play_out(way: Way, seeds: range) -> Played:
    places, rng = opened(way, seeds), np.random.default_rng(seeds.start)
    buffers, steps, largest = places.buffers, 0, 0.0
    seldom = _giving_up(game_of(way.edition).learning)
    while (going := buffers.masks.any(axis=1)).any():
        places.step(drawn(buffers.masks, seldom, rng))
        largest = max(largest, float(buffers.observations.max()), -float(buffers.observations.min()))
        steps += int(going.sum())
    over, cut, refused = (int(column(buffers.episodes, name).sum()) for name in ("over", "cut", "refused"))
    assert refused == 0
    assert over + cut == len(seeds)
    return Played(over, cut, steps, largest)


def drawn(masks: NDArray[np.int8], seldom: Sequence[int], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return for each place any action that its mask admits, 0 where it admits none; some are drawn anew as a rule."""
    rows, admitted = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    firsts = np.cumsum(counts) - counts

    def once() -> NDArray[np.int64]:
        found = np.zeros(len(masks), np.int64)
        going = counts > 0
        found[going] = admitted[firsts[going] + (rng.random(int(going.sum())) * counts[going]).astype(np.int64)]
        return found

    found, other = once(), once()
    again = np.isin(found, seldom) & (rng.random(len(masks)) * SELDOM > 1)
    return np.where(again, other, found)


def _giving_up(learning: Learning[Any]) -> list[int]:
    found = zip(learning.blocks, numbers(learning.blocks), strict=True)
    return [number for block, those in found if block.verb in GIVES_UP for number in those]
