"""A local copy of a game from the steps that a seat is allowed to see."""

from collections.abc import Sequence

from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.views import View
from monopolista.history import TOOK_BACK
from monopolista.protocol.server_messages import RoomView, StepView
from monopolista.table import Table


class MirrorError(MonopolistaError):
    """Steps that lead to another position than the server's."""


class TableMirror:
    """A table that follows another; hidden cards are determinized.

    Parameters
    ----------
    room : RoomView
        Room of the game.
    own : sequence of int
        Seats whose cards are known.

    Raises
    ------
    EditionError
        If this program does not know the edition.
    """

    def __init__(self, room: RoomView, own: Sequence[int]) -> None:
        """Set up the table of a room."""
        self.game = room.game
        self._room = room
        self._own = own
        """Seats whose cards are known."""
        self.steps: list[StepView] = []
        """All steps, including undone ones and undos."""
        self._counted: list[int] = []
        self.table = self._new_table()

    def _new_table(self) -> Table:
        room = self._room
        names = tuple(seat.name for seat in room.seats)
        return Table(room.edition, len(room.seats), chance=None, options=room.options, names=names)

    def apply_steps(self, steps: Sequence[StepView], view: View) -> None:
        """Apply further steps.

        Parameters
        ----------
        steps : sequence of StepView
            Steps that follow the known ones.
        view : View
            Public information after them, from the server.

        Raises
        ------
        MirrorError
            If the steps lead to another view.
        """
        for step in steps:
            back = next((event for event in step.facts if event[0] == TOOK_BACK), None)
            if back is None:
                self.table.apply_observed(step.seat, step.action, self._own)
                self._counted.append(len(self.steps))
            else:
                self._undo_to(to=back[3])
            self.steps.append(step)
        if not self.table.agrees(view):
            raise MirrorError(
                "the server plays by rules that this version does not know:"
                " install the version of monopolista that the server has"
            )

    def _undo_to(self, to: int) -> None:
        """Return to the position before a step, by replaying the steps that still count at a new table."""
        del self._counted[self._counted.index(to) :]
        self.table = self._new_table()
        for number in self._counted:
            step = self.steps[number]
            self.table.apply_observed(step.seat, step.action, self._own)
