"""Events of MONOPOLY Deal as sentences in the reader's language; the browser shows the same sentences."""

from collections.abc import Sequence
from typing import Final

from monopolista.engine.events import Event
from monopolista.engine.seats import Seat
from monopolista.games.common.wording import money, printed_name, seat_name
from monopolista.games.deal.editions import DealBox
from monopolista.games.deal.editions.schema import COLOUR_KEYS
from monopolista.games.deal.presentation.colour_names import colour_name, set_name
from monopolista.games.deal.rules import clauses, events
from monopolista.games.deal.rules.records import Card
from monopolista.games.interface.rules_adapter import Step
from monopolista.locales import has, notes, say

_SETS_EACH: Final = 4
_HIDING: Final = (events.DREW, events.DISCARDED)
_OF_A_SET: Final = (events.LAID, events.MOVED, events.BUILT, events.TOOK, events.TOOK_BUILDING)
"""Events whose amount is the number of a set."""
_BROKEN: Final = ("-to-bank", "-stay", "-discard")


def narrate(box: DealBox, names: Sequence[str], step: Step, language: str) -> list[str]:
    """Return the sentences that describe a step, without events that repeat another one of the step."""
    narrated = [event for event in step.events if "echo" not in notes(message(box, event, language), language)]
    return [sentence(box, names, event, language) for event in narrated]


def sentence(box: DealBox, names: Sequence[str], event: Event, language: str) -> str:
    """Return an event as a sentence; it does not name a hidden card."""
    colour = COLOUR_KEYS[event.amount // _SETS_EACH] if event.kind in _OF_A_SET else None
    swapped = event.kind == events.WANTED and event.amount > 0
    return say(
        message(box, event, language),
        language,
        seat=_name(names, event.seat, language),
        other=_name(names, event.other, language),
        subject=card_name(box, event.subject, language),
        set=set_name(box, colour, language) if colour else "",
        colour=colour_name(box, colour, language) if colour else "",
        given=card_name(box, event.amount - 1, language) if swapped else "",
        amount=money(event.amount, box.file.currency, language),
        number=event.amount,
        clause=clauses.NAMES[event.clause],
    )


def message(box: DealBox, event: Event, language: str) -> str:
    """Return the id of an event's sentence: for its special case, for its kind of card, or for all cards."""
    plain = f"deal-{events.WORDS[event.kind]}"
    special = _special(box, event)
    if special:
        return plain + special
    by_kind = f"{plain}-{box.cards[event.subject].kind}" if event.subject >= 0 else ""
    return by_kind if has(by_kind, language) else plain


def _special(box: DealBox, event: Event) -> str:
    """Return what is special about an event, whatever card it speaks of."""
    if event.subject < 0 and event.kind in _HIDING:
        return "-hidden"
    match event.kind:
        case events.WANTED:
            return "-swap" if event.amount > 0 else "-set" if event.amount < 0 else ""
        case events.SET_BROKEN:
            return _BROKEN[event.amount]
        case events.DISCARDED:
            return "-under" if event.amount == 1 else ""
        case events.PICKED:
            return "-back" if event.amount == 0 else ""
        case events.WON:
            return "-left" if event.amount < box.pack.sets_to_win else ""
        case _:
            return ""


def card_name(box: DealBox, card: Card, language: str) -> str:
    """Return the name of a card: its printed name or the name of its kind; empty for a hidden card."""
    if card < 0:
        return ""
    printed = box.cards[card]
    if printed.name is not None:
        return printed_name(box, printed.name, language)
    first, second = (*printed.colours, None, None)[:2] if len(printed.colours) == 2 else (None, None)
    return say(
        f"deal-card-{printed.kind}",
        language,
        amount=money(printed.value, box.file.currency, language),
        colour=colour_name(box, first, language) if first else "",
        second=colour_name(box, second, language) if second else "",
    )


def _name(names: Sequence[str], seat: Seat, language: str) -> str:
    return seat_name(names, seat, language) if seat >= 0 else ""
