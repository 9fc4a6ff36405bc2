"""The battery of the classic game: its kernels, as tests and the worker call them."""

from typing import Final

import msgspec

from monopolista.engine.jit import kernel
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.records import Game, Offers, Seen
from tests.battery import games
from tests.battery.games import Plan
from tests.battery.options import Chosen
from tests.battery.run import Battery
from tests.battery.stage import AT_RANDOM, BOTS, START, Kinds, Stage, set_stage
from tests.games.classic.battery import adapter
from tests.games.classic.battery.books import Books
from tests.games.classic.battery.flaws import FLAWS, Report

KINDS: Final = Kinds(Game, Seen, Offers, Answer, Books, Report)

_begin, _look, _play = games.kernels_of(adapter)


def stage(edition: str, options: Chosen) -> Stage:
    """Return a stage for an edition with options; the clock strikes after ``turns`` turns."""
    chosen = msgspec.convert(options, Options)
    return set_stage(KINDS, load(edition, chosen).edition, chosen.turns or 0)


@kernel
def begin(stage: Stage, number: int, position: int) -> None:
    """Open game ``number`` in a position."""
    _begin(stage, number, position)


@kernel
def look(stage: Stage, often: int, odd: int, thorough: int) -> int:
    """Look at the position after a decision; return the first flaw, or SOUND."""
    return _look(stage, often, odd, thorough)


@kernel
def play(stage: Stage, plan: Plan) -> int:
    """Play games; stop at the first flaw."""
    return _play(stage, plan)


BATTERY: Final = Battery(
    kinds=KINDS,
    stage=stage,
    begin=begin,
    decision=adapter.decision,
    look=look,
    play=play,
    flaw=adapter.flaw,
    enter_events=adapter.enter_events,
    flaws=FLAWS,
    verbs=verbs.WORDS,
)
run, trail, bytes_at = BATTERY.run, BATTERY.trail, BATTERY.bytes_at
"""By these names the worker calls it."""


def warm_up() -> None:
    """Compile what runs and trails need."""
    run("italy", {}, Plan(0, 1, AT_RANDOM, START, thorough=1))
    for players in (AT_RANDOM, BOTS):
        trail("italy", {}, 0, players, START)
