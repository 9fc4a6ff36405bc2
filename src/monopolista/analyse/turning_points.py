"""The turning points of a game: the steps that moved the odds most."""

from dataclasses import dataclass
from typing import Final

from monopolista.analyse.move_quality import POINT
from monopolista.analyse.win_odds_timeline import Moment, WinOddsTimeline

MOST: Final = 8
"""Turning points of a game."""
LEAST: Final = 5 * POINT
"""By so much a turning point moves somebody's odds."""


@dataclass(frozen=True)
class TurningPoint:
    """A step and what it added to everybody's odds."""

    moment: Moment
    added: tuple[int, ...]
    games: int = 0
    """From before and from after it, where it was played on from."""
    errors: tuple[int, ...] = ()
    """The standard errors of what it added, where it was played on from."""


def turning_points(course: WinOddsTimeline) -> tuple[TurningPoint, ...]:
    """Return the steps that moved the odds most, in the order of the game."""
    found = [TurningPoint(moment, added) for moment, added in course.changes() if max(map(abs, added)) >= LEAST]
    most = sorted(found, key=lambda one: -sum(map(abs, one.added)))[:MOST]
    return tuple(sorted(most, key=lambda one: one.moment.answered.step))
