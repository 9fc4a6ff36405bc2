"""Trails: a digest of every byte of a card game after every decision, to compare the two bodies."""

import msgspec

from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules import clauses
from tests.battery.bodies import bytes_of, depth_of, digest
from tests.battery.options import Chosen
from tests.games.deal.battery.games import CAP, begin, decision
from tests.games.deal.battery.stage import PLAYED, set_stage


def warm_up() -> None:
    """Compile what a trail needs."""
    trail({}, 0)


def trail(options: Chosen, number: int) -> list[str]:
    """Play a game; return a digest of its bytes at the start and after every decision."""
    stage = set_stage(msgspec.convert(options, Options))
    begin(stage, number)
    digests = [digest(bytes_of(stage.games[PLAYED]))]
    while depth_of(stage.games[PLAYED]) > 0 and len(digests) <= CAP:
        assert decision(stage, number) == clauses.NONE
        digests.append(digest(bytes_of(stage.games[PLAYED])))
    return digests
