"""Descriptions of actions in English, for programmers."""

from collections.abc import Iterable
from typing import Final

from monopolista.games.classic.actions.notation import Terms, terms_in
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.schema import DECKS
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.records import CARDS, JAIL_CARDS, SQUARES
from monopolista.games.common.notation import Action

_SUBJECTS: Final[dict[int, str]] = {
    **dict.fromkeys((verbs.BUILD, verbs.SELL, verbs.PLACE), "on {square}"),
    **dict.fromkeys((verbs.MORTGAGE, verbs.REDEEM, verbs.KEEP, verbs.DEALT, verbs.GIVE, verbs.GET), "{square}"),
    verbs.ASK: "for the rent of {square}",
    verbs.GO: "to {square}",
    verbs.DEAL: "with seat {number}",
    **dict.fromkeys((verbs.IGNORE, verbs.HEAR), "seat {number}"),
    **dict.fromkeys((verbs.COUNTER, verbs.ACCEPT, verbs.REFUSE, verbs.WITHDRAW), "proposal {number}"),
    **dict.fromkeys((verbs.CARD, verbs.GIVE_CARD, verbs.GET_CARD), "{jail_card}"),
    verbs.RIDE: "{ride}",
    verbs.DRAW: "{card}",
}
"""What the number after a verb says."""
_RIDES: Final = {1: "by the first die", 2: "by the second die", 3: "by both dice"}


def meaning(box: Box, action: Action) -> str:
    """Return what an action says: its verb, and what its numbers stand for.

    >>> from monopolista.games.classic.editions import load
    >>> from monopolista.games.classic.actions.notation import parse
    >>> meaning(load("uk"), parse("propose 2 give 1 get 39 money 50"))
    'propose to seat 2: give Old Kent Road (square 1), get Mayfair (square 39), pay 50'
    """
    word, terms = verbs.WORDS[action.verb], terms_in(action)
    if terms is not None:
        return f"{word} to seat {terms.partner}: {', '.join(_terms(box, terms))}"
    if action.verb == verbs.ROLL and action.subject:
        third = f", {action.amount // 10} with the Speedy die" if action.amount >= 10 else ""
        return f"{word} {action.subject} and {action.amount % 10}{third}"
    if verbs.takes_amount(action.verb):
        return f"{word} {action.amount}"
    phrase = _SUBJECTS.get(action.verb)
    return word if phrase is None else f"{word} {_named(box, phrase, action.subject)}"


def _named(box: Box, phrase: str, number: int) -> str:
    return phrase.format(
        number=number,
        square=_square(box, number),
        jail_card=_jail_card(box, number),
        ride=_RIDES.get(number, f"{number}, which there is not"),
        card=f"{box.cards[number].key} (card {number})" if number in range(len(box.cards)) else f"card {number}",
    )


def _square(box: Box, number: int) -> str:
    if number not in range(SQUARES):
        return f"square {number}, which there is not"
    return f"{box.file.squares[number].name[box.file.language]} (square {number})"


def _jail_card(box: Box, number: int) -> str:
    card = box.edition.jail_cards[number] if number in range(JAIL_CARDS) else -1
    deck = f" of the {DECKS[card // CARDS]} cards" if card >= 0 else ", which there is not"
    return f"jail card {number}{deck}"


def _terms(box: Box, terms: Terms) -> Iterable[str]:
    for word, squares, cards in (("give", terms.gives, terms.gives_cards), ("get", terms.gets, terms.gets_cards)):
        yield from (f"{word} {_square(box, square)}" for square in squares)
        yield from (f"{word} {_jail_card(box, card)}" for card in cards)
    if terms.money:
        yield f"pay {terms.money}" if terms.money > 0 else f"be paid {-terms.money}"
    if terms.clears:
        yield f"with {terms.clears} of the debt paid by it"
    if terms.counters:
        yield f"instead of proposal {terms.counters}"
