"""Runs of the battery, in the body of this process; the worker calls them by name."""

from dataclasses import fields
from typing import Any

import msgspec

from monopolista.games.classic.editions import Options
from monopolista.games.classic.rules import verbs
from tests.battery.options import Chosen
from tests.battery.report import FLAWS, SOUND, Report
from tests.games.classic.battery.games import BOTS, LOTS, play_several
from tests.games.classic.battery.stage import set_stage


def warm_up() -> None:
    """Compile what a run needs."""
    run("italy", {}, 0, 1, LOTS, 0, 1, 100)
    run("italy", {}, 0, 1, BOTS, 0, 0, 1)


def run(
    edition: str, options: Chosen, first: int, games: int, players: int, position: int, odd: int, thorough: int
) -> dict[str, int]:
    """Play games, look at every law after every decision, and return what was counted, or say what went wrong."""
    stage = set_stage(edition, msgspec.convert(options, Options))
    try:
        play_several(stage, first, games, players, position, odd, thorough)
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
