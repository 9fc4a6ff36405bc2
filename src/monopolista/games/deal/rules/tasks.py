"""The kinds of task on the agenda of MONOPOLY Deal, and what answers them."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.task_stack import TaskKind

NONE: Final = 0
# Tasks that chance answers.
START: Final = 1
"""The draw for the first turn (DEAL-1)."""
DRAWING: Final = 2
"""A card for ``seat``; ``amount`` cards are still to be drawn, by ``clause``."""
# Automatic.
BEGIN: Final = 3
"""The turn of ``seat`` begins: it draws (DEAL-2)."""
HAND_ON: Final = 4
"""Automatic: the next seat begins its turn."""
# The turn.
TO_PLAY: Final = 5
"""``seat`` plays, rearranges or ends its turn."""
WHOM: Final = 6
"""``seat`` has played multicolour rent ``about`` for ``amount``, and chooses the player who pays (DEAL-10)."""
TO_GIVE: Final = 7
"""``seat`` demands card ``amount`` of ``other`` by Forced Deal ``about``, and chooses a card in exchange (DEAL-14)."""
TO_DISCARD: Final = 8
"""``seat`` has too many cards at the end of its turn (DEAL-2)."""
# Actions against other players: a group of these on top is open all at once.
DUEL: Final = 9
"""Action ``about`` of ``other`` against ``seat``; ``seats`` may say no; ``more`` Just Say No cards were played.

``amount`` is the sum or the card that is demanded; ``low`` is 1 + the card given in exchange (DEAL-15).
"""
TO_PAY: Final = 10
"""``seat`` owes ``amount`` to ``other`` for card ``about`` by ``clause``; it has picked ``more`` so far (DEAL-5)."""

WORDS: Final[dict[int, str]] = {
    number: name.lower().replace("_", "-")
    for name, number in list(globals().items())
    if isinstance(number, int) and name.isupper()
}


@kernel
def is_chance(kind: TaskKind) -> bool:
    """Return whether chance answers a task of this kind."""
    return kind == START or kind == DRAWING


@kernel
def is_against(kind: TaskKind) -> bool:
    """Return whether a task is an action against a seat: those on top of the agenda are open together."""
    return kind == DUEL or kind == TO_PAY
