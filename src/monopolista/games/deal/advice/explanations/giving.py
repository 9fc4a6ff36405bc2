"""What is paid with, given in exchange, and discarded."""

from collections.abc import Iterator

from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.deal.advice.explanations.case import Case, of_colour, of_set
from monopolista.games.deal.effects.action_effects import to_lay_in
from monopolista.games.deal.rules import verbs
from monopolista.games.deal.rules.payment import payment_place
from monopolista.games.deal.rules.records import BANKED, COLOURS, LAID, MONEY, SETS_EACH, Card
from monopolista.games.deal.rules.sets import NO_SET, is_property, place_for, rent_of, stands_for
from monopolista.games.deal.rules.zones import take_up
from monopolista.games.interface.views import Reason


def why(case: Case) -> Reason | None:
    """Return what parting with one card harms less than parting with another."""
    match case.verbs:
        case (verbs.PICK, verbs.PICK):
            return _of_payment(case)
        case (verbs.GIVE, verbs.GIVE):
            receiver = case.state.agenda[case.state.depth - 1].other
            return _helping(case, receiver)
        case (verbs.DISCARD, verbs.DISCARD):
            return _of_discards(case)
        case _:
            return None


def _of_payment(case: Case) -> Reason | None:
    task = case.state.agenda[payment_place(case.state, case.seat)]
    lost, kept = case.effect(case.given).breaks, case.effect(case.better).breaks
    if lost not in (NO_SET, kept) and not _is_picked_from(case, lost):
        return of_set("deal-keeps-set", lost)
    helped = _helping(case, task.other)
    if helped is not None:
        return helped
    zones = case.state.zone[case.better.subject], case.state.zone[case.given.subject]
    if zones == (BANKED, LAID):
        return Reason("deal-keeps-property")
    if zones == (LAID, LAID) and _rent_lost(case, case.better) < _rent_lost(case, case.given):
        return Reason("deal-less-rent")
    left = task.amount - task.more
    over = [max(0, case.value(one) - left) for one in (case.better, case.given)]
    return Reason("deal-overpays") if over[0] < over[1] else None


def _rent_lost(case: Case, action: Action) -> int:
    """Return by how much the rent of a set falls without one of its cards."""
    series, trial = case.state.at[action.subject], to_lay_in(case.state)
    take_up(case.pack, trial, action.subject)
    rents = (rent_of(case.pack, one, case.seat, series) for one in (case.state, trial))
    return next(rents) - next(rents)


def _is_picked_from(case: Case, series: int) -> bool:
    """Say whether a card of a set is to be paid with already."""
    own = (one for one, picked in enumerate(case.state.picked) if picked and case.state.holder[one] == case.seat)
    return any(case.state.zone[one] == LAID and case.state.at[one] == series for one in own)


def _helping(case: Case, receiver: Seat) -> Reason | None:
    """Return whether the other card would complete a set of its new owner."""
    helped = _helped(case, case.given, receiver)
    if helped == NO_SET or helped == _helped(case, case.better, receiver):
        return None
    return of_colour("deal-helps", helped)


def _helped(case: Case, action: Action, receiver: Seat) -> int:
    """Return the colour that a card laid before the seat would complete for another, NO_SET for none."""
    card = action.subject
    colour = case.state.at[card] // SETS_EACH
    helps = case.state.zone[card] == LAID and case.would_complete(receiver, card, colour)
    return colour if helps else NO_SET


def _of_discards(case: Case) -> Reason | None:
    """Return of what use the other card still is."""
    better, given = case.better.subject, case.given.subject
    for word, fits in (("deal-needed", _completed), ("deal-fits", _joined)):
        own = set(fits(case, better))
        found = next((colour for colour in fits(case, given) if colour not in own), None)
        if found is not None and not own:
            return of_colour(word, found)
    money = case.kind(case.better) == MONEY == case.kind(case.given)
    return Reason("deal-smaller") if money and case.value(case.better) < case.value(case.given) else None


def _completed(case: Case, card: Card) -> Iterator[int]:
    """Yield the colours of which a card of the hand would complete a set."""
    if is_property(case.pack, card):
        fitting = (colour for colour in range(COLOURS) if stands_for(case.pack, card, colour))
        yield from (colour for colour in fitting if case.would_complete(case.seat, card, colour))


def _joined(case: Case, card: Card) -> Iterator[int]:
    """Yield the colours of which a card of the hand would join a set that is begun."""
    if not is_property(case.pack, card):
        return
    for colour in range(COLOURS):
        series = place_for(case.pack, case.state, case.seat, colour)
        begun = series != NO_SET and case.state.players[case.seat].count[series] > 0
        if begun and stands_for(case.pack, card, colour):
            yield colour
