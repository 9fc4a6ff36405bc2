"""One table of the classic game as agents see it, in plain Python."""

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.episodes import Episode
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.editions import Box
from monopolista.games.classic.learn import actions, fields
from monopolista.games.classic.learn.observe import observe, observe_printed
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Game, Offers
from monopolista.games.notation import Action


class ClassicReading:
    """The numbers of what may be done, and what is seen, at tables of one box."""

    def __init__(self, box: Box, seats: int) -> None:
        self._edition = box.edition
        self._last_turn = box.options.turns or 0
        self._offers = Offers()
        self._mask = np.zeros(actions.ACTIONS, np.int8)
        self._printed = np.zeros(fields.LENGTH, np.float32)
        observe_printed(self._edition, seats, self._printed)

    def admitted(self, state: Game, seat: int) -> list[int]:
        """Return the numbers of what a seat may do, the lowest first."""
        list_offers(self._edition, state, seat, self._offers)
        actions.write_mask(self._edition, state, seat, self._offers, self._mask)
        return np.flatnonzero(self._mask).tolist()

    def action(self, state: Game, seat: int, number: int) -> Action:
        """Return what a number stands for that is admitted."""
        answer = Answer()
        actions.read_action(self._edition, state, seat, number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def seen(self, state: Game, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees, shape (length,)."""
        row = self._printed.copy()
        observe(self._edition, state, state.drafts[seat], seat, self._last_turn, Episode().shown, row)
        return row
