"""One table of MONOPOLY Deal as agents see it, in plain Python."""

import numpy as np
from numpy.typing import NDArray

from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.learn import actions, fields
from monopolista.games.deal.learn.observe import observe, observe_table
from monopolista.games.deal.learn.space import space_of
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import Game, Offers
from monopolista.games.notation import Action


class DealReading:
    """The numbers of what may be done, and what is seen, at tables of one box."""

    def __init__(self, box: DealBox, seats: int) -> None:
        self._pack = box.pack
        self._space = space_of(box.pack)
        self._offers = Offers()
        self._mask = np.zeros(actions.ACTIONS, np.int8)
        self._printed = np.zeros(fields.LENGTH, np.float32)
        observe_table(self._pack, seats, self._printed)

    def admitted(self, state: Game, seat: int) -> list[int]:
        """Return the numbers of what a seat may do, the lowest first."""
        list_offers(self._pack, state, seat, self._offers)
        actions.write_mask(self._space, self._pack, state.seats, seat, self._offers, self._mask)
        return np.flatnonzero(self._mask).tolist()

    def action(self, state: Game, seat: int, number: int) -> Action:
        """Return what a number stands for that is admitted."""
        answer = Answer()
        actions.read_action(self._space, self._pack, state.seats, seat, number, answer)
        return Action(answer.verb, answer.subject, answer.amount)

    def seen(self, state: Game, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees: what lies open and its own hand, shape (length,)."""
        row = self._printed.copy()
        observe(self._space, self._pack, state, state.hands[seat], seat, row)
        return row
