"""Custom bots, valid and otherwise."""

from typing import Any

from monopolista.engine.jit import kernel
from monopolista.games.classic.presentation.view import TableView
from monopolista.games.classic.rules import verbs
from monopolista.games.interface.views import OfferView


def hasty(view: TableView, seat: int, offers: list[OfferView]) -> str | None:
    """Roll in jail rather than pay."""
    return "roll" if view.players[seat].jailed and any(offer.verb == "roll" for offer in offers) else None


def trader(view: TableView, seat: int, offers: list[OfferView]) -> str | None:
    """Give away its first deed to who can pay for houses too and so never refuses it; leave the rest to ``regular``."""
    mine = [square for square, owner in enumerate(view.owner) if owner == seat and not view.bound[square]]
    partner = (seat + 1) % len(view.players)
    may = any(offer.verb == "deal" and offer.subject == partner for offer in offers)
    rich = view.players[partner].cash >= 1000
    if mine and may and rich and view.turn == seat and not view.trades and view.players[seat].square % 3 == 0:
        return f"propose {partner} give {mine[0]} money -1"
    return None


def cheat(view: TableView, seat: int, offers: list[OfferView]) -> str | None:
    """Build where nothing can be built."""
    return "build 39"


def babbler(view: TableView, seat: int, offers: list[OfferView]) -> str | None:
    """Say what is no action."""
    return "please"


def breaker(view: TableView, seat: int, offers: list[OfferView]) -> str | None:
    """Fail."""
    raise IndexError("no such thing")


def wrong(view: TableView, offers: list[OfferView]) -> str | None:
    """Expect to be asked otherwise."""
    return None


nothing = 7


@kernel
def lazy(edition: Any, seen: Any, seat: int, stream: Any, answer: Any) -> None:
    """Say nothing, which is no action."""
    answer.verb = verbs.NOTHING
    answer.subject = 0
    answer.amount = 0
    answer.trade[0].partner = -1


@kernel
def lost(edition: Any, seen: Any, seat: int, stream: Any, answer: Any) -> None:
    """Build beyond the board."""
    lazy(edition, seen, seat, stream, answer)
    answer.verb = verbs.BUILD
    answer.subject = 4000
