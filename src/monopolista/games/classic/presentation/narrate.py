"""Events as sentences in the reader's language; the browser shows the same sentences."""

from collections.abc import Sequence

import msgspec

from monopolista.engine.events import Event
from monopolista.engine.seats import BANK, POT, Seat
from monopolista.games.classic.actions.notation import Terms, parse, terms_in
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.cards import USUAL_NAMES
from monopolista.games.classic.editions.schema import Deck
from monopolista.games.classic.presentation.group_names import own_name
from monopolista.games.classic.rules import clauses, events
from monopolista.games.classic.rules.records import Square
from monopolista.games.common.wording import in_sentence, money, printed_name, seat_name
from monopolista.games.interface.rules_adapter import Step
from monopolista.locales import has, notes, say

_DICE = (events.START_ROLLED, events.ROLLED)
_CARDS = (events.DREW, events.CARD_KEPT, events.CARD_RETURNED, events.CARD_PASSED)
_SCARCE = (events.SHORTAGE, events.WANTED, events.WAIVED)
_BUS = 4
"""The face of the Speedy die after its numbers 1 to 3; those after it are Mr. Monopoly (SPEED-2)."""
_PLUS = "\u00a0+\u00a0"
"""Without a place where a line may break."""
_PARTIES = {BANK: "bank", POT: "pot"}
_OTHER_IS_NO_PARTY = (*_SCARCE, events.ROLLED, events.MOVED, events.SOLD)
_SEAT_IS_NO_PARTY = (events.TIME_UP,)
_NO_SQUARE = (events.PROPOSED, events.ACCEPTED, events.REFUSED, events.WITHDRAWN, events.VOIDED)


def narrate(box: Box, names: Sequence[str], step: Step, language: str) -> list[str]:
    """Return the sentences that describe a step, without events that repeat another one of the step."""
    proposed = terms_in(parse(step.action)) if step.action else None
    narrated = [event for event in step.events if "echo" not in notes(message(event, language), language)]
    return [
        sentence(box, names, event, language, _agreed(step, event) if event.kind == events.ACCEPTED else proposed)
        for event in narrated
    ]


def sentence(box: Box, names: Sequence[str], event: Event, language: str, terms: Terms | None = None) -> str:
    """Return an event as a sentence; ``terms`` are the terms of a proposal or of an accepted trade."""
    scarce = _is_scarce(event)
    party = event.kind not in _OTHER_IS_NO_PARTY and not scarce
    return say(
        message(event, language),
        language,
        seat="" if event.kind in _SEAT_IS_NO_PARTY else _name(names, event.seat, language),
        other=_name(names, event.other, language) if party else "",
        subject=_subject(box, event, language),
        amount=money(event.amount, box.file.currency, language),
        number=event.other if scarce else event.amount,
        clause=clauses.NAMES[event.clause],
        terms=_terms(box, terms, language),
    )


def message(event: Event, language: str) -> str:
    """Return the id of the sentence of an event: the one for its clause, or the one for its kind."""
    plain = f"fact-{events.WORDS[event.kind]}"
    special = f"{plain}-{clauses.NAMES[event.clause].lower()}"
    return special if has(special, language) else plain


def square_name(box: Box, square: Square, language: str) -> str:
    """Return the name of a square in the reader's language, or in the language of the edition if it has no other."""
    return printed_name(box, box.file.squares[square].name, language)


def square_in_text(box: Box, square: Square, language: str) -> str:
    """Return the name of a square as a sentence has it: without the exclamation mark of the board.

    Deeds are proper names in every language. The names of other squares are in quotation marks where the reader's
    language has none for them.
    """
    name, names = square_name(box, square, language).rstrip("!"), box.file.squares[square].name
    return name if box.file.squares[square].price > 0 else in_sentence(name, names, language)


def card_text(box: Box, card: int, language: str) -> str:
    """Return the text of a card."""
    printed = box.cards[card]
    if printed.text is not msgspec.UNSET:
        return printed_name(box, printed.text, language)
    to_square = printed.effect in ("advance", "back-to")
    return say(
        f"card-{printed.key}",
        language,
        amount=money(printed.amount, box.file.currency, language),
        second=money(printed.second, box.file.currency, language),
        factor=printed.amount,
        square=square_in_text(box, printed.amount, language) if to_square else "",
        deck=_deck_in_text(box, "chest" if printed.deck == "chance" else "chance", language),
        go=_own_name(box, "go", language),
        jail=_own_name(box, "jail", language),
        station=own_name(box, "station", language),
        company=own_name(box, "company", language),
    )


