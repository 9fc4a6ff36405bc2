"""Proxy bids: secret limits of seats, within which the server bids for them (AUC-3)."""

from monopolista.games.common.notation import Action
from monopolista.server.storage.base import ProxyBidRow
from monopolista.table import Table


class ProxyBids:
    """The bid limits of one auction."""

    def __init__(self) -> None:
        self._auction = -1
        self._sums: dict[int, int] = {}

    def set(self, row: ProxyBidRow) -> None:
        """Set the limit of a seat, 0 to withdraw it; discard the limits of an earlier auction."""
        if row.auction != self._auction:
            self._auction, self._sums = row.auction, {}
        self._sums[row.seat] = row.amount

    def of(self, seat: int, auction: int) -> int:
        """Return a seat's limit in an auction, 0 where it has none."""
        return self._sums.get(seat, 0) if auction == self._auction else 0

    def bid(self, table: Table, seat: int, auction: int) -> Action | None:
        """Return the lowest bid that exceeds the other limits, or the seat's own limit; None where it has none."""
        own = self.of(seat, auction)
        offer = (
            next((one for one in table.offers(seat) if one.verb == table.rules.late_commands.bids), None)
            if own
            else None
        )
        if offer is None or min(own, offer.high) < offer.low:
            return None
        others = [limit for other, limit in self._sums.items() if other != seat and self._holds(table, other, limit)]
        return table.game.parse(f"{offer.verb} {min(own, offer.high, max([offer.low, *others]))}")

    def _holds(self, table: Table, seat: int, limit: int) -> bool:
        """Return whether a seat is still in the auction and can pay its limit."""
        return limit > 0 and table.refusal_up_to(seat, limit) == ""
