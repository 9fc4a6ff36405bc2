"""The table as a seat may know it: all that it was told, repeated at a table of its own."""

from collections.abc import Sequence

from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.views import View
from monopolista.history import TOOK_BACK
from monopolista.protocol.server_messages import RoomView, StepView
from monopolista.table import Table


class MirrorError(MonopolistaError):
    """What was told leads elsewhere than where the server is."""


class TableMirror:
    """A table that follows another by the steps that are told of it; what nobody told lies nowhere on it."""

    def __init__(self, room: RoomView, own: Sequence[int]) -> None:
        """Lay the box of a room; raise EditionError where it is one that this program does not know."""
        self.game = room.game
        self._room = room
        self._own = own
        """The seats whose cards are told."""
        self.steps: list[StepView] = []
        """All that were told, what was taken back and the take-backs too."""
        self._kept: list[int] = []
        self.table = self._laid()

    def _laid(self) -> Table:
        room = self._room
        names = tuple(seat.name for seat in room.seats)
        return Table(room.edition, len(room.seats), chance=None, options=room.options, names=names)

    def hear(self, steps: Sequence[StepView], view: View) -> None:
        """Repeat the steps that follow on those that are known, and lead to a view; raise Astray where they do not."""
        for step in steps:
            back = next((fact for fact in step.facts if fact[0] == TOOK_BACK), None)
            if back is None:
                self.table.apply_observed(step.seat, step.action, self._own)
                self._kept.append(len(self.steps))
            else:
                self._go_back(to=back[3])
            self.steps.append(step)
        if not self.table.agrees(view):
            raise MirrorError(
                "the table there is played by other rules than this program knows: use the same monopolista"
            )

    def _go_back(self, to: int) -> None:
        """Be where one was before a step: all that still counts is repeated at a fresh table."""
        del self._kept[self._kept.index(to) :]
        self.table = self._laid()
        for number in self._kept:
            step = self.steps[number]
            self.table.apply_observed(step.seat, step.action, self._own)