def _own_name(box: Box, kind: str, language: str) -> str:
    """Return what a board calls its GO or its jail, or ``usual`` where texts have a word for it."""
    place = next(number for number, square in enumerate(box.file.squares) if square.kind == kind)
    name = square_name(box, place, language).partition(" / ")[0].rstrip("!")
    if name.casefold() in USUAL_NAMES[kind]:
        return "usual"
    return in_sentence(name, box.file.squares[place].name, language)


def _deck_in_text(box: Box, deck: Deck, language: str) -> str:
    return in_sentence(deck_name(box, deck, language), box.file.decks.names[deck], language)


def deck_name(box: Box, deck: Deck, language: str) -> str:
    """Return the name of a deck in the reader's language, or in the language of the edition if it has no other."""
    return printed_name(box, box.file.decks.names[deck], language)


def _is_scarce(event: Event) -> bool:
    """Say whether an event's ``other`` is a scarce building (BLD-6)."""
    return event.kind in _SCARCE or (event.kind == events.AUCTION_OPENED and event.subject < 0)


def _name(names: Sequence[str], seat: Seat, language: str) -> str:
    if seat in _PARTIES:
        return say(_PARTIES[seat], language)
    return seat_name(names, seat, language)


def _subject(box: Box, event: Event, language: str) -> str:
    if event.kind in _DICE:
        return _dice(event.subject, language)
    if event.kind in _CARDS or (event.kind in (events.PAID, events.OWES) and event.clause == clauses.CARD_1):
        return card_text(box, event.subject, language)
    if event.subject < 0 or event.kind in _NO_SQUARE:
        return ""
    return square_in_text(box, event.subject, language)


def _dice(lie: int, language: str) -> str:
    """Return "5 + 3" on one line, and the Speedy die behind where it was rolled."""
    white = f"{lie // 10 % 10}{_PLUS}{lie % 10}"
    face = lie // 100
    if face == 0:
        return white
    return f"{white}{_PLUS}{face if face < _BUS else say('die-bus' if face == _BUS else 'die-mister', language)}"


def _terms(box: Box, terms: Terms | None, language: str) -> str:
    if terms is None:
        return say("terms-unknown", language)
    gives = _goods(box, terms.gives, len(terms.gives_cards), terms.money, language)
    gets = _goods(box, terms.gets, len(terms.gets_cards), -terms.money, language)
    if terms.clears:
        debt = say("terms-debt", language, amount=money(terms.clears, box.file.currency, language))
        (gets if terms.gives else gives).append(debt)  # deeds go against it, so the other side lets it off (DEBT-2)
    return say("terms", language, gives=_listed(gives, language), gets=_listed(gets, language))


def _agreed(step: Step, accepted: Event) -> Terms:
    """Return the terms of a trade, from the maker's side, by what changed hands in its step."""

    def passed(kind: int, giver: Seat) -> list[Event]:
        by_trade = [event for event in step.events if event.clause == clauses.TRADE_1]
        return [event for event in by_trade if event.kind == kind and event.seat == giver]

    maker, partner = accepted.other, accepted.seat
    deeds, cards, paid = (
        [passed(kind, giver) for giver in (maker, partner)]
        for kind in (events.DEED_PASSED, events.CARD_PASSED, events.PAID)
    )
    gives, gets = (tuple(event.subject for event in some) for some in deeds)
    gives_cards, gets_cards = (tuple(event.subject for event in some) for some in cards)
    by_maker, by_partner = (sum(event.amount for event in some) for some in paid)
    clears = sum(event.amount for event in step.events if event.kind == events.CLEARED)
    return Terms(partner, gives, gets, gives_cards, gets_cards, by_maker - by_partner, clears=clears)


def _goods(box: Box, squares: Sequence[int], cards: int, paid: int, language: str) -> list[str]:
    goods = [square_name(box, square, language) for square in squares]
    goods += [say("terms-jail-cards", language, number=cards)] if cards else []
    return goods + ([money(paid, box.file.currency, language)] if paid > 0 else [])


def _listed(goods: Sequence[str], language: str) -> str:
    """Return "Via Roma, Corso Impero and M 100"."""
    if not goods:
        return say("terms-nothing", language)
    *first, last = goods
    if not first:
        return last
    listed = first[0]
    for good in first[1:]:
        listed = say("terms-comma", language, first=listed, last=good)
    return say("terms-and", language, first=listed, last=last)
