"""Luck and skill: the changes of each seat's odds by chance, by its own decisions and by the decisions of others."""

from dataclasses import dataclass

from monopolista.analyse.win_odds_timeline import WinOddsTimeline
from monopolista.engine.seats import Seat, holds


@dataclass(frozen=True)
class LuckSkill:
    """Account of a seat from its odds at the start to its result, in millionths."""

    seat: Seat
    start: int
    luck: int
    """Changes by chance, and by steps without a choice."""
    own: int
    """What the seat's decisions added."""
    others: int
    """What the decisions of the other seats added."""

    @property
    def skill(self) -> int:
        """Return the skill, in millionths: how much better the seat decided than the others."""
        return self.own + self.others

    @property
    def result(self) -> int:
        """Return the sum, in millionths: after the end of a game, the seat's share of the win."""
        return self.start + self.luck + self.skill


def measure_luck_skill(course: WinOddsTimeline) -> tuple[LuckSkill, ...]:
    """Return the accounts of all seats, in the order of the seats."""
    found: list[LuckSkill] = []
    changes = list(course.changes())
    for seat, start in enumerate(course.start):
        luck = sum(added[seat] for moment, added in changes if not moment.deciders)
        own = sum(added[seat] for moment, added in changes if holds(moment.deciders, seat))
        total = sum(added[seat] for _, added in changes)
        found.append(LuckSkill(seat, start, luck, own, total - luck - own))
    return tuple(found)
