"""Runs of the card game's battery, in the body of this process; the worker calls them by name."""

from dataclasses import fields
from typing import Any

import msgspec

from monopolista.games.deal.editions import Options
from monopolista.games.deal.rules import verbs
from tests.battery.options import Chosen
from tests.games.deal.battery.games import TRIED, play_several
from tests.games.deal.battery.report import FLAWS, SOUND, Report
from tests.games.deal.battery.stage import set_stage


def warm_up() -> None:
    """Compile what a run needs."""
    run({}, 0, 1, TRIED, 1)


def run(options: Chosen, first: int, games: int, tried: int, thorough: int) -> dict[str, int]:
    """Play games, look at every law after every decision, and return what was counted, or say what went wrong."""
    stage = set_stage(msgspec.convert(options, Options))
    try:
        play_several(stage, first, games, tried, thorough)
    except (AssertionError, IndexError) as error:
        raise AssertionError(f"{error!r} in {_told(stage.reports[0])}") from error
    counted = _told(stage.reports[0])
    if counted["flaw"] != SOUND:
        verb = verbs.WORDS.get(counted["verb"], "")
        raise AssertionError(f"{FLAWS[counted['flaw']]} after {verb!r} in {counted}")
    return counted


def _told(noted: Any) -> dict[str, int]:
    """Return a report as a dictionary, from either body."""
    body = isinstance(noted, Report)
    return {one.name: int(getattr(noted, one.name) if body else noted[one.name]) for one in fields(Report)}
