"""The plain and the compiled body of a game agree on every byte after every decision."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from monopolista.engine.records import dtype_of
from monopolista.games.classic.rules.records import Game
from tests import compiled
from tests.battery.options import Chosen
from tests.games.classic.battery.games import BOTS, LOTS
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT, START
from tests.games.classic.battery.trail import TRAILS, bytes_at, trail

Played = tuple[str, Chosen, int, int, int]
GAMES = 5
SETS = [
    (deck, first, players, position)
    for deck, players, position, numbers in (
        ("B", LOTS, START, range(50)),
        ("A", LOTS, START, range(50, 100)),
        ("B", LOTS, COLOURS_DEALT, range(50)),
        ("A", LOTS, MORTGAGED_DEALT, range(50)),
        ("B", BOTS, START, range(75)),
        ("A", BOTS, START, range(75, 100)),
    )
    for first in numbers[::GAMES]
]


def test_the_sets_are_300_games() -> None:
    assert len(SETS) * GAMES == 300


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("deck", "first", "players", "position"), SETS)
def test_both_bodies_agree_on_every_byte_after_every_decision(
    deck: str, first: int, players: int, position: int
) -> None:
    for number in range(first, first + GAMES):
        game: Played = ("italy", {"deck": deck}, number, players, position)
        one = trail(*game)
        two: list[str] = compiled.call(f"{TRAILS[players]}:trail", *game)
        if one != two:
            step = next(step for step, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1])
            pytest.fail(f"{game}, step {step}: {list(differences(game, step))}")


def differences(game: Played, step: int) -> Iterator[str]:
    """Name the fields that differ, with the plain value first."""
    one = np.frombuffer(bytes.fromhex(bytes_at(*game, step)), dtype_of(Game))[0]
    two = np.frombuffer(bytes.fromhex(compiled.call(f"{TRAILS[game[3]]}:bytes_at", *game, step)), dtype_of(Game))[0]
    yield from _differing("", one, two)


def _differing(path: str, one: Any, two: Any) -> Iterator[str]:
    if one.dtype.names:
        for name in one.dtype.names:
            yield from _differing(f"{path}.{name}", one[name], two[name])
    elif one.shape:
        for place in range(len(one)):
            yield from _differing(f"{path}[{place}]", one[place], two[place])
    elif one != two:
        yield f"{path[1:]}: {one} {two}"
