"""The odds of the board as numbers for programs, or as a table for readers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from monopolista.games.classic.editions import Box
from monopolista.games.classic.odds.board import Odds, colour_name, odds_from, square_name, walk_on
from monopolista.games.classic.odds.chain import Walk
from monopolista.games.classic.odds.rents import Holding
from monopolista.games.classic.odds.view import ClassicOddsView, view_odds

_JAIL: Final = "jail"
_WAYS: Final[Mapping[str, tuple[str, ...]]] = {_JAIL: ("leave", "stay")}


class BoardOdds:
    """Computes the odds of an edition."""

    ways: Mapping[str, tuple[str, ...]] = {_JAIL: ("leave", "stay")}

    def of(self, box: Box, ways: Mapping[str, str]) -> "BoxOdds":
        """Compute the odds of an edition for players who leave jail at once or stay, or raise OddsError."""
        stay = ways[_JAIL] == "stay"
        walked = walk_on(box, stay=stay)
        return BoxOdds(box, odds_from(box, walked, stay=stay), walked, stay=stay)


@dataclass(frozen=True)
class BoxOdds:
    """The odds of an edition."""

    box: Box
    odds: Odds
    walked: Walk
    stay: bool

    def view(self) -> ClassicOddsView:
        """Return the odds for a screen."""
        return view_odds(self.box, self.odds, self.walked, stay=self.stay)

    def data(self) -> Odds:
        """Return all odds."""
        return self.odds

    def rows(self) -> Iterator[tuple[object, ...]]:
        """Yield the share of each square, the header first."""
        yield "square", "name", "share"
        for one in self.odds.squares:
            yield one.square, one.name, f"{one.share:.6f}"

    def lines(self) -> Iterator[str]:
        """Yield the lines of a text table of squares, deeds and colours."""
        odds = self.odds
        yield f"{odds.edition}, jail: {odds.jail}, {odds.rolls_per_turn:.4f} rolls in a turn"
        yield from odds.assumed
        yield ""
        yield f"{'square':>6}  {'name':32} {'% of rolls end here':>19} {'visits per turn':>15}"
        for one in odds.squares:
            yield f"{one.square:>6}  {one.name:32.32} {one.share:19.4f} {one.visits:15.4f}"
        for title, holdings in (("deed", odds.deeds), ("colour", odds.colours)):
            yield ""
            yield f"{title:32} {'held':20} {'cost':>7} {'rent per turn':>13} {'paid back after':>20}"
            for one in holdings:
                name = square_name(self.box, one.squares[0]) if title == "deed" else colour_name(one.colour)
                held, back = _held(self.box, one), _pay_back(one)
                yield f"{name:32.32} {held:20} {one.cost:7} {one.rent:13.2f} {back:>20}"


def _held(box: Box, one: Holding) -> str:
    """Say in words how many of a colour are owned and what stands on them."""
    edition = box.edition
    if one.buildings > edition.hotel_after:
        return "hotel"
    if one.buildings > 0:
        return f"{one.buildings} house{'s' if one.buildings > 1 else ''}"
    if one.owned == edition.size[one.colour]:
        return f"all {one.owned}"
    return f"{one.owned} of {edition.size[one.colour]}"


def _pay_back(one: Holding) -> str:
    """Say after how many opponents' turns and rolls a price has come back."""
    if one.turns is None or one.rolls is None:
        return "never"
    return f"{one.turns:.0f} turns, {one.rolls:.0f} rolls"


BOARD_ODDS = BoardOdds()
