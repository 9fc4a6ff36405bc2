"""The plain and the compiled body of a game agree on every byte after every decision."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from monopolista.engine.records import dtype_of
from monopolista.games.classic.rules.records import Game
from tests import compiled
from tests.battery.options import Chosen
from tests.battery.trail import bytes_at, trail
from tests.games.classic.battery.games import BOTS, LOTS
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT, START

Played = tuple[str, Chosen, int, int, int]
GAMES = 25
SETS = [
    (deck, first, players, position)
    for deck, players, position, firsts in (
        ("B", LOTS, START, (0, 25)),
        ("A", LOTS, START, (50, 75)),
        ("B", LOTS, COLOURS_DEALT, (0, 25)),
        ("A", LOTS, MORTGAGED_DEALT, (0, 25)),
        ("B", BOTS, START, (0, 25, 50)),
        ("A", BOTS, START, (75,)),
    )
    for first in firsts
]


def test_the_sets_are_300_games() -> None:
    assert len(SETS) * GAMES == 300


@pytest.mark.parametrize(("deck", "first", "players", "position"), SETS)
def test_both_bodies_agree_on_every_byte_after_every_decision(
    deck: str, first: int, players: int, position: int
) -> None:
    for number in range(first, first + GAMES):
        game: Played = ("italy", {"deck": deck}, number, players, position)
        one = trail(*game)
        two: list[str] = compiled.call("tests.battery.trail:trail", *game)
        if one != two:
            step = next(step for step, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1])
            pytest.fail(f"{game}, step {step}: {list(differences(game, step))}")


def differences(game: Played, step: int) -> Iterator[str]:
    """Name the fields that differ, with the plain value first."""
    one = np.frombuffer(bytes.fromhex(bytes_at(*game, step)), dtype_of(Game))[0]
    two = np.frombuffer(bytes.fromhex(compiled.call("tests.battery.trail:bytes_at", *game, step)), dtype_of(Game))[0]
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
