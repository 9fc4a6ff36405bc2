"""Trails: a digest of every byte of a card game after every decision, to compare the two bodies."""

from hashlib import blake2b
from typing import Any

import msgspec

from monopolista.engine.jit import COMPILED
from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules import clauses
from tests.battery.bodies import quick_bytes
from tests.battery.options import Chosen
from tests.games.deal.battery.games import CAP, begin, decision
from tests.games.deal.battery.stage import PLAYED, Stage, set_stage


def warm_up() -> None:
    """Compile what a trail needs."""
    trail({}, 0)


def trail(options: Chosen, number: int) -> list[str]:
    """Play a game; return a digest of its bytes at the start and after every decision."""
    stage = set_stage(msgspec.convert(options, Options))
    begin(stage, number)
    digests = [digest(state(stage))]
    while _depth(stage) > 0 and len(digests) <= CAP:
        assert decision(stage, number) == clauses.NONE
        digests.append(digest(state(stage)))
    return digests


def _depth(stage: Stage) -> int:
    game: Any = stage.games[PLAYED]
    return int(game["depth"] if COMPILED else game.depth)


def state(stage: Stage) -> bytes:
    """Return the bytes of the game that is played."""
    return stage.games[PLAYED].tobytes() if COMPILED else quick_bytes(stage.games[PLAYED])


def digest(data: bytes) -> str:
    """Return a digest of the bytes of a game."""
    return blake2b(data, digest_size=8).hexdigest()
