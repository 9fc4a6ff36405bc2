"""A bot in three lines: it stays in jail as long as it may, and leaves everything else to ``regular``."""

from monopolista.games.classic.presentation.view import TableView
from monopolista.games.interface.views import OfferView


def decide(view: TableView, seat: int, offers: list[OfferView]) -> str | None:
    """Roll in jail rather than pay."""
    rolls = [offer for offer in offers if offer.verb == "roll"]
    return rolls[0].action() if view.players[seat].jailed and rolls else None
