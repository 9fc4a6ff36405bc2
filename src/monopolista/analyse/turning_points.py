"""Turning points of a game: the steps that changed the odds most."""

from dataclasses import dataclass
from typing import Final

from monopolista.analyse.move_quality import POINT
from monopolista.analyse.win_odds_timeline import Moment, WinOddsTimeline

MOST: Final = 8
"""Bound of the turning points of a game."""
LEAST: Final = 5 * POINT
"""Smallest change of a seat's odds by a turning point, in millionths."""


@dataclass(frozen=True)
class TurningPoint:
    """A step, and its change of each seat's odds in millionths."""

    moment: Moment
    added: tuple[int, ...]
    games: int = 0
    """Rollouts from each side of the step, 0 for none."""
    errors: tuple[int, ...] = ()
    """Standard errors by rollouts, in millionths."""


def turning_points(course: WinOddsTimeline) -> tuple[TurningPoint, ...]:
    """Return the steps that changed the odds most, in the order of the game, at most MOST; proposals do not count."""
    found = [TurningPoint(moment, added) for moment, added in course.settled_changes() if max(map(abs, added)) >= LEAST]
    most = sorted(found, key=lambda one: -sum(map(abs, one.added)))[:MOST]
    return tuple(sorted(most, key=lambda one: one.moment.answered.step))
