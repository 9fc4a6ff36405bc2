"""A bot in three lines: it stays in jail as long as it may, and leaves everything else to ``regular``."""

from monopolista.games.classic.presentation.view import TableView
from monopolista.games.interface.views import OfferView


def decide(view: TableView, seat: int, offers: list[OfferView]) -> str | None:
    """Roll in jail rather than pay."""
    words = {offer.verb for offer in offers}
    return "roll" if view.players[seat].jailed and "roll" in words else None
