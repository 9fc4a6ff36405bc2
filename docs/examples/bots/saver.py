"""A bot that keeps 300 in hand: it declines what would leave it less, and leaves everything else to ``regular``."""

from monopolista.games.classic.presentation.view import TableView
from monopolista.games.interface.views import OfferView


def decide(view: TableView, seat: int, offers: list[OfferView]) -> str | None:
    """Decline a property that is too expensive."""
    verbs = {offer.verb for offer in offers}
    if "buy" in verbs and view.players[seat].cash - view.questions[0].amount < 300:
        return "decline"
    return None
