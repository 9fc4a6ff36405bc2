"""Two answers to one decision, of which one is better, and the public numbers that explain it."""

from dataclasses import dataclass
from typing import Final

from monopolista.engine.records import copy
from monopolista.engine.seats import BANK, Seat
from monopolista.games.classic.editions import Box
from monopolista.games.classic.rules.movement import collects
from monopolista.games.classic.rules.property.rent import company_factor, rent_due
from monopolista.games.classic.rules.records import COMPANY, MEMBERS, SQUARES, Colour, Edition, Game, Money, Square
from monopolista.games.classic.rules_adapter import ClassicRulesAdapter
from monopolista.games.common.notation import Action

_ROLL: Final = 7
"""What two dice come to on average, by which a company's rent is reckoned."""


@dataclass(frozen=True)
class Case:
    """Two answers of a seat to compare."""

    law: ClassicRulesAdapter
    state: Game
    seat: Seat
    better: Action | None
    """None for to leave it."""
    given: Action

    @property
    def box(self) -> Box:
        """Return the box that is played."""
        return self.law.box

    @property
    def edition(self) -> Edition:
        """Return what it says."""
        return self.law.box.edition

    @property
    def verb(self) -> int | None:
        """Return the verb of the better answer, None for to leave it."""
        return None if self.better is None else self.better.verb

    def after(self, action: Action) -> Game:
        """Return the position after an answer."""
        after = copy(self.state)
        self.law.apply(after, self.seat, action)
        return after

    def rents(self, state: Game) -> Money:
        """Return what all squares of the seat cost the players who land there, together."""
        return sum(rent_at(self.edition, state, one) for one in range(SQUARES) if state.owner[one] == self.seat)

    def loses(self, action: Action) -> Money:
        """Return by how much an answer lowers those rents."""
        return self.rents(self.state) - self.rents(self.after(action))

    def asked_at(self, square: Square) -> Money:
        """Return the rent that another player asks of the seat on a square; 0 for none."""
        owner = self.state.owner[square]
        if owner in (BANK, self.seat) or not collects(self.edition, self.state, owner):
            return 0
        return rent_at(self.edition, self.state, square)


def rent_at(edition: Edition, state: Game, square: Square) -> Money:
    """Return the rent of a square as things stand, 0 where there is none."""
    if state.owner[square] == BANK or state.mortgaged[square]:
        return 0
    if edition.kind[square] == COMPANY:
        return company_factor(edition, state, square) * _ROLL
    return rent_due(edition, state, square)


def members_of(edition: Edition, colour: Colour) -> list[Square]:
    """Return the squares of a colour."""
    return edition.members[colour * MEMBERS : colour * MEMBERS + edition.size[colour]]
