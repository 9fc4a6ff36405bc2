"""The battery of the card game: its kernels, as tests and the worker call them."""

from collections.abc import Iterator
from typing import Final

import msgspec

from monopolista.engine.jit import kernel
from monopolista.games.deal.editions import Options, load
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import Game, Offers, Seen
from tests.battery import games
from tests.battery.games import Plan
from tests.battery.options import Chosen
from tests.battery.run import Battery
from tests.battery.stage import AT_RANDOM, START, Kinds, Stage, set_stage
from tests.games.deal.battery import adapter
from tests.games.deal.battery.books import Books
from tests.games.deal.battery.flaws import FLAWS, Report, Said
from tests.games.deal.battery.variants import chosen

KINDS: Final = Kinds(Game, Seen, Offers, Said, Books, Report)
TRIED: Final = 16
"""Odd actions are tried in one position in this many."""

_begin, _look, _play = games.kernels_of(adapter)


def stage(edition: str, options: Chosen) -> Stage:
    """Return a stage for the card game with options."""
    return set_stage(KINDS, load(edition, msgspec.convert(options, Options)).pack)


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


def played(number: int) -> Iterator[Stage]:
    """Play game ``number`` with options of its own; yield the stage at the start and after every decision."""
    return BATTERY.played("deal", chosen(number), number, AT_RANDOM, START)


def warm_up() -> None:
    """Compile what runs and trails need."""
    run("deal", {}, Plan(0, 1, often=TRIED, odd=8, thorough=1))
    trail("deal", {}, 0, AT_RANDOM, START)
