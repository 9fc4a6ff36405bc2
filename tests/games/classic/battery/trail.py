"""Trails: a digest of every byte of a game after every decision, to compare the two bodies."""

import msgspec

from monopolista.games.classic.editions import Options
from monopolista.games.classic.rules import clauses
from tests.battery.bodies import bytes_of, depth_of, digest
from tests.battery.options import Chosen
from tests.games.classic.battery.games import BOTS, CAP, LOTS, begin, decision_by_lot, decision_of_bots, seats_of
from tests.games.classic.battery.positions import START
from tests.games.classic.battery.stage import PLAYED, Stage, set_stage

DECISIONS = {LOTS: decision_by_lot, BOTS: decision_of_bots}


TRAILS = {LOTS: "tests.games.classic.battery.trail", BOTS: "tests.games.classic.battery.trail_of_bots"}
"""By whom the compiled worker knows each kind."""


def warm_up() -> None:
    """Compile what a trail by lot needs."""
    trail("italy", {}, 0, LOTS, START)


def trail(edition: str, options: Chosen, number: int, players: int, position: int) -> list[str]:
    """Play a game in the body of this process; return a digest of its bytes at the start and after every decision."""
    stage = _begun(edition, options, number, position)
    digests = [digest(bytes_of(stage.games[PLAYED]))]
    decide = DECISIONS[players]
    while depth_of(stage.games[PLAYED]) > 0 and len(digests) <= CAP:
        assert decide(stage, number) == clauses.NONE
        digests.append(digest(bytes_of(stage.games[PLAYED])))
    return digests


def bytes_at(edition: str, options: Chosen, number: int, players: int, position: int, step: int) -> str:
    """Return the bytes of a game after so many decisions, as hexadecimal digits."""
    stage = _begun(edition, options, number, position)
    for _ in range(step):
        DECISIONS[players](stage, number)
    return bytes_of(stage.games[PLAYED]).hex()


def _begun(edition: str, options: Chosen, number: int, position: int) -> Stage:
    stage = set_stage(edition, msgspec.convert(options, Options))
    begin(stage, number, seats_of(stage.editions[0], number), position)
    return stage
