"""MONOPOLY Deal as learning agents see it."""

from collections.abc import Callable
from typing import Any, Final

from monopolista.engine.entry_points import entry_points
from monopolista.engine.record_arrays import blank, column, several
from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.deal.actions.describe_action import meaning
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.registry import LEVELS
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.learn import actions, fields, kernels
from monopolista.games.deal.learn.action_space import space_of
from monopolista.games.deal.learn.kernels import Printed
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.records import COLLECTOR, SEATS, Game, Offers, Seen
from monopolista.games.deal.simulation.determinization import deal_all_anew
from monopolista.games.learning_agents import Agents, Kinds

_READ: Final[Callable[..., None]] = actions.read_one


class DealLearning(Agents[DealBox]):
    """What agents see and do in MONOPOLY Deal."""

    fields = fields.FIELDS
    blocks = actions.BLOCKS
    levels = LEVELS
    kinds = Kinds(Game, Seen, Offers, Answer)
    kernels = kernels
    entries = entry_points(kernels, kernels.__name__)

    def printed(self, box: DealBox, *, resignation: bool = True) -> Printed:
        """Return what a box prints."""
        return Printed(several(space_of(box.pack), 1), several(box.pack, 1), int(resignation))

    def hide_from(self, games: Any, seat: Seat) -> None:
        """Deal the draw pile and the hands of the other seats anew."""
        deal_all_anew(games, seat)

    def describe(self, box: DealBox, action: int) -> str:
        """Return in English what the number of an action stands for.

        >>> from monopolista.games.deal.editions import load
        >>> LEARNING.describe(load(), actions.FIRST[verbs.LAY])
        'lay brown-1 (card 20) into brown (set 0)'
        >>> LEARNING.describe(load(), actions.FIRST[verbs.AT] + 1)
        'at the seat 2 places on'
        """
        answers = blank(Answer, 1)
        _READ(several(space_of(box.pack), 1), several(box.pack, 1), SEATS, 0, action, answers)
        verb, subject, amount = (int(column(answers, name)[0]) for name in ("verb", "subject", "amount"))
        said = meaning(box, Action(verb, subject, amount))
        other = _other(box, verb, subject, amount)
        return said if other < 0 else said.removesuffix(f"seat {other}") + _place_on(other)


def _other(box: DealBox, verb: int, subject: int, amount: int) -> int:
    """Return the seat that an action names, counted from the seat that acts; -1 where it names none."""
    if verb in (verbs.AT, verbs.ALLOW):
        return subject
    collects = verb == verbs.PLAY and box.pack.kind[subject] == COLLECTOR
    return amount if verb == verbs.NO or collects else -1


def _place_on(other: int) -> str:
    if other == 0:
        return "oneself"
    return f"the seat {other} place{'s' if other > 1 else ''} on"


LEARNING: Final = DealLearning()
