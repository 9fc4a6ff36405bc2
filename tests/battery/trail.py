"""Trails: a digest of every byte of a game after every decision, to compare the two bodies."""

from hashlib import blake2b
from typing import Any

from monopolista.editions import load
from monopolista.kernel import clauses
from monopolista.kernel.jit import COMPILED
from tests.battery.games import BOTS, CAP, LOTS, begin, decision, seats_of
from tests.battery.positions import START
from tests.battery.stage import PLAYED, Stage, quick_bytes, set_stage


def warm_up() -> None:
    """Compile what a trail needs."""
    trail("italy", "B", 0, LOTS, START)
    trail("italy", "B", 0, BOTS, START)


def trail(edition: str, deck: str, number: int, players: int, position: int) -> list[str]:
    """Play a game in the body of this process; return a digest of its bytes at the start and after every decision."""
    stage = _begun(edition, deck, number, position)
    digests = [_digest(stage)]
    while _depth(stage) > 0 and len(digests) <= CAP:
        assert decision(stage, players, number) == clauses.NONE
        digests.append(_digest(stage))
    return digests


def bytes_at(edition: str, deck: str, number: int, players: int, position: int, step: int) -> str:
    """Return the bytes of a game after so many decisions, as hexadecimal digits."""
    stage = _begun(edition, deck, number, position)
    for _ in range(step):
        decision(stage, players, number)
    return _bytes(stage).hex()


def _begun(edition: str, deck: str, number: int, position: int) -> Stage:
    stage = set_stage(edition, deck)
    begin(stage, number, seats_of(number, load(edition).edition.most_seats), position)
    return stage


def _depth(stage: Stage) -> int:
    game: Any = stage.games[PLAYED]
    return int(game["depth"] if COMPILED else game.depth)


def _bytes(stage: Stage) -> bytes:
    return stage.games[PLAYED].tobytes() if COMPILED else quick_bytes(stage.games[PLAYED])


def _digest(stage: Stage) -> str:
    return blake2b(_bytes(stage), digest_size=8).hexdigest()
