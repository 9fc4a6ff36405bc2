"""Luck told from skill: of what each seat's odds became, what chance did, what it decided, and what the others did."""

from dataclasses import dataclass

from monopolista.analyse.win_odds_timeline import WinOddsTimeline
from monopolista.engine.seats import Seat, holds


@dataclass(frozen=True)
class LuckSkill:
    """What made a seat's odds at the beginning its result, in millionths."""

    seat: Seat
    start: int
    luck: int
    """What dice and cards added, and whatever nobody chose."""
    own: int
    """What its own decisions added."""
    others: int
    """What the decisions of the others added."""

    @property
    def skill(self) -> int:
        """Return what all decisions added: by how much it decided better than the others, since those lose by it."""
        return self.own + self.others

    @property
    def result(self) -> int:
        """Return what it all comes to: after the end, its share of having won."""
        return self.start + self.luck + self.skill


def accounts(course: WinOddsTimeline) -> tuple[LuckSkill, ...]:
    """Return the accounts of all seats."""
    found: list[LuckSkill] = []
    changes = list(course.changes())
    for seat, start in enumerate(course.start):
        luck = sum(added[seat] for moment, added in changes if not moment.deciders)
        own = sum(added[seat] for moment, added in changes if holds(moment.deciders, seat))
        total = sum(added[seat] for _, added in changes)
        found.append(LuckSkill(seat, start, luck, own, total - luck - own))
    return tuple(found)
