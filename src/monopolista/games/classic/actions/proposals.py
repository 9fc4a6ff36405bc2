"""A proposal stated whole: what it says, and how it is laid into a seat's draft, where the rules read it."""

from monopolista.engine.seats import Seat, members
from monopolista.games.classic.actions.notation import Terms
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.squares import squares_of
from monopolista.games.classic.rules import trade
from monopolista.games.classic.rules.records import DEEDS, Game, Trade


def terms_of(box: Box, draft: Trade) -> Terms:
    """Return a trade's terms in the notation's words."""
    return Terms(
        partner=draft.partner,
        gives=tuple(squares_of(box.edition, draft.gives)),
        gets=tuple(squares_of(box.edition, draft.gets)),
        gives_cards=tuple(members(draft.gives_cards)),
        gets_cards=tuple(members(draft.gets_cards)),
        money=draft.money,
        counters=draft.counters,
        clears=draft.clears,
    )


def draft_terms(box: Box, game: Game, seat: Seat, terms: Terms) -> bool:
    """Write a whole proposal into a seat's draft; say whether its terms name deeds and cards that exist."""
    deeds = {box.edition.square[deed]: deed for deed in range(DEEDS)}
    known = all(square in deeds for square in (*terms.gives, *terms.gets))
    if not known or not all(0 <= card < 4 for card in (*terms.gives_cards, *terms.gets_cards)):
        return False
    if any(len(set(named)) < len(named) for named in (terms.gives, terms.gets, terms.gives_cards, terms.gets_cards)):
        return False
    if not 0 <= seat < game.seats:
        return False
    draft = game.drafts[seat]
    trade.clear_trade(draft)
    draft.maker = seat
    draft.partner = terms.partner
    draft.gives = sum(1 << deeds[square] for square in terms.gives)
    draft.gets = sum(1 << deeds[square] for square in terms.gets)
    draft.gives_cards = sum(1 << card for card in terms.gives_cards)
    draft.gets_cards = sum(1 << card for card in terms.gets_cards)
    draft.money = terms.money
    draft.counters = terms.counters
    draft.clears = terms.clears
    return True
